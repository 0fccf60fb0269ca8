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
    #expect(plain == Run(status: 0, output: "ada  responses  3 of 3\nbob  responses  0 of 3\n"))
    let (german, _) = try run(["marks", "bank.json", "--scale", "german", "--json"])
    #expect(
      german.output.hasPrefix(
        #"{"student":"ada","quiz":"responses","points":"3","possible":"3","mark":"1"}"#
      )
    )
    let (strict, _) = try run(["marks", "bank.json", "--rules", "rules.json"])
    #expect(strict.output.hasSuffix("bob  responses  0 of 3\n"))
    let (unknown, _) = try run(["marks", "bank.json", "--scale", "martian"])
    #expect(unknown.status != 0)
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
            bob  responses  ions  0 of 1 -> 1 of 1
            bob  responses  mass  0 of 2 -> 1 of 2
            bob  responses        0 of 3 -> 2 of 3  6 -> 4

            """
        )
    )
    let marks = try Tool.ludus.run(
      "quiz",
      "marks",
      folder.path("bank.json"),
      folder.path("corrected.json")
    )
    #expect(marks == Run(status: 0, output: "ada  responses  3 of 3\nbob  responses  2 of 3\n"))
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
    let (faulty, _) = try run(
      ["amend", "bank.json", "--amendments", "amendments.json"],
      amendments: #"[{"kind":"dropped"}]"#
    )
    #expect(faulty.status == 65)
  }
}
