// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

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
  /// Says whether the image at an address can be shown; a text takes the place of any other.
  private let showsImage: (String) -> Bool

  /// The open lists; the number of the last item of an ordered one.
  private var lists: [Int?] = []
  /// The address of the open link, and the text before it.
  private var link: (address: String, start: Int)?
  /// The number of cells of the open row so far.
  private var cells = 0
  /// The text before the open row.
  private var rowStart = 0
  private var emphasis = 0
  private var preformatted = 0
  /// The open table.
  private var table: HTMLTable?
  /// The ends that come no more, so that they are not looked for again.
  private var unfinished: Set<String> = []
  /// The end of each formula as it was last found.
  private var foundEnds: [String: Int] = [:]
  /// The last sign that can end a tag.
  private let lastBracket: Int
  /// Whether no tag had a quote without an end.
  private var trustsQuotes = true
  /// The tags that HTML does not know, of which one without a partner is text.
  private lazy var unknownTags = HTMLTag.Unknown(in: characters)

  init(_ html: String, showsImage: @escaping (String) -> Bool = { _ in true }) {
    characters = Array(Self.withPlainBrackets(html))
    lastBracket = characters.lastIndex(of: ">") ?? -1
    self.showsImage = showsImage
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
    closeTable()
    writer.finish()
  }

  private func next(_ character: Character) -> Bool {
    position + 1 < characters.count && characters[position + 1] == character
  }

  private mutating func lose(_ name: String, keepingText isTextKept: Bool, isSeen: Bool = true) {
    if let offset = lossOffsets[name] {
      losses[offset].count += 1
    } else {
      lossOffsets[name] = losses.count
      losses.append(
        RichText.Imported.Loss(
          name: name,
          isTextKept: isTextKept,
          isContent: !isTextKept && isSeen,
          count: 1
        )
      )
    }
  }

  /// Returns the next place of a text of small letters, whatever its case there, or nil.
  private func index(of text: String, from start: Int, before end: Int? = nil) -> Int? {
    let wanted = text.map { "\($0)" }
    let last = (end ?? characters.count) - wanted.count
    guard start <= last else { return nil }
    return (start...last).first { offset in
      wanted.indices.allSatisfy { characters[offset + $0].lowercased() == wanted[$0] }
    }
  }

  /// Formulae that an editor has stored with `«` and `»` for the brackets, `¨` for quotes and
  /// `§` for `&` become MathML again.
  private static func withPlainBrackets(_ html: String) -> String {
    let (open, close) = ("«math", "«/math»")
    guard html.contains(open), html.contains(close) else { return html }
    var written = ""
    var rest = html[...]
    while let start = rest.firstRange(of: open), let end = rest.firstRange(of: close),
      start.lowerBound < end.lowerBound
    {
      written += rest[..<start.lowerBound]
      for character in rest[start.lowerBound..<end.upperBound] {
        switch character {
        case "«": written += "<"
        case "»": written += ">"
        case "¨": written += "\""
        case "§": written += "&"
        default: written.append(character)
        }
      }
      rest = rest[end.upperBound...]
    }
    return written + rest
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
    // again. It does not go on from one paragraph into the next.
    guard let end = end(of: closing, from: start), let formula = formula(in: start..<end) else {
      writer.add(characters[position], keepingSpace: false)
      position += 1
      return
    }
    writer.addFormula(HTMLEntities.decoded(formula))
    position = end + closing.count
  }

  /// Returns the end of a formula, looked for once.
  private mutating func end(of closing: String, from start: Int) -> Int? {
    if unfinished.contains(closing) { return nil }
    if let found = foundEnds[closing], found >= start { return found }
    guard let found = index(of: closing, from: start) else {
      unfinished.insert(closing)
      return nil
    }
    foundEnds[closing] = found
    return found
  }

  /// The characters of a formula without breaks of lines, or nil where other tags are in it.
  private func formula(in range: Range<Int>) -> String? {
    var written = ""
    var place = range.lowerBound
    while place < range.upperBound {
      if characters[place] == "<", place < lastBracket,
        let tag = HTMLTag(characters, at: place, trustsQuotes: false), tag.isKnown
      {
        guard ["br", "wbr"].contains(tag.name), tag.end <= range.upperBound else { return nil }
        written += " "
        place = tag.end
      } else {
        written.append(characters[place])
        place += 1
      }
    }
    return written
  }

  private mutating func readEntity() {
    let limit = min(position + HTMLEntities.maximumLength, characters.count)
    let end = (position + 1..<max(position + 1, limit)).first {
      characters[$0] == ";" || characters[$0] == "&"
    }
    guard let end, characters[end] == ";" else {
      writer.add("&", keepingSpace: false)
      position += 1
      return
    }
    let name = String(characters[position + 1..<end])
    guard let text = HTMLEntities.text(of: name) else {
      if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "#" }), !name.isEmpty {
        lose("&\(name);", keepingText: true)
      }
      writer.add("&", keepingSpace: false)
      position += 1
      return
    }
    for character in text {
      writer.add(character, keepingSpace: preformatted > 0)
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
    guard position < lastBracket,
      let tag = HTMLTag(characters, at: position, trustsQuotes: trustsQuotes), !isText(tag)
    else {
      writer.add("<", keepingSpace: false)
      position += 1
      return
    }
    trustsQuotes = trustsQuotes && !tag.hasOpenQuote
    position = tag.end
    if tag.name == "math" {
      if !tag.isClosing { readMathML(tag) }
    } else if HTMLTag.withoutText.contains(tag.name) {
      leaveOut(tag)
    } else if tag.isClosing {
      close(tag.name)
    } else {
      open(tag)
    }
  }

  /// Whether what looks like a tag is none: HTML does not know it, and its partner is missing.
  private mutating func isText(_ tag: HTMLTag) -> Bool {
    !tag.isKnown && !unknownTags.hasPartner(tag)
  }

  /// The end of the comment or declaration that begins here; one without an end is text.
  private var comment: Int? {
    mutating get {
      guard next("!") || next("?"), position + 2 < characters.count, position < lastBracket else {
        return nil
      }
      let third = characters[position + 2]
      guard next("!"), third == "-", position + 3 < characters.count,
        characters[position + 3] == "-"
      else {
        guard third.isLetter || third == "[" else { return nil }
        return index(of: ">", from: position).map { $0 + 1 }
      }
      guard !unfinished.contains("-->") else { return nil }
      guard let end = index(of: "-->", from: position + 2) else {
        unfinished.insert("-->")
        return nil
      }
      return end + 3
    }
  }

  /// Leaves out an element with all that is in it.
  private mutating func leaveOut(_ tag: HTMLTag) {
    guard !tag.isClosing else { return }
    let closing = "</\(tag.fullName)"
    lose(tag.name, keepingText: false, isSeen: !HTMLTag.unseen.contains(tag.name))
    guard !tag.isEmpty, !unfinished.contains(closing) else { return }
    if let end = index(of: closing, from: position) {
      position = index(of: ">", from: end).map { $0 + 1 } ?? characters.count
    } else {
      unfinished.insert(closing)
    }
  }

  private mutating func readMathML(_ tag: HTMLTag) {
    let formula = MathML(characters, after: tag, lastBracket: lastBracket)
    position = formula.end
    for name in formula.unknown { lose("math: \(name)", keepingText: false) }
    if formula.tex.isEmpty {
      if !tag.isClosed { lose("math", keepingText: false) }
    } else {
      writer.addFormula(formula.tex)
    }
  }

  private mutating func open(_ tag: HTMLTag) {
    switch tag.name {
    case "br": writer.breakLine()
    case "hr":
      writer.breakLine()
      lose("hr", keepingText: false, isSeen: false)
    case "em", "i", "b", "strong", "u", "mark", "cite", "dfn": beginEmphasis()
    case "h1", "h2", "h3", "h4", "h5", "h6":
      openBlock(tag.name)
      beginEmphasis()
    case "table", "thead", "tbody", "tfoot", "tr", "td", "th": openPart(of: tag)
    case "img": readImage(tag)
    case "a":
      closeLink()
      if let address = tag["href"] { openLink(address) }
    case "ul": lists.append(nil)
    case "ol": lists.append(tag["start"].flatMap { Int($0) }.map { $0 &- 1 } ?? 0)
    case "li": openItem()
    case "sub", "sup": writer.begin(tag.name == "sub" ? .below : .above)
    case "rt": writer.add(literally: "(")
    case "pre":
      writer.breakLine()
      preformatted += 1
    default: openBlock(tag.name)
    }
  }

  private mutating func openBlock(_ name: String) {
    switch name {
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
    case "table", "thead", "tbody", "tfoot", "tr", "td", "th": closePart(name)
    case "a": closeLink()
    case "ul", "ol":
      if !lists.isEmpty { lists.removeLast() }
      writer.breakLine()
    case "sub", "sup":
      if let lost = writer.endScript() { lose(lost, keepingText: true) }
    case "rt": writer.add(literally: ")")
    case "pre":
      preformatted = max(preformatted - 1, 0)
      writer.breakLine()
    case "li": writer.breakLine()
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

  // MARK: Tables

  /// Opens a table, or a part of one.
  ///
  /// A table within another one, and rows and cells without one, are lines of text.
  private mutating func openPart(of tag: HTMLTag) {
    if tag.name == "table" {
      guard table == nil else {
        table?.depth += 1
        writer.breakLine()
        lose("table", keepingText: true)
        return
      }
      closeLink()
      table = HTMLTable(outside: writer)
      writer = HTMLTextWriter()
      return
    }
    guard table?.depth == 1 else {
      switch tag.name {
      case "tr":
        writer.breakLine()
        (cells, rowStart) = (0, writer.length)
      case "td", "th":
        if cells > 0 { writer.addCell(ofRowFrom: rowStart) }
        cells += 1
        if tag.name == "th" { beginEmphasis() }
      default: break
      }
      return
    }
    closeCell()
    closeLink()
    switch tag.name {
    case "td", "th":
      for name in ["colspan", "rowspan"] where tag[name].flatMap({ Int($0) }) ?? 1 > 1 {
        lose(name, keepingText: true)
      }
      table?.inside = .init(lists: lists, emphasis: emphasis, preformatted: preformatted)
      table?.beginCell(tag, caption: writer)
      writer = HTMLTextWriter()
      (lists, emphasis, preformatted) = ([], 0, 0)
    case "tr": table?.endRow()
    default:
      table?.endRow()
      table?.isInHead = tag.name == "thead"
    }
  }

  private mutating func closePart(_ name: String) {
    if name == "table", let depth = table?.depth, depth > 1 {
      table?.depth -= 1
      writer.breakLine()
      return
    }
    guard table?.depth == 1 else {
      if name == "th" { endEmphasis() }
      if name == "tr" || name == "table" { writer.breakLine() }
      return
    }
    switch name {
    case "table": closeTable()
    case "td", "th": closeCell()
    default:
      closeCell()
      table?.endRow()
      if name != "tr" { table?.isInHead = false }
    }
  }

  private mutating func closeCell() {
    guard let inside = table?.inside else { return }
    closeLink()
    writer.finish()
    if let caption = table?.endCell(writer) { writer = caption }
    (lists, emphasis, preformatted) = (inside.lists, inside.emphasis, inside.preformatted)
    writer.isEmphasized = emphasis > 0
    table?.inside = nil
  }

  private mutating func closeTable() {
    guard table != nil else { return }
    closeCell()
    closeLink()
    guard var table else { return }
    self.table = nil
    table.endRow()
    // What stands in a table outside of its cells comes above it.
    writer.finish()
    let caption = writer
    writer = table.outside
    writer.addBlock(caption)
    if let cell = table.onlyCell {
      lose("table", keepingText: true)
      writer.addBlock(cell)
    } else if let made = table.made {
      writer.addTable(made)
    }
    writer.isEmphasized = emphasis > 0
  }

  /// Reads an image; editors keep formulae in such, with their source in an attribute.
  private mutating func readImage(_ tag: HTMLTag) {
    if let source = tag["data-mathml"] {
      let characters = Array(Self.withPlainBrackets(source))
      if characters.first == "<", let inner = HTMLTag(characters, at: 0), inner.name == "math" {
        let formula = MathML(characters, after: inner, lastBracket: characters.count - 1)
        if formula.unknown.isEmpty, !formula.tex.isEmpty {
          writer.addFormula(formula.tex)
          return
        }
      }
    }
    if let formula = tag["data-equation-content"], !formula.isEmpty {
      writer.addFormula(formula)
      return
    }
    let alternative = tag["alt"] ?? ""
    guard let source = tag["src"], !source.isEmpty else {
      lose("img", keepingText: false)
      writer.add(literally: alternative)
      return
    }
    let address = Address(source)
    if let scheme = address.scheme, !address.isImage {
      lose("img \(scheme):", keepingText: false)
      writer.add(literally: alternative)
    } else if showsImage(source) {
      writer.addImage(source, alternative: alternative)
    } else {
      writer.add(literally: alternative)
    }
  }

  private mutating func openLink(_ source: String) {
    let address = Address(source)
    if let scheme = address.scheme, !address.isLink {
      lose("a \(scheme):", keepingText: false)
    } else {
      link = (source, writer.length)
    }
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

/// An address in a text, of which only some kinds are used.
struct Address {
  /// The scheme in small letters; nil for a path.
  let scheme: String?
  private let source: String

  init(_ source: String) {
    // Browsers pass over white space and control characters in front of a scheme and within it.
    let clean = String(
      String.UnicodeScalarView(source.unicodeScalars.prefix(64).filter { $0.value > 0x20 })
    )
    self.source = clean.lowercased()
    let name = clean.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    let isScheme =
      name.count > 1 && name.first?.isLetter == true
      && clean.dropFirst(name.count).first == ":"
    scheme = isScheme ? name.lowercased() : nil
  }

  /// Whether the address of an image is used.
  var isImage: Bool {
    scheme.map { ["http", "https"].contains($0) || source.hasPrefix("data:image/") } ?? true
  }

  /// Whether the address of a link is used.
  var isLink: Bool { scheme.map { ["http", "https", "mailto"].contains($0) } ?? true }
}
