// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

struct NumericMatcherCodableTests {
  @Test func isAnObjectInJSON() throws {
    try expectJSON(try NumericMatcher("1.5"), #"{"accepted":["1.5"]}"#)
    try expectJSON(
      try NumericMatcher("5 m", alternatives: ["6 m"], tolerance: .absolute(0.15), units: .same),
      #"{"accepted":["5 m","6 m"],"tolerance":{"absolute":0.15},"units":"same"}"#
    )
    try expectJSON(
      try NumericMatcher(
        "1,5",
        tolerance: .significantFigures(2),
        decimalSeparator: .comma,
        requiring: [.significantFigures(2), .noFraction],
        allowsCalculation: true
      ),
      #"{"accepted":["1,5"],"allowsCalculation":true,"decimalSeparator":"comma","#
        + #""requiring":[{"significantFigures":2},"noFraction"],"tolerance":{"significantFigures":2}}"#
    )
  }

  @Test(arguments: [
    NumericMatcher.Tolerance.exact, .absolute(0.1), .relative(1e-9), .significantFigures(3),
    .decimalPlaces(0),
  ])
  func everyToleranceIsStored(tolerance: NumericMatcher.Tolerance) throws {
    try expectRoundTrip([tolerance])
    try expectRoundTrip(try NumericMatcher("1", tolerance: tolerance))
  }

  @Test(arguments: [
    NumberRequirement.significantFigures(3), .minimumSignificantFigures(1), .decimalPlaces(2),
    .lowestTerms, .fraction, .noFraction, .percent,
  ])
  func everyRequirementIsStored(requirement: NumberRequirement) throws {
    try expectRoundTrip([requirement])
  }

  @Test(arguments: [
    "{}", #"{"accepted":[]}"#, #"{"accepted":true}"#, #"{"accepted":["fife"]}"#,
    #"{"accepted":["1"],"tolerance":"loose"}"#, #"{"accepted":["1"],"tolerance":{"absolute":-1}}"#,
    #"{"accepted":["1"],"tolerance":{}}"#, #"{"accepted":["1"],"units":"required"}"#,
    #"{"accepted":["1"],"tolerance":{"absolute":1,"relative":1}}"#,
    #"{"accepted":["1"],"requiring":["beauty"]}"#, #"{"accepted":["1"],"requiring":[{}]}"#,
    #"{"accepted":["1"],"requiring":[{"significantFigures":0}]}"#,
    #"{"accepted":["1"],"decimalSeparator":"dot"}"#,
  ])
  func isNotReadFromOtherJSON(text: String) {
    #expect(throws: ContentError<MathFault>.self) { try decode(NumericMatcher.self, text) }
  }
}
