// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

/// Points that wrong answers cost.
struct DeductionTests {
  private func rules(
    _ amount: QuizRules.Deduction.Amount,
    belowZero: Bool = false,
    mode: QuizRules.Mode = .deferred
  ) throws -> QuizRules {
    try QuizRules {
      $0.mode = mode
      $0.deduction = try QuizRules.Deduction(amount, allowsNegativeTotal: belowZero)
    }
  }

  /// A quiz of single problems, answered and submitted; nil is no answer.
  private func session(
    _ problems: [Problem],
    _ responses: [QuizResponse?],
    _ rules: QuizRules
  ) throws -> QuizSession {
    let items = problems.map { Quiz.Item($0, set: "s", setTitle: "S") }
    var session = QuizSession(try Quiz(id: "q", items: items, rules: rules))
    var now = 0.0
    for (problem, response) in zip(problems, responses) {
      guard let response else { continue }
      now += 1
      if session.currentItem?.problem.id != problem.id {
        try session.comeBack(to: problem.id, at: date(now))
      }
      try session.answer(response, at: date(now))
    }
    try session.submit(at: date(now + 1))
    return session
  }

  private func choices(_ count: Int, points: Fraction = 1) throws -> [Problem] {
    try (0..<count).map { try Samples.choice("c\($0)", points: points) }
  }

  @Test(
    arguments: [
      (QuizRules.Deduction.Amount.share(try! Fraction(1, 4)), "1/2"),
      (.share(1), "2"), (.points(try! Fraction(1, 3)), "1/3"), (.points(9), "2"),
      // Three options: 2 points / (3 - 1).
      (.guessing, "1"), (.weights, "0"),
    ]
  )
  func aWrongChoiceCostsWhatTheRuleSays(
    amount: QuizRules.Deduction.Amount,
    cost: String
  ) throws {
    let session = try session(
      choices(3, points: 2),
      [.choice("b"), .choice("a"), nil],
      rules(amount)
    )
    let deducted = try #require(Fraction(cost))
    #expect(session.summary.results.map(\.deducted) == [0, deducted, 0])
    // The credit stays what it was: statistics and logs go by it.
    #expect(session.summary.results.map(\.credit) == [1, 0, 0])
    #expect(session.score.earned == 2)
    #expect(session.score.deducted == deducted)
    #expect(session.score.total == (try 2 - deducted))
    var log = AnswerLog()
    log.record(session, by: "ada")
    #expect(log.records.map(\.credit).max() == 1)
    #expect(log.records.allSatisfy { (0...1).contains($0.credit) })
    try expectReplayEqualsLive(session)
    #expect(session.verify().isEmpty)
    let feedback = try #require(session.feedback(on: "c1"))
    #expect(feedback.credit == 0 && feedback.earned == 0)
  }

  /// R - W/(n - 1): 4 right and 6 wrong ones of three options are 4 - 6/2.
  @Test func guessingIsCorrectedForByTheClassicalFormula() throws {
    let answers = (0..<10).map {
      QuizResponse.choice($0 < 4 ? "b" : $0.isMultiple(of: 2) ? "a" : "c")
    }
    let session = try session(choices(10), answers, rules(.guessing))
    #expect(session.score.total == 1)
    #expect(session.score.description == "1 of 10")
    #expect(session.score.fraction == (try Fraction(1, 10)))
  }

  @Test(arguments: [false, true])
  func aTotalIsBelowZeroOnlyWhereTheRulesLetIt(belowZero: Bool) throws {
    let rules = try rules(.share(1), belowZero: belowZero)
    let session = try session(choices(3), [.choice("b"), .choice("a"), .choice("c")], rules)
    #expect(session.score.total == (belowZero ? -1 : 0))
    #expect(session.score.fraction == 0)
    #expect(session.score.formatted(.percent) == "0 %")
    #expect(session.score.deducted == (belowZero ? 2 : 1))
    try expectRoundTrip(session.score)
    try expectRoundTrip(try ScoreHistory.Record(session))
  }

  private func checkAll(_ formula: CheckAllFormula) throws -> Problem {
    let weights: [Fraction?] =
      formula == .weighted
      ? [try Fraction(1, 2), try Fraction(-1, 2), try Fraction(1, 2), try Fraction(-1, 2)]
      : [nil, nil, nil, nil]
    return try Problem(
      id: "check",
      prompt: "Which?",
      kind: .checkAll(
        [
          .correct("a", "A", weight: weights[0]), .wrong("b", "B", weight: weights[1]),
          .correct("c", "C", weight: weights[2]), .wrong("d", "D", weight: weights[3]),
        ],
        grading: formula
      )
    )
  }

  @Test(
    arguments: [
      (CheckAllFormula.allOrNothing, ["a", "b"], "1/2"), (.allOrNothing, ["a", "c"], "0"),
      (.incremental, ["b"], "1/2"), (.netCorrect, ["a"], "0"), (.netCorrect, ["b", "d"], "1/2"),
      // One wrong pick too many of two correct ones: half of it.
      (.netCorrect, ["b", "d", "a"], "1/4"), (.netCorrect, ["a", "b"], "0"),
      (.weighted, ["b", "d"], "1/2"), (.weighted, ["b"], "1/4"), (.eachOption, ["b", "d"], "1/2"),
      (.eachOption, ["b"], "0"),
    ] as [(CheckAllFormula, [AnswerOption.ID], String)]
  )
  func picksCostAsMuchAsTheirSumIsBelowZero(
    formula: CheckAllFormula,
    picks: [AnswerOption.ID],
    cost: String
  ) throws {
    let rules = try rules(.share(Fraction(1, 2)), belowZero: true)
    let session = try session([checkAll(formula)], [.choices(picks)], rules)
    #expect(session.score.deducted == Fraction(cost))
  }

