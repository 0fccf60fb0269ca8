// SPDX-License-Identifier: Apache-2.0
package import LudusCore
public import LudusFoundation

extension CalendarFile {
  /// The clocks of a zone, as a component `VTIMEZONE` describes them (RFC 5545, 3.6.5).
  ///
  /// Its rules are followed from 1970 to 2100; outside of these years only the times that it names
  /// count.
  package struct Zone: Hashable {
    /// A time at which clocks are set.
    struct Transition: Hashable {
      /// The offset just before.
      var clock: CalendarFile.WallClock
      /// The number of seconds by which they are ahead of Greenwich before and after.
      var before: Int
      var after: Int
    }

    /// The times at which clocks are set, in their order on the clocks.
    let transitions: [Transition]

    /// The number of days that all rules of a zone may look at, which is more than a hundred years
    /// take; a file that wants more is not meant to be read.
    private static let budget = 200_000
    /// The number of days that the rules of all zones of a file may look at, which is enough for a
    /// hundred zones.
    static let budgetOfFile = 100 * budget
    /// The years in which rules are followed.
    static let years = firstDay(of: 1970)...firstDay(of: 2101)

    private static func firstDay(of year: Int) -> CalendarDay {
      CalendarDay(year: year, month: 1, day: 1) ?? .first
    }

    init(transitions: [Transition]) {
      self.transitions = transitions
    }

    /// Reads a component; nil when no part of it says how clocks are set.
    ///
    /// The faults of a part are added to the faults; the rest of the part still counts. The rules
    /// may look at as many days as are left of ``budgetOfFile``.
    init?(
      _ component: CalendarFile.Component,
      rest: inout Int,
      faults: inout [CalendarFile.Fault]
    ) {
      var transitions: [Transition] = []
      var budget = min(Self.budget, rest)
      rest -= budget
      defer { rest += budget }
      for part in component.components where part.name == "STANDARD" || part.name == "DAYLIGHT" {
        guard let start = part.value("DTSTART", &faults, { CalendarFile.Time($0)?.clock }),
          let before = part.value("TZOFFSETFROM", &faults, { UTCOffset($0.value)?.seconds }),
          let after = part.value("TZOFFSETTO", &faults, { UTCOffset($0.value)?.seconds })
        else { continue }
        var clocks = [start]
        for property in part.all("RDATE") {
          for text in property.value.split(separator: ",") {
            if let clock = CalendarFile.Time(String(text))?.clock {
              clocks.append(clock)
            } else {
              faults.append(.badValue(of: property))
            }
          }
        }
        for property in part.all("RRULE") {
          guard let rule = CalendarFile.RecurrenceRule(property.value) else {
            faults.append(.badValue(of: property))
            continue
          }
          clocks += Self.clocks(of: rule, from: start, before: before, budget: &budget)
        }
        transitions += Set(clocks).map { Transition(clock: $0, before: before, after: after) }
      }
      guard !transitions.isEmpty else { return nil }
      self.transitions = transitions.sorted {
        ($0.clock, $0.before, $0.after) < ($1.clock, $1.before, $1.after)
      }
    }

    private static func clocks(
      of rule: CalendarFile.RecurrenceRule,
      from start: CalendarFile.WallClock,
      before offset: Int,
      budget: inout Int
    ) -> [CalendarFile.WallClock] {
      // The end is given in Greenwich, or else on the clocks.
      let end: CalendarFile.WallClock? =
        switch rule.until {
        case nil: nil
        case .utc(let clock):
          CalendarFile.WallClock(secondsSince1970: clock.secondsSince1970 + offset)
        case .day(let day): CalendarFile.WallClock(day: day, hour: 23, minute: 59, second: 59)
        case .floating(let clock), .zoned(let clock, _): clock
        }
      var clocks: [CalendarFile.WallClock] = []
      var days = rule.days(
        from: start.day,
        earliest: years.lowerBound,
        through: min(years.upperBound, end?.day ?? .last)
      )
      days.budget = budget
      while let day = days.next() {
        let clock = CalendarFile.WallClock(day: day, second: start.second)
        guard end.map({ clock <= $0 }) ?? true else { break }
        clocks.append(clock)
      }
      budget = days.budget
      return clocks
    }

    /// Returns how many seconds clocks that show a time are ahead of Greenwich.
    ///
    /// A time that comes twice is meant the first time; one that is left out is meant as if clocks
    /// had not been set.
    ///
    /// - Complexity: O(log *n*) in the number of transitions.
    package func offset(at clock: CalendarFile.WallClock) -> Int {
      let next = transitions.firstIndexInOrder { $0.clock > clock }
      guard next > 0 else { return transitions[0].before }
      let last = transitions[next - 1]
      let leftOut = max(0, last.after - last.before)
      return clock.secondsSince1970 < last.clock.secondsSince1970 + leftOut
        ? last.before : last.after
    }
  }
}

extension CalendarFile.Component {
  /// Reads the value of a property that must be there, and adds its fault to the faults.
  fileprivate func value<Value>(
    _ name: String,
    _ faults: inout [CalendarFile.Fault],
    _ read: (CalendarFile.Property) -> Value?
  ) -> Value? {
    guard let property = self[name] else {
      faults.append(CalendarFile.Fault(.missing(name, of: self.name), line: line ?? 1))
      return nil
    }
    guard let value = read(property) else {
      faults.append(.badValue(of: property))
      return nil
    }
    return value
  }
}

