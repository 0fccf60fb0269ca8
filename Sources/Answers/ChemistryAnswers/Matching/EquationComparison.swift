// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// The result of comparing an answer with the accepted one.
enum ChemicalOutcome: Hashable, Sendable {
  case correct
  case wrong(Verdict.ChemicalMismatch)
  case open(Verdict.ChemicalFault.Reason)
}

/// Compares an equation with the accepted one.
struct EquationComparison {
  let answer: ChemicalEquation
  let expected: ChemicalEquation
  let options: ChemicalMatcher.Options

  func outcome() -> ChemicalOutcome {
    let left = SideComparison(answer.left, expected.left, options)
    let right = SideComparison(answer.right, expected.right, options)
    if left.isSameSpecies, right.isSameSpecies {
      return coefficients(left, right) ?? arrow ?? states(left, right) ?? .correct
    }
    let crossed = [
      SideComparison(answer.left, expected.right, options),
      SideComparison(answer.right, expected.left, options),
    ]
    if crossed.allSatisfy(\.isSameSpecies) { return .wrong(.sidesExchanged) }
    let differences = [left, right].compactMap(\.difference)
    // What is wrong anyway is not asked for again.
    return differences.first { if case .wrong = $0 { true } else { false } }
      ?? differences.first ?? .correct
  }

  private func coefficients(_ left: SideComparison, _ right: SideComparison) -> ChemicalOutcome? {
    let pairs = left.pairs + right.pairs
    let ratios = pairs.map { try? $0.written / $0.expected }
    guard let first = ratios.first, let ratio = first, ratios.allSatisfy({ $0 == ratio }) else {
      if let imbalance = answer.imbalance { return .wrong(imbalance) }
      guard let pair = pairs.first(where: { $0.written != $0.expected }) else { return nil }
      return .wrong(
        .coefficient(
          of: pair.formula.description,
          written: pair.written.description,
          expected: pair.expected.description
        )
      )
    }
    return ratio == Fraction(1) || options.anyMultiple ? nil : .wrong(.multiple)
  }

  private var arrow: ChemicalOutcome? {
    switch (answer.arrow, expected.arrow) {
    case (.bothWays, .forward): .wrong(.arrow(goesBothWays: true))
    case (.forward, .bothWays): .wrong(.arrow(goesBothWays: false))
    default: nil
    }
  }

  private func states(_ left: SideComparison, _ right: SideComparison) -> ChemicalOutcome? {
    // When something melts, the states are all there is to know.
    let policy =
      expected.changesOnlyStates && options.states == .optional ? .required : options.states
    return left.stateMismatch(policy) ?? right.stateMismatch(policy)
  }
}

/// Compares one side of an equation, or a formula alone, with the accepted one.
struct SideComparison {
  /// A species that both have.
  struct Pair {
    let formula: ChemicalFormula
    let answered: ChemicalFormula
    var written: Fraction
    var expected: Fraction
  }

  private let answer: [ChemicalTerm]
  private let key: [ChemicalTerm]
  private let options: ChemicalMatcher.Options
  private(set) var pairs: [Pair] = []
  private var missing: [ChemicalFormula] = []
  private var needless: [ChemicalFormula] = []

  init(_ answer: [ChemicalTerm], _ key: [ChemicalTerm], _ options: ChemicalMatcher.Options) {
    self.answer = answer
    self.key = key
    self.options = options
    var rest = Self.species(answer)
    for (formula, expected) in Self.species(key) {
      let found = rest.firstIndex {
        FormulaRelation($0.formula, formula, compares: options.compare) == .same
      }
      guard let found else {
        missing.append(formula)
        continue
      }
      let (answered, written) = rest.remove(at: found)
      pairs.append(
        Pair(formula: formula, answered: answered, written: written, expected: expected)
      )
    }
    needless = rest.map(\.formula)
  }

  /// The species with their coefficients, whatever their states.
  private static func species(
    _ terms: [ChemicalTerm]
  ) -> [(formula: ChemicalFormula, coefficient: Fraction)] {
    var species: [(formula: ChemicalFormula, coefficient: Fraction)] = []
    for term in terms {
      if let index = species.firstIndex(where: { $0.formula == term.formula }) {
        let sum = try? species[index].coefficient + term.coefficient
        species[index].coefficient = sum ?? term.coefficient
      } else {
        species.append((term.formula, term.coefficient))
      }
    }
    return species
  }

  var isSameSpecies: Bool { missing.isEmpty && needless.isEmpty }

  /// The reason the species are not the same.
  var difference: ChemicalOutcome? {
    guard let expected = missing.first else {
      return needless.first.map { .wrong(.needless($0.description)) }
    }
    guard let written = needless.first else { return .wrong(.missing(expected.description)) }
    var open: ChemicalOutcome?
    for formula in needless {
      switch FormulaRelation(formula, expected, compares: options.compare) {
      case .different(let mismatch) where formula.atoms == expected.atoms: return .wrong(mismatch)
      case .open(let reason): open = open ?? .open(reason)
      default: break
      }
    }
    return open
      ?? .wrong(
        .replaced(written: written.description, expected: expected.description)
      )
  }

  /// The state that is another one or missing.
  func stateMismatch(_ policy: ChemicalMatcher.StatePolicy) -> ChemicalOutcome? {
    guard policy != .ignored else { return nil }
    for pair in pairs {
      let right = key.filter { $0.formula == pair.formula }.compactMap(\.state)
      let written = answer.filter { $0.formula == pair.answered }.map(\.state)
      let missing = right.first { !written.contains($0) }
      // A state of the answer that is none of the accepted ones, or one that is left out.
      let other = written.first { state in
        state.map { !right.contains($0) } ?? (policy == .required && missing != nil)
      }
      guard let other, let expected = missing ?? right.first else { continue }
      return .wrong(
        .state(
          of: pair.formula.description,
          written: other.map { "(\($0.rawValue))" } ?? "",
          expected: "(\(expected.rawValue))"
        )
      )
    }
    return nil
  }
}
