// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// A season that was opened, with those that follow it by themselves.
///
/// Nothing is stored for the seasons that follow: their bounds are computed from the first day, so
/// that a series of months from 31 January has its bounds on the last days of shorter months and on
/// the 31st again after them.
struct SeasonSeries: Hashable, Sendable {
  let plan: Season.Plan
  /// When it was closed, if it was.
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

  /// When the season with a number begins, or nil when there is none, as after the one in which the series was closed.
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
