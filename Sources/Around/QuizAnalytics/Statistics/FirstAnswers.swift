// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The answers of learners who met each problem for the first time.
///
/// Only these show how hard a problem is: later answers know the key.
struct FirstAnswers {
  /// An answer with the figures that statistics are made of.
  struct Answer {
    let record: AnswerLog.Record
    /// The part earned, from 0 to 1.
    let score: Double
    /// The mean score of the same learner's other answers, or nil when there is none.
    let rest: Double?
  }

  private struct Key: Hashable {
    let learner: Learner.ID
    let problem: Problem.ID
  }

  /// The answers in the order of the log.
  let answers: [Answer]

  /// Takes the first record of each learner and problem.
  ///
  /// - Complexity: O(*n*) in the number of records.
  init(_ records: some Sequence<AnswerLog.Record>) {
    var seen: Set<Key> = []
    let first = records.filter {
      seen.insert(Key(learner: $0.learner, problem: $0.problem)).inserted
    }
    var totals: [Learner.ID: (sum: Double, count: Int)] = [:]
    for record in first {
      totals[record.learner, default: (0, 0)].sum += Double(record.credit)
      totals[record.learner, default: (0, 0)].count += 1
    }
    answers = first.map { record in
      let score = Double(record.credit)
      let total = totals[record.learner] ?? (score, 1)
      let others = total.count - 1
      let rest = others == 0 ? nil : ((total.sum - score) / Double(others)).withoutNoise
      return Answer(record: record, score: score, rest: rest)
    }
  }

  /// The answers by problem, in the order of sets and problems by their names.
  var byProblem: [(problem: Problem.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.problem)
      .map { (problem: $0.key, answers: $0.value) }
      .sorted { left, right in
        (left.answers[0].record.set, left.problem) < (right.answers[0].record.set, right.problem)
      }
  }

  /// The answers by learner, in the order of their names.
  var byLearner: [(learner: Learner.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.learner)
      .map { (learner: $0.key, answers: $0.value) }
      .sorted { $0.learner < $1.learner }
  }

  /// The answers by set, in the order of their names.
  var bySet: [(set: ProblemSet.ID, answers: [Answer])] {
    Dictionary(grouping: answers, by: \.record.set)
      .map { (set: $0.key, answers: $0.value) }
      .sorted { $0.set < $1.set }
  }
}

extension [FirstAnswers.Answer] {
  /// The mean score; 0 for no answers.
  var meanScore: Double {
    isEmpty ? 0 : reduce(0) { $0 + $1.score } / Double(count)
  }

  /// The known times of those that are answered.
  var times: ItemStatistics.Times? {
    let known = compactMap { $0.record.isOmitted ? nil : $0.record.seconds }
    return ItemStatistics.Times(Dictionary(known.map { ($0, 1) }, uniquingKeysWith: +))
  }
}
