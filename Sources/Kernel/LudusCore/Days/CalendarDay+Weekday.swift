// SPDX-License-Identifier: Apache-2.0
extension CalendarDay {
  /// A day of the week, by its name.
  ///
  /// ``weekday`` is the same as a number.
  public enum Weekday: String, Hashable, Sendable, CaseIterable {
    /// The first day of the week in some countries.
    case sunday
    /// The first day of the week in others, and in ISO 8601.
    case monday
    /// The day after Monday.
    case tuesday
    /// The day in the middle of the week.
    case wednesday
    /// The day before Friday.
    case thursday
    /// The day before Saturday.
    case friday
    /// The day before Sunday.
    case saturday

    /// The day of the week that a day is.
    public init(of day: CalendarDay) {
      self = Self.allCases[day.weekday - 1]
    }
  }
}

extension CalendarDay.Weekday: JSONName {}
