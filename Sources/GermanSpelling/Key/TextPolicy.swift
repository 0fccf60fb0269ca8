internal import LudusCore

/// What makes no difference when a written text is compared with a right one in a spelling exercise.
///
/// Canonical equivalence, kinds and number of blanks, invisible characters, and forms of quotes, apostrophes
/// and dashes never make one. In German spelling case does, so it is significant unless a policy says otherwise.
///
/// ```swift
/// TextPolicy().equates("„Haus“", "Haus")   // true: marks around a word are not its spelling
/// TextPolicy().equates("haus", "Haus")   // false
/// TextPolicy(caseSensitive: false).equates("STRASSE", "Straße")   // true
/// TextPolicy(acceptsSwissSpelling: true).equates("Strasse", "Straße")   // true
/// ```
///
/// In JSON a policy is an object with those of the keys `caseSensitive`, `ignoresMarks` and
/// `acceptsSwissSpelling` that are not as in `TextPolicy()`.
public struct TextPolicy: Hashable, Sendable {
  /// Whether capital and small letters differ.
  public var caseSensitive: Bool
  /// Whether marks between and around words, such as a full stop glued to the last one, are left out.
  ///
  /// Apostrophes and hyphens inside a word stay.
  public var ignoresMarks: Bool
  /// Whether "ss" is right for every "ß", as in Switzerland.
  public var acceptsSwissSpelling: Bool

  /// Creates a policy; the values that are not given are those of German spelling.
  ///
  /// - Parameters:
  ///   - caseSensitive: Whether capital and small letters differ.
  ///   - ignoresMarks: Whether marks between and around words are left out.
  ///   - acceptsSwissSpelling: Whether "ss" is right for every "ß".
  public init(
    caseSensitive: Bool = true,
    ignoresMarks: Bool = true,
    acceptsSwissSpelling: Bool = false
  ) {
    self.caseSensitive = caseSensitive
    self.ignoresMarks = ignoresMarks
    self.acceptsSwissSpelling = acceptsSwissSpelling
  }

  /// Returns whether two texts are equal by this policy.
  ///
  /// - Parameters:
  ///   - written: What was written.
  ///   - right: What was meant.
  /// - Returns: Whether nothing sets the two apart but what makes no difference.
  public func equates(_ written: String, _ right: String) -> Bool {
    TextKey(written, policy: self).equates(TextKey(right, policy: self))
  }
}

extension TextPolicy: Codable {
  private enum Key: String, CodingKey {
    case caseSensitive, ignoresMarks, acceptsSwissSpelling
  }

  /// Reads a policy; keys that are not there are as in `TextPolicy()`, and others are passed over.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let usual = TextPolicy()
    self.init(
      caseSensitive: try container.decodeIfPresent(Bool.self, forKey: .caseSensitive)
        ?? usual.caseSensitive,
      ignoresMarks: try container.decodeIfPresent(Bool.self, forKey: .ignoresMarks)
        ?? usual.ignoresMarks,
      acceptsSwissSpelling: try container.decodeIfPresent(Bool.self, forKey: .acceptsSwissSpelling)
        ?? usual.acceptsSwissSpelling
    )
  }

  /// Writes what is not as in `TextPolicy()`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    let usual = TextPolicy()
    try container.encode(caseSensitive, unless: usual.caseSensitive, forKey: .caseSensitive)
    try container.encode(ignoresMarks, unless: usual.ignoresMarks, forKey: .ignoresMarks)
    try container.encode(
      acceptsSwissSpelling,
      unless: usual.acceptsSwissSpelling,
      forKey: .acceptsSwissSpelling
    )
  }
}
