// SPDX-License-Identifier: Apache-2.0
import Interchange
import QuizContent
import Testing

@Suite struct AnkiCardTests {
  private func gaps(_ question: Question?) -> [String] {
    guard case .cloze(let gaps)? = question?.task else { return [] }
    return gaps.map { $0.answers.map(\.text.source).joined(separator: "|") }
  }

  @Test(arguments: [
    (
      "The capital of {{c1::Peru::country}} is {{c2::Lima}}.",
      "The capital of {#1} (country) is {#2}.", ["Peru", "Lima"]
    ),
    ("Half is {{c1::\\(\\frac{1}{2}\\)}}!", "Half is {#1}!", ["\\(\\frac{1}{2}\\)"]),
    ("{{c1::Lima in {{c2::Peru::land}}}} is far", "Lima in {#1} (land) is far", ["Peru"]),
    ("{{c1::a}} and {{c1::b}}", "{#1} and {#2}", ["a", "b"]),
    ("x {{c1::a { b}} y", "x {#1} y", ["a { b"]),
    ("no {{c::a}} {{x1:b}}", "", []),
  ]) func aNoteWithGapsIsOneQuestion(note: String, text: String, expected: [String]) {
    let question = AnkiText.read(Array("#separator:tab\n\(note)\ta note\n".utf8)).questions.first
    #expect(gaps(question) == expected)
    guard !expected.isEmpty else { return }
    #expect(question?.text.source == text)
    #expect(question?.generalFeedback?.source == "a note")
  }

  @Test func gapsInHTMLArePlainTexts() throws {
    let file =
      "#separator:tab\n#html:true\n#notetype:Cloze\n<b>Water</b> is {{c1::H<sub>2</sub>O}} &amp; {{c2::R&amp;D}}\t\n"
    let imported = AnkiText.read(Array(file.utf8))
    #expect(gaps(imported.questions.first) == ["H₂O", "R&D"])
    #expect(imported.bank(id: "b").bank?.allProblems.count == 1)
  }

  /// Anki has no sign that takes the meaning from others.
  @Test(arguments: [
    ("{{c1::x}}", "a", true), ("x", "is {{c1::x}}", true), ("[sound:a.mp3]", "a", true),
    ("x", "漢字[かんじ]", true), ("漢字[かんじ]", "x", false), ("{{c::x}}", "a [1]", false),
    ("{{c1:x}}", "a", true), ("{{c1::x", "a", true),
  ]) func signsThatMeanSomethingAreNamed(front: String, back: String, isNamed: Bool) {
    let question = Question(
      text: Question.Text(front, format: "plain"),
      task: .written(
        [Question.Answer(Question.Text(back, format: "plain"), fraction: 1)],
        ignoresCase: true
      )
    )
    #expect(AnkiText.write([.question(question)]).losses.map(\.part) == (isNamed ? [.signs] : []))
  }

  /// A gap that cannot be read is no text to type.
  @Test(arguments: [
    ("{{c1::a and more\tx", Diagnostic.Code.gapWithoutEnd), ("x\tan {{c1::end", .gapWithoutEnd),
    ("{{c1::a}} and {{c2::b\tx", .gapWithoutEnd), ("{{c1:Peru}}\tx", .noGap),
    ("{{c1::Lima}} {{c2:Peru}}\tx", .noGap), ("Peru\tx", .noGap),
  ]) func aBrokenGapIsAnError(row: String, code: Diagnostic.Code) {
    let imported = AnkiText.read(Array("#separator:tab\n#notetype:Cloze\n\(row)\n".utf8))
    #expect(imported.questions.isEmpty)
    #expect(imported.diagnostics.filter { $0.severity == .error }.map(\.code) == [code])
    #expect(imported.diagnostics.first { $0.severity == .error }?.line == 3)
    // Without the type of the note a card without a gap is one to type.
    let untyped = AnkiText.read(Array("#separator:tab\n\(row)\n".utf8))
    #expect(untyped.questions.isEmpty == row.contains("{{c"))
  }

  @Test func aTagIsNoGap() {
    let file = "#separator:tab\n#tags column:3\nHund\tdog\t{{c1::x}}\n"
    let question = AnkiText.read(Array(file.utf8)).questions.first
    #expect(question?.text.source == "Hund")
    #expect(question?.tags == ["{{c1::x}}"])
  }

  @Test func headsSavedByASpreadsheetAreRead() {
    let file =
      "#separator:Comma,,,\n#html:true,,,\n#tags column:3,,,\nHund,dog,animal,\nKatze,cat,animal,\n"
    let imported = AnkiText.read(Array(file.utf8))
    #expect(imported.questions.map(\.text.source) == ["Hund", "Katze"])
    #expect(imported.questions.map(\.tags) == [["animal"], ["animal"]])
    #expect(imported.diagnostics.map(\.code) == [.fieldsWithoutNames])
  }

  @Test func aSeparatorThatIsNotKnownIsAnError() {
    let imported = AnkiText.read(Array("#separator:commma\nHund\tdog\n".utf8))
    #expect(imported.diagnostics.first?.code == .malformedValue)
    #expect(imported.questions.count == 1)
  }

  @Test func manyFieldsWithoutNamesAreAskedFor() throws {
    let file = "#separator:Comma\n\"12\",\"Capital of Peru?\",\"Lima\",\"not Cusco\"\n"
    let imported = AnkiText.read(Array(file.utf8))
    #expect(imported.diagnostics.map(\.code) == [.columnsWithoutNames])
    #expect(imported.questions.isEmpty)
    let options = try #require(TableOptions(columns: "question=2,answer=3,feedback=4"))
    let question = AnkiText.read(Array(file.utf8), options: options).questions.first
    #expect(question?.text.source == "Capital of Peru?")
    #expect(question?.generalFeedback?.source == "not Cusco")
  }

