// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

@Suite struct SpreadsheetTests {
  static let formats: [any PackageFormat.Type] = [XLSX.self, ODS.self]

  /// A workbook as Excel writes one, with a sheet of these rows.
  static func workbook(
    _ rows: String,
    shared: String = "",
    merged: String = "",
    extra: [String: String] = [:]
  )
    -> [String: [UInt8]]
  {
    var files = [
      "xl/workbook.xml": """
      <workbook xmlns:r="r"><sheets><sheet name="List" sheetId="1" r:id="rId7"/><sheet name="Other" sheetId="2" r:id="rId8"/></sheets></workbook>
      """,
      "xl/_rels/workbook.xml.rels": """
      <Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/><Relationship Id="rId8" Target="/xl/worksheets/sheet1.xml"/></Relationships>
      """,
      "xl/worksheets/sheet3.xml": "<worksheet><sheetData>\(rows)</sheetData>\(merged)</worksheet>",
      "xl/worksheets/sheet1.xml": """
      <worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Frage</t></is></c><c r="B1" t="inlineStr"><is><t>Antwort</t></is></c></row>\
      <row r="2"><c r="A2" t="inlineStr"><is><t>Hund</t></is></c><c r="B2" t="inlineStr"><is><t>dog</t></is></c></row></sheetData></worksheet>
      """,
      "xl/sharedStrings.xml": "<sst>\(shared)</sst>",
      "xl/styles.xml": """
      <styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.0&quot; km&quot;"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs>
      <cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="9"/><xf numFmtId="2"/><xf numFmtId="20"/><xf numFmtId="165"/><xf numFmtId="22"/></cellXfs></styleSheet>
      """,
    ]
    files.merge(extra) { $1 }
    return files.mapValues { Array($0.utf8) }
  }

  private static let head = """
    <row r="1"><c r="A1" t="s"><v>0</v></c></row>\
    <row r="3"><c r="A3" t="s"><v>1</v></c><c r="B3" t="s"><v>2</v></c><c r="C3" t="str"><v>Set</v></c></row>
    """
  private static let shared =
    "<si><t>My list</t></si><si><r><t>Ques</t></r><r><t>tion</t></r><rPh><t>odd</t></rPh></si><si><t>Answer</t></si><si><t xml:space=\"preserve\">a &amp; b_x000D_\nc</t></si>"

  @Test(arguments: [
    ("<c r=\"B4\" t=\"s\"><v>3</v></c>", "a & b\nc"),
    ("<c r=\"B4\"><v>0.30000000000000004</v></c>", "0.3"),
    ("<c r=\"B4\" s=\"1\"><v>45413</v></c>", "2024-05-01"),
    ("<c r=\"B4\" s=\"1\"><v>1</v></c>", "1900-01-01"),
    ("<c r=\"B4\" s=\"2\"><v>0.25</v></c>", "25%"), ("<c r=\"B4\" s=\"3\"><v>3.1</v></c>", "3.10"),
    ("<c r=\"B4\" s=\"4\"><v>0.604166666666667</v></c>", "14:30"),
    ("<c r=\"B4\" s=\"5\"><v>-0.04</v></c>", "0.0"),
    ("<c r=\"B4\" s=\"6\"><v>45413.5</v></c>", "2024-05-01 12:00"),
    ("<c r=\"B4\" t=\"b\"><v>1</v></c>", "TRUE"),
    ("<c t=\"inlineStr\"><is><t>x</t></is></c>", "x"),
    ("<c r=\"B4\" t=\"str\"><f>1+1</f><v>2</v></c>", "2"),
    ("<c r=\"B4\"><v>1989</v></c>", "1989"), ("<c r=\"B4\"><v>1E+20</v></c>", "1E+20"),
  ]) func aCellIsReadAsItShows(cell: String, answer: String) throws {
    let rows =
      Self.head + "<row r=\"4\"><c r=\"A4\" t=\"inlineStr\"><is><t>Q</t></is></c>\(cell)</row>"
    let package = XLSX.read(package: Self.workbook(rows, shared: Self.shared))
    guard case .written(let answers, _)? = package.questions.first?.task else { return }
    #expect(answers.map(\.text.source) == [answer])
  }

