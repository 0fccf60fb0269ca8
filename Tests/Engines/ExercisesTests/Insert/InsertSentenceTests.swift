// SPDX-License-Identifier: Apache-2.0
import Exercises
import LudusTestSupport
import Testing

@Suite struct InsertSentenceTests {
  /// The sample of the specification.
  private static let sample = """
    {"gaps":{"14":"Überlege, ob das i kurz...","15":"","4":"Überlege, ob das i kurz...","5":""},\
    "id":2,"text":"Am Dienstag fliegen wir nach New York."}
    """

  private func faults(_ gaps: String, text: String = "Am Dienstag") -> [String] {
    contentFaults(ExerciseFault.self) {
      _ = try decode(InsertSentence.self, #"{"id":1,"text":"\#(text)","gaps":\#(gaps)}"#)
    }
  }

  @Test func theServersSampleIsReadAndWritten() throws {
    let sentence = try decode(InsertSentence.self, Self.sample)
    #expect(sentence.gaps.count == 2)
    #expect(sentence.target(of: 0) == "ie")
    #expect(sentence.word(of: 0) == "Dienstag")
    #expect(sentence.target(of: 1) == "ie")
    #expect(sentence.word(of: 1) == "fliegen")
    #expect(sentence.gaps[0].help == "Überlege, ob das i kurz...")
    try expectJSON(sentence, Self.sample)
  }

  @Test func theNumberOfTheExerciseMayStandThere() throws {
    let json = #"{"id":2,"exercise_id":1,"text":"Der Wal","gaps":{"5":""}}"#
    #expect(try decode(InsertSentence.self, json).gaps[0].help == nil)
  }

  @Test func twoGapsSideBySideHaveOurOwnForm() throws {
    let sentence = try InsertSentence(
      id: 1,
      text: "Zähne",
      gaps: [
        InsertSentence.Gap(start: 2, length: 1, help: "h?"),
        InsertSentence.Gap(start: 1, length: 1),
      ]
    )
    #expect(sentence.gaps.map(\.start) == [1, 2])
    try expectJSON(
      sentence,
      #"{"gaps":[{"start":1},{"help":"h?","start":2}],"id":1,"text":"Zähne"}"#
    )
  }

  @Test func offsetsCountLettersAsTheyAreRead() throws {
    let composed = try InsertSentence(
      id: 1,
      text: "Zähne",
      gaps: [InsertSentence.Gap(start: 2, length: 1)]
    )
    let decomposed = try InsertSentence(
      id: 1,
      text: "Za\u{308}hne",
      gaps: [InsertSentence.Gap(start: 2, length: 1)]
    )
    #expect(composed.target(of: 0) == "h")
    #expect(decomposed.target(of: 0) == "h")
    #expect(composed.word(of: 0, filledWith: "") == "Zäne")
  }

  @Test(arguments: [
    (#"{"11":""}"#, "gaps[0]: 11, expected 0 to 10"),
    (#"{"-1":""}"#, #"gaps: "-1" is not an offset of a letter, expected 0, 1, 2 ..."#),
    (#"{"x":""}"#, #"gaps: "x" is not an offset of a letter, expected 0, 1, 2 ..."#),
    (#"{"4":"","+4":""}"#, #"gaps: "+4" is not an offset of a letter, expected 0, 1, 2 ..."#),
    (#"{"04":"","4":""}"#, #"gaps: "04" is not an offset of a letter, expected 0, 1, 2 ..."#),
    (
      #"{"9223372036854775807":"","+9223372036854775807":""}"#,
      #"gaps: "+9223372036854775807" is not an offset of a letter, expected 0, 1, 2 ..."#
    ),
    (#"{"9223372036854775807":""}"#, "gaps[0]: 9223372036854775807, expected 0 to 10"),
    (#"{}"#, "gaps: the sentence has no gap"),
    (#"[{"start":1,"length":-1}]"#, "gaps[0]: -1, expected 0 to 11"),
    (
      #"[{"start":9223372036854775807,"length":9}]"#,
      "gaps[0]: 9223372036854775807, expected 0 to 2"
    ),
    (#"[{"start":1,"length":3},{"start":3}]"#, "gaps[1]: the gap overlaps another one"),
    (#"[{"start":2,"length":0},{"start":1,"length":3}]"#, "gaps[0]: the gap overlaps another one"),
  ])
  func aGapThatCannotBeIsAFault(gaps: String, fault: String) {
    #expect(faults(gaps) == [fault])
  }

  @Test(arguments: [0, 1, 2, 11])
  func aGapIntoWhichNothingBelongsMayTouchOthers(start: Int) {
    let gaps = #"[{"start":\#(start),"length":0},{"start":1},{"start":2,"length":3}]"#
    #expect(faults(gaps).isEmpty)
  }

  @Test func aSentenceWithoutTextIsAFault() {
    #expect(faults(#"{"0":""}"#, text: "") == ["text: the text is empty"])
  }

  @Test func everyFaultIsTold() {
    #expect(faults(#"[{"start":99},{"start":1,"length":77}]"#).count == 2)
  }
}
