import Exercises
import LudusTestSupport
import Testing

@Suite struct ExerciseFaultTests {
  @Test(arguments: [
    (ExerciseFault.malformed("expected a string"), "expected a string"),
    (.emptyText, "the text is empty"),
    (.outOfRange(0, expected: 1...10), "0, expected 1 to 10"),
    (.noSuccess, "the server had no success"),
  ])
  func everyFaultSaysWhatIsWrong(fault: ExerciseFault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
