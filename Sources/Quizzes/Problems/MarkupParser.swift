/// Cuts marked-up text into runs, in one pass.
struct MarkupParser {
  private var rest: Substring
  private var runs: [RichText.Run] = []
  private var text = ""
  /// Marks that no longer have a partner ahead, so that looking for one again would be in vain.
  private var partnerless: Set<Character> = []

  static func runs(of source: String) -> [RichText.Run] {
    var parser = MarkupParser(rest: source[...])
    parser.parse()
    return parser.runs
  }

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func parse() {
    while let character = rest.popFirst() {
      switch character {
      case "\\":
        text.append(rest.popFirst() ?? character)
      case "*":
        appendEnclosed(by: character) { .emphasis($0) }
      case "$":
        appendEnclosed(by: character) { .formula($0) }
      case "!" where rest.first == "[":
        appendImage()
      default:
        text.append(character)
      }
    }
    flush()
  }

  /// Appends the run up to the next mark; a mark without a partner, or directly before it, is text.
  private mutating func appendEnclosed(by mark: Character, as run: (String) -> RichText.Run) {
    guard !partnerless.contains(mark) else { return text.append(mark) }
    guard let end = rest.firstIndex(of: mark) else {
      partnerless.insert(mark)
      return text.append(mark)
    }
    guard end > rest.startIndex else {
      rest.removeFirst()
      return text.append(contentsOf: [mark, mark])
    }
    flush()
    runs.append(run(String(rest[..<end])))
    rest = rest[end...].dropFirst()
  }

  /// Appends the image whose `!` was read, or the `!` as text when no whole image follows.
  private mutating func appendImage() {
    guard !partnerless.contains("!") else { return text.append("!") }
    let afterBracket = rest.dropFirst()
    guard let close = afterBracket.firstIndex(of: "]"),
      let end = afterBracket[close...].firstIndex(of: ")")
    else {
      partnerless.insert("!")
      return text.append("!")
    }
    let afterClose = afterBracket[close...].dropFirst()
    guard afterClose.first == "(" else { return text.append("!") }
    flush()
    runs.append(
      .image(
        reference: String(afterClose[..<end].dropFirst()),
        alternative: String(afterBracket[..<close])
      )
    )
    rest = rest[end...].dropFirst()
  }

  private mutating func flush() {
    guard !text.isEmpty else { return }
    runs.append(.text(text))
    text = ""
  }
}
