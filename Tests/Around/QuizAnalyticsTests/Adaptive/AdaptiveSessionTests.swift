// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport
import Testing

struct AdaptiveSessionTests {
  /// Choices of four options; p00...p09 of the set "a", the others of "b".
  private func pool(_ count: Int = 20, rules: QuizRules = .immediate) throws -> Quiz {
    let items = try (0..<count).map { index in
      let set: ProblemSet.ID = index < 10 ? "a" : "b"
      let problem = try Problem(
        id: AnswerSamples.problem(index),
        prompt: "Which?",
        kind: .multipleChoice([
          .correct("r", "right"), .wrong("x", "1"), .wrong("y", "2"), .wrong("z", "3"),
        ])
      )
      return Quiz.Item(problem, set: set, setTitle: "S")
    }
    return try Quiz(id: "pool", title: "Placement", items: items, rules: rules)
  }

  private func difficulties(_ count: Int = 20) throws -> [Problem.ID: Estimate] {
    var difficulties: [Problem.ID: Estimate] = [:]
    for index in 0..<count {
      let value = -2.5 + 5 * Double((index * 7) % count) / Double(count)
      difficulties[AnswerSamples.problem(index)] = try Estimate(value: value, standardError: 0)
    }
    return difficulties
  }

  private func content(
    seed: UInt64 = 1,
    strata: [Blueprint.Stratum] = []
  ) throws -> AdaptiveQuiz {
    try AdaptiveQuiz(
      try pool(),
      difficulties: try difficulties(),
      stoppingBy: try AdaptiveSelector.StoppingRule { $0.maximumCount = 8 },
      strata: strata,
      seed: seed
    )
  }

  private func play(_ content: AdaptiveQuiz, right: (Int) -> Bool) throws -> AdaptiveSession {
    var session = AdaptiveSession(content)
    try session.start(at: date(0))
    var count = 0
    while session.quiz.currentItem != nil {
      try session.answer(.choice(right(count) ? "r" : "x"), at: date(Double(2 * count + 1)))
      try session.proceed(at: date(Double(2 * count + 2)))
      count += 1
    }
    return session
  }

  @Test func theSessionIsThatOfItsProblemsFromTheBeginning() throws {
    for seed in UInt64(0)..<20 {
      let session = try play(try content(seed: seed)) { ($0 &* Int(seed)) % 3 != 0 }
      let replayed = try QuizSession(session.quiz.content, replaying: session.quiz.events)
      #expect(session.quiz == replayed)
      #expect(session.quiz.setScores == replayed.setScores)
    }
  }

