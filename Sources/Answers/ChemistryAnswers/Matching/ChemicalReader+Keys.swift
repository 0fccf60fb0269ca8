// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

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
