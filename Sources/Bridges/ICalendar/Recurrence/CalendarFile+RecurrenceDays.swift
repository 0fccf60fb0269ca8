// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension CalendarFile {
  /// The days of a recurrence rule, one after the other.
  ///
  /// It looks for all days of a period that fit the rule. For days this is the same as the expanding and
  /// limiting that RFC 5545 describes.
  package struct RecurrenceDays: Sequence, IteratorProtocol, Sendable {
    private let rule: CalendarFile.RecurrenceRule
    private let start: CalendarDay
    private let last: CalendarDay
    /// How many periods come before the next one.
    private var period: Int
    /// The days of the periods so far that have not been given, the next one last.
    private var waiting: [CalendarDay] = []
    private var given = 0
    /// How many days may be looked at before the next one is found.
    private var patience = CalendarFile.RecurrenceDays.mostPatience
    /// How many days may be looked at in all.
    package var budget = Int.max

    /// How many days are looked at in search of the next one before the rule is taken to have ended:
    /// more than a hundred years, in which every date and weekday come together.
    private static let mostPatience = 40_000

    init(
      of rule: CalendarFile.RecurrenceRule,
      from start: CalendarDay,
      earliest: CalendarDay,
      last: CalendarDay
    ) {
      self.rule = rule
      self.start = start
      self.last = last
      // What is counted must be gone through from the beginning.
      period = rule.count == nil ? rule.periods(from: start, before: earliest) : 0
    }

    /// Returns the next day, or nil when there is none.
    package mutating func next() -> CalendarDay? {
      guard rule.isExpandable, rule.count.map({ given < $0 }) ?? true else { return nil }
      while waiting.isEmpty {
        guard patience > 0, budget > 0, let days = rule.period(period, from: start),
          days.lowerBound <= last.number
        else { return nil }
        patience -= days.count
        budget -= days.count
        period += 1
        waiting = rule.matches(in: days, from: start).filter { $0 >= start }.reversed()
      }
      guard let day = waiting.popLast(), day <= last else { return nil }
      patience = Self.mostPatience
      given += 1
      return day
    }
  }
}

extension CalendarFile.RecurrenceRule {
  /// Returns the days of the rule, in their order.
  ///
  /// Counting begins with the start, which is among the days only when the rule contains it. `UNTIL` counts by
  /// its day, and no day is later than `CalendarDay.last`. A rule that has no day for more than a hundred years,
  /// or is not expandable, ends.
  ///
  /// - Returns: The days, each computed when it is asked for.
  /// - Complexity: O(1) for the next day of a common rule.
  public func days(
    from start: CalendarDay,
    through end: CalendarDay = .last
  ) -> some Sequence<CalendarDay> & Sendable {
    days(from: start, earliest: start, through: min(end, until?.day ?? .last))
  }

  /// Returns the days of the rule without regard to `UNTIL`, from about a day on.
  package func days(
    from start: CalendarDay,
    earliest: CalendarDay,
    through end: CalendarDay
  ) -> CalendarFile.RecurrenceDays {
    CalendarFile.RecurrenceDays(of: self, from: start, earliest: earliest, last: end)
  }
}
