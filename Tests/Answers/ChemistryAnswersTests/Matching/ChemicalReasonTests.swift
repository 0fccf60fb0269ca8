// SPDX-License-Identifier: Apache-2.0
@testable import ChemistryAnswers
import Languages
import LudusTestSupport
import Testing

struct ChemicalReasonTests {
  @Test(arguments: [
    ("H2O", "H2O2", Verdict.ChemicalMismatch.count(of: "O", written: "2", expected: "1")),
    ("CaSO4·½H2O", "CaSO4·½H2", .replaced(written: "1/2 H₂", expected: "1/2 H₂O")),
    ("SO4^2-", "SO4-", .charge(of: "SO₄²⁻", written: "-", expected: "2-")),
    ("SO4^2-", "SO4", .charge(of: "SO₄²⁻", written: "0", expected: "2-")),
    ("Al2(SO4)3", "Al2S3O12", .structure), ("NaCl", "NACL", .capitals), ("CO", "Co", .capitals),
    ("H2O", "H20", .zeroForOxygen), ("C10H22O", "C10H220", .zeroForOxygen),
    ("NaCl", "KCl", .replaced(written: "K", expected: "Na")), ("NaHCO3", "NaCO3", .missing("H")),
    ("NaCl", "NaClO", .needless("O")), ("CuSO4*5H2O", "CuSO4", .missing("5 H₂O")),
    ("CuSO4", "CuSO4*5H2O", .needless("5 H₂O")),
    ("CuSO4*5H2O", "CuSO4*7H2O", .replaced(written: "7 H₂O", expected: "5 H₂O")),
    ("H2O", "2H2O", .coefficient(of: "H₂O", written: "2", expected: "1")),
    ("^14C", "C-12", .massNumber(written: "12", expected: "14")),
    ("^14C", "carbon", .massNumber(written: "", expected: "14")),
    ("H2O", "D2O", .massNumber(written: "2", expected: "")),
    ("^14C", "^14_7C", .atomicNumber(of: "C", written: "7", expected: "6")),
    ("2 H2 + O2 -> 2 H2O", "H2 + O2 -> H2O", .unbalanced(element: "O", left: "2", right: "1")),
    ("2 H2 + O2 -> 2 H2O", "4 H2 + 2 O2 -> 4 H2O", .multiple),
    ("2 H2 + O2 -> 2 H2O", "2 H2O -> 2 H2 + O2", .sidesExchanged),
    ("2 H2 + O2 -> 2 H2O", "2 H2 + O2 <=> 2 H2O", .arrow(goesBothWays: true)),
    ("2 H2 + O2 <=> 2 H2O", "2 H2 + O2 -> 2 H2O", .arrow(goesBothWays: false)),
    ("2 H2 + O2 -> 2 H2O", "2 H2 + O3 -> 2 H2O", .replaced(written: "O₃", expected: "O₂")),
    ("2 H2 + O2 -> 2 H2O", "2 H2 -> 2 H2O", .missing("O₂")),
    ("2 H2 + O2 -> 2 H2O", "2 H2 + O2 -> 2 H2O + N2", .needless("N₂")),
    ("Na -> Na^+ + e^-", "Na -> Na+ + 2e-", .unbalancedCharge(left: "0", right: "-1")),
    ("H2(g)", "H2(l)", .state(of: "H₂", written: "(l)", expected: "(g)")),
    (
      "2 H2O(l) -> 2 H2 + O2", "H2O(l) + H2O(g) -> 2 H2 + O2",
      .state(of: "H₂O", written: "(g)", expected: "(l)")
    ),
    (
      "^238U -> ^234Th + ^4He", "^238U -> ^234Th + 2 ^4He",
      .unbalancedNuclides(left: "238", right: "242")
    ),
    ("1s2 2s1", "1s2 2s2", .electrons(in: "2s", written: 2, expected: 1)),
    (
      "CO + H2O -> CO2 + H2 | CO + 2 H2 -> CH3OH", "CO2 + H2 -> CO + H2O", .sidesExchanged
    ),
    (
      "KMnO4 + 2 H2O2 + O2 -> KMnO4 + 2 H2O + 2 O2", "KMnO4 + 4 H2O2 -> KMnO4 + 4 H2O + 2 O2",
      .missing("O₂")
    ),
    (
      "C + O2 + S + O2 -> CO2 + SO2", "2 C + 3 O2 + S -> 2 CO2 + SO2",
      .coefficient(of: "C", written: "2", expected: "1")
    ),
  ])
  func aWrongAnswerNamesWhatDiffers(
    key: String,
    answer: String,
    expected: Verdict.ChemicalMismatch
  ) throws {
    let matcher = try ChemicalCase("- ¦ \(key) ¦ \(answer) ¦ ").matcher()
    guard case .wrong(let mismatch) = matcher.verdict(for: answer) else {
      Issue.record("\(matcher.verdict(for: answer))")
      return
    }
    #expect(mismatch.reason == .chemistry(expected))
    // Both languages have a sentence of their own, with nothing left to fill in.
    let sentences = [Phrasebook.english, .german].map(Verdict.wrong(mismatch).sentence(in:))
    #expect(sentences[0] != sentences[1])
    for sentence in sentences {
      #expect(!sentence.contains("{") && !sentence.contains("chemistry."))
    }
  }

