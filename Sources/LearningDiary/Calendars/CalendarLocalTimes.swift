internal import ICalendar
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// Turns times of a calendar into those on the clock of the learner.
struct CalendarLocalTimes {
  /// A day and a time on the learner's clock; no time for the whole day.
  typealias Time = (day: CalendarDay, time: TimeOfDay?)

  /// The learner's days.
  let days: DayReckoning
  private var zones: CalendarFile.Zones
  /// Zones that were asked for in vain.
  private(set) var unknownZones: Set<String> = []

  /// - Parameters:
  ///   - file: The calendar file, with the zones that it describes.
  ///   - calendar: Gives the zone of the learner.
  init(_ file: CalendarFile, calendar: Calendar) {
    days = DayReckoning(calendar)
    zones = CalendarFile.Zones(of: file)
  }

  /// The faults of the zones that were asked for.
  var faults: [CalendarFile.Fault] { zones.faults }

  /// Returns the day and the time on the learner's clock; no time for a whole day.
  ///
  /// A time in an unknown zone is taken as one on the learner's clock.
  mutating func local(
    _ date: CalendarFile.Time,
    otherwise: (String) -> TimeZone?
  ) -> Time {
    let own = days.timeZone
    var instant: Date?
    // What is in the learner's zone is as it stands there, also when clocks are set.
    if case .zoned(_, own.identifier) = date {
    } else {
      instant = zones.instant(of: date) { $0 == own.identifier ? own : otherwise($0) }
      if instant == nil, case .zoned(_, let zone) = date {
        unknownZones.insert(zone)
      }
    }
    if let instant {
      return (days.day(of: instant), TimeOfDay(minutes: days.minute(of: instant)))
    }
    return (date.day, date.clock.flatMap { TimeOfDay(minutes: $0.second / 60) })
  }
}
