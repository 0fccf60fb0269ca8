// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// A length of time the way people put it: three hours, four weeks, a month.
///
/// Minutes and hours pass alike everywhere. Days, weeks and months are counted by the calendar on
/// the wall: a month after 31 January is the last day of February, and a day can have 23 or 25
/// hours.
///
/// ```swift
/// let length: CalendarSpan = .weeks(4)
/// ```
///
/// In JSON a span is an object with its unit as the key: `{"weeks":4}`.
public struct CalendarSpan: Hashable, Sendable {
  /// The unit of a span.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Sixty seconds.
    case minutes
    /// Sixty minutes.
    case hours
    /// From a date to the next.
    case days
    /// Seven days.
    case weeks
    /// From a day of a month to the same day of the next, or to its last day.
    case months
  }

  /// The number of units, from 0 to 1,000,000.
  public let count: Int
  /// The unit.
  public let measure: Measure

  /// No span has more of anything: 1,000,000.
  package static let maximumCount = 1_000_000

  /// Creates a span; a count out of range becomes the nearest one in it.
  public init(_ count: Int, _ measure: Measure) {
    self.count = min(max(count, 0), Self.maximumCount)
    self.measure = measure
  }

  /// Returns a span of minutes.
  public static func minutes(_ count: Int) -> CalendarSpan { CalendarSpan(count, .minutes) }
  /// Returns a span of hours.
  public static func hours(_ count: Int) -> CalendarSpan { CalendarSpan(count, .hours) }
  /// Returns a span of days.
  public static func days(_ count: Int) -> CalendarSpan { CalendarSpan(count, .days) }
  /// Returns a span of weeks.
  public static func weeks(_ count: Int) -> CalendarSpan { CalendarSpan(count, .weeks) }
  /// Returns a span of months.
  public static func months(_ count: Int) -> CalendarSpan { CalendarSpan(count, .months) }

  /// Whether it is counted in whole days, so that it leads from a day to a day.
  package var isOfDays: Bool { measure != .minutes && measure != .hours }

  /// Returns the span as many times over, or nil when that is too long.
  package func times(_ factor: Int) -> CalendarSpan? {
    let (product, overflow) = count.multipliedReportingOverflow(by: factor)
    guard !overflow, (0...Self.maximumCount).contains(product) else { return nil }
    return CalendarSpan(product, measure)
  }
}

extension CalendarSpan: CustomStringConvertible {
  /// The span in words, for developers.
  public var description: String {
    let name = measure.rawValue
    return count == 1 ? "1 \(name.dropLast())" : "\(count) \(name)"
  }
}

// MARK: - JSON

extension CalendarSpan.Measure: JSONName {}

extension CalendarSpan: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let (measure, count) = try record.onlyField { (measure: Measure, span) in span[measure] }
    if !(0...maximumCount).contains(count) {
      record.note(
        .outOfRange(count, expected: 0...maximumCount),
        at: ContentPlace().key(measure.rawValue)
      )
    }
    return Self(count, measure)
  }

  private subscript(measure: Measure) -> Int? { measure == self.measure ? count : nil }
}

// MARK: - Days

extension ZonedDays {
  /// Returns the day that is a span after another, or nil when there are no days there.
  ///
  /// A span of minutes or hours leads to the same day.
  package func day(_ span: CalendarSpan, after day: CalendarDay) -> CalendarDay? {
    switch span.measure {
    case .minutes, .hours: day
    case .days: existing(day.number + span.count)
    case .weeks: existing(day.number + 7 * span.count)
    case .months: existing(months: span.count, after: day)
    }
  }

  /// Returns the instant that is a span after another, or nil when there are no days there.
  ///
  /// A number of days after some time of a day is that time on the clock of that later day, also
  /// when clocks are set in between. Where they leap over the time it is when they leap.
  package func date(_ span: CalendarSpan, after date: Date) -> Date? {
    switch span.measure {
    case .minutes: date.addingTimeInterval(Double(span.count) * 60)
    case .hours: date.addingTimeInterval(Double(span.count) * 3600)
    case .days, .weeks, .months:
      day(span, after: day(of: date)).map { self.date(on: $0, atTimeOf: date) }
    }
  }

  /// The day with a number, or the next one where the zone left that one out.
  private func existing(_ number: Int) -> CalendarDay? {
    guard number <= CalendarDay.last.number else { return nil }
    var number = number
    while !exists(number) {
      number += 1
    }
    return CalendarDay(clamping: number)
  }

  private func existing(months count: Int, after day: CalendarDay) -> CalendarDay? {
    let months = day.year * 12 + day.month - 1 + count
    let last = (28...31).reversed().lazy.compactMap {
      CalendarDay(year: months / 12, month: months % 12 + 1, day: min($0, day.day))
    }
    return last.first.flatMap { existing($0.number) }
  }
}
