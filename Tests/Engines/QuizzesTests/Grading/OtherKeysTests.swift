// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Problems with another answer as their key.
@Suite("Every kind of problem with another key") struct OtherKeysTests {
  @Test("has its own key again, where there is only one")
  func ownKeys() throws {
    for problem in try Samples.everyKind() {
      let answer = try #require(problem.correctAnswer)
      guard let kind = problem.kind.keyed(by: answer) else {
        let needsPerson = problem.kind.name.task.needsPerson
        #expect(needsPerson, "\(problem.id)")
        continue
      }
      #expect(kind.name == problem.kind.name)
      #expect(kind.correctAnswer == answer)
    }
  }

  @Test("takes a random response that is whole, and gives it the full credit")
  func randomKeys() {
    forEachSeed { generator in
      let problem = try Samples.randomProblem("p", using: &generator)
      let response = Samples.randomResponse(to: problem, using: &generator)
      let kind = try assume(problem.kind.keyed(by: response))
      let keyed = try Problem(id: "p", prompt: "?", kind: kind)
      // A response that cannot be judged as it stands, such as picks after a wrong one, aside.
      let evaluation = try assume(try? keyed.evaluate(response))
      try #require(evaluation.isCorrect)
    }
  }

  @Test(
    arguments: [
      (.choice, .choice("z")), (.choice, .text("a")), (.choice, .choices(["a"])),
      (.checkAll, .choices([])), (.checkAll, .choices(["a", "z"])), (.checkAll, .text("a")),
      (.number, .text("no idea")), (.number, .text(" ")), (.number, .choice("a")),
      (.order, .order(["a", "b"])), (.order, .order(["a", "a", "b", "c", "d"])),
      (.order, .order(["a", "b", "c", "d", "z"])), (.pairs, .pairs(["iron": "fe"])),
      (.pairs, .pairs(["sodium": "na", "iron": "fe", "lead": "z"])), (.cloze, .gaps([:])),
      (.cloze, .gaps(["z": "x"])), (.cloze, .gaps(["mass": "heavy"])),
      (.cloze, .gaps(["state": "z"])), (.essay, .text("Because.")),
    ] as [(KeySample, QuizResponse)]
  )
  func whatCannotBeAKeyIsRefused(sample: KeySample, response: QuizResponse) throws {
    #expect(try sample.problem.kind.keyed(by: response) == nil)
  }

  @Test func aKeyIsJudgedByTheRulesOfTheProblem() throws {
    let exact = try #require(Samples.exact().kind.keyed(by: .text("brimstone")))
    #expect(exact == .exactMatch(ExactMatcher("brimstone", ignoresCase: true)))
    // What was a confusable word is right now, and the others are still kept apart.
    let rough = try #require(Samples.rough().kind.keyed(by: .text("mitosis")))
    #expect(try Problem(id: "p", prompt: "?", kind: rough).evaluate(.text("mitosis")).isCorrect)
    let number = try #require(KeySample.number.problem.kind.keyed(by: .text("6 m")))
    #expect(try Problem(id: "p", prompt: "?", kind: number).evaluate(.text("600 cm")).isCorrect)
  }

  @Test func weightsGoWithTheKey() throws {
    let half = try Fraction(1, 2)
    let kind = ProblemKind.checkAll(
      [
        .correct("a", "A", weight: half), .correct("b", "B", weight: half),
        .wrong("c", "C", weight: try Fraction(-1, 2)), .wrong("d", "D"),
      ],
      grading: .weighted
    )
    let keyed = try #require(kind.keyed(by: .choices(["a", "c", "d"])))
    #expect(
      try keyed.options?.all.map(\.weight) == [Fraction(1, 3), nil, Fraction(1, 3), Fraction(1, 3)]
    )
    #expect(keyed.options?.all.map(\.isCorrect) == [true, false, true, true])
  }
}

/// Problems of a kind each.
enum KeySample {
  case choice, checkAll, number, order, pairs, cloze, essay

  var problem: Problem {
    get throws {
      switch self {
      case .choice: try Samples.choice()
      case .checkAll: try Samples.checkAll()
      case .number:
        try Problem(id: "n", prompt: "How long?", kind: .numeric(NumericMatcher("5 m")))
      case .order: try Samples.ordering()
      case .pairs: try Samples.matching()
      case .cloze: try Samples.cloze()
      case .essay: try Samples.openResponse()
      }
    }
  }
}
