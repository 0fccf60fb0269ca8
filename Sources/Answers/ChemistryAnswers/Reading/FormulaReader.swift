// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// Reads the species of a formula or of one side of an equation.
struct FormulaReader {
  /// The maximum depth of brackets within one another.
  static let depthLimit = 8
  /// The greatest number of species on a side of an equation.
  static let termLimit = 64
  /// The number of digits that a number may have.
  static let digitLimit = 6
  /// The first number that has more digits, which could not be read again as it is printed.
  private static let numberLimit = 1_000_000

  let glyphs: ArraySlice<ChemicalGlyph>
  /// The places where a digit before a plain sign counts charges although it would count atoms, or
  /// the reverse.
  let swapped: Set<Int>
  /// The places where digits leave open what they count.
  var ambiguous: [Int] = []
  var position: Int
  /// The beginning of the species that is read.
  var start: Int
  /// The number of open brackets.
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

extension FormulaReader {
  /// Reads a charge: 2+, +2, ++, (2+), or nothing.
  mutating func charge() throws(Verdict.ChemicalFault) -> Int? {
    guard depth == 0, let length = chargeLength(at: position) else { return nil }
    let signs = glyphs[position..<position + length]
    var (number, count, isNegative) = (0, 0, false)
    for glyph in signs {
      if let digit = glyph.digit { number = number * 10 + digit }
      if glyph.isSign {
        count += 1
        isNegative = glyph.kind == .minus
      }
    }
    let hasDigits = signs.contains { $0.digit != nil }
    guard !hasDigits || number > 0 else { throw fault(.numberOutOfRange) }
    position += length
    let value = hasDigits ? number : count
    return isNegative ? -value : value
  }

  /// The number of signs of the charge at an index, or nil when there is none.
  func chargeLength(at index: Int) -> Int? {
    if glyph(index)?.kind == .open(.round) {
      let end = endOfNumber(from: index + 1)
      guard end > index + 1, end - index <= 5, glyph(end)?.kind == .close(.round),
        glyphs[index..<end].contains(where: \.isSign)
      else { return nil }
      return end + 1 - index
    }
    var end = index
    while let digit = glyph(end), digit.digit != nil, end - index < 2,
      end == index || !digit.isSpaced
    {
      end += 1
    }
    if end > index, let sign = glyph(end), sign.isSpaced { return nil }
    guard isChargeSign(end) else { return nil }
    let sign = glyph(end)?.kind
    let hadDigits = end > index
    end += 1
    if hadDigits { return end - index }
    while glyph(end)?.kind == sign, glyph(end)?.isSpaced == false, isChargeSign(end),
      end - index < 8
    {
      end += 1
    }
    // "Ca+2": digits behind a sign count where nothing of the next species follows them.
    guard end == index + 1, let digit = glyph(end), digit.digit != nil, !digit.isSpaced else {
      return end - index
    }
    var behind = end + 1
    while glyph(behind)?.digit != nil, glyph(behind)?.isSpaced == false { behind += 1 }
    let next = glyph(behind)
    let isNumber =
      digit.level == .raised || next.map { $0.isSpaced || !$0.beginsUnit } ?? true
      || stateLength(at: behind) != nil
    return isNumber && behind - end <= 2 ? behind - index : end - index
  }

  private func endOfNumber(from index: Int) -> Int {
    var end = index
    while let glyph = glyph(end), glyph.digit != nil || glyph.isSign { end += 1 }
    return end
  }

  /// Whether the sign at an index is that of a charge.
  func isChargeSign(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.isSign else { return false }
    if glyph.level != .plain { return true }
    return glyph.kind == .minus ? !isBond(index) : !isSeparator(index)
  }

  /// Whether one sign follows another, as in "Ca++".
  func signsAreDoubled(at index: Int) -> Bool {
    guard let glyph = glyph(index), let next = self.glyph(index + 1), !next.isSpaced else {
      return false
    }
    return next.kind == glyph.kind && isChargeSign(index + 1)
  }

  /// Whether the minus sign at an index is a line between two atoms, as in CH3-CH3.
  func isBond(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.kind == .minus, glyph.level == .plain, !glyph.isSpaced,
      index > start, let next = self.glyph(index + 1), !next.isSpaced, next.level == .plain
    else { return false }
    switch next.kind {
    case .letter(let letter): return !letter.isSmallLetter
    case .open: return stateLength(at: index + 1) == nil
    default: return false
    }
  }

