internal import LudusCore
internal import Quizzes

/// Counts over the learners who answered all problems of a quiz that anybody answered.
///
/// Counts of other learners add up in any order. A learner without an answer to a problem that only others met is not
/// complete, so where the problems differ, only the counts with all of them remain.
struct CompleteAnswers<Cell: Hashable & Sendable>: Hashable, Sendable {
  /// The problems that anybody answered with the set of each, the first by name where answers differ.
  private var sets: [Problem.ID: ProblemSet.ID] = [:]
  private var counts: [Problem.ID: [Cell: Int]] = [:]

  init() {}

  /// Counts answers.
  ///
  /// - Parameter cells: Returns what to count of the answers of a complete learner, one for each of them; nil for a
  ///   learner who does not count.
  init(
    _ answers: FirstAnswers,
    _ cells: (Learner.ID, [FirstAnswers.Answer]) -> [Cell]?
  ) {
    for answer in answers.answers {
      let record = answer.record
      sets[record.problem] = min(record.set, sets[record.problem] ?? record.set)
    }
    for (learner, answers) in answers.byLearner where answers.count == sets.count {
      for (answer, cell) in zip(answers, cells(learner, answers) ?? []) {
        add(cell, to: answer.record.problem)
      }
    }
  }

  mutating func add(_ problem: Problem.ID, of set: ProblemSet.ID) {
    sets[problem] = min(set, sets[problem] ?? set)
  }

  mutating func add(_ cell: Cell, count: Int = 1, to problem: Problem.ID) {
    counts[problem, default: [:]][cell, default: 0].addUpToMaximum(count)
  }

  /// Adds the counts of other learners.
  mutating func add(_ other: Self) {
    let own = sets.count
    sets.merge(other.sets) { min($0, $1) }
    if own < sets.count { counts = [:] }
    guard other.sets.count == sets.count else { return }
    for (problem, cells) in other.counts {
      counts[problem, default: [:]].merge(cells) { $0.addingUpToMaximum($1) }
    }
  }

  /// The problems in the order of sets and problems by their names.
  var problems: [(id: Problem.ID, set: ProblemSet.ID)] {
    sets.map { (id: $0.key, set: $0.value) }.sorted { ($0.set, $0.id) < ($1.set, $1.id) }
  }

  /// What was counted of a problem.
  func cells(of problem: Problem.ID) -> [Cell: Int] { counts[problem] ?? [:] }
}
