// SPDX-License-Identifier: Apache-2.0

/// Cuts marked-up text into runs, in time linear in its length.
package struct MarkupParser {
  private let characters: [Character]
  private var position = 0
  private var runs: [RichText.Run] = []
  private var text = ""
  /// The marks that have no partner, in order.
  private var unpaired: [String] = []
  /// Where each closing mark was found last, or the end of the text, so that no stretch is searched twice
  /// for the same mark.
  private var found: [Character: Int] = [:]

  static func runs(of source: String) -> [RichText.Run] {
    var parser = MarkupParser(characters: Array(source))
    parser.parse()
    return parser.runs
  }

  /// The marks that stand for themselves only because they have no partner.
  package static func unpairedMarks(of source: String) -> [String] {
    var parser = MarkupParser(characters: Array(source))
    parser.parse()
    return parser.unpaired
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

  /// Appends the run between a mark and its partner; a mark without one, or directly before it, is text.
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

  /// Where a mark comes next that no backslash takes the meaning from.
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
