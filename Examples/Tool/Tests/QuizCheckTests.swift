// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAuthoring
import Quizzes
import Testing

@Suite("ludus quiz check")
struct QuizCheckTests {
  @Test("finds no fault in the content of the tour")
  func good() throws {
    let run = try check(Files.chemistry)
    #expect(run == Run(status: 0, output: "general-chemistry: 86 problems in 3 sets, no faults\n"))
  }

  @Test("finds nothing in the bank of all kinds, but that a set for each kind is small")
  func allKinds() throws {
    let run = try Tool.ludus.run("quiz", "check", Files.allKinds, "--strict")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.count == 9)
    #expect(lines.dropLast().allSatisfy { $0.contains(".problems: advice: ") })
    let bank = try ProblemBank(json: Data(contentsOf: URL(fileURLWithPath: Files.allKinds)))
    let count = bank.allProblems.count
    #expect(lines.last == "all-kinds: \(count) problems in 8 sets, 8 pieces of advice")
  }

  @Test("finds no fault in the bank of calculus")
  func calculus() throws {
    let run = try check(Files.content("calculus.json"))
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("calculus: 14 problems in 1 set, 1 piece of advice\n"))
  }

  @Test("finds no fault in the templates")
  func templates() throws {
    let run = try Tool.ludus.run("quiz", "check", Files.content("templates.json"), "--strict")
    // How many variants there are is estimated where there are many.
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.hasPrefix("templates: 11 templates with about "))
    #expect(run.output.hasSuffix("000 variants in 2 sets, no faults\n"))
  }

  @Test("finds each planted fault once, with place and severity")
  func badBank() throws {
    let pictures = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: pictures.url.appendingPathComponent("pictures"),
      withIntermediateDirectories: false
    )
    try pictures.write(Data(), to: "pictures/tree.png")
    let arguments = [
      "quiz", "check", Files.fixture("bad-bank.json"), "--images", pictures.path("."),
      "--answers", Files.fixture("bad-bank-answers.json"),
    ]
    let run = try Tool.ludus.run(arguments + ["--json"], input: Data())
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let bank = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: URL(fileURLWithPath: Files.fixture("bad-bank.json")))
      ) as? [String: Any]
    )
    let found = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Finding.self, from: Data(line.utf8)).planted(in: bank)
    }
    #expect(found.sorted() == Self.planted.sorted())
    let kinds = found.compactMap { $0.split(separator: " ").first.map(String.init) }
    // Answers are only judged for one another in a bank without errors.
    let all = BankCheck.Finding.Kind.allCases.filter {
      // Nor has the fixture a sign that stands for none, of which the library's tests have one.
      ![.interchangeableAnswers, .keyWithoutForm, .lostCharacter, .alternativesInAnswer]
        .contains($0)
    }
    #expect(kinds.sorted() == all.map(\.rawValue).sorted())
    let text = try Tool.ludus.run(arguments, input: Data())
    #expect(text.status == 1)
    #expect(text.output.split(separator: "\n").count == found.count)
  }

  private struct Finding: Decodable {
    var kind: String
    var severity: String
    var place: String

    /// The finding with the name of its problem in place of the numbers of set and problem.
    func planted(in bank: [String: Any]) -> String {
      let numbers = place.split { !$0.isNumber }.compactMap { Int($0) }
      let sets = bank["sets"] as? [[String: Any]] ?? []
      guard place.hasPrefix("sets["), place.contains(".problems["), numbers.count > 1,
        let problems = sets[numbers[0]]["problems"] as? [[String: Any]],
        let id = problems[numbers[1]]["id"] as? String
      else { return "\(kind) \(severity) \(place)" }
      let rest = place.split(separator: "]", maxSplits: 2, omittingEmptySubsequences: false)
      return "\(kind) \(severity) \(id)\(rest[2])"
    }
  }

  private static let planted = [
    "longestIsKey warning sets", "shortestIsKey warning sets", "positionOfKey warning sets",
    "fewProblems advice sets[1].problems", "noKey error no-key.options",
    "severalKeys error several-keys.options",
    "equalOptions error equal-options.options[3].text", "fewOptions advice few-options.options",
    "alikeOptions warning alike-options.options[2].text",
    "longKey warning long-key.options[0].text", "grammarCue warning grammar-cue.prompt",
    "allOfTheAbove warning all-of-the-above.options[3].text",
    "noneOfTheAbove warning none-of-the-above.options[3].text",
    "neverChosen warning never-chosen.options[3]", "duplicate warning twin-again",
    "nearDuplicate advice near-again", "answerInPrompt warning in-prompt",
    "unreachableHint warning hints.hints[1]", "repeatedHint warning same-hint.hints[1]",
    "missingImage error image.prompt", "imageWithoutText advice image-text.prompt",
    "equalAnswers warning equal-answers.accepted[1]", "unknownKey error unknown-key.tag",
    "unknownLanguage warning latin.language",
    "unpairedMark warning mark.prompt", "unbalancedFormula warning braces.prompt",
    "formulaInPlainText warning plain.prompt", "refused error refused.prompt",
    "unreadable error unreadable.accepted",
  ]

  @Test("finds answers that count for those of another problem")
  func interchangeable() throws {
    let folder = try TemporaryFolder()
    let bank = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
      {"id":"one","kind":"roughMatch","prompt":"Which bone carries the skull?","accepted":["vertebra"]},
      {"id":"many","kind":"exactMatch","prompt":"Of what is the spine made?","accepted":["vertebrae"]}]}]}
      """
    try folder.write(Data(bank.utf8), to: "bank.json")
    let run = try Tool.ludus.run("quiz", "check", folder.path("bank.json"))
    #expect(
      run.output.contains(#""vertebrae", the answer to "many", counts for "vertebra""#),
      "\(run.output)"
    )
  }

  @Test("fails on warnings where that is wanted, and by other thresholds")
  func strict() throws {
    let folder = try TemporaryFolder()
    let bank = """
      {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
      {"id":"p","kind":"exactMatch","prompt":"?","accepted":["x","x"]}]}]}
      """
    try folder.write(Data(bank.utf8), to: "bank.json")
    try folder.write(Data(#"{"minimumProblems":1}"#.utf8), to: "policy.json")
    try folder.write(Data(#"{"skipped":["equalAnswers","fewProblems"]}"#.utf8), to: "skip.json")
    let path = folder.path("bank.json")
    let policy = folder.path("policy.json")
    let output = """
      sets[0].problems[0].accepted[1]: warning: the accepted answer "x" counts already as number 1; remove it
      b: 1 problem in 1 set, 1 warning

      """
    #expect(
      try Tool.ludus.run("quiz", "check", path, "--policy", policy)
        == Run(status: 0, output: output)
    )
    #expect(
      try Tool.ludus.run("quiz", "check", path, "--policy", policy, "--strict")
        == Run(status: 1, output: output)
    )
    let skipped = try Tool.ludus.run("quiz", "check", path, "--policy", folder.path("skip.json"))
    #expect(skipped == Run(status: 0, output: "b: 1 problem in 1 set, no faults\n"))
  }

  @Test("says which of its other files cannot be used")
  func otherFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(#"{"skipped":3}"#.utf8), to: "policy.json")
    let policy = folder.path("policy.json")
    let wrong = try Tool.ludus.run("quiz", "check", Files.allKinds, "--policy", policy)
    #expect(
      wrong == Run(status: 65, output: "", errors: "Error: \(policy): skipped: expected an array\n")
    )
    let images = try Tool.ludus.run("quiz", "check", Files.allKinds, "--images", "/nowhere")
    #expect(
      images == Run(status: 66, output: "", errors: "Error: /nowhere: there is no such folder\n")
    )
    let answers = try Tool.ludus.run("quiz", "check", Files.allKinds, "--answers", "/nowhere")
    #expect(answers.status == 66)
  }

  @Test("prints a line for every fault, and for what else there is")
  func faults() throws {
    let refused = "; the bank cannot be used until it is mended"
    let output = """
      sets[0].problems[0].prompt: error: the prompt is empty\(refused)
      sets[0].problems[1].options: error: no option is correct; give the right one "correct": true
      sets[0].problems[2].kind: error: the kind "essay" is not known, expected one of trueFalse, multipleChoice, checkAll, exactMatch, roughMatch, numeric, algebraic, chemical, date, ordering, matching, cloze, openResponse
      sets[1].problems[0].id: error: the identifier "p1" is taken already, by sets[0].problems[0]\(refused)
      sets[1].problems[1].points: error: 0 points, expected more than 0 and at most 1000000, in steps of 1/600\(refused)
      sets[0].problems: advice: 3 problems in the set, fewer than 20, so that players soon know them all; add some, or a template
      sets[0].problems[1].options: advice: 2 options, fewer than 4, so that one pick in 2 is right by chance; add wrong options that are plausible
      sets[1].problems: advice: 2 problems in the set, fewer than 20, so that players soon know them all; add some, or a template

      """
    #expect(try check(Files.fixture("five-faults.json")) == Run(status: 1, output: output))
  }

  @Test("tells where JSON breaks off")
  func broken() throws {
    let output = "error: line 4, column 20: this is not JSON, expected a key in double quotes\n"
    #expect(try check(Files.fixture("broken.json")) == Run(status: 1, output: output))
  }

  @Test(
    "tells where JSON breaks off, whatever the fault",
    arguments: [
      ("", 1, "a value"), ("{\"a\":1", 7, #""," or "}""#), ("[1 2]", 4, #""," or "]""#),
      ("{\"a\" 1}", 6, #"":""#),
      ("[tru]", 2, "a value"), ("[01]", 3, #""," or "]""#), ("[-]", 3, "a digit"),
      ("[1.]", 4, "a digit"),
      ("[1e+]", 5, "a digit"), ("\"a", 1, "a double quote that ends the string"),
      ("\"\\x\"", 3, #"one of "\/bfnrtu after a backslash"#),
      ("\"\\u12g4\"", 6, "four hexadecimal digits"), ("[] []", 4, "the end of the text"),
      ("\"\t\"", 2, "no line break or other control character in a string"),
      (String(repeating: "[", count: 513), 513, "at most 512 arrays and objects within each other"),
    ]
  )
  func grammar(document: String, column: Int, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(document.utf8), to: "bank.json")
    let output = "error: line 1, column \(column): this is not JSON, expected \(expected)\n"
    #expect(try check(folder.path("bank.json")) == Run(status: 1, output: output))
  }

  @Test("says that a file is missing, or not one")
  func missing() throws {
    let errors = "Error: /nowhere/bank.json: there is no such file\n"
    #expect(try check("/nowhere/bank.json") == Run(status: 66, output: "", errors: errors))
    let folder = "Error: /: this is a folder, expected a file\n"
    #expect(try check("/") == Run(status: 66, output: "", errors: folder))
  }

  @Test(
    "counts the sets that could hold problems, and says when none does",
    arguments: [
      (#"{"id":"s","title":"S"}"#, "1 set", "1 piece of advice"),
      (
        #"{"id":"s","title":"S","sets":[{"id":"t","title":"T"},{"id":"u","title":"U"}]}"#, "2 sets",
        "2 pieces of advice"
      ),
      ("", "0 sets", "no faults"),
    ]
  )
  func nothingToDraw(sets: String, count: String, found: String) throws {
    let folder = try TemporaryFolder()
    let bank = #"{"version":1,"id":"t","title":"T","sets":[\#(sets)]}"#
    try folder.write(Data(bank.utf8), to: "bank.json")
    let last = "t: 0 problems in \(count), \(found), but there is nothing to draw from"
    let run = try check(folder.path("bank.json"))
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").last.map(String.init) == last)
  }

  @Test("keeps a fault on its line, whatever the content")
  func controlCharacters() throws {
    let folder = try TemporaryFolder()
    let bank =
      #"{"version":1,"id":"x","title":"","sets":[{"id":"s\n\u001b[31m","title":"","problems":[]},{"id":"s\n\u001b[31m","title":""}]}"#
    try folder.write(Data(bank.utf8), to: "bank.json")
    let run = try check(folder.path("bank.json"))
    let line = "sets[1].id: error: the identifier \"s  [31m\" is taken already, by sets[0]"
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").filter { $0.hasPrefix(line) }.count == 1)
    #expect(run.output.split(separator: "\n").count == 3)
  }

  private func check(_ bank: String) throws -> Run {
    try Tool.ludus.run("quiz", "check", "--bank", bank)
  }

  @Test("fails on a row of a table that cannot be used")
  func refusedRow() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("question,answer\nHund,dog\nKuh,\n".utf8), to: "words.csv")
    let run = try Tool.ludus.run("quiz", "check", "words.csv", in: folder.url)
    #expect(run.status == 1 && run.errors.contains("words.csv:3:1: error:"))
  }
}
