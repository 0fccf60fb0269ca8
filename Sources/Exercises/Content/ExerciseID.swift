/// What identifies an exercise: the number that it has on the server.
///
/// In JSON it is that number, as it is in the log.
public struct ExerciseID: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int

  /// Creates an identifier from a number, which may be any number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a number, which may be any number.
  public init(_ number: Int) {
    rawValue = number
  }
}

extension ExerciseID: ExpressibleByIntegerLiteral {
  /// Creates an identifier from a literal.
  public init(integerLiteral value: Int) {
    rawValue = value
  }
}

extension ExerciseID: Comparable {
  /// Whether one identifier's number is less than the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension ExerciseID: CustomStringConvertible {
  /// The number.
  public var description: String { "\(rawValue)" }
}

extension ExerciseID: Codable {
  /// Reads a number.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(Int.self)
  }

  /// Writes the number.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension ExerciseID: CodingKeyRepresentable {
  /// The number as a coding key.
  public var codingKey: any CodingKey { Key(rawValue: rawValue) }

  /// Creates an identifier from a coding key, or nil when that is no number.
  public init?(codingKey: some CodingKey) {
    guard let number = Int(codingKey.stringValue) else { return nil }
    rawValue = number
  }

  private struct Key: CodingKey {
    let rawValue: Int
    var intValue: Int? { rawValue }
    var stringValue: String { "\(rawValue)" }

    init(rawValue: Int) { self.rawValue = rawValue }
    init?(intValue: Int) { rawValue = intValue }

    init?(stringValue: String) {
      guard let number = Int(stringValue) else { return nil }
      rawValue = number
    }
  }
}
