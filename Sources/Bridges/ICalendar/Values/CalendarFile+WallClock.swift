// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension CalendarFile {
  /// A day and a time to the second, as a calendar and a clock on a wall show them in any zone.
  public struct WallClock: Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// Seconds after midnight, 0 to 86,399.
    public let second: Int

    /// Creates a time of a day, or nil for one that clocks do not show.
    ///
    /// A leap second, 60, counts as the second before it.
    public init?(day: CalendarDay, hour: Int, minute: Int, second: Int = 0) {
      guard (0...23).contains(hour), (0...59).contains(minute), (0...60).contains(second) else {
        return nil
      }
      self.day = day
      self.second = hour * 3600 + minute * 60 + min(second, 59)
    }

    package init(day: CalendarDay, second: Int) {
      self.day = day
      self.second = second
    }

    /// Creates the time that a number of seconds after the beginning of 1970 is, or nil when it is
    /// before ``CalendarDay/first`` or after ``CalendarDay/last``.
    package init?(secondsSince1970 seconds: Int) {
      let (number, second) = seconds.dividedRoundingDown(by: 86_400)
      guard (CalendarDay.first.number...CalendarDay.last.number).contains(number) else {
        return nil
      }
      day = CalendarDay(clamping: number)
      self.second = second
    }

    /// The seconds from the beginning of 1970 on clocks that are never set.
    package var secondsSince1970: Int { day.number * 86_400 + second }
  }
}

extension CalendarFile.WallClock: Comparable {
  /// Whether one time is before the other on the same wall.
  public static func < (left: Self, right: Self) -> Bool {
    (left.day, left.second) < (right.day, right.second)
  }
}

extension CalendarFile.WallClock: CustomStringConvertible {
  /// The time as iCalendar writes it, such as `20260301T100000`.
  public var description: String {
    let (hour, minute) = (second / 3600, second / 60 % 60)
    return day.iCalendarText + "T" + hour.padded(to: 2) + minute.padded(to: 2)
      + (second % 60).padded(to: 2)
  }

  /// Reads the text of ``description``, in either case.
  init?(_ text: String) {
    let octets = Array(text.utf8)
    guard octets.count == 15, octets[8] | 0x20 == UInt8(ascii: "t"),
      let day = CalendarDay(iCalendarDigits: octets[..<8]),
      let hour = Int(digits: octets[9..<11]),
      let minute = Int(digits: octets[11..<13]),
      let second = Int(digits: octets[13...])
    else { return nil }
    self.init(day: day, hour: hour, minute: minute, second: second)
  }
}

extension CalendarDay {
  /// The day as iCalendar writes it, such as `20260301`.
  var iCalendarText: String { year.padded(to: 4) + month.padded(to: 2) + day.padded(to: 2) }

  /// Reads eight digits.
  init?(iCalendarDigits octets: ArraySlice<UInt8>) {
    guard octets.count == 8,
      let year = Int(digits: octets.prefix(4)),
      let month = Int(digits: octets.dropFirst(4).prefix(2)),
      let day = Int(digits: octets.suffix(2))
    else { return nil }
    self.init(year: year, month: month, day: day)
  }
}

extension Int {
  /// The number with zeros before it.
  func padded(to width: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, width - text.utf8.count)) + text
  }

  /// Reads a number of one to nine digits and nothing else.
  init?(digits octets: some Collection<UInt8>) {
    guard (1...9).contains(octets.count),
      octets.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    self = octets.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }
}
