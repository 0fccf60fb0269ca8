// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Grades by people")
struct QuizMarkTests {
  private static let responses = """
    {"id":1,"student":"ada","problem":"open-ice","response":{"text":"\(ice)"}}
    {"id":2,"student":"ben","problem":"open-weather","response":{"text":"One is long, one is short."}}
    {"id":3,"student":"cleo","problem":"open-weather","response":{"text":"No idea."}}
    {"id":4,"problem":"open-weather","response":{"text":"Nobody's."}}

    """
  private static let ice =
    "Ice is less dense than water because water takes more room when it freezes."

  private func grade(_ grades: String...) throws -> (run: Run, path: String) {
    let folder = try TemporaryFolder()
    let text = grades.map { "\($0)\n" }.joined()
    try folder.write(Data(text.utf8), to: "grades.jsonl")
    let path = folder.path("grades.jsonl")
    let run = try Tool.ludus.run(
      "quiz",
      "grade",
      Files.allKinds,
      "--grades",
      path,
      input: Self.responses
    )
    return (run, path)
  }

  @Test("are given with the responses that wait for them, by levels or as a part, the last one")
  func stream() throws {
    let (run, _) = try grade(
      #"{"student":"ada","problem":"open-ice","levels":{"density":"clear","cause":"room"},"by":"kim"}"#,
      #"{"student":"ben","problem":"open-weather","credit":0,"by":"kim"}"#,
      #"{"student":"ben","problem":"open-weather","credit":"1/2","by":"kim","comment":"Of what?"}"#
    )
    let pending =
      #""correct":null,"reason":"A person will read and grade this answer.","score":null"#
    let output = """
      {"id":1,"student":"ada","problem":"open-ice","by":"kim","correct":false,"parts":[{"id":"density","reason":"Found 2 of 2 points.",\
      "score":1,"weight":"1/2"},{"id":"cause","reason":"Found 1 of 2 points.","score":"1/2",\
      "weight":"1/2"}],"reason":"Found 3 of 4 points.","score":"3/4"}
      {"id":2,"student":"ben","problem":"open-weather","by":"kim","comment":"Of what?","correct":false,\
      "reason":"A person graded this answer.","score":"1/2"}
      {"id":3,"student":"cleo","problem":"open-weather",\(pending)}
      {"id":4,\(pending)}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("that no response asks for are told, and end with status 1")
  func unused() throws {
    let (run, path) = try grade(
      #"{"student":"ben","problem":"open-weather","credit":1,"by":"kim"}"#,
      #"{"student":"zoe","problem":"open-weather","credit":1,"by":"kim"}"#
    )
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 4)
    #expect(
      run.errors == "\(path): line 2: there is no response of \"zoe\" to \"open-weather\" that "
        + "waits for a grade\n"
    )
  }

  @Test(
    "must fit the problem",
    arguments: [
      (
        #""problem":"nil","credit":1"#, "This problem is not in the quiz (“nil”)."
      ),
      (
        #""problem":"open-weather","credit":"5/4""#,
        "the credit 5/4 is not a share of the points from 0 to 1; the problem \"open-weather\" is worth"
      ),
      (#""problem":"open-weather""#, "expected a grade with exactly one of \"credit\", \"levels\""),
      (
        #""problem":"open-weather","levels":{}"#,
        "This problem has no rubric (problem “open-weather”)."
      ),
      (
        #""problem":"open-ice","levels":{"density":"dense","cause":"room"}"#,
        "This problem has a different rubric (“dense”, of “density”, "
      ),
      (
        #""problem":"open-ice","levels":{"density":"clear"}"#,
        "Choose a level for each criterion (“cause”, problem “open-ice”)."
      ),
    ]
  )
  func refusals(grade: String, fault: String) throws {
    let (run, path) = try self.grade("", #"{"student":"ada",\#(grade),"by":"kim"}"#)
    #expect(run.status == 65)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: \(path): line 2: \(fault)"), "\(run.errors)")
  }

  @Test("are only for open responses")
  func judged() throws {
    let folder = try TemporaryFolder()
    let line = #"{"student":"ada","problem":"list","credit":1,"by":"kim"}"#
    try folder.write(Data(line.utf8), to: "grades")
    let run = try Tool.ludus.run("quiz", "grade", threeKinds, "--grades", folder.path("grades"))
    #expect(run.errors.hasSuffix("\"list\" is graded by itself, expected an open response\n"))
    #expect(run.status == 65)
  }

  /// Plays the open responses of the bank, and answers all of them with the same text.
  private func play(in folder: TemporaryFolder) throws {
    let lines = Array(repeating: [Self.ice, ""], count: 3).flatMap(\.self)
    let run = try Tool.ludus.run(
      ["quiz", "play", Files.allKinds, "--set", "open", "--seed", "1", "--save", "quiz.save"],
      input: Data(lines.map { "\($0)\n" }.joined().utf8),
      in: folder.url
    )
    #expect(run.output.contains("Waiting for a person's grade: 9 points."), "\(run.output)")
  }

  private func mark(_ lines: String..., in folder: TemporaryFolder) throws -> Run {
    try Tool.ludus.run(
      ["quiz", "mark", "quiz.save", "--by", "kim"],
      input: Data(lines.map { "\($0)\n" }.joined().utf8),
      in: folder.url
    )
  }

  @Test("are entered into a saved quiz, one answer after the other, and kept")
  func session() throws {
    let folder = try TemporaryFolder()
    try play(in: folder)
    // Seed 1 asks for the proof, the ice and the weather. The proof is passed over at first.
    let first = try mark("b", "", "c", "x", "B", "Well seen.", "3", "3/2", "", in: folder)
    #expect(first.status == 0)
    #expect(first.output.contains("1 of 3 · Open responses · 3 points\n"))
    #expect(first.output.contains("    b) as 2m + 1 and 2n + 1, or in words (2 of 2)\n"))
    #expect(first.output.contains("Type one of the letters above, or Return to skip this"))
    #expect(first.output.contains("~ 3 points. Found 3 of 4 points."))
    #expect(first.output.contains("    Well seen.\n"))
    #expect(first.output.contains("Type a number from 0 to 2, such as 2 or 1/2."))
    #expect(first.output.contains("~ 3/2 points. A person graded this answer."))
    #expect(first.output.contains("Score: 9/2 of 9 (50 %)\n"))
    #expect(first.output.contains("Waiting for a person's grade: 3 points.\n"))
    let second = try mark("a", "a", in: folder)
    #expect(second.output.contains("1 of 1 · Open responses · 3 points\n"))
    #expect(second.output.hasSuffix("  Open responses  9/2 of 9 (50 %)\n"))
    let third = try mark(in: folder)
    #expect(third.output.hasPrefix("There is nothing left to grade.\n"))
    let player = try Tool.ludus.run(
      ["quiz", "play", Files.allKinds, "--save", "quiz.save"],
      input: Data(),
      in: folder.url
    )
    #expect(player.output.contains("Score: 9/2 of 9 (50 %)"))
  }

  @Test("are not entered when the input ends before")
  func broken() throws {
    let folder = try TemporaryFolder()
    try play(in: folder)
    let before = try folder.text(of: "quiz.save")
    let run = try mark("b", in: folder)
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Waiting for a person's grade: 9 points.\n"))
    #expect(try folder.text(of: "quiz.save") == before)
  }

  @Test("need a quiz that was saved, and a name")
  func wrongUsage() throws {
    let missing = try Tool.ludus.run("quiz", "mark", "/nowhere", "--by", "kim")
    #expect(
      missing == Run(status: 66, output: "", errors: "Error: /nowhere: there is no saved quiz\n")
    )
    #expect(try Tool.ludus.run("quiz", "mark", "/nowhere").status == 64)
    let bank = try Tool.ludus.run("quiz", "mark", Files.allKinds, "--by", "kim")
    #expect(bank.status == 65)
    #expect(bank.errors.hasPrefix("Error: \(Files.allKinds): this is a problem bank; try: "))
  }
}
