// SPDX-License-Identifier: Apache-2.0
internal import QuizContent

/// Writes texts as the well-formed HTML that QTI wants.
enum XHTML {
  private static let inline: Set<String> = [
    "a", "abbr", "acronym", "b", "big", "cite", "code", "dfn", "em", "i", "kbd", "q", "samp",
    "small", "span", "strong", "sub", "sup", "tt", "var",
  ]
  private static let blocks: Set<String> = [
    "address", "blockquote", "caption", "col", "colgroup", "dd", "div", "dl", "dt", "h1", "h2",
    "h3", "h4", "h5", "h6", "li", "ol", "p", "pre", "table", "tbody", "td", "tfoot", "th",
    "thead", "tr", "ul",
  ]
  private static let void: Set<String> = ["br", "col", "hr", "img"]
  private static let attributes: Set<String> = [
    "alt", "class", "colspan", "height", "href", "lang", "rowspan", "src", "width",
  ]

  /// A text within a line, or within blocks of its own.
  static func text(_ text: Question.Text, source: (String) -> String = { $0 }) -> String {
    let hasTags = text.format == "html" || text.format == "moodle" && text.source.contains("<")
    guard hasTags else {
      return text.source.split(separator: "\n", omittingEmptySubsequences: false)
        .map { MoodleXMLWriter.escaped(String($0)) }.joined(separator: "<br/>")
    }
    return html(text.source, source: source)
  }

  /// A text in a block.
  static func block(_ text: Question.Text, source: (String) -> String = { $0 }) -> String {
    let written = self.text(text, source: source)
    let hasBlocks = blocks.contains { written.contains("<\($0)>") || written.contains("<\($0) ") }
    return hasBlocks ? "<div>\(written)</div>" : "<p>\(written)</p>"
  }

  private static func html(_ html: String, source: (String) -> String) -> String {
    var written = ""
    var open: [String] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      written += text(rest[..<start])
      let behind = rest[rest.index(after: start)...]
      if behind.hasPrefix("!--") {
        rest = behind.firstRange(of: "-->").map { behind[$0.upperBound...] } ?? ""
        continue
      }
      guard let tag = HTMLTag(behind) else {
        written += "&lt;"
        rest = behind
        continue
      }
      rest = tag.rest
      if ["script", "style"].contains(tag.name), !tag.isClosing {
        let end = "</\(tag.name)>"
        rest = rest.firstRange(of: end).map { rest[$0.upperBound...] } ?? ""
      } else if void.contains(tag.name) {
        if !tag.isClosing { written += "<\(tag.name)\(attributes(tag, source))/>" }
      } else if inline.contains(tag.name) || blocks.contains(tag.name) {
        if !tag.isClosing {
          // A paragraph and an item of a list end where the next one begins.
          if open.last == tag.name, ["p", "li", "td", "tr"].contains(tag.name) {
            written += "</\(open.removeLast())>"
          }
          written += "<\(tag.name)\(attributes(tag, source))>"
          if tag.isEmpty { written += "</\(tag.name)>" } else { open.append(tag.name) }
        } else if let index = open.lastIndex(of: tag.name) {
          while open.count > index { written += "</\(open.removeLast())>" }
        }
      }
    }
    written += text(rest)
    while let name = open.popLast() { written += "</\(name)>" }
    return written
  }

  private static func attributes(_ tag: HTMLTag, _ source: (String) -> String) -> String {
    var pairs = tag.attributes.filter { attributes.contains($0.name) }
    if tag.name == "img", !pairs.contains(where: { $0.name == "alt" }) { pairs.append(("alt", "")) }
    return pairs.map { name, value in
      " \(name)=\"\(MoodleXMLWriter.escaped(name == "src" ? source(value) : value))\""
    }.joined()
  }

  /// Text between tags, whose named characters XML does not know.
  private static func text(_ text: Substring) -> String {
    guard text.contains("&") else { return MoodleXMLWriter.escaped(String(text)) }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index > 0 else { return MoodleXMLWriter.escaped(String(part)) }
      guard let end = part.prefix(12).firstIndex(of: ";") else {
        return "&amp;\(MoodleXMLWriter.escaped(String(part)))"
      }
      let reference = "&\(part[...end])"
      let decoded = RichText.Imported(html: "x\(reference)x").text.plainText.dropFirst().dropLast()
      let rest = part[part.index(after: end)...]
      // A space that does not break would be read as one that does.
      let character = decoded == " " ? "\u{A0}" : String(decoded)
      return MoodleXMLWriter.escaped(character) + MoodleXMLWriter.escaped(String(rest))
    }.joined()
  }

  /// A tag of HTML behind its first sign.
  private struct HTMLTag {
    let name: String
    let isClosing: Bool
    let isEmpty: Bool
    var attributes: [(name: String, value: String)] = []
    let rest: Substring

    init?(_ text: Substring) {
      var text = text
      isClosing = text.first == "/"
      if isClosing { text = text.dropFirst() }
      let name = text.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard name.first?.isLetter == true else { return nil }
      text = text[name.endIndex...]
      self.name = name.lowercased()
      while true {
        text = text.drop(while: \.isWhitespace)
        if text.hasPrefix(">") || text.hasPrefix("/>") { break }
        if text.first == "/" { text = text.dropFirst() }
        let key = text.prefix { !$0.isWhitespace && !"=/>".contains($0) }
        guard !key.isEmpty else { return nil }
        text = text[key.endIndex...].drop(while: \.isWhitespace)
        var value = Substring()
        if text.first == "=" {
          text = text.dropFirst().drop(while: \.isWhitespace)
          if let quote = text.first, quote == "\"" || quote == "'" {
            text = text.dropFirst()
            guard let end = text.firstIndex(of: quote) else { return nil }
            value = text[..<end]
            text = text[end...].dropFirst()
          } else {
            value = text.prefix { !$0.isWhitespace && $0 != ">" }
            text = text[value.endIndex...]
          }
        }
        attributes.append((key.lowercased(), Self.decoded(value)))
      }
      isEmpty = text.first == "/"
      rest = text.dropFirst(isEmpty ? 2 : 1)
    }

    private static func decoded(_ value: Substring) -> String {
      value.contains("&") ? RichText.Imported(html: String(value)).text.plainText : String(value)
    }
  }
}
