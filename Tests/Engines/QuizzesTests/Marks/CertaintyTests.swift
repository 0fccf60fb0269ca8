// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Certainty-based marking.
struct CertaintyTests {
  @Test(
    arguments: [
      (.low, 1, 0), (.mid, 2, -2), (.high, 3, -6),
    ] as [(Certainty, Fraction, Fraction)]
  )
  func eachCertaintyHasItsMarks(certainty: Certainty, right: Fraction, wrong: Fraction) throws {
    #expect(try certainty.mark(for: 1) == right)
    #expect(try certainty.mark(for: 0) == wrong)
    #expect(try certainty.mark(for: Fraction(1, 2)) == right / 2)

    let rules = try QuizRules { $0.asksCertainty = true }
    for (response, mark) in [("b", right), ("a", wrong)] as [(AnswerOption.ID, Fraction)] {
      var session = try Samples.session(rules)
      try session.answer(.choice(response), certainty: certainty, at: date(1))
      #expect(try session.result("choice").certainty == certainty)
      #expect(try session.result("choice").certaintyMark == mark)
      // The normal score is what it would be without.
      #expect(session.score.earned == (response == "b" ? 1 : 0))
      #expect(session.summary.certainty?.mark == mark)
      try expectReplayEqualsLive(session)
    }
  }

  @Test func theCertaintyIsAskedForWhenTheRulesSaySoAndOnlyThen() throws {
    expectRefusal(
      QuizError.rule(.certaintyIsMissing("choice")),
      of: try Samples.session(QuizRules { $0.asksCertainty = true })
    ) {
      try $0.answer(.choice("b"), at: date(1))
    }
    expectRefusal(
      QuizError.rule(.certaintyIsNotAsked("choice")),
      of: try Samples.session(.immediate)
    ) {
      try $0.answer(.choice("b"), certainty: .low, at: date(1))
    }
  }

  /// Two of three right make 3 + 3 - 6 = 0 marks.
  ///
  /// That is 0 on average, where 2/3 would be expected with low certainty (2/3 · 1) and with mid
  /// (2/3 · 2 - 1/3 · 2). The bonus is a tenth of -2/3.
  @Test func whoIsSureOfWhatIsWrongLosesTheBonus() throws {
    var session = try Samples.session(QuizRules { $0.asksCertainty = true })
    #expect(session.summary.certainty == nil)
    try session.answer(.choice("b"), certainty: .high, at: date(1))
    try session.proceed(at: date(1))
    try session.answer(.choices(["a", "c"]), certainty: .high, at: date(2))
    try session.proceed(at: date(2))
    try session.answer(.text("tin"), certainty: .high, at: date(3))
    let report = try #require(session.summary.certainty)
    #expect(report.count == 3)
    #expect(report.mark == 0 && report.average == 0)
    #expect(report.accuracy == (try Fraction(2, 3)))
    #expect(report.expectedAverage == (try Fraction(2, 3)))
    #expect(report.bonus == (try Fraction(-1, 15)))
    #expect(report.accuracyWithBonus == (try Fraction(3, 5)))
    #expect(report.rows.map(\.certainty) == [.low, .mid, .high])
    #expect(report.rows.map(\.count) == [0, 0, 3])
    #expect(report.rows.map(\.correctCount) == [0, 0, 2])
    #expect(report.rows.map(\.mark) == [0, 0, 0])
    #expect("\(report)" == "mark 0 for 3 answers, accuracy 2/3, bonus -1/15, together 3/5")
  }

  /// 3 + 3 + 0 = 6 marks, 2 on average, 4/3 above the expected 2/3.
  @Test func whoKnowsWhatIsWrongGainsTheBonus() throws {
    var session = try Samples.session(
      QuizRules {
        $0.mode = .deferred
        $0.asksCertainty = true
      }
    )
    try session.answer(.choice("b"), certainty: .high, at: date(1))
    try session.proceed(at: date(1))
    try session.answer(.choices(["a", "c"]), certainty: .high, at: date(2))
    try session.proceed(at: date(2))
    try session.answer(.text("tin"), certainty: .high, at: date(3))
    try session.answer(.text("tin"), certainty: .low, at: date(3))
    #expect(session.summary.certainty == nil)
    #expect(try session.result("choice").certaintyMark == nil)
    let report = try #require(try session.submit(at: date(4)).certainty)
    #expect(report.mark == 6 && report.average == 2)
    #expect(report.bonus == (try Fraction(2, 15)))
    #expect(report.accuracyWithBonus == (try Fraction(4, 5)))
  }

  @Test func whatIsGivenUpHasNoCertaintyMark() throws {
    var session = try Samples.session(QuizRules { $0.asksCertainty = true })
    try session.reveal(at: date(1))
    #expect(try session.result("choice").certaintyMark == nil)
    #expect(session.summary.certainty == nil)
  }
  @Test func aMarkThatDoesNotFitIsRefused() throws {
    let grade = try Fraction(Int.max, 2)
    #expect(throws: FractionError.overflow) { try Certainty.high.mark(for: grade) }
    #expect(try Certainty.low.mark(for: grade) == grade)
  }
}
