// SPDX-License-Identifier: Apache-2.0
import LudusCore
import QuizContent
import Testing

@testable import Interchange

@Suite("The list of formats")
struct QuestionFormatTests {
  @Test("has each format once, with a name, endings and a reader")
  func list() {
    let formats = QuestionFormat.allVersions
    #expect(Set(formats).count == formats.count)
    #expect(Set(QuestionFormat.all).isSubset(of: formats))
    for format in formats {
      #expect(QuestionFormat(name: format.name) == format)
      #expect(!format.title.isEmpty)
      #expect(!format.fileEndings.isEmpty)
      #expect((format.file == nil) == format.isPackage)
      #expect((format.package != nil) == format.isPackage)
    }
    #expect(QuestionFormat(name: "word") == nil)
  }

  @Test(
    "names the format of a file by its name and, where several share that, by its text",
    arguments: [
      ("a.gift", "", "gift"), ("A.GIFT.TXT", "A. x\nANSWER: A", "gift"), ("a.csv", "", "csv"),
      ("a.tab", "", "tsv"), ("a.ndjson", "", "json-lines"), ("x/a.h5p", "", "h5p"),
      ("a.zip", "", "qti"), ("a.xml", "", "moodle-xml"), ("a.xml", "<quiz>", "moodle-xml"),
      ("a.xml", "<!-- -->\n<assessmentItem>", "qti"), ("a.txt", "", "gift"),
      ("a.txt", "Q?\nA. x\nANSWER: A", "aiken"), ("a.txt", "#separator:tab", "anki"),
      ("a.txt", "one\teins", "anki"), ("a.txt", "{1:SHORTANSWER:=a}", "cloze"),
      ("my-multianswer.txt", "{x}", "cloze"), ("a.multianswer.txt", "", "cloze"),
      ("a.txt", "Who? {=I}", "gift"), ("a.aiken", "", "aiken"),
      ("a.txt", "The {1:SA:=sky}", "cloze"),
      ("a.txt", "1. Q?\nA. x\nB. y\nAnswer: A", "aiken"), ("a.txt", "The Answer: {=42}", "gift"),
      ("a.txt", "A {:MCV:=b~c} d", "cloze"),
      ("a.txt", "What {1:x:=y}?", "gift"), ("a.txt", "As we {=look ~see}.", "gift"),
    ]
  )
  func suggested(path: String, text: String, name: String) {
    #expect(QuestionFormat(path: path, beginning: Array(text.utf8))?.name == name)
  }

  @Test("has a sample of each for the tests of all formats")
  func samples() {
    let names = QuestionFormat.all.filter { !$0.isPackage }.map(\.name)
    #expect(Set(FormatSample.all.map { $0.format.about.name }) == Set(names))
  }

  @Test(
    "names the format of a package by its files",
    arguments: [
      (["h5p.json", "content/content.json"], "h5p"), (["imsmanifest.XML"], "qti"),
      (["a.xml", "h5p.json"], "h5p"), (["a.txt"], nil), ([], nil),
    ] as [([String], String?)]
  )
  func ofPackage(paths: [String], name: String?) {
    #expect(QuestionFormat(packageWith: paths)?.name == name)
  }

  @Test(
    "keeps the language of a bank or says that it is lost",
    arguments: QuestionFormat.allVersions
  )
  func language(format: QuestionFormat) throws {
    let questions = "Un ? {=oui ~non}\n\nDeux ? {=oui ~non}"
    let imported = GIFT.read(Array(questions.utf8)).bank(id: "b", language: "fr")
    let bank = try #require(imported.bank)
    let language: String?
    let losses: [Exported.Loss]
    if let file = format.file {
      let exported = file.write(bank)
      (language, losses) = (file.read(exported.bytes).bank(id: "b").bank?.language, exported.losses)
    } else {
      let package = try #require(format.package)
      let exported = package.write(bank)
      let read = package.read(package: exported.files).bank(id: "b").bank
      (language, losses) = (read?.language, exported.losses)
    }
    let count = losses.count { $0.part == .language }
    #expect(language == (count == 0 ? "fr" : nil))
    #expect(count <= 1)
    #expect(!format.isTable || count == 0)
  }

  @Test(
    "keeps the language of a table that is converted or says that it is lost",
    arguments: QuestionFormat.allVersions
  )
  func convertedLanguage(format: QuestionFormat) throws {
    let table =
      "question\tanswer\toptions\tlanguage\nUn ?\toui\toui|non\tfr\nDeux ?\toui\toui|non\tfr"
    let imported = TSV.read(Array(table.utf8))
    let contents = imported.items.map(\.content)
    let language: String?
    let losses: [Exported.Loss]
    if let file = format.file {
      // A package says its language for all of its questions.
      let package = QTI.convert(contents, title: "Oui ?", language: imported.language)
      let read = QTI.read(package: package.files)
      let again = file.write(read.items.map(\.content), language: read.language)
      let exported = file.write(contents)
      #expect(again.losses.map(\.part).contains(.language) == !format.isTable)
      (language, losses) = (file.read(exported.bytes).bank(id: "b").bank?.language, exported.losses)
    } else {
      let package = try #require(format.package)
      let exported = package.convert(contents, title: "Oui ?", language: imported.language)
      let read = package.read(package: exported.files).bank(id: "b").bank
      (language, losses) = (read?.language, exported.losses)
    }
    let count = losses.count { $0.part == .language }
    #expect(language == (count == 0 ? "fr" : nil))
    #expect(count == (format.isTable || format.isPackage ? 0 : 1))
  }

