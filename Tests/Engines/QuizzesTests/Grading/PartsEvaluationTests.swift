// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct MatchingEvaluationTests {
  /// Sodium is Na, iron Fe and lead Pb.
  @Test(
    arguments: [
      (["sodium": "na", "iron": "fe", "lead": "pb"], "1", "1"),
      (["sodium": "na", "iron": "fe", "lead": "ir"], "2/3", "0"),
      (["sodium": "na", "iron": "fe"], "2/3", "0"),
      (["sodium": "na", "iron": "pb", "lead": "fe"], "1/3", "0"),
      (["lead": "pb"], "1/3", "0"),
      (["sodium": "fe", "iron": "pb", "lead": "na"], "0", "0"),
      (["sodium": "ir"], "0", "0"),
    ] as [([Problem.Item.ID: Problem.Item.ID], String, String)]
  )
  func eachPairEarnsItsShareOrAllTogetherOne(
    pairs: [Problem.Item.ID: Problem.Item.ID],
    perPair: String,
    allOrNothing: String
  ) throws {
    #expect(try Samples.matching().evaluate(.pairs(pairs)).credit.description == perPair)
    let strict = try Samples.matching(by: .allOrNothing)
    #expect(try strict.evaluate(.pairs(pairs)).credit.description == allOrNothing)
  }

  @Test func partsTellOfEachPair() throws {
    let evaluation = try Samples.matching().evaluate(.pairs(["sodium": "na", "iron": "ir"]))
    let third = try Fraction(1, 3)
    #expect(
      evaluation
        == ResponseEvaluation(
          credit: third,
          reason: .parts(correct: 1, of: 3, by: .perPart),
          parts: [
            ResponseEvaluation.Part(id: "sodium", credit: 1, weight: third, reason: .pair(true)),
            ResponseEvaluation.Part(id: "iron", credit: 0, weight: third, reason: .pair(false)),
            ResponseEvaluation.Part(id: "lead", credit: 0, weight: third, reason: .unanswered),
          ]
        )
    )
    #expect(evaluation.reason.description == "1 of 3 parts are right.")
    let strict = try Samples.matching(by: .allOrNothing)
    #expect(
      try strict.evaluate(.pairs(["sodium": "na"])).reason.description
        == "1 of 3 parts are right, but only all of them together count."
    )
    #expect(
      try strict.evaluate(try #require(strict.correctAnswer)).reason.description
        == "All 3 parts are right."
    )
  }

  @Test func aRightItemIsUsedOnceUnlessItMayBeShared() throws {
    let problem = try Samples.matching()
    #expect(throws: ResponseError.repeatedItem("na", problem: "match")) {
      try problem.evaluate(.pairs(["sodium": "na", "iron": "na"]))
    }
    let shared = try Samples.sharedMatching()
    let pairs: [Problem.Item.ID: Problem.Item.ID] = [
      "whale": "mammal", "bat": "mammal", "eagle": "mammal",
    ]
    #expect(try shared.evaluate(.pairs(pairs)).credit == Fraction(2, 3))
    #expect(try shared.evaluate(try #require(shared.correctAnswer)).isCorrect)
  }

  @Test func whatCannotBeGradedIsRefused() throws {
    let problem = try Samples.matching()
    func expect(_ error: ResponseError, _ response: QuizResponse) {
      #expect(throws: error) { try problem.evaluate(response) }
    }
    expect(.emptyResponse(problem: "match"), .pairs([:]))
    expect(.unknownItem("gold", problem: "match"), .pairs(["sodium": "na", "gold": "fe"]))
    expect(.unknownItem("au", problem: "match"), .pairs(["sodium": "au"]))
    expect(.unknownItem("iron", problem: "match"), .pairs(["sodium": "iron"]))
    expect(.responseDoesNotFit(.matching, problem: "match"), .gaps(["sodium": "na"]))
  }
}

struct ClozeEvaluationTests {
  private static let right: [ClozeTask.Gap.ID: String] = [
    "state": "l", "1": "hydrogen", "2": "oxygen", "mass": "18.0 g/mol", "sum": "2h + o",
  ]

  /// The number weighs 2/6, every other gap 1/6.
  @Test(
    arguments: [
      ([:], "1", "1"), (["1": " Hydrogen", "2": "oxigen", "sum": "o+h+h"], "1", "1"),
      (["state": "g"], "5/6", "0"), (["mass": "17 g/mol"], "2/3", "0"),
      (["mass": ""], "2/3", "0"), (["mass": " ", "1": "x", "2": "iron"], "1/3", "0"),
      (["state": "s", "1": "x", "2": "iron", "mass": "1 g/mol", "sum": "h"], "0", "0"),
    ] as [([ClozeTask.Gap.ID: String], String, String)]
  )
  func gapsEarnByTheirWeightsOrAllTogetherOne(
    changes: [ClozeTask.Gap.ID: String],
    weighted: String,
    allOrNothing: String
  ) throws {
    let entries = Self.right.merging(changes) { $1 }
    #expect(try Samples.cloze().evaluate(.gaps(entries)).credit.description == weighted)
    let strict = try Samples.cloze(by: .allOrNothing)
    #expect(try strict.evaluate(.gaps(entries)).credit.description == allOrNothing)
  }

