// SPDX-License-Identifier: Apache-2.0
import FileDiagnostics
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@testable import Interchange

/// A list as a teacher or a program has it, with the kinds and the keys of its questions.
struct ListSample: CustomTestStringConvertible, Sendable {
  let text: String
  let keys: [String]

  var testDescription: String { text }

  init(_ text: String, _ keys: String...) { (self.text, self.keys) = (text, keys) }

  /// The kind of a problem and its right answer as people read it.
  static func key(_ problem: Problem) -> String {
    let right: [String] =
      switch problem.kind {
      case .multipleChoice(let options, _), .checkAll(let options, _):
        options.correct.map(\.text.plainText)
      case .exactMatch(let matcher): matcher.accepted
      case .numeric(let matcher): matcher.accepted
      case .matching(let task):
        task.left.compactMap { item in
          guard let id = task.pairs[item.id] else { return nil }
          let partner = task.right.first { $0.id == id }?.text.plainText ?? ""
          return "\(item.text.plainText)=\(partner)"
        }
      case .openResponse(let task): [task.sampleAnswer].compactMap(\.self)
      default: []
      }
    return "\(problem.kind.name.rawValue): \(right.joined(separator: ", "))"
  }
}

@Suite struct NumberedListTests {
  static let samples = [
    ListSample("1. Which?\na. one\n*b. two\n", "multipleChoice: two"),
    ListSample(
      "1) Which?\na) one\n*b) two\n\n2) And?\n*a) x\nb) y\n",
      "multipleChoice: two",
      "multipleChoice: x"
    ),
    ListSample("1. Which?\nA. one\nB. *two\n", "multipleChoice: two"),
    ListSample("1. Which?\n(a) one\n*(b) two\n", "multipleChoice: two"),
    ListSample("1. Which?\na. one\nb. two *\n", "multipleChoice: two"),
    ListSample("1. Which?\na) one*\nb) two\nc) three *\n", "checkAll: one, three"),
    ListSample("1. Which?\n*a. one\nb. two *\n", "multipleChoice: one"),
    ListSample("1. Which?\na. one *\nb. two\nAnswer: b\n", "multipleChoice: two"),
    ListSample("1. Which?\na. one *\nb. two\n\nAnswers:\n1. b\n", "multipleChoice: two"),
    ListSample("1. Which?\na. *one*\nb. two *\n", "multipleChoice: two"),
    ListSample("1. Which?\na. one\n*b. two\n*c. three\n", "checkAll: two, three"),
    ListSample("Type: MA\n1. Which?\na. one\n*b. two\n", "checkAll: two"),
    ListSample("1. Which?\n[ ] one\n[*] two\n[x] three\n", "checkAll: two, three"),
    ListSample("1. Which?\n- [ ] one\n- [x] two\n", "checkAll: two"),
    ListSample("1. Which?\na. one\nb. two\nAnswer: B\n", "multipleChoice: two"),
    ListSample("1. Which?\na. one\nb. two\nc. three\nAnswer: A, C\n", "checkAll: one, three"),
    ListSample("1. Wo?\na. hier\nb. dort\nLösung: b\n", "multipleChoice: dort"),
    ListSample("1. Где?\nа) здесь\nб) там\nОтвет: б\n", "multipleChoice: там"),
    ListSample("1. Где?\nА. здесь\n*Б. там\n", "multipleChoice: там"),
    ListSample("1.\tWhich?\n\ta.\tone\n\t*b.\ttwo\n", "multipleChoice: two"),
    ListSample("1. Where?\na. here\nb. there\nANS: B\n", "multipleChoice: there"),
    ListSample("1. Where?\na. here\nb. there\nCorrect answer: there\n", "multipleChoice: there"),
    ListSample("1. So?\n*a. True\nb. False\n", "multipleChoice: True"),
    ListSample("1. So?\na) T\n*b) F\n", "multipleChoice: False"),
    ListSample(
      "1. So?\nAnswer: F\n\n2. Is it?\nAnswer: True\n",
      "multipleChoice: False",
      "multipleChoice: True"
    ),
    ListSample(
      "1. Capital?\na. Lima\nb. Quito\n\n2. And?\na. x\nb. y\n\nAnswers:\n1. A\n2. B\n",
      "multipleChoice: Lima",
      "multipleChoice: y"
    ),
    ListSample(
      "Type: TF\n1. So?\n\n2. And?\na. x\nb. y\n\nAnswers:\n1. T\n2. b",
      "multipleChoice: True",
      "multipleChoice: y"
    ),
    ListSample(
      "Type: F\n2. Who?\na. Einstein\nb. A. Einstein\n",
      "exactMatch: Einstein, A. Einstein"
    ),
    ListSample("1.  Who?\n*   Einstein\n*   A. Einstein\n", "exactMatch: Einstein, A. Einstein"),
    ListSample("1. Who?\nAnswer: Einstein\n", "exactMatch: Einstein"),
    ListSample("1.  Root of 2?\n=   1.4142 +- 0.0001\n", "numeric: 1.4142 ± 0.0001"),
    ListSample("1.  g?\n=   10 ± 2%\n\n2. Five?\n= 5\n", "numeric: 10 ± 0.2", "numeric: 5"),
    ListSample("1.  Root?\n=   [1.2, 1.4]\n", "numeric: 1.3 ± 0.1"),
    ListSample("Type: E\n4. Why?\na. Because of air\n", "openResponse: Because of air"),
    ListSample("1.  Write.\n____\n", "openResponse: "),
    ListSample("Type: MT\n1. Match.\na. iron = Fe\nb. sodium=Na\n", "matching: iron=Fe, sodium=Na"),
  ]