extension CalendarFile.Fault {
  static func badValue(of property: CalendarFile.Property) -> CalendarFile.Fault {
    let value = property.value
    let excerpt = value.utf8.count > 60 ? value.prefix(60) + "..." : value
    return CalendarFile.Fault(.badValue(excerpt, of: property.name), line: property.line ?? 1)
  }
}

extension CalendarFile {
  /// The time zones of a calendar, which turn its times into instants.
  ///
  /// ```swift
  /// var zones = CalendarFile.Zones(of: calendar)
  /// let instant = zones.instant(of: start) { TimeZone(identifier: $0) }
  /// ```
  ///
  /// A zone that the calendar describes is taken as it describes it. For others the caller is
  /// asked: not every platform knows time zones by name.
  public struct Zones: Sendable {
    private var components: [String: CalendarFile.Component] = [:]
    /// The zones that were asked for; nil for a component that says nothing.
    private var read: [String: CalendarFile.Zone?] = [:]
    /// The number of days that the rules of further zones may look at.
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
    /// Of a time that comes twice when clocks are set back, it is the first one. A time that is
    /// left out when they are set forward counts as if they had not been (RFC 5545, 3.3.5). The
    /// closure gives the zones that the calendar does not describe; it is asked for each of
    /// ``names(of:)``.
    ///
    /// - Returns: The instant; nil for a whole day, a floating time, and a time in a zone that
    ///   neither the calendar nor the caller knows.
    /// - Complexity: O(log *n*) in the times at which the zone's clocks are set, after the first
    ///   time that a zone is asked for.
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
        guard let zone = zone(name) else {
          return names(of: name).lazy.compactMap(other).first.map { $0.instant(of: clock) }
        }
        let seconds = clock.secondsSince1970 - zone.offset(at: clock)
        return Date(timeIntervalSince1970: Double(seconds))
      }
    }

    /// The place that the description of a zone names.
    func location(of zone: String) -> String? {
      components[zone]?["X-LIC-LOCATION"]?.text.withoutBlanksAround
    }

    /// Returns the zone that the calendar describes under a name.
    package mutating func zone(_ name: String) -> CalendarFile.Zone? {
      if let known = read[name] { return known }
      let zone = components[name].flatMap { CalendarFile.Zone($0, rest: &rest, faults: &faults) }
      read[name] = .some(zone)
      return zone
    }
  }
}

extension TimeZone {
  /// Returns the instant at which clocks show a time; see
  /// ``CalendarFile/Zones/instant(of:otherwise:)`` for those that come twice or not at all.
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

extension CalendarFile.Zone {
  /// Creates the description of a zone's clocks in a range of days; days before 1970 and after 2100
  /// count as the nearest ones.
  ///
  /// - Complexity: A look-up in the zone for every week.
  package init(_ zone: TimeZone, days: ClosedRange<CalendarDay>) {
    let offset = { (second: Int) in
      zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
    }
    let days = days.clamped(to: Self.years)
    // A few days more on both sides, because a day of a zone is not one of Greenwich.
    let start = (days.lowerBound.number - 3) * 86_400
    let end = (days.upperBound.number + 3) * 86_400
    var transitions = [Transition(at: start, before: offset(start), after: offset(start))]
    for week in stride(from: start, to: end, by: 7 * 86_400) {
      var (low, high) = (week, week + 7 * 86_400)
      let (before, after) = (offset(low), offset(high))
      guard before != after else { continue }
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if offset(middle) == before {
          low = middle
        } else {
          high = middle
        }
      }
      transitions.append(Transition(at: high, before: before, after: after))
    }
    self.init(transitions: transitions.compactMap { $0 })
  }

  /// The component `VTIMEZONE`.
  ///
  /// It lists every setting of the clocks and has no rules, so that it is right for every zone.
  /// Clocks that are set forward count as daylight saving time, which is only a name.
  package func component(named name: String) -> CalendarFile.Component {
    var parts: [(transition: Transition, clocks: [CalendarFile.WallClock])] = []
    for transition in transitions {
      let index = parts.firstIndex {
        $0.transition.before == transition.before && $0.transition.after == transition.after
      }
      if let index {
        parts[index].clocks.append(transition.clock)
      } else {
        parts.append((transition, [transition.clock]))
      }
    }
    return CalendarFile.Component(
      known: "VTIMEZONE",
      properties: [CalendarFile.Property(known: "TZID", text: name)],
      components: parts.map { $0.transition.component(with: $0.clocks) }
    )
  }
}

extension CalendarFile.Zone.Transition {
  /// Creates the setting of clocks at a second since 1970 in Greenwich.
  fileprivate init?(at second: Int, before: Int, after: Int) {
    guard let clock = CalendarFile.WallClock(secondsSince1970: second + before) else { return nil }
    self.init(clock: clock, before: before, after: after)
  }

  fileprivate func component(with clocks: [CalendarFile.WallClock]) -> CalendarFile.Component {
    var properties = [
      CalendarFile.Property(known: "DTSTART", date: .floating(clock)),
      CalendarFile.Property(known: "TZOFFSETFROM", value: UTCOffset(seconds: before).text),
      CalendarFile.Property(known: "TZOFFSETTO", value: UTCOffset(seconds: after).text),
    ]
    if clocks.count > 1 {
      let dates = clocks.dropFirst().map(\.description).joined(separator: ",")
      properties.append(CalendarFile.Property(known: "RDATE", value: dates))
    }
    return after > before
      ? CalendarFile.Component(known: "DAYLIGHT", properties: properties)
      : CalendarFile.Component(known: "STANDARD", properties: properties)
  }
}