  /// Whether the plus sign at an index joins two species.
  func isSeparator(_ index: Int) -> Bool {
    guard let glyph = glyph(index), glyph.kind == .plus, glyph.level == .plain else { return false }
    // Nothing but a charge can stand at the end, or before a bracket that is closed.
    guard let next = self.glyph(index + 1) else { return false }
    if case .close = next.kind { return false }
    if stateLength(at: index + 1) != nil { return false }
    if glyph.isSpaced { return next.kind != .plus }
    if next.isSpaced {
      // "Na+ + ..." has a charge, and "H2+ O2" has none: nothing else may follow a species.
      if case .fraction = next.kind { return true }
      return next.beginsUnit || next.digit != nil
    }
    if next.kind == .plus { return false }
    if case .fraction = next.kind { return true }
    guard next.digit != nil else { return next.beginsUnit }
    guard next.level == .plain else {
      // "Ca+²" is an ion, and in "n+²³⁵U" a nuclide follows.
      var behind = index + 1
      while self.glyph(behind)?.digit != nil { behind += 1 }
      return self.glyph(behind)?.beginsUnit == true && stateLength(at: behind) == nil
    }
    // "Ca+2 + ..." has its charge behind the sign.
    var behind = index + 2
    while self.glyph(behind)?.digit != nil, self.glyph(behind)?.isSpaced == false { behind += 1 }
    guard let end = self.glyph(behind) else { return false }
    return !(end.isSpaced && end.kind == .plus) && stateLength(at: behind) == nil
  }
}

extension FormulaReader {
  /// Reads atoms and groups, at least one.
  mutating func units() throws(Verdict.ChemicalFault) -> [FormulaUnit] {
    if depth == 0, let particle = try particle() { return [particle] }
    var units: [FormulaUnit] = []
    while let unit = try unit(isFirst: units.isEmpty) {
      units.append(unit)
      skipBond()
    }
    guard !units.isEmpty else { throw unexpected }
    return units
  }

  private mutating func unit(isFirst: Bool) throws(Verdict.ChemicalFault) -> FormulaUnit? {
    if case .open(let bracket)? = glyph?.kind {
      guard stateLength(at: position) == nil || isFirst, chargeLength(at: position) == nil else {
        return nil
      }
      return try group(bracket)
    }
    guard let (mass, number) = try prefix() else { return nil }
    guard glyph?.letter != nil else {
      if mass != nil || number != nil { throw unexpected }
      return nil
    }
    let begin = position
    var atom = try atom()
    if let number, number != atom.number {
      throw fault(
        .atomicNumber(of: atom.symbol, written: "\(number)", expected: "\(atom.number)"),
        at: begin
      )
    }
    if let mass {
      // No nuclide has fewer nucleons than protons: "H²O" is no isotope of oxygen.
      guard mass >= atom.number else { throw fault(.numberOutOfRange, at: begin - 1) }
      atom.mass = mass
    }
    return .atom(atom, count: try count(behindWhole: depth == 0 && isFirst))
  }

  /// Reads a mass number and an atomic number before a symbol; nil when what stands there is a
  /// charge.
  private mutating func prefix() throws(Verdict.ChemicalFault) -> (mass: Int?, number: Int?)? {
    let begin = position
    var (mass, number): (Int?, Int?) = (nil, nil)
    while let level = glyph?.level, level != .plain {
      if level == .raised, mass == nil, let digits = try digits(at: .raised) {
        mass = digits
      } else if level == .lowered, number == nil {
        number = try digits(at: .lowered)
        if number == nil { break }
      } else {
        break
      }
    }
    if glyph?.isSign == true {
      position = begin
      return nil
    }
    return (mass, number)
  }

  private mutating func atom() throws(Verdict.ChemicalFault) -> ChemicalAtom {
    guard let first = glyph?.letter else { throw unexpected }
    if let second = glyph(position + 1), !second.isSpaced, let letter = second.letter,
      letter.isSmallLetter
    {
      let symbol = String(String.UnicodeScalarView([first, letter]))
      guard let element = ChemicalElement(symbol) else { throw fault(.unknownElement(symbol)) }
      position += 2
      return ChemicalAtom(number: element.atomicNumber, mass: nil)
    }
    let symbol = String(first)
    position += 1
    // The heavy isotopes of hydrogen have symbols of their own.
    if symbol == "D" || symbol == "T" {
      return ChemicalAtom(number: 1, mass: symbol == "D" ? 2 : 3)
    }
    guard let element = ChemicalElement(symbol) else {
      position -= 1
      throw fault(.unknownElement(symbol))
    }
    return ChemicalAtom(number: element.atomicNumber, mass: nil)
  }

