// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing
import ZipArchives

@Suite("Tables, spreadsheets and decks in the tool")
struct TableFileTests {
  /// Questions of several kinds with three faults: a key that names no option, a number that is
  /// none, and a column that is misspelled.
  static let sheet = """
    Frage,Typ,Antwort,Optionen,Punkte,Tolranz
    Hauptstadt von Peru?,Einfachauswahl,Lima,Quito|Lima|Bogota,0.5,
    Gasriesen?,Mehrfachauswahl,Jupiter|Saturn,Jupiter|Mars|Saturn,2,
    Größe von g?,Zahl,9.81 m/s^2,,1,0.05
    Wasser ist [[H2O|Wasser]].,Lückentext,,,1,
    Eis sinkt.,wahr/falsch,falsch,,1,
    Größter Planet?,Einfachauswahl,Pluto,Mars|Jupiter,1,
    Wie viele?,Zahl,viele,,1,
    """

  @Test("a teacher's spreadsheet is checked, mended, and goes to Moodle and back")
  func walk() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(Self.sheet.utf8), to: "list.csv")
    let checked = try Tool.ludus.run("check", "list.csv", in: folder.url)
    #expect(checked.status == 1)
    for part in [
      "list.csv:4:1: warning: ", "“Toleranz”", "list.csv:7:1: error: ", "[unknown-option]",
      "list.csv:8:1: error: ", "[unusable-question]",
    ] { #expect(checked.errors.localizedCaseInsensitiveContains(part), "\(part)") }
    var mended = Self.sheet.replacingOccurrences(of: "Tolranz", with: "Toleranz")
    mended = mended.replacingOccurrences(of: "Pluto", with: "Jupiter")
    mended = mended.replacingOccurrences(of: ",viele,", with: ",8,")
    try folder.write(Data(mended.utf8), to: "list.csv")
    #expect(try Tool.ludus.run("convert", "list.csv", "bank.json", in: folder.url).status == 0)
    let bank = try ProblemBank(json: Data(folder.text(of: "bank.json").utf8))
    #expect(bank.language == "de")
    #expect(bank.allProblems.count == 7)
    #expect(
      bank.allProblems.map(\.kind.name) == [
        .multipleChoice, .checkAll, .numeric, .cloze, .multipleChoice, .multipleChoice, .numeric,
      ]
    )
    for (from, to) in [
      ("bank.json", "list.xlsx"), ("list.xlsx", "list.ods"), ("list.ods", "list.tsv"),
      ("list.tsv", "again.json"),
    ] {
      let run = try Tool.ludus.run("convert", from, to, in: folder.url)
      // A list in text has no place for the title.
      #expect(run.status == (to == "list.tsv" ? 1 : 0), "\(from): \(run.errors)")
    }
    let again = try ProblemBank(json: Data(folder.text(of: "again.json").utf8))
    #expect(again.allProblems.map(\.id) == bank.allProblems.map(\.id))
    #expect(again.allProblems.map(\.correctAnswer) == bank.allProblems.map(\.correctAnswer))
    #expect(again.allProblems.map(\.points) == bank.allProblems.map(\.points))
    #expect(try Tool.ludus.run("check", "list.xlsx", in: folder.url).status == 0)
    let moodle = try Tool.ludus.run("convert", "list.xlsx", "quiz.xml", in: folder.url)
    #expect(!moodle.errors.contains("error:"))
    #expect(try folder.text(of: "quiz.xml").contains("Hauptstadt von Peru?"))
  }

  @Test("columns and sheets are named by options")
  func options() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("No,Kanji,Meaning\n1,山,mountain\n".utf8), to: "a.csv")
    let asked = try Tool.ludus.run("convert", "a.csv", "a.json", in: folder.url)
    #expect(asked.status == 1)
    #expect(asked.errors.contains("[columns-without-names]"))
    let made = try Tool.ludus.run(
      "convert",
      "a.csv",
      "a.json",
      "--columns",
      "question=Kanji,answer=3",
      in: folder.url
    )
    #expect(made.status == 0, "\(made.errors)")
    let checked = try Tool.ludus.run(
      "check",
      "a.csv",
      "--columns",
      "question=2,answer=Meaning",
      in: folder.url
    )
    #expect(checked.status == 0, "\(checked.errors)")
    let wrong = try Tool.ludus.run("check", "a.csv", "--columns", "odd=2", in: folder.url)
    #expect(wrong.status == 64)
  }

  @Test("what a text file was taken for is said")
  func guess() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data("2 x 2\t4\nRoot of x \\(\\sqrt{x^2}\\)\t|x|\n".utf8), to: "a.txt")
    let run = try Tool.ludus.run("convert", "a.txt", "a.json", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors.contains("a.txt: hint: read as Anki notes"))
    let bank = try ProblemBank(json: Data(folder.text(of: "a.json").utf8))
    #expect(bank.allProblems.count == 2)
  }

  @Test("files of old Windows programs and of spreadsheets are read by themselves")
  func encodings() throws {
    let folder = try TemporaryFolder()
    let text = "Frage;Antwort\r\nFarbe von Gras?;grün\r\n"
    let windows = text.unicodeScalars.map { UInt8($0.value) }
    let utf16 = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    for bytes in [windows, utf16, [0xFF, 0xFE] + utf16] {
      try folder.write(Data(bytes), to: "a.csv")
      let run = try Tool.ludus.run("convert", "a.csv", "a.json", "--force", in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(try folder.text(of: "a.json").contains("grün"))
    }
  }

  /// A deck with a basic note, its reverse, a note with gaps, an image and three reviews.
  ///
  /// Its database was made by SQLite 3.
  private func deck() throws -> Data {
    let collection = try Data(contentsOf: URL(fileURLWithPath: Files.fixture("zoo.anki2")))
    let files: [String: [UInt8]] = [
      "collection.anki2": Array(collection),
      "media": Array(#"{"0":"dog.png","1":"other.png"}"#.utf8), "0": [1, 2, 3], "1": [4],
    ]
    return Data(try ZipArchive(files: files).bytes)
  }

  @Test("a deck of Anki becomes a bank with its images, and its reviews become answers")
  func anki() throws {
    let folder = try TemporaryFolder()
    try folder.write(try deck(), to: "zoo.apkg")
    let run = try Tool.ludus.run(
      "convert",
      "zoo.apkg",
      "zoo.json",
      "--reviews",
      "log.jsonl",
      "--memories",
      "marks.json",
      "--learner",
      "anna",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    let marks = try JSONDecoder().decode(
      CardMarks.self,
      from: Data(folder.text(of: "marks.json").utf8)
    )
    #expect(marks.marks.map(\.problem) == ["g\"1", "g2", "g2"])
    #expect(marks.marks.allSatisfy { $0.learner == "anna" })
    guard case .carried(let memory)? = marks.marks.first?.kind else {
      Issue.record("no memory")
      return
    }
    #expect(memory.interval == 12 && memory.stability == 14.5 && memory.difficulty == 6.1)
    #expect(memory.due == Date(timeIntervalSince1970: 1_600_000_000 + 86_400 * 1200))
    #expect(memory.ease == 2.5 && memory.lapses == 1)
    #expect(marks.marks.last?.kind == .suspended)
    #expect(run.errors.contains("Hidden"))
    #expect(run.errors.contains("1 entries of the log"))
    let bank = try ProblemBank(json: Data(folder.text(of: "zoo.json").utf8))
    #expect(bank.allProblems.map(\.id) == ["g\"1", "g\"1-2", "g2"])
    #expect(bank.allSets.map(\.id) == ["Zoo/Big", "Geo"])
    #expect(bank.media.map { Array($0.data) } == [[1, 2, 3]])
    #expect(bank.allProblems[0].correctAnswer == .text("dog"))
    #expect(bank.allProblems[0].explanation?.plainText == "der")
    #expect(bank.allProblems[0].tags == ["pets", "home"])
    #expect(bank.allProblems[2].kind.name == .cloze)
    let lines = try folder.text(of: "log.jsonl").split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.contains("\"anna\"") })
    let statistics = try Tool.ludus.run("quiz", "statistics", "log.jsonl", in: folder.url)
    #expect(statistics.status == 0, "\(statistics.errors)")
    #expect(try Tool.ludus.run("check", "zoo.apkg", in: folder.url).status == 0)
  }

  /// A deck with a suspended and a learned card that have no interval, and a note with both sides.
  @Test("cards are suspended without a review, and a note with both sides is not reversed again")
  func suspendedAndReversed() throws {
    let folder = try TemporaryFolder()
    let collection = try Data(contentsOf: URL(fileURLWithPath: Files.fixture("suspended.anki2")))
    let archive = try ZipArchive(files: ["collection.anki2": Array(collection)])
    try folder.write(Data(archive.bytes), to: "zoo.apkg")
    let run = try Tool.ludus.run(
      "convert",
      "zoo.apkg",
      "zoo.json",
      "--reversed",
      "--memories",
      "marks.json",
      in: folder.url
    )
    #expect(run.status == 0, "\(run.errors)")
    let marks = try JSONDecoder().decode(
      CardMarks.self,
      from: Data(folder.text(of: "marks.json").utf8)
    )
    #expect(marks.marks.map(\.problem) == ["a", "c"])
    #expect(marks.marks.allSatisfy { $0.kind == .suspended })
    #expect(run.errors.contains("hint: of 1 card still being learned"))
    let bank = try ProblemBank(json: Data(folder.text(of: "zoo.json").utf8))
    #expect(
      bank.allProblems.map(\.id.rawValue).sorted()
        == ["a", "a-reversed", "b", "b-reversed", "c", "c-2"]
    )
    #expect(bank.allProblems.first { $0.id == "a-reversed" }?.correctAnswer == .text("Katze"))
  }

  @Test("a deck that is packed otherwise, and an archive that is no deck, are refused")
  func otherDecks() throws {
    let folder = try TemporaryFolder()
    for (files, reason) in [
      (["collection.anki21b": [1], "collection.anki2": [2]], "zstd"),
      (["collection.anki2": Array("no database".utf8)], "no database"),
      (["collection.anki": []], "no collection"),
    ] as [([String: [UInt8]], String)] {
      try folder.write(Data(try ZipArchive(files: files).bytes), to: "a.apkg")
      let run = try Tool.ludus.run("convert", "a.apkg", "a.json", in: folder.url)
      #expect(run.status == 65)
      #expect(run.errors.contains(reason), "\(run.errors)")
    }
    try folder.write(Data("question,answer\na,b\n".utf8), to: "b.csv")
    let run = try Tool.ludus.run("convert", "b.csv", "b.json", "--reviews", "r", in: folder.url)
    #expect(run.status == 64)
  }
}
