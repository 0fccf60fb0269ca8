// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

extension QuizSession {
  package mutating func change(
    by action: QuizSession.Action,
    at date: Date
  ) throws(QuizError) -> QuizSession.Action {
    guard !isFinished || (phase == .finished && action.isAfterword) || action.isReport else {
      throw reasonForNoProblem
    }
    switch action {
    case .started:
      try beginTime(at: date)
    case .answered(let problem, let response, let certainty, let judgment):
      return action.judged(
        try answer(problem, response, certainty, at: date, judgedAs: judgment)
      )
    case .tookHint(let problem):
      try takeHint(of: problem)
    case .ratedHint(let problem, let hint, let isHelpful):
      try rate(hint: hint, of: problem, isHelpful: isHelpful)
    case .revealed(let problem):
      try checkPresented(problem)
      guard rules.draft.mode != .deferred else { throw .rule(.notPossible(in: .deferred)) }
      attempts[current].close(.revealed)
      closeCurrent()
    case .proceeded(let problem):
      try proceed(from: problem, at: date)
    case .skipped(let problem):
      try checkPresented(problem)
      guard rules.draft.allowsSkipping else { throw .rule(.skippingIsNotAllowed) }
      guard waiting.count > 1 else { throw .onlyProblemLeft(problem) }
      waiting.append(waiting.removeFirst())
      presentNext(at: date)
    case .cameBack(let problem):
      try present(problem, at: date)
    case .timeEnded(let problem):
      guard nextEnding == QuizSession.Event(action, at: date) else { throw .rule(.timeIsNotUp) }
      try endTime(of: problem, at: date)
    case .submitted:
      try submitAll(at: date)
    case .graded(let problem, let grade, let judgment):
      return action.judged(try enter(grade, for: problem, judgedAs: judgment))
    case .amended(let problem, let ruling):
      try decide(ruling, on: problem)
    case .reported(let problem, _):
      guard phase != .notStarted else { throw .rule(.notStarted) }
      _ = try index(of: problem)
    case .quit:
      phase = .quit
    }
    return action
  }
}

// MARK: - Checks

extension QuizSession {
  /// The reason there is no current problem.
  var reasonForNoProblem: QuizError {
    switch phase {
    case .notStarted: .rule(.notStarted)
    case .readyToSubmit: .noProblemPresented
    default: endedByTimeAt.map { .timeIsUp(at: $0) } ?? .sessionIsFinished
    }
  }

  /// The date when the time limit of the quiz ended the session, if it did.
  private var endedByTimeAt: Date? {
    guard let quizEnd else { return nil }
    return phase == .timedOut || finishedAt == quizEnd ? quizEnd : nil
  }

  /// Refuses what is done to a problem whose time was up.
  private func checkTime(of index: Int) throws(QuizError) {
    if case .timeOver(_, let end) = attempts[index].closing { throw .timeIsUp(at: end) }
  }

  func checkCurrent(_ problem: Problem.ID) throws(QuizError) {
    guard let item = currentItem else { throw reasonForNoProblem }
    guard item.problem.id == problem else {
      if let index = try? index(of: problem) { try checkTime(of: index) }
      throw .notPresented(problem)
    }
  }

  func checkPresented(_ problem: Problem.ID) throws(QuizError) {
    try checkCurrent(problem)
    guard phase == .presenting else {
      try checkTime(of: current)
      throw .alreadyDecided(problem)
    }
  }

  func index(of problem: Problem.ID) throws(QuizError) -> Int {
    guard let index = content.items.firstIndex(where: { $0.problem.id == problem }) else {
      throw .unknownProblem(problem)
    }
    return index
  }
}

// MARK: - Changes

