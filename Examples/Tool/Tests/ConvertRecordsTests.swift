// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels
import Quizzes
import Testing
import ZipArchives

@Suite("ludus convert and ludus inspect for records, badges and annotations")
struct ConvertRecordsTests {
  private let group = [
    "--rules", Files.content("flat-share/house-rules.json"), "--zone", "Europe/Berlin",
  ]

  private func run(_ arguments: [String], in folder: TemporaryFolder) throws -> Run {
    try Tool.ludus.run(arguments, input: Data(), in: folder.url)
  }

  @Test("makes statements of a quiz session that is saved")
  func session() throws {
    let folder = try TemporaryFolder()
    let problem = try Problem(
      id: "p",
      prompt: "Is it so?",
      kind: .multipleChoice([.correct("a", "yes"), .wrong("b", "no")])
    )
    let quiz = try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")])
    var session = QuizSession(quiz)
    let now = Date(timeIntervalSince1970: 1_795_262_400)
    try session.start(at: now)
    try session.answer(.choice("a"), at: now + 5)
    try folder.write(try session.json(), to: "session.json")
    let arguments = ["session.json", "s.json", "--to", "xapi", "--owner", "ann"]
    let made = try run(["convert"] + arguments, in: folder)
    #expect(made == Run(status: 0, output: ""))
    let shown = try Tool.ludus.run("inspect", "s.json", in: folder.url)
    #expect(shown.output.contains(#""interactionType":"choice""#))
    #expect(shown.output.hasSuffix("{\"counts\":{\"statements\":2}}\n"))
  }

  @Test("makes statements and badges of the log of a flat share, and nothing in them breaks a rule")
  func flatShare() throws {
    let folder = try TemporaryFolder()
    for format in ["xapi", "open-badges"] {
      let made = try run(
        [
          "convert", Files.content("flat-share/flat-share.jsonl"), "out.json", "--to", format,
          "--force",
        ] + group,
        in: folder
      )
      #expect(made == Run(status: 0, output: ""))
      let shown = try Tool.ludus.run("inspect", "out.json", "--from", format, in: folder.url)
      #expect(!shown.output.contains("diagnostic"))
      #expect(shown.output.split(separator: "\n").count > 10)
    }
  }

  @Test("makes statements of the log of a diary")
  func diary() throws {
    let folder = try TemporaryFolder()
    let made = try run(
      [
        "convert", Files.content("diary/log.jsonl"), "d.json", "--to", "xapi", "--owner", "eva",
        "--platform", Files.content("diary/courses.json"),
      ],
      in: folder
    )
    #expect(made.status == 0)
    #expect(try !Tool.ludus.run("inspect", "d.json", in: folder.url).output.contains("diagnostic"))
  }

  @Test("makes statements of version 2.0")
  func secondVersion() throws {
    let folder = try TemporaryFolder()
    let log = Files.content("flat-share/flat-share.jsonl")
    let made = try run(
      ["convert", log, "out.json", "--to", "xapi", "--xapi-version", "2.0.0"] + group,
      in: folder
    )
    #expect(made == Run(status: 0, output: ""))
    #expect(try folder.text(of: "out.json").contains(#""version":"2.0.0""#))
    let checked = try run(["check", "out.json"], in: folder)
    #expect(checked.status == 0 && checked.output.hasSuffix(" statements, no faults\n"))
    let other = try run(
      ["convert", log, "o.json", "--to", "xapi", "--xapi-version", "2.0.1"] + group,
      in: folder
    )
    #expect(other.status == 64 && other.errors.contains("did you mean “2.0.0”?"))
  }

