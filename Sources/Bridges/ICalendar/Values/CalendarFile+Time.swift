// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension CalendarFile {
  /// A value of type DATE or DATE-TIME (RFC 5545, 3.3.4 and 3.3.5).
  public enum Time: Hashable, Sendable {
    /// A whole day, such as `20260301`.
    case day(CalendarDay)
    /// A time in Greenwich, such as `20260301T090000Z`.
    case utc(CalendarFile.WallClock)
    /// A time on the clock of the reader, such as `20260301T100000`.
    case floating(CalendarFile.WallClock)
    /// A time on the clocks of a zone, which the parameter `TZID` names.
    case zoned(CalendarFile.WallClock, zone: String)

    /// Reads a value, or nil when it is none; its form shows whether it is a day.
    ///
    /// The zone is that of the parameter `TZID`; it does not matter to days and times in UTC.
    public init?(_ text: String, zone: String? = nil) {
      let text = text.withoutBlanksAround
      if let day = CalendarDay(iCalendarDigits: Array(text.utf8)[...]) {
        self = .day(day)
      } else if let last = text.utf8.last, last | 0x20 == UInt8(ascii: "z") {
        guard let clock = CalendarFile.WallClock(String(text.dropLast())) else { return nil }
        self = .utc(clock)
      } else {
        guard let clock = CalendarFile.WallClock(text) else { return nil }
        self = zone.map { .zoned(clock, zone: $0) } ?? .floating(clock)
      }
    }

    /// Reads the value of a property, or nil when it is none.
    public init?(_ property: CalendarFile.Property) {
      self.init(property.value, zone: property.parameter("TZID"))
    }

    /// The day, in the zone of the value.
    public var day: CalendarDay {
      switch self {
      case .day(let day): day
      case .utc(let clock), .floating(let clock), .zoned(let clock, _): clock.day
      }
    }

    /// The time in the zone of the value; nil for a whole day.
    public var clock: CalendarFile.WallClock? {
      switch self {
      case .day: nil
      case .utc(let clock), .floating(let clock), .zoned(let clock, _): clock
      }
    }

    /// The value as it is written; a zone is not part of it.
    public var text: String {
      switch self {
      case .day(let day): day.iCalendarText
      case .utc(let clock): "\(clock)Z"
      case .floating(let clock), .zoned(let clock, _): "\(clock)"
      }
    }
  }
}

extension CalendarFile.Time {
  /// The parameters that a property of this value has.
  var parameters: [CalendarFile.Parameter] {
    switch self {
    case .day: [CalendarFile.Parameter(known: "VALUE", "DATE")]
    case .zoned(_, let zone): [CalendarFile.Parameter(known: "TZID", zone)]
    case .utc, .floating: []
    }
  }
}

extension CalendarFile.Property {
  package init(known name: StaticString, date: CalendarFile.Time) {
    self.init(known: name, parameters: date.parameters, value: date.text)
  }
}

extension String {
  /// The text without spaces and tabs before and after it.
  package var withoutBlanksAround: String {
    guard utf8.first?.isBlank == true || utf8.last?.isBlank == true else { return self }
    var octets = Array(utf8)[...]
    while octets.first?.isBlank == true { octets.removeFirst() }
    while octets.last?.isBlank == true { octets.removeLast() }
    return String(decoding: octets, as: UTF8.self)
  }
}

extension CalendarFile {
  /// A day and a time to the second as shown by a calendar and a wall clock, in no particular zone.
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

extension CalendarFile {
  /// A value of type DURATION, such as `-P1DT30M` (RFC 5545, 3.3.6).
  ///
  /// Days are those of the calendar, which have 23 or 25 hours when clocks are set; seconds are
  /// counted exactly. Both go into the same direction.
  public struct Duration: Hashable, Sendable {
    /// Days; negative for a time before.
    public let days: Int
    /// Seconds in addition to the days, in the same direction.
    public let seconds: Int

    /// No part of a duration may be longer than this, which is more than 27,000 years of days.
    private static let limit = 9_999_999

    /// No time at all.
    package static let none = CalendarFile.Duration()

