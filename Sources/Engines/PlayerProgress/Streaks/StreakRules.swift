// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension Streak {
  /// The rules that keep a streak going.
  ///
  /// ```swift
  /// let rules = try Streak.Rules {
  ///   $0.freezesEarnedEvery = 7
  ///   $0.maximumFreezes = 2
  /// }
  /// ```
  ///
  /// A *freeze* saves a day, or a week, that was missed: the streak goes on, although that day does
  /// not count. Freezes are used by themselves, one for each day missed, while there are any.
  ///
  /// In JSON rules are an object: `{"freezesEarnedEvery":7,"maximumFreezes":2,"period":"week"}`. A
  /// value as in ``daily`` is left out.
  public struct Rules: Policy {
    /// The period in which activity is needed.
    public enum Period: String, CaseIterable, Hashable, Sendable {
      /// Every day that exists.
      case day
      /// Every week, on one of its days at least.
      case week
    }

    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = RuleFault

      /// The unit of time that needs activity.
      public var period: Period = .day
      /// The number of active days, or weeks, of a streak that earn a freeze, at least 1.
      public var freezesEarnedEvery: Int?
      /// The number of freezes at which no more are earned, 0 to 1000.
      public var maximumFreezes: Int = 1
      /// The number of freezes at first, 0 to 1000.
      public var initialFreezes: Int = 0
      /// The weekdays on which nobody need be active, in streaks of days; not all seven.
      public var restDays: Set<CalendarDay.Weekday> = []

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
    }

    /// Streaks of days without freezes.
    public static let daily = Streak.Rules()
    /// Streaks of weeks without freezes.
    public static let weekly = Streak.Rules.named { $0.period = .week }

  }
}

// MARK: - JSON

extension Streak.Rules.Period: JSONName {}

extension Streak.Rules: JSONPolicy {}

extension Streak.Rules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("period", \.period)
    values.value("freezesEarnedEvery", \.freezesEarnedEvery, in: 1...Int.max)
    values.value("maximumFreezes", \.maximumFreezes, in: 0...1000)
    values.value("initialFreezes", \.initialFreezes, in: 0...1000)
    values.value("restDays", \.restDays, as: .weekdays) {
      $0.count == CalendarDay.Weekday.allCases.count
        ? .malformed("a streak needs a day on which it can grow") : nil
    }
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    guard period == .week, !restDays.isEmpty else { return [] }
    let fault = RuleFault.neverApplies("a streak of weeks has no days of rest", nearest: nil)
    return [LocatedFault(fault, at: ContentPlace().key("restDays"))]
  }
}

extension JSONShape where Value == Set<CalendarDay.Weekday>, Raw == [CalendarDay.Weekday] {
  /// Weekdays as a list of their names, in the order of the week.
  static var weekdays: Self {
    JSONShape(
      read: { Set($0) },
      write: { days in CalendarDay.Weekday.allCases.filter { days.contains($0) } }
    )
  }
}

/// The days, or weeks, that do not count as missed although nobody was active: those of the rules
/// and those that someone took off.
struct StreakRests: Hashable, Sendable {
  private let weekdays: Set<CalendarDay.Weekday>
  /// The days taken off, or the first days of weeks taken off, in order; none that the rules have.
  private(set) var days: [CalendarDay] = []

  init(_ rules: Streak.Rules) {
    weekdays = rules.draft.period == .day ? rules.draft.restDays : []
  }

  var isEmpty: Bool { weekdays.isEmpty && days.isEmpty }

  mutating func insert(_ day: CalendarDay) {
    guard !weekdays.contains(CalendarDay.Weekday(of: day)) else { return }
    let place = days.firstIndexInOrder { $0 >= day }
    guard place == days.count || days[place] != day else { return }
    days.insert(day, at: place)
  }

  func contains(_ day: CalendarDay) -> Bool {
    if weekdays.contains(CalendarDay.Weekday(of: day)) { return true }
    let place = days.firstIndexInOrder { $0 >= day }
    return place < days.count && days[place] == day
  }