  @Test("annotations of the web need the size of their image, and say so when they are written")
  func sizes() throws {
    let folder = try TemporaryFolder()
    let made = try Tool.ludus.run(
      "convert",
      Files.content("plant-cell.json"),
      "cell.anno.json",
      "--allow-losses",
      in: folder.url
    )
    let size = try #require(made.errors.firstMatch(of: /give --size ([0-9]+x[0-9]+)\n/)?.1)
    let without = try Tool.ludus.run("convert", "cell.anno.json", "b.json", in: folder.url)
    #expect(without.status == 1 && without.errors.contains("give it with --size"))
    let with = try Tool.ludus.run(
      ["convert", "cell.anno.json", "b.json", "--size", String(size), "--allow-losses"],
      input: Data(),
      in: folder.url
    )
    #expect(with.status == 0)
    let sheet = try PinSheet(json: Data(folder.text(of: "b.json").utf8))
    let original = try PinSheet(
      json: Data(contentsOf: URL(fileURLWithPath: Files.content("plant-cell.json")))
    )
    #expect(sheet.pins.count == original.pins.count)
    #expect(
      try Tool.ludus.run("convert", "cell.anno.json", "c.json", "--size", "x", in: folder.url)
        .status == 64
    )
  }

  @Test("a file of labelme becomes a sheet, with the image that is within it")
  func labelme() throws {
    let folder = try TemporaryFolder()
    let text =
      #"{"shapes":[{"label":"beak","points":[[10,20]],"shape_type":"point"}],"imagePath":"bird.gif","imageData":"R0lGODlhZABQAA=="}"#
    try folder.write(Data(text.utf8), to: "bird.json")
    let made = try Tool.ludus.run("convert", "bird.json", "bird.sheet.json", in: folder.url)
    #expect(made == Run(status: 0, output: "", errors: "bird.json: 1 line, 1 pin, no faults\n"))
    #expect(try folder.text(of: "bird.gif").hasPrefix("GIF89a"))
  }

  @Test("turns a sheet into annotations and back", arguments: ["iiif", "coco"])
  func sheet(format: String) throws {
    let folder = try TemporaryFolder()
    let name = "hand.\(format).json"
    let made = try Tool.ludus.run(
      "convert",
      Files.content("hand-bones.json"),
      name,
      "--allow-losses",
      in: folder.url
    )
    #expect(made.status == 0)
    let back = try Tool.ludus.run("convert", name, "sheet.json", "--allow-losses", in: folder.url)
    #expect(back.status == 0)
    let sheet = try PinSheet(json: Data(folder.text(of: "sheet.json").utf8))
    let original = try PinSheet(
      json: Data(contentsOf: URL(fileURLWithPath: Files.content("hand-bones.json")))
    )
    #expect(sheet.pins.count >= original.pins.count)
    #expect(sheet.views.map(\.image.size) == original.views.map(\.image.size))
  }

  @Test("makes a sheet of H5P's questions with labels to drag onto an image")
  func dropZones() throws {
    let folder = try TemporaryFolder()
    let content = #"""
      {"question":{"settings":{"size":{"width":50,"height":40},"background":{"path":"map.gif","width":100,"height":80}},
      "task":{"elements":[{"type":{"params":{"text":"Tower"}}}],
      "dropZones":[{"x":20,"y":20,"width":1,"height":1,"correctElements":["0"],"label":""}]}}}
      """#
    func package(_ library: String) throws -> Data {
      let files = [
        "h5p.json": Array(#"{"title":"Map","mainLibrary":"\#(library)"}"#.utf8),
        "content/content.json": Array(content.utf8),
        "content/map.gif": Array(Data(base64Encoded: "R0lGODlhZABQAA==") ?? Data()),
      ]
      return Data(try ZipArchive(files: files).bytes)
    }
    try folder.write(package("H5P.DragQuestion"), to: "q.h5p")
    let converted = try run(["convert", "q.h5p", "map.sheet.json"], in: folder)
    #expect(converted.status == 0, "\(converted.errors)")
    let sheet = try PinSheet(
      json: Data(contentsOf: folder.url.appendingPathComponent("map.sheet.json"))
    )
    #expect(sheet.pins.map { $0.preferredLabel(in: "en")?.text } == ["Tower"])
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("map.gif")).count == 10)
    try folder.write(package("H5P.Dictation"), to: "other.h5p")
    let other = try run(["convert", "other.h5p", "other.sheet.json"], in: folder)
    #expect(other.errors.contains("no question in it has labels to drag onto an image"))
    #expect(other.status != 0)
  }

  @Test("makes a sheet of Moodle's questions with markers, and writes their images beside it")
  func markers() throws {
    let folder = try TemporaryFolder()
    func question(_ image: String) -> Data {
      Data(
        """
        <quiz><question type="ddmarker"><name><text>Map</text></name>
        <questiontext><text>Where?</text></questiontext>
        <file name="\(image)" encoding="base64">R0lGODlhZABQAA==</file>
        <drag><no>1</no><text>Tower</text></drag>
        <drop><no>1</no><shape>circle</shape><coords>20,30;8</coords><choice>1</choice></drop></question></quiz>
        """.utf8
      )
    }
    try folder.write(question("map.gif"), to: "q.xml")
    let converted = try run(["convert", "q.xml", "map.sheet.json"], in: folder)
    #expect(converted.errors.contains("q.xml:1:7: warning: A pin sheet has no place"))
    #expect(converted.status == 1)
    let sheet = try PinSheet(
      json: Data(contentsOf: folder.url.appendingPathComponent("map.sheet.json"))
    )
    #expect(sheet.pins.map { $0.preferredLabel(in: "en")?.text } == ["Tower"])
    #expect(try Data(contentsOf: folder.url.appendingPathComponent("map.gif")).count == 10)
    let again = try run(["convert", "q.xml", "map.sheet.json", "--allow-losses"], in: folder)
    #expect(again.status != 0)
    let coco = ["convert", "q.xml", "map.coco.json", "--allow-losses", "--force"]
    #expect(try run(coco, in: folder).status == 0)
    try folder.write(question("../evil.gif"), to: "evil.xml")
    let evil = try run(["convert", "evil.xml", "evil.sheet.json"], in: folder)
    #expect(evil.errors.contains("is not a name for an image"))
    #expect(evil.status != 0)
  }

  @Test(
    "names what is wrong with an address, a file that is no session, and statements with faults"
  )
  func faults() throws {
    let folder = try TemporaryFolder()
    let sheet = Files.content("hand-bones.json")
    let address = try Tool.ludus.run(
      "convert",
      sheet,
      "x",
      "--to",
      "xapi",
      "--address",
      "foo",
      in: folder.url
    )
    #expect(address.status == 64)
    #expect(address.errors.contains("--address: “foo” does not fit “IRI”"))
    let none = try Tool.ludus.run("convert", sheet, "x", "--to", "xapi", in: folder.url)
    #expect(none.status == 65)
    #expect(none.errors.contains("neither a saved session"))
    let text = #"{"actor":{"mbox":"ann"},"verb":{"id":"a:b"},"object":{"id":"a:c"},}"#
    let run = try Tool.ludus.run("inspect", "-", "--from", "xapi", input: text)
    #expect(run.output.contains(#""code":"malformed-value","column":18,"line":1"#))
    #expect(run.output.contains(#""code":"broken-json""#))
    #expect(run.output.contains(#""valid":false"#))
  }
}
