// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Languages
import LudusCore
import LudusTestSupport
import Testing

struct ChemicalHostileInputTests {
  private static let keys = [
    "H2O", "SO4^2-", "CuSO4*5H2O", "CH3CH2OH", "2 H2 + O2 -> 2 H2O", "1s2 2s1", "^14C",
    "MnO4^- + 5 Fe^2+ + 8 H^+ -> Mn^2+ + 5 Fe^3+ + 4 H2O",
  ]

  @Test(arguments: [
    "(", "[", "{", "^", "_", "\\", "\\ce{", "\\frac{", "H", "(H", "H2", "+", "-", "=", "->", "H+",
    "H->", "9", "0", "½", "·", "*H2O", "e-", "H2+", "Fe2+ ", "^{2+}", "1s2", "[Ne]", "(aq)",
    "\u{301}",
    "\u{0}", "H20", "->[", "CH2", "(CH2)999", "C2H5", "x ", "𝟘", "Ｈ", "👩‍👩‍👧‍👦",
  ])
  func piecesRepeatedManyTimesAreJudgedAtOnce(piece: String) throws {
    let matchers = try Self.keys.map { try ChemicalMatcher($0) }
    for length in [3, 60, 20_000] {
      let text = String(repeating: piece, count: max(1, length / piece.utf8.count))
      for matcher in matchers {
        let verdict = matcher.verdict(for: text)
        #expect(!verdict.isCorrect)
        #expect(verdict.sentence(in: .english).count < 70_000)
      }
      _ = try? ChemicalFormula(text)
      _ = try? ChemicalMatcher(text)
    }
  }

  @Test(arguments: [
    "999999(H999999)999999", "((((((((H9)9)9)9)9)9)9)9)9", "999999/7 H2 + 999983/999979 O2 -> H2O",
    "H1000000", "H2O·999999/1H2O", "^999999H", "H^99+", "H^999+", "Fe99+",
    "0.000001 H2 -> 0.000001 H2",
    "1/0 H2 -> H2", "H2O·0H2O", "1s99", "9s1", "^0H", "_{-1}^0e", "\\frac{0}{0} H",
    "(H999999)999999(H999999)999999 -> H", "½½ H2O",
  ])
  func extremeNumbersDoNotOverflow(text: String) throws {
    for key in Self.keys { #expect(try !ChemicalMatcher(key).verdict(for: text).isCorrect) }
    if let formula = try? ChemicalFormula(text) { #expect(formula.molarMass.isFinite) }
    _ = try? ChemicalMatcher(text)
  }

  @Test(arguments: ["HHO·2020.202O", "CuSO4·0.0000001H2O", "H2O·1000000/3H2O"])
  func numbersThatCouldNotBeReadAgainAreRefused(text: String) {
    #expect(throws: (any Error).self) { try ChemicalFormula(text) }
  }

  @Test(arguments: ["CuSO4·0.5H2O", "H2O·999.999H2O", "H2O·999999/1000H2O"])
  func numbersAreReadAgainAsTheyArePrinted(text: String) throws {
    let formula = try ChemicalFormula(text)
    #expect(try ChemicalFormula(formula.description) == formula)
  }

  /// Mutations of answers that are read, with signs that mean something.
  @Test func anyTextIsJudgedAndWhatIsReadIsReadAgain() {
    let signs = Array("HOC2e9+-=<>^_{}()[]·*./½₂²⁺⁻ \\ spdα↑↓→⇌0\n,:xv")
    forEachSeed(0..<1500, keeping: 1500) { generator in
      let key = Self.keys[generator.draw(below: Self.keys.count)]
      var text = Array(Self.keys[generator.draw(below: Self.keys.count)])
      for _ in 0..<(1 + generator.draw(below: 6)) {
        let index = generator.draw(below: text.count + 1)
        switch generator.draw(below: 3) {
        case 0: text.insert(signs[generator.draw(below: signs.count)], at: index)
        case 1 where index < text.count: text.remove(at: index)
        case 2 where index < text.count: text[index] = signs[generator.draw(below: signs.count)]
        default: break
        }
      }
      let answer = String(text)
      let verdict = try ChemicalMatcher(key).verdict(for: answer)
      try #require(!verdict.sentence(in: .german).isEmpty, "\(answer)")
      guard let formula = try? ChemicalFormula(answer) else { return }
      let again = try? ChemicalFormula(formula.description)
      try #require(again == formula, "\(answer) \(formula)")
    }
  }
}
