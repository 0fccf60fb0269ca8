// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// Writes what was read of HTML as lines of text, emphasis, formulae and images.
struct HTMLTextWriter {
  /// The place of text that is not on the line.
  enum Script {
    case above
    case below
  }

  private enum Piece {
    case text(String, isEmphasized: Bool)
    case formula(String)
    case image(reference: String, alternative: String)
    case table(RichText.Table)
  }

  private var pieces: [Piece] = []
  private var script: (place: Script, text: String)?
  /// Whether white space was met that the next character will show.
  private var hasSpace = false
  /// Whether nothing stands on the line.
  private var isAtLineStart = true
  /// Whether nothing stands behind the bullet of the item, or behind the mark between cells.
  private var isBehindMark = false
  /// The number of characters, formulae and images written so far.
  private(set) var length = 0
  var isEmphasized = false

  mutating func add(_ character: Character, keepingSpace: Bool) {
    if script != nil {
      script?.text.append(character)
    } else if character.isWhitespace, character != "\u{A0}", !keepingSpace {
      hasSpace = !isAtLineStart && !isBehindMark
    } else {
      write(String(character))
      isAtLineStart = character.isNewline
    }
  }

  /// Adds a text of this reader's own, which may bring its own space.
  mutating func add(literally text: String) {
    _ = endScript()
    if text.first?.isWhitespace == true { hasSpace = false }
    write(text)
    isAtLineStart = false
  }

  /// Adds a bullet or the mark between cells.
  mutating func add(mark: String) {
    add(literally: mark)
    isBehindMark = true
  }

  /// Adds the mark before a further cell of a row, on the line of the cell before, though a block
  /// in that has ended it.
  mutating func addCell(ofRowFrom start: Int) {
    _ = endScript()
    if isAtLineStart, length > start { dropLineEnd() }
    add(mark: " | ")
  }

  /// Begins another line, unless nothing stands on this one or, for a block in an item or a cell,
  /// nothing but its mark.
  mutating func breakLine(forBlock isForBlock: Bool = false) {
    _ = endScript()
    hasSpace = false
    guard !isAtLineStart, !isForBlock || !isBehindMark else { return }
    append("\n", isEmphasized: false)
    isAtLineStart = true
  }

  mutating func addFormula(_ formula: String) {
    let formula = formula.split { $0.isWhitespace }.joined(separator: " ")
    guard !formula.isEmpty else { return }
    guard let formula = RichText.formulaSource(formula) else {
      add(literally: formula)
      return
    }
    // A formula that stands above or below the line is a script of its own.
    let place = script?.place
    _ = endScript()
    showSpace()
    switch place {
    case .above?: pieces.append(.formula("{}^{\(formula)}"))
    case .below?: pieces.append(.formula("{}_{\(formula)}"))
    case nil: pieces.append(.formula(formula))
    }
    noteObject()
    if let place { begin(place) }
  }

  mutating func addImage(_ reference: String, alternative: String) {
    _ = endScript()
    showSpace()
    pieces.append(.image(reference: reference, alternative: alternative))
    noteObject()
  }

  /// Adds a table, which is on lines of its own.
  mutating func addTable(_ table: RichText.Table) {
    breakLine()
    dropLineEnd()
    pieces.append(.table(table))
    noteObject()
    isAtLineStart = true
  }

  /// Adds what another writer has, on lines of its own.
  mutating func addBlock(_ block: HTMLTextWriter) {
    guard !block.pieces.isEmpty else { return }
    breakLine()
    pieces += block.pieces
    length += block.length
    isAtLineStart = false
    breakLine()
  }

  /// Takes the end of the last line away.
  private mutating func dropLineEnd() {
    guard case .text(var last, let isEmphasized)? = pieces.last, last.last == "\n" else { return }
    pieces.removeLast()
    last.removeLast()
    length -= 1
    if !last.isEmpty { pieces.append(.text(last, isEmphasized: isEmphasized)) }
  }

  private mutating func noteObject() {
    isAtLineStart = false
    isBehindMark = false
    length += 1
  }

  mutating func begin(_ place: Script) {
    _ = endScript()
    showSpace()
    script = (place, "")
  }

