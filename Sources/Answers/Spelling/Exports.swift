// SPDX-License-Identifier: Apache-2.0

// One import is enough: the modules whose types stand in this module's signatures come with it.
@_exported public import AnswerMatching
@_exported public import LudusCore
