// SPDX-License-Identifier: Apache-2.0
@testable import ChemistryAnswers
import LudusCore
import LudusTestSupport
import Testing

/// Laws of equations, over random ones that are written by a seeded writer.
struct EquationLawsTests {
  private static func read(_ text: String) throws -> ChemicalEquation? {
    guard case .equation(let equation)? = try ChemicalReader.readings(of: text, as: .equation).first
    else { return nil }
    return equation
  }

  @Test func everyNotationOfAnEquationIsReadToTheSameValue() {
    forEachSeed(0..<120, keeping: 120) { generator in
      let equation = RandomEquation(using: &generator)
      let usual = EquationWriter.caret.write(equation, using: &generator)
      let value = try #require(try Self.read(usual), "\(usual)")
      for (side, terms) in [(value.left, equation.left), (value.right, equation.right)] {
        // Counted by the reader and by the generator.
        try #require(side.count == terms.count, "\(usual)")
        for (read, term) in zip(side, terms) {
          let coefficient = try Fraction(term.halves, 2)
          try #require(read.coefficient == coefficient, "\(usual)")
          try #require(read.formula.charge == term.species.charge, "\(usual)")
          try #require((read.state?.rawValue ?? "") == term.species.state, "\(usual)")
          let atoms = term.species.atoms.filter { $0.key != "e" }
          let counts = atoms.mapValues(Double.init)
          try #require(
            Dictionary(uniqueKeysWithValues: counts.keys.map { ($0, read.formula.count(of: $0)) })
              == counts,
            "\(usual)"
          )
        }
      }
      try #require(value.imbalance == nil, "\(usual)")
      let matcher = try ChemicalMatcher(usual, form: .equation, states: .ignored)
      for writer in EquationWriter.allCases {
        let text = writer.write(equation, using: &generator)
        let other: ChemicalEquation
        do {
          other = try #require(try Self.read(text), "\(text)")
        } catch {
          Issue.record("\(text)")
          throw error
        }
        try #require(other.left == value.left && other.right == value.right, "\(usual) \(text)")
        try #require(matcher.verdict(for: text).isCorrect, "\(usual) \(text)")
      }
    }
  }

  private static func mismatch(
    _ answer: RandomEquation,
    for key: RandomEquation,
    _ generator: inout SeededGenerator
  ) throws -> Verdict.ChemicalMismatch? {
    let writer = EquationWriter.allCases[generator.draw(below: EquationWriter.allCases.count)]
    // An equals sign leaves the direction open.
    let accepted = EquationWriter.caret.write(key, using: &generator).replacingEquals
    var answer = answer
    answer.left = generator.shuffled(answer.left)
    answer.right = generator.shuffled(answer.right)
    let text = writer.write(answer, using: &generator)
    let matcher = try ChemicalMatcher(accepted, form: .equation, states: .ignored)
    let verdict = matcher.verdict(for: text)
    guard case .wrong(let mismatch) = verdict, case .own(let own) = mismatch.reason,
      let reason = own.value as? Verdict.ChemicalMismatch
    else {
      Issue.record("\(accepted) <- \(text): \(verdict)")
      return nil
    }
    return reason
  }

  @Test func aWrongCoefficientIsNamedByWhatIsNotBalanced() {
    forEachSeed(0..<200, keeping: 150) { generator in
      let key = RandomEquation(using: &generator)
      var answer = key
      let index = generator.draw(below: answer.left.count)
      answer.left[index].halves += 2 * (1 + generator.draw(below: 3))
      let sums = (RandomEquation.sums(of: answer.left), RandomEquation.sums(of: answer.right))
      try assume(sums.0 != sums.1)
      let mismatch = try Self.mismatch(answer, for: key, &generator)
      switch mismatch {
      case .unbalanced(let element, let left, let right)?:
        let expected = (sums.0[element] ?? 0, sums.1[element] ?? 0)
        try #require(expected.0 != expected.1)
        let (first, second) = (try Fraction(expected.0, 2), try Fraction(expected.1, 2))
        try #require(left == first.description && right == second.description)
      case .unbalancedCharge?:
        try #require(sums.0["e"] ?? 0 != sums.1["e"] ?? 0)
        for (symbol, sum) in sums.0 where symbol != "e" { try #require(sum == sums.1[symbol] ?? 0) }
      default: Issue.record("\(String(describing: mismatch))")
      }
    }
  }

  @Test func aWrongChargeIsNamed() {
    forEachSeed(0..<100, keeping: 75) { generator in
      var key = RandomEquation(using: &generator)
      if key.right.allSatisfy({ $0.species.pieces.count == 1 }) { swap(&key.left, &key.right) }
      var answer = key
      // "Zn2-" is Zn²⁻ although Zn₂⁻ is meant, so the elements are left alone.
      let ions = key.right.indices.filter { key.right[$0].species.pieces.count > 1 }
      let index = try assume(generator.drawElement(of: ions))
      let written = [-4, -3, -2, -1, 1, 2, 3, 4][generator.draw(below: 8)]
      try assume(written != key.right[index].species.charge)
      answer.right[index].species.charge = written
      let name = EquationWriter.caret.text(of: key.right[index].species)
      let formula = try ChemicalFormula(name.withoutState)
      let mismatch = try Self.mismatch(answer, for: key, &generator)
      try #require(
        mismatch
          == .charge(
            of: formula.description,
            written: ChemicalFormula.text(charge: written),
            expected: ChemicalFormula.text(charge: formula.charge)
          )
      )
    }
  }

  @Test func aSpeciesTooManyOrMissingIsNamed() {
    forEachSeed(0..<100, keeping: 65) { generator in
      let key = RandomEquation(using: &generator)
      var answer = key
      if generator.draw(below: 2) == 0 {
        let species = RandomEquation.Species(pieces: [.atom("Xe", 1), .atom("F", 4)])
        answer.left.append((2, species))
        let mismatch = try Self.mismatch(answer, for: key, &generator)
        try #require(mismatch == .needless("XeF₄"))
      } else {
        try assume(key.right.count > 1)
        let removed = answer.right.removeLast().species
        let mismatch = try Self.mismatch(answer, for: key, &generator)
        let formula = try ChemicalFormula(EquationWriter.caret.text(of: removed).withoutState)
        try #require(mismatch == .missing(formula.description))
      }
    }
  }

  @Test func exchangedSidesAndOtherArrowsAreNamed() {
    forEachSeed(0..<80, keeping: 28) { generator in
      let key = RandomEquation(using: &generator)
      var answer = key
      swap(&answer.left, &answer.right)
      let exchanged = try Self.mismatch(answer, for: key, &generator)
      try #require(exchanged == .sidesExchanged)
      answer = key
      try assume(key.arrow == "->")
      answer.arrow = "<=>"
      let other = try Self.mismatch(answer, for: key, &generator)
      try #require(other == .arrow(goesBothWays: true))
    }
  }

  @Test func anyMultipleCountsOnlyWhereItIsAsked() {
    forEachSeed(0..<50, keeping: 50) { generator in
      let key = RandomEquation(using: &generator)
      var answer = key
      let factor = 2 + generator.draw(below: 5)
      answer.left = key.left.map { ($0.halves * factor, $0.species) }
      answer.right = key.right.map { ($0.halves * factor, $0.species) }
      let mismatch = try Self.mismatch(answer, for: key, &generator)
      try #require(mismatch == .multiple)
      let accepted = EquationWriter.caret.write(key, using: &generator)
      let matcher = try ChemicalMatcher(accepted, form: .equation, anyMultiple: true)
      let text = EquationWriter.caret.write(answer, using: &generator)
      try #require(matcher.verdict(for: text).isCorrect)
    }
  }
}

extension String {
  /// The text with an arrow for an equals sign.
  fileprivate var replacingEquals: String {
    split(separator: " ", omittingEmptySubsequences: false)
      .map { $0 == "=" ? "->" : String($0) }.joined(separator: " ")
  }

  /// The formula without the state at its end.
  fileprivate var withoutState: String {
    for state in ["(s)", "(l)", "(g)", "(aq)"] where hasSuffix(state) {
      return String(dropLast(state.count))
    }
    return self
  }
}
