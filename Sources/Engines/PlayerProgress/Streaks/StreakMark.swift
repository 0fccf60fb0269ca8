// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// An active day, or week, with where the member was.
struct StreakMark: Hashable, Sendable {
  /// The day, or the first day of the week.
  let day: CalendarDay
  let period: Streak.Rules.Period
  /// Of the reckonings by which the day was active, the one by which it began first.
  private(set) var first: DayReckoning
  /// The one by which it ended last.
  private(set) var last: DayReckoning

  init(_ day: CalendarDay, by days: DayReckoning, _ period: Streak.Rules.Period) {
    self.period = period
    first = days
    last = days
    switch period {
    case .day: self.day = day
    case .week: self.day = days.week(of: day).lowerBound
    }
  }

  /// Takes where else the member was active on the same day; returns whether that matters.
  mutating func extend(by other: StreakMark) -> Bool {
    guard other.first != first || other.last != last else { return false }
    let before = self
    first =
      [first, other.first].min { left, right in
        let (start, otherStart) = (left.start(of: day), right.start(of: day))
        return start == otherStart ? left.comesBefore(right) : start < otherStart
      } ?? first
    last =
      [last, other.last].min { left, right in
        let (end, otherEnd) = (left.end(of: day), right.end(of: day))
        return end == otherEnd ? left.comesBefore(right) : end > otherEnd
      } ?? last
    return self != before
  }

  /// How many days, or weeks, were missed from this one to a later one.
  func missed(before next: StreakMark) -> Int {
    switch period {
    case .week:
      return max((next.day.number - day.number) / 7 - 1, 0)
    case .day:
      let dates = last.days(from: day, to: next.day) - 1
      guard last != next.first else { return max(dates, 0) }
      let end = last.interval(of: day).upperBound
      let start = next.first.interval(of: next.day).lowerBound
      return max(
        min(
          dates,
          next.first.days(from: day, to: next.day) - 1,
          last.wholeDays(in: end, start),
          next.first.wholeDays(in: end, start)
        ),
        0
      )
    }
  }

  /// The day, or the first day of the week, some days or weeks later.
  func day(after count: Int) -> CalendarDay {
    switch period {
    case .week: CalendarDay(clamping: day.number + 7 * count)
    case .day: last.day(day, offsetBy: count)
    }
  }
}

extension DayReckoning {
  fileprivate func start(of day: CalendarDay) -> Date { interval(of: day).lowerBound }

  fileprivate func end(of day: CalendarDay) -> Date { interval(of: day).upperBound }

  /// An order that only serves to choose always the same of two reckonings.
  fileprivate func comesBefore(_ other: DayReckoning) -> Bool {
    (timeZone.identifier, dayStart, firstWeekday)
      < (other.timeZone.identifier, other.dayStart, other.firstWeekday)
  }
}

/// Freezes given from a day on.
struct StreakGift: Hashable, Sendable {
  let day: CalendarDay
  var count: Int
}
