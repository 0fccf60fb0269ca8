// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

extension ChemicalReader {
  /// Reads an isotope: ^14C, 14C, C-14, carbon-14; one without a mass number has none in the result.
  static func nuclide(_ glyphs: [ChemicalGlyph]) throws(Verdict.ChemicalFault) -> ChemicalTerm {
    if let atom = named(glyphs) {
      return try term(of: atom, charge: 0)
    }
    var reader = FormulaReader(glyphs[...], swapped: [])
    let terms = try reader.terms()
    guard terms.count == 1, terms[0].formula.parts.count == 1,
      let unit = terms[0].formula.parts[0].units.first, terms[0].formula.parts[0].units.count == 1,
      case .atom(var atom, let count) = unit
    else { throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.nuclide)) }
    let isSpaced = glyphs.dropFirst().contains(where: \.isSpaced)
    if count > 1, isSpaced {
      throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.nuclide))
    }
    guard let mass = terms[0].coefficient.whole, mass > 1, atom.mass == nil, count == 1 else {
      return terms[0]
    }
    // "14C": the number before the symbol is that of its nucleons.
    guard mass >= atom.number else {
      throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.nuclide))
    }
    atom.mass = mass
    return try term(of: atom, charge: terms[0].formula.charge)
  }

  private static func term(
    of atom: ChemicalAtom,
    charge: Int
  ) throws(Verdict.ChemicalFault) -> ChemicalTerm {
    let part = ChemicalFormula.Part(count: Fraction(1), units: [.atom(atom, count: 1)])
    guard let formula = try? ChemicalFormula(parts: [part], charge: charge) else {
      throw Verdict.ChemicalFault(position: 0, reason: .numberOutOfRange)
    }
    return ChemicalTerm(coefficient: Fraction(1), formula: formula, state: nil)
  }

  /// The isotope of a symbol or name with a hyphen and a number, or of a name alone.
  private static func named(_ glyphs: [ChemicalGlyph]) -> ChemicalAtom? {
    let letters = glyphs.prefix { $0.letter != nil }
    guard letters.dropFirst().allSatisfy({ !$0.isSpaced }) else { return nil }
    let word = String(String.UnicodeScalarView(letters.compactMap(\.letter)))
    var rest = glyphs.dropFirst(letters.count)
    let hasHyphen = rest.first?.kind == .minus
    if hasHyphen { rest = rest.dropFirst() }
    guard rest.count <= 3, rest.allSatisfy({ $0.digit != nil && $0.level == .plain }) else {
      return nil
    }
    let mass = rest.reduce(0) { $0 * 10 + ($1.digit ?? 0) }
    let element = hasHyphen ? ChemicalElement(word) : nil
    guard let element = element ?? ChemicalElement(name: word) else { return nil }
    guard !rest.isEmpty else {
      return hasHyphen ? nil : ChemicalAtom(number: element.atomicNumber)
    }
    guard mass >= element.atomicNumber else { return nil }
    return ChemicalAtom(number: element.atomicNumber, mass: mass)
  }
}

extension Fraction {
  /// The number when it is a whole one.
  var whole: Int? { denominator == 1 ? numerator : nil }
}
