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
      let problems = answers.problems.map(\.id)
      return QuizReliability(problems, problems.map(answers.cells))
    }
  }
}

/// A score in a problem with the same learner's sum of all.
struct ScoreInSum: Hashable {
  let score: Double
  let sum: Double
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
    let problems = record.field("problems", \.counts, default: [])
    var answers = CompleteAnswers<ScoreInSum>()
    let stored = try problems()
    for problem in stored {
      answers.add(problem.id, of: problem.set)
      for cell in problem.answers {
        answers.add(ScoreInSum(score: cell.score, sum: cell.sum), count: cell.count, to: problem.id)
      }
    }
    let totals = Set(stored.map { $0.answers.reduce(0) { $0.addingUpToMaximum($1.count) } })
    if totals.count > 1 {
      record.note(.malformed("expected as many answers to one problem as to another"))
    }
    return Self(id: try id(), answers: answers)
  }

  private var counts: [ProblemCounts] {
    answers.problems.map { problem in
      let cells = answers.cells(of: problem.id).sorted {
        ($0.key.sum, $0.key.score) < ($1.key.sum, $1.key.score)
      }
      return ProblemCounts(
        id: problem.id,
        set: problem.set,
        answers: cells.map { StoredScore(score: $0.key.score, sum: $0.key.sum, count: $0.value) }
      )
    }
  }

  private struct ProblemCounts: Hashable, JSONRecord {
    let id: Problem.ID
    let set: ProblemSet.ID
    let answers: [StoredScore]

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let id = record.field("id", \.id)
      let set = record.field("set", \.set)
      let answers = record.field("answers", \.answers, default: [])
      return Self(id: try id(), set: try set(), answers: try answers())
    }
  }

  private struct StoredScore: Hashable, JSONRecord {
    let score: Double
    let sum: Double
    let count: Int

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let score = record.field("score", \.score)
      let sum = record.field("sum", \.sum)
      let count = record.field("count", \.count, default: 1)
      let stored = Self(score: try score(), sum: try sum(), count: try count())
      if !stored.score.isFinite || !stored.sum.isFinite {
        record.note(.malformed("expected scores that are finite"))
      }
      if stored.count < 1 { record.note(.malformed("expected a count of 1 or more")) }
      return stored
    }
  }
}
