import ChemistryAnswers
import Testing

struct ChemicalMatcherTests {
  @Test func aFormulaIsReadInAnotherNotation() throws {
    #expect(try ChemicalMatcher("SO4^2-").verdict(for: "SO₄²⁻").isCorrect)
  }
}
