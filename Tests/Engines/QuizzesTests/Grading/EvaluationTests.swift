// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct EvaluationTests {
  @Test func aMultipleChoiceIsRightOrWrong() throws {
    let problem = try Samples.choice()
    let right = try problem.evaluate(.choice("b"))
    #expect(right == ResponseEvaluation(credit: 1, reason: .correctChoice))
    #expect(right.isCorrect && right.isDecided)
    let wrong = try problem.evaluate(.choice("a"))
    #expect(wrong == ResponseEvaluation(credit: 0, reason: .wrongChoice("a")))
    #expect(!wrong.isCorrect && wrong.isDecided)
  }

  /// The right options are a and c.
  @Test(
    arguments: [
      (["a"], 0, GradeReason.correctSoFar(found: 1, of: 2)),
      (["a", "a"], 0, .correctSoFar(found: 1, of: 2)),
      (["a", "c"], 1, .allCorrectPicked),
      (["c", "a"], 1, .allCorrectPicked),
      (["c", "c", "a"], 1, .allCorrectPicked),
      (["b"], 0, .wrongPick("b")),
      (["a", "b", "c"], 0, .wrongPick("b")),
      (["d", "b"], 0, .wrongPick("d")),
      (["a", "c", "b"], 1, .allCorrectPicked),
      (["a", "b", "c", "d"], 0, .wrongPick("b")),
    ] as [([AnswerOption.ID], Fraction, GradeReason)]
  )
  func checkAllIsGradedPickByPick(
    picks: [AnswerOption.ID],
    score: Fraction,
    reason: GradeReason
  ) throws {
    let evaluation = try Samples.checkAll().evaluate(.choices(picks))
    #expect(evaluation == ResponseEvaluation(credit: score, reason: reason))
    if case .correctSoFar = reason {
      #expect(!evaluation.isDecided)
    } else {
      #expect(evaluation.isDecided)
    }
  }

  @Test func aSinglePickIsAsGoodAsAListOfOne() throws {
    let problem = try Samples.checkAll()
    #expect(try problem.evaluate(.choice("b")) == problem.evaluate(.choices(["b"])))
  }

  @Test func anExpectedAnswerEarnsItsCreditAlsoWhereTheMatcherCannotJudgeIt() throws {
    let half = try Fraction(1, 2)
    let expected: [Problem.ExpectedAnswer] = [
      .init(.numeric(try NumericMatcher("9.81")), credit: half),
      .init(.exactMatch(ExactMatcher("none")), credit: 0),
    ]
    let kind = ProblemKind.numeric(try NumericMatcher("9.81 m/s^2"))
    let problem = try Problem(id: "g", prompt: "?", kind: kind, expectedAnswers: expected)
    let worth = ResponseEvaluation(credit: half, reason: .expectedAnswer(half))
    #expect(try problem.evaluate(.text("9.81")) == worth)
    #expect(try problem.grade(.text("9.81")) == half)
    #expect(try Quiz.Item(problem, set: "s", setTitle: "S").evaluate(.text("9.81")) == worth)
    #expect(try problem.evaluate(.text("9.81 m/s²")).isCorrect)
    // What earns nothing anyway costs nothing either.
    #expect(throws: ResponseError.self) { try problem.evaluate(.text("none")) }
    #expect(throws: ResponseError.self) { try problem.evaluate(.text(" ")) }
    let gap = ClozeTask.Gap("1", kind, expectedAnswers: expected)
    let cloze = try Problem(id: "c", prompt: "?", kind: .cloze(ClozeTask("[[1]]", gaps: [gap])))
    #expect(try cloze.evaluate(.gaps(["1": "9.81"])).credit == half)
  }

  @Test func anExpectedAnswerOfFullCreditIsCalledRight() throws {
    let problem = try Problem(
      id: "c",
      prompt: "Capital?",
      kind: .exactMatch(ExactMatcher("Canberra")),
      expectedAnswers: [.init(.exactMatch(ExactMatcher("Canberra, ACT")), credit: 1)]
    )
    let evaluation = try problem.evaluate(.text("Canberra, ACT"))
    #expect(evaluation.isCorrect)
    #expect(!evaluation.reason.sentence(in: .english).contains("not quite right"))
  }

  @Test(arguments: [
    ("sulfur", true), ("Sulphur", true), (" SULFUR", true), ("sulfer", false), ("S", false),
  ])
  func aWrittenAnswerIsMatched(text: String, isRight: Bool) throws {
    let problem = try Samples.exact()
    let evaluation = try problem.evaluate(.text(text))
    #expect(evaluation.isCorrect == isRight)
    #expect(evaluation.credit == (isRight ? 1 : 0))
    switch evaluation.reason {
    case .matched(let match): #expect(isRight && ["sulfur", "sulphur"].contains(match.accepted))
    case .mismatched(let mismatch): #expect(!isRight && mismatch.expected == "sulfur")
    default: Issue.record("unexpected reason \(evaluation.reason)")
    }
  }

  @Test func whatCannotBeGradedIsRefused() throws {
    let (choice, check, exact) = try (Samples.choice(), Samples.checkAll(), Samples.exact())
    func expect(_ error: ResponseError, _ problem: Problem, _ response: QuizResponse) {
      #expect(throws: error) { try problem.evaluate(response) }
    }
    expect(.responseDoesNotFit(.multipleChoice, problem: "choice"), choice, .choices(["b"]))
    expect(.responseDoesNotFit(.multipleChoice, problem: "choice"), choice, .text("b"))
    expect(.responseDoesNotFit(.checkAll, problem: "check"), check, .text("a"))
    expect(.responseDoesNotFit(.exactMatch, problem: "exact"), exact, .choice("a"))
    expect(.responseDoesNotFit(.exactMatch, problem: "exact"), exact, .choices([]))
    expect(.unknownOption("z", problem: "choice"), choice, .choice("z"))
    expect(.unknownOption("z", problem: "check"), check, .choices(["a", "c", "z"]))
    expect(.emptyResponse(problem: "check"), check, .choices([]))
    expect(.emptyResponse(problem: "exact"), exact, .text(" \u{200B}\n"))
  }

  @Test func whatIsNotDecidedIsNotGraded() throws {
    let matcher = try AlgebraMatcher("9^9^9^8")
    let problem = try Problem(id: "power", prompt: "How much?", kind: .algebraic(matcher))
    let text = ClozeTask("[[1]]", gaps: [ClozeTask.Gap("1", .algebraic(matcher))])
    let cloze = try Problem(id: "cloze", prompt: "How much?", kind: .cloze(text))
    guard case .undecided(let undecided) = matcher.verdict(for: "9^9^9^9") else {
      Issue.record("decided")
      return
    }
    #expect(throws: ResponseError.undecided(undecided, problem: "power")) {
      try problem.evaluate(.text("9^9^9^9"))
    }
    #expect(throws: ResponseError.gapUndecided(undecided, gap: "1", problem: "cloze")) {
      try cloze.evaluate(.gaps(["1": "9^9^9^9"]))
    }
  }

  @Test func aBankGradesResponsesToItsProblems() throws {
    let bank = try Samples.bank()
    #expect(try bank.evaluate(.choice("b"), to: "a1").isCorrect)
    #expect(throws: ResponseError.unknownProblem("z")) { try bank.evaluate(.choice("b"), to: "z") }
    #expect(throws: ResponseError.unknownOption("z", problem: "a1")) {
      try bank.evaluate(.choice("z"), to: "a1")
    }
  }

  @Test func theRightAnswerIsAlwaysRight() {
    forEachSeed(0..<300) { generator in
      let problem = try Samples.randomProblem("p", using: &generator)
      try #require(try problem.evaluate(try #require(problem.correctAnswer)).isCorrect)
    }
  }

  /// The slow and obvious rule, on every sequence of up to four picks of four options.
  @Test func incrementalCheckAllFollowsItsRuleForAllSequences() throws {
    let problem = try Samples.checkAll()
    let options: [AnswerOption.ID] = ["a", "b", "c", "d"]
    var sequences: [[AnswerOption.ID]] = [[]]
    for _ in 0..<4 {
      sequences = sequences.flatMap { sequence in options.map { sequence + [$0] } }
      for picks in sequences {
        let firstWrong = picks.firstIndex { $0 == "b" || $0 == "d" } ?? picks.count
        let isRight = Set(picks[..<firstWrong]).isSuperset(of: ["a", "c"])
        try #require(try problem.evaluate(.choices(picks)).isCorrect == isRight, "\(picks)")
      }
    }
  }
}
