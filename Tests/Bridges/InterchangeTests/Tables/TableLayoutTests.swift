// SPDX-License-Identifier: Apache-2.0
@testable import Interchange
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

/// The layouts that people and the templates of other programs have.
@Suite struct TableLayoutTests {
  private func problems(_ text: String, options: TableOptions = .standard) -> [Problem] {
    CSV.read(Array(text.utf8), options: options).bank(id: "b").bank?.allProblems ?? []
  }

  private func key(_ problem: Problem?) -> [String] {
    problem?.kind.options?.correct.map(\.text.plainText) ?? []
  }

  private func errors(_ text: String) -> [Diagnostic.Code] {
    CSV.read(Array(text.utf8)).diagnostics.filter { $0.severity == .error }.map(\.code)
  }

  /// The templates as they are handed out, in our own questions.
  static let templates: [(name: String, file: String, keys: [[String]])] = [
    (
      "Kahoot",
      """
      ,Quiz template,,,,,,
      ,Add questions and choose correct answers,,,,,,
      ,,,,,,,
      ,Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Answer 3 - max 75 characters,Answer 4 - max 75 characters,"Time limit (sec) – 5, 10, 20, 30, 60, 90, 120, or 240 secs",Correct answer(s) - choose at least one
      1,Capital of Peru?,Quito,Lima,Bogota,La Paz,20,2
      2,Which are even?,2,3,4,5,30,"1,3"
      """,
      [["Lima"], ["2", "4"]]
    ),
    (
      "Blooket",
      """
      "Blooket
      Import Template",,,,,,,
      Question #,Question Text,Answer 1,Answer 2,"Answer 3
      (Optional)","Answer 4
      (Optional)","Time Limit (sec)
      (Max: 300 seconds)","Correct Answer(s)
      (Only include Answer #)"
      1,Capital of Peru?,Quito,Lima,,,20,2
      2,Which are even?,two,three,four,,20,"1,3"
      """,
      [["Lima"], ["two", "four"]]
    ),
    (
      "Quizizz",
      """
      Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Option 5,Correct Answer,Time in seconds,Image Link,Answer explanation
      Capital of Peru?,Multiple Choice,Quito,Lima,Bogota,,,2,30,,It lies by the sea
      Which are even?,Checkbox,two,three,four,,,"1,3",30,,
      """,
      [["Lima"], ["two", "four"]]
    ),
    (
      "Gimkit",
      """
      Gimkit Spreadsheet Import Template,,,,
      Question,Correct Answer,Incorrect Answer 1,Incorrect Answer 2 (Optional),Incorrect Answer 3 (Optional)
      Capital of Peru?,Lima,Quito,Bogota,
      """,
      [["Lima"]]
    ),
    (
      "letters",
      "Question,Option A,Option B,Option C,Option D,Correct Answer\nCapital of Peru?,Quito,Lima,Bogota,La Paz,B\n",
      [["Lima"]]
    ),
    (
      "numbers",
      "Question,Answer 1,Answer 2,Answer 3,Answer 4,Time,Correct\nCapital of Peru?,Quito,Lima,Bogota,La Paz,20,2\n",
      [["Lima"]]
    ),
    (
      "German",
      "Nr.;Frage;Antwort A;Antwort B;Antwort C;Richtige Antwort\n1;Hauptstadt von Peru?;Quito;Lima;Bogota;B\n2;Gerade?;zwei;drei;vier;A und C\n3;Gerade?;zwei;drei;vier;AC\n",
      [["Lima"], ["zwei", "vier"], ["zwei", "vier"]]
    ),
    (
      "text", "Question,A,B,C,Correct\nCapital of Peru?,Quito,Lima,Bogota,lima\n", [["Lima"]]
    ),
    (
      "one cell", "Question,Answers,Correct answer\nCapital of Peru?,Quito|Lima|Bogota,Lima\n",
      [["Lima"]]
    ),
    (
      "several in one cell", "question,answer,wrong\nGas giants?,Jupiter|Saturn,Mars|Venus\n",
      [["Jupiter", "Saturn"]]
    ),
    (
      "labels", "Frage;Möglichkeit 1;Möglichkeit 2;Lösung\nPeru?;Quito;Lima;Möglichkeit 2\n",
      [["Lima"]]
    ),
    (
      "a decimal",
      "Frage;Antwort 1;Antwort 2;Antwort 3;Richtige Antwort\nGerade?;zwei;drei;vier;1.3\n",
      [["zwei", "vier"]]
    ),
    ("Russian", "Вопрос;Вариант А;Вариант Б;Правильный ответ\nПеру?;Кито;Лима;Б\n", [["Лима"]]),
    ("French", "Énoncé;Réponse A;Réponse B;Bonne réponse\nPérou ?;Quito;Lima;b)\n", [["Lima"]]),
  ]

