// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// What holds in every mode, whatever learners of all kinds of problems do.
struct ModePropertyTests {
  @Test(arguments: QuizRules.Mode.allCases)
  func aSessionLeftAnywhereAndResumedEqualsTheUninterruptedOne(mode: QuizRules.Mode) {
    var finished = 0
    forEachSeed(0..<20) { generator in
      var live = QuizSession(try generator.quiz(in: mode))
      var resumed = live
      var now = 0.0
      for _ in 0..<generator.draw(below: 90) {
        // Mostly whole seconds, so that commands meet the instants at which time ends.
        now += Double(generator.draw(below: 5)) + (generator.draw(below: 4) == 0 ? 0.25 : 0)
        let command = generator.modeCommand(for: live, at: date(now))
        let accepted = try isAccepted(by: &live, command)
        try #require(try isAccepted(by: &resumed, command) == accepted)
        if generator.draw(below: 20) == 0 {
          resumed = try decode(QuizSession.self, try json(resumed))
        }
        try #require(resumed == live)
        try expectConsistent(live)
      }
      finished += live.phase == .finished ? 1 : 0
      try expectReplayEqualsLive(live)
      try expectTimeIsKept(by: live)
    }
    #expect(finished > 1)
  }

  /// Marks add up, are in range, and tell nothing before they may.
  private func expectConsistent(_ session: QuizSession) throws {
    let summary = session.summary
    let rules = session.content.rules
    for mark in summary.results {
      try #require(try mark.steps.map(\.amount).sum() == mark.credit)
      try #require(try mark.credit * mark.points == mark.earned || mark.isPending)
      try #require(mark.credit >= 0)
      try #require(try mark.credit <= rules.timeBonus + 1)
      try #require(rules.tries.map { mark.tries <= $0 } ?? true)
      try #require(!mark.isPending || mark.earned == 0)
      let isOpen = !mark.isDecided
      if isOpen, case .mismatched = mark.evaluation.reason {
        Issue.record("the right answer to \(mark.id) is given away")
      }
      if rules.mode == .deferred, session.phase != .finished {
        try #require(mark.earned == 0 && mark.steps.isEmpty && !mark.isDecided)
      }
    }
    try #require(try summary.results.map(\.earned).sum() == summary.score.earned)
    try #require(try summary.sets.map(\.score.earned).sum() == summary.score.earned)
    try #require(try summary.sets.map(\.score.pending).sum() == summary.score.pending)
    let pending = summary.results.filter(\.isPending)
    try #require(try summary.score.pending == pending.map(\.points).sum())
    // Reading a score checks its range.
    try expectRoundTrip(summary.score)
    if session.phase == .finished {
      try #require(session.finishedAt != nil && summary.results.allSatisfy(\.isDecided))
      try expectRoundTrip(try ScoreHistory.Record(session))
    }
    if session.phase == .presenting {
      try #require(session.undecidedProblems.first == session.currentItem?.problem.id)
      let feedback = session.feedback
      try #require(feedback?.correctAnswer == nil && feedback?.explanation == nil)
    }
    if let report = summary.certainty {
      let marks = summary.results.compactMap(\.certaintyMark)
      try #require(marks.count == report.count)
      try #require(try marks.sum() == report.mark)
      try #require((-6...3).contains(report.average))
    }
  }

  /// Works out from the log alone when each problem was first presented, and that nothing happened
  /// to it, nor to the quiz, once its time was over.
  private func expectTimeIsKept(by session: QuizSession) throws {
    let rules = session.content.rules
    guard let start = session.events.first?.date, rules.hasTimeLimit else { return }
    let quizEnd = rules.timeLimit.map { start.addingTimeInterval(Double($0.seconds)) }
    var ends: [Problem.ID: Date] = [:]
    var replayed = QuizSession(session.content)
    for event in session.events {
      try replayed.apply(event)
      let isEnding: Bool
      if case .timeEnded = event.action { isEnding = true } else { isEnding = false }
      if let quizEnd, replayed.finishedAt.map({ event.date <= $0 }) ?? true {
        try #require(isEnding ? event.date <= quizEnd : event.date < quizEnd)
      }
      if case .answered(let problem, _, _, _) = event.action, let end = ends[problem] {
        try #require(event.date < end)
      }
      if case .timeEnded(let problem?) = event.action {
        try #require(ends[problem] == event.date)
      }
      if let limit = rules.problemTimeLimit, replayed.phase == .presenting,
        let problem = replayed.currentItem?.problem.id, ends[problem] == nil
      {
        ends[problem] = event.date.addingTimeInterval(Double(limit.seconds))
      }
    }
  }

