// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

/// The days on which someone was active, and how many of them are consecutive.
///
/// ```swift
/// var streak = Streak()
/// streak.record(monday, by: berlin)
/// streak.record(tuesday, by: berlin)
/// streak.standing(on: tuesday, by: berlin).length     // 2
/// streak.standing(on: wednesday, by: berlin).length   // 2, but at risk
/// streak.standing(on: thursday, by: berlin).length    // 0
/// ```
///
/// A streak follows from a *set* of days: it does not matter in which order they are recorded, nor
/// how often. The ``standing(on:by:)`` on a day, or in its week, depends on nothing later.
///
/// ## Travel
///
/// Every day is recorded by the reckoning of the place where the member was. A flight west across
/// the date line skips a date, and a flight east makes a day short. So between two active days in
/// different zones, each date between them is a missed day, but only as far as whole days went by,
/// in either zone, after the first day had ended and before the second began. Within a zone, where
/// clocks are set but nobody moves, the dates alone count.
///
/// In JSON a streak is an object:
/// `{"places":[{"zone":"Europe/Berlin"}],"days":[{"day":"2026-11-16"}]}`, with its `rules` unless
/// they are ``Streak/Rules/daily``, with the `freezes` given and the days taken off as `rests`. A
/// day names its place by its index, unless it is the first one.
public struct Streak: Hashable, Sendable {
  /// The rules that keep the streak going.
  public let rules: Streak.Rules
  /// The active days, or the first days of active weeks, in order.
  private(set) var marks: [StreakMark] = []
  /// The freezes given, by day, in order.
  private(set) var gifts: [StreakGift] = []
  /// The days, or weeks, that do not count as missed.
  private var rests: StreakRests
  /// The fold over all marks, and over all gifts up to the last mark.
  private var fold: StreakFold

  /// Creates a streak without any activity.
  public init(_ rules: Streak.Rules = .daily) {
    self.rules = rules
    rests = StreakRests(rules)
    fold = StreakFold(rules)
  }

  /// Creates the streak of marks and gifts in any order.
  init(
    _ rules: Streak.Rules,
    marks: [StreakMark],
    gifts: [StreakGift],
    rests: [CalendarDay] = []
  ) {
    self.init(rules)
    for day in rests { self.rests.insert(day) }
    for mark in marks.sorted(by: { $0.day < $1.day }) {
      if self.marks.last?.day == mark.day {
        _ = self.marks[self.marks.count - 1].extend(by: mark)
      } else {
        self.marks.append(mark)
      }
    }
    for gift in gifts.sorted(by: { $0.day < $1.day }) {
      if self.gifts.last?.day == gift.day {
        let count = self.gifts[self.gifts.count - 1].count
        self.gifts[self.gifts.count - 1].count = count.addingUpToMaximum(gift.count)
      } else {
        self.gifts.append(gift)
      }
    }
    refold()
  }

  /// The active days, or the first days of active weeks, in order.
  package var days: [CalendarDay] { marks.map(\.day) }

  /// The greatest number of active days, or weeks, in a row so far.
  package var longest: Int { fold.longest }

  /// Records an activity.
  ///
  /// - Parameters:
  ///   - day: The day of the activity, where the member was.
  ///   - days: The reckoning of days there.
  /// - Complexity: Amortized O(1) for a day that is not before the last one, else O(*n*).
  public mutating func record(_ day: CalendarDay, by days: DayReckoning) {
    let mark = StreakMark(day, by: days, rules.draft.period)
    let index = marks.firstIndexInOrder { $0.day >= mark.day }
    guard index < marks.count else {
      marks.append(mark)
      return fold.take(mark, gifts: gifts, resting: rests)
    }
    if marks[index].day == mark.day {
      guard marks[index].extend(by: mark) else { return }
    } else {
      marks.insert(mark, at: index)
    }
    refold()
  }

  /// Records an activity at an instant.
  ///
  /// - Parameters:
  ///   - date: The date of the activity.
  ///   - days: The reckoning of days where the member was.
  /// - Complexity: As ``record(_:by:)``.
  public mutating func record(at date: Date, by days: DayReckoning) {
    record(days.day(of: date), by: days)
  }

