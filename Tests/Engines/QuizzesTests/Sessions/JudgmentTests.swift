// SPDX-License-Identifier: Apache-2.0
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// What was told to a learner stays true: judgments are kept in events.
struct JudgmentTests {
  // MARK: Whatever learners do

  @Test(arguments: QuizRules.Mode.allCases)
  func aSessionOfARealLearnerIsJudgedTodayAsItWas(mode: QuizRules.Mode) {
    var judged = 0
    forEachSeed(0..<30) { generator in
      let live = try generator.session(in: mode)
      try #require(live.verify() == [])
      let anew = try QuizSession(live.content, judgingAnew: live.events)
      try #require(anew == live)
      let regrading = try live.regraded()
      try #require(regrading.session == live && regrading.changes.isEmpty)
      judged += live.events.count { $0.action.judgment != nil }
    }
    #expect(judged > 30)
  }

  @Test(arguments: QuizRules.Mode.allCases)
  func aForgedCreditIsFoundAndJudgingAnewTakesNoNotice(mode: QuizRules.Mode) {
    var forgeries = 0
    forEachSeed(0..<40) { generator in
      let live = try generator.session(in: mode)
      let places = live.events.indices.filter {
        live.events[$0].action.judgment?.credit != nil
      }
      guard let place = generator.drawElement(of: places),
        let honest = live.events[place].action.judgment
      else { return }
      let credit: Fraction = honest.isCorrect ? 0 : 1
      var events = live.events
      events[place] = events[place].judged(
        QuizSession.Action.Judgment(
          credit: credit,
          isDecided: honest.isDecided,
          countedBack: honest.countedBack.map { _ in credit }
        )
      )
      let forged = try QuizSession(live.content, replaying: events)
      try #require(forged.phase == live.phase && forged != live)
      let found = try #require(forged.verify().first { $0.position == place })
      try #require(found.recorded.credit == credit && found.today == honest)
      try #require(try QuizSession(live.content, judgingAnew: events) == live)
      forgeries += 1
    }
    #expect(forgeries > 15)
  }

  @Test(arguments: QuizRules.Mode.allCases)
  func overAMendedQuizCreditsStayUntilTheSessionIsRegraded(mode: QuizRules.Mode) {
    var changed = 0
    forEachSeed(0..<30) { generator in
      let live = try generator.session(in: mode)
      let mended = try live.content.withOtherKey()
      let replayed = try QuizSession(mended, replaying: live.events)
      try #require(replayed.events == live.events)
      try #require(replayed.phase == live.phase && replayed.score == live.score)
      let (before, after) = (live.summary.results, replayed.summary.results)
      try #require(after.map(\.earned) == before.map(\.earned))
      try #require(after.map(\.steps) == before.map(\.steps))
      try #require(after.map(\.evaluation.credit) == before.map(\.evaluation.credit))

      let regrading = try live.regraded(with: mended)
      let regraded = regrading.session
      try #require(regraded.content == mended && regraded.phase == live.phase)
      try #require(regraded.undecidedProblems == live.undecidedProblems)
      let (old, new) = (live.events.map(\.action), regraded.events.map(\.action))
      try #require(new.map { $0.judged(nil) } == old.map { $0.judged(nil) })
      let differences = old.indices.filter { old[$0] != new[$0] }
      try #require(regrading.changes.map(\.position) == differences)
      try expectReplayEqualsLive(regraded)
      changed += differences.count
    }
    #expect(changed > 5)
  }

  // MARK: One by one

  @Test func aMendedKeyShowsTheCreditThatWasGiven() throws {
    var session = QuizSession(try Samples.quiz())
    try session.answer(.choice("a"), at: date(1))
    try session.proceed(at: date(2))
    let mended = try session.content.withOtherKey()

    let replayed = try QuizSession(mended, replaying: session.events)
    let feedback = try #require(replayed.feedback(on: "choice"))
    #expect(feedback.credit == 0 && !feedback.isCorrect)
    #expect(feedback.reason == .recorded)
    #expect(feedback.correctAnswer == .choice("a"))
    #expect(replayed.score.earned == 0)
    #expect(
      replayed.verify() == [
        JudgmentChange(
          position: 0,
          recorded: QuizSession.Action.Judgment(credit: 0, isDecided: true),
          today: QuizSession.Action.Judgment(credit: 1, isDecided: true)
        )
      ]
    )

