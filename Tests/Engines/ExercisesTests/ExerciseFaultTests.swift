// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct ExerciseFaultTests {
  @Test(arguments: [
    (ExerciseFault.malformed("expected a string"), "expected a string"),
    (.emptyText, "the text is empty"),
    (.outOfRange(0, expected: 1...10), "0, expected 1 to 10"),
    (.numberOutOfRange(.nan, expected: 0...1), "nan, expected 0.0 to 1.0"),
    (.noGaps, "the sentence has no gap"),
    (.gapsOverlap, "the gap overlaps another one"),
    (.splitWord("zusammen", expected: 2), "\"zusammen\" is split, expected the length 2"),
    (.duplicateWord(3), "the word 3 is misspelled twice"),
    (.isNoError("Rad"), "\"Rad\" stands there already"),
    (.duplicateIdentifier("a"), "the identifier \"a\" is taken already"),
    (.unknownIdentifier("a"), "nothing has the identifier \"a\""),
    (.noCategories, "the word belongs to no category"),
    (.noPart(Fraction(2)), "2, expected a part from 0 to 1"),
    (.noSuccess, "the server had no success"),
  ])
  func everyFaultSaysWhatIsWrong(fault: ExerciseFault, sentence: String) {
    #expect(fault.description == sentence)
  }
}