  /// Gives freezes, which can save later days.
  ///
  /// - Parameters:
  ///   - count: The number of them; none for less than 1.
  ///   - day: The first day that they can save; in streaks of weeks they can save its week.
  ///   - days: The reckoning of days where the member was.
  /// - Complexity: O(*n*).
  public mutating func giveFreezes(_ count: Int, on day: CalendarDay, by days: DayReckoning) {
    guard count > 0 else { return }
    let day = StreakMark(day, by: days, rules.draft.period).day
    let index = gifts.firstIndexInOrder { $0.day >= day }
    if index < gifts.count, gifts[index].day == day {
      gifts[index].count = gifts[index].count.addingUpToMaximum(count)
    } else {
      gifts.insert(StreakGift(day: day, count: count), at: index)
    }
    refold()
  }

  /// Takes days off, which do not count as missed; in streaks of weeks a week with one of them.
  ///
  /// - Parameters:
  ///   - off: The days, each of which is kept.
  ///   - days: The reckoning of days where the member is.
  /// - Complexity: O(*n*), and O(*k*) for *k* days.
  package mutating func rest(on off: ClosedRange<CalendarDay>, by days: DayReckoning) {
    for number in off.lowerBound.number...off.upperBound.number {
      rests.insert(StreakMark(CalendarDay(clamping: number), by: days, rules.draft.period).day)
    }
    refold()
  }

  /// Whether a day, or its week, does not count as missed.
  func isResting(on day: CalendarDay, by days: DayReckoning) -> Bool {
    rests.contains(StreakMark(day, by: days, rules.draft.period).day)
  }

  /// Returns the days, or weeks, that were missed between the streak on a day and the one before
  /// it, or before the day where there is no streak; none without an earlier streak.
  ///
  /// - Complexity: O(*n*).
  func missed(before day: CalendarDay, by days: DayReckoning, atMost most: Int) -> [CalendarDay] {
    let here = StreakMark(day, by: days, rules.draft.period)
    let next = standing(on: day, by: days).start ?? here.day
    guard let last = marks.last(where: { $0.day < next }) else { return [] }
    var missed: [CalendarDay] = []
    var offset = 1
    while missed.count <= most, case let date = last.day(after: offset), date < next {
      if !rests.contains(date) { missed.append(date) }
      offset += 1
    }
    return missed
  }

  /// Takes missed days, or weeks, for days off.
  mutating func forgive(_ missed: [CalendarDay]) {
    for day in missed { rests.insert(day) }
    refold()
  }

  /// Returns the same streak by other rules.
  func by(_ rules: Streak.Rules) -> Streak {
    guard rules.draft.period == self.rules.draft.period else { return Streak(rules) }
    return Streak(rules, marks: marks, gifts: gifts, rests: rests.days)
  }

  /// Returns how the streak stands on a day, or in its week in a streak of weeks.
  ///
  /// - Parameters:
  ///   - day: The day where the member is.
  ///   - days: The reckoning of days there.
  /// - Returns: The standing by all that has happened up to and on that day.
  /// - Complexity: O(1) for a day that is not before the last active one, else O(*n*).
  public func standing(on day: CalendarDay, by days: DayReckoning) -> Streak.Standing {
    let mark = StreakMark(day, by: days, rules.draft.period)
    let end = marks.firstIndexInOrder { $0.day > mark.day }
    var fold = fold
    if end < marks.count {
      fold = StreakFold(rules)
      for mark in marks[..<end] {
        fold.take(mark, gifts: gifts, resting: rests)
      }
    }
    let isActive = end > 0 && marks[end - 1].day == mark.day
    fold.pass(to: mark, gifts: gifts, resting: rests)
    fold.takeGifts(gifts, through: mark.day)
    return Streak.Standing(fold, isActive: isActive)
  }

  private mutating func refold() {
    fold = StreakFold(rules)
    for mark in marks {
      fold.take(mark, gifts: gifts, resting: rests)
    }
  }
}

