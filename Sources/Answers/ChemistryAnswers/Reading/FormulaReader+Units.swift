// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

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

  /// Reads a mass number and an atomic number before a symbol; nil when what stands there is a charge.
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
    // "SO42-": the last digit is that of the charge, as it is in "Fe2+" and "[SO4]2-", but not in "NH4+", nor where
    // only the sign is raised.
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
