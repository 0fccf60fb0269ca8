// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// An accepted answer, read: a date, or a period with two ends.
struct AcceptedDate: Hashable, Sendable {
  /// The answer as its author wrote it.
  let text: String
  /// The date, or the beginning of the period.
  let first: DateValue
  /// The end of the period.
  let last: DateValue?

  /// How exact the answer is, a period as its vaguer end.
  var precision: DatePrecision { min(first.precision, last?.precision ?? .day) }

  /// Reads an accepted answer.
  ///
  /// - Throws: Why it is no date, or why it is open which.
  init(_ text: String, in language: Language?, order: DateMatcher.Order?) throws(Verdict.DateFault)
  {
    self.text = text
    guard text.utf8.count <= Verdict.maximumAnswerLength else { throw .notADate }
    let readings = try DateReading.readings(of: text, in: language, order: order)
      .filter { !$0.isUnlikely }
    guard let reading = readings.first else { throw .notADate }
    if readings.count > 1 {
      let isOpenOrder = readings.allSatisfy { $0.first.day != nil && $0.first.month != nil }
      guard !isOpenOrder else { throw .ambiguousOrder }
      // 1904-08 is a month by ISO 8601.
      guard text.utf8.allSatisfy({ $0 == 0x2D || 0x30...0x39 ~= $0 }) else { throw .ambiguous }
    }
    first = try Self.value(of: reading.first)
    last = if let last = reading.last { try Self.value(of: last) } else { nil }
    guard first.days.lowerBound <= last?.days.upperBound ?? .max else { throw .unknownDay }
  }

  private static func value(of date: DateParts) throws(Verdict.DateFault) -> DateValue {
    guard let year = date.year else { throw .notADate }
    // An author means "79" as it stands there, but 3/10/90 is of any century.
    guard !date.hasShortYear || (date.precision == .year && !year.isAbbreviated) else {
      throw .shortYear
    }
    guard let value = date.value(year.value) else { throw .unknownDay }
    if let weekday = date.weekday {
      guard value.precision == .day else { throw .notADate }
      guard value.isWeekday(weekday.day) else { throw .otherWeekday(weekday.word) }
    }
    return value
  }
}
