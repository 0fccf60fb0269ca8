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

    /// The ways that differ in what one of the first few digits before signs counts, or all of them.
    func swapping(_ ambiguous: [Int]) -> [Way] {
      let ambiguous = ambiguous.prefix(8)
      let sets = ambiguous.map { Set([$0]) } + (ambiguous.count > 1 ? [Set(ambiguous)] : [])
      return sets.map { Way(splitsLongArrows: splitsLongArrows, swapped: $0) }
    }
  }

  /// Returns what a text can say as an answer of a form: the usual reading first, and others unless only that is asked
  /// for.
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

  fileprivate var asBond: ChemicalGlyph {
    ChemicalGlyph(kind: .bond, level: level, isSpaced: isSpaced, offset: offset)
  }
}

extension [ChemicalGlyph] {
  /// Whether a blank stands before or behind a sign.
  fileprivate func isSpaced(around index: Int) -> Bool {
    self[index].isSpaced || (index + 1 < count && self[index + 1].isSpaced)
  }
}
