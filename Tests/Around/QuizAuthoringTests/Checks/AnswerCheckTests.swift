// SPDX-License-Identifier: Apache-2.0
import QuizAuthoring
import QuizTestSupport
import Testing

struct AnswerCheckTests {
  @Test(arguments: [
    ("A spider has 8 legs. How many?", "8", "", true),
    ("A spider has 8 legs. How many?", "8.0", "", true),
    ("How many legs have 2 spiders?", "16", "", false),
    ("It falls for 5 s. How far?", "5 m", "", false),
    ("It falls for 5 m. How far?", "5 m", "", true), ("The number 5, in metres?", "5 m", "", true),
    ("C8H18 has how many C?", "8", "", false), ("Take 1/8 of it.", "8", "", false),
    ("Version 8.1", "8", "", false),
    ("There are 1,800 of them.", "1", "", false), ("It is -8 °C.", "8 °C", "", false),
    ("It is −8 °C.", "-8 °C", "", true),
    ("Es sind 2,5 m.", "2,5 m", #","decimalSeparator":"comma""#, true), ("8^2 is?", "8", "", false),
    ("between 2 and 3", "[2, 3]", "", false),
  ])
  func aNumberInThePromptIsTold(prompt: String, answer: String, more: String, isTold: Bool) {
    let problem =
      #"{"id":"p","kind":"numeric","prompt":"\#(prompt)","accepted":["\#(answer)"]\#(more)}"#
    #expect(draftFindings(problem) == (isTold ? ["sets[0].problems[0]: answerInPrompt"] : []))
  }

  @Test(arguments: [
    ("In which year, 1492 or 1493?", "1492", true),
    ("Was it on 14 July 1789?", "14 July 1789", true),
    ("When did the war of 1789 begin?", "1792", false), ("Take 14 of them.", "14 July 1789", false),
  ])
  func aDateInThePromptIsTold(prompt: String, answer: String, isTold: Bool) {
    let problem = #"{"id":"p","kind":"date","prompt":"\#(prompt)","accepted":["\#(answer)"]}"#
    #expect(draftFindings(problem) == (isTold ? ["sets[0].problems[0]: answerInPrompt"] : []))
  }

  @Test func numbersAreLookedForInGapsAndExactAnswersToo() {
    let cloze = """
      {"id":"p","kind":"cloze","prompt":"Fill.","text":"6 legs, of which [[l]] left and [[r]] right.","gaps":[
      {"id":"l","kind":"numeric","accepted":["3"]},{"id":"r","kind":"numeric","accepted":["6"]}]}
      """
    #expect(draftFindings(cloze) == ["sets[0].problems[0].gaps[1]: answerInPrompt"])
    #expect(
      draftFindings(draftExact("p", "Of 7 days, how many?", "7", "seven")) == [
        "sets[0].problems[0]: answerInPrompt"
      ]
    )
    #expect(draftFindings(draftExact("p", "Of 7 days, which?", "7th", "seven")) == [])
  }

  @Test(arguments: [
    (#""kind":"exactMatch","accepted":["yes"," yes ","no"]"#, ["accepted[1]"]),
    (#""kind":"exactMatch","accepted":["yes","Yes"]"#, []),
    (#""kind":"exactMatch","ignoresCase":true,"accepted":["yes","Yes"]"#, ["accepted[1]"]),
    (
      #""kind":"exactMatch","normalization":["punctuation"],"accepted":["yes","yes!"]"#,
      ["accepted[1]"]
    ),
    (#""kind":"roughMatch","accepted":["sulfur","sulphur","Sulfur"]"#, ["accepted[2]"]),
    (#""kind":"numeric","accepted":["0.5","0.50","1/2"]"#, ["accepted[1]"]),
    (#""kind":"numeric","accepted":["5 m","5 s"],"units":"same""#, []),
    (#""kind":"algebraic","accepted":["x+1","x+1","1+x"]"#, ["accepted[1]"]),
    (#""kind":"chemical","accepted":["SO4^2-","SO₄²⁻","SO3^2-"]"#, ["accepted[1]"]),
  ])
  func answersThatAreTheSameAreTold(kind: String, places: [String]) {
    let found = draftFindings(#"{"id":"p","prompt":"?",\#(kind)}"#).filter {
      $0.contains("equalAnswers")
    }
    #expect(found == places.map { "sets[0].problems[0].\($0): equalAnswers" })
  }

  @Test func hintsBehindOthersThatCostEverythingAreUnreachable() {
    func hints(_ hints: String) -> [String] {
      draftFindings(
        #"{"id":"p","kind":"exactMatch","prompt":"?","accepted":["x"],"hints":[\#(hints)]}"#
      )
    }
    #expect(
      hints(#"{"text":"a","penalty":"1/2"},{"text":"b","penalty":"1/2"},{"text":"c"}"#)
        == ["sets[0].problems[0].hints[2]: unreachableHint"]
    )
    #expect(hints(#"{"text":"a","penalty":"1/2"},{"text":"b"},{"text":"c","penalty":1}"#) == [])
    #expect(
      hints(#"{"text":"Think."},{"text":"think"}"#) == [
        "sets[0].problems[0].hints[1]: repeatedHint"
      ]
    )
  }
}
