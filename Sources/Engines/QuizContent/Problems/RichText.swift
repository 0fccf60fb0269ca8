// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Text as its author writes it: plain, or with light markup for emphasis, formulae and images.
///
/// A string literal is plain text, in which every character stands for itself. Markup knows
/// `*emphasis*`, `$formula$` in TeX and `![alternative text](reference)` for an image; a backslash
/// takes the meaning from the character after it, and a mark without its partner stands for itself.
/// Lines between bars are a ``Table``.
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
  /// The format in which the source is read.
  public enum Format: Hashable, Sendable {
    /// Every character is literal.
    case plain
    /// With emphasis, formulae, images and tables.
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
    /// An image, by a reference that the app resolves, with an alternative text.
    case image(reference: String, alternative: String)
    /// A table, on lines of its own.
    case table(RichText.Table)
  }

  /// The text as it was written.
  public let source: String
  /// The format in which the source is to be read.
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

  /// The text without marks; an image is given by its alternative text, and a row of a table is a
  /// line with ` | ` between cells.
  ///
  /// - Complexity: O(*n*) in the length of the source.
  public var plainText: String {
    lineRuns.map { run in
      switch run {
      case .text(let text), .emphasis(let text), .formula(let text): text
      case .image(_, let alternative): alternative
      case .table: ""
      }
    }.joined()
  }

  /// Whether there is nothing to see: no image, and no character but white space.
  package var isBlank: Bool {
    // A visible ASCII character, as nearly every text has, saves the rest; of markup it may be a
    // mark.
    if format == .plain, source.utf8.contains(where: { 0x21...0x7E ~= $0 }) { return false }
    let normalization = TextNormalization.standard
    return runs.allSatisfy { run in
      switch run {
      case .text(let text), .emphasis(let text), .formula(let text):
        normalization.apply(to: text).isEmpty
      case .image: false
      case .table(let table): table.isBlank
      }
    }
  }
}

extension String {
  /// Whether there is nothing to see in it as plain text: nothing but white space and characters
  /// that are not shown.
  package var isInvisible: Bool { RichText(self).isBlank }
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
  /// - Throws: `ContentError` for an object without that key or with others, a `DecodingError` for
  ///   any other value.
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

/// Cuts marked-up text into runs, in time linear in its length.
package struct MarkupParser {
  private let characters: [Character]
  private var position = 0
  private var runs: [RichText.Run] = []
  private var text = ""
  /// The marks that have no partner, in order.
  private var unpaired: [String] = []
  /// The place where each closing mark was found last, or the end of the text, so that no stretch
  /// is searched twice for the same mark.
  private var found: [Character: Int] = [:]

  static func runs(of source: String) -> [RichText.Run] {
    MarkupBlocks.blocks(of: source).flatMap { block in
      switch block {
      case .text(let text):
        var parser = MarkupParser(characters: Array(text))
        parser.parse()
        return parser.runs
      case .table(let table): return [.table(table)]
      }
    }
  }

  /// The marks that stand for themselves only because they have no partner.
  package static func unpairedMarks(of source: String) -> [String] {
    MarkupBlocks.blocks(of: source).flatMap { block -> [String] in
      switch block {
      case .text(let text):
        var parser = MarkupParser(characters: Array(text))
        parser.parse()
        return parser.unpaired
      case .table(let table):
        return ((table.header ?? []) + table.rows.joined()).filter { $0.format == .markup }
          .flatMap { unpairedMarks(of: $0.source) }
      }
    }
  }

  private init(characters: [Character]) {
    self.characters = characters
  }

  private mutating func parse() {
    while position < characters.count {
      switch characters[position] {
      case "\\" where position + 1 < characters.count:
        text.append(characters[position + 1])
        position += 2
      case "*":
        appendEnclosed { .emphasis(Self.unescaped($0)) }
      case "$":
        // In TeX a backslash has a meaning of its own.
        appendEnclosed { .formula(String($0)) }
      case "!":
        appendImage()
      case let character:
        text.append(character)
        position += 1
      }
    }
    flush()
  }

  /// Appends the run between a mark and its partner; a mark without one, or directly before it, is
  /// text.
  private mutating func appendEnclosed(as run: (ArraySlice<Character>) -> RichText.Run) {
    let mark = characters[position]
    let start = position + 1
    guard let end = next(mark, from: start), end > start else {
      let isPair = start < characters.count && characters[start] == mark
      if !isPair { unpaired.append(String(mark)) }
      text += String(repeating: mark, count: isPair ? 2 : 1)
      position += isPair ? 2 : 1
      return
    }
    append(run(characters[start..<end]), upTo: end + 1)
  }

  /// Appends the image at an exclamation mark, which is text when no whole image follows.
  private mutating func appendImage() {
    let start = position + 2
    guard start < characters.count, characters[start - 1] == "[",
      let close = next("]", from: start),
      close + 1 < characters.count, characters[close + 1] == "(",
      let end = next(")", from: close + 2)
    else {
      if start <= characters.count, characters[start - 1] == "[" { unpaired.append("![") }
      text.append("!")
      position += 1
      return
    }
    let image = RichText.Run.image(
      reference: Self.unescaped(characters[close + 2..<end]),
      alternative: Self.unescaped(characters[start..<close])
    )
    append(image, upTo: end + 1)
  }

  private mutating func append(_ run: RichText.Run, upTo end: Int) {
    flush()
    runs.append(run)
    position = end
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    runs.append(.text(text))
    text = ""
  }

  /// Returns the next place of a mark from which no backslash takes the meaning.
  private mutating func next(_ mark: Character, from start: Int) -> Int? {
    var index = found[mark, default: start]
    if index < start || found[mark] == nil {
      index = start
      while index < characters.count, characters[index] != mark {
        index += characters[index] == "\\" ? 2 : 1
      }
    }
    found[mark] = index
    return index < characters.count ? index : nil
  }

  private static func unescaped(_ characters: ArraySlice<Character>) -> String {
    var text = ""
    var isEscaped = false
    for character in characters {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        text.append(character)
        isEscaped = false
      }
    }
    return isEscaped ? text + "\\" : text
  }
}
