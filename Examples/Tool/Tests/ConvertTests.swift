// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus convert and ludus inspect")
struct ConvertTests {
  @Test("makes a bank of an export from Moodle, names what it has not, and goes back")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    let source = Files.content("moodle-export.xml")
    let made = try Tool.ludus.run("convert", source, "bank.json", in: folder.url)
    #expect(made.status == 1)
    #expect(made.errors.contains("moodle-export.xml:59:3: warning: "))
    #expect(made.errors.contains("[unusable-type]"))
    let bank = try ProblemBank(json: Data(folder.text(of: "bank.json").utf8))
    #expect(bank.allProblems.count == 4)
    #expect(try Tool.ludus.run("quiz", "check", "bank.json", in: folder.url).status == 0)
    let back = try Tool.ludus.run("convert", "bank.json", "back.xml", in: folder.url)
    #expect(back == Run(status: 0, output: ""))
    let again = try Tool.ludus.run("convert", "back.xml", "back.json", in: folder.url)
    #expect(again.status == 0)
    let other = try ProblemBank(json: Data(folder.text(of: "back.json").utf8))
    #expect(other.allProblems == bank.allProblems)
  }

  @Test(
    "writes over a file only with --force, and succeeds despite losses only with --allow-losses"
  )
  func options() throws {
    let folder = try TemporaryFolder()
    let source = Files.content("moodle-export.xml")
    #expect(
      try Tool.ludus.run("convert", source, "b.json", "--allow-losses", in: folder.url).status == 0
    )
    #expect(try Tool.ludus.run("convert", source, "b.json", in: folder.url).status == 73)
    #expect(try Tool.ludus.run("convert", source, "b.json", "--force", in: folder.url).status == 1)
  }

  @Test("makes forty problems of a list of vocabulary, also from standard input")
  func vocabulary() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.ludus.run(
      "convert",
      Files.content("vocabulary.csv"),
      "v.json",
      in: folder.url
    )
    #expect(run == Run(status: 0, output: ""))
    let bank = try ProblemBank(json: Data(folder.text(of: "v.json").utf8))
    #expect(bank.allProblems.count == 40)
    let piped = try Tool.ludus.run(
      "convert",
      "-",
      "-",
      "--from",
      "gift",
      "--to",
      "aiken",
      input: "One? {=a ~b}"
    )
    #expect(piped == Run(status: 0, output: "One?\nA) a\nB) b\nANSWER: A\n"))
  }

  @Test(
    "takes a bank or a log from standard input, which is read once, as from a file",
    arguments: [
      ("general-chemistry.json", ["convert"], ["-", "--to", "gift", "--allow-losses"]),
      ("general-chemistry.json", ["convert"], ["-", "--to", "qti", "--allow-losses"]),
      ("general-chemistry.json", ["quiz", "check"], []),
      ("diary/log.jsonl", ["convert"], ["-", "--to", "xapi"]),
    ]
  )
  func standardInput(name: String, command: [String], options: [String]) throws {
    let file = Files.content(name)
    let named = try Tool.ludus.run(command + [file] + options, input: Data())
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    let given = try Tool.ludus.run(command + ["-"] + options, input: data)
    #expect(named.status == 0 && named.output.count > 50)
    #expect(given == named)
  }

  @Test("shows questions, diagnostics and counts, an object a line")
  func inspection() throws {
    let run = try Tool.ludus.run("inspect", "-", "--from", "gift", input: "Sure? {True}")
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 0)
    #expect(lines.count == 3)
    #expect(lines[0].contains(#""type":"shortanswer""#))
    #expect(lines[1].contains(#""code":"truth-as-text","column":8,"line":1"#))
    #expect(lines[2] == #"{"counts":{"shortanswer":1}}"#)
  }

  @Test("shows an item of QTI, and the outcomes of responses with --score")
  func scoring() throws {
    let folder = try TemporaryFolder()
    let item = """
      <assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE" cardinality="single" \
      baseType="identifier"><correctResponse><value>A</value></correctResponse></responseDeclaration>\
      <outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>\
      <responseProcessing template="x/match_correct"/></assessmentItem>
      """
    try folder.write(Data(item.utf8), to: "item.xml")
    let shown = try Tool.ludus.run("inspect", "item.xml", in: folder.url)
    #expect(shown.status == 0)
    #expect(shown.output.contains(#""responseProcessing":"template:match_correct""#))
    #expect(shown.output.hasSuffix("{\"counts\":{\"assessmentItem\":1}}\n"))
    let responses = """
      {"RESPONSE":["A"]}
      {}
      {"OTHER":["A"]}
      """
    try folder.write(Data(responses.utf8), to: "r.jsonl")
    let scored = try Tool.ludus.run("inspect", "item.xml", "--score", "r.jsonl", in: folder.url)
    #expect(
      scored
        == Run(
          status: 0,
          output: """
            {"outcome":{"SCORE":1},"response":{"RESPONSE":["A"]}}
            {"outcome":{"SCORE":0},"response":{}}
            {"notScored":"not a response of this item: OTHER","response":{"OTHER":["A"]}}

            """
        )
    )
    let converted = try Tool.ludus.run("convert", "item.xml", "out.gift", in: folder.url)
    // Without an interaction it is a text between questions.
    #expect(converted == Run(status: 0, output: ""))
  }

  @Test("a file without a usable question has faults")
  func unusable() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Open {".utf8), to: "q.gift")
    let run = try Tool.ludus.run("quiz", "check", "q.gift", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("q.gift:1:6: error: "))
  }
}
