// SPDX-License-Identifier: Apache-2.0

/// A word or phrase for a child to write, with its word parts if they are known.
///
/// ```swift
/// let bicycle = SpellingTarget(annotated: "Fahr|rad")
/// bicycle.text    // "Fahrrad"
/// bicycle.seams   // [4]
/// ```
///
/// Where no parts are known, the rules guess them from prefixes, suffixes and the shape of
/// syllables.
///
/// In JSON a target is its text, or an array of its parts if these are known.
public struct SpellingTarget: Hashable, Sendable {
  /// The text with plain spacing, quotes and dashes.
  public let text: String
  /// The places where word parts meet, in letters from the start; nil if they are not known.
  public let seams: [Int]?

  /// Creates a target whose word parts are not known.
  ///
  /// - Parameter text: The text; a bar in it is a letter like any other.
  public init(_ text: String) {
    self.text = text.withPlainSigns
    seams = nil
  }

  /// Creates a target whose word parts are known.
  ///
  /// - Parameter annotated: The text with a bar wherever two word parts meet, such as "Fahr|rad";
  ///   without a bar the text is known to have one part.
  public init(annotated: String) {
    self.init(parts: annotated.split(separator: "|").map { String($0) })
  }

  private init(parts: [String]) {
    var text = ""
    var ends: [Int] = []
    for part in parts {
      // Between letters, so that a blank next to a seam stays, unless the other side has one.
      var plain = "x\(part)x".withPlainSigns.unicodeScalars.dropFirst().dropLast()
      if plain.first == " ", (text.unicodeScalars.last ?? " ") == " " { plain.removeFirst() }
      text.unicodeScalars += plain
      ends.append(text.utf8.count)
    }
    if text.unicodeScalars.last == " " { text.unicodeScalars.removeLast() }
    self.text = text
    seams = text.letters(before: ends)
  }
}

extension String {
  /// Returns how many letters are before each of some ascending places in its UTF-8, for those
  /// between two letters.
  ///
  /// A place within a letter counts as behind it.
  fileprivate func letters(before places: [Int]) -> [Int] {
    var counts: [Int] = []
    var places = places[...]
    var (letters, bytes) = (0, 0)
    for letter in self {
      if let place = places.first, place <= bytes, letters > 0 { counts.append(letters) }
      places = places.drop { $0 <= bytes }
      letters += 1
      bytes += letter.utf8.count
    }
    return counts
  }
}

extension SpellingTarget: ExpressibleByStringLiteral {
  /// Creates a target whose word parts are not known.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension SpellingTarget: Codable {
  /// Reads a text or an array of its parts.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self.init(text)
    } else if let parts = try? container.decode([String].self) {
      self.init(parts: parts)
    } else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a string or an array of strings"
      )
    }
  }

  /// Writes the text, or the array of its parts if these are known.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    guard let seams else {
      try container.encode(text)
      return
    }
    var parts: [String] = []
    var rest = text[...]
    for (start, end) in zip([0] + seams, seams) {
      parts.append(String(rest.prefix(end - start)))
      rest = rest.dropFirst(end - start)
    }
    try container.encode(parts + [String(rest)])
  }
}

extension String {
  /// The text with plain spacing, quotes and dashes, which no child is asked for.
  package var withPlainSigns: String {
    isOfPlainLetters ? self : withPlainSpacing.withStraightQuotes.withPlainDashes
  }

  /// Whether there is nothing but letters of German, as far as bytes show without decoding them.
  private var isOfPlainLetters: Bool {
    utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == 0xC3 || $0 & 0xC0 == 0x80 }
  }
}
