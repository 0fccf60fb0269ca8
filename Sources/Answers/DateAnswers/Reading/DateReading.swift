// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A date or period that a text can stand for.
struct DateReading: Hashable, Sendable {
  var first: DateParts
  /// The end of a period.
  var last: DateParts?

  /// Whether hardly anybody writes what was read in this way.
  var isUnlikely: Bool { first.isUnlikely || last?.isUnlikely == true }

  private var parts: [DateParts] { [first] + (last.map { [$0] } ?? []) }

  /// Reads a text in every way that is possible.
  ///
  /// - Parameters:
  ///   - text: The text, of bounded length.
  ///   - language: The language whose words count first.
  ///   - order: The order of three numbers, or nil when it is open.
  /// - Returns: The dates and periods that it can stand for, the likeliest first; at least one.
  /// - Throws: Why there is none.
  static func readings(
    of text: String,
    in language: Language?,
    order: DateMatcher.Order?
  ) throws(Verdict.DateFault) -> [DateReading] {
    let items = try DateItems.items(of: text, in: language)
    let readings = try DatePeriodReader(items, order: order).readings
    let possible = readings.filter { $0.parts.allSatisfy(\.exists) }
    guard !readings.isEmpty else { throw .notADate }
    guard !possible.isEmpty else { throw .unknownDay }
    return possible.reduce(into: []) { distinct, reading in
      if !distinct.contains(reading) { distinct.append(reading) }
    }
  }
}
