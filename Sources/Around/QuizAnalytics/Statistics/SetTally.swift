// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension SetReport {
  /// Counts from which the report on a set is computed, and which can be added up across learners.
  ///
  /// ```swift
  /// let tallies = north.setTallies() + south.setTallies()
  /// SetReport.Tally.merged(tallies).map { $0.report() }
  /// ```
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In
  /// JSON it is an object.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The set.
    public let id: ProblemSet.ID
    /// The number of learners with each mean score in the set.
    private var learners: [Double: Int]
    /// The number of times that each score was earned in a problem.
    private var problems: [Problem.ID: ScoreCounts]

    fileprivate init(_ set: ProblemSet.ID, _ answers: [FirstAnswers.Answer]) {
      id = set
      learners = Dictionary(
        Dictionary(grouping: answers, by: \.record.learner).values.map { ($0.meanScore, 1) },
        uniquingKeysWith: +
      )
      problems = [:]
      for answer in answers {
        problems[answer.record.problem, default: ScoreCounts()].add(answer.record.credit, rest: nil)
      }
    }

    /// Adds up the tallies of each set.
    ///
    /// - Parameter tallies: Tallies of any sets, each of other learners than those of the same set.
    /// - Returns: A tally for each set, in the order of their names. It does not depend on the
    ///   order of those that were given.
    public static func merged(_ tallies: some Sequence<Self>) -> [Self] {
      var merged: [ProblemSet.ID: Self] = [:]
      for tally in tallies where merged[tally.id]?.add(tally) == nil {
        merged[tally.id] = tally
      }
      return merged.values.sorted { $0.id < $1.id }
    }

    private mutating func add(_ other: Self) {
      learners.merge(other.learners) { $0.addingUpToMaximum($1) }
      problems.merge(other.problems) { $0.adding($1) }
    }

    /// The report of the set.
    ///
    /// - Parameter low: The part of the points below which a score counts as low.
    /// - Returns: The report.
    public func report(low: Fraction = SetReport.standardLow) -> SetReport {
      // Sums have the same digits in any order only when it is fixed.
      SetReport(
        id,
        scores: learners.sorted { $0.key < $1.key }.map { (score: $0.key, count: $0.value) },
        problems: problems.map { (id: $0.key, count: $0.value.count, mean: $0.value.mean) },
        low: low
      )
    }
  }
}

extension AnswerLog {
  /// The counts that reports of sets are worked out from, in the order of the sets' names.
  ///
  /// - Parameter points: The points of problems, by which a learner's mean is weighted; one that is
  ///   not among them is worth 1.
  /// - Returns: The counts.
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func setTallies(points: [Problem.ID: Fraction] = [:]) -> [SetReport.Tally] {
    FirstAnswers(records, points: points).bySet.map { SetReport.Tally($0.set, $0.answers) }
  }
}

// MARK: - JSON

extension SetReport.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let learners = record.field("learners", \.storedLearners)
    let problems = record.field("problems", \.storedProblems)
    var tally = Self(try id(), [])
    for learner in try learners() {
      tally.learners[learner.cell.score, default: 0].addUpToMaximum(learner.count)
    }
    for problem in try problems() {
      tally.problems[problem.id, default: ScoreCounts()].add(ScoreCounts(problem.answers))
    }
    if tally.learners.isEmpty || tally.problems.isEmpty {
      record.note(.malformed("expected at least one learner and one problem"))
    }
    return tally
  }

  private var storedLearners: [StoredCount<MeanScore>] {
    learners.sorted { $0.key < $1.key }
      .map { StoredCount(cell: MeanScore(score: $0.key), count: $0.value) }
  }

  private var storedProblems: [StoredAnswers] {
    problems.sorted { $0.key < $1.key }.map { StoredAnswers(id: $0.key, answers: $0.value.cells) }
  }

  /// The mean score of a learner in a set.
  private struct MeanScore: CountedCell {
    let score: Double

    static func < (left: Self, right: Self) -> Bool { left.score < right.score }

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let score = record.field("score", \.score)
      let cell = Self(score: try score())
      if !(0...1).contains(cell.score) {
        record.note(.malformed("expected scores from 0 to 1"))
      }
      return cell
    }

    init(score: Double) {
      self.score = score
    }
  }

  private struct StoredAnswers: Hashable, JSONRecord {
    let id: Problem.ID
    let answers: [ScoreCounts.Cell]

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let id = record.field("id", \.id)
      let answers = record.field("answers", \.answers)
      return Self(id: try id(), answers: try answers())
    }

    init(id: Problem.ID, answers: [ScoreCounts.Cell]) {
      self.id = id
      self.answers = answers
    }
  }
}

/// The part of an answer that is counted.
protocol CountedCell: Hashable, Sendable, Comparable, JSONRecord {}

/// Counts over the learners who answered all problems of a quiz that anybody answered.
///
/// Counts of other learners add up in any order. A learner without an answer to a problem that only
/// others met is not complete, so where the problems differ, only the counts with all of them
/// remain.
struct CompleteAnswers<Cell: CountedCell>: Hashable, Sendable {
  /// The problems that anybody answered with the set of each, the first by name where answers
  /// differ.
  private var sets: [Problem.ID: ProblemSet.ID] = [:]
  private var counts: [Problem.ID: [Cell: Int]] = [:]

  /// Counts answers.
  ///
  /// - Parameters:
  ///   - answers: The answers of all learners.
  ///   - cells: Returns what to count of the answers of a complete learner, one for each of them;
  ///     nil for a learner who does not count.
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
