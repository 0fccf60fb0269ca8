// SPDX-License-Identifier: Apache-2.0
extension CalendarFile {
  /// A value of type RECUR: how something comes again (RFC 5545, 3.3.10).
  ///
  /// ```swift
  /// let rule = CalendarFile.RecurrenceRule("FREQ=MONTHLY;BYDAY=-1FR;COUNT=3")
  /// rule?.days(from: day)   // the last Fridays of three months
  /// ```
  ///
  /// Rules by days, weeks, months and years are expanded; those by hours and less, or on other
  /// calendars, are only kept (see ``isExpandable``).
  public struct RecurrenceRule: Hashable, Sendable {
    /// The length of a period, of which an interval takes one or more.
    package enum Frequency: String, Hashable, Sendable {
      /// Seconds.
      case secondly = "SECONDLY"
      /// Minutes.
      case minutely = "MINUTELY"
      /// Hours.
      case hourly = "HOURLY"
      /// Days.
      case daily = "DAILY"
      /// Weeks, which begin with Monday unless the rule says otherwise.
      case weekly = "WEEKLY"
      /// Months.
      case monthly = "MONTHLY"
      /// Years.
      case yearly = "YEARLY"
    }

    /// A day of the week, perhaps that of one week only, such as `-1FR`.
    package struct Weekday: Hashable, Sendable {
      /// Which of those in the month or year, from 1, or from -1 backwards; nil for each.
      package let ordinal: Int?
      /// 1 for Sunday to 7 for Saturday.
      package let weekday: Int
    }

    /// The period.
    package let frequency: Frequency
    /// How many periods an interval takes, from 1.
    package var interval = 1
    /// How many times in all, from 1; nil for no limit.
    package var count: Int?
    /// The last possible time; nil for no limit.
    package var until: CalendarFile.Time?
    /// Months, 1 to 12; empty for any.
    package var months: [Int] = []
    /// Weeks of the year, 1 to 53, or from -1 backwards; empty for any.
    package var weekNumbers: [Int] = []
    /// Days of the year, 1 to 366, or from -1 backwards; empty for any.
    package var yearDays: [Int] = []
    /// Days of the month, 1 to 31, or from -1 backwards; empty for any.
    package var monthDays: [Int] = []
    /// Days of the week; empty for any.
    package var weekdays: [Weekday] = []
    /// Which of the days of a period, from 1, or from -1 backwards; empty for all.
    package var positions: [Int] = []
    /// The day with which weeks begin, 1 for Sunday to 7 for Saturday; Monday by default.
    package var weekStart = 2
    /// Parts of the rule that are only kept, such as `BYHOUR=9`, in their order.
    package var otherParts: [String] = []

    package init(_ frequency: Frequency) {
      self.frequency = frequency
    }

    /// Whether the days of the rule can be computed.
    public var isExpandable: Bool {
      switch frequency {
      case .secondly, .minutely, .hourly: false
      case .daily, .weekly, .monthly, .yearly: otherParts.isEmpty
      }
    }
  }
}