  @Test func partsTellOfEachGap() throws {
    let evaluation = try Samples.cloze().evaluate(
      .gaps(["state": "g", "2": "oxygen", "mass": "0.0180 kg/mol"])
    )
    #expect(evaluation.credit == (try Fraction(1, 2)))
    #expect(evaluation.reason == .parts(correct: 2, of: 5, by: .perPart))
    #expect(evaluation.parts.map(\.id) == ["state", "1", "2", "mass", "sum"])
    #expect(evaluation.parts.map(\.isCorrect) == [false, false, true, true, false])
    #expect(evaluation.parts.map(\.weight.description) == ["1/6", "1/6", "1/6", "1/3", "1/6"])
    #expect(evaluation.parts[0].reason == .wrongChoice("g"))
    #expect(evaluation.parts[1].reason == .unanswered)
    #expect(
      evaluation.parts[2].reason == .matched(Verdict.Match(accepted: "oxygen", reason: .exact))
    )
  }

  @Test func whatCannotBeGradedIsRefused() throws {
    let problem = try Samples.cloze()
    func expect(_ error: ResponseError, _ entries: [ClozeTask.Gap.ID: String]) {
      #expect(throws: error) { try problem.evaluate(.gaps(entries)) }
    }
    expect(.emptyResponse(problem: "cloze"), [:])
    expect(.emptyResponse(problem: "cloze"), ["1": " ", "2": ""])
    expect(.unknownGap("3", problem: "cloze"), ["1": "hydrogen", "3": "x"])
    expect(.unknownOption("liquid", problem: "cloze"), ["state": "liquid"])
    #expect(throws: ResponseError.responseDoesNotFit(.cloze, problem: "cloze")) {
      try problem.evaluate(.text("hydrogen"))
    }
  }

  /// "18" lacks its unit; an answer that cannot be read costs nothing, even in one gap of many.
  @Test func aGapThatCannotBeReadIsNamed() throws {
    let problem = try Samples.cloze()
    func gap(_ entries: [ClozeTask.Gap.ID: String]) -> ClozeTask.Gap.ID? {
      do throws(ResponseError) {
        _ = try problem.evaluate(.gaps(entries))
        return nil
      } catch {
        if case .gapNotGradable(_, let gap, problem: "cloze") = error { return gap }
        return nil
      }
    }
    #expect(gap(["1": "hydrogen", "mass": "18"]) == "mass")
    #expect(gap(["sum": "2h + ("]) == "sum")
    #expect(gap(["1": "hydrogen"]) == nil)
  }

  @Test func aChoiceInAGapCanBeWeighted() throws {
    let options: AnswerOptions = [
      .correct("a", "a"), .wrong("b", "b", weight: try Fraction(1, 3)), .wrong("c", "c"),
    ]
    let task = ClozeTask(
      "[[1]] and [[2]]",
      gaps: [
        ClozeTask.Gap("1", .multipleChoice(options, grading: .weighted), weight: 3),
        ClozeTask.Gap("2", .exactMatch(ExactMatcher("x"))),
      ]
    )
    let problem = try Problem(id: "p", prompt: "?", kind: .cloze(task))
    #expect(try problem.evaluate(.gaps(["1": "b", "2": "x"])).credit == Fraction(1, 2))
    #expect(try problem.evaluate(.gaps(["1": "b", "2": "y"])).credit == Fraction(1, 4))
  }
}

struct OpenResponseEvaluationTests {
  @Test func aPersonGradesIt() throws {
    let evaluation = try Samples.openResponse().evaluate(.text("Ice is less dense."))
    #expect(evaluation == ResponseEvaluation(credit: 0, reason: .awaitsGrade))
    #expect(evaluation.isPending && evaluation.isDecided && !evaluation.isCorrect)
    let sample = try Samples.openResponse().correctAnswer
    #expect(sample == .text("Because ice is less dense than water."))
    #expect(try Samples.openResponse().evaluate(try #require(sample)).isPending)
    let bare = try Problem(id: "p", prompt: "?", kind: .openResponse(OpenResponseTask()))
    #expect(bare.correctAnswer == nil)
    #expect(try bare.evaluate(.text("x")).isPending)
    #expect(!ResponseEvaluation(credit: 0, reason: .unanswered).isPending)
  }