  /// Wrong tries, hints and time before the same last answer never make it worth more.
  @Test(arguments: QuizRules.Mode.allCases)
  func aLongerWayNeverEarnsMoreThanAShorterOne(mode: QuizRules.Mode) {
    forEachSeed(0..<60) { generator in
      let rules = try generator.rules(for: mode, isTimed: true)
      let problem = try generator.problem("p").with(["one", "two", "three"])
      let item = Quiz.Item(problem, set: "s", setTitle: "S")
      let quiz = try Quiz(id: "q", items: [item], rules: rules)
      let answer = Samples.randomResponse(to: problem, using: &generator)
      try assume((try? item.evaluate(answer))?.isDecided == true)
      /// Plays to the answer, and returns what it earns.
      func earned(detours: Int, hints: Int, second: Double) throws -> Fraction? {
        var session = QuizSession(quiz)
        try session.start(at: date(0))
        for _ in 0..<hints { try session.takeHint(at: date(0)) }
        for _ in 0..<detours where session.phase == .presenting {
          // A try that is worth nothing, so that it cannot be the better one.
          guard let wrong = generator.worthlessResponse(to: item) else { return nil }
          try session.answer(wrong, certainty: rules.asksCertainty ? .low : nil, at: date(0))
        }
        guard session.phase == .presenting else { return nil }
        try session.answer(answer, certainty: rules.asksCertainty ? .low : nil, at: date(second))
        if mode == .deferred { try session.submit(at: date(second)) }
        return session.score.earned
      }
      let detours = mode.hasSeveralTries ? generator.draw(below: 3) : 0
      let hints = generator.draw(below: 3), second = Double(generator.draw(below: 9))
      let short = try assume(earned(detours: detours, hints: hints, second: second))
      let longer = [
        try earned(detours: detours + (mode.hasSeveralTries ? 1 : 0), hints: hints, second: second),
        try earned(detours: detours, hints: hints + 1, second: second),
        try earned(detours: detours, hints: hints, second: second + 1),
      ]
      for way in longer.compactMap(\.self) {
        try #require(way <= short)
      }
    }
  }

  /// Trying again never lowers what an adaptive problem earns.
  @Test func anotherTryNeverLowersAnAdaptiveMark() {
    forEachSeed(0..<80) { generator in
      let item = Quiz.Item(try generator.problem("p"), set: "s", setTitle: "S")
      let rules = try generator.rules(for: .adaptive, isTimed: false)
      var session = QuizSession(try Quiz(id: "q", items: [item], rules: rules))
      var best = Fraction.zero
      for _ in 0..<6 {
        let response = Samples.randomResponse(to: item.problem, using: &generator)
        _ = try isAccepted(by: &session) { try $0.answer(response, at: date(0)) }
        try #require(session.score.earned >= best)
        best = session.score.earned
      }
    }
  }
}

// MARK: - Random quizzes and commands

/// Made once, for reading formulae takes time.
private let newKinds = (try? Samples.newKinds()) ?? []

extension SeededGenerator {
  fileprivate mutating func isDrawn(oneIn count: Int) -> Bool { draw(below: count) == 0 }

  fileprivate mutating func share() throws -> Fraction {
    try Fraction(draw(below: 7), 6)
  }

  fileprivate mutating func rules(for mode: QuizRules.Mode, isTimed: Bool) throws -> QuizRules {
    func limit(_ seconds: Int, lose: Bool) throws -> QuizRules.TimeLimit {
      try QuizRules.TimeLimit(seconds: seconds, ending: lose ? .lose : .submit)
    }
    let hasProblemLimit = isTimed || isDrawn(oneIn: 3)
    return try QuizRules {
      $0.mode = mode
      $0.tries = mode.hasSeveralTries && !isDrawn(oneIn: 3) ? draw(below: 5) + 1 : nil
      $0.penalty = mode.hasSeveralTries ? try share() : nil
      $0.hintPenalty = try share()
      $0.triesPayForHints = isDrawn(oneIn: 2)
      $0.asksCertainty = !mode.hasSeveralTries && isDrawn(oneIn: 2)
      $0.timeLimit =
        isTimed || !isDrawn(oneIn: 3)
        ? nil : try limit(draw(below: 90) + 10, lose: isDrawn(oneIn: 2))
      $0.problemTimeLimit =
        hasProblemLimit
        ? try limit(draw(below: 30) + 11, lose: isDrawn(oneIn: 2)) : nil
      $0.timeBonus = hasProblemLimit ? try share() : 0
      $0.allowsSkipping = !isDrawn(oneIn: 5)
      $0.allowsReturning = !isDrawn(oneIn: 5)
    }
  }

