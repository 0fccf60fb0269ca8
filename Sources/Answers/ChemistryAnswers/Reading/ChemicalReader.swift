// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The meaning of an answer.
enum ChemicalAnswer: Hashable, Sendable {
  case formula(ChemicalTerm)
  case equation(ChemicalEquation)
  case configuration(ElectronConfiguration)
  case nuclide(ChemicalTerm)
}

/// Reads what a learner or an author wrote, in every way that is possible.
enum ChemicalReader {
  /// A choice among the readings of what plain text leaves open.
  private struct Way {
    var splitsLongArrows = false
    var swapped: Set<Int> = []

    /// The ways that differ in what one of the first few digits before signs counts, or all of
    /// them.
    func swapping(_ ambiguous: [Int]) -> [Way] {
      let ambiguous = ambiguous.prefix(8)
      let sets = ambiguous.map { Set([$0]) } + (ambiguous.count > 1 ? [Set(ambiguous)] : [])
      return sets.map { Way(splitsLongArrows: splitsLongArrows, swapped: $0) }
    }
  }

  /// Returns what a text can say as an answer of a form: the usual reading first, and others unless
  /// only that is asked for.
  ///
  /// - Throws: The fault of the usual reading, when there is none without.
  static func readings(
    of text: String,
    as form: ChemicalForm,
    onlyUsual: Bool = false
  ) throws(Verdict.ChemicalFault) -> [ChemicalAnswer] {
    var readings: [ChemicalAnswer] = []
    var firstFault: Verdict.ChemicalFault?
    var ways = [Way()]
    var tried = 0
    while tried < ways.count, !onlyUsual || readings.isEmpty {
      let way = ways[tried]
      tried += 1
      do {
        let lexer = try ChemicalLexer(text, splitsLongArrows: way.splitsLongArrows)
        if lexer.isAmbiguous, tried == 1 { ways.append(Way(splitsLongArrows: true)) }
        let (answer, ambiguous) = try read(lexer.glyphs, as: form, way.swapped)
        if way.swapped.isEmpty { ways += way.swapping(ambiguous) }
        if !readings.contains(answer) { readings.append(answer) }
      } catch {
        firstFault = firstFault ?? error
      }
    }
    guard readings.isEmpty else { return readings }
    throw firstFault ?? Verdict.ChemicalFault(position: 0, reason: .empty)
  }

  /// Returns the equation of nuclides that a text is when numbers before or behind the symbols of
  /// elements are those of their nucleons, as in 14C and C-14; nil when it is none.
  static func nuclideEquation(_ text: String) -> ChemicalAnswer? {
    guard let glyphs = try? ChemicalLexer(text).glyphs,
      let reading = try? equation(glyphs.raisingMassNumbers, [])
    else { return nil }
    return reading.0
  }

