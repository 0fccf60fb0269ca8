// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import QuizAuthoring
import QuizTestSupport
import Testing

struct DraftBankTests {
  @Test func whatConstructionRefusesIsToldWithEverythingElse() {
    let found = draftFindings(
      draftChoice("p", "Which?", "a", "b", "a", "all of the above", more: #","points":0,"tag":[]"#),
      #"{"id":"q","kind":"multipleChoice","prompt":"","options":[{"id":"a","text":"x"},{"id":"b","text":3}]}"#
    )
    #expect(
      found == [
        "sets[0].problems[0].options[2].text: equalOptions",
        "sets[0].problems[0].options[3].text: allOfTheAbove", "sets[0].problems[0].points: refused",
        "sets[0].problems[0].tag: unknownKey", "sets[0].problems[1].options: noKey",
        "sets[0].problems[1].options[1].text: unreadable", "sets[0].problems[1].prompt: refused",
      ]
    )
  }

  @Test func everyFaultOfConstructionIsAnError() throws {
    let json =
      #"{"version":1,"id":" ","title":"B","sets":[{"id":"s","title":"S","problems":[{}]}]}"#
    let error = #expect(throws: ContentError<ProblemFault>.self) {
      try ProblemBank(json: Data(json.utf8))
    }
    let found = BankCheck.standard.findings(inDraft: Data(json.utf8))
    let errors = found.filter { $0.severity == .error }
    let faults = try #require(error?.faults)
    #expect(Set(errors.map(\.place)) == Set(faults.map(\.place)))
  }

  @Test func ofEqualKeysWhichAreRefusedTheFirstIsChecked() {
    let twice = #"["same","same"],"acc\u0065pted":["one","other"]"#
    let problem = #"{"id":"p","kind":"exactMatch","prompt":"Which?","accepted":\#(twice)}"#
    #expect(
      draftFindings(problem) == [": unreadable", "sets[0].problems[0].accepted[1]: equalAnswers"]
    )
  }

  @Test(arguments: [("2", 2), ("2.0", 2), ("2e0", 2), ("2.5", 1), ("1e300", 1), ("\"2\"", 1)])
  func aNumberIsWholeHoweverItIsSpelled(number: String, drawn: Int) throws {
    let json = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[],"templates":[
      {"id":"t","variantsPerQuiz":\(number)}]}]}
      """
    let check = try BankCheck { $0.minimumProblems = 3 }
    let found = check.findings(inDraft: Data(json.utf8)).filter { $0.kind == .fewProblems }
    try #require(found.count == 1)
    #expect(found[0].description.contains("\(drawn) problem"))
  }

  @Test(arguments: ["", "{", "[1 2]", "nul"])
  func whatIsNotJSONIsASingleError(text: String) {
    let found = BankCheck.standard.findings(inDraft: Data(text.utf8))
    #expect(found.map(\.kind) == [.unreadable])
    #expect(found.map(\.severity) == [.error])
  }

  @Test func anyJSONIsChecked() {
    for text in [
      "[]", "3", "null", "\"x\"", "{}", #"{"version":2}"#, #"{"sets":{"a":[[]]}}"#,
      #"{"version":1,"sets":[[],3,{"problems":{"a":1},"sets":[null]}]}"#,
      #"{"version":1,"sets":[{"problems":[[],{"options":[1,{"text":{"markup":2}}],"hints":[{}]}]}]}"#,
    ] {
      let found = BankCheck.standard.findings(inDraft: Data(text.utf8))
      #expect(found.contains { $0.severity == .error })
    }
  }

  @Test func severalOrNoKeysAreToldAlsoWhereOptionsCannotBeRead() {
    let broken = #"{"id":"a","text":[]}"#
    let right = #"{"id":"b","text":"x","correct":true},{"id":"c","text":"y","correct":true}"#
    #expect(
      draftFindings(
        #"{"id":"p","kind":"multipleChoice","prompt":"?","options":[\#(broken),\#(right)]}"#
      ) == [
        "sets[0].problems[0].options: severalKeys",
        "sets[0].problems[0].options[0].text: unreadable",
      ]
    )
  }
}
