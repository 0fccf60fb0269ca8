// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusCore
import LudusTestSupport
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
    ("Which? {~%50%a ~%50%b ~c}", "Which? {1:MULTIRESPONSE:%50%a~%50%b~c}"),
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
    #expect(gaps[0].answers.map(\.feedback?.source) == ["Oui", "ça"])
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
      func answer(_ percent: Int) throws -> Question.Answer {
        Question.Answer(
          Question.Text(text()),
          fraction: try Fraction(percent, 100),
          feedback: generator.draw(below: 2) == 0 ? Question.Text(text()) : nil
        )
      }
      let gaps = try ["SA", "MC", "SHORTANSWER_C", "MULTIRESPONSE_H"].map { name in
        Question.Gap(
          kind: try #require(Question.Gap.Kind(name: name)),
          mark: 1 + generator.draw(below: 5),
          answers: [try answer(100), try answer(50), try answer(0)]
        )
      }
      let question = Question(
        text: Question.Text("A {#1} {#2} {b} {#3}{#4} {#9}", format: "moodle"),
        task: .cloze(gaps)
      )
      let written = Cloze.write([.question(question)])
      try #require(written.losses == [])
      try #require(Cloze.read(written.bytes).questions == [question])
    }
  }
}
