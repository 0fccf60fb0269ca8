// SPDX-License-Identifier: Apache-2.0

/// A day reads as ISO 8601 writes it: year, month and day, `2026-11-21`.
extension CalendarDay: LosslessStringConvertible {
  /// The day as in `2026-11-21`.
  public var description: String {
    let (year, month, day) = (padded(year, to: 4), padded(month, to: 2), padded(day, to: 2))
    return "\(year)-\(month)-\(day)"
  }

  /// Creates a day from a text such as `2026-11-21`, or nil for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2],
      description.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || (48...57).contains($0) }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(width - digits.count, 0)) + digits
  }
}

/// In JSON a day is a string, `"2026-11-21"`.
extension CalendarDay: Codable {
  /// Reads a day.
  ///
  /// - Throws: A `DecodingError` for a text that is no day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let day = CalendarDay(text) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a day such as \"2026-11-21\", found \"\(text)\""
      )
    }
    self = day
  }

  /// Writes the day.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
