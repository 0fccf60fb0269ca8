// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport
import QuizContent
import Testing

@Suite struct ClozeTests {
  @Test(
    arguments: [
      ("{1:NM:=3}", "numerical", nil, false), ("{1:NUMERICAL:=3}", "numerical", nil, false),
      ("{SA:=a}", nil, nil, false),
      ("{:SA:=a}", "shortanswer", nil, false), ("{1:MWC:=a}", "shortanswer", nil, false),
      ("{1:MC:=a~b}", "multichoice", "dropdown", false),
      ("{1:MCS:=a~b}", "multichoice", "dropdown", true),
      ("{1:MULTICHOICE_V:=a~b}", "multichoice", "vertical", false),
      ("{1:MCHS:=a~b}", "multichoice", "horizontal", true),
      ("{1:MR:=a~b}", "multichoice", "vertical", false),
      ("{1:MRHS:=a~b}", "multichoice", "horizontal", true),
    ] as [(String, String?, String?, Bool)]
  )
  func theNameOfAGapSaysItsKind(text: String, name: String?, layout: String?, areShuffled: Bool)
    throws
  {
    guard case .cloze(let gaps)? = Cloze.read(Array(text.utf8)).questions.first?.task else {
      #expect(name == nil)
      return
    }
    let kind = try #require(gaps.first).kind
    #expect(kind.name.rawValue == name)
    #expect(kind.layout == layout)
    #expect(kind.areShuffled == areShuffled)
    #expect(kind.picksOne != kind.spelling.hasPrefix("MR"))
  }

  @Test(arguments: [
    ("no gap", Diagnostic.Code.noGap, 1), ("a {1:SA:=b", .gapWithoutEnd, 3),
    ("a {1:XY:=b}", .unknownGapType, 3), ("a {1:SA:~b}", .noRightAnswer, 3),
    ("a {1:MC:=b}", .tooFewAnswers, 3), ("a {1:NM:=b}", .malformedNumber, 9),
    ("a {1:SA:%x%b~=c}", .malformedWeight, 9),
  ]) func aFaultIsShownAtItsPlace(text: String, code: Diagnostic.Code, column: Int) throws {
    let diagnostics = Cloze.read(Array(text.utf8)).diagnostics
    #expect(try #require(diagnostics.first { $0.code == code }).column == column)
  }

  @Test(arguments: [
    ("Which? {=a#yes ~%50%b ~c}", "Which? {1:MULTICHOICE_VS:=a#yes~%50%b~c}"),
    ("Which? {~%50%a ~%50%b ~c}", "Which? {1:MULTIRESPONSE_S:%50%a~%50%b~c}"),
    ("Dog? {=Hund}", "Dog? {1:SHORTANSWER:=Hund}"),
    ("Pi? {#3.1:0.1}", "Pi? {1:NUMERICAL:=3.1:0.1}"),
  ]) func aQuestionWithOneAnswerBecomesATextWithAGap(gift: String, cloze: String) {
    let items = GIFT.read(Array(gift.utf8)).items.map(\.content)
    #expect(String(decoding: Cloze.write(items).bytes, as: UTF8.self) == cloze)
  }

  @Test func referencesOfEditorsAreSigns() throws {
    let file = "L'eau: {1:SA:=l&#39;eau#Oui~%50%&Eacute;au&amp;x#&ccedil;a}"
    let question = try #require(Cloze.read(Array(file.utf8)).questions.first)
    guard case .cloze(let gaps) = question.task else {
      Issue.record("\(question.task)")
      return
    }
    #expect(gaps[0].answers.map(\.text.source) == ["l'eau", "Éau&x"])
    #expect(gaps[0].answers.map(\.feedback?.source) == ["Oui", "&ccedil;a"])
  }

