import Gamification
import LudusTestSupport
import Testing

@Suite struct RuleFaultTests {
  @Test(arguments: [
    (RuleFault.malformed("expected a string"), "expected a string"),
    (.emptyIdentifier, "the identifier is empty"),
    (
      .duplicateIdentifier("ada", first: ContentPlace().key("members").index(0)),
      "the identifier \"ada\" is taken already, by members[0]"
    ),
    (.outOfRange(0, expected: 1...10), "0, expected 1 to 10"),
  ])
  func everyFaultSaysWhatIsWrong(fault: RuleFault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