    let regrading = try session.regraded(with: mended)
    #expect(regrading.changes == replayed.verify())
    #expect(regrading.session.score.earned == 1)
    #expect(regrading.session.feedback(on: "choice")?.reason == .correctChoice)
    #expect(regrading.session.verify() == [])
  }

  @Test func aTryThatTurnsOutCorrectLeavesTheProblemOpenAsItWas() throws {
    var session = try Samples.session(.interactive)
    try session.answer(.choice("a"), at: date(1))
    try session.answer(.choice("b"), at: date(2))
    let regrading = try session.regraded(with: try session.content.withOtherKey())
    #expect(regrading.changes.map(\.position) == [0, 1])
    #expect(regrading.session.phase == .decided)
    #expect(regrading.session.feedback?.isDecided == true)
    #expect(regrading.session.events.map(\.action.judgment?.credit) == [1, 0])
    #expect(regrading.session.events.map(\.action.judgment?.isDecided) == [false, true])
  }

  @Test func inDeferredModeTheJudgmentIsKeptAndNotShown() throws {
    var session = try Samples.session(.deferred)
    let feedback = try session.answer(.choice("b"), at: date(1))
    #expect(feedback.credit == 0 && feedback.reason == .awaitsSubmission)
    #expect(
      session.events[0].action.judgment
        == QuizSession.Action.Judgment(credit: 1, isDecided: false)
    )
    let mended = try session.content.withOtherKey()
    var replayed = try QuizSession(mended, replaying: session.events)
    #expect(try replayed.submit(at: date(2)).score.earned == 1)
    #expect(try session.regraded(with: mended).session.events[0].action.judgment?.credit == 0)
  }

  @Test func levelsKeepWhatTheyCameTo() throws {
    let open = try Samples.openResponse()
    let quiz = try Quiz(id: "q", items: [Quiz.Item(open, set: "s", setTitle: "S")])
    var session = QuizSession(quiz)
    try session.answer(.text("Ice is lighter than water."), at: date(1))
    #expect(session.events[0].action.judgment?.credit == .some(nil))
    try session.enterGrade(
      .levels(["cause": "vague", "source": "yes"]),
      for: "open",
      by: "eva",
      at: date(2)
    )
    let half = try Fraction(1, 2)
    let forged = session.events[1].judged(QuizSession.Action.Judgment(credit: 1, isDecided: true))
    let replayed = try QuizSession(quiz, replaying: [session.events[0], forged])
    #expect(replayed.score.earned == 1)
    #expect(replayed.feedback?.reason == .recorded)
    #expect(replayed.verify().map(\.today?.credit) == [half])
    // A credit speaks for itself, whatever stands next to it.
    let credit = QuizSession.Action.graded(
      "open",
      EnteredGrade(.credit(half), by: "eva"),
      judgment: QuizSession.Action.Judgment(credit: 1, isDecided: true)
    )
    let plain = try QuizSession(quiz, replaying: [session.events[0], Timed(credit, at: date(2))])
    #expect(plain.score.earned == half)
    #expect(plain.events[1].action.judgment == nil)
  }

  @Test func aResponseThatIsNotPossibleTodayKeepsItsCreditAndIsFound() throws {
    let quiz = try Samples.quiz()
    let action = QuizSession.Action.answered(
      "choice",
      .choice("z"),
      judgment: QuizSession.Action.Judgment(credit: 1, isDecided: true)
    )
    let session = try QuizSession(quiz, replaying: [Timed(action, at: date(1))])
    #expect(session.score.earned == 1)
    #expect(session.feedback?.reason == .recorded)
    #expect(session.verify().map(\.today) == [nil])
    let refusal = QuizError.response(.unknownOption("z", problem: "choice"))
    #expect(throws: ReplayError(position: 0, refusal: refusal)) {
      try QuizSession(quiz, judgingAnew: session.events)
    }
  }

  @Test(arguments: QuizRules.Mode.allCases, [true, false])
  func forgedDecisionsNeverTrap(mode: QuizRules.Mode, isDecided: Bool) throws {
    var session = QuizSession(try Samples.quiz(QuizRules { $0.mode = mode }))
    let credits: [Fraction?] = [nil, 0, 1]
    for second in 1..<20 {
      for problem in session.content.items.map(\.problem.id) {
        let judgment = QuizSession.Action.Judgment(
          credit: credits[second % 3],
          isDecided: isDecided
        )
        let action = QuizSession.Action.answered(problem, .choice("b"), judgment: judgment)
        try? session.apply(Timed(action, at: date(Double(second))))
        try? session.proceed(at: date(Double(second)))
        _ = (session.summary, session.feedback, session.markedOptions, session.triesLeft)
      }
    }
    try expectReplayEqualsLive(session)
  }

  @Test func judgmentsHaveReadableJSON() throws {
    try expectJSON(
      QuizSession.Action.Judgment(credit: try Fraction(2, 3), isDecided: false, countedBack: 0),
      #"{"countedBack":0,"credit":"2/3","decided":false}"#
    )
    try expectJSON(QuizSession.Action.Judgment(credit: nil, isDecided: true), #"{"decided":true}"#)
    for text in [#"{"credit":2,"decided":true}"#, #"{"credit":1}"#, #"{"credit":1,"decided":1}"#] {
      #expect(throws: ContentError<JSONFault>.self) {
        try decode(QuizSession.Action.Judgment.self, text)
      }
    }
  }

  /// Picks of a check-all problem that are graded together are so in a session too.
  @Test func aSessionGradesPicksByTheFormulaOfTheProblem() throws {
    for formula in CheckAllFormula.allCases where formula != .incremental && formula != .weighted {
      guard case .checkAll(let options, _) = try Samples.checkAll().kind else {
        Issue.record("the sample has options to check")
        return
      }
      let problem = try Problem(
        id: "check",
        prompt: "Which?",
        kind: .checkAll(options, grading: formula)
      )
      let item = Quiz.Item(problem, set: "s", setTitle: "S")
      var session = QuizSession(try Quiz(id: "q", items: [item]))
      let picks = QuizResponse.choices(["a", "b", "c"])
      let feedback = try session.answer(picks, at: date(1))
      let evaluation = try problem.evaluate(picks)
      #expect(feedback.credit == evaluation.credit && feedback.reason == evaluation.reason)
      #expect(feedback.isDecided)
    }
  }
}

