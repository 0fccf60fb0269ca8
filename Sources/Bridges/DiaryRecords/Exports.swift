// SPDX-License-Identifier: Apache-2.0

// One import is enough: the records and what they are made of come with it.
@_exported public import Gamification
@_exported public import LearningDiary
@_exported public import LearningRecords
