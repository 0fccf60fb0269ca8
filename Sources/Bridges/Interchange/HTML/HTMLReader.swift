// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import QuizContent

/// Reads HTML into the markup of ``RichText``.
///
/// It goes through the text once and keeps the open elements as counts, so that nothing that is
/// badly nested matters.
struct HTMLReader {
  private let characters: [Character]
  private var position = 0
  private var writer = HTMLTextWriter()
  private(set) var losses: [RichText.Imported.Loss] = []
  private var lossOffsets: [String: Int] = [:]

  /// The open lists; the number of the last item of an ordered one.
  private var lists: [Int?] = []
  /// The address of the open link, and the text before it.
  private var link: (address: String, start: Int)?
  /// How many cells of the open row came before.
  private var cells = 0
  /// The text before the open row.
  private var rowStart = 0
  private var emphasis = 0
  private var preformatted = 0
  /// The ends that come no more, so that they are not looked for again.
  private var unfinished: Set<String> = []
  /// The last sign that can end a tag.
  private let lastBracket: Int

  init(_ html: String) {
    characters = Array(html)
    lastBracket = characters.lastIndex(of: ">") ?? -1
  }

  /// The text with its marks.
  var markup: String { writer.markup }
  /// The text without marks.
  var plain: String { writer.plain }
  /// Whether there is anything but ordinary text.
  var hasMarkup: Bool { writer.hasMarkup }

  mutating func read() {
    while position < characters.count {
      switch characters[position] {
      case "<": readTag()
      case "&": readEntity()
      case "\\" where next("(") || next("["): readFormula(opening: 2)
      case "$" where next("$"): readFormula(opening: 2)
      case let character:
        writer.add(character, keepingSpace: preformatted > 0)
        position += 1
      }
    }
    closeLink()
    writer.finish()
  }

  private func next(_ character: Character) -> Bool {
    position + 1 < characters.count && characters[position + 1] == character
  }

  private mutating func lose(_ name: String, keepingText isTextKept: Bool) {
    if let offset = lossOffsets[name] {
      losses[offset].count += 1
    } else {
      lossOffsets[name] = losses.count
      losses.append(RichText.Imported.Loss(name: name, isTextKept: isTextKept, count: 1))
    }
  }

  /// Where a text of small letters comes next, whatever its case there, or nil.
  private func index(of text: String, from start: Int, before end: Int? = nil) -> Int? {
    let wanted = text.map { "\($0)" }
    let last = (end ?? characters.count) - wanted.count
    guard start <= last else { return nil }
    return (start...last).first { offset in
      wanted.indices.allSatisfy { characters[offset + $0].lowercased() == wanted[$0] }
    }
  }
}

// MARK: - Formulae and entities

extension HTMLReader {
  private mutating func readFormula(opening length: Int) {
    let closing: String =
      switch characters[position + 1] {
      case "(": "\\)"
      case "[": "\\]"
      default: "$$"
      }
    let start = position + length
    // A formula without an end is text; so is whatever comes after it, which is then not searched
    // again.
    guard let end = unfinished.contains(closing) ? nil : index(of: closing, from: start) else {
      unfinished.insert(closing)
      writer.add(characters[position], keepingSpace: false)
      position += 1
      return
    }
    writer.addFormula(HTMLEntities.decoded(String(characters[start..<end])))
    position = end + closing.count
  }

  private mutating func readEntity() {
    // No name is longer.
    let limit = min(position + 12, characters.count)
    guard
      let end = (position + 1..<max(position + 1, limit)).first(where: { characters[$0] == ";" })
    else {
      writer.add("&", keepingSpace: false)
      position += 1
      return
    }
    let name = String(characters[position + 1..<end])
    if let text = HTMLEntities.text(of: name) {
      for character in text {
        writer.add(character, keepingSpace: preformatted > 0)
      }
    } else {
      lose("&\(name);", keepingText: true)
      writer.add(literally: "&\(name);")
    }
    position = end + 1
  }
}

