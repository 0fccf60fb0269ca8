extension Date {
  /// Creates the instant that is a number of milliseconds after 1970 began.
  package init(milliseconds: Int64) {
    self.init(timeIntervalSince1970: Double(milliseconds) / 1000)
  }

  /// The whole milliseconds since 1970 began, or nil for a date that is more than about 35,000 years away,
  /// where the floating-point number in a `Date` no longer tells milliseconds apart.
  ///
  /// A started millisecond does not count. Rounding to the nearest would put half of all dates into the
  /// future: who founds a group and asks at the same instant how it stands would find nothing.
  package var milliseconds: Int64? {
    let nearest = (timeIntervalSince1970 * 1000).rounded()
    guard let milliseconds = Int64(exactly: nearest), milliseconds.magnitude <= 1 << 50 else {
      return nil
    }
    return Date(milliseconds: milliseconds) <= self ? milliseconds : milliseconds - 1
  }

  /// The same instant in whole milliseconds, never after it, which is how events store dates; nil for a date
  /// too far away.
  package var truncatedToMilliseconds: Date? {
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
    guard let date = Date(milliseconds: milliseconds).truncatedToMilliseconds else {
      throw DecodingError.dataCorruptedError(
        forKey: key,
        in: self,
        debugDescription: "expected milliseconds since 1970, found \(milliseconds)"
      )
    }
    return date
  }
}
