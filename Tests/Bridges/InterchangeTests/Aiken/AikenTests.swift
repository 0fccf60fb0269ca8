// SPDX-License-Identifier: Apache-2.0
import Interchange
import LudusTestSupport
import Testing

@Suite struct AikenTests {
  @Test(arguments: [
    ("Which?\nA) a\nB) b", Diagnostic.Code.unfinishedQuestion, 1),
    ("Good?\nA) a\nB) b\nANSWER: A\nANSWER: B\n", .unfinishedQuestion, 5),
    ("Which?\nA) a\nANSWER: A\n", .tooFewAnswers, 1),
    ("Which?\nA) a\nB) b\nANSWER: C\n", .unknownLetter, 4),
    ("Which?\nA) a\nB) b\nANSWER:\n", .unknownLetter, 4),
    ("Which?\n\nNext?\nA) a\nB) b\nANSWER: A\n", .unfinishedQuestion, 1),
  ]) func aQuestionOfAnotherFormIsNamedAndTheOthersAreKept(
    text: String,
    code: Diagnostic.Code,
    line: Int
  ) {
    let imported = Aiken.read(Array((text + "\nLast?\nA) a\nB) b\nANSWER: B\n").utf8))
    #expect(imported.diagnostics.first?.code == code)
    #expect(imported.diagnostics.first?.line == line)
    #expect(imported.questions.last?.text.source == "Last?")
    #expect(imported.items.contains { $0.content == .unusable })
  }

  @Test(arguments: ["ANSWER: B", "Answer: B", "answer:B"]) func theKeyMayBeInSmallLetters(
    key: String
  ) {
    let imported = Aiken.read(Array("1. Which?\nA) a\nB) b\n\(key)\n".utf8))
    #expect(imported.diagnostics.isEmpty)
    #expect(Self.right(in: imported.questions) == ["b"])
  }

  @Test func aQuestionMayBeginWithTheWord() {
    let imported = Aiken.read(Array("Answer: which is it?\nA) a\nB) b\nAnswer: A\n".utf8))
    #expect(imported.questions.map(\.text.source) == ["Answer: which is it?"])
  }

  @Test func textsAreWrittenWithoutTagsOnOneLine() {
    let gift = "[html]Is <b>1 < 2</b> &amp; so?\\nSay. {=[html]<i>yes</i> ~[plain]no & no}"
    let written = Aiken.write(GIFT.read(Array(gift.utf8)).items.map(\.content)).bytes
    #expect(
      String(decoding: written, as: UTF8.self)
        == "Is 1 < 2 & so? Say.\nA) yes\nB) no & no\nANSWER: A"
    )
  }

  @Test func aQuestionComesBack() {
    forEachSeed(0..<300) { generator in
      let options = 2 + generator.draw(below: 25)
      let right = generator.draw(below: options)
      let question = Question(
        text: Question.Text("Which &lt;one&gt;?"),
        task: .choices(
          (0..<options).map {
            Question.Answer(Question.Text("a\($0) &amp; b"), fraction: $0 == right ? 1 : 0)
          },
          picksOne: true,
          areShuffled: true
        )
      )
      let written = Aiken.write([.question(question), .question(question)])
      try #require(written.losses == [])
      try #require(Aiken.read(written.bytes).questions == [question, question])
    }
  }

  @Test(arguments: [
    ("A", [0], true), ("B.", [1], true), ("C) 5", [2], true), ("A, B", [0, 1], false),
    ("A B", [0, 1], false), ("AC", [0, 2], false), ("A and C", [0, 2], false),
    ("A;B;C", [0, 1, 2], false), ("A, A", [0], true),
  ]) func severalLettersAreSeveralAnswers(key: String, right: [Int], picksOne: Bool) throws {
    let imported = Aiken.read(Array("Which?\nA. 2\nB)4\nC) 5\nANSWER: \(key)\n".utf8))
    #expect(imported.diagnostics == [])
    guard case .choices(let answers, let isSingle, _)? = imported.questions.first?.task else {
      Issue.record("\(imported.questions)")
      return
    }
    #expect(answers.map(\.text.source) == ["2", "4", "5"])
    #expect(answers.indices.filter { answers[$0].fraction > 0 } == right)
    #expect(isSingle == picksOne)
    #expect(imported.bank(id: "b").bank != nil)
  }

  @Test(arguments: ["A, D", "D", "AD", ""]) func aLetterOfNoAnswerIsNamed(key: String) {
    let imported = Aiken.read(Array("Which?\nA. 2\nB. 4\nANSWER: \(key)\n".utf8))
    #expect(imported.diagnostics.map(\.code) == [.unknownLetter])
  }

  @Test func whatStandsBehindTheLetterIsNamedUnlessItIsTheAnswer() {
    let imported = Aiken.read(Array("Which?\nA. 2\nB. 4\nANSWER: B see page 7\n".utf8))
    #expect(imported.questions.count == 1)
    #expect(imported.diagnostics.map(\.code) == [.fieldsLeftOut])
    #expect(imported.diagnostics.allSatisfy { $0.isLoss })
  }

  private static func right(in questions: [Question]) -> [String] {
    questions.flatMap { question -> [String] in
      guard case .choices(let answers, _, _) = question.task else { return [] }
      return answers.filter { $0.fraction == 1 }.map(\.text.source)
    }
  }
}
