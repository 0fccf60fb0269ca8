// SPDX-License-Identifier: Apache-2.0
@testable import Interchange
import LudusCore
import LudusTestSupport
import Testing

@Suite struct MoodleXMLTests {
  private func read(_ question: String) -> Imported {
    MoodleXML.read(Array("<quiz>\n<question \(question)</question></quiz>".utf8))
  }

  /// XML has no control characters, whether a text has tags or not; a file with one is refused as a
  /// whole.
  @Test(arguments: ["a\u{1}\u{B}\tb", "<b>a\u{1}\u{B}</b>\tb"])
  func controlCharactersAreLeftOut(text: String) {
    let question = Question(text: Question.Text(text), task: .essay)
    let bytes = MoodleXML.write([.question(question)]).bytes
    #expect(bytes.allSatisfy { $0 >= 0x20 || $0 == 0x09 || $0 == 0x0A })
    let left = text.filter { $0 != "\u{1}" && $0 != "\u{B}" }
    #expect(MoodleXML.read(bytes).questions.map(\.text.source) == [left])
  }

  @Test func filesOfOldMoodleAreRead() throws {
    let imported = read(
      """
      type="match"><name><text>N</text></name><questiontext><text>Match</text></questiontext>
      <image>a.png</image><image_base64>AAEC</image_base64>
      <hint><hintcontent>H</hintcontent></hint>
      <subquestion><text>dog</text><answer><text>Hund</text></answer></subquestion>
      <subquestion><text>cow</text></subquestion>
      """
    )
    let question = try #require(imported.questions.first)
    #expect(question.files == [Question.File(name: "a.png", bytes: [0, 1, 2])])
    #expect(question.text.source == "Match <img src=\"@@PLUGINFILE@@/a.png\" />")
    #expect(question.hints.map(\.source) == ["H"])
    let old = read(
      """
      type="shortanswer"><questiontext><text>Q</text></questiontext>
      <answer><text>a</text><fraction>50</fraction></answer>
      """
    )
    guard case .written(let answers, _)? = old.questions.first?.task else {
      Issue.record("\(old.questions)")
      return
    }
    #expect(answers.map(\.fraction) == [try Fraction(1, 2)])
  }

  @Test(arguments: [
    (
      #"type="numerical"><answer fraction="100"><text>3,5</text></answer>"#,
      Diagnostic.Code.malformedNumber
    ),
    (
      #"type="numerical"><answer fraction="100"><text>3</text><tolerance>0,1</tolerance></answer>"#,
      .malformedNumber
    ),
    (#"type="numerical"><answer fraction="x"><text>3</text></answer>"#, .malformedWeight),
    (#"type="shortanswer"><answer fraction="33"><text>a</text></answer>"#, .weightNotOnList),
    (#"type="multichoice"><answer fraction="0"><text>a</text></answer>"#, .noRightAnswer),
    (#"type="essay"><questiontext><text>a <b>c</b></text></questiontext>"#, .tagsInText),
    (#"type="essay"><questiontext><text>a & b</text></questiontext>"#, .unknownReference),
    (#"type="essay"><questiontext><text>a</questiontext>"#, .malformedXML),
    (#"type="coderunner">"#, .unknownType),
    (
      #"type="essay"><questiontext><file name="a">AA==</file><file name="a">AA==</file></questiontext>"#,
      .duplicateFile
    ),
    (
      "type=\"essay\">\(String(repeating: "<a>", count: 600))\(String(repeating: "</a>", count: 600))",
      .nestedTooDeeply
    ),
    ("type=\"cloze\"><questiontext><text>No gap</text></questiontext>", .noGap),
  ]) func aFaultIsNamedWithItsLine(question: String, code: Diagnostic.Code) throws {
    let imported = read(question)
    let diagnostic = try #require(imported.diagnostics.first { $0.code == code })
    #expect(diagnostic.line == 2)
    #expect(imported.items.count == 1)
  }

  @Test(arguments: [("0.33", "0.3333333"), ("0.3333333", "0.3333333"), ("0.25", "0.25")])
  func aPenaltyNearAThirdIsOne(spelled: String, meant: String) {
    let question = read("type=\"essay\"><penalty>\(spelled)</penalty>").questions.first
    #expect(question?.penalty == Fraction(decimal: meant))
  }

  @Test func aTextKeepsTheFormatOfAWiki() {
    let imported = read(
      "type=\"essay\"><questiontext format=\"wiki_like\"><text>a</text></questiontext>"
    )
    #expect(imported.questions[0].text.format == "wiki")
    #expect(
      MoodleXML.read(MoodleXML.write(imported.items.map(\.content)).bytes).questions
        == imported.questions
    )
  }

  /// A name is plain text, whatever it looks like.
  @Test(arguments: ["<b>x</b> 1 < 2", "The <br> tag", "a <!-- c --> b", "2<3", "AT&amp;T"])
  func aNameIsKeptAsItStands(name: String) {
    let read = read("type=\"essay\"><name><text><![CDATA[\(name)]]></text></name>").questions
    #expect(read.map(\.name) == [name])
    let question = Question(name: name, text: Question.Text("Why?"), task: .essay)
    #expect(MoodleXML.read(MoodleXML.write([.question(question)]).bytes).questions == [question])
    #expect(GIFT.read(GIFT.write([.question(question)]).bytes).questions == [question])
  }

  @Test func numbersHaveTheirTolerances() {
    let imported = read(
      #"""
      type="numerical"><answer fraction="100" tolerance="0.5"><text>3</text></answer>
      <answer fraction="50"><text>4</text><tolerance>1</tolerance></answer>
      <answer fraction="50"><text> 5 </text></answer><answer fraction="0"><text>*</text></answer>
      """#
    )
    guard case .numbers(let answers)? = imported.questions.first?.task else {
      Issue.record("\(imported.questions)")
      return
    }
    #expect(answers.map(\.tolerance) == ["0.5", "1", "0", nil])
  }

  /// What GIFT has not comes back too.
  @Test func questionsOfItsOwnTypesComeBack() {
    forEachSeed(0..<300) { generator in
      let texts = [generator.questionText(), generator.questionText(), generator.questionText()]
      let tasks: [Question.Task] = [
        .ordering(texts),
        .gapSelect(
          [Question.GapOption("a & b"), Question.GapOption("<c>", group: "2")],
          areDragged: generator.draw(below: 2) == 0
        ),
        .other("calculatedother", [Question.Answer(texts[0], fraction: 1)], picksOne: true),
        .other("stack\"&"),
      ]
      var question = Question(
        name: "N <1> & \"2\"",
        text: generator.questionText(),
        task: generator.drawElement(of: tasks) ?? .essay
      )
      question.text.files = [
        Question.File(
          name: "a\"b.png",
          path: "/x/",
          bytes: [1, 2, UInt8(generator.draw(below: 256))]
        )
      ]
      question.hints = [generator.questionText()]
      question.mark = try Fraction(5, 2)
      question.penalty = try Fraction(1, 4)
      let written = MoodleXML.write([.question(question)])
      try #require(written.losses == [])
      let imported = MoodleXML.read(written.bytes)
      try #require(imported.questions == [question])
    }
  }
}