  @Test func theNextProblemFollowsFromTheAnswersAndIsReplayed() throws {
    let strong = try play(try content()) { _ in true }
    let weak = try play(try content()) { _ in false }
    #expect(strong.isFinished && strong.stop == .count)
    #expect(strong.quiz.content.items.count == 8)
    #expect(strong.quiz.content.items[0] == weak.quiz.content.items[0])
    #expect(strong.ability.value > 1 && weak.ability.value < -0.8)
    let values = try difficulties()
    func mean(_ session: AdaptiveSession) -> Double {
      session.quiz.content.items.suffix(4).reduce(0) { $0 + (values[$1.problem.id]?.value ?? 0) }
        / 4
    }
    #expect(mean(strong) > mean(weak) + 1)
    for session in [strong, weak] {
      try expectReplayEqualsLive(session)
      try expectRoundTrip(session)
      #expect(session.verify() == [])
      // It goes into logs and histories as any other session.
      var log = AnswerLog()
      log.record(session.quiz, by: "ada")
      #expect(
        log.records.count == 8 && log.records.allSatisfy { $0.seconds == 1 || $0.seconds == 2 }
      )
      var history = ScoreHistory()
      #expect(try history.record(session.quiz))
      #expect(history.records[0].title == "Placement")
    }
    let halfway = try strong.undoing(5)
    #expect(halfway.quiz.content.items.count == 6)
  }

  @Test func chaptersGetTheirShares() throws {
    let strata = [
      try Blueprint.Stratum(3, of: .set("a")), try Blueprint.Stratum(1, of: .set("b")),
    ]
    for seed in 0..<10 as Range<UInt64> {
      let session = try play(try content(seed: seed, strata: strata)) { $0 % 2 == 0 }
      #expect(session.quiz.content.items.count { $0.set == "a" } == 6)
    }
  }

  @Test func notEverybodyMeetsTheSameProblems() throws {
    var first: Set<Problem.ID> = []
    for seed in 0..<40 as Range<UInt64> {
      first.insert(AdaptiveSession(try content(seed: seed)).quiz.content.items[0].problem.id)
    }
    #expect(first.count == AdaptiveQuiz.standardChoices)
  }

  @Test func commandsAreRefusedAsInAQuiz() throws {
    var session = AdaptiveSession(try content())
    let problem = try #require(session.quiz.currentItem?.problem.id)
    expectRefusal(QuizError.notDecided(problem), of: session) { try $0.proceed(at: date(1)) }
    expectRefusal(QuizError.noHintLeft(problem), of: session) { try $0.takeHint(at: date(1)) }
    expectRefusal(QuizError.unknownProblem("x"), of: session) {
      try $0.report(Problem.Report(.typo), about: "x", at: date(1))
    }
    try session.report(Problem.Report(.typo), about: problem, at: date(1))
    #expect(try session.reveal(at: date(2)).reason == .revealed)
    try session.proceed(at: date(3))
    #expect(session.selector.answers.map(\.isCorrect) == [false])
    try session.quit(at: date(4))
    expectRefusal(QuizError.sessionIsFinished, of: session) { try $0.proceed(at: date(5)) }
    try expectReplayEqualsLive(session)
  }

  @Test func contentIsChecked() throws {
    func faults(_ pool: Quiz, _ count: Int, choices: Int = 1) -> [String] {
      contentFaults(ProblemFault.self) {
        _ = try AdaptiveQuiz(pool, difficulties: try difficulties(count), choices: choices, seed: 1)
      }
    }
    #expect(
      try faults(pool(2), 1)
        == [#"pool.items[1]: there is no difficulty for the problem "p01""#]
    )
    #expect(
      try faults(pool(2, rules: .deferred), 2)
        == ["pool.rules: expected a mode that judges at once"]
    )
    #expect(try faults(pool(2), 2, choices: 0).count == 1)
    try expectRoundTrip(try content(strata: [try Blueprint.Stratum(1, of: .set("a"))]))
  }

  // MARK: Time

  private func timed(
    _ rules: QuizRules
  ) throws -> AdaptiveSession {
    AdaptiveSession(
      try AdaptiveQuiz(
        try pool(rules: rules),
        difficulties: try difficulties(),
        stoppingBy: try AdaptiveSelector.StoppingRule { $0.maximumCount = 8 },
        seed: 1
      )
    )
  }

  private func limit(_ seconds: Int, _ ending: QuizRules.TimeLimit.Ending = .submit) throws
    -> QuizRules
  {
    try QuizRules { $0.timeLimit = try QuizRules.TimeLimit(seconds: seconds, ending: ending) }
  }

  @Test func theTimeEndsASessionWithWhatIsKnownByThen() throws {
    var session = try timed(try limit(60))
    expectRefusal(QuizError.rule(.notStarted), of: session) {
      try $0.answer(.choice("r"), at: date(1))
    }
    try session.start(at: date(0))
    #expect(session.nextDeadline == date(60))
    try session.answer(.choice("r"), at: date(10))
    try session.proceed(at: date(11))
    try session.answer(.choice("x"), at: date(20))
    try session.proceed(at: date(21))
    // Stored and resumed in the middle it is the same.
    try expectRoundTrip(session)
    session = try AdaptiveSession(json: try session.json())
    let before = session.ability
    expectRefusal(QuizError.timeIsUp(at: date(60)), of: session) {
      try $0.answer(.choice("r"), at: date(60))
    }
    try session.advance(to: date(75))
    #expect(session.isFinished && session.stop == .time)
    #expect(session.quiz.finishedAt == date(60) && session.nextDeadline == nil)
    // The third problem was shown and not answered: nothing is known of it.
    #expect(session.quiz.content.items.count == 3 && session.selector.answers.count == 2)
    #expect(session.ability == before && session.score != nil)
    #expect(session.quiz.score.earned == 1)
    expectRefusal(QuizError.timeIsUp(at: date(60)), of: session) { try $0.proceed(at: date(80)) }
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
    var log = AnswerLog()
    log.record(session.result(by: "ada"), at: date(80))
    #expect(log.records.map(\.credit) == [1, 0, 0] && log.records.last?.isOmitted == true)
    var history = ScoreHistory()
    #expect(try history.record(session.result(by: "ada"), of: "ada", at: date(80)))
    #expect(history.records[0].game == .test)
  }

  @Test func anAnswerThatWasNotLeftCounts() throws {
    var session = try timed(try limit(60))
    try session.start(at: date(0))
    try session.answer(.choice("r"), at: date(59))
    try session.advance(to: date(60))
    #expect(session.isFinished && session.selector.answers.map(\.isCorrect) == [true])
    try expectReplayEqualsLive(session)
    // Without a limit to lose by nothing is lost.
    var lost = try timed(try limit(60, .lose))
    try lost.start(at: date(0))
    try lost.answer(.choice("r"), at: date(59))
    try lost.advance(to: date(60))
    #expect(lost.quiz.phase == .timedOut && lost.stop == .time && lost.selector.answers.isEmpty)
    try expectReplayEqualsLive(lost)
  }

  @Test func aProblemWhoseTimeIsUpIsWrong() throws {
    let rules = try QuizRules { $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 10) }
    var session = try timed(rules)
    try session.start(at: date(0))
    try session.advance(to: date(15))
    #expect(session.quiz.phase == .decided && session.stop == nil)
    try session.proceed(at: date(20))
    #expect(session.selector.answers.map(\.isCorrect) == [false])
    #expect(session.nextDeadline == date(30))
    try session.answer(.choice("r"), at: date(25))
    try session.proceed(at: date(26))
    #expect(session.selector.answers.map(\.isCorrect) == [false, true])
    try expectReplayEqualsLive(session)
    try expectRoundTrip(session)
  }

  /// Whatever is done when, a session with a limit is replayed bit for bit.
  @Test func aTimedSessionIsReplayed() {
    forEachSeed(0..<30) { generator in
      var session = try self.timed(
        try QuizRules {
          $0.timeLimit = try QuizRules.TimeLimit(seconds: 40)
          $0.problemTimeLimit = try QuizRules.TimeLimit(seconds: 9)
        }
      )
      var now = 0.0
      for _ in 0..<40 {
        now += Double(generator.draw(below: 4))
        let (kind, at) = (generator.draw(below: 6), date(now))
        _ = try isAccepted(by: &session) { session in
          switch kind {
          case 0: try session.start(at: at)
          case 1: try session.answer(.choice("r"), at: at)
          case 2: try session.answer(presented: .choice("2"), at: at)
          case 3: try session.advance(to: at)
          default: try session.proceed(at: at)
          }
        }
      }
      try expectReplayEqualsLive(session)
      let stored = try AdaptiveSession(json: try session.json())
      try #require(stored == session)
    }
  }

  // MARK: Guessing

  private func estimates(
    ability: Double,
    guessing: [Problem.ID: Double],
    prior: Estimate
  ) throws -> [Double] {
    let values = try difficulties(40)
    return try (0..<60 as Range<UInt64>).map { seed in
      var generator = SeededGenerator(seed: seed)
      var selector = try AdaptiveSelector(
        values,
        guessing: guessing,
        prior: prior,
        stoppingBy: try AdaptiveSelector.StoppingRule { $0.maximumCount = 20 }
      )
      while let problem = selector.next(using: &generator) {
        let distance = ability - (values[problem]?.value ?? 0)
        let chance = 0.25 + 0.75 / (1 + exponential(-distance))
        try selector.record(problem, isCorrect: generator.drawUniform() < chance)
      }
      return selector.ability.value
    }
  }

  /// Learners of ability -1.5 who guess among four options.
  @Test func whoGuessesIsNotTakenForMoreAble() throws {
    let quarter = Dictionary(uniqueKeysWithValues: try difficulties(40).keys.map { ($0, 0.25) })
    let wide = try Estimate(value: 0, standardError: 2)
    func mean(_ values: [Double]) -> Double { values.reduce(0, +) / Double(values.count) }
    let without = mean(try estimates(ability: -1.5, guessing: [:], prior: wide))
    let with = mean(try estimates(ability: -1.5, guessing: quarter, prior: wide))
    #expect(without > -0.9, "\(without)")
    #expect(abs(with + 1.5) < 0.35, "\(with)")
    let able = mean(try estimates(ability: 1, guessing: quarter, prior: wide))
    #expect(abs(able - 1) < 0.35, "\(able)")
  }

  @Test func guessingIsStoredAndChecked() throws {
    let values = try difficulties(3)
    var selector = try AdaptiveSelector(values, guessing: ["p00": 0.25, "p01": 0])
    #expect(selector.guessing == ["p00": 0.25])
    try selector.record("p00", isCorrect: true)
    try expectRoundTrip(selector)
    let plain = try AdaptiveSelector(values)
    #expect(try !json(plain).contains("guessing"))
    for chance in [-0.1, 0.91, .nan, .infinity] {
      #expect(throws: ContentError<Estimate.Fault>.self) {
        try AdaptiveSelector(values, guessing: ["p00": chance])
      }
    }
    for choices in [0, -1, .min] {
      #expect(throws: ContentError<Estimate.Fault>.self) {
        try AdaptiveSelector(values, choices: choices)
      }
    }
    var generator = SeededGenerator(seed: 1)
    #expect(try AdaptiveSelector(values, choices: .max).next(using: &generator) != nil)
  }
}
