/// The identifier of an exercise: the number that it has on the server.
///
/// All other things have an `Identifier`, which is a string; in the server's JSON and in its log an exercise
/// has a number.
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

/// In JSON an identifier is a number.
extension ExerciseID: Codable {}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension ExerciseID: CodingKeyRepresentable {}
