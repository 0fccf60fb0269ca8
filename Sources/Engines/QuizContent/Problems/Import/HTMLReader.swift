// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Reads HTML into the markup of ``RichText``.
///
/// It goes through the text once and keeps the open elements as counts, so that nothing that is badly nested matters.
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
    // A formula without an end is text; so is whatever comes after it, which is then not searched again.
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
      if let address = tag.attributes["href"] { link = (address, writer.length) }
    case "ul": lists.append(nil)
    case "ol": lists.append(tag.attributes["start"].flatMap { Int($0) }.map { $0 &- 1 } ?? 0)
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
    guard let source = tag.attributes["src"], !source.isEmpty else {
      lose("img", keepingText: false)
      return
    }
    writer.addImage(source, alternative: tag.attributes["alt"] ?? "")
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
