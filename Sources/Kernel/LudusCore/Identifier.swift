// SPDX-License-Identifier: Apache-2.0

/// An identifier for one kind of thing: a string that cannot be confused with the identifier of
/// another kind.
///
/// `Identifier<Problem>` and `Identifier<AnswerOption>` both hold a string, yet one is not accepted
/// where the other is wanted. Types that have an identity offer theirs as a nested `ID`:
///
/// ```swift
/// let problem: Problem.ID = "atoms-01"
/// let option = AnswerOption.ID("b")
/// problem.rawValue   // "atoms-01"
/// ```
///
/// Two identifiers are equal when their strings are equal, which in Swift means canonically
/// equivalent: a composed and a decomposed "é" name the same thing. They are ordered as their
/// strings are. An identifier is stored as it was given, so these two are equal and yet have
/// different bytes.
///
/// In JSON an identifier is a plain string, and a dictionary with identifiers as keys is an object.
public struct Identifier<Subject>: RawRepresentable, Hashable, Sendable {
  /// The string that is the identifier.
  public let rawValue: String

  /// Creates an identifier from a string, which may be any string.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates an identifier from a string, which may be any string.
  public init(_ string: String) {
    rawValue = string
  }
}

extension Identifier: ExpressibleByStringInterpolation {
  /// Creates an identifier from a literal, which may have interpolations.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

extension Identifier: Comparable {
  /// Whether one identifier's string comes before the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Identifier: CustomStringConvertible {
  /// The string that is the identifier.
  public var description: String { rawValue }
}

extension Identifier: ErrorValue {
  package var textInErrors: String { "\"\(rawValue)\"" }
}

extension Identifier: Codable {
  /// Reads a plain string.
  public init(from decoder: any Decoder) throws {
    rawValue = try decoder.singleValueContainer().decode(String.self)
  }

  /// Writes a plain string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

/// As dictionary keys, identifiers make a JSON object instead of an array of keys and values.
extension Identifier: CodingKeyRepresentable {
  /// The string as a coding key.
  public var codingKey: any CodingKey { Key(stringValue: rawValue) }

  /// Creates an identifier from a coding key.
  public init(codingKey: some CodingKey) {
    rawValue = codingKey.stringValue
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// A person who learns, known by an identifier.
public enum Learner: Sendable {
  /// The name of a learner.
  public typealias ID = Identifier<Learner>
}
