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
