// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import Quizzes

extension ItemStatistics {
  /// Counts from which the statistics of a problem are computed, and which can be added up across
  /// groups of learners.
  ///
  /// Logs that are too long for one machine, or that may not leave a school, are counted where they
  /// are. Only the counts come together, and give the same figures as all answers at once:
  ///
  /// ```swift
  /// let tallies = north.itemTallies() + south.itemTallies()
  /// let items = ItemStatistics.Tally.merged(tallies).map(\.statistics)
  /// ```
  ///
  /// A tally has no learner's name, so a learner whose answers are in two logs counts in both. In
  /// JSON it is an object; it grows with the number of different scores and times, not with that of
  /// the answers.
  public struct Tally: Hashable, Sendable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The set that the problem directly belongs to, the first by name where logs differ.
    public private(set) var set: ProblemSet.ID
    private var omitted = 0
    private var credits = ScoreCounts()
    private var picks: [AnswerOption.ID: ScoreCounts] = [:]
    private var seconds: [Double: Int] = [:]
    private var hints: [Int: HintCounts] = [:]
  }
}

extension ItemStatistics.Tally {
  fileprivate init(_ problem: Problem.ID, _ answers: [FirstAnswers.Answer]) {
    id = problem
    set = answers[0].record.set
    for answer in answers {
      let record = answer.record
      set = min(set, record.set)
      credits.add(record.credit, rest: answer.rest)
      if record.isOmitted { omitted += 1 }
      if !record.isOmitted, let time = record.seconds { seconds[time, default: 0] += 1 }
      for hint in 0..<record.hints {
        let isHelpful =
          record.helpfulHints.contains(hint)
          ? true : record.unhelpfulHints.contains(hint) ? false : nil
        hints[hint, default: HintCounts()].add(record.credit, isHelpful: isHelpful)
      }
      let picked = record.responses.first?.picks ?? []
      for (index, option) in record.shown.enumerated()
      where !record.shown[..<index].contains(option) {
        let value: Fraction = picked.contains(option) ? .one : .zero
        picks[option, default: ScoreCounts()].add(value, rest: answer.rest)
      }
    }
  }

  /// Adds the counts of other learners.
  private mutating func add(_ other: Self) {
    set = min(set, other.set)
    omitted = omitted.addingUpToMaximum(other.omitted)
    credits.add(other.credits)
    picks.merge(other.picks) { $0.adding($1) }
    seconds.merge(other.seconds) { $0.addingUpToMaximum($1) }
    hints.merge(other.hints) { $0.adding($1) }
  }

  /// Adds up the tallies of each problem.
  ///
  /// - Parameter tallies: Tallies of any problems, each of other learners than those of the same
  ///   problem.
  /// - Returns: A tally for each problem, in the order of sets and problems by their names. It does
  ///   not depend on the order of those that were given.
  public static func merged(_ tallies: some Sequence<Self>) -> [Self] {
    var merged: [Problem.ID: Self] = [:]
    for tally in tallies where merged[tally.id]?.add(tally) == nil {
      merged[tally.id] = tally
    }
    return merged.values.sorted { ($0.set, $0.id) < ($1.set, $1.id) }
  }

  /// The figures of the problem.
  public var statistics: ItemStatistics {
    let mean = credits.mean
    return ItemStatistics(
      id: id,
      set: set,
      count: credits.count,
      correctCount: credits.count(of: .one),
      omittedCount: omitted,
      facility: mean,
      facilityInterval: .ofMean(mean, count: credits.count),
      discrimination: ItemStatistics.Correlation(credits.withRest),
      groups: ItemStatistics.GroupDifference(credits.withRest),
      options: picks.sorted { $0.key < $1.key }.map { option, counts in
        ItemStatistics.Option(
          id: option,
          shown: counts.count,
          chosen: counts.count(of: .one),
          restCorrelation: ItemStatistics.Correlation(counts.withRest)
        )
      },
      time: ItemStatistics.Times(seconds),
      hints: hints.sorted { $0.key < $1.key }.map { hint, counts in
        ItemStatistics.Hint(
          id: hint,
          seen: counts.credits.count,
          helpful: counts.helpful,
          unhelpful: counts.unhelpful,
          facility: counts.credits.mean
        )
      }
    )
  }
}

