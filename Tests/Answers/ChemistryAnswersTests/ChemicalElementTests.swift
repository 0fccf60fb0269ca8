// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Testing

struct ChemicalElementTests {
  @Test func thereAreAHundredAndEighteenWithSymbolsOfTheirOwn() {
    let elements = (1...118).compactMap(ChemicalElement.init(atomicNumber:))
    #expect(elements.count == 118)
    #expect(Set(elements.map(\.symbol)).count == 118)
    for element in elements { #expect(ChemicalElement(element.symbol) == element) }
    #expect(ChemicalElement(atomicNumber: 0) == nil)
    #expect(ChemicalElement(atomicNumber: 119) == nil)
    #expect(ChemicalElement("Xx") == nil)
  }

  @Test(arguments: [
    ("H", 1, "hydrogen", "Wasserstoff", 1.008), ("Fe", 26, "iron", "Eisen", 55.845),
    ("Pb", 82, "lead", "Blei", 207.2), ("U", 92, "uranium", "Uran", 238.03),
    ("Og", 118, "oganesson", "Oganesson", 294),
  ])
  func anElementHasNamesAndAMass(
    symbol: String,
    number: Int,
    english: String,
    german: String,
    mass: Double
  ) throws {
    let element = try #require(ChemicalElement(symbol))
    #expect(element.atomicNumber == number)
    #expect(element.name(in: .english) == english)
    #expect(element.name(in: .german) == german)
    #expect(element.name(in: "fr") == english)
    #expect(element.atomicMass == mass)
  }
}