  /// From three words to eight.
  @Test(arguments: [
    ("one two three", true), ("a b c d e f g h", true), ("one two", false), ("one, -- two!", false),
    ("1 2 3 4 5 6 7 8 9", false), ("one\ntwo\tthree\u{A0}four", true),
  ])
  func itsWordsAreCounted(text: String, fits: Bool) throws {
    let problem = try Samples.openResponse()
    let count = OpenResponseTask.wordCount(of: text)
    guard !fits else {
      #expect(try problem.evaluate(.text(text)).isPending)
      return
    }
    let error = ResponseError.wordCountOutOfRange(count, minimum: 3, maximum: 8, problem: "open")
    #expect(throws: error) { try problem.evaluate(.text(text)) }
  }

  @Test func nothingAndOtherResponsesAreRefused() throws {
    let problem = try Samples.openResponse()
    #expect(throws: ResponseError.emptyResponse(problem: "open")) {
      try problem.evaluate(.text(" "))
    }
    #expect(throws: ResponseError.responseDoesNotFit(.openResponse, problem: "open")) {
      try problem.evaluate(.choice("a"))
    }
  }

  /// The cause is worth 3 points, the source 1.
  @Test(arguments: [
    ("clear", "yes", "1", 4), ("clear", "no", "3/4", 3), ("vague", "yes", "1/2", 2),
    ("no", "yes", "1/4", 1), ("no", "no", "0", 0),
  ])
  func aRubricMakesAFraction(cause: String, source: String, grade: String, points: Int) throws {
    let evaluation = try Samples.openResponse().evaluate(
      levels: ["cause": .init(cause), "source": .init(source)]
    )
    #expect(evaluation.credit.description == grade)
    #expect(evaluation.reason == .rubric(points: points, of: 4))
    #expect(evaluation.reason.description == "Found \(points) of 4 points.")
    #expect(evaluation.parts.map(\.id) == ["cause", "source"])
    #expect(evaluation.parts.map(\.weight.description) == ["3/4", "1/4"])
    let sum = try evaluation.parts.map { try $0.credit * $0.weight }.sum()
    #expect(sum == evaluation.credit)
    #expect(!evaluation.isPending)
  }

  @Test func everyCriterionNeedsALevelThatThereIs() throws {
    func expect(_ error: EnteredGrade.Refusal, _ levels: [Rubric.Criterion.ID: Rubric.Level.ID]) {
      #expect(throws: error) { try Samples.openResponse().evaluate(levels: levels) }
    }
    expect(.missingCriteria(["cause", "source"], problem: "open"), [:])
    expect(.missingCriteria(["source"], problem: "open"), ["cause": "clear"])
    expect(.unknownCriterion("style", problem: "open"), ["style": "good", "cause": "clear"])
    expect(
      .unknownLevel("vague", of: "source", problem: "open"),
      ["cause": "clear", "source": "vague"]
    )
    let bare = try Problem(id: "p", prompt: "?", kind: .openResponse(OpenResponseTask()))
    #expect(throws: EnteredGrade.Refusal.noRubric(problem: "p")) { try bare.evaluate(levels: [:]) }
    #expect(throws: EnteredGrade.Refusal.noRubric(problem: "exact")) {
      try Samples.exact().evaluate(levels: [:])
    }
  }
}

struct EvaluationPropertyTests {
  /// A right part more never earns less, grades are from 0 to 1, and parts weigh 1 together.
  @Test func responsesOfEveryKindAreInRange() throws {
    let problems =
      try [
        Samples.choice(), Samples.checkAll(), Samples.exact(), Samples.rough(),
      ] + Samples.newKinds()
    forEachSeed(0..<100) { generator in
      for problem in problems {
        let response = Samples.randomResponse(to: problem, using: &generator)
        let evaluation = try problem.evaluate(response)
        try #require(evaluation.credit >= 0 && evaluation.credit <= 1)
        for part in evaluation.parts {
          try #require(part.credit >= 0 && part.credit <= 1)
        }
        if !evaluation.parts.isEmpty {
          try #require(try evaluation.parts.map(\.weight).sum() == 1)
          let sum = try evaluation.parts.map { try $0.credit * $0.weight }.sum()
          try #require(sum == evaluation.credit)
        }
        try #require("\(evaluation.reason)".last == ".")
        try #require(try decode(QuizResponse.self, json(response)) == response)
      }
    }
  }

  @Test(arguments: PartsFormula.allCases)
  func oneRightPartMoreNeverEarnsLess(formula: PartsFormula) {
    forEachSeed(0..<100) { generator in
      let cloze = try Samples.cloze(by: formula)
      guard case .gaps(let right) = cloze.correctAnswer,
        case .gaps(var entries) = Samples.randomResponse(to: cloze, using: &generator)
      else { return }
      var before = try cloze.evaluate(.gaps(entries)).credit
      for gap in generator.shuffled(right.keys.sorted()) {
        entries[gap] = right[gap]
        let after = try cloze.evaluate(.gaps(entries)).credit
        try #require(after >= before)
        before = after
      }
      try #require(before == 1)
    }
  }
}
