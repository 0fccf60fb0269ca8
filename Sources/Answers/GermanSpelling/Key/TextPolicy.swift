// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// Says what makes no difference when a written text is compared with the correct one in a spelling exercise.
///
/// Canonical equivalence, kinds and number of blanks, invisible characters, and forms of quotes, apostrophes
/// and dashes never make a difference. Case does, unless a policy ignores it.
///
/// ```swift
/// TextPolicy.standard.equates("„Haus“", "Haus")   // true: marks around a word are not its spelling
/// TextPolicy.standard.equates("haus", "Haus")   // false
/// TextPolicy(ignoresCase: true).equates("STRASSE", "Straße")   // true
/// TextPolicy(acceptsSwissSpelling: true).equates("Strasse", "Straße")   // true
/// ```
///
/// In JSON a policy is an object with those of the keys `ignoresCase`, `ignoresMarks` and `acceptsSwissSpelling` that
/// are not as in ``standard``: `{"acceptsSwissSpelling": true}`.
public struct TextPolicy: Hashable, Sendable {
  /// Whether capital and small letters are the same.
  public let ignoresCase: Bool
  /// Whether marks between and around words, such as a full stop glued to the last one, are left out.
  ///
  /// Apostrophes and hyphens of a word stay, as in "Hans' Hund" and "Rad- und Fußweg". An apostrophe behind the last word
  /// and a dash between blanks are marks like any other.
  public let ignoresMarks: Bool
  /// Whether "ss" is correct for every "ß", as in Switzerland.
  public let acceptsSwissSpelling: Bool

  /// German spelling: case matters, marks do not, and Swiss spelling is wrong.
  public static let standard = TextPolicy()

  /// Creates a policy; the values that are not given are those of German spelling.
  public init(
    ignoresCase: Bool = false,
    ignoresMarks: Bool = true,
    acceptsSwissSpelling: Bool = false
  ) {
    self.ignoresCase = ignoresCase
    self.ignoresMarks = ignoresMarks
    self.acceptsSwissSpelling = acceptsSwissSpelling
  }

  /// Returns whether two texts are equal by this policy.
  public func equates(_ written: String, _ target: String) -> Bool {
    TextKey(written, policy: self).equates(TextKey(target, policy: self))
  }
}

extension TextPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let ignoresCase = record.field("ignoresCase", \.ignoresCase, default: false)
    let ignoresMarks = record.field("ignoresMarks", \.ignoresMarks, default: true)
    let acceptsSwissSpelling = record.field(
      "acceptsSwissSpelling",
      \.acceptsSwissSpelling,
      default: false
    )
    return TextPolicy(
      ignoresCase: try ignoresCase(),
      ignoresMarks: try ignoresMarks(),
      acceptsSwissSpelling: try acceptsSwissSpelling()
    )
  }
}
