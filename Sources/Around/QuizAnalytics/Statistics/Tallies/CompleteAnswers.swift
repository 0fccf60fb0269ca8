// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The part of an answer that is counted.
protocol CountedCell: Hashable, Sendable, Comparable, JSONRecord {}

/// Counts over the learners who answered all problems of a quiz that anybody answered.
///
/// Counts of other learners add up in any order. A learner without an answer to a problem that only others met is not
/// complete, so where the problems differ, only the counts with all of them remain.
struct CompleteAnswers<Cell: CountedCell>: Hashable, Sendable {
  /// The problems that anybody answered with the set of each, the first by name where answers differ.
  private var sets: [Problem.ID: ProblemSet.ID] = [:]
  private var counts: [Problem.ID: [Cell: Int]] = [:]

  /// Counts answers.
  ///
  /// - Parameters:
  ///   - answers: The answers of all learners.
  ///   - cells: Returns what to count of the answers of a complete learner, one for each of them; nil for a learner who
  ///     does not count.
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

  private mutating func add(_ cell: Cell, count: Int = 1, to problem: Problem.ID) {
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
  var problems: [Problem.ID] {
    sets.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// The counts of a problem.
  func cells(of problem: Problem.ID) -> [Cell: Int] { counts[problem] ?? [:] }
}

// MARK: - JSON

extension CompleteAnswers: JSONRecord {
  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let problems = record.field("problems", \.stored, default: [])
    var answers = Self()
    for problem in try problems() {
      answers.sets[problem.id] = min(problem.set, answers.sets[problem.id] ?? problem.set)
      for cell in problem.answers { answers.add(cell.cell, count: cell.count, to: problem.id) }
    }
    let totals = answers.sets.keys.map { problem in
      answers.cells(of: problem).values.reduce(0) { $0.addingUpToMaximum($1) }
    }
    if Set(totals).count > 1 {
      record.note(.malformed("expected as many answers to one problem as to another"))
    }
    return answers
  }

  private init() {}

  private var stored: [StoredProblem<Cell>] {
    problems.map { problem in
      let cells = cells(of: problem).sorted { $0.key < $1.key }
      return StoredProblem(
        id: problem,
        set: sets[problem] ?? "",
        answers: cells.map { StoredCount(cell: $0.key, count: $0.value) }
      )
    }
  }
}

private struct StoredProblem<Cell: CountedCell>: Hashable, JSONRecord {
  let id: Problem.ID
  let set: ProblemSet.ID
  let answers: [StoredCount<Cell>]

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let set = record.field("set", \.set)
    let answers = record.field("answers", \.answers, default: [])
    return Self(id: try id(), set: try set(), answers: try answers())
  }

  init(id: Problem.ID, set: ProblemSet.ID, answers: [StoredCount<Cell>]) {
    self.id = id
    self.set = set
    self.answers = answers
  }
}

/// A counted part, and how often it came.
struct StoredCount<Cell: CountedCell>: Hashable, JSONRecord {
  let cell: Cell
  let count: Int

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let cell = record.inline(\.cell)
    let count = record.field("count", \.count, default: 1)
    let stored = Self(cell: try cell(), count: try count())
    if stored.count < 1 { record.note(.malformed("expected a count of 1 or more")) }
    return stored
  }

  init(cell: Cell, count: Int) {
    self.cell = cell
    self.count = count
  }
}
