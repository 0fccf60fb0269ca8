// SPDX-License-Identifier: Apache-2.0
import ChemistryAnswers
import Languages
import LudusTestSupport
import Testing

struct ChemicalMatcherCodableTests {
  @Test func isAnObjectInJSON() throws {
    try expectJSON(try ChemicalMatcher("H2O"), #"{"accepted":["H2O"]}"#)
    try expectJSON(
      try ChemicalMatcher(
        "H2(g)",
        alternatives: ["D2(g)"],
        compare: .composition,
        states: .required,
        anyMultiple: true
      ),
      #"{"accepted":["H2(g)","D2(g)"],"anyMultiple":true,"compare":"composition","states":"required"}"#
    )
    try expectJSON(
      try ChemicalMatcher("14C", form: .nuclide),
      #"{"accepted":["14C"],"form":"nuclide"}"#
    )
  }

  @Test(arguments: [
    ("H2O", ChemicalForm.formula), ("SO4^2-", .formula), ("CH2=CH2", .formula), ("O=C=O", .formula),
    ("14C", .formula), ("C14", .formula), ("2 H2O", .formula), ("D2O", .formula),
    ("2 H2 + O2 -> 2 H2O", .equation), ("CaCO3=CaO+CO2", .equation),
    ("H2O(s) -> H2O(l)", .equation),
    ("^14C", .nuclide), ("C-14", .nuclide), ("carbon-14", .nuclide), ("^14_6C", .nuclide),
    ("1s2 2s1", .configuration), ("[Ne] 3s1", .configuration), ("1s²", .configuration),
  ])
  func theFirstAnswerShowsTheForm(key: String, form: ChemicalForm) throws {
    #expect(try ChemicalMatcher(key).form == form)
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":["water"]}"#, #"{"accepted":["H2 + O2 -> H2O"]}"#,
    #"{"accepted":["H2O"],"form":"expanded"}"#, #"{"accepted":["H2O"],"states":"some"}"#,
    #"{"accepted":["H2O"],"compare":"mass"}"#, #"{"accepted":["H2O"],"anyMultiple":2}"#,
    #"{"accepted":["H2O"],"states":"required"}"#, #"{"accepted":["1s3"]}"#,
    #"{"accepted":["1p2"]}"#,
    #"{"accepted":["H2O","h2o"]}"#, #"{"accepted":["^14_7C"]}"#, #"{"accepted":["Na -> Na^+"]}"#,
    #"{"accepted":["H2O"],"form":"equation"}"#,
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: ContentError<ChemistryFault>.self) { try decode(ChemicalMatcher.self, text) }
  }

  @Test func everyFaultOfAKeyIsNamedWithItsPlace() throws {
    let error = #expect(throws: ContentError<ChemistryFault>.self) {
      try ChemicalMatcher("H2 + O2 -> H2O", alternatives: ["H2 + O2 -> ", "2 H2 + O2 -> 2 H2O"])
    }
    let faults = try #require(error).faults
    #expect(
      faults.map(\.description) == [
        "accepted[0]: the accepted answer \"H2 + O2 -> H2O\" cannot be right: This is not balanced. "
          + "Atoms of O: 2 on the left, 1 on the right.",
        "accepted[1]: the accepted answer \"H2 + O2 -> \" cannot be read: Something is missing at the end.",
      ]
    )
    for fault in faults {
      #expect(fault.fault.sentence(in: .german) != fault.fault.sentence(in: .english))
    }
  }
}
