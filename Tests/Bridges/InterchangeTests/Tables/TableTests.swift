// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

@testable import Interchange

@Suite struct TableTests {
  /// Each column that is written is read by its name.
  @Test(arguments: TablePart.written) func aColumnIsReadByItsName(part: TablePart) {
    #expect(TableHeading(part.rawValue)?.parts.first == part)
  }

  private func answers(_ question: Question) -> [String] {
    switch question.task {
    case .written(let answers, _), .choices(let answers, _, _), .numbers(let answers):
      answers.map(\.text.source)
    default: []
    }
  }

  @Test(arguments: [
    ("check-all", "checkAll"), ("single-choice", "multipleChoice"), ("Short-Answer", "exactMatch"),
    ("true-false", "trueFalse"), ("open-response", "openResponse"),
    ("single choice", "multipleChoice"),
  ])
  func kindsAreKnownByTheirNames(name: String, kind: String) {
    #expect(TableHeading.kind(name) == kind)
  }

  /// The wrong options in the plural, in each of the nine languages.
  @Test(arguments: [
    "wrong answers", "falsche Antworten", "fausses réponses", "respuestas incorrectas",
    "risposte sbagliate", "risposte errate", "respostas erradas", "foute antwoorden",
    "špatné odpovědi", "nesprávné odpovědi", "неверные ответы", "неправильные ответы",
  ])
  func pluralsOfHeadingsAreRead(heading: String) {
    #expect(TableHeading(heading)?.parts == [.wrong])
  }