  @Test func aNamedSheetIsReadAndOthersAreTold() throws {
    let rows =
      Self.head + "<row r=\"4\"><c r=\"A4\" t=\"s\"><v>3</v></c><c r=\"B4\"><v>2</v></c></row>"
    let files = Self.workbook(rows, shared: Self.shared, extra: ["xl/media/image1.png": "x"])
    let first = XLSX.read(package: files)
    #expect(first.questions.map(\.text.source) == ["a & b\nc"])
    #expect(
      Set(first.diagnostics.map(\.code)) == [.sheetLeftOut, .passedOver, .noIdentifiers]
    )
    #expect(first.diagnostics.filter { $0.code == .sheetLeftOut }.count == 2)
    let options = try #require(TableOptions(sheet: "Other"))
    let other = XLSX.read(package: files, options: options)
    #expect(other.questions.map(\.text.source) == ["Hund"])
    // Who names a sheet knows that there are others, but not of the image.
    #expect(other.diagnostics.filter { $0.code == .sheetLeftOut }.count == 1)
    let none = try #require(TableOptions(sheet: "Missing"))
    #expect(
      XLSX.read(package: files, options: none).diagnostics.contains { $0.code == .missingMember }
    )
  }

  @Test(arguments: ["xlsx", "ods"]) func titleAndLanguageOfABankComeBack(name: String) throws {
    let package = try #require(QuestionFormat(name: name)?.package)
    let problem = try Problem(id: "p", prompt: "Sûr ?", kind: .trueFalse(true))
    func bank(_ title: String, _ language: String?) throws -> ProblemBank {
      try ProblemBank(
        id: "b",
        title: title,
        language: language,
        sets: [ProblemSet(id: "s", title: "s", problems: [problem])]
      )
    }
    for (title, language) in [("Été & <hiver>", "fr-CA"), ("B", nil)] {
      let read = package.read(package: package.write(try bank(title, language)).files)
      #expect(read.title == title)
      #expect(read.bank(id: "b").bank?.language == language)
    }
    // Words over the columns that are not English say it first.
    let rows = [["Frage", "Antwort"], ["Hund?", "Wau"]]
    let files = XLSX.files(of: rows, title: "x", properties: "<dc:language>en-US</dc:language>")
    #expect(XLSX.read(package: files).language == .german)
    let hostile = XLSX.files(
      of: rows,
      title: "x",
      properties: "<dc:title><b/> </dc:title><dc:language>"
    )
    #expect(XLSX.read(package: hostile).title == nil)
  }

  @Test func aDiagnosticNamesTheRowOfTheSheet() throws {
    let rows = Self.head + "<row r=\"9\"><c r=\"A9\" t=\"s\"><v>3</v></c></row>"
    let told = XLSX.read(package: Self.workbook(rows, shared: Self.shared)).diagnostics
    let row = try #require(told.first { $0.code == .incompleteRow })
    #expect(row.line == 9)
    #expect(row.path == "List")
  }

  @Test func mergedCellsGiveTheirTextToEachRow() throws {
    let rows =
      Self.head
      + (4...6).map { row in
        let set = row == 4 ? "<c r=\"C4\" t=\"str\"><v>Zoo</v></c>" : ""
        return
          "<row r=\"\(row)\"><c r=\"A\(row)\"><v>\(row)</v></c><c r=\"B\(row)\"><v>1</v></c>\(set)</row>"
      }.joined()
    let merged =
      "<mergeCells><mergeCell ref=\"A1:C1\"/><mergeCell ref=\"C4:C5\"/><mergeCell ref=\"A1:XFD1048576\"/></mergeCells>"
    let bank = XLSX.read(package: Self.workbook(rows, shared: Self.shared, merged: merged)).bank(
      id: "b"
    ).bank
    #expect(bank?.allSets.map(\.id) == ["Zoo", "questions"])
    #expect(bank?.allSets.map(\.problems.count) == [2, 1])
  }

  @Test func aSheetOfLibreOfficeIsRead() {
    let content = """
      <office:document-content><office:body><office:spreadsheet><table:table table:name="Liste">\
      <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>\
      <table:table-row><table:table-cell><text:p>Frage</text:p></table:table-cell><table:table-cell><text:p>Antwort</text:p></table:table-cell></table:table-row>\
      <table:table-row><table:table-cell><office:annotation><text:p>psst</text:p></office:annotation><text:p>Zwei<text:s text:c="2"/>mal</text:p><text:p>drei</text:p></table:table-cell>\
      <table:table-cell office:value-type="float" office:value="6.5"><text:p>6,5</text:p></table:table-cell></table:table-row>\
      <table:table-row table:number-rows-repeated="1048572"><table:table-cell/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>
      """
    let files = ["content.xml": Array(content.utf8), "META-INF/manifest.xml": []]
    let package = ODS.read(package: files)
    #expect(package.questions.map(\.text.source) == ["Zwei  mal\ndrei"])
    guard case .written(let answers, _)? = package.questions.first?.task else { return }
    #expect(answers.map(\.text.source) == ["6.5"])
    #expect(package.diagnostics.contains { $0.code == .sheetLeftOut })
    #expect(QuestionFormat(packageWith: files.keys)?.name == "ods")
  }

  @Test(arguments: [0, 1]) func aChangedRowIsWrittenInItsPlace(index: Int) throws {
    let format = Self.formats[index]
    let items = TSV.read(Array("question\tanswer\ttags\nHund\tdog\tzoo\nKuh\tcow\tfarm\n".utf8))
      .items.map(\.content)
    let package = format.read(package: format.write(items, title: "T: [x]", language: nil).files)
    let place = try #require(package.items.lastIndex { $0.question != nil })
    var question = try #require(package.items[place].question)
    question.text.source = "Die Kuh <&>"
    let changed = package.write(replacing: [place: question])
    #expect(changed.losses == [])
    let again = format.read(package: changed.files)
    #expect(again.questions.map(\.text.source) == ["Hund", "Die Kuh <&>"])
    #expect(again.questions.map(\.tags) == [["zoo"], ["farm"]])
  }

  /// Problems of every kind, with whatever signs, come back from a table as they were.
  @Test func banksComeBackFromEveryTable() {
    forEachSeed(0..<25) { generator in
      let bank = try generator.bank()
      for format in [CSV.self, TSV.self, JSONLines.self] as [any ExchangeFormat.Type] {
        let exported = format.write(bank)
        let again = format.read(exported.bytes).bank(id: "b", title: bank.title, language: "en")
        // A list in text has no place for the title.
        try #require(exported.losses.filter { $0.part != .title } == [], "\(format)")
        try #require(
          again.bank == bank,
          "\(format) \(String(decoding: exported.bytes, as: UTF8.self)) \(again.diagnostics)"
        )
      }
      for format in Self.formats {
        let exported = format.write(bank)
        try #require(exported.losses == [], "\(format)")
        let again = format.read(package: exported.files).bank(
          id: "b",
          title: bank.title,
          language: "en"
        )
        try #require(again.bank == bank, "\(format) \(again.diagnostics)")
      }
    }
  }

  @Test func hostileSheetsAreRead() {
    let rows =
      Self.head
      + "<row r=\"4\"><c r=\"A4\" t=\"s\"><v>3</v></c><c r=\"B4\" s=\"1\"><v>2</v></c></row>"
    let whole = Self.workbook(
      rows,
      shared: Self.shared,
      merged: "<mergeCells><mergeCell ref=\"A1:C9\"/></mergeCells>"
    )
    let sheet = ODS.write(
      TSV.read(Array("question\tanswer\na\tb\n".utf8)).items.map(\.content),
      title: "x",
      language: nil
    ).files
    forEachSeed(0..<200) { generator in
      var files = whole
      for path in files.keys.sorted() where generator.draw(below: 3) == 0 {
        files[path] = generator.damaged(files[path] ?? [])
      }
      _ = XLSX.read(package: files).bank(id: "b")
      var other = sheet
      other["content.xml"] = generator.damaged(other["content.xml"] ?? [])
      _ = ODS.read(package: other).bank(id: "b")
    }
  }
}
