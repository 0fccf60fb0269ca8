// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A tag of HTML: `<img src="a.png">` or `</p>`.
struct HTMLTag {
  /// Elements without text of their own to read.
  static let withoutText: Set<String> = [
    "script", "style", "math", "svg", "audio", "video", "iframe", "object", "embed", "canvas",
    "map",
    "input", "select", "textarea", "button", "template", "head",
  ]
  /// Elements that stand on lines of their own.
  static let blocks: Set<String> = [
    "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "blockquote",
    "figure", "figcaption", "address", "dl", "dt", "dd", "caption", "details", "summary", "body",
    "html", "fieldset", "legend", "form", "ul", "ol", "li", "tr", "table", "pre", "h1", "h2", "h3",
    "h4", "h5", "h6",
  ]
  /// Elements whose text says all there is.
  static let transparent: Set<String> = [
    "span", "font", "small", "big", "code", "kbd", "samp", "var", "tt", "q", "label", "abbr",
    "time",
    "tbody", "thead", "tfoot", "colgroup", "col", "wbr", "bdi", "bdo", "center", "data", "nobr",
    "td", "th", "ruby", "rb", "picture", "source", "meta", "link", "annotation", "semantics",
  ]
  private static let empty: Set<String> = ["img", "br", "hr", "input", "embed"]

  let name: String
  let isClosing: Bool
  /// Whether it has no closing tag.
  let isEmpty: Bool
  let attributes: [String: String]
  /// The place behind it.
  let end: Int

  /// Reads the tag at a place, or returns nil when there is none.
  init?(_ characters: [Character], at start: Int) {
    var place = start + 1
    isClosing = place < characters.count && characters[place] == "/"
    if isClosing { place += 1 }
    let nameStart = place
    while place < characters.count, characters[place].isLetter || characters[place].isNumber {
      place += 1
    }
    guard place > nameStart, characters[nameStart].isLetter else { return nil }
    let name = String(characters[nameStart..<place]).lowercased()
    guard
      let end = Self.end(of: characters, from: place, withQuotes: true)
        ?? Self.end(of: characters, from: place, withQuotes: false)
    else { return nil }
    self.name = name
    self.end = end + 1
    isEmpty = Self.empty.contains(name) || characters[end - 1] == "/"
    attributes = Self.attributes(in: characters[place..<end])
  }

  /// Where the tag ends: at the first bracket that does not stand in quotes.
  private static func end(
    of characters: [Character],
    from start: Int,
    withQuotes: Bool
  ) -> Int? {
    var quote: Character?
    for place in start..<max(start, characters.count) {
      let character = characters[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if withQuotes, character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return place
      }
    }
    return nil
  }

  private static func attributes(in characters: ArraySlice<Character>) -> [String: String] {
    var attributes: [String: String] = [:]
    var place = characters.startIndex
    func skip(while condition: (Character) -> Bool) {
      while place < characters.endIndex, condition(characters[place]) { place += 1 }
    }
    while place < characters.endIndex {
      skip { $0.isWhitespace || $0 == "/" || $0 == "=" || $0 == "\"" || $0 == "'" }
      let nameStart = place
      skip { !$0.isWhitespace && $0 != "=" }
      let name = String(characters[nameStart..<place]).lowercased()
      skip { $0.isWhitespace }
      guard place < characters.endIndex, characters[place] == "=" else { continue }
      place += 1
      skip { $0.isWhitespace }
      guard place < characters.endIndex else { break }
      let quote = characters[place]
      let isQuoted = quote == "\"" || quote == "'"
      if isQuoted { place += 1 }
      let valueStart = place
      skip { isQuoted ? $0 != quote : !$0.isWhitespace }
      let value = HTMLEntities.decoded(String(characters[valueStart..<place]))
      if isQuoted, place < characters.endIndex { place += 1 }
      if !name.isEmpty, attributes[name] == nil { attributes[name] = value }
    }
    return attributes
  }
}
