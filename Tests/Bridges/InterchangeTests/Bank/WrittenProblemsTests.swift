// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusFoundation
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A problem with what Moodle cannot hold of it.
struct WrittenProblem: CustomTestStringConvertible, Sendable {
  let json: String
  let type: String
  let parts: [Exported.Loss.Part]

  init(_ json: String, _ type: String, _ parts: [Exported.Loss.Part]) {
    self.json = json
    self.type = type
    self.parts = parts
  }

  var testDescription: String { json }
}

@Suite struct WrittenProblemsTests {
  static let options = #""options":[{"id":"a","text":"a","correct":true},{"id":"b","text":"b"}]"#
  static let items = #""items":[{"id":"a","text":"1"},{"id":"b","text":"2"},{"id":"c","text":"3"}]"#
  static let pairs =
    #""left":[{"id":"l","text":"dog"},{"id":"k","text":"cow"}],"right":[{"id":"r","text":"Hund"},{"id":"s","text":"Kuh"},{"id":"t","text":"Huhn"}],"pairs":{"l":"r","k":"s"}"#
  static let problems = [
    WrittenProblem(#""kind":"multipleChoice",\#(options)"#, "multichoice", []),
    WrittenProblem(
      #""kind":"multipleChoice","source":"Book",\#(options)"#,
      "multichoice",
      [.source]
    ),
    WrittenProblem(
      #""kind":"checkAll","grading":"netCorrect",\#(options)"#,
      "multichoice",
      [.grading]
    ),
    WrittenProblem(#""kind":"exactMatch","accepted":["Fe"]"#, "shortanswer", []),
    WrittenProblem(
      #""kind":"exactMatch","accepted":["Fe"],"expectedAnswers":[{"kind":"numeric","accepted":["3"],"credit":"1/2"}]"#,
      "shortanswer",
      [.weights]
    ),
    WrittenProblem(
      #""kind":"numeric","accepted":["3"],"tolerance":{"absolute":0.5}"#,
      "numerical",
      []
    ),
    WrittenProblem(#""kind":"numeric","accepted":["3 ± 0.1"]"#, "numerical", []),
    WrittenProblem(
      #""kind":"numeric","accepted":["3"],"tolerance":{"significantFigures":3}"#,
      "shortanswer",
      [.judgment]
    ),
    WrittenProblem(#""kind":"numeric","accepted":["3 km"]"#, "numerical", []),
    WrittenProblem(#""kind":"roughMatch","accepted":["radius"]"#, "shortanswer", [.judgment]),
    WrittenProblem(#""kind":"chemical","accepted":["SO4^2-"]"#, "shortanswer", [.judgment]),
    WrittenProblem(#""kind":"algebraic","accepted":["2x+1"]"#, "shortanswer", [.judgment]),
    WrittenProblem(#""kind":"date","accepted":["1914"]"#, "shortanswer", [.judgment]),
    WrittenProblem(#""kind":"ordering",\#(items)"#, "ordering", []),
    WrittenProblem(#""kind":"ordering","grading":"longestRun",\#(items)"#, "ordering", [.grading]),
    WrittenProblem(
      #""kind":"ordering","items":[{"id":"a","text":"1"},{"id":"b","text":"2"},{"id":"c","text":"3","after":["a"]}]"#,
      "ordering",
      [.otherOrders]
    ),
    WrittenProblem(#""kind":"matching",\#(pairs)"#, "match", []),
    WrittenProblem(#""kind":"matching","grading":"allOrNothing",\#(pairs)"#, "match", [.grading]),
    WrittenProblem(#""kind":"openResponse""#, "essay", []),
    WrittenProblem(#""kind":"openResponse","maximumWords":60"#, "essay", []),
    WrittenProblem(
      #""kind":"cloze","text":"A [[x]] and [[y]] or [[z]] [[w]]","gaps":[{"id":"x","kind":"exactMatch","accepted":["a"],"weight":2},{"id":"y","kind":"numeric","accepted":["3"]},{"id":"z","kind":"multipleChoice",\#(options)},{"id":"w","kind":"multipleChoice","options":[{"id":"true","text":"true","correct":true},{"id":"false","text":"false"}]}]"#,
      "multianswer",
      [.instruction]
    ),
    WrittenProblem(
      #""kind":"cloze","grading":"allOrNothing","text":"A [[x]]","gaps":[{"id":"x","kind":"roughMatch","accepted":["a"]}]"#,
      "multianswer",
      [.grading, .judgment, .instruction]
    ),
  ]

  private func bank(_ problem: String) throws -> ProblemBank {
    let json =
      #"{"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"s","problems":[{"id":"p","prompt":"Q?",\#(problem)}]}]}"#
    return try ProblemBank(json: Data(json.utf8))
  }

  @Test(arguments: problems) func whatMoodleCannotHoldOfAProblemIsNamed(example: WrittenProblem)
    throws
  {
    let bank = try bank(example.json)
    let exported = MoodleXML.write(bank)
    #expect(Set(exported.losses.map(\.part)) == Set(example.parts))
    #expect(exported.losses.allSatisfy { $0.item == 1 })
    let imported = MoodleXML.read(exported.bytes)
    #expect(imported.questions.map(\.type) == [example.type])
    let isApproximated = imported.diagnostics.map(\.code) == [.scoringApproximated]
    #expect(imported.diagnostics == [] || isApproximated && example.parts == [.grading])
    let again = try #require(imported.bank(id: "b").bank).allProblems[0]
    #expect(
      again.prompt == bank.allProblems[0].prompt || example.parts.contains(.instruction)
    )
    let keepsIDs = !example.parts.isEmpty || again.correctAnswer == nil
    let sizes = [again, bank.allProblems[0]].map { $0.kind.options?.all.map(\.isCorrect) }
    #expect(keepsIDs || sizes[0] == sizes[1])
  }

  @Test func anOptionThatNamesTheOthersStaysLast() throws {
    let bank = try bank(
      #""kind":"multipleChoice","shuffleOptions":true,"options":[{"id":"a","text":"a","correct":true},{"id":"b","text":"b"},{"id":"n","text":"None of these","role":"noneOfTheAbove"}]"#
    )
    let question = try #require(MoodleXML.read(MoodleXML.write(bank).bytes).questions.first)
    guard case .choices(let answers, _, let areShuffled) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(answers.map(\.text.source) == ["a", "b", "None of these"])
    #expect(!areShuffled)
  }

  @Test(arguments: [
    ("::q::Which? {=%50%a =%20%b}", [Diagnostic.Code.unusableQuestion]),
    ("::q::Pi? {#=%50%3:0.1}", [.unusableQuestion]),
    ("::q::Pi? {#=x}", [.unusableQuestion]),
    ("::q::Which? {~a ~b}", [.unusableQuestion]),
  ]) func aQuestionWithoutFullCreditIsNamed(gift: String, codes: [Diagnostic.Code]) {
    let made = GIFT.read(Array(gift.utf8)).bank(id: "b", language: "de")
    #expect(made.bank == nil)
    #expect(made.diagnostics.map(\.code) == codes)
  }

  @Test func aTitleThatIsNoCategoryIsNamed() throws {
    let set = ProblemSet(
      id: "unit/acids",
      title: "Acids and bases",
      problems: [try Problem(id: "t", prompt: "Sure?", kind: .trueFalse(true))]
    )
    let bank = try ProblemBank(id: "b", title: "B", sets: [set])
    #expect(MoodleXML.write(bank).losses.map(\.part) == [.setTitle])
  }

  /// A gap in which several answers are picked has no place beside others, which stay.
  @Test(arguments: [
    ("{1:MR:=a~b} x {1:SA:=c}", "… x [[1]]", [1]),
    ("{1:SA:=c} and {2:NM:=3} or {1:MRH:=a~=b~x}!", "[[1]] and [[2]] or …!", [3]),
  ]) func aGapForSeveralPicksBesideOthersIsNamed(file: String, text: String, numbers: [Int]) throws
  {
    let made = Cloze.read(Array(file.utf8)).bank(id: "b")
    #expect(made.diagnostics.map(\.code) == numbers.map { _ in .gapLeftOut })
    #expect(made.diagnostics.map { $0.values["number"] } == numbers.map { .count($0) })
    #expect(made.diagnostics.allSatisfy { $0.sentence(in: .english).contains(": a, b") })
    guard case .cloze(let task)? = made.bank?.allProblems.first?.kind else {
      Issue.record("\(made)")
      return
    }
    #expect(task.text.source == text)
  }

  @Test func ofSeveralGapsForPicksTheFirstIsAskedFor() throws {
    let file = "Metals: {1:MR:=Fe~=Na~C} and gases: {1:MR:=O~=N~Fe}."
    let made = Cloze.read(Array(file.utf8)).bank(id: "b")
    #expect(made.diagnostics.map(\.code) == [.gapLeftOut])
    let problem = try #require(made.bank?.allProblems.first)
    #expect(problem.prompt == "Metals: … and gases: ….")
    let half = try Fraction(1, 2)
    #expect(try problem.kind.options?.all.map(\.weight) == [half, half, -half])
  }
}
