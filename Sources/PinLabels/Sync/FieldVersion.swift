public import LudusFoundation

extension PinSheet {
  /// Which edit gave a field its value.
  ///
  /// In JSON it is a string of its number, its date in milliseconds and a digest of the value:
  /// `"3@1361281165466#af63dc4c8601ec8c"`.
  public struct FieldVersion: Hashable, Sendable {
    /// Counts the values that the field had, from 1 for its first.
    public let number: Int
    /// When it was edited, in milliseconds from 1970.
    let milliseconds: Int64
    /// Tells values apart that were given at the same millisecond on two devices.
    let digest: UInt64

    init(number: Int, milliseconds: Int64, digest: UInt64) {
      self.number = number
      self.milliseconds = milliseconds
      self.digest = digest
    }

    /// When the field was edited.
    public var date: Date { Date(milliseconds: milliseconds) }

    /// The largest number that is read from JSON, far beyond all editing.
    private static let largestNumber = 1 << 40
  }
}

extension PinSheet.FieldVersion: Comparable {
  /// Whether one edit was written before the other: by date, then, so that any two are in order, by number
  /// and digest.
  public static func < (left: PinSheet.FieldVersion, right: PinSheet.FieldVersion) -> Bool {
    (left.milliseconds, left.number, left.digest) < (right.milliseconds, right.number, right.digest)
  }
}

extension PinSheet.FieldVersion: CustomStringConvertible {
  /// Number, date and digest.
  public var description: String {
    let digits = String(digest, radix: 16)
    return "\(number)@\(milliseconds)#" + String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension PinSheet.FieldVersion: Codable {
  /// Reads a version.
  ///
  /// - Throws: A `DecodingError` when the string is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let rest = parts.last?.split(separator: "#", omittingEmptySubsequences: false) ?? []
    guard parts.count == 2, rest.count == 2, let number = Int(parts[0]),
      1...Self.largestNumber ~= number, let milliseconds = Int64(rest[0]),
      Date(milliseconds: milliseconds).milliseconds == milliseconds,
      let digest = UInt64(rest[1], radix: 16)
    else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a version such as \"3@1361281165466#af63dc4c8601ec8c\", "
          + "found \"\(text)\""
      )
    }
    self.init(number: number, milliseconds: milliseconds, digest: digest)
  }

  /// Writes the version.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