  @Test(arguments: templates.indices) func theKeyOfALayoutIsFound(index: Int) {
    let (name, file, keys) = Self.templates[index]
    #expect(problems(file).map(key) == keys, "\(name)")
    #expect(errors(file) == [], "\(name)")
  }

  @Test(arguments: [
    ("question,A,B,key\nPeru?,Quito,Lima,E\n", Diagnostic.Code.unknownOption),
    ("question,A,B,key\nPeru?,Quito,Lima,Bogota\n", .unknownOption),
    ("question,A,B,key\nPeru?,Quito,Lima,\n", .incompleteRow),
    ("question,type,answer\nPeru?,poll,Lima\n", .unusableType),
    ("question,type,answer,details\nPeru?,text,Lima,\"{\"\"odd\"\":1}\"\n", .unusableQuestion),
  ]) func aRowThatCannotBeUsedIsAnError(file: String, code: Diagnostic.Code) {
    #expect(errors(file) == [code])
    #expect(problems(file).isEmpty)
  }

  /// Templates have a hundred rows with numbers, and some with times, of which few are filled in.
  @Test(arguments: [
    ",Question,Answer 1,Answer 2,Time limit,Correct answer\n1,Peru?,Quito,Lima,20,2\n",
    "Question #,Question Text,Answer 1,Answer 2,Time Limit (sec),Correct Answer\n1,Peru?,Quito,Lima,20,2\n",
    "Nr.;Frage;Option A;Option B;Zeit;Richtige Antwort\n1;Peru?;Quito;Lima;20;B\n",
  ]) func rowsOfATemplateThatAreNotFilledInAreNone(file: String) throws {
    let sign = file.contains(";") ? ";" : ","
    let empty = (2...100).map { number in
      ["\(number)", "", "", "", number % 2 == 0 ? "20" : "", ""].joined(separator: sign) + "\n"
    }
    let imported = CSV.read(Array((file + empty.joined()).utf8))
    #expect(imported.items.count == 1)
    #expect(!imported.diagnostics.contains { $0.severity == .error })
    #expect(key(imported.bank(id: "b").bank?.allProblems.first) == ["Lima"])
    // A row with anything else in it is one that lacks something.
    let rest = ["3", "", "x", "", "", ""].joined(separator: sign)
    #expect(errors(file + rest + "\n") == [.incompleteRow])
  }

  /// Rows of a table with a column for each option whose keys can be read in two ways, with the
  /// texts that are right and whether that is a guess.
  static let keyColumns: [(rows: [String], keys: [[String]], isGuess: Bool)] = [
    // Another key can only be a text.
    (["2+2?,2,3,4,5,4", "5+5?,8,9,10,11,10"], [["4"], ["10"]], false),
    (["Peru?,Quito,Lima,Bogota,La Paz,Lima", "2+2?,2,3,4,5,4"], [["Lima"], ["4"]], false),
    (
      ["First?,B,A,C,D,A", "2+2?,2,3,4,5,4", "Peru?,Lima,Rome,Oslo,Bern,Lima"],
      [["A"], ["4"], ["Lima"]], false
    ),
    // Another key can only be a letter or a number.
    (["2+2?,2,3,4,5,3", "Peru?,Quito,Lima,Bogota,La Paz,2"], [["4"], ["Lima"]], false),
    (["Peru?,Quito,Lima,Bogota,La Paz,B", "First?,B,A,C,D,B"], [["Lima"], ["A"]], false),
    (["Even?,2,3,4,5,\"1,3\""], [["2", "4"]], false),
    // Where both are among them, texts are the ones that nobody writes by mistake.
    (
      [
        "2+2?,2,3,4,5,4", "Peru?,Quito,Lima,Bogota,La Paz,2",
        "Chile?,Quito,Lima,Santiago,Rome,Santiago",
      ], [["4"], ["Lima"], ["Santiago"]], false
    ),
    // No other key says it.
    (["2+2?,2,3,4,5,4"], [["4"]], true),
    (["First?,B,A,C,D,A"], [["A"]], true),
    (["Same?,1,2,3,4,2", "2+2?,2,3,4,5,4"], [["2"], ["4"]], true),
    // Letters say nothing about numbers, nor numbers about letters.
    (["2+2?,2,3,4,5,4", "Other?,w,x,y,z,A"], [["4"], ["w"]], true),
    (["First?,B,A,C,D,A", "Other?,w,x,y,z,2"], [["A"], ["x"]], true),
  ]

