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
    #expect(made.errors.contains("moodle-export.xml:59:3: error: "))
    #expect(made.errors.contains("it has no values for its wildcards. [unusable-question]"))
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
    #expect(run.status == 0 && run.output.isEmpty)
    // Without a column of identifiers these follow from the questions, which is said.
    #expect(run.errors.contains("vocabulary.csv:1:1: hint: "))
    #expect(run.errors.hasSuffix("vocabulary.csv: 41 lines, 40 questions, 1 hint\n"))
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
    #expect(
      piped
        == Run(
          status: 0,
          output: "One?\nA) a\nB) b\nANSWER: A\n",
          errors: "-: 1 line, 1 question, no faults\n"
        )
    )
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
    #expect(lines[2] == #"{"counts":{"shortanswer":1},"diagnostics":{"warning":1}}"#)
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
    #expect(converted.status == 0)
    #expect(converted.errors == "item.xml: 1 file, 0 questions, no faults\n")
  }

  @Test(
    "an ending that no format has is refused, with what was meant",
    arguments: [
      ("sheet.gif", "did you mean “.gift”?"), ("bank.jsn", "did you mean “.json”?"),
      ("sheet.pdf", "no format has the ending .pdf; expected one of .json, .gift, "),
      ("bank", "the name has no ending; expected one of .json, "),
    ]
  )
  func unknownEndings(name: String, remedy: String) throws {
    let folder = try TemporaryFolder()
    let run = try Tool.ludus.run("convert", Files.content("vocabulary.csv"), name, in: folder.url)
    #expect(run.status == 64 && run.errors.contains(remedy), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.path(name)))
    // With a format any name will do.
    let named = try Tool.ludus.run(
      "convert",
      Files.content("vocabulary.csv"),
      name,
      "--to",
      "gift",
      "--allow-losses",
      in: folder.url
    )
    #expect(named.status == 0)
  }

  @Test("of a code twenty are told, then how many more, and a line of totals")
  func sums() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<60).map { "Question \($0)?,\n" }.joined()
    let good = (0..<70).map { "Other \($0)?,answer\n" }.joined()
    try folder.write(Data("question,answer\n\(rows)\(good)".utf8), to: "q.csv")
    let run = try Tool.ludus.run("convert", "q.csv", "q.json", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: "[incomplete-row]").count == 22)
    #expect(run.errors.contains("q.csv: and 40 more [incomplete-row]\n"))
    #expect(run.errors.hasSuffix("q.csv: 131 lines, 70 questions, 60 errors, 1 hint\n"))
    let check = try Tool.ludus.run("check", "q.csv", in: folder.url)
    #expect(check.status == 1 && check.output.contains("60 errors"))
    #expect(!check.output.contains("no faults"))
    // Where most of it cannot be used, it is not what the reader takes it for.
    try folder.write(Data("question,answer\n\(rows)One?,answer\n".utf8), to: "noise.csv")
    let noise = try Tool.ludus.run("convert", "noise.csv", "noise.json", in: folder.url)
    #expect(noise.status == 1 && noise.errors.contains("most of it cannot be used"))
    #expect(!FileManager.default.fileExists(atPath: folder.path("noise.json")))
  }

  @Test("reads a list as teachers type it, and guesses no right answer")
  func numberedList() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("1. Which?\na. one\n*b. two\n".utf8), to: "a.txt")
    let run = try Tool.ludus.run("convert", "a.txt", "a.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("a.txt: hint: read as Numbered list, "), "\(run.errors)")
    let bank = try ProblemBank(json: Data(folder.text(of: "a.json").utf8))
    #expect(bank.allProblems.map { $0.kind.options?.correct.map(\.text) } == [["two"]])
    try folder.write(Data("1. Which?\na. one\nb. two\n".utf8), to: "b.txt")
    let unmarked = try Tool.ludus.run("convert", "b.txt", "b.json", in: folder.url)
    #expect(unmarked.status == 1)
    #expect(
      unmarked.errors.contains("b.txt:1:1: warning: ") && unmarked.errors.contains("[no-key]")
    )
  }

  @Test(
    "a file of another kind is called by its name, whatever its own name is",
    arguments: [
      (Data("%PDF-1.7\n".utf8), "a.gift", "this is a PDF document"),
      (Data([0xD0, 0xCF, 0x11, 0xE0, 0xA1]), "a.csv", "this is a document of an old Office"),
      (Data("<!DOCTYPE html><html><p>x</html>".utf8), "a.xml", "this is a page of the web"),
      (Data("{\\rtf1 x}".utf8), "a.txt", "this is a text in RTF"),
      (Data("BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n".utf8), "a.txt", "this is a calendar; try:"),
      (Data([0xFF, 0xD8, 0xFF, 0xE0]), "a.cloze", "this is an image"),
      (
        Data("TF\tLima is by the sea.\ttrue\n".utf8), "a.txt",
        "this is a list of questions as Blackboard"
      ),
      (
        Data("NewQuestion,TF\nQuestionText,So?\nTRUE,100\n".utf8), "a.csv",
        "this is a list of questions as Brightspace"
      ),
      (Data(":TYPE:S:\n:QUESTION:H\nWho?\n".utf8), "a.txt", "this is a list of questions as WebCT"),
      (
        Data("\\begin{document}\n".utf8), "a.txt",
        "this is a list of questions as LaTeX has them; export its questions as QTI"
      ),
      (Data(#"{"learner":"a","problem":"p"}"#.utf8), "a.json", "this is a log of answers"),
      (
        Data(#"{"images":[],"annotations":[],"categories":[]}"#.utf8), "a.gift.json",
        "this has pins and no questions (coco)"
      ),
      (
        Data(#"{"verb":{"display":{"en":"did"}},"object":{"id":"a:c"}}"#.utf8), "a.txt",
        "this has records and no questions (xapi); try: ludus inspect a.txt"
      ),
      (
        Data(#"{"@context":"https://w3id.org/openbadges/v2"}"#.utf8), "a.json",
        "this has records and no questions (open-badges)"
      ),
    ]
  )
  func otherKinds(data: Data, name: String, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(data, to: name)
    for command in [["convert", name, "out.gift"], ["quiz", "check", "--bank", name]] {
      let run = try Tool.ludus.run(command, input: Data(), in: folder.url)
      #expect(run.status == 65 && run.errors.contains("\(name): \(words)"), "\(run.errors)")
    }
  }

  @Test("records, annotations and calendars are checked by what they are, whatever their name")
  func otherChecks() throws {
    let folder = try TemporaryFolder()
    let files: [(text: String, words: String, status: Int32)] = [
      (#"{"images":[],"annotations":[]}"#, "a file of coco, 0 pins, no faults", 0),
      (
        #"{"images":[],"annotations":[{"id":1}]}"#, "a file of coco, 0 pins, 2 errors, 1 warning", 1
      ),
      (
        #"{"@context":"http://iiif.io/api/presentation/2/context.json","@id":"a:b","@type":"sc:Manifest"}"#,
        "a file of iiif, 0 pins, 2 errors", 1
      ),
      (
        #"{"actor":{"mbox":"mailto:a@b.example"},"verb":{"id":"a:b"},"object":{"id":"a:c"}}"#,
        "a file of xapi, 1 statement, no faults", 0
      ),
      (
        #"{"shapes":[{"label":"a","points":[[1,2]],"shape_type":"point"}],"imagePath":"a","imageWidth":9,"imageHeight":9}"#,
        "a file of labelme, 1 pin, no faults", 0
      ),
      ("BEGIN:VEVENT\nSUMMARY:S\nDTSTART:x\nEND:VEVENT\n", "a calendar, 1 entry, 1 error", 1),
      (
        #"{"@context":"http://www.w3.org/ns/anno.jsonld","id":"a:1","type":"Annotation","bodyValue":"x","target":"a:i#xywh=1,2,3,4"}"#,
        "a file of web-annotation, 1 pin, no faults", 0
      ),
    ]
    for (index, file) in files.enumerated() {
      for ending in ["json", "txt"] {
        let name = "\(index).\(ending)"
        try folder.write(Data(file.text.utf8), to: name)
        let run = try Tool.ludus.run("check", name, in: folder.url)
        #expect(run.output.hasSuffix("\(file.words)\n"), "\(name) \(run)")
        #expect(run.status == file.status)
      }
    }
  }

  @Test("shows the entries of a calendar")
  func calendar() throws {
    let run = try Tool.ludus.run("inspect", Files.content("diary/timetable.ics"))
    #expect(run.status == 0)
    #expect(run.output.contains(#""title":"Study group, reading room 2","type":"VEVENT""#))
    #expect(run.output.hasSuffix("{\"counts\":{\"VEVENT\":2,\"VTODO\":1}}\n"))
  }

  @Test("figures that are no numbers are told or null")
  func infinite() throws {
    let text =
      #"{"images":[{"id":1,"width":9,"height":9,"file_name":"a"}],"annotations":[{"id":1,"image_id":1,"category_id":1,"bbox":[0,0,1e308,1e308]}]}"#
    let coco = try Tool.ludus.run("inspect", "-", "--from", "coco", input: text)
    #expect(coco.status == 0 && coco.errors.isEmpty)
    let folder = try TemporaryFolder()
    let item = """
      <assessmentItem identifier="i" title="t"><responseDeclaration identifier="RESPONSE" cardinality="single" \
      baseType="float"/><outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>\
      <responseProcessing><setOutcomeValue identifier="SCORE"><power><baseValue baseType="float">10</baseValue>\
      <baseValue baseType="float">1000</baseValue></power></setOutcomeValue></responseProcessing></assessmentItem>
      """
    try folder.write(Data(item.utf8), to: "item.xml")
    try folder.write(Data("{\"RESPONSE\":[\"1\"]}\n{}\n".utf8), to: "r.jsonl")
    let scored = try Tool.ludus.run("inspect", "item.xml", "--score", "r.jsonl", in: folder.url)
    #expect(scored.errors.isEmpty)
    #expect(scored.output.split(separator: "\n").count == 2)
    #expect(
      scored.output.components(separatedBy: #""notScored":"too large""#).count == 3,
      "\(scored)"
    )
  }

  @Test("a file without a usable question has faults")
  func unusable() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("Open {".utf8), to: "q.gift")
    let run = try Tool.ludus.run("quiz", "check", "q.gift", in: folder.url)
    #expect(run.status == 1)
    #expect(run.errors.contains("q.gift:1:6: error: "))
  }

  @Test("says in which encoding a table is, and takes the one that is named")
  func encodings() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Data(Array("question;answer\nColor?;".utf8) + [0xE7, 0xE5, 0xEB, 0xB8, 0xED, 0xFB, 0xE9]),
      to: "a.csv"
    )
    let run = try Tool.ludus.run("convert", "a.csv", "a.json", in: folder.url)
    #expect(run.status == 0 && run.errors.contains("Windows-1251"), "\(run.errors)")
    #expect(try folder.text(of: "a.json").contains("зелёный"))
    let named = ["convert", "a.csv", "b.json", "--encoding", "windows-1252"]
    let other = try Tool.ludus.run(named, input: Data(), in: folder.url)
    #expect(other.status == 0, "\(other.errors)")
    #expect(try folder.text(of: "b.json").contains("çåë¸íûé"))
    #expect(try Tool.ludus.run("check", "a.csv", "--encoding", "koi", in: folder.url).status == 64)
  }

  @Test(
    "takes only the tag of a language",
    arguments: [("deutsch", "did you mean de?"), ("klingon", "expected a language such as de")]
  )
  func languageTags(name: String, words: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("question;answer\nColor?;green\n".utf8), to: "a.csv")
    let command = ["convert", "a.csv", "a.json", "--language", name]
    let run = try Tool.ludus.run(command, input: Data(), in: folder.url)
    #expect(run.status == 64 && run.errors.contains(words), "\(run.errors)")
  }
}
