// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import PlayerProgress
import Testing

@Suite struct RuleFaultTests {
  @Test(arguments: [
    (RuleFault.malformed("expected a string"), "expected a string"),
    (.emptyIdentifier, "the identifier is empty"),
    (
      .duplicateIdentifier("ada", first: ContentPlace().key("members").index(0)),
      "the identifier \"ada\" is taken already, by members[0]"
    ),
    (
      .capsCross(ContentPlace().key("caps").index(0)),
      "the cap crosses caps[0]: each holds something that the other does not, so doing more could "
        + "give less"
    ),
    (.outOfRange(0, expected: 1...10), "0, expected 1 to 10"),
    (.tooFew(0, expected: 1), "0 elements, expected at least 1"),
    (.notIncreasing(3, after: 5), "3, expected more than the 5 before it"),
    (
      .growthOutOfRange(.zero, maximumDenominator: 1000),
      "the growth 0, expected at least 1 with a denominator of at most 1000"
    ),
    (.nestedTooDeeply, "goals are within each other more than 16 deep"),
  ])
  func everyFaultSaysWhatIsWrong(fault: RuleFault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
