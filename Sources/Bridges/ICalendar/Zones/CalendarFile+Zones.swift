// SPDX-License-Identifier: Apache-2.0
public import LudusFoundation

extension CalendarFile {
  /// The time zones of a calendar, which turn its times into instants.
  ///
  /// ```swift
  /// var zones = CalendarFile.Zones(of: calendar)
  /// let instant = zones.instant(of: start) { TimeZone(identifier: $0) }
  /// ```
  ///
  /// A zone that the calendar describes is taken as it describes it. For others the caller is asked:
  /// not every platform knows time zones by name.
  public struct Zones: Sendable {
    private var components: [String: CalendarFile.Component] = [:]
    /// The zones that were asked for; nil for a component that says nothing.
    private var read: [String: CalendarFile.Zone?] = [:]
    /// How many days the rules of further zones may look at.
    private var rest = CalendarFile.Zone.budgetOfFile
    /// The faults of the zones that were asked for.
    public private(set) var faults: [CalendarFile.Fault] = []

    /// Takes the components `VTIMEZONE` of a calendar file; the first of a name counts.
    public init(of file: CalendarFile) {
      let inCalendars = file.components.flatMap(\.components)
      for component in inCalendars + file.components where component.name == "VTIMEZONE" {
        guard let name = component["TZID"]?.text else { continue }
        components[name] = components[name] ?? component
      }
    }

    /// Returns the instant of a time.
    ///
    /// Of a time that comes twice when clocks are set back, it is the first one. A time that is left out when they
    /// are set forward counts as if they had not been (RFC 5545, 3.3.5). The closure gives the zones that the
    /// calendar does not describe.
    ///
    /// - Returns: The instant; nil for a whole day, a floating time, and a time in a zone that neither
    ///   the calendar nor the caller knows.
    /// - Complexity: O(log *n*) in the times at which the zone's clocks are set, after the first time
    ///   that a zone is asked for.
    public mutating func instant(
      of date: CalendarFile.Time,
      otherwise other: (String) -> TimeZone?
    ) -> Date? {
      switch date {
      case .day, .floating:
        return nil
      case .utc(let clock):
        return Date(timeIntervalSince1970: Double(clock.secondsSince1970))
      case .zoned(let clock, let name):
        guard let zone = zone(name) else { return other(name).map { $0.instant(of: clock) } }
        let seconds = clock.secondsSince1970 - zone.offset(at: clock)
        return Date(timeIntervalSince1970: Double(seconds))
      }
    }

    /// Returns the zone that the calendar describes under a name.
    mutating func zone(_ name: String) -> CalendarFile.Zone? {
      if let known = read[name] { return known }
      let zone = components[name].flatMap { CalendarFile.Zone($0, rest: &rest, faults: &faults) }
      read[name] = .some(zone)
      return zone
    }
  }
}

extension TimeZone {
  /// Returns the instant at which clocks show a time; see ``CalendarFile/Zones/instant(of:otherwise:)``
  /// for those that come twice or not at all.
  package func instant(of clock: CalendarFile.WallClock) -> Date {
    let day = 86_400
    let local = clock.secondsSince1970
    let offset = { (second: Int) in
      secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }
    // No clock is a day away from Greenwich, so these are before and after any change that matters.
    let (before, after) = (offset(local - day), offset(local + day))
    let isBefore = offset(local - before) == before
    let isAfter = offset(local - after) == after
    let seconds = !isBefore && isAfter ? local - after : local - before
    return Date(timeIntervalSince1970: Double(seconds))
  }
}
