// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import QuizContent

/// The learners whose credit amendments change, and the changes.
///
/// ```swift
/// let report = try exam.preview(amendment)   // the exam is as it was
/// report.totals.map(\.learner)               // whose points change
/// report.totals.map(\.markAfter)             // to which mark
/// ```
public struct AmendmentReport: Hashable, Sendable {
  /// The worth of one answer of a learner, before and after.
  public struct Change: Hashable, Sendable {
    /// The learner.
    public let learner: Learner.ID
    /// The quiz in which the learner answered.
    public let quiz: Quiz.ID
    /// The problem.
    public let problem: Problem.ID
    /// The worth before.
    public let before: Exam.ProblemResult
    /// The worth now.
    public let after: Exam.ProblemResult
  }

  /// The points and the mark of a learner in a quiz, before and after.
  public struct Total: Hashable, Sendable {
    /// The learner.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The points before.
    public let before: QuizScore
    /// The points now.
    public let after: QuizScore
    /// The mark before, where there is a scale.
    public let markBefore: String?
    /// The mark now, where there is a scale.
    public let markAfter: String?
  }

  /// An amendment that does nothing, because it does not fit the exam.
  public struct Ineffective: Hashable, Sendable {
    /// The amendment.
    public let amendment: Amendment.ID
    /// The reason it does nothing.
    public let reason: AmendmentError
  }

  /// The answers that count for something else now, by learner and quiz in the order of problems.
  public let changes: [Change]
  /// The learners whose points or mark are different now, by learner and quiz.
  public let totals: [Total]
  /// Those of the amendments that do nothing, by date and name.
  public let ineffective: [Ineffective]

  /// Whether nothing is different for anybody.
  public var isEmpty: Bool { changes.isEmpty && totals.isEmpty }

  /// Compares results of the same learners in the same quizzes.
  init(from before: [Exam.Result], to after: [Exam.Result], ineffective: [Ineffective] = []) {
    var changes: [Change] = []
    var totals: [Total] = []
    for (before, after) in zip(before, after) where before != after {
      for (old, new) in zip(before.problems, after.problems) where old != new {
        changes.append(
          Change(
            learner: after.learner,
            quiz: after.quiz,
            problem: new.id,
            before: old,
            after: new
          )
        )
      }
      guard before.score != after.score || before.mark != after.mark else { continue }
      totals.append(
        Total(
          learner: after.learner,
          quiz: after.quiz,
          before: before.score,
          after: after.score,
          markBefore: before.mark,
          markAfter: after.mark
        )
      )
    }
    self.changes = changes
    self.totals = totals
    self.ineffective = ineffective
  }
}
