// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus pins evaluate")
struct PinsEvaluateTests {
  private func evaluate(_ lines: [String], _ options: String...) throws -> Run {
    let arguments = ["pins", "evaluate", "--sheet", Files.content("hand-bones.json")] + options
    return try Tool.ludus.run(arguments, input: Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  private func line(_ student: String, _ pin: String, _ label: String) -> String {
    #"{"student":"\#(student)","pin":"\#(pin)","label":"\#(label)"}"#
  }

  @Test("judges every line alone, with the reason")
  func lines() throws {
    let run = try evaluate([
      #"{"id":1,"student":"s1","pin":"p8","label":"Os hamtum"}"#,
      #"{"id":2,"pin":"p1","label":"Os lunatum"}"#,
      #"{"id":3,"pin":"p9","label":" "}"#,
      #"{"id":4,"pin":"p9","label":"Speiche"}"#,
      #"{"id":5,"pin":"p99","label":"Radius"}"#,
      #"{"id":6,"pin":"p9"}"#,
    ])
    let output = """
      {"id":1,"correct":true,"correction":"Os hamatum","layers":["nearSpelling"],"reason":"Right, with 1 misspelled letter.","verdict":"correct"}
      {"id":2,"correct":false,"correction":"Os scaphoideum","otherPins":["p2"],"reason":"This is the name of “p2”.","verdict":"anotherTerm"}
      {"id":3,"correct":false,"correction":"Radius","reason":"There is no answer.","verdict":"unanswered"}
      {"id":4,"correct":false,"correction":"Radius","reason":"This is a name of the structure in a language that does not count.","verdict":"otherLanguage"}
      {"id":5,"error":"there is no pin \\"p99\\"","line":5}
      {"id":6,"error":"label: this key is missing","line":6}

      """
    #expect(run == Run(status: 1, output: output))
    let german = try evaluate([#"{"id":4,"pin":"p9","label":"Speiche"}"#], "--language", "de")
    #expect(german.status == 0)
    #expect(german.output.contains(#""correct":true,"correction":"Speiche","layers":["exact"]"#))
  }

  @Test("knows other names that are no misspellings")
  func vocabulary() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data("Os hamatus\n\n".utf8), to: "names")
    let answer = [#"{"id":1,"pin":"p8","label":"Os hamatus"}"#]
    #expect(try evaluate(answer).output.contains(#""correct":true"#))
    let run = try evaluate(answer, "--vocabulary", file.path)
    #expect(run.output.contains(#""correct":false"#))
    #expect(run.output.contains(#""reason":"This is the name of another structure.""#))
    #expect(try evaluate(answer, "--vocabulary", "/nowhere").status == 66)
  }

  @Test("judges what a student wrote together, and tells what was exchanged")
  func students() throws {
    let run = try evaluate(
      [
        line("s2", "p1", "Os lunatum"), line("s1", "p1", "Os scaphoideum"),
        line("s2", "p2", "Os scaphoideum"), line("s1", "p1", "Radius"), line("s1", "p9", "radius"),
        line("s1", "p77", "Radius"),
      ],
      "--by-student",
      "--format",
      "json"
    )
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines[0] == #"{"id":null,"error":"there is no pin \"p77\"","line":6}"#)
    #expect(lines[1].contains(#""correct":0,"count":14,"credit":0,"#))
    #expect(lines[1].hasSuffix(#""student":"s2"}"#))
    #expect(
      lines[1].contains(
        #"{"answer":"Os lunatum","correction":"Os scaphoideum","#
          + #""diagnoses":[{"kind":"swapped","pins":["p2"]}],"pin":"p1","#
          + #""reason":"This is the name of “p2”.","verdict":"wrong"}"#
      )
    )
    #expect(lines[2].contains(#""correct":1,"count":14,"credit":"1/14","#))
    #expect(lines[2].hasSuffix(#""student":"s1"}"#))
    #expect(
      lines[2].contains(#"{"kind":"labelOf","pins":["p9"]},{"kind":"duplicate","pins":["p9"]}"#)
    )
    #expect(lines[2].contains(#"{"correction":"Ulna","diagnoses":[{"kind":"empty"}],"pin":"p10""#))
  }

  @Test("tells what a class got right, wrong and confused")
  func statistics() throws {
    let run = try evaluate(
      [
        line("s1", "p1", "Os lunatum"), line("s2", "p1", "Os lunatum"), line("s3", "p1", "Femur"),
        line("s3", "p2", "Os lunatum"),
      ],
      "--statistics",
      "--format",
      "json"
    )
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix(#"{"confusionMatrix":[[0,2,0,"#))
    #expect(run.output.contains(#"],[0,1,0,"#))
    #expect(run.output.contains(#""confusions":[{"count":2,"pin":"p1","takenFor":"p2"}]"#))
    #expect(
      run.output.contains(
        #"{"correct":0,"count":3,"pin":"p1","unanswered":0,"wrongAnswers":"#
          + #"[{"answer":"os lunatum","count":2},{"answer":"femur","count":1}]}"#
      )
    )
    #expect(run.output.hasSuffix("\"students\":3}\n"))
    let none = try evaluate([], "--statistics", "--json")
    let empty = #"{"confusionMatrix":[],"confusions":[],"pins":[],"students":0}"# + "\n"
    #expect(none == Run(status: 0, output: empty))
  }

  @Test("refuses what is no language, and a sheet that there is not")
  func options() throws {
    let run = try evaluate([], "--labels", "?")
    #expect(run.status == 64)
    #expect(
      run.errors.contains("The value of --labels is ?, expected a language such as la or de.")
    )
    #expect(try Tool.ludus.run("pins", "evaluate", "--sheet", "/nowhere.json").status == 66)
    #expect(try Tool.ludus.run("pins", "evaluate").status == 64)
  }
}
