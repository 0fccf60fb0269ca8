// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Testing

/// A file that is easily misread, with what its author is to be shown.
struct GIFTTrap: CustomTestStringConvertible, Sendable {
  let text: String
  let code: Diagnostic.Code
  let line: Int
  let column: Int

  init(_ text: String, _ code: Diagnostic.Code, _ line: Int, _ column: Int) {
    self.text = text
    self.code = code
    self.line = line
    self.column = column
  }

  var testDescription: String { "\(code.rawValue): \(text)" }
}

@Suite struct GIFTTrapTests {
  static let traps = [
    GIFTTrap("Pi? {#3,5:0.1}", .malformedNumber, 1, 7),
    GIFTTrap("Pi?\n{#=abc}", .malformedNumber, 2, 4),
    GIFTTrap("So $1 \\neq 0$? {T}", .lineBreakInFormula, 1, 7),
    GIFTTrap("So $\\nu$? {T}", .lineBreakInFormula, 1, 5),
    GIFTTrap("Which? {=%50%a =%50%b}", .weightOnRightAnswer, 1, 10),
    GIFTTrap("Which? {=%50%a ~b}", .weightOnRightAnswer, 1, 10),
    GIFTTrap("So? {True}", .truthAsText, 1, 6),
    GIFTTrap("One {=1} and two {=2}", .secondAnswerBlock, 1, 18),
    GIFTTrap("Three\n0\ntwo? {=1}", .zeroLine, 2, 1),
    GIFTTrap("Time: which? {=1}", .unescapedSign, 1, 5),
    GIFTTrap("a = b? {=1}", .unescapedSign, 1, 3),
    GIFTTrap("Only a text, 1 = 1", .unescapedSign, 1, 16),
    GIFTTrap("C# or? {=1}", .unescapedSign, 1, 2),
    GIFTTrap("Which? {~%33,3%a =b}", .malformedWeight, 1, 10),
    GIFTTrap("Which? {~%150%a =b}", .weightOutOfRange, 1, 10),
    GIFTTrap("Which? {~%33%a =b}", .weightNotOnList, 1, 10),
    GIFTTrap("[latex]Which? {=b}", .unknownTextFormat, 1, 1),
    GIFTTrap("Which? {~a ~b}", .noRightAnswer, 1, 8),
    GIFTTrap("Which? {~a}", .tooFewAnswers, 1, 8),
    GIFTTrap("Match {=a -> b =c}", .pairWithoutArrow, 1, 17),
    GIFTTrap("Good\n\nOpen {", .braceWithoutPartner, 3, 6),
    GIFTTrap("\u{FEFF}Ü: {=a}", .unescapedSign, 1, 2),
    GIFTTrap("a\r\n\r\nb\r\n# {=a}", .unescapedSign, 4, 1),
    GIFTTrap("$CATEGORY: x\n::q::Which? {=a ~b}", .questionInCategory, 2, 1),
    GIFTTrap("How many? {#0}", .zeroAnswer, 1, 13),
    GIFTTrap("How many? {0 =1}", .zeroAnswer, 1, 12),
    GIFTTrap("Match {=a -> =b -> c =d -> e}", .pairWithoutAnswer, 1, 9),
  ]

  @Test(arguments: traps) func aTrapIsShownAtItsPlace(trap: GIFTTrap) throws {
    let imported = GIFT.read(Array(trap.text.utf8))
    let diagnostic = try #require(imported.diagnostics.first { $0.code == trap.code })
    #expect(diagnostic.line == trap.line)
    #expect(diagnostic.column == trap.column)
    #expect(imported.write().bytes == Array(trap.text.utf8))
  }

  @Test func moodlesOwnNotationsAreNoTraps() {
    let file = """
      // [id:7] [tag:a\\]b]
      ::Name \\: here::Fine \\= so \\# on {
        =right#yes
        ~%-33.33333%wrong
        // a comment among the answers
        ~wrong too
      }

      Numbers {#=%50%1..2#near =3:0.5}

      $CATEGORY: $course$/top
      """
    let imported = GIFT.read(Array(file.utf8))
    #expect(imported.diagnostics == [])
    #expect(imported.questions[0].idNumber == "7")
    #expect(imported.questions[0].tags == ["a]b"])
    #expect(imported.questions[0].name == "Name : here")
    #expect(imported.items.count == 3)
  }

  @Test(arguments: [
    ("Sure \\} {T}", "Sure }"), ("A `{}|x {T}", "A `|x {T}"), ("A {=b} c\\}", "A _____ c}"),
    ("A {=b}.", "A _____."),
  ]) func aGapStandsWhereTextFollowsTheAnswers(gift: String, text: String) {
    #expect(GIFT.read(Array(gift.utf8)).questions.map(\.text.source) == [text])
  }

  @Test func aRangeThatRunsBackwardsIsNamed() {
    let diagnostics = GIFT.read(Array("Where? {#1..-1}".utf8)).diagnostics
    #expect(diagnostics.map(\.code) == [.malformedNumber])
    #expect(diagnostics[0].sentence(in: .english).contains("write -1..1"))
  }

  @Test(arguments: [["C:\\", "x"], ["a]b", "]"], ["\\]", "\\"], ["[a"]])
  func tagsComeBackWhateverTheyEndWith(tags: [String]) {
    var question = Question(text: Question.Text("Why?"), task: .essay)
    question.tags = tags
    let written = GIFT.write([.question(question)])
    #expect(written.losses == [])
    #expect(GIFT.read(written.bytes).questions.map(\.tags) == [tags])
    question.tags = ["two\nlines"]
    #expect(GIFT.write([.question(question)]).losses.map(\.part) == [.labels])
  }

  @Test func aByteThatIsNotUTF8IsShownAndCanBeDecoded() {
    let bytes: [UInt8] = Array("Gr".utf8) + [0xF6] + Array("ße {T}".utf8.filter { $0 < 0x80 })
    let diagnostics = GIFT.read(bytes).diagnostics
    #expect(diagnostics.map(\.code) == [.encodingGuessed])
    #expect(diagnostics.first?.column == 3)
    #expect(GIFT.read(bytes).questions[0].text.source == "Gröe")
    #expect(GIFT.read([UInt8](windows1252: bytes)).questions[0].text.source == "Gröe")
    #expect(String(decoding: [UInt8](windows1252: [0x80, 0x9F, 0xE4]), as: UTF8.self) == "€Ÿä")
  }

  @Test func aLineWithAZeroStaysInItsQuestion() {
    let questions = GIFT.read(Array("How many?\n0\nor 1? {=1}".utf8)).questions
    #expect(questions.map(\.text.source) == ["How many?\n0\nor 1?"])
  }
}
