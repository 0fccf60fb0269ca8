internal import LudusCore
internal import LudusFoundation

extension QuizSession {
  /// Makes the change that an event describes.
  ///
  /// - Throws: ``QuizError`` when the event is not possible now. The session is then unchanged.
  /// - Complexity: O(*n*) in the number of problems and the size of the response.
  public mutating func apply(_ event: QuizEvent) throws(QuizError) {
    guard !isOver || (phase == .finished && event.isAfterword) else { throw .sessionIsOver }
    let event = try eventInOrder(event)
    try checkTime(of: event)
    try change(by: event)
    events.append(event)
  }

  private mutating func change(by event: QuizEvent) throws(QuizError) {
    switch event {
    case .started(let date):
      try beginTime(at: date)
    case .answered(let problem, let response, let certainty, let date):
      try answer(problem, response, certainty, at: date)
    case .tookHint(let problem, _):
      try takeHint(of: problem)
    case .ratedHint(let problem, let hint, let isHelpful, _):
      try rate(hint: hint, of: problem, isHelpful: isHelpful)
    case .revealed(let problem, _):
      try checkPresented(problem)
      guard rules.mode != .deferred else { throw .rule(.notPossible(in: .deferred)) }
      attempts[current].close(.revealed)
      closeCurrent()
    case .advanced(let problem, let date):
      try advance(from: problem, at: date)
    case .skipped(let problem, let date):
      try checkPresented(problem)
      guard rules.allowsSkipping else { throw .rule(.skippingIsNotAllowed) }
      guard waiting.count > 1 else { throw .onlyProblemLeft(problem) }
      waiting.append(waiting.removeFirst())
      presentNext(at: date)
    case .cameBack(let problem, let date):
      try present(problem, at: date)
    case .timeEnded(let problem, let date):
      try endTime(of: problem, at: date)
    case .submitted(let date):
      try handIn(at: date)
    case .graded(let problem, let grade, _):
      try enter(grade, for: problem)
    case .quit:
      phase = .quit
    }
  }
}

// MARK: - Checks

extension QuizSession {
  /// The event at whole milliseconds, if it is not before the last one.
  private func eventInOrder(_ event: QuizEvent) throws(QuizError) -> QuizEvent {
    guard let date = event.date.truncatedToMilliseconds else { throw .dateOutOfRange }
    if let last = events.last?.date, date < last {
      throw .dateBeforeLastEvent(event.date, last: last)
    }
    return event.at(date)
  }

  /// Why there is no current problem.
  var reasonForNoProblem: QuizError {
    switch phase {
    case .notStarted: .time(.notStarted)
    case .readyToSubmit: .noProblemPresented
    default: .sessionIsOver
    }
  }

  func checkCurrent(_ problem: Problem.ID) throws(QuizError) {
    guard let item = currentItem else { throw reasonForNoProblem }
    guard item.problem.id == problem else { throw .notPresented(problem) }
  }

  func checkPresented(_ problem: Problem.ID) throws(QuizError) {
    try checkCurrent(problem)
    guard phase == .presenting else { throw .alreadyDecided(problem) }
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
    at date: Date
  ) throws(QuizError) {
    try checkPresented(problem)
    if rules.asksCertainty != (certainty != nil) {
      throw .rule(
        rules.asksCertainty ? .certaintyIsMissing(problem) : .certaintyIsNotAsked(problem)
      )
    }
    var attempt = attempts[current]
    let item = content.items[current]
    try attempt.add(response, certainty: certainty, to: item, by: rules, at: date)
    try replaceAttempt(at: current, by: attempt)
    if attempt.isClosed {
      closeCurrent()
    }
  }

  /// Puts an attempt in the place of another and counts it anew.
  mutating func replaceAttempt(at index: Int, by attempt: QuizAttempt) throws(QuizError) {
    try totals.replace(attempts[index].worth, by: attempt.worth, at: index)
    attempts[index] = attempt
  }

  /// Takes the current item, which is decided, off those that wait.
  private mutating func closeCurrent() {
    waiting.removeFirst()
    phase = .decided
  }

  private mutating func advance(from problem: Problem.ID, at date: Date) throws(QuizError) {
    try checkCurrent(problem)
    if rules.mode == .deferred {
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
      if rules.problemTimeLimit != nil, attempts[next].openedAt == nil {
        attempts[next].openedAt = date
      }
    } else if rules.mode == .deferred {
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
    guard phase != .notStarted else { throw .time(.notStarted) }
    let index = try index(of: problem)
    guard !attempts[index].isClosed else { throw .alreadyDecided(problem) }
    guard phase != .presenting || index != current else { throw .alreadyPresented(problem) }
    guard rules.allowsReturning else { throw .rule(.returningIsNotAllowed) }
    waiting.removeAll { $0 == index }
    waiting.insert(index, at: 0)
    presentNext(at: date)
  }

  private mutating func handIn(at date: Date) throws(QuizError) {
    guard rules.mode == .deferred else { throw .rule(.notPossible(in: rules.mode)) }
    guard phase != .notStarted else { throw .time(.notStarted) }
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
    for problem: Problem.ID
  ) throws(QuizError) {
    let index = try index(of: problem)
    var attempt = attempts[index]
    guard isDisclosed, attempt.isClosed, attempt.isGradedByPerson else {
      throw .doesNotAwaitGrade(problem)
    }
    try attempt.enter(grade, for: content.items[index], by: rules)
    try replaceAttempt(at: index, by: attempt)
  }
}
