// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Quizzes
import Testing

struct AnswerTableTests {
  private func table(_ text: String, _ cells: AnswerTable.Cells = .answers) -> AnswerTable {
    AnswerTable(Table.read(Array(text.utf8)), cells: cells)
  }

  private func lines(_ table: AnswerTable) -> [String] {
    table.entries.map { entry in
      let worth = [entry.points?.description, entry.credit?.description].map { $0 ?? "-" }
      return "\(entry.line) \(entry.student) \(entry.problem) \(entry.answer ?? "-") "
        + worth.joined(separator: " ")
    }
  }

  @Test(arguments: [";", ",", "\t"])
  func aWideTableHasAColumnForEachProblem(sign: String) {
    let text = "student;q1;q2\nada;b;no idea\n\nben;;\"6\"\n".replacing(";", with: sign)
    let table = table(text)
    #expect(
      lines(table) == ["2 ada q1 b - -", "2 ada q2 no idea - -", "4 ben q1  - -", "4 ben q2 6 - -"]
    )
    #expect(table.remarks.isEmpty)
  }

  @Test(
    arguments: [
      "student;question;answer;points", "Schüler;Frage;Antwort;Punkte",
      "élève;question;réponse;points", "alumno;pregunta;respuesta;puntos",
      "studente;domanda;risposta;punti", "aluno;pergunta;resposta;pontos",
      "leerling;vraag;antwoord;punten", "žák;otázka;odpověď;body", "ученик;вопрос;ответ;баллы",
    ]
  )
  func aLongTableHasARowForEachAnswerInNineLanguages(head: String) {
    let table = table("\(head)\nada;q1;b;1\nada;q2;x;0,5\nben;q1;;\n")
    #expect(lines(table) == ["2 ada q1 b 1 -", "3 ada q2 x 1/2 -", "4 ben q1  - -"])
    #expect(table.remarks.isEmpty)
  }

  @Test func sharesAreNumbersOfAllCountries() {
    let table = table("student;problem;credit\nada;p;0.5\nada;q;0,25\nada;r;2/3\nada;s;50 %\n")
    #expect(table.entries.map(\.credit?.description) == ["1/2", "1/4", "2/3", "1/2"])
    let wide = self.table("name;p;q\nada;1;0.5\nben;;x\n", .credits)
    #expect(lines(wide) == ["2 ada p - - 1", "2 ada q - - 1/2"])
    #expect(wide.remarks == [.noNumber("x", column: "q", line: 3)])
    #expect(self.table("name;p\nada;2\n", .points).entries.map(\.points) == [2])
  }

  @Test func whatIsNotUsedIsNamedWithItsLine() {
    let table = table(
      "student;question;answer;mood\nada;q1;b;fine\n;q1;b;\nben;;c;\ncy;q1;a;;more\n"
    )
    #expect(lines(table) == ["2 ada q1 b - -", "5 cy q1 a - -"])
    #expect(
      table.remarks == [
        .unusedColumn("mood", line: 1), .rowWithoutStudent(line: 3), .rowWithoutProblem(line: 4),
        .cellWithoutColumn("more", line: 5),
      ]
    )
    #expect(table.remarks.map(\.description).allSatisfy { $0.hasPrefix("line ") })
    let twice = self.table("student;q1;q1\nada;a;b\n")
    #expect(lines(twice) == ["2 ada q1 a - -"])
    #expect(twice.remarks == [.repeatedColumn("q1", line: 1)])
    #expect(self.table("a;b\n1;2\n").remarks == [.noStudents(headings: ["a", "b"])])
    // Points that are no number do not let the answer be judged instead.
    let number = self.table("student;question;answer;points\nada;q1;b;one\n")
    #expect(number.entries.isEmpty)
    #expect(number.remarks == [.noNumber("one", column: "points", line: 2)])
  }

  @Test func whateverIsInAFileItIsRead() {
    forEachSeed(0..<200) { generator in
      var text = ["student;", "student;question;answer;points\n", ""][generator.draw(below: 3)]
      for _ in 0..<generator.draw(below: 200) {
        text +=
          ["a", ";", "\n", "\"", "1", ",", "\t", "é", "\r", "=", "student"][
            generator.draw(below: 11)
          ]
      }
      for cells in AnswerTable.Cells.allCases {
        let table = table(text, cells)
        let lineCount = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .count
        try #require(table.entries.allSatisfy { (1...max(lineCount, 1)).contains($0.line) })
        try #require(table.entries.allSatisfy { !$0.student.isEmpty && !$0.problem.isEmpty })
      }
    }
  }

  // MARK: Spreadsheets

  @Test func spreadsheetsHaveTheSameCells() throws {
    let rows = [["student", "question", "answer"], ["ada", "q1", "b"], ["ben", "q1", ""]]
    let expected = ["2 ada q1 b - -", "3 ben q1  - -"]
    for files in [Self.xlsx(rows), Self.ods(rows)] {
      let table = try #require(Table.read(package: files))
      #expect(table.numbers == [1, 2, 3])
      #expect(lines(AnswerTable(table)) == expected)
    }
    #expect(Table.read(package: ["a": []]) == nil)
    #expect(Table.read(package: Self.ods(rows), sheet: "other") == nil)
  }

  private static func xlsx(_ rows: [[String]]) -> [String: [UInt8]] {
    let cells = rows.enumerated().map { index, row in
      let cells = row.enumerated().map { column, text in
        "<c r=\"\("ABC".map(String.init)[column])\(index + 1)\" t=\"inlineStr\">"
          + "<is><t>\(text)</t></is></c>"
      }
      return "<row r=\"\(index + 1)\">\(cells.joined())</row>"
    }
    return [
      "xl/workbook.xml": Array(
        """
        <workbook xmlns:r="r"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>
        """.utf8
      ),
      "xl/_rels/workbook.xml.rels": Array(
        """
        <Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>
        """.utf8
      ),
      "xl/worksheets/sheet1.xml": Array(
        "<worksheet><sheetData>\(cells.joined())</sheetData></worksheet>".utf8
      ),
    ]
  }

  private static func ods(_ rows: [[String]]) -> [String: [UInt8]] {
    let cells = rows.map { row in
      let cells = row.map { "<table:table-cell><text:p>\($0)</text:p></table:table-cell>" }
      return "<table:table-row>\(cells.joined())</table:table-row>"
    }
    let content = "<table:table table:name=\"S\">\(cells.joined())</table:table>"
    return [
      "META-INF/manifest.xml": [],
      "content.xml": Array("<office:document-content>\(content)</office:document-content>".utf8),
    ]
  }

  // MARK: Cells

  private func problems() throws -> [Problem] {
    [
      try Problem(
        id: "choice",
        prompt: "?",
        kind: .multipleChoice([
          .wrong("a", "a proton"), .correct("b", "an electron"), .wrong("c", "a neutron"),
        ])
      ),
      try Problem(
        id: "check",
        prompt: "?",
        kind: .checkAll([
          .correct("a", "iron"), .wrong("b", "sulfur"), .correct("c", "copper"),
          .wrong("d", "argon"),
        ])
      ),
      try Problem(id: "exact", prompt: "?", kind: .exactMatch(ExactMatcher("sulfur"))),
      try Problem(id: "order", prompt: "?", kind: .ordering(Self.order())),
      try Problem(id: "pairs", prompt: "?", kind: .matching(Self.pairs())),
      try Problem(id: "truth", prompt: "Is it?", kind: .trueFalse(true)),
      try Problem(
        id: "gaps",
        prompt: "?",
        kind: .cloze(
          ClozeTask(
            "[[1]] [[2]]",
            gaps: [
              ClozeTask.Gap("1", .exactMatch(ExactMatcher("oxygen"))),
              ClozeTask.Gap("2", .multipleChoice([.correct("x", "two"), .wrong("y", "three")])),
            ]
          )
        )
      ),
    ]
  }

  @Test(
    arguments: [
      ("choice", "b", .choice("b")), ("choice", "B", .choice("b")), ("choice", "2", .choice("b")),
      ("choice", "an electron", .choice("b")), ("choice", "An Electron", .choice("b")),
      ("choice", "z", nil), ("choice", "", nil), ("choice", " ", nil),
      ("check", "a, c", .choices(["a", "c"])), ("check", "ac", .choices(["a", "c"])),
      ("check", "1;3", .choices(["a", "c"])), ("check", "a c", .choices(["a", "c"])),
      ("check", "a", .choices(["a"])), ("check", "az", nil), ("check", ",", nil),
      ("exact", "Sulfur ", .text("Sulfur")), ("truth", "richtig", .choice("true")),
      ("truth", "0", .choice("false")), ("truth", "faux", .choice("false")),
      ("order", "bca", .order(["second", "third", "first"])),
      ("order", "leaf, seed, fruit", .order(["second", "first", "third"])),
      ("order", "2 x 1", nil),
      ("pairs", "1=a 2=b", .pairs(["na": "one", "k": "two"])),
      ("pairs", "sodium = 19; potassium = 11", .pairs(["na": "two", "k": "one"])),
      ("pairs", "1=a 1=b", nil), ("pairs", "1=?", nil), ("pairs", "b", nil),
      ("gaps", "oxygen | two", .gaps(["1": "oxygen", "2": "x"])),
      ("gaps", "|y", .gaps(["2": "y"])), ("gaps", "a|b|c", nil), ("gaps", "a|q", nil),
    ] as [(Problem.ID, String, QuizResponse?)]
  )
  func aCellIsReadAsAResponse(problem: Problem.ID, cell: String, response: QuizResponse?) throws {
    let problem = try #require(try problems().first { $0.id == problem })
    #expect(QuizResponse(cell: cell, to: problem) == response)
  }

  private static func order() -> OrderingTask {
    OrderingTask([
      Problem.Item("first", "seed"), Problem.Item("second", "leaf"), Problem.Item("third", "fruit"),
    ])
  }

  private static func pairs() -> MatchingTask {
    MatchingTask(
      [Problem.Item("na", "sodium"), Problem.Item("k", "potassium")],
      with: [Problem.Item("one", "11"), Problem.Item("two", "19")],
      pairs: ["na": "one", "k": "two"]
    )
  }

  /// The key of every kind that a cell can hold is read back from its identifiers.
  @Test func identifiersOfTheKeyAreReadBack() throws {
    for problem in try problems() {
      guard let key = problem.correctAnswer else { continue }
      let cell: String
      switch key {
      case .choice(let pick): cell = pick.rawValue
      case .choices(let picks): cell = picks.map(\.rawValue).joined(separator: ",")
      case .text(let text): cell = text
      case .order(let items): cell = items.map(\.rawValue).joined(separator: ",")
      case .pairs(let pairs):
        cell = pairs.map { "\($0.key.rawValue)=\($0.value.rawValue)" }.joined(separator: ";")
      case .gaps(let gaps):
        guard case .cloze(let task) = problem.kind else { continue }
        cell = task.gaps.map { gaps[$0.id] ?? "" }.joined(separator: "|")
      }
      let response = QuizResponse(cell: cell, to: problem)
      if case .choices(let picks) = key, case .choices(let read)? = response {
        #expect(Set(picks) == Set(read))
      } else {
        #expect(response == key, "\(problem.id)")
      }
    }
  }
}