extension AnswerLog {
  /// The counts that item statistics are worked out from, in the order of sets and problems by
  /// their names.
  ///
  /// - Complexity: O(*n* log *n*) in the number of records.
  public func itemTallies() -> [ItemStatistics.Tally] {
    ItemStatistics.Tally.merged(
      FirstAnswers(records).byProblem.map { ItemStatistics.Tally($0.problem, $0.answers) }
    )
  }
}

// MARK: - JSON

extension ItemStatistics.Tally: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let set = record.field("set", \.set)
    let answers = record.field("answers", \.credits.cells)
    let omitted = record.field("omitted", \.omitted, default: 0)
    let options = record.field("options", { OptionCounts.all($0.picks) }, default: [])
    let seconds = record.field("seconds", { TimeCount.all($0.seconds) }, default: [])
    let hints = record.field("hints", { StoredHint.all($0.hints) }, default: [])
    var tally = Self(id: try id(), set: try set())
    tally.credits = ScoreCounts(try answers())
    tally.omitted = try omitted()
    for option in try options() {
      tally.picks[option.id, default: ScoreCounts()].add(ScoreCounts(option.answers))
    }
    for time in try seconds() {
      tally.seconds[time.seconds, default: 0].addUpToMaximum(time.count)
    }
    for hint in try hints() { tally.hints[hint.hint, default: HintCounts()].add(hint.counts) }
    if tally.hints.values.contains(where: { $0.credits.count > tally.credits.count }) {
      record.note(.malformed("expected no more learners with a hint than answers"))
    }
    if tally.credits.count == 0 { record.note(.malformed("expected at least one answer")) }
    if !(0...tally.credits.count).contains(tally.omitted) {
      record.note(.malformed("expected no more omitted answers than answers"))
    }
    return tally
  }

  private init(id: Problem.ID, set: ProblemSet.ID) {
    self.id = id
    self.set = set
  }

  private struct OptionCounts: Hashable, JSONRecord {
    let id: AnswerOption.ID
    let answers: [ScoreCounts.Cell]

    static func all(_ picks: [AnswerOption.ID: ScoreCounts]) -> [Self] {
      picks.sorted { $0.key < $1.key }.map { Self(id: $0.key, answers: $0.value.cells) }
    }

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let id = record.field("id", \.id)
      let answers = record.field("answers", \.answers)
      return Self(id: try id(), answers: try answers())
    }
  }

  private struct TimeCount: Hashable, JSONRecord {
    let seconds: Double
    let count: Int

    static func all(_ counts: [Double: Int]) -> [Self] {
      counts.sorted { $0.key < $1.key }.map { Self(seconds: $0.key, count: $0.value) }
    }

    static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
      let seconds = record.field("seconds", \.seconds)
      let count = record.field("count", \.count)
      let time = Self(seconds: try seconds(), count: try count())
      if !(time.seconds >= 0 && time.seconds.isFinite) {
        record.note(.malformed("expected 0 seconds or more"))
      }
      if time.count < 1 { record.note(.malformed("expected a count of 1 or more")) }
      return time
    }
  }
}

/// The scores of learners who saw a hint, and how many called it helpful or not.
private struct HintCounts: Hashable, Sendable {
  var credits = ScoreCounts()
  var helpful = 0
  var unhelpful = 0

  mutating func add(_ credit: Fraction, isHelpful: Bool?) {
    credits.add(credit, rest: nil)
    if isHelpful == true { helpful += 1 }
    if isHelpful == false { unhelpful += 1 }
  }

  mutating func add(_ other: Self) {
    credits.add(other.credits)
    helpful.addUpToMaximum(other.helpful)
    unhelpful.addUpToMaximum(other.unhelpful)
  }

  func adding(_ other: Self) -> Self {
    var sum = self
    sum.add(other)
    return sum
  }
}

/// The counts of a hint in JSON.
private struct StoredHint: Hashable, JSONRecord {
  let hint: Int
  let counts: HintCounts

