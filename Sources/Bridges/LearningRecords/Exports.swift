// SPDX-License-Identifier: Apache-2.0

// One import is enough: the values that records are made of and the diagnostics of files come with it.
@_exported public import Exercises
@_exported public import Gamification
@_exported public import Interchange
@_exported public import LearningDiary
@_exported public import LudusCore
@_exported public import PinLabels
@_exported public import Quizzes