  /// The files of such rows, in each format that has columns.
  private static func imports(_ rows: [String]) -> [(
    name: String, keys: [[String]], losses: [Diagnostic.Code]
  )] {
    let names = ["question", "option A", "option B", "option C", "option D", "answer"]
    let text = ([names.joined(separator: ",")] + rows).joined(separator: "\n") + "\n"
    let table = Table.read(Array(text.utf8))
    let lines = table.rows.dropFirst().map { row in
      "{" + zip(names, row).map { "\"\($0)\":\"\($1)\"" }.joined(separator: ",") + "}\n"
    }
    func keys(_ bank: ProblemBank?) -> [[String]] {
      bank?.allProblems.map { $0.kind.options?.correct.map(\.text.plainText) ?? [] } ?? []
    }
    func whole(_ name: String, _ imported: Imported) -> (String, [[String]], [Diagnostic.Code]) {
      (name, keys(imported.bank(id: "b").bank), imported.diagnostics.filter(\.isLoss).map(\.code))
    }
    func inBytes(_ name: String, _ stream: ImportStream, _ text: String) -> (
      String, [[String]], [Diagnostic.Code]
    ) {
      var stream = stream
      var parts = text.utf8.map { stream.read([$0]) }
      parts.append(stream.finish())
      return (
        name, parts.flatMap { keys($0.bank(id: "b").bank) },
        parts.flatMap { $0.diagnostics.filter(\.isLoss).map(\.code) }
      )
    }
    let sheet = XLSX.read(package: XLSX.files(of: table.rows, title: "", properties: ""))
    return [
      whole("csv", CSV.read(Array(text.utf8))), inBytes("csv in bytes", CSV.reading(), text),
      whole("json-lines", JSONLines.read(Array(lines.joined().utf8))),
      inBytes("json-lines in bytes", JSONLines.reading(), lines.joined()),
      ("xlsx", keys(sheet.bank(id: "b").bank), sheet.diagnostics.filter(\.isLoss).map(\.code)),
    ]
  }

  /// A key that is the text of one option and the letter or number of another is what the other keys
  /// of its column are; where they do not say it, the file has lost something.
  @Test(arguments: keyColumns)
  func aColumnOfKeysIsReadInOneWay(rows: [String], keys: [[String]], isGuess: Bool) {
    for read in Self.imports(rows) {
      #expect(read.keys == keys, "\(read.name)")
      #expect(read.losses == (isGuess ? [.ambiguousKey] : []), "\(read.name)")
    }
  }

  /// Feedback with numbers is that of options, however these stand in the table.
  @Test(arguments: [
    (
      "question,answer,wrong 1,wrong 2,feedback 1,feedback 2,feedback 3",
      "Peru?,Lima,Quito,Rome,yes,no,never", ["yes", "no", "never"]
    ),
    (
      "question,answer,wrong 1,wrong 2,feedback 1,feedback 2,feedback 3",
      "Peru?,Lima,,Rome,yes,,never", ["yes", "never"]
    ),
    (
      "question,answer,wrong,feedback 1,feedback 2,feedback 3",
      "Peru?,Lima,Quito|Rome,yes,no,never", ["yes", "no", "never"]
    ),
    (
      "question,options,answer,feedback 1,feedback 2,feedback 3",
      "Peru?,Lima|Quito|Rome,Lima,yes,no,never", ["yes", "no", "never"]
    ),
    (
      "question,option A,option B,option C,answer,feedback 1,feedback 2,feedback 3",
      "Peru?,Lima,Quito,Rome,A,yes,no,never", ["yes", "no", "never"]
    ),
    (
      "question,answer,feedback,wrong 1,feedback 1,wrong 2,feedback 2",
      "Peru?,Lima,see,Quito,no,Rome,never", [nil, "no", "never"]
    ),
  ]) func feedbackWithNumbersIsThatOfOptions(names: String, row: String, expected: [String?]) throws
  {
    let problem = try #require(problems("\(names)\n\(row)\n").first)
    #expect(problem.kind.options?.all.map { $0.feedback?.plainText } == expected)
    #expect(problem.explanation?.plainText == (names.contains("feedback,") ? "see" : nil))
  }

