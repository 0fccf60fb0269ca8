// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Exams after they were taken")
struct QuizAmendTests {
  private static let bank = """
    {"version":1,"id":"b","title":"B","sets":[{"id":"s","title":"S","problems":[
    {"id":"ions","prompt":"Which sign?","kind":"multipleChoice","options":[
    {"id":"a","text":"-","correct":true},{"id":"b","text":"1-"},{"id":"c","text":"+"}]},
    {"id":"mass","prompt":"How heavy?","kind":"numeric","accepted":["18 g"],"points":2}]}]}
    """
  private static let answers = """
    {"student":"ada","problem":"ions","response":{"choice":"a"}}
    {"student":"ada","problem":"mass","response":{"text":"18 g"}}
    {"student":"bob","problem":"ions","response":{"choice":"b"}}
    {"student":"bob","problem":"mass","response":{"text":"20 g"}}

    """

  private func run(
    _ arguments: [String],
    amendments: String = "[]"
  ) throws -> (run: Run, folder: TemporaryFolder) {
    let folder = try TemporaryFolder()
    try folder.write(Data(Self.bank.utf8), to: "bank.json")
    try folder.write(Data(amendments.utf8), to: "amendments.json")
    try folder.write(Data(#"{"deduction":{"rule":"guessing"}}"#.utf8), to: "rules.json")
    let arguments = arguments.map { $0.hasSuffix(".json") ? folder.path($0) : $0 }
    let run = try Tool.ludus.run(["quiz"] + arguments, input: Data(Self.answers.utf8))
    return (run, folder)
  }

  private func amendment(_ id: String, _ change: String, at milliseconds: Int = 1) -> String {
    #"{"id":"\#(id)","at":\#(milliseconds),"by":"eva","reason":"A mistake.",\#(change)}"#
  }

  @Test("have points and marks for everybody")
  func marks() throws {
    let (plain, _) = try run(["marks", "bank.json"])
    #expect(plain == Run(status: 0, output: "ada  B  3 of 3\nbob  B  0 of 3\n"))
    let (german, _) = try run(["marks", "bank.json", "--scale", "german", "--json"])
    #expect(
      german.output.hasPrefix(
        #"{"student":"ada","quiz":"B","points":"3","possible":"3","mark":"1"}"#
      )
    )
    let (strict, _) = try run(["marks", "bank.json", "--rules", "rules.json"])
    #expect(strict.output.hasSuffix("bob  B  0 of 3\n"))
    let (unknown, _) = try run(["marks", "bank.json", "--scale", "martian"])
    #expect(unknown.status != 0)
  }

  @Test(
    "are of the quiz that the only file names, or the bank where there are several",
    arguments: [["marks"], ["statistics", "--report", "quizzes", "--bank"]]
  )
  func names(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(Self.bank.utf8), to: "bank.json")
    let lines = Self.answers.split(separator: "\n")
    try folder.write(Data(Self.answers.utf8), to: "test-3.jsonl")
    try folder.write(Data(lines.prefix(2).joined(separator: "\n").utf8), to: "north.jsonl")
    try folder.write(Data(lines.suffix(2).joined(separator: "\n").utf8), to: "south.jsonl")
    func quizzes(_ files: String...) throws -> Set<Substring> {
      let paths = (["bank.json"] + files).map { folder.path($0) }
      let run = try Tool.ludus.run(["quiz"] + command + paths, input: Data())
      let names: Set<Substring> = ["test-3", "north", "south", "B", "responses"]
      return names.intersection(run.output.split { " ,\t\n".contains($0) })
    }
    #expect(try quizzes("test-3.jsonl") == ["test-3"])
    #expect(try quizzes("north.jsonl", "south.jsonl") == ["B"])
  }

  @Test("are corrected, and say for whom that changes what")
  func amend() throws {
    let changes = [
      amendment("1", #""kind":"accepted","problem":"ions","answers":[{"choice":"b"}]"#),
      amendment("2", #""kind":"graded","problem":"mass","learner":"bob","credit":"1/2""#),
    ]
    let (preview, folder) = try run(
      [
        "amend", "bank.json", "--amendments", "amendments.json", "--scale", "german", "--apply",
        "corrected.json",
      ],
      amendments: "[\(changes.joined(separator: ","))]"
    )
    #expect(
      preview
        == Run(
          status: 0,
          output: """
            bob  B  ions  0 of 1 -> 1 of 1
            bob  B  mass  0 of 2 -> 1 of 2
            bob  B        0 of 3 -> 2 of 3  6 -> 4

            """
        )
    )
    let marks = try Tool.ludus.run(
      "quiz",
      "marks",
      folder.path("bank.json"),
      folder.path("corrected.json")
    )
    #expect(marks == Run(status: 0, output: "ada  B  3 of 3\nbob  B  2 of 3\n"))
  }

  @Test("name what does not fit, and end with status 1")
  func misfits() throws {
    let (refused, _) = try run(
      ["amend", "bank.json", "--amendments", "amendments.json"],
      amendments: "[\(amendment("1", #""kind":"takenOut","problem":"z""#))]"
    )
    #expect(refused.status == 1)
    #expect(refused.output == "Nothing changes for anybody.\n")
    #expect(refused.errors.contains(#""1": This problem is not in the quiz."#))
    let (nobody, _) = try run(
      ["amend", "bank.json", "--amendments", "amendments.json"],
      amendments:
        #"[{"id":"1","at":1,"by":"","reason":"","kind":"takenOut","problem":"ions"}]"#
    )
    #expect(nobody.status == 1 && nobody.output == "Nothing changes for anybody.\n")
    #expect(nobody.errors.contains(#""1": Say who decided this."#))
    let twice = [
      amendment("3", #""kind":"takenOut","problem":"ions""#),
      amendment("3", #""kind":"takenOut","problem":"mass""#),
    ]
    for command in ["amend", "marks"] {
      let (twin, _) = try run(
        [command, "bank.json", "--amendments", "amendments.json"],
        amendments: "[\(twice.joined(separator: ","))]"
      )
      #expect(twin.status == 65 && twin.output.isEmpty, "\(twin)")
      #expect(twin.errors.contains("[1].id"), "\(twin.errors)")
    }
    let (faulty, _) = try run(
      ["amend", "bank.json", "--amendments", "amendments.json"],
      amendments: #"[{"kind":"dropped"}]"#
    )
    #expect(faulty.status == 65)
  }
}