extension Streak {
  /// The standing of a streak on a given day.
  public struct Standing: Hashable, Sendable {
    /// The number of active days, or weeks, in a row up to the day; 0 when the streak has ended.
    ///
    /// Days that were saved by freezes do not count, nor do they end the streak.
    public let length: Int
    /// The greatest length up to the day.
    public let longest: Int
    /// The first day of the streak, or the first day of its first week; nil if there is no streak.
    public let start: CalendarDay?
    /// The number of freezes that are left.
    public let freezesLeft: Int
    /// The days that freezes saved, also in earlier streaks, in order.
    public let frozen: [Range<CalendarDay>]
    /// The number of days, or weeks, that freezes saved.
    public let freezesUsed: Int
    /// Whether there was activity on the day, or in its week.
    public let isActive: Bool

    init(_ fold: StreakFold, isActive: Bool) {
      length = fold.length
      longest = fold.longest
      start = fold.start
      freezesLeft = fold.freezesLeft
      frozen = fold.frozen
      freezesUsed = fold.freezesUsed
      self.isActive = isActive
    }

    /// Whether the streak still goes on: activity on the day would add to it.
    public var isAlive: Bool { length > 0 }

    /// Whether the streak ends today without activity: there has been none yet, and no freeze is
    /// left to save the day.
    public var isAtRisk: Bool { isAlive && !isActive && freezesLeft == 0 }
  }
}

extension Streak: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let rules = record.field("rules", \.rules, default: .daily)
    let places = record.field("places", \.places, default: [])
    let days = record.field("days", \.storedDays, default: [])
    let gifts = record.field("freezes", \.storedGifts, default: [])
    let rests = record.field("rests", \.rests.days, default: [])
    let period = try rules().period
    let known = try places()
    var marks: [StreakMark] = []
    for (index, day) in try days().enumerated() {
      let place = ContentPlace().key("days").index(index)
      let indices = [("place", day.place), ("last", day.last ?? day.place)]
      let faults = indices.compactMap { key, number in
        known.indices.contains(number)
          ? nil
          : LocatedFault(RuleFault.malformed("there is no place \(number)"), at: place.key(key))
      }
      record.note(faults)
      guard faults.isEmpty else { continue }
      var mark = StreakMark(day.day, by: known[day.place], period)
      _ = mark.extend(by: StreakMark(day.day, by: known[day.last ?? day.place], period))
      marks.append(mark)
    }
    for (index, gift) in try gifts().enumerated() {
      let place = ContentPlace().key("freezes").index(index)
      record.note(RuleFault.faults([("count", gift.count, 1...Int.max)]).within(place))
    }
    return try Self(
      rules(),
      marks: marks,
      gifts: gifts().filter { $0.count > 0 }.map { StreakGift(day: $0.day, count: $0.count) },
      rests: rests()
    )
  }

  /// The reckonings by which days were active, each once.
  private var places: [DayReckoning] {
    var places: [DayReckoning] = []
    var known: Set<DayReckoning> = []
    for place in marks.flatMap({ [$0.first, $0.last] }) where known.insert(place).inserted {
      places.append(place)
    }
    return places
  }

  private var storedDays: [StoredDay] {
    let numbers = Dictionary(uniqueKeysWithValues: zip(places, places.indices))
    return marks.map { mark in
      StoredDay(
        day: mark.day,
        place: numbers[mark.first] ?? 0,
        last: mark.first == mark.last ? nil : numbers[mark.last]
      )
    }
  }

  private var storedGifts: [StoredGift] {
    gifts.map { StoredGift(day: $0.day, count: $0.count) }
  }
}

/// An active day, with the indices of the places where it began first and ended last.
private struct StoredDay: JSONRecord, Hashable {
  let day: CalendarDay
  let place: Int
  let last: Int?

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let day = record.field("day", \.day)
    let place = record.field("place", \.place, default: 0)
    let last = record.field("last", \.last)
    return try Self(day: day(), place: place(), last: last())
  }
}

/// Freezes given from a day on.
private struct StoredGift: JSONRecord, Hashable {
  let day: CalendarDay
  let count: Int

  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let day = record.field("day", \.day)
    let count = record.field("count", \.count)
    return try Self(day: day(), count: count())
  }
}
