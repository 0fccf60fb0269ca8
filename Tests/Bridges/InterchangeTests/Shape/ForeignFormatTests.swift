// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Interchange

/// Lists of questions as other programs have them, which no reader takes.
@Suite("Formats of other programs")
struct ForeignFormatTests {
  static let texts: [(title: String, text: String)] = [
    ("Blackboard", "MC\tWhich ocean is warmest?\tAtlantic\tincorrect\tPacific\tcorrect\n"),
    ("Blackboard", "TF\tLima lies by the sea.\ttrue\nNUM\t2+2?\t4\t0.1\nFIB_PLUS\t[a]\ta\tb\n"),
    (
      "Brightspace (D2L)",
      "//MULTIPLE CHOICE,,,\nNewQuestion,MC,,\nID,1,,\nQuestionText,Capital of Peru?,,\nOption,100,Lima,\n"
    ),
    ("Brightspace (D2L)", "NewQuestion;TF\nQuestionText;Is it so?\nTRUE;100\n"),
    ("WebCT", ":TYPE:MC:1:0:C\n:TITLE:Capital\n:QUESTION:H\nWhich?\n:ANSWER1:100:H\nLima\n"),
    ("LaTeX", "\\documentclass{exam}\n\\begin{questions}\n\\question Two {\\bf plus} two?\n"),
  ]

  @Test("are told by their texts", arguments: texts)
  func recognized(title: String, text: String) {
    #expect(ForeignFormat(beginning: Array(text.utf8))?.title == title)
    #expect(ForeignFormat(beginning: Array("\u{FEFF}\n\(text)".utf8))?.title == title)
  }

  @Test("are not guessed to be another format, unless the file is named so", arguments: texts)
  func notGuessed(title: String, text: String) {
    let bytes = Array(text.utf8)
    for name in ["a.txt", "a.csv", "a.tsv"] {
      #expect(QuestionFormat(path: name, beginning: bytes) == nil, "\(name)")
    }
    #expect(QuestionFormat(path: "a.gift", beginning: bytes)?.name == "gift")
    #expect(QuestionFormat(path: "a.aiken", beginning: bytes)?.name == "aiken")
  }

  @Test("are named by a reader that is chosen all the same, once and as a loss", arguments: texts)
  func warned(title: String, text: String) throws {
    for format in QuestionFormat.all.compactMap(\.file) {
      let found = format.read(Array(text.utf8)).diagnostics.filter { $0.code == .otherFormat }
      #expect(found.count == 1, "\(format.about.name)")
      let diagnostic = try #require(found.first)
      #expect(diagnostic.isLoss && diagnostic.line == 1)
      #expect(diagnostic.sentence(in: .english).contains(title))
    }
  }

  @Test("are none of the samples of formats that are read")
  func samples() {
    for sample in FormatSample.all {
      #expect(ForeignFormat(beginning: Array(sample.text.utf8)) == nil, "\(sample)")
    }
  }

  @Test(
    "are no text that looks a little like them",
    arguments: [
      "", "1. one\n2. two\n", "Which?\nA) a\nB) b\nANSWER: A\n", "Which?\nA) a\nB) b\nAnswer: A\n",
      "1. Which?\nA. a\nB. b\nANSWER: A\n", "1. Pick {=a ~b}\na. x\nb. y\n",
      "1. Hund\tdog\na. Katze\tcat\nb. Kuh\tcow\n", "MC is short\tfor Master of Ceremonies\n",
      "question,answer\nNewQuestion,QuestionText\n", "MA\tMassachusetts\nTX\tTexas\n",
      "The {1:SHORTANSWER:=sky}\n1. a\na. b\nc. d\n",
    ]
  )
  func others(text: String) {
    #expect(ForeignFormat(beginning: Array(text.utf8)) == nil)
  }

  @Test("are told in the stretches of a long file, too")
  func longFile() {
    let rows = String(repeating: "TF\tLima lies by the sea.\ttrue\n", count: 4000)
    var stream = AnkiText.reading()
    let bytes = Array(rows.utf8)
    let found = [
      stream.read(Array(bytes[..<70_000])), stream.read(Array(bytes[70_000..<100_000])),
      stream.finish(Array(bytes[100_000...])),
    ].flatMap(\.diagnostics).filter { $0.code == .otherFormat }
    #expect(found.count == 1)
  }
}