// MARK: - Tags

extension HTMLReader {
  private mutating func readTag() {
    if let end = comment {
      position = end
      return
    }
    guard position < lastBracket, let tag = HTMLTag(characters, at: position) else {
      writer.add("<", keepingSpace: false)
      position += 1
      return
    }
    position = tag.end
    if HTMLTag.withoutText.contains(tag.name) {
      leaveOut(tag)
    } else if tag.isClosing {
      close(tag.name)
    } else {
      open(tag)
    }
  }

  /// The end of the comment or declaration that begins here.
  private var comment: Int? {
    guard next("!") || next("?") else { return nil }
    let isComment =
      index(of: "<!--", from: position, before: min(position + 4, characters.count)) == position
    return index(of: isComment ? "-->" : ">", from: position)
      .map { $0 + (isComment ? 3 : 1) } ?? characters.count
  }

  /// Leaves out an element with all that is in it.
  private mutating func leaveOut(_ tag: HTMLTag) {
    guard !tag.isClosing else { return }
    let closing = "</\(tag.name)"
    let end = tag.isEmpty || unfinished.contains(closing) ? nil : index(of: closing, from: position)
    if tag.name == "math", let end, let formula = annotation(upTo: end) {
      writer.addFormula(formula)
    } else {
      lose(tag.name, keepingText: false)
    }
    if let end {
      position = index(of: ">", from: end).map { $0 + 1 } ?? characters.count
    } else if !tag.isEmpty {
      unfinished.insert(closing)
    }
  }

  /// The TeX of a MathML formula that ends at a place.
  private func annotation(upTo end: Int) -> String? {
    guard let open = index(of: "application/x-tex", from: position, before: end),
      let start = index(of: ">", from: open, before: end),
      let close = index(of: "</annotation", from: start, before: end)
    else { return nil }
    return HTMLEntities.decoded(String(characters[start + 1..<close]))
  }

  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "br": writer.breakLine()
    case "hr":
      writer.breakLine()
      lose("hr", keepingText: false)
    case "em", "i", "b", "strong", "u", "mark", "cite", "dfn": beginEmphasis()
    case "h1", "h2", "h3", "h4", "h5", "h6", "th":
      openBlock(tag.name)
      beginEmphasis()
    case "img": readImage(tag)
    case "a":
      closeLink()
      if let address = tag["href"] { link = (address, writer.length) }
    case "ul": lists.append(nil)
    case "ol": lists.append(tag["start"].flatMap { Int($0) }.map { $0 &- 1 } ?? 0)
    case "li": openItem()
    case "table":
      writer.breakLine()
      lose("table", keepingText: true)
    case "sub", "sup": writer.begin(tag.name == "sub" ? .below : .above)
    case "pre":
      writer.breakLine()
      preformatted += 1
    default: openBlock(tag.name)
    }
  }

  private mutating func openBlock(_ name: String) {
    switch name {
    case "tr":
      writer.breakLine()
      (cells, rowStart) = (0, writer.length)
    case "td", "th":
      if cells > 0 { writer.addCell(ofRowFrom: rowStart) }
      cells += 1
    case _ where HTMLTag.blocks.contains(name): writer.breakLine(forBlock: true)
    case _ where HTMLTag.transparent.contains(name): break
    default: lose(name, keepingText: true)
    }
  }

  private mutating func close(_ name: String) {
    switch name {
    case "em", "i", "b", "strong", "u", "mark", "cite", "dfn": endEmphasis()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      endEmphasis()
      writer.breakLine()
    case "th": endEmphasis()
    case "a": closeLink()
    case "ul", "ol":
      if !lists.isEmpty { lists.removeLast() }
      writer.breakLine()
    case "sub", "sup":
      if let lost = writer.endScript() { lose(lost, keepingText: true) }
    case "pre":
      preformatted = max(preformatted - 1, 0)
      writer.breakLine()
    case "li", "tr", "table": writer.breakLine()
    case _ where HTMLTag.blocks.contains(name): writer.breakLine(forBlock: true)
    default: break
    }
  }

  private mutating func beginEmphasis() {
    emphasis += 1
    writer.isEmphasized = true
  }

  private mutating func endEmphasis() {
    emphasis = max(emphasis - 1, 0)
    writer.isEmphasized = emphasis > 0
  }

  private mutating func openItem() {
    writer.breakLine()
    let indent = String(repeating: "  ", count: min(max(lists.count - 1, 0), 8))
    if let last = lists.last, let number = last {
      lists[lists.count - 1] = number &+ 1
      writer.add(mark: "\(indent)\(number &+ 1). ")
    } else {
      writer.add(mark: "\(indent)• ")
    }
  }

  private mutating func readImage(_ tag: HTMLTag) {
    guard let source = tag["src"], !source.isEmpty else {
      lose("img", keepingText: false)
      return
    }
    writer.addImage(source, alternative: tag["alt"] ?? "")
  }

  private mutating func closeLink() {
    guard let link else { return }
    self.link = nil
    let isShown = writer.length > link.start && writer.ends(with: link.address)
    if !link.address.isEmpty, !isShown {
      writer.add(literally: writer.length > link.start ? " (\(link.address))" : link.address)
    }
  }
}

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
  /// Whether it closes itself, as `<br/>` does.
  let isClosed: Bool
  /// The attributes in their order, each once.
  let attributes: [(name: String, value: String)]
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
    isClosed = characters[end - 1] == "/"
    attributes = Self.attributes(in: characters[place..<end])
  }

  /// Whether it has no closing tag.
  var isEmpty: Bool { isClosed || Self.empty.contains(name) }

  /// The value of an attribute.
  subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

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
}

