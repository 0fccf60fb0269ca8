// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The streak of active days, taken one after the other in order, with all that must be known to go on.
struct StreakFold: Hashable, Sendable {
  private let rules: Streak.Rules
  private(set) var length = 0
  private(set) var longest = 0
  private(set) var start: CalendarDay?
  private(set) var freezesLeft: Int
  private(set) var freezesUsed = 0
  private(set) var frozen: [Range<CalendarDay>] = []
  /// The last active day.
  private var last: StreakMark?
  /// How many days after the last active one have been gone through.
  private var passed = 0
  /// How many gifts have been taken.
  private var giftCount = 0

  init(_ rules: Streak.Rules) {
    self.rules = rules
    freezesLeft = rules.initialFreezes
  }

  /// Goes on to an active day after the last one; the same day again changes nothing.
  mutating func take(_ mark: StreakMark, gifts: [StreakGift] = []) {
    guard last?.day != mark.day else { return }
    pass(to: mark, gifts: gifts)
    takeGifts(gifts, through: mark.day)
    if length == 0 {
      start = mark.day
    }
    (last, passed) = (mark, 0)
    length += 1
    longest = max(longest, length)
    if let interval = rules.freezesEarnedEvery, length.isMultiple(of: interval),
      freezesLeft < rules.maximumFreezes
    {
      freezesLeft += 1
    }
  }

  /// Goes through the days between the last active one and another.
  mutating func pass(to mark: StreakMark, gifts: [StreakGift] = []) {
    let missed = last.map { $0.day < mark.day ? $0.missed(before: mark) : 0 } ?? 0
    while giftCount < gifts.count, gifts[giftCount].day < mark.day {
      let gift = gifts[giftCount]
      if let last, last.day < gift.day {
        miss(until: min(last.missedDates(before: gift.day), missed))
      }
      takeGifts(gifts, through: gift.day)
    }
    miss(until: missed)
  }

  /// Takes the gifts of all days up to one.
  mutating func takeGifts(_ gifts: [StreakGift], through day: CalendarDay) {
    while giftCount < gifts.count, gifts[giftCount].day <= day {
      freezesLeft = freezesLeft.addingUpToMaximum(gifts[giftCount].count)
      giftCount += 1
    }
  }

  /// Misses days until there are some since the last active one.
  private mutating func miss(until count: Int) {
    guard let last, length > 0, count > passed else { return }
    let saved = min(count - passed, freezesLeft)
    if saved > 0 {
      // The first day missed is the one after the last active one.
      frozen.append(last.day(after: passed + 1)..<last.day(after: passed + 1 + saved))
      freezesLeft -= saved
      freezesUsed += saved
    }
    if saved < count - passed {
      (length, start) = (0, nil)
    }
    passed = count
  }
}

extension StreakMark {
  /// How many dates, or weeks, lie between this one and a day.
  fileprivate func missedDates(before day: CalendarDay) -> Int {
    missed(before: StreakMark(day, by: last, period))
  }
}
