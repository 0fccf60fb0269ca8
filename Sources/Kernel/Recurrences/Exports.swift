// SPDX-License-Identifier: Apache-2.0

// One import is enough: the days and times that stand in this module's signatures come with it.
@_exported public import LudusCore
