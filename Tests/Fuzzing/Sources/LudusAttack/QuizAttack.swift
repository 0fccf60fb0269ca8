// SPDX-License-Identifier: Apache-2.0
import Foundation
import Ludus
import LudusFuzzReaders

/// Sessions of every mode, with every kind of response to every kind of problem, at clocks that go
/// back.
struct QuizAttack: Attack {
  private var session: QuizSession
  private var model: ReferenceQuiz
  private var now = start
  /// Whether a response may be the beginning of one, which the model does not know.
  private let isModelled: Bool

  init(_ generator: inout SeededGenerator) {
    do {
      let quiz = try Self.quiz(&generator)
      session = QuizSession(quiz)
      model = ReferenceQuiz(quiz)
      isModelled = quiz.items.allSatisfy { item in
        if case .checkAll(_, .incremental) = item.problem.kind { false } else { true }
      }
    } catch {
      fatalError("no quiz can be made: \(error)")
    }
  }

  private static func quiz(_ generator: inout SeededGenerator) throws -> Quiz {
    let rules = try rules(&generator)
    let items = try (0...generator.draw(below: 5)).map { number in
      let kinds = try Samples.newKinds()
      let chosen =
        generator.isDrawn(oneIn: 2)
        ? generator.pick(kinds) : try Samples.randomProblem("p", using: &generator)
      let hints = ["a", Problem.Hint("b", penalty: try share(&generator)), "c"]
      let problem = try Problem(
        id: Problem.ID("p\(number)"),
        prompt: chosen.prompt,
        kind: chosen.kind,
        points: generator.pick([1, 1, 2, 3, 1_000]),
        hints: Array(hints.prefix(generator.draw(below: 4)))
      )
      return Quiz.Item(problem, set: generator.isDrawn(oneIn: 2) ? "s" : "t", setTitle: "Set")
    }
    return try Quiz(id: "quiz", items: items, rules: rules)
  }

  private static func share(_ generator: inout SeededGenerator) throws -> Fraction {
    try Fraction(generator.draw(below: 7), 6)
  }

  private static func rules(_ generator: inout SeededGenerator) throws -> QuizRules {
    func limit(_ seconds: Int) throws -> QuizRules.TimeLimit {
      try QuizRules.TimeLimit(seconds: seconds, ending: generator.pick([.lose, .submit]))
    }
    let mode = generator.pick(QuizRules.Mode.allCases), hasTries = mode.hasSeveralTries
    let hasProblemLimit = generator.isDrawn(oneIn: 3)
    return try QuizRules {
      $0.mode = mode
      $0.tries = hasTries && generator.isDrawn(oneIn: 2) ? 1 + generator.draw(below: 5) : nil
      $0.penalty = hasTries ? try share(&generator) : nil
      $0.hintPenalty = try share(&generator)
      $0.triesPayForHints = generator.isDrawn(oneIn: 2)
      $0.asksCertainty = !hasTries && generator.isDrawn(oneIn: 3)
      $0.timeLimit = generator.isDrawn(oneIn: 3) ? try limit(10 + generator.draw(below: 90)) : nil
      $0.problemTimeLimit = hasProblemLimit ? try limit(11 + generator.draw(below: 30)) : nil
      $0.timeBonus = hasProblemLimit ? try share(&generator) : 0
      $0.allowsSkipping = !generator.isDrawn(oneIn: 5)
      $0.allowsReturning = !generator.isDrawn(oneIn: 5)
    }
  }

  mutating func step(_ generator: inout SeededGenerator) {
    now += generator.pick([0, 0, 0, 1, 2, 0.25, 7])
    var date = now
    if generator.isDrawn(oneIn: 12) { date -= 1 }
    if generator.isDrawn(oneIn: 80) { date = generator.oddDate() }
    if generator.isDrawn(oneIn: 15) {
      expectRoundTrip(session)
      session =
        (try? JSONDecoder().decode(QuizSession.self, from: JSONEncoder().encode(session)))
        ?? session
    }
    let isStorable = date.timeIntervalSince1970.magnitude < 1e12
    if generator.isDrawn(oneIn: 12) {
      attempt(&session) { try $0.advance(to: date) }
      if isStorable { model = model.advanced(to: date) }
    } else {
      act(action(&generator), at: date, isStorable: isStorable)
    }
    compare()
  }