  /// Quotes that are not doubled within others lose nothing, and take no other cell with them.
  @Test(arguments: [
    (#""a "b" c",d"#, [#"a "b" c"#, "d"], true), (#""abc" x,d"#, [#""abc" x"#, "d"], true),
    (#""abc" x,"d""#, [#""abc" x"#, "d"], true), (#""a, b" c,d"#, [#""a, b" c"#, "d"], true),
    (#""a" ,d"#, ["a ", "d"], false), (#""a ""b"" c",d"#, [#"a "b" c"#, "d"], false),
  ])
  func quotesWithinQuotesAreKept(line: String, cells: [String], isNamed: Bool) {
    let table = Table.read(Array("\(line)\ne,f\n".utf8), delimiter: ",")
    #expect(table.rows == [cells, ["e", "f"]])
    #expect(!table.remarks.isEmpty == isNamed)
  }

  /// A quote within a cell is a sign like others, but may stand around the rest of the first row
  /// for all that is known; and an empty cell alone in the first row says nothing.
  @Test(arguments: ["a|b|c,d\"e\nx|y,z\",,,\n|", "\"\"\nAnswer;&c\n:\"t;&c\n"])
  func theSignIsFoundInStretchesAsInTheWholeFile(file: String) {
    let bytes = Array(file.utf8)
    let whole = CSV.read(bytes)
    for end in bytes.indices {
      var stream = CSV.reading()
      let items =
        stream.read(Array(bytes[..<end])).items + stream.finish(Array(bytes[end...])).items
      #expect(items == whole.items)
    }
  }

  @Test(arguments: [
    ("a,b\n1,2\n", ",", [["a", "b"], ["1", "2"]]),
    ("a;b,c\n1;2\n", ";", [["a", "b,c"], ["1", "2"]]),
    ("a\tb\r\n\r\n1\t2", "\t", [["a", "b"], ["1", "2"]]),
    ("a|b\r1|2\r", "|", [["a", "b"], ["1", "2"]]),
    ("\"a;a\",b\n\"1\"\"2\",\"3\n4\"x", ",", [["a;a", "b"], ["1\"2", "\"3\n4\"x"]]),
    ("one\ntwo", ",", [["one"], ["two"]]),
    ("A title\na;b,c\n", ";", [["A title"], ["a", "b,c"]]),
    ("\n\r\na;b\n1,5;2\n", ";", [["a", "b"], ["1,5", "2"]]),
    ("a,\"b\nc,d\n", ",", [["a", "\"b"], ["c", "d"]]),
    ("", ",", []),
  ]) func theSignBetweenCellsIsFound(text: String, sign: String, rows: [[String]]) {
    let table = Table.read(Array(text.utf8))
    #expect(table.delimiter == Character(sign))
    #expect(table.rows == rows)
  }

  @Test func aGivenSignIsTaken() {
    #expect(Table.read(Array("a,b;c".utf8), delimiter: ";").rows == [["a,b", "c"]])
  }

  @Test(arguments: [
    ("Deutsch,English\nHund,dog\n", "Hund", ["dog"]),
    ("answer,question\ndog,Hund\n", "Hund", ["dog"]),
    ("Frage;Antwort;Auch richtig\nHund;dog;hound|doggy\n", "Hund", ["dog", "hound", "doggy"]),
    ("term,definition,wrong\nHund,dog,cat| cow\n", "Hund", ["dog", "cat", "cow"]),
    ("Q,A\nHund,dog\n", "Hund", ["dog"]),
    ("Pregunta;Respuestas\nHund;dog\n", "Hund", ["dog"]),
    ("Вопрос;Ответ\nHund;dog\n", "Hund", ["dog"]),
    ("Otázka;Odpověď;Špatná odpověď\nHund;dog;cat\n", "Hund", ["dog", "cat"]),
    ("Vraag;Juiste antwoord\nHund;dog\n", "Hund", ["dog"]),
    ("questionText,correctAnswer\nHund,dog\n", "Hund", ["dog"]),
  ]) func columnsAreFoundByTheirNames(text: String, prompt: String, expected: [String]) throws {
    let question = try #require(CSV.read(Array(text.utf8)).questions.first)
    #expect(question.text.source == prompt)
    #expect(answers(question) == expected)
  }

  @Test func aRowGivesFeedbackTagsAndNumber() {
    let file =
      "question,answer,explanation,tags,id\nHund,dog,An animal,pets home,7\nKuh,cow,,farm life|,\n"
    let questions = CSV.read(Array(file.utf8)).questions
    #expect(questions[0].generalFeedback?.source == "An animal")
    #expect(questions.map(\.tags) == [["pets", "home"], ["farm life"]])
    #expect(questions.map(\.idNumber) == ["7", nil])
  }

  @Test(arguments: [
    (
      "Frage;falsch\nHund;cat\nKuh;cat\n", [Diagnostic.Code.missingMember],
      "“answer” is missing in “Frage, falsch”"
    ),
    ("wrong,answer\ncat,dog\n", [.missingMember], "“question” is missing"),
    ("Fragen,Antworten\nHund,dog\n", [.noIdentifiers], "id"),
    ("questions;answers;ids\nHund;dog;7\n", [], ""),
    ("Frage;Antwort;Punkte;id\nHund;dog;2;7\n", [], ""),
    ("Wort,word\nTier,animal\n", [.columnsWithoutNames], "Wort, word"),
    ("Hund,dog\nKuh,cow\n", [.columnsWithoutNames], "--columns question=1,answer=2"),
    ("Kanji,Reading,Meaning\n山,yama,mountain\n", [.columnsWithoutNames], "Kanji"),
  ])
  func theFirstRowSaysWhichColumnsCount(text: String, codes: [Diagnostic.Code], part: String) {
    let diagnostics = CSV.read(Array(text.utf8)).diagnostics
    #expect(diagnostics.map(\.code) == codes)
    #expect(diagnostics.map(\.line) == codes.map { _ in 1 })
    #expect(part.isEmpty || diagnostics[0].sentence(in: .english).contains(part))
  }

  @Test(arguments: [";;;;\n", " ; ;\n", ";\n\n;;\n"])
  func anEmptyRowOfASpreadsheetIsNone(blank: String) {
    let imported = CSV.read(Array("Frage;Antwort\nHund;dog\n\(blank)Kuh;cow\n\(blank)".utf8))
    #expect(imported.diagnostics.map(\.code) == [.noIdentifiers])
    #expect(imported.questions.map(\.text.source) == ["Hund", "Kuh"])
  }

  @Test(arguments: [
    ("question,answer\nSea,North|Baltic\n", 1), ("question,answer\nSea,North / Baltic\n", 1),
    ("question,answer\nSea,North; Baltic\n", 1), ("question,answer\nSpeed,km/h\n", 0),
    ("question,answer\nWay,street/road\n", 1), ("question,answer\nPart,100/200\n", 0),
    ("question,answer,alternatives\nSea,North|Baltic,\n", 0),
    ("question,answer,wrong\nSea,North|Baltic,Dead\n", 0),
  ])
  func anAnswerThatLooksLikeSeveralHasAHint(text: String, count: Int) {
    let diagnostics = CSV.read(Array(text.utf8)).diagnostics.filter { $0.code != .noIdentifiers }
    #expect(diagnostics.map(\.code) == Array(repeating: .severalAnswers, count: count))
  }

  @Test func aListOfAnswersInJSONHasAHint() {
    let text = #"{"question":"Sea","answer":["North","Baltic"]}"#
    #expect(JSONLines.read(Array(text.utf8)).diagnostics.map(\.code) == [.severalAnswers])
  }

  @Test func theCardsOfADeckHaveNone() {
    let diagnostics = AnkiText.read(Array("Sea\tNorth; Baltic\n".utf8)).diagnostics
    #expect(diagnostics.map(\.code) == [.fieldsWithoutNames])
  }

  @Test func aRowWithoutAnAnswerIsNamed() {
    let imported = TSV.read(Array("question\tanswer\nHund\t\nKuh\tcow\n".utf8))
    #expect(imported.diagnostics.map(\.code) == [.noIdentifiers, .incompleteRow])
    #expect(imported.diagnostics.map(\.line) == [1, 2])
    #expect(imported.questions.count == 1)
  }

  @Test(arguments: [
    ("#separator:Comma\nHund,dog,x\n", ["dog"], []),
    ("#separator:Semicolon\n#tags column:3\nHund;dog;a b\n", ["dog"], ["a", "b"]),
    ("#separator:pipe\n#columns:Front|Back|Tags\nHund|dog|a\n", ["dog"], ["a"]),
    ("#separator:comma\n#columns:Back,Front,X\n#tags column:3\ndog,Hund,a\n", ["dog"], ["a"]),
    ("#tags column:\(Int.min)\nHund\tdog\n", ["dog"], []),
    ("#tags column:\(Int.max)\nHund\tdog\n", ["dog"], []),
    ("#separator:space\nHund dog\n", ["dog"], []),
    ("#separator:Colon\n#html:true\n#odd\n#columns:a:b\nHund:dog\n", ["dog"], []),
    ("#separator:;\nHund;dog\n", ["dog"], []),
    ("#separator:\\t\nHund\tdog\n", ["dog"], []),
    ("Hund\tdog\n", ["dog"], []),
  ]) func theHeadOfAnAnkiFileIsFollowed(file: String, expected: [String], tags: [String]) throws {
    let question = try #require(AnkiText.read(Array(file.utf8)).questions.first)
    #expect(question.text.source == "Hund")
    #expect(answers(question) == expected)
    #expect(question.tags == tags)
  }

  /// With all that Anki can export, the fields of a card stand behind what it knows of the card.
  @Test(arguments: [
    (
      "#guid column:1\n#notetype column:2\n#deck column:3\n#tags column:6\nk8[x\tBasic\tZoo\tHund\tdog\ta b\n",
      "k8[x", ["a", "b"], []
    ),
    ("#tags column:1\n#guid column:2\na\tg\tHund\tdog\n", "g", ["a"], []),
    ("#columns:X\tFront\tBack\n#deck column:1\nZoo\tHund\tdog\n", nil, [], []),
    ("#deck column:2\nHund\tZoo\tdog\n", nil, [], []),
    ("#separator:tab\n#deck:Zoo\n#notetype:Basic\n#Tags:a\nHund\tdog\n", nil, ["a"], [3]),
  ]) func theColumnsOfAnAnkiFileThatAreNoFieldsAreKnown(
    file: String,
    id: String?,
    tags: [String],
    lines: [Int]
  ) throws {
    let imported = AnkiText.read(Array(file.utf8))
    let question = try #require(imported.questions.first)
    #expect(question.text.source == "Hund")
    #expect(answers(question) == ["dog"])
    #expect(question.idNumber == id)
    #expect(question.tags == tags)
    let passed = imported.diagnostics.filter { $0.code != .fieldsWithoutNames }
    #expect(passed.map(\.code) == lines.map { _ in .passedOver })
    #expect(passed.map(\.line) == lines)
  }

  @Test(arguments: [
    ("#html:true\n", "H<sub>2</sub>O", "R&D", "html", "H₂O", "H<sub>2</sub>O\tR&amp;D\twater"),
    ("#html:false\n", "a < b", "R&D", "plain", "a < b", "a < b\tR&D\twater"),
    ("", "a < b", "R&D", "plain", "a < b", "a < b\tR&D\twater"),
  ]) func cardsWithTagsAreReadAndWrittenAsSuch(
    head: String,
    front: String,
    back: String,
    format: String,
    prompt: String,
    written: String
  ) throws {
    let imported = AnkiText.read(Array("\(head)#tags column:3\n\(front)\tx\n".utf8))
    #expect(imported.questions.first?.text.format == format)
    let bank = try #require(imported.bank(id: "cards", title: "Cards").bank)
    #expect(bank.sets.first?.problems.first?.prompt.plainText.contains(prompt) == true)
    var question = try #require(imported.questions.first)
    question.task = .written(
      [Question.Answer(Question.Text(back, format: "plain"), fraction: 1)],
      ignoresCase: true
    )
    question.tags = ["water"]
    let bytes = imported.write(replacing: [0: question]).bytes
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\n\(written)\n"))
  }

  /// A row that is written anew has no cells up to a column that no deck has.
  @Test func aColumnThatNoDeckHasIsNotWritten() throws {
    let imported = AnkiText.read(Array("#tags column:1000000000\nHund\tdog\n".utf8))
    var question = try #require(imported.questions.first)
    question.tags = ["a"]
    let written = imported.write(replacing: [0: question])
    #expect(String(decoding: written.bytes, as: UTF8.self).hasSuffix("\nHund\tdog\n"))
  }

  @Test func valuesOfJSONAreTextsNumbersAndLists() {
    let file = #"""
      {"question":"Two?","answer":2,"tags":["a","b"]}
      {"question":"Half?","answer":0.5,"alternatives":["1/2",".5"],"id":null}
      {"question":"None?"}
      [1]
      """#
    let imported = JSONLines.read(Array(file.utf8))
    #expect(imported.questions.map(answers) == [["2"], ["0.5", "1/2", ".5"]])
    #expect(imported.questions[0].tags == ["a", "b"])
    #expect(imported.diagnostics.map(\.code) == [.incompleteRow, .malformedJSON])
    #expect(imported.diagnostics.map(\.line) == [3, 4])
  }

  /// Cells of a table are no elements, and elements are no cells.
  @Test func whatOnlyOneFormatKnowsIsLostInOthersAndSaid() throws {
    let table = "question,answer,page\nHund,dog,<17>\n"
    let row = try #require(CSV.read(Array(table.utf8)).items.first?.content)
    let xml = MoodleXML.write([row])
    #expect(xml.losses.map(\.part).contains(.remainder))
    #expect(!String(decoding: xml.bytes, as: UTF8.self).contains("17"))
    let quiz = """
      <quiz><question type="shortanswer"><name><text>n</text></name><questiontext><text>Hund</text></questiontext>
      <answer fraction="100"><text>dog</text></answer><odd>7</odd></question></quiz>
      """
    let question = try #require(MoodleXML.read(Array(quiz.utf8)).items.first?.content)
    for format in [CSV.self, AnkiText.self, JSONLines.self, GIFT.self] as [any ExchangeFormat.Type]
    {
      let written = format.write([question])
      #expect(written.losses.map(\.part).contains(.remainder), "\(format)")
      #expect(!String(decoding: written.bytes, as: UTF8.self).contains("7"), "\(format)")
    }
  }

  @Test func theFurtherCellsOfAChangedRowStay() throws {
    let table = Array("question,answer,page\nHund,dog,17\n".utf8)
    let imported = CSV.read(table)
    var question = try #require(imported.questions.first)
    question.text.source = "Der Hund"
    let written = imported.write(replacing: [0: question])
    #expect(
      String(decoding: written.bytes, as: UTF8.self) == "question,answer,page\nDer Hund,dog,17\n"
    )
    #expect(written.losses == [])
  }

  @Test func textsOfATableHaveMarkupAndNoTags() throws {
    let html = "Is <b>water</b> &amp; ice? {=[html]<i>yes</i> ~no}"
    let question = try #require(GIFT.read(Array("[html]\(html)".utf8)).questions.first)
    let written = String(decoding: CSV.write([.question(question)]).bytes, as: UTF8.self)
    #expect(
      written.hasSuffix(
        "\nIs *water* & ice?,multipleChoice,*yes*,,*yes*|no,,,,,,,,,,markup,,\n"
      )
    )
  }

  /// A question that a row holds comes back from every format of tables.
  @Test(
    arguments: FormatSample.all.filter { ["CSV", "TSV", "JSONLines"].contains("\($0.format)") }
  )
  func aQuestionOfARowComesBack(sample: FormatSample) {
    forEachSeed(0..<300) { generator in
      var rows: [Question] = []
      for _ in 0..<1 + generator.draw(below: 4) {
        func text() -> Question.Text {
          Question.Text(generator.troublesomeText().filter { $0 != "|" }, format: "plain")
        }
        func answer(_ fraction: Fraction) -> Question.Answer {
          Question.Answer(text(), fraction: fraction)
        }
        let task: Question.Task =
          generator.draw(below: 2) == 0
          ? .written([answer(1), answer(1)], ignoresCase: true)
          : .choices([answer(1), answer(0), answer(0)], picksOne: true, areShuffled: true)
        var question = Question(text: text(), task: task)
        question.tags = generator.drawElement(of: [[], ["a"], ["a b"], ["a", "b c"]]) ?? []
        question.idNumber = generator.drawElement(of: [nil, "q7"]) ?? nil
        if generator.draw(below: 2) == 0 { question.generalFeedback = text() }
        rows.append(question)
      }
      let exported = sample.format.write(rows.map { .question($0) })
      try #require(exported.losses == [])
      try #require(sample.format.read(exported.bytes).questions == rows)
    }
  }

  @Test func aCardComesBackFromAnki() {
    forEachSeed(0..<300) { generator in
      let start = generator.drawElement(of: ["", "#", "#tags column:1", "\""]) ?? ""
      var card = Question(
        text: Question.Text(start + generator.troublesomeText(), format: "plain"),
        task: .written(
          [
            Question.Answer(
              Question.Text(generator.troublesomeText(), format: "plain"),
              fraction: 1
            )
          ],
          ignoresCase: true
        )
      )
      card.tags = generator.drawElement(of: [[], ["a"], ["a", "b"]]) ?? []
      let exported = AnkiText.write([.question(card)])
      try #require(exported.losses == [])
      try #require(AnkiText.read(exported.bytes).questions == [card])
    }
  }
}
