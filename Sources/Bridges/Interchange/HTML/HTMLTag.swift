// SPDX-License-Identifier: Apache-2.0

/// A tag of HTML: `<img src="a.png">` or `</p>`.
struct HTMLTag {
  /// Elements without text of their own to read.
  static let withoutText: Set<String> = [
    "script", "style", "svg", "audio", "video", "iframe", "object", "embed", "canvas", "map",
    "input", "select", "textarea", "button", "template", "head", "rp", "applet",
  ]
  /// Those of them that nobody sees.
  static let unseen: Set<String> = ["script", "style", "map", "template", "head", "rp"]
  /// Elements that stand on lines of their own.
  static let blocks: Set<String> = [
    "p", "div", "section", "article", "header", "footer", "main", "aside", "nav", "blockquote",
    "figure", "figcaption", "address", "dl", "dt", "dd", "caption", "details", "summary", "body",
    "html", "fieldset", "legend", "form", "ul", "ol", "li", "tr", "table", "pre", "h1", "h2", "h3",
    "h4", "h5", "h6", "hgroup", "menu", "dir", "center",
  ]
  /// Elements whose text says all there is.
  static let transparent: Set<String> = [
    "span", "font", "small", "big", "code", "kbd", "samp", "var", "tt", "q", "label", "abbr",
    "time", "tbody", "thead", "tfoot", "colgroup", "col", "wbr", "bdi", "bdo", "data", "nobr",
    "td", "th", "ruby", "rb", "picture", "source", "meta", "link", "annotation", "semantics",
    "acronym", "track", "param", "area", "noscript", "nolink", "base", "slot",
  ]
  /// Others of which only the form is lost.
  private static let others: Set<String> = [
    "br", "hr", "em", "i", "b", "strong", "u", "mark", "cite", "dfn", "img", "a", "sub", "sup",
    "math", "rt", "rtc", "s", "strike", "del", "ins", "blink", "marquee", "progress", "meter",
    "output", "option", "optgroup", "datalist", "dialog", "frame", "frameset", "noframes", "title",
    "basefont", "keygen",
  ]
  private static let empty: Set<String> = ["img", "br", "hr", "input", "embed", "wbr"]

  /// The name in small letters, without a prefix as in `m:math`.
  let name: String
  /// The name with its prefix.
  let fullName: String
  let isClosing: Bool
  /// Whether it closes itself, as `<br/>` does.
  let isClosed: Bool
  /// The attributes in their order, each once.
  let attributes: [(name: String, value: String)]
  /// The place behind it.
  let end: Int
  /// Whether quotes in it have no end, so that it ends at the first bracket.
  let hasOpenQuote: Bool

  /// Reads the tag at a place, or returns nil when there is none.
  ///
  /// A bracket within quotes does not end it, where quotes are trusted: after a tag with a quote
  /// that has no end none is, so that the cost stays linear.
  init?(_ characters: [Character], at start: Int, trustsQuotes: Bool = true) {
    var place = start + 1
    isClosing = place < characters.count && characters[place] == "/"
    if isClosing { place += 1 }
    let nameStart = place
    var nameEnd = place
    while place < characters.count, Self.isNamePart(characters[place]) {
      place += 1
      if characters[place - 1] != ":" { nameEnd = place }
    }
    place = nameEnd
    guard place > nameStart, characters[nameStart].isLetter else { return nil }
    let fullName = String(characters[nameStart..<place]).lowercased()
    let quoted = trustsQuotes ? Self.end(of: characters, from: place, withQuotes: true) : nil
    guard let end = quoted ?? Self.end(of: characters, from: place, withQuotes: false) else {
      return nil
    }
    hasOpenQuote = trustsQuotes && quoted == nil
    self.fullName = fullName
    name = fullName.split(separator: ":").last.map(String.init) ?? fullName
    self.end = end + 1
    isClosed = characters[end - 1] == "/"
    attributes = Self.attributes(in: characters[place..<end])
  }

  fileprivate static func isNamePart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || ":-_.".contains(character)
  }

  /// Whether it has no closing tag.
  var isEmpty: Bool { isClosed || Self.empty.contains(name) }

  /// Whether it is known to HTML; any other is perhaps none.
  var isKnown: Bool {
    Self.withoutText.contains(name) || Self.blocks.contains(name)
      || Self.transparent.contains(name) || Self.others.contains(name)
  }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  /// Returns the end of the tag: at the first bracket that does not stand in quotes.
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

  private static func attributes(
    in characters: ArraySlice<Character>
  ) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    var names: Set<String> = []
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
      if !name.isEmpty, names.insert(name).inserted { attributes.append((name, value)) }
    }
    return attributes
  }

  /// HTML without its tags, of which those that HTML does not know are text; entities stay.
  static func removed(from html: String) -> String {
    guard html.contains("<") else { return html }
    let characters = Array(html)
    let lastBracket = characters.lastIndex(of: ">") ?? -1
    var written = ""
    var place = 0
    while place < characters.count {
      if characters[place] == "<", place < lastBracket,
        let tag = HTMLTag(characters, at: place, trustsQuotes: false), tag.isKnown
      {
        if tag.name == "br" { written += " " }
        place = tag.end
      } else {
        written.append(characters[place])
        place += 1
      }
    }
    return written
  }
}

extension HTMLTag {
  /// The names of tags in a text, by which one that HTML does not know differs from text.
  struct Unknown {
    private var opening: Set<String> = []
    private var closing: Set<String> = []

    init(in characters: [Character]) {
      for place in characters.indices.dropLast() where characters[place] == "<" {
        let isClosing = characters[place + 1] == "/"
        let name = characters[(place + (isClosing ? 2 : 1))...].prefix(40)
          .prefix(while: HTMLTag.isNamePart)
        guard !name.isEmpty else { continue }
        if isClosing {
          closing.insert(String(name).lowercased())
        } else {
          opening.insert(String(name).lowercased())
        }
      }
    }

    /// Whether the tag has a partner, or needs none as it ends itself or has a prefix.
    func hasPartner(_ tag: HTMLTag) -> Bool {
      if tag.isClosed || tag.fullName.contains(":") { return true }
      return (tag.isClosing ? opening : closing).contains(tag.fullName)
    }
  }
}