  @Test(arguments: [
    ("H2O", "", "There is nothing to read: write a formula."),
    ("H2O", "H2O!", "“!” at character 4 cannot be read in a formula."),
    (
      "H2O", "Xy2",
      "There is no element “Xy” (character 1): mind upper and lower case."
    ),
    ("H2O", "water", "A formula is expected, not a name."),
    ("H2O", "H2(O", "“(” at character 3 is not closed, or was not opened."),
    ("H2O", "H2)O", "“)” at character 3 is not closed, or was not opened."),
    ("H2O", "H2[O", "“[” at character 3 is not closed, or was not opened."),
    ("H2O", "H2]O", "“]” at character 3 is not closed, or was not opened."),
    ("H2O", "H2(O]", "“]” at character 5 is not closed, or was not opened."),
    ("1s2 2s1", "1s2) 2s1", "“)” at character 4 is not closed, or was not opened."),
    ("1s2 2s1", "[Na] 2s1", "“[Na]” at character 1 cannot be read in a formula."),
    ("1s2 2s1", "[N2e] 2s1", "“2” at character 3 cannot be read in a formula."),
    ("1s2 2s1", "[He", "“[” at character 1 is not closed, or was not opened."),
    ("1s2 2s1", "1s2 / 2s1", "“/” at character 5 cannot be read in a formula."),
    ("H2O", "H0", "The number at character 2 is 0 or too large."),
    ("H2O", "H2 + O2 -> H2O", "This should be a single formula."),
    ("2 H2 + O2 -> 2 H2O", "H2O", "This should be an equation with an arrow."),
    ("^14C", "CO2", "This should be a nuclide such as C-14."),
    ("NaCl", "Na⁺Cl⁻", "These are separate ions: write one formula."),
    (
      "VO^2+", "VO2+",
      "The last digit can count atoms or charges: write the charge after ^, as in SO4^2-."
    ),
    ("NaCl", "ClNa", "The atoms are right: write them in the usual order."),
    ("CO2", "O=C=O", "Write each element once, without showing the structure."),
    (
      "C3H7OH", "(CH3)2CHOH",
      "The atoms are right: write the formula in the usual notation."
    ),
  ])
  func whatCannotBeJudgedSaysWhatToDo(key: String, answer: String, sentence: String) throws {
    let verdict = try ChemicalMatcher(key).verdict(for: answer)
    #expect(decision(verdict) == "?")
    #expect(verdict.sentence(in: .english) == sentence)
    #expect(verdict.sentence(in: .german) != sentence)
    #expect(!verdict.sentence(in: .german).contains("{"))
  }

  @Test func theTablesAreComplete() {
    #expect(chemistrySentences.faults == [])
  }
}
