// SPDX-License-Identifier: Apache-2.0
package import LudusCore
internal import LudusFoundation

extension CalendarFile.Zone {
  /// Creates the description of a zone's clocks in a range of days; days before 1970 and after 2100 count
  /// as the nearest ones.
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
  /// It lists every setting of the clocks and has no rules, so that it is right for every zone. Clocks that are
  /// set forward count as daylight saving time, which is only a name.
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