  /// A problem of any kind.
  fileprivate mutating func problem(_ id: String) throws -> Problem {
    let other = try Samples.randomProblem(id, using: &self)
    let chosen = isDrawn(oneIn: 2) ? other : drawElement(of: newKinds) ?? other
    return try Problem(
      id: Problem.ID(id),
      prompt: chosen.prompt,
      kind: chosen.kind,
      points: try Fraction(draw(below: 8) + 1, 2)
    )
  }

  mutating func quiz(in mode: QuizRules.Mode) throws -> Quiz {
    let items = try (0...draw(below: 5)).map { number in
      let hints = ["a", Problem.Hint("b", penalty: try share()), "c"].prefix(draw(below: 4))
      let problem = try problem("p\(number)").with(Array(hints))
      return Quiz.Item(problem, set: isDrawn(oneIn: 2) ? "s" : "t", setTitle: "Set")
    }
    return try Quiz(id: "quiz", items: items, rules: try rules(for: mode, isTimed: false))
  }

  /// A response that earns nothing, or nil when none was found.
  fileprivate mutating func worthlessResponse(to item: Quiz.Item) -> QuizResponse? {
    for _ in 0..<20 {
      let response = Samples.randomResponse(to: item.problem, using: &self)
      let evaluation = try? item.evaluate(response)
      if let evaluation, evaluation.credit == 0, evaluation.isDecided, !evaluation.isPending {
        return response
      }
    }
    return nil
  }

  /// A command for a session that makes sense more often than not.
  mutating func modeCommand(
    for session: QuizSession,
    at date: Date
  ) -> (inout QuizSession) throws -> Void {
    let item = session.currentItem ?? session.content.items[0]
    let problem = drawElement(of: session.content.items)?.problem.id ?? item.problem.id
    switch draw(below: 24) {
    case 0: return { try $0.skip(at: date) }
    case 1: return { try $0.reveal(at: date) }
    case 2: return { try $0.comeBack(to: problem, at: date) }
    case 3 where isDrawn(oneIn: 8): return { try $0.quit(at: date) }
    case 4: return { try $0.proceed(at: date.addingTimeInterval(-1)) }
    case 5, 6: return { try $0.takeHint(at: date) }
    case 7:
      let hint = draw(below: 4) - 1, isHelpful = isDrawn(oneIn: 2)
      return { try $0.rateHint(hint, of: problem, isHelpful: isHelpful, at: date) }
    case 8:
      let grade = EnteredGrade.Grade.credit((try? Fraction(draw(below: 9) - 1, 6)) ?? 0)
      return { try $0.enterGrade(grade, for: problem, by: "eva", at: date) }
    case 9: return { try $0.advance(to: date) }
    case 10 where isDrawn(oneIn: 3): return { try $0.submit(at: date) }
    case 11 where isDrawn(oneIn: 4):
      return { try $0.apply(Timed(.timeEnded(problem), at: date)) }
    case 12...15: return { try $0.proceed(at: date) }
    case 16 where !session.events.isEmpty: return { try $0.start(at: date) }
    default:
      if session.phase == .notStarted {
        return { try $0.start(at: date) }
      }
      if session.nextEnding.map({ $0.date <= date }) ?? false, isDrawn(oneIn: 2) {
        return { try $0.advance(to: date) }
      }
      let response =
        isDrawn(oneIn: 9)
        ? .text(" ") : Samples.randomResponse(to: item.problem, using: &self)
      let isOdd = isDrawn(oneIn: 12)
      let certainty =
        session.content.rules.asksCertainty != isOdd ? drawElement(of: Certainty.allCases) : nil
      return { try $0.answer(response, certainty: certainty, at: date) }
    }
  }
}