  @Test func feedbackOnAnOptionThatIsNotThereIsNamed() {
    let names = "question,answer,wrong 1,wrong 2,feedback 1,feedback 2,feedback 3"
    let choice = CSV.read(Array("\(names)\nPeru?,Lima,Quito,,yes,no,never\n".utf8))
    #expect(choice.diagnostics.filter(\.isLoss).map(\.code) == [.fieldsLeftOut])
    // Where there are no options it explains.
    #expect(problems("\(names)\nPeru?,Lima,,,yes,no,\n").first?.explanation?.plainText == "yes\nno")
    #expect(
      problems("question,answer 1,feedback 1\nPeru?,Lima,yes\n").first?.explanation?.plainText
        == "yes"
    )
  }

  /// A row that is written anew has its key as the others have theirs.
  @Test func aNewKeyIsWrittenAsTheOthersAre() throws {
    let file =
      "question,option A,option B,option C,option D,answer\n5+5?,8,9,10,11,10\n2+2?,2,3,4,5,4\n"
    let imported = CSV.read(Array(file.utf8))
    var question = try #require(imported.questions.last)
    question.text = Question.Text("1+3?", format: "plain")
    let offset = try #require(imported.items.lastIndex { $0.question != nil })
    let written = imported.write(replacing: [offset: question]).bytes
    #expect(String(decoding: written, as: UTF8.self).hasSuffix("1+3?,2,3,4,5,4\n"))
  }

  @Test(arguments: [
    ("question=2,answer=3", "山", "mountain"), ("question=Kanji, answer=Meaning", "山", "mountain"),
    ("frage=B,antwort=C", "山", "mountain"), ("answer=2,question=3", "mountain", "山"),
  ]) func columnsAreNamedByOptions(columns: String, prompt: String, answer: String) throws {
    let options = try #require(TableOptions(columns: columns))
    let file = "No,Kanji,Meaning\n1,山,mountain\n"
    let problem = try #require(problems(file, options: options).last)
    #expect(problem.prompt.plainText == prompt)
    #expect(problem.correctAnswer == .text(answer))
  }

  @Test(arguments: ["question", "question=", "odd=3", "question=1,question=2"])
  func columnsThatAreNotWrittenSoAreRefused(columns: String) {
    #expect(TableOptions(columns: columns) == nil)
  }

  @Test func aColumnThatThereIsNotIsAnError() throws {
    let options = try #require(TableOptions(columns: "question=Kanji,answer=Sense"))
    let imported = CSV.read(Array("Kanji,Meaning\n山,mountain\n".utf8), options: options)
    #expect(imported.diagnostics.map(\.code) == [.missingMember])
    #expect(imported.questions.isEmpty)
  }

  @Test(arguments: [
    ("0.5", "1/2"), ("0,5", "1/2"), ("2", "2"), ("1.25", "5/4"),
  ]) func pointsAreFractions(cell: String, points: String) throws {
    let file = "question;answer;points\na;b;\(cell)\n"
    #expect(try problems(file).map(\.points) == [#require(Fraction(points))])
  }

  @Test(arguments: [
    ("numeric", "9.81 m/s^2", "0.05", "", "9.83 m/s²"), ("Zahl", "9,81", "", "m/s^2", "9,81 m/s^2"),
    ("number", "384400", "5 %", "km", "384000 km"), ("", "3.5", "0.1", "", "3.55"),
    ("rough match", "exothermic", "", "", "exothermik"), ("algebra", "2x+2", "", "", "2(x+1)"),
    ("chemical", "H2O", "", "", "H2O"), ("date", "1789-07-14", "", "", "14 July 1789"),
    ("short answer", "Lima", "", "", "lima"), ("", "Lima", "", "", "LIMA"),
  ])
  func aKindIsJudgedAsItsTypeSays(
    type: String,
    answer: String,
    tolerance: String,
    unit: String,
    input: String
  ) throws {
    let file =
      "question\ttype\tanswer\ttolerance\tunit\na\t\(type)\t\(answer)\t\(tolerance)\t\(unit)\n"
    let made = TSV.read(Array(file.utf8)).bank(id: "b", language: "en")
    let matcher = try #require(made.bank?.allProblems[0].kind.matcher, "\(made.diagnostics)")
    #expect(matcher.judgment(of: input) == .correct)
    #expect(matcher.judgment(of: "7 wrong") != .correct)
  }

  @Test func pairsOrdersAndGapsStandInOneCell() throws {
    let file = """
      question\ttype\tanswer
      Symbols\tmatching\tsodium = Na | iron = Fe | = Ir
      Symbols\tZuordnung\tsodium -> Na | 1 \\= 1 = true
      Bread\tordering\tweigh | knead | bake
      Water is [[hydrogen|H]] and [[=oxygen|carbon]]: [[#18 g/mol]]\tcloze\t
      Ice sinks\ttrue/false\tno
      Why?\tessay\tBecause
      """
    let imported = TSV.read(Array(file.utf8))
    let bank = try #require(imported.bank(id: "b").bank)
    let kinds = bank.allProblems.map(\.kind)
    #expect(
      kinds.map(\.name) == [
        .matching, .matching, .ordering, .cloze, .multipleChoice, .openResponse,
      ]
    )
    guard case .matching(let pairs) = kinds[0], case .matching(let other) = kinds[1],
      case .ordering(let order) = kinds[2], case .cloze(let cloze) = kinds[3]
    else { return }
    #expect(pairs.left.map(\.text.plainText) == ["sodium", "iron"])
    #expect(pairs.right.map(\.text.plainText) == ["Na", "Fe", "Ir"])
    #expect(other.left.map(\.text.plainText) == ["sodium", "1 = 1"])
    #expect(order.items.map(\.text.plainText) == ["weigh", "knead", "bake"])
    #expect(cloze.gaps.map(\.kind.name) == [.exactMatch, .multipleChoice, .numeric])
    #expect(cloze.gaps[1].kind.options?.correct.map(\.text.plainText) == ["oxygen"])
    #expect(cloze.text.plainText == "Water is [[1]] and [[2]]: [[3]]")
    #expect(kinds[4].correctAnswer == .choice("false"))
    #expect(kinds[5].correctAnswer == .text("Because"))
  }

  /// Words in each column that is known are in the bank, or are told.
  @Test func aWordInEveryColumnArrivesOrIsNamed() throws {
    var cells: [String: String] = [:]
    for part in TableOptions.parts { cells[part] = "mk\(part)" }
    for (part, cell) in [
      ("type", "choice"), ("answer", "mkoptions"), ("options", "mkoptions|mkother"), ("wrong", ""),
      ("alternatives", ""), ("points", "41"), ("tolerance", ""), ("unit", ""), ("language", ""),
      ("format", ""), ("details", #"{"feedback":[{"when":"correct","text":"mkdetails"}]}"#),
      ("hint", "mkhint|mkhints"), ("tags", "mktags mktag"), ("number", ""),
    ] { cells[part] = cell }
    let names = cells.keys.sorted()
    let lines = [names, names.map { cells[$0] ?? "" }].map { $0.joined(separator: "\t") }
    let imported = TSV.read(Array(lines.joined(separator: "\n").utf8))
    let made = imported.bank(id: "b")
    let json = String(decoding: try #require(made.bank, "\(made)").json(), as: UTF8.self)
    let told = (imported.diagnostics + made.diagnostics).map(\.description).joined(separator: "\n")
    let words = lines[1].matches(of: /mk[a-z]+|41/).map { String($0.output) }
    #expect(words.count > 15)
    for word in words {
      // Its column names what has no place.
      let column = word.dropFirst(2)
      #expect(json.contains(word) || told.contains(word) || told.contains("“\(column)”"), "\(word)")
    }
  }

  @Test(arguments: [
    ("Tolranz", "toleranz"), ("Alternatven", "alternativen"),
    ("Explantion", "explanation"),
  ]) func aMisspelledNameHasASuggestionInTheSingularAndThePlural(name: String, meant: String) {
    let file = "Frage;Antwort;\(name)\nWo?;da;0,5\n"
    let found = CSV.read(Array(file.utf8)).diagnostics.first { $0.code == .columnMisspelled }
    #expect(found?.values["meant"] == .text(meant))
    #expect(found?.isLoss == true)
  }

  @Test func cellsThatASpreadsheetWouldRunAreProtected() throws {
    let nasty = ["=cmd|x!A", "+1+1", "-1-1", "@SUM(A1)", "'=a", "''+b", "-3", "'x"]
    let items = nasty.map { text in
      Imported.Item.Content.question(
        Question(
          text: Question.Text(text, format: "plain"),
          task: .written(
            [Question.Answer(Question.Text(text, format: "plain"), fraction: 1)],
            ignoresCase: true
          )
        )
      )
    }
    for format in [CSV.self, TSV.self] as [any ExchangeFormat.Type] {
      let bytes = format.write(items).bytes
      for row in Table.read(bytes).rows.dropFirst() {
        for cell in row where cell != "-3" {
          #expect(!"=+-@".contains(cell.first ?? " "), "\(cell)")
        }
      }
      #expect(format.read(bytes).questions.map(\.text.source) == nasty)
    }
  }

  @Test func insertingARowChangesNoOtherIdentifier() {
    let rows = ["Hund,dog", "Kuh,cow", "Bank,bench", "Bank,bank"]
    func ids(_ rows: [String]) -> [String: String] {
      let all = problems("question,answer\n" + rows.joined(separator: "\n"))
      return Dictionary(
        uniqueKeysWithValues: all.map {
          ("\($0.prompt.plainText) \($0.correctAnswer.map { "\($0)" } ?? "")", $0.id.rawValue)
        }
      )
    }
    let before = ids(rows)
    #expect(Set(before.values).count == 4)
    for place in 0...rows.count {
      var more = rows
      more.insert("Katze,cat", at: place)
      let after = ids(more)
      #expect(before.allSatisfy { after[$0.key] == $0.value })
    }
    // A mended answer, too, keeps its question.
    #expect(
      problems("question,answer\nHund,hound\n")[0].id
        == problems("question,answer\nHund,dog\n")[0].id
    )
    #expect(problems("question,answer\nHund,dog\n")[0].id == "q-rrkknkf8j8")
  }

  @Test func manyQuestionsOfOneNameAreToldApartInLinearTime() {
    let row = "a,b,x\n"
    let file = "question,answer,id\n" + String(repeating: row, count: 20_000)
    let ids = problems(file).map(\.id.rawValue)
    #expect(Set(ids).count == 20_000)
    #expect(ids.last == "x-20000")
  }

  @Test func theLanguageIsThatOfTheNames() {
    #expect(CSV.read(Array("Frage;Antwort\nHund;dog\n".utf8)).bank(id: "b").bank?.language == "de")
    #expect(CSV.read(Array("Otázka;Odpověď\npes;dog\n".utf8)).bank(id: "b").bank?.language == "cs")
    #expect(CSV.read(Array("question;answer\nHund;dog\n".utf8)).bank(id: "b").bank?.language == nil)
  }

  @Test func theInstructionAboveGapsIsInTheLanguageOfTheNames() throws {
    let file = "Frage;Typ\nWasser ist [[H2O]];Lückentext\n"
    let bank = try #require(CSV.read(Array(file.utf8)).bank(id: "b").bank)
    #expect(bank.allProblems[0].prompt == "Fülle die Lücken aus.")
    let written = CSV.write(bank)
    #expect(!String(decoding: written.bytes, as: UTF8.self).contains("Fülle"))
    #expect(CSV.read(written.bytes).bank(id: "b", language: "de").bank == bank)
  }

  @Test func aSignThatWasLostBeforeNeverReachesABank() {
    let made = CSV.read(Array("question,answer\nGras?,gr\u{FFFD}n\nKuh,cow\n".utf8)).bank(id: "b")
    #expect(made.bank?.allProblems.count == 1)
    #expect(made.diagnostics.map(\.code) == [.unusableQuestion])
    #expect(made.diagnostics.map(\.line) == [2])
  }

  @Test func hostileTablesAreRead() {
    let pieces = [
      "question", "answer", "options", "type", "details", "|", "\\", "\"", ",", "\n", "[[", "]]",
      "=", "#",
      "{", "}", "A", "1", "numeric", "cloze", "matching", "ordering", "->", "{\"a\":[1]}",
      "tolerance", "%",
    ]
    forEachSeed(0..<300) { generator in
      var text = "question,type,answer,options,details,tolerance,unit,points\n"
      for _ in 0..<60 { text += generator.drawElement(of: pieces) ?? "" }
      let imported = CSV.read(Array(text.utf8))
      let made = imported.bank(id: "b")
      try #require(made.diagnostics.allSatisfy { $0.line > 0 })
      if let bank = made.bank { _ = CSV.write(bank) }
    }
  }
}