  @Test func aThirdFieldIsNamed() {
    let imported = AnkiText.read(Array("Hund\tdog\tlaut\n".utf8))
    #expect(imported.diagnostics.map(\.code) == [.fieldsWithoutNames, .columnLeftOut])
  }

  @Test func decksBecomeSetsAndComeBack() throws {
    let file =
      "#separator:tab\n#deck column:1\nZoo::Big\tElefant\telephant\nZoo::Small\tMaus\tmouse\nZoo::Big\tWal\twhale\n"
    let bank = try #require(AnkiText.read(Array(file.utf8)).bank(id: "b").bank)
    #expect(bank.allSets.map(\.id) == ["Zoo/Big", "Zoo/Small"])
    #expect(bank.allSets.map(\.problems.count) == [2, 1])
    let again = try #require(AnkiText.read(AnkiText.write(bank).bytes).bank(id: "b").bank)
    #expect(again.allSets.map(\.id) == bank.allSets.map(\.id))
    let one = AnkiText.read(Array("#deck:Zoo\nHund\tdog\n".utf8)).bank(id: "b").bank
    #expect(one?.allSets.map(\.id) == ["Zoo"])
  }

  @Test func onlyBlanksStandBetweenTags() throws {
    var question = Question(
      text: Question.Text("Hund"),
      task: .written([Question.Answer(Question.Text("dog"), fraction: 1)], ignoresCase: true)
    )
    question.tags = ["c,d", "e;f", "x|y", "zoo::big"]
    let written = AnkiText.write([.question(question)])
    #expect(written.losses == [])
    #expect(AnkiText.read(written.bytes).questions.map(\.tags) == [question.tags])
    let wide = Array("#separator:tab\n#tags column:3\nHund\tdog\ta\u{3000}b, c\n".utf8)
    #expect(AnkiText.read(wide).questions.map(\.tags) == [["a", "b,", "c"]])
  }

  @Test func cardsAreReversedOnRequest() throws {
    let options = try #require(TableOptions(reversesCards: true))
    let file = Array("Hund\tdog\n{{c1::a}} b\tx\n".utf8)
    let imported = AnkiText.read(file, options: options)
    #expect(imported.questions.map(\.text.source) == ["Hund", "dog", "{#1} b"])
    #expect(imported.bank(id: "b").bank?.allProblems[1].correctAnswer == .text("Hund"))
    #expect(imported.write().bytes == file)
  }

  /// Both cards of a note come, as its type says, for all notes or in a column.
  @Test(arguments: [
    ("#notetype:Basic (and reversed card)\nHund\tdog\n", ["Hund", "dog"]),
    ("#notetype column:3\nHund\tdog\tBasic (and reversed card)\n", ["Hund", "dog"]),
    ("#notetype column:3\nHund\tdog\tBasic\n", ["Hund"]),
    ("#notetype:Basic (optional reversed card)\nHund\tdog\n", ["Hund"]),
  ])
  func cardsAreReversedByTheTypeOfTheirNote(file: String, prompts: [String]) {
    let imported = AnkiText.read(Array(file.utf8))
    #expect(imported.questions.map(\.text.source) == prompts)
    #expect(imported.write().bytes == Array(file.utf8))
  }

  @Test func soundsAndImagesAreNamed() {
    let file = "#html:true\nHund [sound:bark.mp3]\t<img src=\"dog.png\"> dog\n"
    let imported = AnkiText.read(Array(file.utf8))
    #expect(imported.questions.first?.text.source == "Hund")
    let told = imported.diagnostics.filter { $0.code == .mediaLeftOut }
    #expect(told.map(\.line) == [2, 2])
    #expect(told.map { $0.sentence(in: .english).contains("bark.mp3") } == [true, false])
  }

  @Test(arguments: [
    ("漢字[かんじ]", ["漢字", "かんじ"]), ("お 茶[ちゃ]を 飲[の]む", ["お茶を飲む", "おちゃをのむ"]),
    ("array[1]", ["array[1]"]),
  ]) func furiganaIsNotTyped(back: String, accepted: [String]) throws {
    let bank = AnkiText.read(Array("word\t\(back)\n".utf8)).bank(id: "b").bank
    guard case .exactMatch(let matcher)? = bank?.allProblems.first?.kind else { return }
    #expect(matcher.accepted == accepted)
  }

  @Test(arguments: [
    ("2 x 1 =\t2\n2 x 2 =\t4\nRoot of x squared \\(\\sqrt{x^2}\\)\t|x|\n", "anki"),
    ("Hund;dog\nKuh {groß};cow\n", "anki"), ("::Q:: Which? {=a\t~b}\n", "gift"),
    ("Which one?\nA) a\tb\nB) c\nANSWER: A\n", "aiken"),
  ]) func aTextIsLookedAtAsAWhole(text: String, name: String) {
    #expect(QuestionFormat(path: "a.txt", beginning: Array(text.utf8))?.name == name)
  }

  @Test func aListWithSemicolonsIsRead() {
    let imported = AnkiText.read(Array("Hund;dog\nKuh;cow\n".utf8))
    #expect(imported.questions.map(\.text.source) == ["Hund", "Kuh"])
    let named = AnkiText.read(Array("Frage;Antwort\nHund;dog\n".utf8))
    #expect(named.questions.map(\.text.source) == ["Hund"])
  }
}