/// The named and numbered characters of HTML.
package enum HTMLEntities {
  private static let named: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "ndash": "–",
    "mdash": "—", "hellip": "…", "deg": "°", "micro": "µ", "times": "×", "middot": "·",
    "divide": "÷", "plusmn": "±", "le": "≤", "ge": "≥", "ne": "≠", "asymp": "≈", "infin": "∞",
    "radic": "√", "sum": "∑", "int": "∫", "part": "∂", "minus": "−", "sup1": "¹", "sup2": "²",
    "sup3": "³", "frac12": "½", "frac14": "¼", "frac34": "¾", "rarr": "→", "larr": "←",
    "harr": "↔", "rArr": "⇒", "bull": "•", "copy": "©", "reg": "®", "euro": "€", "pound": "£",
    "sect": "§", "para": "¶", "laquo": "«", "raquo": "»", "bdquo": "„", "ldquo": "“",
    "rdquo": "”", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "ecirc": "ê", "euml": "ë", "agrave": "à", "aacute": "á", "acirc": "â", "aring": "å",
    "aelig": "æ", "ccedil": "ç", "iacute": "í", "igrave": "ì", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ", "oacute": "ó", "ograve": "ò", "ocirc": "ô", "oslash": "ø", "uacute": "ú",
    "ugrave": "ù", "ucirc": "û", "shy": "\u{AD}", "ensp": "\u{2002}", "emsp": "\u{2003}",
    "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "Delta": "Δ", "Gamma": "Γ",
    "Theta": "Θ", "Lambda": "Λ", "Pi": "Π", "Sigma": "Σ", "Phi": "Φ", "Psi": "Ψ", "Omega": "Ω",
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "zeta": "ζ",
    "eta": "η", "theta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν",
    "xi": "ξ", "omicron": "ο", "pi": "π", "rho": "ρ", "sigmaf": "ς", "sigma": "σ", "tau": "τ",
    "upsilon": "υ", "phi": "φ", "chi": "χ", "psi": "ψ", "omega": "ω",
    "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Atilde": "Ã", "Aring": "Å", "AElig": "Æ",
    "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Euml": "Ë", "Igrave": "Ì",
    "Iacute": "Í", "Icirc": "Î", "Iuml": "Ï", "Ntilde": "Ñ", "Ograve": "Ò", "Oacute": "Ó",
    "Ocirc": "Ô", "Otilde": "Õ", "Oslash": "Ø", "Ugrave": "Ù", "Uacute": "Ú", "Ucirc": "Û",
    "Yacute": "Ý", "atilde": "ã", "otilde": "õ", "yacute": "ý", "yuml": "ÿ", "oelig": "œ",
    "OElig": "Œ", "scaron": "š", "Scaron": "Š", "iexcl": "¡", "iquest": "¿", "ordf": "ª",
    "ordm": "º", "cent": "¢", "yen": "¥", "permil": "‰", "prime": "′", "Prime": "″", "uarr": "↑",
    "darr": "↓", "lArr": "⇐", "hArr": "⇔", "forall": "∀", "exist": "∃", "isin": "∈", "notin": "∉",
    "empty": "∅", "cap": "∩", "cup": "∪", "sub": "⊂", "sube": "⊆", "and": "∧", "or": "∨",
    "not": "¬", "equiv": "≡", "sim": "∼", "prop": "∝", "perp": "⊥", "ang": "∠", "nabla": "∇",
    "prod": "∏", "sdot": "⋅", "trade": "™", "dagger": "†",
  ]

  /// The text of a character by its name without the ampersand and the semicolon: `auml`, `#228` or
  /// `#xE4`.
  static func text(of name: String) -> String? {
    guard name.hasPrefix("#") else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let code =
      isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let code, code > 0, let scalar = Unicode.Scalar(code) else { return nil }
    return String(Character(scalar))
  }

  /// A text with its characters in place of their names.
  package static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var decoded = ""
    for (offset, part) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      guard offset > 0 else {
        decoded += part
        continue
      }
      if let end = part.prefix(12).firstIndex(of: ";"),
        let character = self.text(of: String(part[..<end]))
      {
        decoded += character + part[part.index(after: end)...]
      } else {
        decoded += "&" + part
      }
    }
    return decoded
  }
}

