// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension QuizReliability {
  /// Counts that the reliability of a quiz is worked out from, and that add up over groups of learners.
  ///
  /// ```swift
  /// let tallies = logs.map { $0.reliabilityTally(of: "monday") }
  /// QuizReliability.Tally.merged(tallies).first?.reliability.alpha
  /// ```
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In JSON it is an object; it
  /// grows with the number of different scores, not with that of the learners.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The quiz.
    public let id: Quiz.ID
    private var answers: CompleteAnswers<ScoreInSum>

    fileprivate init(id: Quiz.ID, answers: CompleteAnswers<ScoreInSum>) {
      self.id = id
      self.answers = answers
    }

    /// Adds up the tallies of each quiz.
    ///
    /// - Parameter tallies: Tallies of any quizzes, each of other learners than those of the same quiz.
    /// - Returns: A tally for each quiz, in the order of their names. It does not depend on the order of those that were
    ///   given.
    public static func merged(_ tallies: some Sequence<Self>) -> [Self] {
      var merged: [Quiz.ID: Self] = [:]
      for tally in tallies where merged[tally.id]?.answers.add(tally.answers) == nil {
        merged[tally.id] = tally
      }
      return merged.values.sorted { $0.id < $1.id }
    }

    /// The figures of the quiz.
    public var reliability: QuizReliability {
      QuizReliability(answers.problems, answers.problems.map(answers.cells))
    }
  }
}

extension AnswerLog {
  /// The counts that the reliability of a quiz is worked out from.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - points: The points of the problems; 1 for those that are not there. All tallies that are merged have the same.
  /// - Returns: The counts.
  public func reliabilityTally(
    of quiz: Quiz.ID,
    points: [Problem.ID: Int] = [:]
  ) -> QuizReliability.Tally {
    let answers = FirstAnswers(records.lazy.filter { $0.quiz == quiz })
    return QuizReliability.Tally(
      id: quiz,
      answers: CompleteAnswers(answers) { _, answers in
        let worth = answers.map { Fraction(points[$0.record.problem] ?? 1) }
        let scores = zip(answers, worth).map { Double($0.record.credit) * Double($1) }
        // Equal sums are equal numbers, unless their fractions are too long to be added.
        let parts = zip(answers, worth).compactMap { try? $0.record.credit * $1 }
        let exact = parts.count == scores.count ? (try? parts.sum()).map { Double($0) } : nil
        let sum = exact ?? scores.sorted().reduce(0, +)
        return scores.map { ScoreInSum(score: $0, sum: sum) }
      }
    )
  }
}

// MARK: - JSON

extension QuizReliability.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let answers = record.inline(\.answers)
    return Self(id: try id(), answers: try answers())
  }
}

/// A score in a problem with the same learner's sum of all.
struct ScoreInSum: CountedCell {
  let score: Double
  let sum: Double

  static func < (left: Self, right: Self) -> Bool {
    (left.sum, left.score) < (right.sum, right.score)
  }

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let score = record.field("score", \.score)
    let sum = record.field("sum", \.sum)
    let cell = Self(score: try score(), sum: try sum())
    if !cell.score.isFinite || !cell.sum.isFinite {
      record.note(.malformed("expected scores that are finite"))
    }
    return cell
  }

  init(score: Double, sum: Double) {
    self.score = score
    self.sum = sum
  }
}
