extension Date {
  /// Creates the instant that is a number of milliseconds after 1970 began.
  package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970 began, rounded to the nearest, or nil for a date that is more than
  /// about 35,000 years away, where the floating-point number in a `Date` no longer tells milliseconds apart.
  package var milliseconds: Int64? {
    let milliseconds = (timeIntervalSince1970 * 1000).rounded()
    return Int64(exactly: milliseconds).flatMap { $0.magnitude <= 1 << 50 ? $0 : nil }
  }

  /// The same instant rounded to a whole millisecond, which is how events store dates; nil for a date too
  /// far away.
  package var roundedToMilliseconds: Date? {
    milliseconds.map(Date.init(milliseconds:))
  }
}

extension KeyedEncodingContainer {
  /// Writes a date as whole milliseconds since 1970 began.
  package mutating func encodeMilliseconds(_ date: Date, forKey key: Key) throws {
    guard let milliseconds = date.milliseconds else {
      // Not the date itself: describing one that is no number traps.
      throw EncodingError.invalidValue(
        date.timeIntervalSince1970,
        EncodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: "this date is too far away to be stored in milliseconds"
        )
      )
    }
    try encode(milliseconds, forKey: key)
  }
}

extension KeyedDecodingContainer {
  /// Reads a date written as whole milliseconds since 1970 began.
  package func decodeMilliseconds(forKey key: Key) throws -> Date {
    let milliseconds = try decode(Int64.self, forKey: key)
    guard let date = Date(milliseconds: milliseconds).roundedToMilliseconds else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "expected milliseconds since 1970, found \(milliseconds)"
      )
    }
    return date
  }
}
