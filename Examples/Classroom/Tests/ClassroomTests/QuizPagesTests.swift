// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@testable import Classroom

struct QuizPagesTests {
  @Test(
    arguments: [
      (1, [1]), (5, [5]), (7, [5, 7]), (20, [5, 10, 15, 20]), (47, [5, 10, 15, 20]),
    ] as [(Int, [Int])]
  )
  func noMoreProblemsAreOfferedThanThereAre(count: Int, offered: [Int]) throws {
    let problems = try (1...count).map { number in
      try Problem(
        id: Problem.ID("Q\(number)"),
        prompt: "Which is right?",
        kind: .multipleChoice([.correct("a", "A"), .wrong("b", "B")])
      )
    }
    let set = ProblemSet(id: "s", title: "S", problems: problems)
    let bank = try ProblemBank(id: "one", title: "One", sets: [set])
    #expect(QuizPages.counts(of: bank) == offered)
  }

  private func item(_ json: String) throws -> Quiz.Item {
    let problem = try JSONDecoder().decode(Problem.self, from: Data(json.utf8))
    return Quiz.Item(problem, set: "s", setTitle: "S")
  }

  @Test func theGapThatCannotBeReadIsMarked() throws {
    let item = try item(
      #"""
      {"id":"p","kind":"cloze","prompt":"Add.","text":"1 + 1 = [[one]], 2 + 2 = [[two]]",
      "gaps":[{"id":"one","kind":"numeric","accepted":["2"]},
      {"id":"two","kind":"numeric","accepted":["4"]}]}
      """#
    )
    var session = QuizSession(try Quiz(id: "q", items: [item]))
    try session.start(at: Date())
    let refusal = #expect(throws: QuizError.self) {
      try session.answer(.gaps(["one": "2", "two": "many"]), at: Date())
    }
    let error = try #require(refusal)
    let shown = item.presentation
    let field = RefusedField(error, in: item)
    #expect(field == .gap(shown.gaps[1].id))
    let view = ProblemView(
      shown,
      marked: [],
      given: nil,
      refused: field,
      words: [:],
      in: .english
    )
    #expect(view.pieces.compactMap(\.gap?.isRefused) == [false, true])
    #expect(!view.isRefused)
  }

  @Test(
    arguments: [
      ("", nil), (#","minimumWords":10"#, "Words: at least 10."),
      (#","maximumWords":80"#, "Words: at most 80."),
      (#","minimumWords":10,"maximumWords":80"#, "Words: 10 to 80."),
    ] as [(String, String?)]
  )
  func theLimitOfATextIsKnownBeforeItIsWritten(limits: String, sentence: String?) throws {
    let item = try item(#"{"id":"p","kind":"openResponse","prompt":"Why?"\#(limits)}"#)
    let words = try Words()[.english]
    #expect(ProblemView.limit(of: item.presentation, in: words) == sentence)
  }

  @Test func nobodyLooksAtAnswersInADuel() throws {
    #expect(try ChallengePages.rules.mode == .deferred)
  }
}
