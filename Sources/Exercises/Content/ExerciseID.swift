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
