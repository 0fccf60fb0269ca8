// SPDX-License-Identifier: Apache-2.0

/// A category of spelling mistakes, which is a name: "doubling".
///
/// The rules of a language say which categories there are, in ``SpellingRules/categories``, and how
/// people call them. A name stands for the same phenomenon in all languages that have it. In JSON a
/// category is its name.
public struct SpellingCategory: RawRepresentable, Hashable, Sendable {
  /// The name, by which categories are stored and exchanged.
  public let rawValue: String

  /// The most letters that a name has.
  private static let maximumLength = 64

  /// Creates a category from its name, or nil when that is none: small letters of English, digits
  /// and hyphens, at most 64.
  public init?(rawValue: String) {
    let name = rawValue.utf8
    guard (1...Self.maximumLength).contains(name.count),
      name.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D })
    else { return nil }
    self.rawValue = rawValue
  }

  /// Creates a category from a name that is known to be one.
  public init(_ name: StaticString) {
    rawValue = "\(name)"
  }
}

/// The categories that most languages have.
extension SpellingCategory {
  /// A capital for a small letter or the other way round: "eis" for "Eis".
  public static let letterCase = SpellingCategory("case")
  /// A blank, hyphen or join that is missing or too many: "alot" for "a lot".
  public static let wordBoundary = SpellingCategory("boundary")
  /// A consonant letter single for double or double for single: "wolte" for "wollte".
  public static let doubling = SpellingCategory("doubling")
  /// A letter left out, added, replaced or in the wrong order for no reason that the rules know:
  /// "nich" for "nicht".
  public static let phoneme = SpellingCategory("phoneme")
  /// Commas and other marks; in German apostrophes, too.
  public static let punctuation = SpellingCategory("punctuation")
  /// An apostrophe that is missing or too many: "dont" for "don't".
  public static let apostrophe = SpellingCategory("apostrophe")
  /// A word that sounds like the one that is meant: "there" for "their".
  public static let homophone = SpellingCategory("homophone")
  /// A letter that is written and not heard, or the other way round: "nife" for "knife".
  public static let silentLetter = SpellingCategory("silent-letter")
  /// A vowel in another of its spellings: "bred" for "bread".
  public static let vowelSpelling = SpellingCategory("vowel-spelling")
  /// A consonant in another of its spellings: "fone" for "phone".
  public static let consonantSpelling = SpellingCategory("consonant-spelling")
}

extension SpellingCategory: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

extension SpellingCategory: Codable {
  /// Reads a name.
  ///
  /// - Throws: A `DecodingError` for a text that is no name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let category = SpellingCategory(rawValue: name) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\"\(name)\" is no name of a category, expected one like \"doubling\""
      )
    }
    self = category
  }

  /// Writes the name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}