  private func bank(_ text: String) -> Imported.Bank {
    NumberedList.read(Array(text.utf8)).bank(id: "b")
  }

  @Test(arguments: samples) func theKeyOfAListIsFound(sample: ListSample) throws {
    let imported = NumberedList.read(Array(sample.text.utf8))
    let made = imported.bank(id: "b")
    #expect(imported.diagnostics + made.diagnostics == [])
    #expect(made.bank?.allProblems.map(ListSample.key) == sample.keys)
  }

  @Test(arguments: samples) func aListIsRecognizedByItsText(sample: ListSample) {
    for text in [sample.text, "\u{FEFF}\n\(sample.text)"] {
      let format = QuestionFormat(path: "a.txt", beginning: Array(text.utf8))
      // A few questions without options could be anything.
      let signs = /(?m)^\s*(Type: |[*(]?[A-Za-zА-Яа-я][.)]\s|\[|- \[|Answer:)/
      let hasSigns = sample.text.contains(signs)
      #expect(format?.name == (hasSigns ? "numbered-list" : format?.name))
      #expect(format?.name != "aiken")
      #expect(QuestionFormat(path: "a.csv", beginning: Array(text.utf8)) == nil || !hasSigns)
    }
  }

  @Test(arguments: [
    "", "1. one\n2. two\n", "Which?\nA) a\nB) b\nANSWER: A\n", "1. Which?\nA. a\nB. b\nANSWER: A\n",
    "1. Pick {=a ~b}\na. x\nb. y\n", "1. Hund\tdog\na. Katze\tcat\nb. Kuh\tcow\n",
    "The {1:SHORTANSWER:=sky}\n1. a\na. b\nc. d\n",
  ]) func anotherTextIsNoList(text: String) {
    let format = QuestionFormat(path: "a.txt", beginning: Array(text.utf8))
    #expect(format?.name != "numbered-list")
  }

  @Test(arguments: [
    ("1. Which?\na. one\nb. two\n", Diagnostic.Code.noKey, 1),
    ("1. Which?\na. one *\nb. two *\n", .noKey, 1),
    ("1. Which?\na. one\nb. two\n\n\n2. So?\na. x\n*b. y\n", .noKey, 1),
    ("1. Which?\na. one\nb. two\nAnswer: F\n", .unknownLetter, 4),
    ("1. Which?\na. one\nb. two\nAnswers:\n1. F\n", .unknownLetter, 5),
    ("1. Which?\n*a. one\n", .tooFewAnswers, 1), ("1. Which?\n", .tooFewAnswers, 1),
    ("1. Which?\n*a. x\nb. y\n\nPoints: 2\n", .tooFewAnswers, 5),
    ("Points: two\n1. Which?\n*a. x\nb. y\n", .unreadableCell, 1),
    ("1. Which?\n= about 5\n", .unreadableCell, 2),
  ]) func aFaultIsNamedWithItsLine(text: String, code: Diagnostic.Code, line: Int) throws {
    let imported = NumberedList.read(Array(text.utf8))
    let diagnostic = try #require(imported.diagnostics.first { $0.code == code })
    #expect(diagnostic.line == line, "\(imported.diagnostics)")
    let made = imported.bank(id: "b")
    #expect((imported.diagnostics + made.diagnostics).contains { $0.isLoss })
    // No key is guessed.
    #expect(
      made.bank?.allProblems.count { $0.prompt == "Which?" } ?? 0
        == (line == 1 && text.hasPrefix("Points") || text.hasSuffix("2\n") ? 1 : 0)
    )
  }

  // MARK: Fields

  static let fields: [MarkedPart] = [
    MarkedPart("prompt", "1. mkword?\n*a. x\nb. y\n"),
    MarkedPart("further line", "1. Which?\nmkword\n\n*a. x\nb. y\n"),
    MarkedPart("wrapped line", "1. Which\n   mkword?\n*a. x\nb. y\n"),
    MarkedPart("right option", "1. Which?\n*a. mkword\nb. y\n"),
    MarkedPart("wrong option", "1. Which?\n*a. x\nb. mkword\n"),
    MarkedPart("line of an option", "1. Which?\n*a. x\nb. y\n   mkword\n"),
    MarkedPart("box", "1. Which?\n[*] x\n[ ] mkword\n"),
    MarkedPart("title", "Title: mkword\n1. Which?\n*a. x\nb. y\n"),
    MarkedPart("title of a quiz", "Quiz title: mkword\n1. Which?\n*a. x\nb. y\n"),
    MarkedPart(
      "description of a quiz",
      "Quiz title: Q\nQuiz description: mkword\n1. Which?\n*a. x\nb. y\n"
    ),
    MarkedPart("general feedback", "1. Which?\n... mkword\n*a. x\nb. y\n"),
    MarkedPart("right feedback", "1. Which?\n+ mkword\n*a. x\nb. y\n"),
    MarkedPart("wrong feedback", "1. Which?\n- mkword\n*a. x\nb. y\n"),
    MarkedPart("right feedback of Respondus", "1. Which?\n~ mkword\n*a. x\nb. y\n"),
    MarkedPart("wrong feedback of Respondus", "1. Which?\n@ mkword\n*a. x\nb. y\n"),
    MarkedPart("list in a text", "1. Which?\n- one\n- mkword\n*a. x\nb. y\n"),
    MarkedPart("feedback of an option", "1. Which?\n*a. x\n... mkword\nb. y\n"),
    MarkedPart("feedback of an option of Respondus", "1. Which?\n*a. x\nb. y\n@ mkword\n"),
    MarkedPart("feedback of a truth", "1. So?\n*a. True\nb. False\n... mkword\n"),
    MarkedPart("explanation", "1. Which?\na. x\nb. y\nAnswer: A\nExplanation: mkword\n"),
    MarkedPart("explanation in German", "1. Wo?\na. x\nb. y\nLösung: A\nErklärung: mkword\n"),
    MarkedPart("hint", "1. Which?\n*a. x\nb. y\nHint: mkword\n"),
    MarkedPart("tags", "1. Which?\n*a. x\nb. y\nTags: mkword, other\n"),
    MarkedPart("source", "1. Which?\n*a. x\nb. y\nSource: mkword\n"),
    MarkedPart("accepted answer", "Type: F\n1. Who?\na. x\nb. mkword\n"),
    MarkedPart("short answer", "1. Who?\n* mkword\n"),
    MarkedPart("answer behind a word", "1. Who?\nAnswer: mkword\n"),
    MarkedPart("sample answer", "Type: E\n1. Why?\na. mkword\n"),
    MarkedPart("stem", "Type: MT\n1. Match.\na. mkword = y\nb. z = w\n"),
    MarkedPart("partner", "Type: MT\n1. Match.\na. x = mkword\nb. z = w\n"),
    MarkedPart("text above", "mkword\n\n1. Which?\n*a. x\nb. y\n"),
    MarkedPart("text between", "1. So?\n*a. x\nb. y\n\nmkword\n\n2. Which?\n*a. x\nb. y\n"),
    MarkedPart("text of text2qti", "Text title: T\nText: mkword\n\n2. Which?\n*a. x\nb. y\n"),
    MarkedPart(
      "text behind",
      "1. So?\n*a. x\nb. y\n\nmkword\n",
      arrives: false,
      named: "description-left-out"
    ),
    MarkedPart(
      "feedback of a pair",
      "Type: MT\n1. Match.\na. x = y\n@ mkword\nb. z = w\n",
      arrives: false,
      named: "feedback"
    ),
    MarkedPart(
      "type",
      "Type: mkword\n1. Which?\n*a. x\nb. y\n\n2. So?\n*a. x\nb. y\n",
      arrives: false,
      named: "mkword"
    ),
    MarkedPart(
      "upload",
      "1. mkword\n^^^^\n\n2. So?\n*a. x\nb. y\n",
      arrives: false,
      named: "file upload"
    ),
    MarkedPart(
      "answer beside options",
      "1. So?\n*a. x\nb. y\n* mkword\n",
      arrives: false,
      named: "*"
    ),
    MarkedPart(
      "group",
      "GROUP\npick: 1\n1. So?\n*a. x\nb. y\nEND_GROUP\n",
      arrives: false,
      named: "pick"
    ),
    MarkedPart(
      "setting",
      "shuffle answers: mkword\n1. So?\n*a. x\nb. y\n",
      arrives: false,
      named: "shuffle answers"
    ),
  ]

  /// A word in any part of a list is in the bank, or a diagnostic names it or its part.
  @Test(arguments: fields) func everyPartArrivesOrIsNamed(part: MarkedPart) throws {
    let imported = NumberedList.read(Array(part.part.utf8))
    let made = imported.bank(id: "b")
    let told = imported.diagnostics + made.diagnostics
    let bank = try #require(made.bank, "\(told)")
    let json = String(decoding: try bank.json(), as: UTF8.self)
    #expect(json.contains("mkword") == part.arrives, "\(json)\n\(told)")
    #expect(
      part.arrives ? told == [] : told.contains { $0.description.contains(part.named ?? "mkword") },
      "\(told)"
    )
  }

