// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Text as an author writes it: plain, or with a small markup for emphasis, formulae and images.
///
/// A string literal is plain text, in which every character stands for itself. Markup knows
/// `*emphasis*`, `$formula$` in TeX and `![alternative text](reference)` for an image; a backslash takes the
/// meaning from the character after it, and a mark without its partner stands for itself.
///
/// ```swift
/// let plain: RichText = "2 * 3 * 4"
/// let marked = RichText(markup: "A *strong* acid has a large $K_a$.")
/// marked.runs[1]      // .emphasis("strong")
/// marked.plainText    // "A strong acid has a large K_a."
/// ```
///
/// In JSON plain text is a string, and markup is an object: `{"markup": "A *strong* acid"}`.
public struct RichText: Hashable, Sendable {
  /// How the source is to be read.
  public enum Format: Hashable, Sendable {
    /// Every character stands for itself.
    case plain
    /// With emphasis, formulae and images.
    case markup
  }

  /// A stretch of text of one kind.
  public enum Run: Hashable, Sendable {
    /// Ordinary text.
    case text(String)
    /// Text to be emphasized.
    case emphasis(String)
    /// A formula in TeX, without the dollar signs.
    case formula(String)
    /// An image, by a reference that the app resolves, with a text that can stand for it.
    case image(reference: String, alternative: String)
  }

  /// The text as it was written.
  public let source: String
  /// How the source is to be read.
  public let format: Format

  /// Creates plain text.
  public init(_ plain: String) {
    source = plain
    format = .plain
  }

  /// Creates text with markup.
  public init(markup: String) {
    source = markup
    format = .markup
  }

  /// The text cut into runs, for display.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public var runs: [Run] {
    switch format {
    case .plain: source.isEmpty ? [] : [.text(source)]
    case .markup: MarkupParser.runs(of: source)
    }
  }

  /// The text without marks; an image is given by its alternative text.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public var plainText: String {
    runs.map { run in
      switch run {
      case .text(let text), .emphasis(let text), .formula(let text): text
      case .image(_, let alternative): alternative
      }
    }.joined()
  }

  /// Whether there is nothing to see: no image, and no character but white space.
  package var isBlank: Bool {
    // A visible ASCII character, as nearly every text has, saves the rest; of markup it may be a mark.
    if format == .plain, source.utf8.contains(where: { 0x21...0x7E ~= $0 }) { return false }
    let normalization = TextNormalization.standard
    return runs.allSatisfy { run in
      switch run {
      case .text(let text), .emphasis(let text), .formula(let text):
        normalization.apply(to: text).isEmpty
      case .image: false
      }
    }
  }
}

extension RichText: ExpressibleByStringInterpolation {
  /// Creates plain text.
  public init(stringLiteral value: String) {
    self.init(value)
  }
}

extension RichText: Codable {
  /// Text with markup, as an object.
  private struct Markup: JSONRecord {
    let markup: String

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let markup = record.field("markup", \.markup)
      return try Markup(markup: markup())
    }
  }

  /// Reads a string as plain text and an object with the key `markup` as text with markup.
  ///
  /// - Throws: `ContentError` for an object without that key or with others, a `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let plain = try? value.decode(String.self) {
      self.init(plain)
    } else if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
      self.init(markup: try Markup(from: decoder).markup)
    } else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: #"expected a text: a string or {"markup": "..."}"#
      )
    }
  }

  /// Writes plain text as a string and text with markup as an object.
  public func encode(to encoder: any Encoder) throws {
    switch format {
    case .plain:
      var container = encoder.singleValueContainer()
      try container.encode(source)
    case .markup:
      try Markup(markup: source).encode(to: encoder)
    }
  }
}
