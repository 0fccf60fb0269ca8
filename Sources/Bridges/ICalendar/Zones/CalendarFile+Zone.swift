// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
      /// How far they are ahead of Greenwich before and after, in seconds.
      var before: Int
      var after: Int
    }

    /// The times at which clocks are set, in their order on the clocks.
    let transitions: [Transition]

    /// How many days all rules of a zone may look at, which is more than a hundred years take; a file
    /// that wants more is not meant to be read.
    private static let budget = 200_000
    /// How many days the rules of all zones of a file may look at, which is enough for a hundred zones.
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
    /// The faults of a part are added to the faults; the rest of the part still counts. The rules may look at as
    /// many days as are left of ``budgetOfFile``.
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
    func offset(at clock: CalendarFile.WallClock) -> Int {
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