  /// Reads a formula in the usual way.
  static func formula(_ text: String) throws(Verdict.ChemicalFault) -> ChemicalFormula {
    let reading = try readings(of: text, as: .formula, onlyUsual: true).first
    guard case .formula(let term)? = reading, term.coefficient == Fraction(1), term.state == nil
    else { throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.formula)) }
    return term.formula
  }

  private static func read(
    _ glyphs: [ChemicalGlyph],
    as form: ChemicalForm,
    _ swapped: Set<Int>
  ) throws(Verdict.ChemicalFault) -> (answer: ChemicalAnswer, ambiguous: [Int]) {
    guard !glyphs.isEmpty else { throw Verdict.ChemicalFault(position: 0, reason: .empty) }
    switch form {
    case .formula:
      let (term, ambiguous) = try term(glyphs, swapped)
      return (.formula(term), ambiguous)
    case .nuclide: return (.nuclide(try nuclide(glyphs)), [])
    case .configuration: return (.configuration(try ConfigurationReader.read(glyphs)), [])
    case .equation: return try equation(glyphs, swapped)
    }
  }

  // MARK: - Formulae

  private static func term(
    _ glyphs: [ChemicalGlyph],
    _ swapped: Set<Int>
  ) throws(Verdict.ChemicalFault) -> (ChemicalTerm, ambiguous: [Int]) {
    let glyphs = glyphs.indices.map { index in
      // In a formula an equals sign between two atoms is a double bond.
      let isBond = glyphs[index].kind == .arrow(.equals) && !glyphs.isSpaced(around: index)
      return isBond ? glyphs[index].asBond : glyphs[index]
    }
    guard !glyphs.contains(where: \.isArrow) else {
      throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.formula))
    }
    var reader = FormulaReader(glyphs[...], swapped: swapped)
    let terms = try reader.terms()
    guard terms.count == 1 else {
      let areIons = terms.contains { $0.formula.charge != 0 }
      throw Verdict.ChemicalFault(position: 0, reason: areIons ? .ions : .otherForm(.formula))
    }
    return (terms[0], reader.ambiguous)
  }

  // MARK: - Equations

  private static func equation(
    _ glyphs: [ChemicalGlyph],
    _ swapped: Set<Int>
  ) throws(Verdict.ChemicalFault) -> (ChemicalAnswer, ambiguous: [Int]) {
    // Where there is an arrow, an equals sign between two atoms is a double bond.
    let hasArrow = glyphs.indices.contains {
      glyphs[$0].isArrow
        && (glyphs[$0].kind != .arrow(.equals) || glyphs.isSpaced(around: $0))
    }
    let glyphs = glyphs.indices.map { index in
      let isBond =
        hasArrow && glyphs[index].kind == .arrow(.equals)
        && !glyphs.isSpaced(around: index)
      return isBond ? glyphs[index].asBond : glyphs[index]
    }
    let arrows = glyphs.indices.filter { glyphs[$0].isArrow }
    guard let index = arrows.first, case .arrow(let arrow) = glyphs[index].kind else {
      throw Verdict.ChemicalFault(position: 0, reason: .otherForm(.equation))
    }
    guard arrows.count == 1 else {
      throw Verdict.ChemicalFault(position: glyphs[arrows[1]].offset, reason: .unexpected("→"))
    }
    var left = FormulaReader(glyphs[..<index], swapped: swapped)
    var right = FormulaReader(glyphs[(index + 1)...], swapped: swapped)
    let (before, after) = (try left.terms(), try right.terms())
    do {
      let equation = try ChemicalEquation(left: before, right: after, arrow: arrow)
      return (.equation(equation), left.ambiguous + right.ambiguous)
    } catch {
      throw Verdict.ChemicalFault(position: 0, reason: .numberOutOfRange)
    }
  }
}

extension ChemicalGlyph {
  fileprivate var isArrow: Bool {
    if case .arrow = kind { true } else { false }
  }

  fileprivate var asRaised: ChemicalGlyph {
    ChemicalGlyph(kind: kind, level: .raised, isSpaced: isSpaced, offset: offset)
  }

  fileprivate var asBond: ChemicalGlyph {
    ChemicalGlyph(kind: .bond, level: level, isSpaced: isSpaced, offset: offset)
  }
}

