// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Count-back: each part is charged for the tries up to its last wrong one.
struct CountBackTests {
  private func session(
    _ problem: Problem,
    _ rules: QuizRules = .countBack
  ) throws -> QuizSession {
    QuizSession(
      try Quiz(id: "q", items: [Quiz.Item(problem, set: "s", setTitle: "S")], rules: rules)
    )
  }

  /// Three pairs of a third each, three tries, a third off for each.
  @Test(
    arguments: [
      // All right at once.
      ([["na", "fe", "pb"]], "1"),
      // Sodium from the start, the others from the second try: 1/3 · (1 + 2/3 + 2/3).
      ([["na", "pb", "fe"], ["na", "fe", "pb"]], "7/9"),
      // Lead was right once in between, but wrong in the second try: it counts from the third on.
      ([["ir", "fe", "pb"], ["ir", "fe", "na"], ["na", "fe", "pb"]], "5/9"),
      // Iron ends up wrong, and earns nothing although it was right: 1/3 · (1 + 0 + 2/3).
      ([["na", "fe", "ir"], ["na", "ir", "pb"], ["na", "ir", "pb"]], "5/9"),
      // Nothing is right in the end.
      ([["na", "fe", "ir"], ["fe", "na", "ir"], ["pb", "na", "fe"]], "0"),
    ] as [([[Problem.Item.ID]], String)]
  )
  func eachPartIsChargedUpToItsLastWrongTry(tries: [[Problem.Item.ID]], part: String) throws {
    var session = try session(try Samples.matching())
    for (index, symbols) in tries.enumerated() {
      let metals: [Problem.Item.ID] = ["sodium", "iron", "lead"]
      let pairs = Dictionary(uniqueKeysWithValues: zip(metals, symbols))
      try session.answer(.pairs(pairs), at: date(Double(index)))
    }
    #expect(session.phase == .decided)
    let mark = try session.result("match")
    #expect(mark.credit.description == part)
    #expect(try mark.steps.map(\.amount).sum() == mark.credit)
    try expectReplayEqualsLive(session)
  }

  /// Five gaps of which one counts twice: hydrogen from the third try, the rest at once.
  @Test func partsCountByTheirWeights() throws {
    let rules = try QuizRules {
      $0.mode = .countBack
      $0.tries = 3
      $0.penalty = try Fraction(1, 4)
    }
    var session = try session(try Samples.cloze(), rules)
    var gaps: [ClozeTask.Gap.ID: String] = [
      "state": "l", "1": "helium", "2": "oxygen", "mass": "18.0 g/mol", "sum": "o + 2h",
    ]
    let feedback = try session.answer(.gaps(gaps), at: date(0))
    #expect(feedback.parts.map(\.isCorrect) == [true, false, true, true, true])
    // What hydrogen is called is not told before the end.
    #expect(feedback.parts[1].reason == .incorrect)
    gaps["1"] = nil
    #expect(try session.answer(.gaps(gaps), at: date(1)).parts[1].reason == .unanswered)
    gaps["1"] = "Hydrogen"
    #expect(try session.answer(.gaps(gaps), at: date(2)).earned == (try Fraction(11, 12)))
    #expect(
      try session.result("cloze").steps
        == [
          QuizSummary.CreditStep(.response, 1),
          QuizSummary.CreditStep(.countBack, try Fraction(-1, 12)),
        ]
    )
  }

  /// All or nothing has no parts to count: 1 - 1/3.
  @Test func aFormulaThatDoesNotAddUpItsPartsIsCountedAsAWhole() throws {
    var session = try session(try Samples.matching(by: .allOrNothing))
    let right: [Problem.Item.ID: Problem.Item.ID] = ["sodium": "na", "iron": "fe", "lead": "pb"]
    try session.answer(.pairs(right.filter { $0.key != "lead" }), at: date(0))
    #expect(session.score.earned == 0)
    #expect(try session.answer(.pairs(right), at: date(1)).earned == (try Fraction(2, 3)))
  }

  /// An order of five with one swap has 3/5; interactive and adaptive charge the whole, count-back
  /// the two.
  @Test func onTheSameTriesTheModesDiffer() throws {
    let tries: [[Problem.Item.ID]] = [["a", "b", "c", "e", "d"], ["a", "b", "c", "d", "e"]]
    let expected: [(QuizRules, Fraction)] = [
      (.countBack, try Fraction(13, 15)), (.interactive, try Fraction(2, 3)),
      (.adaptive, try Fraction(2, 3)),
    ]
    for (rules, part) in expected {
      var session = try session(try Samples.ordering(), rules)
      for order in tries { try session.answer(.order(order), at: date(0)) }
      #expect(try session.result("order").credit == part)
    }
    // The first of two tries counts in adaptive mode when the second is not better: 3/5 and 1 -
    // 2/3.
    let dear = try QuizRules {
      $0.mode = .adaptive
      $0.penalty = try Fraction(2, 3)
    }
    var session = try session(try Samples.ordering(), dear)
    for order in tries { try session.answer(.order(order), at: date(0)) }
    let mark = try session.result("order")
    #expect(mark.credit == (try Fraction(3, 5)))
    #expect(mark.response == .order(tries[0]))
    #expect(mark.tries == 2)
    #expect(session.feedback?.isCorrect == true)
  }
}