  private mutating func act(_ action: QuizSession.Action, at date: Date, isStorable: Bool) {
    let before = session
    var isTaken = true
    do {
      try give(action, at: date)
    } catch {
      isTaken = false
      expect(session == before, "a refused action changed the session: \(action), \(error)")
    }
    guard isModelled else { return }
    // Clocks are read in whole milliseconds, downwards.
    let instant = Date(
      timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded(.down) / 1000
    )
    let next = isStorable ? model.after(action, at: instant) : nil
    expect(
      isTaken == (next != nil),
      "\(action) at \(date) in \(before.phase) is \(isTaken ? "taken" : "refused"), and not expected so"
    )
    model = next ?? model
  }

  /// Does it by the command that there is for it.
  private mutating func give(_ action: QuizSession.Action, at date: Date) throws {
    let isCurrent = action.problem == session.currentItem?.problem.id
    switch action {
    case .started: try session.start(at: date)
    case .answered(_, let response, let certainty, _) where isCurrent:
      try session.answer(response, certainty: certainty, at: date)
    case .tookHint where isCurrent: try session.takeHint(at: date)
    case .ratedHint(let problem, let hint, let isHelpful):
      try session.rateHint(hint, of: problem, isHelpful: isHelpful, at: date)
    case .revealed where isCurrent: try session.reveal(at: date)
    case .proceeded where isCurrent: try session.proceed(at: date)
    case .skipped where isCurrent: try session.skip(at: date)
    case .cameBack(let problem): try session.comeBack(to: problem, at: date)
    case .submitted: try session.submit(at: date)
    case .quit: try session.quit(at: date)
    case .graded(let problem, let grade, _):
      try session.enterGrade(grade.grade, for: problem, by: grade.grader, at: date)
    case .reported(let problem, let report): try session.report(report, about: problem, at: date)
    default:
      // There is a command only for the problem that is presented.
      var later = session
      try later.advance(to: date)
      try later.apply(QuizSession.Event(action, at: date))
      session = later
    }
  }

  private func action(_ generator: inout SeededGenerator) -> QuizSession.Action {
    let items = session.content.items
    var item = session.currentItem ?? generator.pick(items)
    if generator.isDrawn(oneIn: 12) { item = generator.pick(items) }
    let problem = generator.isDrawn(oneIn: 60) ? "nothing" : item.problem.id
    let other = generator.pick(items).problem.id
    switch generator.draw(below: 30) {
    case 0: return .skipped(problem)
    case 1: return .revealed(problem)
    case 2...3: return .cameBack(to: other)
    case 4 where generator.isDrawn(oneIn: 10): return .quit
    case 5...6: return .tookHint(problem)
    case 7:
      let hint = generator.isDrawn(oneIn: 6) ? generator.oddNumber() : generator.draw(below: 3)
      return .ratedHint(other, hint: hint, isHelpful: generator.isDrawn(oneIn: 2))
    case 8...9:
      let credit = (try? Fraction(generator.draw(below: 9) - 1, 6)) ?? 0
      return .graded(other, EnteredGrade(.credit(credit), by: "eva"))
    case 10 where generator.isDrawn(oneIn: 4): return .submitted
    case 11: return .timeEnded(generator.isDrawn(oneIn: 2) ? nil : other)
    case 12...16: return .proceeded(from: problem)
    case 17: return .reported(other, Problem.Report(.unclear, generator.oddText()))
    case 18: return .started
    default:
      if session.phase == .notStarted { return .started }
      if session.phase == .decided { return .proceeded(from: problem) }
      if session.phase == .readyToSubmit, generator.isDrawn(oneIn: 4) { return .submitted }
      let asks = session.content.rules.asksCertainty != generator.isDrawn(oneIn: 15)
      return .answered(
        problem,
        response(to: item.problem, &generator),
        certainty: asks ? generator.pick([.low, .mid, .high]) : nil
      )
    }
  }