  /// Ends a subscript or superscript.
  ///
  /// - Returns: The name of its element when there are no signs for it.
  mutating func endScript() -> String? {
    guard let (place, written) = script else { return nil }
    script = nil
    let text = written.split { $0.isWhitespace }.joined(separator: " ")
    let table = place == .above ? Self.above : Self.below
    let signs = text.compactMap { table[$0] }
    let isWritten = signs.count == text.count
    guard !text.isEmpty else { return nil }
    let mark = place == .above ? "^" : "_"
    let plain = text.count == 1 ? "\(mark)\(text)" : "\(mark)(\(text))"
    write(isWritten ? String(signs) : plain)
    isAtLineStart = false
    hasSpace = written.last?.isWhitespace == true
    return isWritten ? nil : place == .above ? "sup" : "sub"
  }

  mutating func finish() {
    _ = endScript()
    while case .text(let text, let isEmphasized)? = pieces.last, text.last?.isNewline ?? true {
      pieces.removeLast()
      if let end = text.lastIndex(where: { !$0.isNewline }) {
        pieces.append(.text(String(text[...end]), isEmphasized: isEmphasized))
      }
    }
  }

  func ends(with text: String) -> Bool {
    if case .text(let last, _)? = pieces.last { last.hasSuffix(text) } else { false }
  }

  private mutating func showSpace() {
    if hasSpace { append(" ", isEmphasized: isEmphasized) }
    hasSpace = false
  }

  private mutating func write(_ text: String) {
    showSpace()
    append(text, isEmphasized: isEmphasized)
  }

  private mutating func append(_ text: String, isEmphasized: Bool) {
    length += text.count
    isBehindMark = false
    if case .text(var last, isEmphasized)? = pieces.last {
      pieces.removeLast()
      last += text
      pieces.append(.text(last, isEmphasized: isEmphasized))
    } else {
      pieces.append(.text(text, isEmphasized: isEmphasized))
    }
  }

  // Others have no sign of their own.
  private static let above: [Character: Character] = [
    "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸",
    "9": "⁹", "+": "⁺", "-": "⁻", "−": "⁻", "=": "⁼", "(": "⁽", ")": "⁾", "a": "ᵃ", "b": "ᵇ",
    "c": "ᶜ", "d": "ᵈ", "e": "ᵉ", "f": "ᶠ", "g": "ᵍ", "h": "ʰ", "i": "ⁱ", "j": "ʲ", "k": "ᵏ",
    "l": "ˡ", "m": "ᵐ", "n": "ⁿ", "o": "ᵒ", "p": "ᵖ", "r": "ʳ", "s": "ˢ", "t": "ᵗ", "u": "ᵘ",
    "v": "ᵛ", "w": "ʷ", "x": "ˣ", "y": "ʸ", "z": "ᶻ",
  ]
  private static let below: [Character: Character] = [
    "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈",
    "9": "₉", "+": "₊", "-": "₋", "−": "₋", "=": "₌", "(": "₍", ")": "₎", "a": "ₐ", "e": "ₑ",
    "o": "ₒ", "x": "ₓ", "h": "ₕ", "k": "ₖ", "l": "ₗ", "m": "ₘ", "n": "ₙ", "p": "ₚ", "s": "ₛ",
    "t": "ₜ", "i": "ᵢ", "j": "ⱼ", "r": "ᵣ", "u": "ᵤ", "v": "ᵥ",
  ]
}

// MARK: - The text

extension HTMLTextWriter {
  /// Whether there is anything but ordinary text.
  var hasMarkup: Bool {
    pieces.contains { if case .text(_, isEmphasized: false) = $0 { false } else { true } }
  }

  /// The text without marks.
  var plain: String { RichText(of: runs).plainText }

  /// The text with its marks.
  var markup: String { RichText.markup(of: runs) }

  /// The text as runs.
  var runs: [RichText.Run] {
    pieces.map { piece in
      switch piece {
      case .text(let text, isEmphasized: false): .text(text)
      case .text(let text, isEmphasized: true): .emphasis(text)
      case .formula(let formula): .formula(formula)
      case .image(let reference, let alternative):
        .image(reference: reference, alternative: alternative)
      case .table(let table): .table(table)
      }
    }
  }
}

extension String {
  /// The text with a backslash before each of some signs, so that they stand for themselves.
  func escaped(_ signs: String) -> String {
    reduce(into: "") { escaped, character in
      if signs.contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