  private mutating func group(
    _ bracket: ChemicalGlyph.Bracket
  ) throws(Verdict.ChemicalFault) -> FormulaUnit {
    let begin = position
    guard depth < Self.depthLimit else {
      throw fault(.tooComplex(limit: Self.depthLimit))
    }
    guard !isOxidationNumber(at: position + 1) else { throw fault(.name) }
    depth += 1
    position += 1
    // "C(=O)OH" begins with a bond.
    if glyph?.kind == .bond { position += 1 }
    let inner = try units()
    guard glyph?.kind == .close(bracket) else {
      throw glyph == nil ? fault(.unpaired(bracket == .round ? "(" : "["), at: begin) : unexpected
    }
    position += 1
    depth -= 1
    let isWhole = depth == 0 && (bracket == .square || begin == start)
    return .group(inner, count: try count(behindWhole: isWhole))
  }

  /// Whether a Roman numeral stands in brackets, as in the name iron(III).
  private func isOxidationNumber(at index: Int) -> Bool {
    var end = index
    while let letter = glyph(end)?.letter, letter == "I" || letter == "V" { end += 1 }
    return end > index + 1 && glyph(end)?.kind == .close(.round)
  }

  /// Reads an electron, a neutron, a proton or a ray.
  private mutating func particle() throws(Verdict.ChemicalFault) -> FormulaUnit? {
    let begin = position
    guard let (mass, _) = try signedPrefix(), let letter = glyph?.letter,
      ["e", "n", "p", "α", "β", "γ"].contains(letter),
      !(glyph(position + 1)?.beginsUnit ?? false)
        || stateLength(at: position + 1) != nil || chargeLength(at: position + 1) != nil
    else {
      position = begin
      return nil
    }
    position += 1
    let atom: ChemicalAtom =
      switch letter {
      case "n": .neutron
      case "p": ChemicalAtom(number: 1, mass: 1)
      case "α": ChemicalAtom(number: 2, mass: 4)
      case "γ": .gamma
      default: .electron
      }
    guard mass == nil || mass == atom.mass || mass == 0 else { throw fault(.numberOutOfRange) }
    return .atom(atom, count: 1)
  }

  /// Reads a mass number and an atomic number that may be negative.
  private mutating func signedPrefix() throws(Verdict.ChemicalFault) -> (mass: Int?, number: Int?)?
  {
    var (mass, number): (Int?, Int?) = (nil, nil)
    while let level = glyph?.level, level != .plain {
      let isNegative = level == .lowered && glyph?.isSign == true
      if isNegative { position += 1 }
      guard let digits = try digits(at: level) else { return nil }
      if level == .raised { mass = digits } else { number = isNegative ? -digits : digits }
    }
    return (mass, number)
  }

  private mutating func skipBond() {
    guard let glyph, !glyph.isSpaced, let next = self.glyph(position + 1), !next.isSpaced else {
      return
    }
    switch glyph.kind {
    case .bond where next.beginsUnit: position += 1
    case .minus where isBond(position): position += 1
    default: break
    }
  }

  /// Reads how often a unit occurs; a digit may belong to the charge instead.
  private mutating func count(behindWhole isWhole: Bool) throws(Verdict.ChemicalFault) -> Int {
    let first = position
    if let count = try digits(at: .lowered) { return try positive(count, at: first) }
    guard let glyph, glyph.level == .plain, glyph.digit != nil else { return 1 }
    if glyph.isSpaced, isWaterAhead || chargeLength(at: position) != nil { return 1 }
    guard let count = try digits(at: .plain) else { return 1 }
    let length = position - first
    guard depth == 0, !glyph.isSpaced, isChargeSign(position),
      self.glyph?.isSpaced == false, !signsAreDoubled(at: position)
    else {
      return try positive(count, at: first)
    }
    ambiguous.append(first)
    // "SO42-": the last digit is that of the charge, as it is in "Fe2+" and "[SO4]2-", but not in
    // "NH4+", nor where only the sign is raised.
    let isUsual = self.glyph?.level == .plain && (length > 1 || isWhole)
    let belongsToCharge = isUsual != swapped.contains(first)
    guard belongsToCharge else { return try positive(count, at: first) }
    position -= 1
    return length == 1 ? 1 : try positive(count / 10, at: first)
  }

  private var isWaterAhead: Bool {
    var index = position
    while glyph(index)?.digit != nil { index += 1 }
    return index > position && glyph(index)?.letter == "H" && glyph(index + 1)?.digit == 2
      && glyph(index + 2)?.letter == "O" && position > start + 1
  }

  private func positive(_ count: Int, at index: Int) throws(Verdict.ChemicalFault) -> Int {
    guard count > 0 else { throw fault(.numberOutOfRange, at: index) }
    return count
  }
}