extension RichText {
  /// Text read from the HTML of existing content, with notes on anything that could not be kept.
  ///
  /// ```swift
  /// let read = RichText.Imported(html: "<p>Water is H<sub>2</sub>O.</p><video src='w.mp4'></video>")
  /// read.text.plainText              // "Water is H₂O."
  /// read.losses.map(\.description)   // ["video (1): left out"]
  /// ```
  ///
  /// Markup has emphasis, formulae and images. So paragraphs and line breaks become lines; lists
  /// become lines with bullets or numbers; tables become a line for each row, with " | " between
  /// cells; a link keeps its address in parentheses. Bold, italic and underlined text and headings
  /// become emphasis. Formulae between `\(` and `\)`, `\[` and `\]`, or `$$`, and MathML with a TeX
  /// annotation become formulae. Subscripts and superscripts become the signs that Unicode has for
  /// them.
  ///
  /// - Complexity: O(*n*) in the length of the HTML.
  public struct Imported: Hashable, Sendable {
    /// Something that could not be kept unchanged.
    public struct Loss: Hashable, Sendable, CustomStringConvertible {
      /// The name of the element, such as `table` or `video`, or of something else, such as
      /// `&unknown;`.
      public let name: String
      /// Whether the text in it was kept and only its form is gone.
      public let isTextKept: Bool
      /// How often it was met.
      public internal(set) var count: Int

      /// The loss in words, for authors and developers.
      public var description: String {
        "\(name) (\(count)): \(isTextKept ? "kept as plain text" : "left out")"
      }
    }

    /// The text.
    public let text: RichText
    /// All that could not be kept, in the order in which it was met first.
    public let losses: [Loss]

    /// Reads HTML, a whole page or a fragment, however badly formed it is.
    public init(html: String) {
      var reader = HTMLReader(html)
      reader.read()
      text = reader.hasMarkup ? RichText(markup: reader.markup) : RichText(reader.plain)
      losses = reader.losses
    }
  }
}
