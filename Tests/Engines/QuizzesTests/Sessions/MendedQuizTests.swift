// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Sessions regraded over a mended bank.
struct MendedQuizTests {
  private func bank(_ problems: [Problem]) throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: problems)]
    )
  }

  private func checkAll(_ options: AnswerOptions) throws -> Problem {
    try Problem(id: "check", prompt: "Which?", kind: .checkAll(options))
  }

  /// The key had a and c right.
  @Test(
    arguments: [
      // More right options: not all of them were picked.
      ([.correct("a", "1"), .correct("c", "3"), .correct("d", "4"), .wrong("b", "2")], 0),
      // One less: the pick of c came after the problem was solved.
      ([.correct("a", "1"), .wrong("c", "3"), .wrong("b", "2")], 1),
      // One is not right any more.
      ([.wrong("a", "1"), .correct("c", "3"), .wrong("b", "2")], 0),
      // One has another name.
      ([.correct("a", "1"), .correct("new", "3"), .wrong("b", "2")], 1),
      // Nothing is mended but a text.
      ([.correct("a", "one"), .wrong("b", "2"), .correct("c", "3")], 1),
    ] as [(AnswerOptions, Int)]
  )
  func theWayOfTheLearnerStaysWhateverIsMended(options: AnswerOptions, earned: Int) throws {
    let old = try checkAll([.correct("a", "1"), .wrong("b", "2"), .correct("c", "3")])
    let quiz = try Quiz(
      id: "q",
      items: [
        Quiz.Item(old, set: "s", setTitle: "S"),
        Quiz.Item(try Samples.exact(), set: "s", setTitle: "S"),
      ]
    )
    var session = QuizSession(quiz)
    try session.answer(.choice("a"), at: date(1))
    try session.answer(.choice("c"), at: date(2))
    try session.proceed(at: date(3))
    try session.answer(.text("sulfur"), at: date(4))
    try session.proceed(at: date(5))
    #expect(session.phase == .finished && session.score.earned == 2)

    let mended = quiz.mended(by: try bank([try checkAll(options), try Samples.exact()]))
    try expectRoundTrip(mended)
    let replayed = try QuizSession(mended, replaying: session.events)
    #expect(replayed.score == session.score && replayed.phase == .finished)
    let regrading = try session.regraded(with: mended)
    #expect(regrading.session.phase == .finished)
    #expect(
      regrading.session.events.map(\.action.unjudged) == session.events.map(\.action.unjudged)
    )
    #expect(regrading.session.score.earned == Fraction(earned + 1))
    try expectReplayEqualsLive(regrading.session)
    if earned == 0 { #expect(!regrading.changes.isEmpty) }
  }

  @Test func anOptionThatBecomesRightIsShownAndOneThatIsGoneIsNot() throws {
    let options: AnswerOptions = [
      .correct("a", "1"), .wrong("b", "2"), .wrong("c", "3"), .wrong("d", "4"),
    ]
    let old = try Problem(id: "p", prompt: "?", kind: .multipleChoice(options))
    let limit = try Blueprint.OptionLimit(2)
    let drawn = try drawn(Blueprint(count: 1) { $0.optionLimit = limit }, from: bank([old]))
    let shown = drawn.items[0].options.map(\.id)
    #expect(shown.count == 2)
    let key = try #require(["b", "c", "d"].first { !shown.contains($0) })
    let new = try Problem(
      id: "p",
      prompt: "?!",
      kind: .multipleChoice(
        AnswerOptions(
          options.all.filter { $0.id != "a" }
            .map { AnswerOption(id: $0.id, text: $0.text, isCorrect: $0.id == key) }
        )
      )
    )
    let mended = drawn.mended(by: try bank([new]))
    #expect(mended.items[0].options.map(\.id) == shown.filter { $0 != "a" } + [key])
    #expect(mended.items[0].problem.prompt == "?!")
    #expect(mended.id == drawn.id)
  }

  @Test func whatABankDoesNotHaveStaysAsItWas() throws {
    let quiz = try Samples.quiz(.interactive)
    let other = try Problem(id: "choice", prompt: "?", kind: .exactMatch(ExactMatcher("x")))
    #expect(quiz.mended(by: try bank([other])) == quiz)
    // Hints stay those that the learner could see.
    let mended = quiz.mended(by: try bank([try Samples.choice()]))
    #expect(mended.items[0].problem.hints == quiz.items[0].problem.hints)
  }
}
