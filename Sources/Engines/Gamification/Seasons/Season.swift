// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A period for which everyone starts from zero.
///
/// It lasts from its start up to, and without, its end. A todo counts for the season in which it
/// was done, whenever that becomes known.
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
  /// The dates with which a season was opened, as instants, and whether others follow it.
  ///
  /// ``PlayerGroup/openSeason(id:lasting:repeats:from:by:at:stamp:)`` makes one. In JSON it is an
  /// object with `id`, `from`, and, where there is one, `until` and `every`; dates are milliseconds
  /// since 1970.
  public struct Plan: Identifiable, Hashable, Sendable {
    /// The identifier of the season.
    public let id: Season.ID
    /// The first instant, to the millisecond.
    public let start: Date
    /// The first instant after it, or nil when it is to last until it is closed.
    public let end: Date?
    /// The length of each season of a series; nil for a single season.
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

/// All seasons of a group, of which no two have an instant in common.
struct SeasonList: Hashable, Sendable {
  /// In the order of time.
  private(set) var series: [SeasonSeries] = []
  /// The season that was found last: mostly the next one that is asked for is the same.
  private var memo = Derived<Season?>(nil)

  /// Opens a season.
  mutating func open(_ plan: Season.Plan, at date: Date, days: DayReckoning) throws(GroupError) {
    guard !plan.id.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard plan.start >= days.interval(of: days.day(of: date)).lowerBound else {
      throw .season(
        .startInThePast(PlayerGroup.Moment(plan.start, calendar: days.calendar))
      )
    }
    let opened = SeasonSeries(plan: plan)
    if let end = plan.end, end <= plan.start { throw .season(.invalidLength(plan.period)) }
    if let period = plan.period {
      // Another time zone database may move bounds by hours; the order of the bounds must stay.
      guard period.count > 0, period.isOfDays, let end = plan.end,
        opened.season(2, days: days).map({ $0.end.map { end < $0 } ?? true }) == true
      else { throw .season(.invalidLength(period)) }
    }
    if let taken = series.first(where: { $0.number(of: plan.id) != nil })
      ?? series.first(where: { opened.number(of: $0.plan.id) != nil })
    {
      throw .season(.duplicate(taken.plan.id))
    }
    if let other = series.first(where: { $0.overlaps(plan.start, opened.end) }) {
      throw .season(.overlaps(with: other.plan.id))
    }
    memo.value = nil
    let index = series.firstIndex { $0.plan.start > plan.start } ?? series.count
    series.insert(opened, at: index)
  }

  /// Closes a season before its time, and with it the series that it belongs to.
  ///
  /// - Returns: The closed season.
  mutating func close(
    _ id: Season.ID,
    at date: Date,
    days: DayReckoning
  ) throws(GroupError) -> Season {
    guard let index = series.firstIndex(where: { $0.number(of: id) != nil }),
      let number = series[index].number(of: id)
    else { throw .season(.unknown(id)) }
    guard let season = series[index].season(number, days: days), season.contains(date) else {
      throw .season(.notOpen(id))
    }
    memo.value = nil
    series[index].closedAt = date
    return Season(id: id, start: season.start, end: date)
  }

  /// Returns the season that an instant is in.
  func season(at date: Date, days: DayReckoning) -> Season? {
    series.last { $0.plan.start <= date }?.season(at: date, days: days)
  }

  /// Returns the season that an instant is in, quickly when it is the same as before.
  mutating func find(at date: Date, days: DayReckoning) -> Season? {
    if let season = memo.value, season.contains(date) { return season }
    let season = season(at: date, days: days)
    memo.value = season ?? memo.value
    return season
  }

  /// Returns the season with an identifier.
  func season(_ id: Season.ID, days: DayReckoning) -> Season? {
    series.lazy.compactMap { one in
      one.number(of: id).flatMap { one.season($0, days: days) }
    }.first
  }

  /// Returns the seasons that begin by a date, in the order of time.
  ///
  /// They are made when they are asked for: where the clock of a device is wrong by centuries,
  /// there are millions.
  ///
  /// - Complexity: O(*k* log *n*) for *k* series with *n* seasons; O(*k*) for one of the seasons.
  func seasons(by date: Date, days: DayReckoning) -> some RandomAccessCollection<Season> {
    var begun: [(series: SeasonSeries, end: Int)] = []
    for one in series {
      begun.append((one, (begun.last?.end ?? 0) + one.count(by: date, days: days)))
    }
    return (0..<(begun.last?.end ?? 0)).lazy.map { index in
      let place = begun.firstIndex { index < $0.end } ?? 0
      let one = begun[place].series
      let number = index + 1 - (place == 0 ? 0 : begun[place - 1].end)
      let start = one.start(of: number, days: days) ?? one.plan.start
      return one.season(number, from: start, days: days)
    }
  }
}

/// A season that was opened, with those that follow it by themselves.
///
/// Nothing is stored for the seasons that follow: their bounds are computed from the first day, so
/// that a series of months from 31 January has its bounds on the last days of shorter months and on
/// the 31st again after them.
struct SeasonSeries: Hashable, Sendable {
  let plan: Season.Plan
  /// The date when it was closed, if it was.
  var closedAt: Date?

  /// The first instant after all of its seasons, nil when there is none.
  var end: Date? { closedAt ?? (plan.period == nil ? plan.end : nil) }

  /// Whether it has instants in common with a season from `start` to `end`.
  func overlaps(_ start: Date, _ end: Date?) -> Bool {
    (end.map { plan.start < $0 } ?? true) && (self.end.map { start < $0 } ?? true)
  }

  /// Returns the season with a number, counted from 1, or nil when there is none.
  func season(_ number: Int, days: DayReckoning) -> Season? {
    start(of: number, days: days).map { season(number, from: $0, days: days) }
  }

  /// Returns the season with a number that begins at an instant.
  func season(_ number: Int, from start: Date, days: DayReckoning) -> Season {
    let end = boundary(number, days)
    // The season in which the series was closed ends then.
    return Season(
      id: id(of: number),
      start: start,
      end: closedAt.map { min(end ?? $0, $0) } ?? end
    )
  }

  /// Returns the season that an instant is in.
  ///
  /// - Complexity: O(log *n*) for the *n*th season of the series.
  func season(at date: Date, days: DayReckoning) -> Season? {
    guard plan.start <= date, end.map({ date < $0 }) ?? true else { return nil }
    return season(count(by: date, days: days), days: days)
  }

  /// Returns how many seasons have begun by a date.
  ///
  /// - Complexity: O(log *n*) in their number.
  func count(by date: Date, days: DayReckoning) -> Int {
    func hasBegun(_ number: Int) -> Bool {
      start(of: number, days: days).map { $0 <= date } ?? false
    }
    var (low, high) = (0, 1)
    while hasBegun(high) { (low, high) = (high, high * 2) }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if hasBegun(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number of the season with an identifier, or nil when none can have it.
  func number(of id: Season.ID) -> Int? {
    if id == plan.id { return 1 }
    guard plan.period != nil else { return nil }
    let prefix = "\(plan.id)-"
    guard id.rawValue.hasPrefix(prefix), let number = Int(id.rawValue.dropFirst(prefix.count)),
      number > 1, self.id(of: number) == id
    else { return nil }
    return number
  }

  private func id(of number: Int) -> Season.ID {
    number == 1 ? plan.id : "\(plan.id)-\(number)"
  }

  /// Returns the date when the season with a number begins, or nil when there is none, as after the
  /// one in which the series was closed.
  func start(of number: Int, days: DayReckoning) -> Date? {
    guard number == 1 || (number > 1 && plan.period != nil),
      let start = boundary(number - 1, days),
      number == 1 || closedAt.map({ start < $0 }) ?? true
    else { return nil }
    return start
  }

  /// The instant between the season with a number and the next, or nil when there is none.
  private func boundary(_ number: Int, _ days: DayReckoning) -> Date? {
    switch number {
    case 0: return plan.start
    case 1: return plan.end
    default:
      guard let span = plan.period?.times(number),
        let day = days.day(span, after: days.day(of: plan.start))
      else { return nil }
      return days.interval(of: day).lowerBound
    }
  }
}
