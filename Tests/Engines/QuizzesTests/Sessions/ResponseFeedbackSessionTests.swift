// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import Testing

/// Texts about a response as a whole, as a learner sees them.
struct ResponseFeedbackSessionTests {
  private let start = Date(timeIntervalSince1970: 0)

  private func session(
    _ kind: ProblemKind,
    _ rules: QuizRules = .immediate,
    _ feedback: [Problem.Feedback]
  ) throws -> QuizSession {
    let problem = try Problem(id: "p", prompt: "Which?", kind: kind, feedback: feedback)
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
    )
    var generator = SeededGenerator(seed: 1)
    return QuizSession(
      try Quiz(from: bank, try Blueprint(count: 1), rules: rules, using: &generator)
    )
  }

  private let all: [Problem.Feedback] = [
    .init(.correct, "right"), .init(.partlyCorrect, "partly"), .init(.incorrect, "wrong"),
    .init(.picks(["a", "b"]), "those two"),
  ]

  @Test(
    arguments: [
      (["a", "c"], ["right"]), (["a"], ["partly"]), (["b"], ["wrong"]),
      (["a", "b"], ["wrong", "those two"]),
    ] as [([AnswerOption.ID], [String])]
  )
  func allTextsWhoseConditionHoldsAreShown(picks: [AnswerOption.ID], shown: [String]) throws {
    let kind = ProblemKind.checkAll(
      [.correct("a", "1"), .wrong("b", "2"), .correct("c", "3")],
      grading: .netCorrect
    )
    var session = try session(kind, .immediate, all)
    let feedback = try session.answer(.choices(picks), at: start)
    #expect(feedback.responseFeedback.map(\.text.plainText) == shown)
    #expect(session.feedback(on: "p") == feedback)
  }

  @Test func aCreditInARangeIsFound() throws {
    let kind = ProblemKind.multipleChoice([.correct("a", "1"), .wrong("b", "2")])
    let feedback: [Problem.Feedback] = [
      .init(.credit(0...(try Fraction(1, 2))), "low"),
      .init(.credit((try Fraction(1, 2))...1), "high", title: "Well"),
    ]
    for (pick, text) in [("a", "high"), ("b", "low")] as [(AnswerOption.ID, String)] {
      var session = try session(kind, .immediate, feedback)
      let given = try session.answer(.choice(pick), at: start).responseFeedback
      #expect(given.map(\.text.plainText) == [text])
    }
  }

  /// While picks are missing, a text about the whole would say how many are right.
  @Test func picksOneByOneShowItAtTheEnd() throws {
    let kind = ProblemKind.checkAll([.correct("a", "1"), .wrong("b", "2"), .correct("c", "3")])
    var session = try session(kind, .immediate, all)
    #expect(try session.answer(.choices(["a"]), at: start).responseFeedback.isEmpty)
    let last = try session.answer(.choices(["c"]), at: start + 1)
    #expect(last.responseFeedback.map(\.text.plainText) == ["right"])
  }

  @Test func aDeferredQuizShowsItOnceSubmitted() throws {
    let kind = ProblemKind.multipleChoice([.correct("a", "1"), .wrong("b", "2")])
    var session = try session(kind, .deferred, all)
    #expect(try session.answer(.choice("b"), at: start).responseFeedback.isEmpty)
    try session.submit(at: start + 1)
    #expect(session.feedback(on: "p")?.responseFeedback.map(\.text.plainText) == ["wrong"])
  }

  @Test func anEssayShowsItOnceItIsGraded() throws {
    var session = try session(.openResponse(OpenResponseTask()), .immediate, Array(all.dropLast()))
    #expect(try session.answer(.text("An essay."), at: start).responseFeedback.isEmpty)
    try session.enterGrade(.credit(1), for: "p", by: "kim", at: start + 1)
    #expect(session.feedback(on: "p")?.responseFeedback.map(\.text.plainText) == ["right"])
  }
}
