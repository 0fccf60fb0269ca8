// SPDX-License-Identifier: Apache-2.0

/// A language, identified by its BCP 47 tag: `en`, `de-AT`, `sr-Latn`.
///
/// Any tag is a language. Which of them Ludus has rules for is said where it matters; a tag with a
/// region or script is served by its language where there is nothing closer. A ``Phrasebook`` has
/// the sentences in one.
///
/// ```swift
/// let language: Language = "de-AT"
/// language.base                           // .german
/// Phrasebook(for: language)               // the German phrasebook
/// ```
///
/// Two tags are equal when they differ in nothing but case. In JSON a language is its tag.
public struct Language: RawRepresentable, Sendable {
  /// The tag as it was given.
  public let rawValue: String

  /// Creates a language from its tag.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a language from its tag.
  public init(_ tag: String) {
    rawValue = tag
  }

  /// English.
  public static let english: Language = "en"
  /// German.
  public static let german: Language = "de"
  /// French.
  public static let french: Language = "fr"
  /// Spanish.
  public static let spanish: Language = "es"
  /// Italian.
  public static let italian: Language = "it"
  /// Portuguese.
  public static let portuguese: Language = "pt"
  /// Dutch.
  public static let dutch: Language = "nl"
  /// Czech.
  public static let czech: Language = "cs"
  /// Russian.
  public static let russian: Language = "ru"
  /// Any language: the wildcard `*` of RFC 4647, where a list of languages takes it.
  public static let any: Language = "*"

  /// The language without script, region and variants: German for `de-AT`.
  public var base: Language {
    Language(String(rawValue.prefix { $0 != "-" && $0 != "_" }))
  }

  /// The languages that can serve this one, at most 16, the closest first: `de-Latn-AT`, `de-Latn`,
  /// `de`.
  public var fallbacks: [Language] {
    // No tag has more parts that matter, and each of them takes a text of its own.
    let parts = rawValue.split(maxSplits: 15, omittingEmptySubsequences: false) {
      $0 == "-" || $0 == "_"
    }
    return (1...parts.count).reversed().map {
      Language(parts.prefix($0).joined(separator: "-"))
    }
  }

  private var normalized: String { rawValue.lowercased() }
}

extension Language: Hashable {
  /// Whether two tags differ in nothing but case.
  public static func == (left: Language, right: Language) -> Bool {
    left.normalized == right.normalized
  }

  /// Feeds the tag without its case to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(normalized)
  }
}

extension Language: ExpressibleByStringLiteral {
  /// Creates a language from its tag.
  public init(stringLiteral tag: String) {
    self.init(tag)
  }
}

extension Language: CustomStringConvertible {
  /// The tag.
  public var description: String { rawValue }
}

extension Language: Codable {
  /// Reads a tag.
  ///
  /// - Throws: A `DecodingError` for a text that is no tag.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    rawValue = try container.decode(String.self)
    guard self == .any || isWellFormed else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected the tag of a language, such as en or de-AT"
      )
    }
  }

  /// Whether the tag has parts of one to eight letters and digits, the first of letters only.
  private var isWellFormed: Bool {
    let parts = rawValue.utf8.split(omittingEmptySubsequences: false) { $0 == 0x2D || $0 == 0x5F }
    return parts.allSatisfy { part in
      (1...8).contains(part.count) && part.allSatisfy { Self.isLetter($0) || 0x30...0x39 ~= $0 }
    } && parts.first?.allSatisfy(Self.isLetter) ?? false
  }

  private static func isLetter(_ byte: UInt8) -> Bool { 0x61...0x7A ~= byte | 0x20 }

  /// Writes the tag.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension Language: CodingKeyRepresentable {
  /// The tag as a coding key.
  public var codingKey: any CodingKey { JSONKey(rawValue) }

  /// Creates a language from a coding key.
  public init(codingKey: some CodingKey) {
    rawValue = codingKey.stringValue
  }
}

extension Language {
  /// The tag as RFC 5646 recommends to write it: in lower case but for a region's capitals and a
  /// script's initial; nil when it is no tag of BCP 47.
  ///
  /// Only the form is checked: a primary subtag of two to eight letters, then subtags of one to
  /// eight letters or digits, joined by hyphens.
  public var canonical: Language? {
    let subtags = rawValue.split(separator: "-", omittingEmptySubsequences: false)
    func isSubtag(_ subtag: Substring) -> Bool {
      1...8 ~= subtag.utf8.count && subtag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    guard let primary = subtags.first, primary.utf8.count >= 2, primary.allSatisfy(\.isLetter),
      subtags.allSatisfy(isSubtag)
    else { return nil }
    let parts = subtags.enumerated().map { offset, subtag in
      switch subtag.utf8.count {
      case 2 where offset > 0: subtag.uppercased()
      case 4 where offset > 0: subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.lowercased()
      }
    }
    return Language(parts.joined(separator: "-"))
  }
}