  private func response(to problem: Problem, _ generator: inout SeededGenerator) -> QuizResponse {
    if generator.isDrawn(oneIn: 3), let right = problem.correctAnswer { return right }
    guard generator.isDrawn(oneIn: 6) else {
      return Samples.randomResponse(to: problem, using: &generator)
    }
    let text = generator.oddText()
    return generator.pick([
      .text(text), .choice(.init(text)), .choices([]), .choices(["a", "a"]),
      .choices([.init(text)]),
      .order([]), .order(["a", "a", "b"]), .pairs([:]), .pairs([.init(text): .init(text)]),
      .gaps([:]), .gaps([.init(text): text]), .gaps(["1": text]), .text("1e999"), .text("((((x"),
    ])
  }

  private func compare() {
    guard isModelled else { return }
    expect(session.phase == model.phase, "\(session.phase), expected \(model.phase)")
    let ids = session.content.items.map(\.problem.id)
    let current = model.presented.map { ids[$0] }
    expect(
      session.currentItem?.problem.id == current,
      "another problem than \(String(describing: current))"
    )
    expect(
      session.undecidedProblems == model.waiting.map { ids[$0] },
      "undecided: \(session.undecidedProblems), expected \(model.waiting)"
    )
    expect(
      session.finishedAt == model.finishedAt,
      "finished at \(String(describing: session.finishedAt))"
    )
  }

  func check(_ generator: inout SeededGenerator) {
    compare()
    expectReplay(session)
    expectRoundTrip(session)
    expect(session.verify().isEmpty, "judged otherwise now")
    if isModelled { compareMarks() }
    // Logs that somebody made up: refused, or they lead to what they say.
    for _ in 0..<6 {
      let forged = forge(session.events, &generator)
      guard let other = try? QuizSession(session.content, replaying: forged) else { continue }
      expectReplay(other)
      expectRoundTrip(other)
      _ = (other.summary, other.verify())
    }
  }

  private func forge(_ events: [QuizSession.Event], _ generator: inout SeededGenerator)
    -> [QuizSession.Event]
  {
    guard let one = generator.drawElement(of: events) else { return [] }
    var events = events
    let index = generator.draw(below: events.count)
    switch generator.draw(below: 6) {
    case 0: events.remove(at: index)
    case 1: events.insert(one, at: index)
    case 2: events.swapAt(index, generator.draw(below: events.count))
    case 3: events[index] = QuizSession.Event(events[index].action, at: generator.oddDate())
    case 4: events[index] = QuizSession.Event(action(&generator), at: events[index].date)
    default:
      events[index] = QuizSession.Event(
        events[index].action.judged(one.action.judgment),
        at: one.date
      )
    }
    return events
  }

  private func compareMarks() {
    let summary = session.summary
    let isTold = session.content.rules.mode != .deferred || model.phase == .finished
    do {
      var sum = Fraction.zero
      for (index, result) in summary.results.enumerated() {
        let attempt = model.attempts[index]
        let credit = isTold ? try model.credit(at: index) : 0
        let points = result.points
        let earned = attempt.isPending ? 0 : try credit * points
        sum = try sum + earned
        expect(result.tries == attempt.tries.count, "\(result.id): \(result.tries) tries")
        expect(
          result.hints.count == attempt.hints.count,
          "\(result.id): \(result.hints.count) hints"
        )
        expect(result.isPending == (isTold && attempt.isPending), "\(result.id) is pending")
        expect(result.isDecided == (isTold && attempt.isClosed), "\(result.id) is decided")
        expect(result.earned == earned, "\(result.id) earns \(result.earned), expected \(earned)")
        expect(
          result.credit == credit || attempt.isPending,
          "\(result.id) is worth \(result.credit)"
        )
      }
      expect(summary.score.earned == sum, "\(summary.score.earned), expected \(sum)")
      let sets = try summary.sets.map(\.score.earned).reduce(Fraction.zero) { try $0 + $1 }
      expect(sets == sum, "the sets sum to \(sets), expected \(sum)")
    } catch {
      expect(false, "marks out of range: \(error)")
    }
  }
}
