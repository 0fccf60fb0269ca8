// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching

/// Cuts a formula or equation into signs, whatever notation it is typed in.
struct ChemicalLexer {
  /// The maximum number of Unicode scalars that are read.
  static let limit = 1024

  let scalars: [Unicode.Scalar]
  /// Whether `-->` behind a species is its charge and an arrow.
  let splitsLongArrows: Bool

  var position = 0
  var glyphs: [ChemicalGlyph] = []
  /// Whether a long arrow could be a charge and a shorter one.
  var isAmbiguous = false
  private var isSpaced = false
  /// The levels outside the braces that are open.
  private var outerLevels: [ChemicalGlyph.Level] = []
  private var level = ChemicalGlyph.Level.plain

  init(_ text: String, splitsLongArrows: Bool = false) throws(Verdict.ChemicalFault) {
    scalars = text.unicodeScalars.prefix(Self.limit + 1).map(ChemicalSigns.plain)
    self.splitsLongArrows = splitsLongArrows
    guard scalars.count <= Self.limit else {
      throw Verdict.ChemicalFault(position: 0, reason: .tooComplex(limit: Self.limit))
    }
    while position < scalars.count { try readSign() }
    guard outerLevels.isEmpty else { throw fault(.unpaired("{")) }
  }

  private mutating func readSign() throws(Verdict.ChemicalFault) {
    let scalar = scalars[position]
    switch scalar {
    case "$", "\u{200B}", "\u{2060}", "\u{FEFF}", "\u{FE0E}", "\u{FE0F}": position += 1
    case "~": readBlank()
    case _ where scalar.properties.isWhitespace: readBlank()
    case "{": open(level)
    case "}":
      guard let outer = outerLevels.popLast() else { throw fault(.unpaired("}")) }
      level = outer
      position += 1
    case "^": try readRaised()
    case "_": try readLowered()
    case "\\": try readCommand()
    case "-", "=", "<", ">": try readDashes()
    case "Δ", "∆":
      // Heat is written above arrows, and not part of what reacts.
      guard case .arrow? = glyphs.last?.kind else { throw unexpected() }
      position += 1
    case "x", "X":
      let next = self.scalar(1)
      let isTimes = isSpaced && (next.map { $0 == " " || $0.isDigit } ?? false)
      add(isTimes && !glyphs.isEmpty ? .dot : .letter(scalar))
    case "v" where isSpaced && (self.scalar(1).map { $0 == " " || $0 == "}" } ?? true):
      // In the notation of mhchem.
      add(.precipitate)
    case "a"..."z", "A"..."Z", "α", "β", "γ": add(.letter(scalar))
    default: try readOther(scalar)
    }
  }

  private mutating func readOther(_ scalar: Unicode.Scalar) throws(Verdict.ChemicalFault) {
    if let digit = scalar.digit {
      add(.digit(digit))
    } else if let plain = ChemicalSigns.raised[scalar] {
      add(try small(plain), at: .raised)
    } else if let plain = ChemicalSigns.lowered[scalar] {
      add(try small(plain), at: .lowered)
    } else if let (above, below) = ChemicalSigns.fractions[scalar] {
      add(.fraction(above, below))
    } else if let kind = ChemicalSigns.kinds[scalar] {
      add(kind)
      if case .arrow = kind { skipConditions() }
    } else {
      throw unexpected()
    }
  }

  private func small(
    _ plain: Unicode.Scalar
  ) throws(Verdict.ChemicalFault) -> ChemicalGlyph.Kind {
    if let digit = plain.digit { return .digit(digit) }
    if plain == "-" { return .minus }
    guard let kind = ChemicalSigns.kinds[plain] else { throw unexpected() }
    return kind
  }

  private mutating func readBlank() {
    position += 1
    isSpaced = true
  }

  mutating func open(_ inner: ChemicalGlyph.Level) {
    outerLevels.append(level)
    level = inner
    position += 1
  }

  /// Adds a sign that is so many scalars long.
  mutating func add(
    _ kind: ChemicalGlyph.Kind,
    at level: ChemicalGlyph.Level? = nil,
    length: Int = 1
  ) {
    glyphs.append(
      ChemicalGlyph(kind: kind, level: level ?? self.level, isSpaced: isSpaced, offset: position)
    )
    position += length
    isSpaced = false
  }

  func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
    let index = position + distance
    return scalars.indices.contains(index) ? scalars[index] : nil
  }

  var isBehindBlank: Bool { isSpaced || glyphs.isEmpty }

  mutating func noteBlank() { isSpaced = true }

  var isPlain: Bool { level == .plain }

  func fault(_ reason: Verdict.ChemicalFault.Reason) -> Verdict.ChemicalFault {
    Verdict.ChemicalFault(position: position, reason: reason)
  }

  func unexpected() -> Verdict.ChemicalFault {
    fault(.unexpected(scalar().map { String($0) } ?? ""))
  }
}

extension Unicode.Scalar {
  /// The value of a digit from 0 to 9.
  var digit: Int? {
    ("0"..."9").contains(self) ? Int(value) - 0x30 : nil
  }

  var isDigit: Bool { digit != nil }

  var isSmallLetter: Bool { ("a"..."z").contains(self) }
}