extension [ChemicalGlyph] {
  /// The same with the numbers before symbols, and those behind a hyphen, as mass numbers.
  fileprivate var raisingMassNumbers: [ChemicalGlyph] {
    var result: [ChemicalGlyph] = []
    var index = startIndex
    while index < endIndex {
      let begins = index == startIndex || self[index - 1].kind == .plus || self[index - 1].isArrow
      guard begins, self[index].level == .plain else {
        result.append(self[index])
        index += 1
        continue
      }
      let digits = self[index...].prefix { $0.digit != nil && $0.level == .plain }
      let symbol = self[digits.endIndex...].prefix { $0.letter != nil && $0.level == .plain }
      let isGlued = symbol.first?.isSpaced == false
      let word = String(String.UnicodeScalarView(symbol.compactMap(\.letter)))
      guard symbol.dropFirst().allSatisfy({ !$0.isSpaced }),
        ChemicalElement(word) != nil || ["D", "T"].contains(word)
      else {
        result.append(self[index])
        index += 1
        continue
      }
      if !digits.isEmpty, isGlued, let element = ChemicalElement(word),
        digits.reduce(0, { Swift.min($0, 9999) * 10 + ($1.digit ?? 0) }) >= element.atomicNumber,
        digits.count > 1 || element.atomicNumber < 6
      {
        result += digits.map(\.asRaised) + symbol
        index = symbol.endIndex
      } else if symbol.endIndex < endIndex, self[symbol.endIndex].kind == .minus,
        !self[symbol.endIndex].isSpaced, symbol.endIndex + 1 < endIndex,
        self[symbol.endIndex + 1].digit != nil, !self[symbol.endIndex + 1].isSpaced
      {
        let mass = self[(symbol.endIndex + 1)...].prefix { $0.digit != nil }
        result += digits + mass.map(\.asRaised) + symbol
        index = mass.endIndex
      } else {
        result += digits + symbol
        index = symbol.endIndex
      }
    }
    return result
  }

  /// Whether a blank stands before or behind a sign.
  fileprivate func isSpaced(around index: Int) -> Bool {
    self[index].isSpaced || (index + 1 < count && self[index + 1].isSpaced)
  }
}

extension ChemicalReader {
  /// Reads an isotope: ^14C, 14C, C-14, carbon-14; one without a mass number has none in the
  /// result.
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

extension ChemicalReader {
  /// Returns what an accepted answer is, as far as it can be read.
  static func usualForm(of text: String) -> ChemicalForm {
    if (try? readings(of: text, as: .configuration, onlyUsual: true)) != nil {
      return .configuration
    }
    if case .equation(let equation)? = try? readings(of: text, as: .equation, onlyUsual: true).first,
      // "CH2=CH2" is a formula with a double bond.
      equation.arrow != .equals
        || (equation.imbalance == nil && equation.left != equation.right)
    {
      return .equation
    }
    if case .nuclide(let term)? = try? readings(of: text, as: .nuclide, onlyUsual: true).first,
      case .atom(let atom, 1)? = term.formula.parts[0].units.first, atom.mass != nil,
      // "14C" is fourteen atoms, and "D" the symbol of one.
      text.unicodeScalars.count > 1, !startsWithPlainDigit(text)
    {
      return .nuclide
    }
    return .formula
  }

  private static func startsWithPlainDigit(_ text: String) -> Bool {
    (try? ChemicalLexer(text))?.glyphs.first.map { $0.digit != nil && $0.level == .plain } ?? false
  }

  /// Reads an accepted answer in the usual way.
  static func key(
    _ text: String,
    as form: ChemicalForm,
    states: ChemicalMatcher.StatePolicy
  ) throws(ContentError<ChemistryFault>) -> ChemicalAnswer {
    let reading: ChemicalAnswer
    do {
      reading = try readings(of: text, as: form, onlyUsual: true)[0]
    } catch {
      throw .one(.unreadable(String(text.prefix(256)), error))
    }
    switch reading {
    case .equation(let equation):
      if let imbalance = equation.imbalance { throw .one(.unbalanced(text, imbalance)) }
      try check(equation.left + equation.right, of: text, states: states)
    case .formula(let term): try check([term], of: text, states: states)
    case .configuration(let configuration):
      guard configuration.isPossible else { throw .one(.tooManyElectrons(text)) }
    case .nuclide: break
    }
    return reading
  }

  private static func check(
    _ terms: [ChemicalTerm],
    of text: String,
    states: ChemicalMatcher.StatePolicy
  ) throws(ContentError<ChemistryFault>) {
    guard states == .required else { return }
    if let term = terms.first, terms.allSatisfy({ $0.state == nil }) {
      throw .one(.stateMissing(text, of: term.formula.description))
    }
  }
}

extension ContentError<ChemistryFault> {
  fileprivate static func one(_ fault: ChemistryFault) -> Self {
    Self(faults: [LocatedFault(fault, at: ContentPlace())])
  }
}
