// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation
internal import QuizContent

/// The facts that are known when a quiz is drawn: answers of learners, how popular problems are, whom the quiz is for, and when.
///
/// ```swift
/// let evidence = QuizEvidence(answers: log, learner: "ada", at: now, calendar: .current)
/// let quiz = try Quiz(from: bank, blueprint, evidence: evidence, using: &generator)
/// ```
///
/// A blueprint that asks for nothing of this needs no evidence. One that does names what is missing:
/// ``QuizGenerationError/learnerIsMissing``, ``QuizGenerationError/dateIsMissing`` and
/// ``QuizGenerationError/calendarIsMissing``. Without answers and votes nothing is missing, as everything
/// begins without them.
///
/// Where a bank has templates, what is known of one variant counts for all variants of its template: a mistake is
/// still to be made good with other numbers, and likes say that problems of this form are liked. Only ``Blueprint/RepeatWindow`` goes
/// by the variant, since other numbers are no repetition.
public struct QuizEvidence: Hashable, Sendable {
  /// The answers of all learners.
  public var answers: AnswerLog
  /// How popular problems are; templates stand for their variants.
  ///
  /// `QuizCommunity` counts it from votes.
  public var popularity: [Problem.ID: Problem.Popularity]
  /// Whom the quiz is for, or nil when it is for nobody in particular.
  public var learner: Learner.ID?
  /// When it is drawn, or nil where that does not matter.
  public var date: Date?
  /// The calendar of the learner, whose days a ``SpacedReview`` counts; nil where that does not matter.
  public var calendar: Calendar?

  /// Creates evidence.
  ///
  /// - Parameters:
  ///   - answers: The answers of all learners.
  ///   - popularity: How popular problems are, those without any vote left out.
  ///   - learner: Whom the quiz is for.
  ///   - date: When it is drawn. Answers that are dated later count as given just then.
  ///   - calendar: The calendar of the learner, whose time zone says which day it is.
  public init(
    answers: AnswerLog = AnswerLog(),
    popularity: [Problem.ID: Problem.Popularity] = [:],
    learner: Learner.ID? = nil,
    at date: Date? = nil,
    calendar: Calendar? = nil
  ) {
    self.answers = answers
    self.popularity = popularity
    self.learner = learner
    self.date = date
    self.calendar = calendar
  }

  /// Nothing is known.
  public static let none = QuizEvidence()
}