  @Test func partsHaveTheirPlaces() throws {
    let text = """
      Quiz title: Electricity
      Quiz description: Current

      Title: Ohm
      Points: 0,5
      1.  What is
          $U$?
      ... U = RI
      +   Yes.
      -   No.
      *a) voltage
      ... of course
      b)  current
      """
    let problem = try #require(bank(text).bank?.allProblems.first)
    #expect(bank(text).bank?.allSets.map(\.title) == ["Electricity"])
    #expect(problem.id == "Ohm")
    let half = try Fraction(1, 2)
    #expect(problem.points == half)
    #expect(problem.prompt.plainText == "What is $U$?")
    #expect(problem.explanation?.plainText == "U = RI")
    #expect(problem.feedback.map(\.condition) == [.correct, .incorrect])
    #expect(problem.kind.options?.all.map { $0.feedback?.plainText } == ["of course", nil])
  }

  @Test func linesOfATextStayOrGoOn() throws {
    let problem = try #require(
      bank("1. Roses are red,\nviolets are\n  blue.\n\nSo?\n*a. x\nb. y\n").bank?.allProblems.first
    )
    #expect(problem.prompt.plainText == "Roses are red,\nviolets are blue.\nSo?")
  }

  @Test(arguments: [
    "1. a\n*a. x\nb. y\nQuiz title: Q\nPoints: 2\n2. b\n*a. x\nb. y\n",
    "Title: t\nQuiz title: Q\n1. a\nPoints: 2\n*a. x\nb. y\nText: between\n2. b\n*a. x\nb. y\n",
    "GROUP\n1. a\n*a. x\nb. y\nEND_GROUP\n\nwords\nType: MA\n2. b\n*a. x\nb. y\n",
  ]) func noLineBelongsToTwoItems(text: String) {
    let ranges = NumberedList.read(Array(text.utf8)).items.map(\.range)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
  }

  // MARK: Writing

  @Test func aBankIsWrittenAsText2QTIReadsIt() throws {
    let gift = """
      ::Capital::Which? {=Lima#yes ~Quito####So it is.}

      Which two? {~%50%a ~%50%b ~%-50%c}

      Two plus two? {#4:0.5}

      Who? {=Einstein =Albert Einstein}

      Is it so? {T}

      Why? {}
      """
    let written = NumberedList.write(GIFT.read(Array(gift.utf8)).items.map(\.content))
    #expect(written.losses == [])
    let text = """
      Title: Capital
      1. Which?
      ... So it is.
      *a) Lima
      ... yes
      b) Quito

      2. Which two?
      [*] a
      [*] b
      [ ] c

      3. Two plus two?
      = 4 +- 0.5

      4. Who?
      * Einstein
      * Albert Einstein

      5. Is it so?
      *a) True
      b) False

      6. Why?
      ____


      """
    #expect(String(decoding: written.bytes, as: UTF8.self) == text)
  }

  @Test func theSpeedDoesNotDependOnTheForm() {
    for part in [
      "1. Q\n", "1. Q\na. x\n*b. y\n", "  x\n", "a. x\n", "Answers:\n1. A\n", "Title: x\n", "@ x\n",
      "GROUP\n", "Quiz title: x\n",
    ] {
      let text = "1. Which?\na. one\n" + String(repeating: part, count: 20_000)
      let imported = NumberedList.read(Array(text.utf8))
      #expect(imported.write().bytes == Array(text.utf8))
    }
  }

  @Test func hostileListsAreRead() {
    let pieces = [
      "1. ", "2) ", "a. ", "*b) ", "[*] ", "[ ] ", "Answer: ", "Answers:", "A", "B, C", "Type: ",
      "MA",
      "MT", "E", "F", "Title: ", "Points: ", "0", "... ", "+ ", "- ", "~ ", "@ ", "= ", "+- ", "%",
      "____",
      "\n", "\n", "\n", "\n\n", "  ", "Text: ", "GROUP", "Quiz title: ", "/", "<b>", "&", "*",
      "\u{301}", "True",
    ]
    forEachSeed(0..<400) { generator in
      var text = "1. Q\n"
      for _ in 0..<60 { text += generator.drawElement(of: pieces) ?? "" }
      let bytes = Array(text.utf8)
      let imported = NumberedList.read(bytes)
      try #require(imported.write().bytes == bytes)
      let made = imported.bank(id: "b")
      try #require(made.diagnostics.allSatisfy { $0.line > 0 })
      if let bank = made.bank { _ = NumberedList.write(bank) }
    }
  }
}
