// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A time for which everyone starts from zero.
///
/// It lasts from its start up to, and without, its end. A todo counts for the season in which it was done,
/// whenever that becomes known.
public struct Season: Identifiable, Hashable, Sendable {
  /// Identifies a season in its group.
  public typealias ID = Identifier<Season>

  /// The identifier; the seasons of a series "spring" have "spring", "spring-2", "spring-3" ...
  public let id: ID
  /// The first instant.
  public let start: Date
  /// The first instant after it, or nil while it is to last until it is closed.
  public let end: Date?

  /// Whether an instant is in the season.
  public func contains(_ date: Date) -> Bool {
    start <= date && (end.map { date < $0 } ?? true)
  }

  /// The instants of the season as a range.
  var range: Range<Date> { start..<max(start, end ?? .endOfTime) }
}

extension Date {
  /// An instant after all that an event can have.
  static var endOfTime: Date { Date(timeIntervalSince1970: 0x1p52) }
}

extension Season {
  /// How a season was opened: both of its bounds, as instants, and whether others follow.
  ///
  /// ``PlayerGroup/openSeason(id:lasting:repeats:from:by:at:stamp:)`` makes one. In JSON it is an object with `id`,
  /// `from`, and, where there is one, `until` and `every`; dates are milliseconds since 1970.
  public struct Plan: Identifiable, Hashable, Sendable {
    /// The identifier of the season.
    public let id: Season.ID
    /// The first instant, to the millisecond.
    public let start: Date
    /// The first instant after it, or nil when it is to last until it is closed.
    public let end: Date?
    /// How long each season of a series lasts; nil for a single season.
    package let period: CalendarSpan?

    package init(id: Season.ID, start: Date, end: Date?, period: CalendarSpan? = nil) {
      self.id = id
      self.start = start.truncatedToMilliseconds ?? start
      self.end = end.map { $0.truncatedToMilliseconds ?? $0 }
      self.period = period
    }
  }
}

// MARK: - JSON

extension Season.Plan: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let start = record.field("from", \.start, as: .milliseconds)
    let end = record.field("until", \.end, as: .milliseconds)
    let period = record.field("every", \.period)
    return try Self(id: id(), start: start(), end: end(), period: period())
  }
}