  /// A table under German words, with a row of each kind whose words depend on the language.
  private static let german = """
    Frage,Typ,Antwort,Optionen
    Gras?,,grün,
    Peru?,,Lima,Lima|Quito
    Eis sinkt.,wahr/falsch,falsch,
    Wasser ist [[H2O|Wasser]].,Lückentext,,
    Wie viel?,Zahl,"9,81",
    """

  @Test(
    "keeps the language that follows from the words over columns, and calls it no loss elsewhere",
    arguments: QuestionFormat.allVersions,
    ["csv", "xlsx", "ods"]
  )
  func impliedLanguage(format: QuestionFormat, source: String) throws {
    let contents: [Imported.Item.Content]
    let language: Language?
    let bank: ProblemBank?
    let table = CSV.read(Array(Self.german.utf8))
    if source == "csv" {
      (contents, language) = (table.items.map(\.content), nil)
      bank = table.bank(id: "b").bank
    } else {
      let sheet = try #require(QuestionFormat(name: source)?.package as? any SpreadsheetFormat.Type)
      let cells = Table.read(Array(Self.german.utf8)).rows
      let files = sheet.files(of: cells, title: "", properties: "")
      let read = sheet.read(package: files)
      (contents, language) = (read.items.map(\.content), read.language)
      bank = read.bank(id: "b").bank
    }
    #expect(bank?.language == "de" && bank?.allProblems.count == 5)
    let losses: [Exported.Loss]
    let again: ProblemBank?
    if let file = format.file {
      let exported = file.write(contents, language: language)
      (losses, again) = (exported.losses, file.read(exported.bytes).bank(id: "b").bank)
    } else {
      let package = try #require(format.package)
      let exported = package.convert(contents, title: "", language: language ?? "de")
      (losses, again) = (exported.losses, package.read(package: exported.files).bank(id: "b").bank)
    }
    #expect(!losses.contains { $0.part == .language })
    guard format.isTable else { return }
    #expect(losses == [])
    #expect(again?.language == "de")
    #expect(again?.allProblems == bank?.allProblems)
  }

  @Test("has the language of words over columns for keys of JSON, too, and not in changed rows")
  func languageOfKeys() throws {
    let lines = JSONLines.read(Array(#"{"Frage":"Gras?","Antwort":"grün"}"#.utf8))
    #expect(lines.language == "de")
    let table = CSV.read(Array("Frage,Antwort,Sprache,Punkte\nGras?,grün,,2\n".utf8))
    var question = try #require(table.questions.first)
    question.text.source = "Farbe?"
    let place = try #require(table.items.firstIndex { $0.question != nil })
    let changed = table.write(replacing: [place: question])
    #expect(changed.losses == [])
    let text = String(decoding: changed.bytes, as: UTF8.self)
    #expect(text == "Frage,Antwort,Sprache,Punkte\nFarbe?,grün,,2\n")
  }

  @Test(
    "takes the language of most rows for that of a table",
    arguments: [
      ("de de de", "de"), ("de en de", "de"), ("- - de", nil), ("en de de", "de"),
      ("Deutsch", nil), ("pt-BR", "pt-BR"),
    ] as [(String, String?)]
  )
  func languageOfRows(tags: String, language: String?) {
    let tags = tags.split(separator: " ").map { $0 == "-" ? "" : String($0) }
    let rows = tags.enumerated().map { "q\($0)\tx\t\($1)" }
    let table = (["question\tanswer\tlanguage"] + rows).joined(separator: "\n")
    #expect(TSV.read(Array(table.utf8)).bank(id: "b").bank?.language == language)
    let lines = tags.enumerated().map {
      $1.isEmpty
        ? #"{"answer":"x","question":"q\#($0)"}"#
        : #"{"answer":"x","question":"q\#($0)","language":"\#($1)"}"#
    }
    let json = lines.joined(separator: "\n")
    #expect(JSONLines.read(Array(json.utf8)).bank(id: "b").bank?.language == language)
  }

  @Test(
    "writes each version of a package so that it can be read",
    arguments: QuestionFormat.allVersions
  )
  func versions(format: QuestionFormat) throws {
    guard let package = format.package else { return }
    let text = "::A::Which? {=a ~b}"
    let bank = try #require(GIFT.read(Array(text.utf8)).bank(id: "b").bank)
    let exported = package.write(bank)
    #expect(package.read(package: exported.files).questions.map(\.type) == ["multichoice"])
    #expect(QuestionFormat(packageWith: exported.files.keys)?.file == nil)
  }

  @Test("is nothing for a file of another kind", arguments: ["a.json", "gift", "a.gift.old", ""])
  func unknown(path: String) {
    #expect(QuestionFormat(path: path, beginning: Array("::A:: {=b}".utf8)) == nil)
  }
}

extension QuestionFormat {
  /// Whether it has a row for each question.
  fileprivate var isTable: Bool { ["csv", "tsv", "json-lines", "xlsx", "ods"].contains(name) }
}
