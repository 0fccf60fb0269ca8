@_exported public import AnswerMatching
@_exported public import Exercises
@_exported public import Gamification
@_exported public import LearningDiary
@_exported public import LudusCore
@_exported public import PinLabels
@_exported public import Quizzes