    private init() {
      days = 0
      seconds = 0
    }

    /// Creates a duration, or nil when days and seconds go into different directions or there are
    /// more than 9,999,999 days.
    public init?(days: Int, seconds: Int) {
      guard days.signum() * seconds.signum() >= 0, days.magnitude <= Self.limit,
        seconds.magnitude / 86_400 <= Self.limit
      else { return nil }
      self.days = days
      self.seconds = seconds
    }

    /// Reads a value such as `PT15M`; nil when it is no duration or a part has more than nine
    /// digits.
    ///
    /// Weeks may stand together with days, as some programs write them.
    public init?(_ text: String) {
      var octets = Array(text.withoutBlanksAround.uppercased().utf8)[...]
      let isNegative = octets.first == UInt8(ascii: "-")
      if isNegative || octets.first == UInt8(ascii: "+") {
        octets.removeFirst()
      }
      guard octets.popFirst() == UInt8(ascii: "P"), !octets.isEmpty else { return nil }
      var (days, seconds) = (0, 0)
      // The letters that may still come, with how many seconds or days they stand for.
      var units: [(letter: Character, size: Int)] = [("W", 7), ("D", 1)]
      var isTime = false
      while let octet = octets.first {
        if octet == UInt8(ascii: "T"), !isTime {
          isTime = true
          units = [("H", 3600), ("M", 60), ("S", 1)]
          octets.removeFirst()
          guard !octets.isEmpty else { return nil }
          continue
        }
        let digits = octets.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        octets = octets[digits.endIndex...]
        guard let count = Int(digits: digits), let letter = octets.popFirst(),
          let unit = units.firstIndex(where: { $0.letter.asciiValue == letter })
        else { return nil }
        if isTime {
          seconds += count * units[unit].size
        } else {
          days += count * units[unit].size
        }
        units.removeFirst(unit + 1)
      }
      self.init(days: isNegative ? -days : days, seconds: isNegative ? -seconds : seconds)
    }

    /// The duration as it is written.
    public var text: String {
      let sign = days < 0 || seconds < 0 ? "-" : ""
      let (days, seconds) = (abs(days), abs(seconds))
      if seconds == 0 {
        return sign + (days > 0 && days % 7 == 0 ? "P\(days / 7)W" : "P\(days)D")
      }
      var text = sign + "P" + (days > 0 ? "\(days)D" : "") + "T"
      let (hours, minutes, rest) = (seconds / 3600, seconds / 60 % 60, seconds % 60)
      text += hours > 0 ? "\(hours)H" : ""
      // Minutes must stand between hours and seconds.
      text += minutes > 0 || hours > 0 && rest > 0 ? "\(minutes)M" : ""
      text += rest > 0 ? "\(rest)S" : ""
      return text
    }
  }
}

/// A value of type UTC-OFFSET, such as `+0100` (RFC 5545, 3.3.14).
struct UTCOffset: Hashable {
  /// The number of seconds by which clocks are ahead of Greenwich; less than a day either way when
  /// it was read.
  let seconds: Int

  init(seconds: Int) {
    self.seconds = seconds
  }

  /// Reads an offset, or nil when it is none.
  init?(_ text: String) {
    let octets = Array(text.withoutBlanksAround.utf8)
    guard octets.count == 5 || octets.count == 7, let sign = octets.first,
      "+-".utf8.contains(sign),
      let hours = Int(digits: octets[1..<3]),
      let minutes = Int(digits: octets[3..<5]),
      let seconds = octets.count == 5 ? 0 : Int(digits: octets[5...]),
      hours < 24, minutes < 60, seconds < 60
    else { return nil }
    let total = hours * 3600 + minutes * 60 + seconds
    self.init(seconds: sign == UInt8(ascii: "-") ? -total : total)
  }

  /// The offset as it is written.
  var text: String {
    let total = abs(seconds)
    return (seconds < 0 ? "-" : "+") + (total / 3600).padded(to: 2)
      + (total / 60 % 60).padded(to: 2) + (total % 60 == 0 ? "" : (total % 60).padded(to: 2))
  }
}