extension QuizSession {
  private mutating func answer(
    _ problem: Problem.ID,
    _ response: QuizResponse,
    _ certainty: Certainty?,
    at date: Date,
    judgedAs recorded: QuizSession.Action.Judgment?
  ) throws(QuizError) -> QuizSession.Action.Judgment {
    try checkPresented(problem)
    if rules.draft.asksCertainty != (certainty != nil) {
      throw .rule(
        rules.draft.asksCertainty ? .certaintyIsMissing(problem) : .certaintyIsNotAsked(problem)
      )
    }
    var attempt = attempts[current]
    let item = content.items[current]
    let judgment = try attempt.add(
      response,
      certainty: certainty,
      to: item,
      by: rules,
      at: date,
      judgedAs: recorded
    )
    try replaceAttempt(at: current, by: attempt)
    if attempt.isClosed {
      closeCurrent()
    }
    return judgment
  }

  /// Puts an attempt in the place of another and counts it anew.
  mutating func replaceAttempt(at index: Int, by attempt: QuizAttempt) throws(QuizError) {
    try totals.replace(attempts[index].earned, by: attempt.earned, at: index)
    attempts[index] = attempt
  }

  /// Takes the current item, which is decided, off those that wait.
  private mutating func closeCurrent() {
    waiting.removeFirst()
    phase = .decided
  }

  private mutating func proceed(from problem: Problem.ID, at date: Date) throws(QuizError) {
    try checkCurrent(problem)
    if rules.draft.mode == .deferred {
      guard attempts[current].isAnswered else { throw .notAnswered(problem) }
      waiting.removeFirst()
    } else {
      guard phase == .decided else { throw .notDecided(problem) }
    }
    presentNext(at: date)
  }

  mutating func presentNext(at date: Date) {
    if let next = waiting.first {
      current = next
      phase = .presenting
      if rules.draft.problemTimeLimit != nil, attempts[next].openedAt == nil {
        attempts[next].openedAt = date
      }
    } else if rules.draft.mode == .deferred {
      phase = .readyToSubmit
    } else {
      finish(at: date)
    }
  }

  mutating func finish(at date: Date) {
    phase = .finished
    finishedAt = date
    waiting = []
  }

  private mutating func present(_ problem: Problem.ID, at date: Date) throws(QuizError) {
    guard phase != .notStarted else { throw .rule(.notStarted) }
    let index = try index(of: problem)
    guard !attempts[index].isClosed else {
      try checkTime(of: index)
      throw .alreadyDecided(problem)
    }
    guard phase != .presenting || index != current else { throw .alreadyPresented(problem) }
    guard rules.draft.allowsReturning else { throw .rule(.returningIsNotAllowed) }
    waiting.removeAll { $0 == index }
    waiting.insert(index, at: 0)
    presentNext(at: date)
  }

  private mutating func submitAll(at date: Date) throws(QuizError) {
    guard phase != .notStarted else { throw .rule(.notStarted) }
    closeAll(.submitted)
    finish(at: date)
  }

  /// Ends every attempt that is open.
  mutating func closeAll(_ closing: QuizAttempt.Closing) {
    for index in attempts.indices where !attempts[index].isClosed {
      attempts[index].close(closing)
    }
  }

  /// Keeps a person's grade for an answer that needs one.
  private mutating func enter(
    _ grade: EnteredGrade,
    for problem: Problem.ID,
    judgedAs recorded: QuizSession.Action.Judgment?
  ) throws(QuizError) -> QuizSession.Action.Judgment? {
    let index = try index(of: problem)
    var attempt = attempts[index]
    guard isDisclosed, attempt.isClosed, attempt.isGradedByPerson else {
      throw .doesNotAwaitGrade(problem)
    }
    let judgment = try attempt.enter(
      grade,
      for: content.items[index],
      by: rules,
      judgedAs: recorded
    )
    try replaceAttempt(at: index, by: attempt)
    return judgment
  }

  /// Keeps what a person decided about an answer after the quiz.
  private mutating func decide(
    _ ruling: QuizSession.Ruling,
    on problem: Problem.ID
  ) throws(QuizError) {
    guard phase == .finished else { throw .sessionIsNotFinished }
    let index = try index(of: problem)
    var attempt = attempts[index]
    try attempt.decide(ruling, on: content.items[index], by: rules)
    try replaceAttempt(at: index, by: attempt)
  }
}
