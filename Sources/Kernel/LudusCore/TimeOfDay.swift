// SPDX-License-Identifier: Apache-2.0

/// A time of the day as clocks show it, such as 17:30, on no day in particular.
///
/// ```swift
/// let time: TimeOfDay? = TimeOfDay(hour: 17, minute: 30)
/// time?.description   // "17:30"
/// ```
///
/// In JSON a time is a string, `"17:30"`.
public struct TimeOfDay: Hashable, Sendable {
  /// Minutes after midnight on the clock, 0 to 1439.
  package let minutes: Int

  /// Creates a time from an hour, 0 to 23, and a minute, 0 to 59; nil for any other.
  public init?(hour: Int, minute: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    minutes = hour * 60 + minute
  }

  /// Creates a time from the minutes after midnight; nil when no clock shows it.
  package init?(minutes: Int) {
    guard (0...1439).contains(minutes) else { return nil }
    self.minutes = minutes
  }

  /// Creates a time; the first or the last of the day where there is none.
  package init(clamping minutes: Int) {
    self.minutes = min(max(minutes, 0), 1439)
  }

  /// The time at which a date begins, 00:00.
  public static let midnight = TimeOfDay(clamping: 0)

  /// The hour, 0 to 23.
  public var hour: Int { minutes / 60 }
  /// The minute, 0 to 59.
  public var minute: Int { minutes % 60 }
}

extension TimeOfDay: Comparable {
  /// Whether one time is earlier on the clock than the other.
  public static func < (left: Self, right: Self) -> Bool { left.minutes < right.minutes }
}

extension TimeOfDay: LosslessStringConvertible {
  /// The time as in `09:05`.
  public var description: String {
    "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
  }

  /// Creates a time from a text such as `09:05`, or nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2],
      description.utf8.allSatisfy({ $0 == UInt8(ascii: ":") || (48...57).contains($0) }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }
}

extension TimeOfDay: Codable {
  /// Reads a time.
  ///
  /// - Throws: A `DecodingError` for a text that is no time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let time = TimeOfDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a time such as \"17:30\", found \"\(text)\""
      )
    }
    self = time
  }

  /// Writes the time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
