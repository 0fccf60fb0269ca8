// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension ItemStatistics.DifferentialFunctioning {
  /// Counts that the differences of a quiz's problems are worked out from, and that add up over other learners.
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In JSON it is an object.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The quiz.
    public let id: Quiz.ID
    private var answers: CompleteAnswers<MatchedAnswer>

    fileprivate init(id: Quiz.ID, answers: CompleteAnswers<MatchedAnswer>) {
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

    /// The problems in the order of sets and problems by their names, but for those that cannot be compared.
    public var differences: [ItemStatistics.DifferentialFunctioning] {
      answers.problems.compactMap { problem in
        var levels: [Int: MatchedAnswers] = [:]
        for (answer, count) in answers.cells(of: problem) {
          levels[answer.solved, default: MatchedAnswers()].count(answer, times: count)
        }
        // Sums of numbers of learners by their strength have the same digits in any order only when it is fixed.
        let sorted = levels.sorted { $0.key < $1.key }
        return ItemStatistics.DifferentialFunctioning(problem, sorted.map(\.value))
      }
    }
  }
}

extension AnswerLog {
  /// The counts that the differences of a quiz's problems for two groups of learners are worked out from.
  ///
  /// - Parameters:
  ///   - quiz: The quiz.
  ///   - reference: The group to compare with.
  ///   - focal: The group for which problems may be harder.
  /// - Returns: The counts.
  public func differenceTally(
    of quiz: Quiz.ID,
    between reference: Set<Learner.ID>,
    and focal: Set<Learner.ID>
  ) -> ItemStatistics.DifferentialFunctioning.Tally {
    let answers = FirstAnswers(records.lazy.filter { $0.quiz == quiz })
    return ItemStatistics.DifferentialFunctioning.Tally(
      id: quiz,
      answers: CompleteAnswers(answers) { learner, answers in
        let isReference = reference.contains(learner)
        guard isReference || focal.contains(learner) else { return nil }
        let solved = answers.count { $0.record.credit == .one }
        return answers.map {
          MatchedAnswer(solved: solved, isCorrect: $0.record.credit == .one, isFocal: !isReference)
        }
      }
    )
  }
}

// MARK: - JSON

extension ItemStatistics.DifferentialFunctioning.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let answers = record.inline(\.answers)
    return Self(id: try id(), answers: try answers())
  }
}

/// An answer of a learner of either group who solved so many problems.
struct MatchedAnswer: CountedCell {
  let solved: Int
  let isCorrect: Bool
  let isFocal: Bool

  static func < (left: Self, right: Self) -> Bool {
    (left.solved, left.isCorrect ? 1 : 0, left.isFocal ? 1 : 0)
      < (right.solved, right.isCorrect ? 1 : 0, right.isFocal ? 1 : 0)
  }

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let solved = record.field("solved", \.solved)
    let isCorrect = record.field("correct", \.isCorrect, default: false)
    let isFocal = record.field("focal", \.isFocal, default: false)
    let answer = Self(solved: try solved(), isCorrect: try isCorrect(), isFocal: try isFocal())
    if answer.solved < 0 { record.note(.malformed("expected 0 or more solved problems")) }
    return answer
  }

  init(solved: Int, isCorrect: Bool, isFocal: Bool) {
    self.solved = solved
    self.isCorrect = isCorrect
    self.isFocal = isFocal
  }
}