  static func all(_ hints: [Int: HintCounts]) -> [Self] {
    hints.sorted { $0.key < $1.key }.map { Self(hint: $0.key, counts: $0.value) }
  }

  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let hint = record.field("hint", \.hint)
    let answers = record.field("answers", \.counts.credits.cells)
    let helpful = record.field("helpful", \.counts.helpful, default: 0)
    let unhelpful = record.field("unhelpful", \.counts.unhelpful, default: 0)
    var counts = HintCounts()
    counts.credits = ScoreCounts(try answers())
    (counts.helpful, counts.unhelpful) = (try helpful(), try unhelpful())
    let stored = Self(hint: try hint(), counts: counts)
    if stored.hint < 0 { record.note(.malformed("expected a hint counted from 0")) }
    if counts.helpful < 0 || counts.unhelpful < 0
      || counts.helpful.addingUpToMaximum(counts.unhelpful) > counts.credits.count
    {
      record.note(.malformed("expected no more ratings than learners who saw the hint"))
    }
    return stored
  }
}

/// The number of times that each score came together with each mean of the same learner's other
/// answers.
///
/// Counts add up in any order, and figures are computed from them in one order, so that rounding is
/// the same however the answers were split.
struct ScoreCounts: Hashable, Sendable {
  private struct Score: Hashable {
    let value: Fraction
    /// The mean score of the same learner's other answers, or nil when there is none.
    let rest: Double?
  }

  /// A score that came so often.
  struct Cell: Hashable {
    let value: Fraction
    let rest: Double?
    let count: Int
  }

  private var counts: [Score: Int] = [:]

  init() {}

  init(_ cells: [Cell]) {
    for cell in cells { add(cell.value, rest: cell.rest, count: cell.count) }
  }

  mutating func add(_ value: Fraction, rest: Double?, count: Int = 1) {
    counts[Score(value: value, rest: rest), default: 0].addUpToMaximum(count)
  }

  mutating func add(_ other: Self) {
    counts.merge(other.counts) { $0.addingUpToMaximum($1) }
  }

  func adding(_ other: Self) -> Self {
    var sum = self
    sum.add(other)
    return sum
  }
}

// MARK: - Figures

extension ScoreCounts {
  /// The cells in the order of their scores.
  var cells: [Cell] {
    counts.map { Cell(value: $0.key.value, rest: $0.key.rest, count: $0.value) }
      .sorted { ($0.value, $0.rest ?? -1) < ($1.value, $1.rest ?? -1) }
  }

  var count: Int { counts.values.reduce(0) { $0.addingUpToMaximum($1) } }

  /// Returns the number of learners with a score.
  func count(of value: Fraction) -> Int {
    counts.reduce(0) { $1.key.value == value ? $0.addingUpToMaximum($1.value) : $0 }
  }

  /// The mean score; 0 for no answers.
  var mean: Double {
    let sum = cells.reduce(0) { $0 + Double($1.value) * Double($1.count) }
    return counts.isEmpty ? 0 : sum / Double(count)
  }

  /// The scores of learners who answered other problems too, as *x*, and as *y* the mean score of
  /// the others.
  var withRest: [(x: Double, y: Double, count: Int)] {
    cells.compactMap { cell in
      cell.rest.map { (x: Double(cell.value), y: $0, count: cell.count) }
    }
  }
}

extension Int {
  mutating func addUpToMaximum(_ other: Int) { self = addingUpToMaximum(other) }
}

// MARK: - JSON

extension ScoreCounts.Cell: JSONRecord {
  static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let value = record.field("score", \.value)
    let rest = record.field("rest", \.rest)
    let count = record.field("count", \.count, default: 1)
    let cell = Self(value: try value(), rest: try rest(), count: try count())
    if !(0...1).contains(cell.value) || !(0...1).contains(cell.rest ?? 0) {
      record.note(.malformed("expected scores from 0 to 1"))
    }
    if cell.count < 1 { record.note(.malformed("expected a count of 1 or more")) }
    return cell
  }
}