  /// Returns the number of dates, or weeks, after a day and before another.
  func count(after start: CalendarDay, before end: CalendarDay) -> Int {
    guard !isEmpty, start < end else { return 0 }
    let taken = days.firstIndexInOrder { $0 >= end } - days.firstIndexInOrder { $0 > start }
    guard !weekdays.isEmpty else { return taken }
    let between = max(end.number - start.number - 1, 0)
    let rest = (0..<between % 7).count { offset in
      weekdays.contains(CalendarDay.Weekday(of: CalendarDay(clamping: start.number + 1 + offset)))
    }
    return taken + between / 7 * weekdays.count + rest
  }
}

/// The streak of active days, taken one after the other in order, with all that must be known to go
/// on.
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
  /// The number of days after the last active one that have been gone through.
  private var passed = 0
  /// The number of gifts that have been taken.
  private var giftCount = 0

  init(_ rules: Streak.Rules) {
    self.rules = rules
    freezesLeft = rules.draft.initialFreezes
  }

  /// Goes on to an active day after the last one; the same day again changes nothing.
  mutating func take(
    _ mark: StreakMark,
    gifts: [StreakGift] = [],
    resting rests: StreakRests
  ) {
    guard last?.day != mark.day else { return }
    pass(to: mark, gifts: gifts, resting: rests)
    takeGifts(gifts, through: mark.day)
    if length == 0 {
      start = mark.day
    }
    (last, passed) = (mark, 0)
    length += 1
    longest = max(longest, length)
    if let interval = rules.draft.freezesEarnedEvery, length.isMultiple(of: interval),
      freezesLeft < rules.draft.maximumFreezes
    {
      freezesLeft += 1
    }
  }

  /// Goes through the days between the last active one and another.
  mutating func pass(to mark: StreakMark, gifts: [StreakGift] = [], resting rests: StreakRests) {
    let missed = last.map { last in
      last.day < mark.day
        ? max(last.missed(before: mark) - rests.count(after: last.day, before: mark.day), 0) : 0
    }
    while giftCount < gifts.count, gifts[giftCount].day < mark.day {
      let gift = gifts[giftCount]
      if let last, last.day < gift.day {
        let dates =
          last.missedDates(before: gift.day) - rests.count(after: last.day, before: gift.day)
        miss(until: min(dates, missed ?? 0), resting: rests)
      }
      takeGifts(gifts, through: gift.day)
    }
    miss(until: missed ?? 0, resting: rests)
  }

  /// Takes the gifts of all days up to one.
  mutating func takeGifts(_ gifts: [StreakGift], through day: CalendarDay) {
    while giftCount < gifts.count, gifts[giftCount].day <= day {
      freezesLeft = freezesLeft.addingUpToMaximum(gifts[giftCount].count)
      giftCount += 1
    }
  }

  /// Misses days until there are some since the last active one.
  private mutating func miss(until count: Int, resting rests: StreakRests) {
    guard let last, length > 0, count > passed else { return }
    let saved = min(count - passed, freezesLeft)
    if saved > 0 {
      // The first day missed is the one after the last active one.
      if rests.isEmpty {
        frozen.append(last.day(after: passed + 1)..<last.day(after: passed + 1 + saved))
      } else {
        freeze(saved, after: last, resting: rests)
      }
      freezesLeft -= saved
      freezesUsed += saved
    }
    if saved < count - passed {
      (length, start) = (0, nil)
    }
    passed = count
  }

  /// Notes the missed days that are saved, among days of rest, each as a range of its own.
  private mutating func freeze(_ count: Int, after last: StreakMark, resting rests: StreakRests) {
    var (missed, offset) = (0, 0)
    while missed < passed + count {
      offset += 1
      let day = last.day(after: offset)
      // Behind the last day that there is nothing more is missed.
      guard day < .last else { return }
      guard !rests.contains(day) else { continue }
      missed += 1
      if missed > passed { frozen.append(day..<last.day(after: offset + 1)) }
    }
  }
}

extension StreakMark {
  /// Returns the number of dates, or weeks, between this one and a day.
  fileprivate func missedDates(before day: CalendarDay) -> Int {
    missed(before: StreakMark(day, by: last, period))
  }
}

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

  /// Returns the number of days, or weeks, missed from this one to a later one.
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
