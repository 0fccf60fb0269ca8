// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

struct RichTextTableTests {
  typealias Table = RichText.Table

  @Test(arguments: [
    (
      "| ion | charge |\n|---|---|\n| Na | 1 |",
      [RichText.Run.table(Table(header: ["ion", "charge"], rows: [["Na", "1"]]))]
    ),
    ("|---|---|\n|a|b|", [.table(Table(rows: [["a", "b"]]))]),
    ("| a |\n| :--- |", [.table(Table(header: ["a"], rows: []))]),
    (
      "So:\n| a |\n|---|\n| b |\nand *c*",
      [
        .text("So:"), .table(Table(header: ["a"], rows: [["b"]])), .text("and "), .emphasis("c"),
      ]
    ),
    (
      "| a |\n|---|\n| b |\n| c |\n|---|\n| d |\r\n|---|\n| e |",
      [
        .table(Table(header: ["a"], rows: [["b"]])), .table(Table(header: ["c"], rows: [])),
        .table(Table(header: ["d"], rows: [["e"]])),
      ]
    ),
    ("|---|\n| |\n| a | b |", [.table(Table(rows: [[""], ["a", "b"]]))]),
    (
      #"|---|"# + "\n" + #"| a\|b | $|x|$ | *c* | \$ |"#,
      [
        .table(
          Table(rows: [
            ["a|b", RichText(markup: "$|x|$"), RichText(markup: "*c*"), "$"]
          ])
        )
      ]
    ),
    // These are no tables.
    ("a | b\n|---|", [.text("a | b\n|---|")]), ("| a |\n| b |", [.text("| a |\n| b |")]),
    ("|--|\n| a |", [.text("|--|\n| a |")]), (#"\| a |"# + "\n|---|", [.text("| a |\n|---|")]),
    ("|---|", [.text("|---|")]), (#"|---\|"#, [.text("|---|")]), ("---\n| a", [.text("---\n| a")]),
  ]) func linesBetweenBarsAreATable(markup: String, runs: [RichText.Run]) {
    #expect(RichText(markup: markup).runs == runs)
  }

  @Test func plainTextHasNoTables() {
    let text: RichText = "| a |\n|---|\n| b |"
    #expect(text.runs == [.text(text.source)])
  }

  @Test func aTableIsReadAsLines() {
    let text = RichText(
      markup: "Ions:\n| ion | $q$ |\n|---|---|\n| Na | ![one](1.png) |\n| | |\nOk?"
    )
    #expect(text.plainText == "Ions:\nion | q\nNa | one\n | \nOk?")
    #expect(
      text.lineRuns == [
        .text("Ions:\n"), .emphasis("ion"), .text(" | "), .formula("q"), .text("\nNa | "),
        .image(reference: "1.png", alternative: "one"), .text("\n | \nOk?"),
      ]
    )
    #expect(RichText(markup: "a *b*").lineRuns == RichText(markup: "a *b*").runs)
  }

  @Test func aGapMayStandInATable() {
    let task = ClozeTask(
      RichText(markup: "| ion | charge |\n|---|---|\n| Na | [[1]] |"),
      gaps: [ClozeTask.Gap("1", .exactMatch(ExactMatcher("1+")))]
    )
    #expect(
      task.segments == [
        .run(.emphasis("ion")), .run(.text(" | ")), .run(.emphasis("charge")),
        .run(.text("\nNa | ")), .gap("1"),
      ]
    )
    #expect(task.faults.isEmpty)
  }

  @Test func aTableInJSONIsMarkup() throws {
    try expectJSON(
      RichText(markup: "| a |\n|---|\n| b |"),
      #"{"markup":"| a |\n|---|\n| b |"}"#
    )
  }

  /// Cells of any signs come back from markup, each in its place.
  @Test func whateverStandsInACellComesBack() {
    let pieces = [
      "a", "|", "\\", "$", "*", "!", "-", "---", "[", "]", "(x)", "\n", " ", ":", "ü", "| b |",
      "![",
    ]
    forEachSeed(0..<500) { generator in
      func text() -> String {
        let text = (0..<generator.draw(below: 5)).compactMap { _ in
          generator.drawElement(of: pieces)
        }.joined()
        return text.isEmpty ? "" : "x\(text)x"
      }
      func cell() -> RichText {
        switch generator.draw(below: 4) {
        case 0:
          RichText(of: [
            .text(text()), .emphasis("x\(text().filter { !$0.isNewline })x"), .formula("|a|_b"),
          ])
        case 1: RichText(markup: "*x* \(text().filter { !"*$!\\".contains($0) })y")
        default: RichText(text())
        }
      }
      let width = 1 + generator.draw(below: 3)
      let rows = (0..<1 + generator.draw(below: 3)).map { _ in (0..<width).map { _ in cell() } }
      let header = generator.draw(below: 2) == 0 ? (0..<width).map { _ in cell() } : nil
      let table = Table(header: header, rows: rows)
      let (before, after) = (text(), text())
      let runs = RichText(
        markup: RichText.markup(of: [
          .text(before), .table(table), .table(table), .text(after),
        ])
      ).runs
      let tables = runs.compactMap { if case .table(let table) = $0 { table } else { nil } }
      try #require(tables.count == 2)
      for read in tables {
        try #require((read.header != nil) == (header != nil))
        let cells = ((read.header.map { [$0] } ?? []) + read.rows).map { $0.map(\.plainText) }
        let wanted = ((header.map { [$0] } ?? []) + rows).map { $0.map(\.plainText) }
        try #require(cells == wanted, "\(table.markup)")
      }
      let texts = runs.compactMap { if case .text(let text) = $0 { text } else { nil } }
      try #require(texts == [before, after].filter { !$0.isEmpty })
    }
  }

  /// Lines between bars within text and emphasis stay what they are.
  @Test(arguments: [
    [RichText.Run.text("| a |\n|---|\n| b |")], [.emphasis("x\n| a |\n|---|\n| b |")],
    [.text("x\n"), .emphasis("y"), .text("\n|---|\n| b |")],
    [.image(reference: "r\n|---|\n| a |", alternative: "x\n| a |\n|---|\n|")],
  ]) func writtenTextMakesNoTable(runs: [RichText.Run]) {
    #expect(RichText(markup: RichText.markup(of: runs)).runs == runs)
  }

  @Test(arguments: ["|", "|---|\n", "| a |\n", "| a |\n|---|\n", "|$", "$|", "\\|", "| |\n|--"])
  func longHostileTablesAreReadInOnePass(part: String) {
    let text = RichText(markup: String(repeating: part, count: 20_000) + "|---|\n|a|")
    #expect(!text.runs.isEmpty)
    #expect(!text.lineRuns.isEmpty)
  }
}
