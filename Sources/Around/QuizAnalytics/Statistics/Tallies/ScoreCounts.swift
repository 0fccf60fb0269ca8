// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// How often each score came together with each mean of the same learner's other answers.
///
/// Counts add up in any order, and figures are computed from them in one order, so that rounding is the same
/// however the answers were split.
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

  /// How many have a score.
  func count(of value: Fraction) -> Int {
    counts.reduce(0) { $1.key.value == value ? $0.addingUpToMaximum($1.value) : $0 }
  }

  /// The mean score; 0 for no answers.
  var mean: Double {
    let sum = cells.reduce(0) { $0 + Double($1.value) * Double($1.count) }
    return counts.isEmpty ? 0 : sum / Double(count)
  }

  /// The scores of learners who answered other problems too, as *x*, and as *y* the mean score of the others.
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
