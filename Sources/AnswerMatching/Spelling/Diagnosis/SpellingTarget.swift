/// A word or phrase that a child is to write, with its word parts if they are known.
///
/// ```swift
/// let bicycle = SpellingTarget(annotated: "Fahr|rad")
/// bicycle.text    // "Fahrrad"
/// bicycle.seams   // [4]
/// ```
///
/// Where no parts are known, the rules guess them from prefixes, suffixes and the shape of syllables.
///
/// In JSON a target is its text, or an array of its parts if these are known.
public struct SpellingTarget: Hashable, Sendable {
  /// The text with plain spacing, quotes and dashes.
  public let text: String
  /// Where word parts meet, in letters from the start; nil if this is not known.
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
  /// - Parameter annotated: The text with a bar wherever two word parts meet, such as "Fahr|rad"; without a bar
  ///   the text is known to have one part.
  public init(annotated: String) {
    self.init(parts: annotated.withPlainSigns.split(separator: "|").map { String($0) })
  }

  private init(parts: [String]) {
    var text = ""
    var seams: [Int] = []
    for part in parts {
      if !text.isEmpty { seams.append(text.count) }
      text += part
    }
    self.text = text
    self.seams = seams
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
      // Blanks beside a seam stay where the whole is plain, as it is when a target was written.
      let text = parts.joined()
      self.init(parts: text.withPlainSigns == text ? parts : parts.map(\.withPlainSigns))
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
    let places = [0] + seams + [text.count]
    let parts = zip(places, places.dropFirst()).map { start, end in
      String(text.dropFirst(start).prefix(end - start))
    }
    try container.encode(parts)
  }
}

extension String {
  /// The text with plain spacing, quotes and dashes, which no child is asked for.
  var withPlainSigns: String {
    isOfPlainLetters ? self : withPlainSpacing.withStraightQuotes.withPlainDashes
  }

  /// Whether there is nothing but letters of German, as far as bytes tell without decoding them.
  private var isOfPlainLetters: Bool {
    utf8.allSatisfy { $0 | 0x20 &- 0x61 < 26 || $0 == 0xC3 || $0 & 0xC0 == 0x80 }
  }
}