  /// Moodle's -33.3 % of a single choice.
  @Test func aWrongOptionCanHaveItsOwnPrice() throws {
    let third = try Fraction(-1, 3)
    let problem = try Problem(
      id: "c",
      prompt: "Which?",
      kind: .multipleChoice(
        [
          .correct("a", "A"), .wrong("b", "B", weight: third), .wrong("c", "C"),
          .wrong("d", "D", weight: try Fraction(1, 4)),
        ],
        grading: .weighted
      ),
      points: 3
    )
    let rules = try rules(.weights, belowZero: true)
    let totals = try ["a", "b", "c", "d"].map { pick in
      try session([problem], [.choice(AnswerOption.ID(pick))], rules).score.total
    }
    #expect(totals == [3, -1, 0, try Fraction(3, 4)])
    let weighted = try session([checkAll(.weighted)], [.choices(["b", "d"])], rules)
    #expect(weighted.score.total == -1)
  }

  @Test func onlyPicksCostSomething() throws {
    let rules = try rules(.share(1), belowZero: true)
    let session = try session(
      [Samples.exact(), Samples.matching(), Samples.openResponse()],
      [.text("iron"), .pairs(["iron": "na"]), .text("I do not know.")],
      rules
    )
    #expect(session.score.deducted == 0)
    #expect(session.score.pending == 1)
  }

  @Test func rulesAreStoredAndTheirFaultsTold() throws {
    try expectJSON(
      try rules(.share(Fraction(1, 4)), mode: .immediate),
      #"{"deduction":{"share":"1/4"}}"#
    )
    try expectJSON(
      try rules(.points(Fraction(1, 2)), belowZero: true, mode: .immediate),
      #"{"deduction":{"belowZero":true,"points":"1/2"}}"#
    )
    try expectJSON(try rules(.guessing, mode: .immediate), #"{"deduction":{"rule":"guessing"}}"#)
    try expectJSON(try rules(.weights, mode: .immediate), #"{"deduction":{"rule":"weights"}}"#)
    func faults(_ json: String) -> [String] {
      contentFaults(ProblemFault.self) { _ = try QuizRules(json: Data(json.utf8)) }
    }
    let expected = #"deduction: expected exactly one of "share", "points", "rule""#
    #expect(faults(#"{"deduction":{}}"#) == [expected])
    #expect(faults(#"{"deduction":{"share":1,"rule":"weights"}}"#) == [expected])
    for share in ["0", "-1", "2"] {
      #expect(
        faults(#"{"deduction":{"share":\#(share)}}"#)
          == ["deduction.share: \(share) is out of range, expected from 0 to 1"]
      )
    }
    #expect(faults(#"{"deduction":{"points":0}}"#).count == 1)
    #expect(faults(#"{"deduction":{"points":"1/7"}}"#).count == 1)
    #expect(
      faults(#"{"mode":"adaptive","deduction":{"share":1}}"#)
        == ["deduction: the mode adaptive has no such rule"]
    )
  }

  @Test func whatAnAnswerCostIsKeptWithIt() throws {
    var session = QuizSession(
      try Quiz(
        id: "q",
        items: [Quiz.Item(Samples.choice(), set: "s", setTitle: "S")],
        rules: rules(.guessing, belowZero: true, mode: .immediate)
      )
    )
    try session.answer(.choice("a"), at: date(1))
    #expect(
      try json(session.events[0])
        == #"{"at":1479686401000,"choice":"a","judged":{"credit":0,"decided":true,"#
        + #""deduction":"1/2"},"kind":"answered","problem":"choice"}"#
    )
    let forged = try json(session.events).replacing(
      #""deduction":"1/2""#,
      with: #""deduction":"1/9""#
    )
    let events = try decode([QuizSession.Event].self, forged)
    let replayed = try QuizSession(session.content, replaying: events)
    #expect(replayed.score.total == (try Fraction(-1, 9)))
    #expect(replayed.verify().map(\.today?.deduction) == [try Fraction(1, 2)])
    let outside = forged.replacing(#""1/9""#, with: "2")
    #expect(throws: (any Error).self) { try decode([QuizSession.Event].self, outside) }
  }

  @Test func scoresOfBeforeAreReadAndWrittenAsTheyWere() throws {
    try expectJSON(try QuizScore(earned: 4, possible: 6), #"{"earned":4,"possible":6}"#)
    try expectJSON(
      try QuizScore(earned: 1, possible: 6, deducted: 2),
      #"{"deducted":2,"earned":1,"possible":6}"#
    )
    for json in [
      #"{"earned":1,"possible":6,"deducted":7}"#, #"{"earned":1,"possible":6,"deducted":-1}"#,
    ] {
      #expect(throws: (any Error).self) { try decode(QuizScore.self, json) }
    }
  }
}