  @Test func upperAndLowerCaseStay() {
    let question = Question(
      text: Question.Text("Name it:"),
      task: .written([Question.Answer(Question.Text("Na"), fraction: 1)], ignoresCase: false)
    )
    let written = Cloze.write([.question(question), .question(question)]).bytes
    #expect(
      String(decoding: written, as: UTF8.self)
        == "Name it: {1:SHORTANSWER_C:=Na}\n\nName it: {1:SHORTANSWER_C:=Na}"
    )
  }

  /// Answers with every sign that means something come back.
  @Test func gapsComeBackAsTheyWere() {
    forEachSeed(0..<500) { generator in
      let signs = ["a", "}", "{", "#", "~", "\\", "=", "%", ":", "&", "<", "ü", "/", "\"", "'"]
      func text() -> String {
        "x"
          + (0..<generator.draw(below: 6)).compactMap { _ in generator.drawElement(of: signs) }
          .joined() + "x"
      }
      func answer(_ percent: Int, _ format: String) throws -> Question.Answer {
        Question.Answer(
          Question.Text(text(), format: format),
          fraction: try Fraction(percent, 100),
          feedback: generator.draw(below: 2) == 0 ? Question.Text(text()) : nil
        )
      }
      let gaps = try ["SA", "MC", "SHORTANSWER_C", "MULTIRESPONSE_H"].map { name in
        let kind = try #require(Question.Gap.Kind(name: name))
        let format = kind.name == .multichoice ? "html" : "plain"
        return Question.Gap(
          kind: kind,
          mark: 1 + generator.draw(below: 5),
          // Weights of several picks add up to one.
          answers: [
            try answer(kind.picksOne ? 100 : 50, format), try answer(50, format),
            try answer(kind.picksOne ? 0 : -25, format),
          ]
        )
      }
      let question = Question(
        text: Question.Text("A {#1} {#2} {b} {#3}{#4}", format: "moodle"),
        task: .cloze(gaps)
      )
      let written = Cloze.write([.question(question)])
      try #require(written.losses == [])
      try #require(Cloze.read(written.bytes).questions == [question])
    }
  }

  private func cloze(_ text: String) throws -> ClozeTask {
    let made = Cloze.read(Array(text.utf8)).bank(id: "b")
    let problem = try #require(made.bank?.allProblems.first, "\(made.diagnostics)")
    guard case .cloze(let task) = problem.kind else {
      Issue.record("\(problem.kind)")
      throw CancellationError()
    }
    return task
  }

  /// A gap keeps its place within whatever an editor puts around it.
  @Test(arguments: [
    ("<p>The <b>{1:SA:=cell}</b> wall</p>", "The [[1]] wall"),
    ("<p>The <b>big {1:SA:=cell} wall</b></p>", "The *big* [[1]] *wall*"),
    ("<h2>{1:SA:=cell}</h2>x", "[[1]]\nx"), ("<i>{1:SA:=a}{1:SA:=b}</i>", "[[1]][[2]]"),
    ("<table><tr><th>a</th><th>{1:SA:=b}</th></tr></table>", "*a* | [[1]]"),
    ("<ul><li>{1:SA:=a}</li><li><em>{1:SA:=b}</em></li></ul>", "• [[1]]\n• [[2]]"),
    ("H<sub>{1:SA:=2}</sub>O", "H_([[1]])O"), ("<code>{1:SA:=x}</code>", "[[1]]"),
    ("\\(x = {1:NM:=2} + y\\)", "$x =$ [[1]] $+ y$"),
    ("\\(\\frac{ {1:NM:=2} }{3}\\)", "$\\frac{ □ }{3}$ [[1]]"),
    ("<img src=\"a.png\" alt=\"{1:SA:=x}\">", "![…](a.png) [[1]]"),
    ("<video title=\"{1:SA:=x}\"></video>look", "look [[1]]"),
    ("[[1]] and [[2]] [{1:SA:=a}]", "[\u{2060}[1]] and [\u{2060}[2]] [\u{2060}[[1]]]"),
    ("{#1} {1:SA:=a}", "{#1} [[1]]"),
  ]) func aGapKeepsItsPlaceWithinMarkup(text: String, expected: String) throws {
    #expect(try cloze(text).text.source == expected)
  }

  @Test func answersToWriteLoseNoSigns() throws {
    let pairs = [
      ("List&lt;String&gt;", "List<String>"), ("F&lt;t&gt;z&lt;l", "F<t>z<l"), ("&lt;b&gt;", "<b>"),
      ("&amp;lt;", "&lt;"), ("<b>cell</b>", "cell"), ("F<t>z<l", "F<t>z<l"), ("<br>", "<br>"),
    ]
    for (source, answer) in pairs {
      let file = "It is {1:SA:=\(source)} or {1:MC:=\(source)~x}."
      let bank = try #require(Cloze.read(Array(file.utf8)).bank(id: "b").bank)
      guard case .cloze(let task) = bank.allProblems[0].kind else { continue }
      #expect(task.gaps[0].correctAnswer == answer)
      for again in [
        Cloze.read(Cloze.write(bank).bytes).bank(id: "b"),
        MoodleXML.read(MoodleXML.write(bank).bytes).bank(id: "b"),
      ] {
        #expect(again.bank?.allProblems.map(\.kind) == bank.allProblems.map(\.kind), "\(source)")
      }
    }
  }

  @Test func aTextIsHTMLWhetherItHasTagsOrNot() throws {
    let file = "Who runs \"AT&amp;T\"?\na &gt; b {1:SA:=x}"
    #expect(try cloze(file).text == "Who runs \"AT&T\"?\na > b [[1]]")
  }

  @Test(arguments: ["\n", "\r\n", "\n\n"]) func theEndOfTheFileIsNoLine(end: String) throws {
    let imported = Cloze.read(Array("A\n{1:SA:=x}\(end)".utf8))
    let problem = try #require(imported.bank(id: "b").bank?.allProblems.first)
    guard case .cloze(let task) = problem.kind else { return }
    #expect(task.text.plainText == "A\n[[1]]")
    var question = imported.questions[0]
    question.text.source = "B {#1}"
    #expect(imported.write(replacing: [0: question]).bytes == Array("B {1:SA:=x}\(end)".utf8))
  }

  @Test func oneGapWithSeveralPicksIsAQuestionOfThatKind() throws {
    let gift = "Which? {~%50%a ~%50%b ~%-100%c}"
    let bank = try #require(GIFT.read(Array(gift.utf8)).bank(id: "b").bank)
    let again = Cloze.read(Cloze.write(bank).bytes).bank(id: "b").bank
    #expect(again?.allProblems.map(\.kind) == bank.allProblems.map(\.kind))
    #expect(again?.allProblems.map(\.prompt) == bank.allProblems.map(\.prompt))
  }

  /// What picks earn where several are picked, as Moodle reckons.
  @Test(arguments: [
    ("=a~=b~c", ["1/2", "1/2", "-1/2"]), ("=a~b~c", ["1", "-1", "-1"]),
    ("%100%a~b", ["1", "0"]), ("%50%a~%50%b~c", ["1/2", "1/2", "0"]),
    ("%100%a~%100%b~%-50%c", ["1/2", "1/2", "-1/2"]), ("=a~=b~%0%c", ["1/2", "1/2", "-1/2"]),
  ]) func severalPicksShareTheCredit(answers: String, weights: [String]) throws {
    let read = Cloze.read(Array("Which? {1:MR:\(answers)}".utf8))
    guard case .cloze(let gaps)? = read.questions.first?.task else {
      Issue.record("\(read.diagnostics)")
      return
    }
    #expect(gaps[0].answers.map(\.fraction) == weights.compactMap { Fraction($0) })
    let question = read.questions[0]
    #expect(Cloze.read(Cloze.write([.question(question)]).bytes).questions == [question])
    #expect(read.bank(id: "b").bank != nil)
  }

  /// The sign of feedback behind an ampersand is no part of a reference.
  @Test func anAnswerThatEndsInAnAmpersandEndsThere() throws {
    let kind = try #require(Question.Gap.Kind(name: "SHORTANSWER"))
    let answers = ["R&", "R&amp;"].map {
      Question.Answer(
        Question.Text($0, format: "plain"),
        fraction: 1,
        feedback: Question.Text("yes")
      )
    }
    let question = Question(
      text: Question.Text("x {#1}", format: "moodle"),
      task: .cloze([Question.Gap(kind: kind, answers: answers)])
    )
    #expect(Cloze.read(Cloze.write([.question(question)]).bytes).questions == [question])
  }

  @Test func manyGapsWithoutAnEndAreNamedOnce() {
    let file = String(repeating: "{1:SA:=", count: 20_000)
    #expect(Cloze.read(Array(file.utf8)).diagnostics.map(\.code) == [.gapWithoutEnd, .noGap])
  }
}
