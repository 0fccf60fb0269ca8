// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads the species of a formula or of one side of an equation.
struct FormulaReader {
  /// How many brackets may stand in one another.
  static let depthLimit = 8
  /// How many species a side of an equation may have.
  static let termLimit = 64
  /// How many digits a number may have.
  static let digitLimit = 6
  /// The first number that has more digits, which could not be read again as it is printed.
  private static let numberLimit = 1_000_000

  let glyphs: ArraySlice<ChemicalGlyph>
  /// Where a digit before a plain sign counts charges although it would count atoms, or the reverse.
  let swapped: Set<Int>
  /// Where digits leave open what they count.
  var ambiguous: [Int] = []
  var position: Int
  /// Where the species that is read began.
  var start: Int
  /// How many brackets are open.
  var depth = 0

  init(_ glyphs: ArraySlice<ChemicalGlyph>, swapped: Set<Int>) {
    self.glyphs = glyphs
    self.swapped = swapped
    position = glyphs.startIndex
    start = glyphs.startIndex
  }

  /// Reads all species.
  mutating func terms() throws(Verdict.ChemicalFault) -> [ChemicalTerm] {
    var terms = [try term()]
    while isSeparator(position) {
      position += 1
      guard terms.count < Self.termLimit else { throw fault(.tooComplex(limit: Self.termLimit)) }
      terms.append(try term())
    }
    if let glyph { throw glyph.beginsUnit ? fault(.ions) : unexpected }
    return terms
  }

  private mutating func term() throws(Verdict.ChemicalFault) -> ChemicalTerm {
    var coefficient = try number() ?? Fraction(1)
    if coefficient != Fraction(1), glyph?.kind == .dot { position += 1 }
    start = position
    var parts = [ChemicalFormula.Part(count: Fraction(1), units: try units())]
    var charge = try self.charge() ?? parts[0].units.first?.usualCharge ?? 0
    while let part = try nextPart() { parts.append(part) }
    if parts.count > 1, parts[0].units.map(\.text).joined() == "H₂O" {
      // "5H2O·CuSO4" has five waters, and not five of the whole.
      (parts[0].count, coefficient) = (coefficient, Fraction(1))
    }
    var state = self.state()
    if let late = try self.charge() { charge = late }
    state = state ?? self.state()
    if glyph?.kind == .point, position == glyphs.endIndex - 1 { position += 1 }
    guard let formula = try? ChemicalFormula(parts: parts, charge: charge) else {
      throw fault(.numberOutOfRange)
    }
    return ChemicalTerm(coefficient: coefficient, formula: formula, state: state)
  }

  /// Reads what follows the dot of a hydrate, or a blank before water.
  private mutating func nextPart() throws(Verdict.ChemicalFault) -> ChemicalFormula.Part? {
    let isDot = glyph?.kind == .dot || (glyph?.kind == .point && position < glyphs.endIndex - 1)
    guard isDot || isWaterBehindBlank else { return nil }
    if isDot { position += 1 }
    let count = try number() ?? Fraction(1)
    return ChemicalFormula.Part(count: count, units: try units())
  }

  private var isWaterBehindBlank: Bool {
    guard let glyph, glyph.isSpaced, glyph.digit != nil else { return false }
    var index = position
    while self.glyph(index)?.digit != nil { index += 1 }
    return self.glyph(index)?.letter == "H" && self.glyph(index + 1)?.digit == 2
      && self.glyph(index + 2)?.letter == "O"
  }

  /// Reads a coefficient: 2, 0.5, 1/2, ½, 1½ or (1/2).
  private mutating func number() throws(Verdict.ChemicalFault) -> Fraction? {
    let begin = position
    if glyph?.kind == .open(.round), self.glyph(position + 1)?.digit != nil {
      position += 1
      guard let number = try number(), glyph?.kind == .close(.round) else {
        position = begin
        return nil
      }
      position += 1
      return number
    }
    var (above, below) = (0, 1)
    let whole = try digits(at: .plain)
    above = whole ?? 0
    if whole != nil, let mark = glyph?.kind, [.point, .comma, .slash].contains(mark),
      self.glyph(position + 1)?.digit != nil
    {
      position += 1
      let begin = position
      let more = try digits(at: .plain) ?? 0
      if mark == .slash {
        below = more
      } else {
        for _ in begin..<position { below *= 10 }
        above = above * below + more
      }
    } else if case .fraction(let upper, let lower)? = glyph?.kind {
      position += 1
      (above, below) = (above * lower + upper, lower)
    } else if whole == nil {
      return nil
    }
    guard above > 0, let number = try? Fraction(above, below),
      max(number.numerator, number.denominator) < Self.numberLimit
    else {
      position = begin
      throw fault(.numberOutOfRange)
    }
    return number
  }

  /// Reads digits at one level, or none.
  mutating func digits(
    at level: ChemicalGlyph.Level
  ) throws(Verdict.ChemicalFault) -> Int? {
    let begin = position
    var number = 0
    while let glyph, glyph.level == level, let digit = glyph.digit {
      guard position == begin || !glyph.isSpaced else { break }
      guard position - begin < Self.digitLimit else { throw fault(.numberOutOfRange) }
      number = number * 10 + digit
      position += 1
    }
    return position == begin ? nil : number
  }

  /// Reads the state symbol, or the arrow of a gas or a solid.
  private mutating func state() -> ChemicalState? {
    if glyph?.kind == .gas || glyph?.kind == .precipitate {
      defer { position += 1 }
      return glyph?.kind == .gas ? .gas : .solid
    }
    guard let length = stateLength(at: position) else { return nil }
    let letters = glyphs[position..<position + length].compactMap(\.letter).map { Character($0) }
    position += length
    let state = ChemicalState(symbol: String(letters).lowercased())
    if glyph?.kind == .gas || glyph?.kind == .precipitate { position += 1 }
    return state
  }

  /// The number of signs of the state symbol in brackets at an index.
  func stateLength(at index: Int) -> Int? {
    guard case .open? = glyph(index)?.kind else { return nil }
    var letters = ""
    var end = index + 1
    while let letter = glyph(end)?.letter, letters.count < 3 {
      letters.unicodeScalars.append(letter)
      end += 1
    }
    if glyph(end)?.kind == .point { end += 1 }
    guard case .close? = glyph(end)?.kind, ChemicalState(symbol: letters.lowercased()) != nil else {
      return nil
    }
    // "Ca(F)2" and "K(F)" are no states.
    if let first = letters.unicodeScalars.first, !first.isSmallLetter,
      glyph(end + 1)?.digit != nil || !["S", "AQ", "Aq", "G", "L"].contains(letters)
    {
      return nil
    }
    return end + 1 - index
  }

  // MARK: - Looking at signs

  var glyph: ChemicalGlyph? { glyph(position) }

  func glyph(_ index: Int) -> ChemicalGlyph? {
    glyphs.indices.contains(index) ? glyphs[index] : nil
  }

  func fault(
    _ reason: Verdict.ChemicalFault.Reason,
    at index: Int? = nil
  ) -> Verdict.ChemicalFault {
    let index = index ?? position
    return Verdict.ChemicalFault(
      position: glyph(index)?.offset ?? glyphs.last.map { $0.offset + 1 } ?? 0,
      reason: reason
    )
  }

  /// The fault of the sign at the position.
  var unexpected: Verdict.ChemicalFault {
    fault(glyph?.misplacement ?? .unexpected(""))
  }
}

extension FormulaUnit {
  /// The charge that a particle has although nothing is written.
  var usualCharge: Int? {
    self == .atom(.electron, count: 1) ? -1 : nil
  }
}
