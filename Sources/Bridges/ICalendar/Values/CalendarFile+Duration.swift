// SPDX-License-Identifier: Apache-2.0
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

    /// Reads a value such as `PT15M`; nil when it is no duration or a part has more than nine digits.
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
