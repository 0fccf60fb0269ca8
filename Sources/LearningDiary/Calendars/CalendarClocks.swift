internal import ICalendar
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// How times of a diary, which are on the clock of the learner, are written.
struct CalendarClocks {
  /// Gives the zone; nil for times on the clock of whoever looks.
  private let calendar: Calendar?

  init(_ calendar: Calendar?) {
    self.calendar = calendar
  }

  private var isUTC: Bool { ["GMT", "UTC"].contains(calendar?.timeZone.identifier) }

  /// Returns how a day, or a time of it, is written.
  func date(_ day: CalendarDay, _ time: TimeOfDay?) -> CalendarFile.Time {
    guard let time else { return .day(day) }
    let clock = CalendarFile.WallClock(day: day, second: time.minutes * 60)
    guard let calendar else { return .floating(clock) }
    return isUTC ? .utc(clock) : .zoned(clock, zone: calendar.timeZone.identifier)
  }

  /// Returns how the last day of a rule is written: like the first one, but in UTC for times in a
  /// zone.
  func end(_ day: CalendarDay, _ time: TimeOfDay?) -> CalendarFile.Time {
    guard time != nil else { return .day(day) }
    let clock = CalendarFile.WallClock(day: day, second: 86_399)
    guard let calendar else { return .floating(clock) }
    let next = DayReckoning(calendar).interval(of: day).upperBound
    return CalendarFile.Time(instant: next.addingTimeInterval(-1)) ?? .utc(clock)
  }

  /// Returns the description of the clocks on which times in some components are; nil when there are
  /// none.
  func zoneComponent(for components: [CalendarFile.Component]) -> CalendarFile.Component? {
    guard let calendar, !isUTC else { return nil }
    var days: [CalendarDay] = []
    for component in components {
      for name in ["DTSTART", "DUE"] {
        guard let date = component[name].flatMap(CalendarFile.Time.init), case .zoned = date else {
          continue
        }
        days.append(date.day)
        let rule = component["RRULE"].flatMap { CalendarFile.RecurrenceRule($0.value) }
        days += rule?.until.map { [$0.day] } ?? []
      }
    }
    guard let first = days.min(), let last = days.max() else { return nil }
    return CalendarFile.Zone(calendar.timeZone, days: first...last)
      .component(named: calendar.timeZone.identifier)
  }
}

extension CalendarFile.Time {
  /// Creates the time in UTC of an instant, its second; nil for one outside of the calendar.
  init?(instant: Date) {
    guard let milliseconds = instant.milliseconds else { return nil }
    let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
    guard let clock = CalendarFile.WallClock(secondsSince1970: Int(seconds)) else { return nil }
    self = .utc(clock)
  }
}
