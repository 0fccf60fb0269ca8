import Exercises
import LudusTestSupport
import Testing

@Suite struct ExerciseFaultTests {
  @Test(arguments: [
    (ExerciseFault.malformed("expected a string"), "expected a string"),
    (.emptyText, "the text is empty"),
    (.outOfRange(0, expected: 1...10), "0, expected 1 to 10"),
    (.noGaps, "the sentence has no gap"),
    (.gapsOverlap, "the gap overlaps another one"),
    (.noPart(Fraction(2)), "2, expected a part from 0 to 1"),
    (.noSuccess, "the server had no success"),
  ])
  func everyFaultSaysWhatIsWrong(fault: ExerciseFault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
