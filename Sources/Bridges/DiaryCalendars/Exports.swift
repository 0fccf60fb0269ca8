// SPDX-License-Identifier: Apache-2.0

// One import is enough: the diary and the calendar files that this module turns into each other
// come with it.
@_exported public import ICalendar
@_exported public import LearningDiary