extension Timed<QuizSession.Action> {
  /// The event with another judgment.
  fileprivate func judged(_ judgment: QuizSession.Action.Judgment?) -> QuizSession.Event {
    Timed(action.judged(judgment), at: date)
  }
}

extension SeededGenerator {
  /// A session that a made-up learner played for a while.
  fileprivate mutating func session(in mode: QuizRules.Mode) throws -> QuizSession {
    var session = QuizSession(try quiz(in: mode))
    var now = 0.0
    for _ in 0..<draw(below: 90) {
      now += Double(draw(below: 5))
      _ = try isAccepted(by: &session, modeCommand(for: session, at: date(now)))
    }
    return session
  }
}

extension Quiz {
  /// The quiz with other correct options and texts where its problems have them.
  fileprivate func withOtherKey() throws -> Quiz {
    try Quiz(
      id: id,
      items: items.map { item in
        let problem = try Problem(
          id: item.problem.id,
          prompt: item.problem.prompt,
          kind: item.problem.kind.withOtherKey,
          points: item.problem.points,
          hints: item.problem.hints
        )
        return Quiz.Item(problem, set: item.set, setTitle: item.setTitle)
      },
      rules: rules
    )
  }
}

extension ProblemKind {
  fileprivate var withOtherKey: ProblemKind {
    switch self {
    case .multipleChoice(let options, let grading):
      let next = options.all.first { !$0.isCorrect }?.id
      return .multipleChoice(options.with { $0.id == next }, grading: grading)
    case .checkAll(let options, .incremental) where !options.all.allSatisfy(\.isCorrect):
      return .checkAll(options.with { !$0.isCorrect }, grading: .incremental)
    case .exactMatch:
      return .exactMatch(ExactMatcher("tin"))
    default:
      return self
    }
  }
}

extension AnswerOptions {
  fileprivate func with(key isCorrect: (AnswerOption) -> Bool) -> AnswerOptions {
    AnswerOptions(
      all.map { isCorrect($0) ? .correct($0.id, $0.text) : .wrong($0.id, $0.text) }
    )
  }
}
