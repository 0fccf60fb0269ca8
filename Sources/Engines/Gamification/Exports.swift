// SPDX-License-Identifier: Apache-2.0

// One import is enough: the modules whose types stand in this module's signatures come with it, and
// so do the dates, calendars and the JSON of Foundation.
@_exported public import LudusCore
@_exported public import LudusFoundation
@_exported public import PlayerProgress
@_exported public import Recurrences
@_exported public import SharedHistories
