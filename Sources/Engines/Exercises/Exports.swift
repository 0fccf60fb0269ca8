// SPDX-License-Identifier: Apache-2.0

// One import is enough: the modules whose types stand in this module's signatures come with it, and
// so do the dates and the JSON of Foundation.
@_exported public import AnswerMatching
@_exported public import EnglishSpelling
@_exported public import FrenchSpelling
@_exported public import GermanSpelling
@_exported public import LudusCore
@_exported public import LudusFoundation
@_exported public import Spelling
