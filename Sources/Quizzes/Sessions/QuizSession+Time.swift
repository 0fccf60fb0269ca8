internal import LudusCore
public import LudusFoundation

extension QuizSession {
  /// What ends by a time limit, and when.
  public struct TimeEnding: Hashable, Sendable {
    /// The problem, or nil for the whole quiz.
    public let problem: Problem.ID?
    /// The instant at which the time is over.
    public let date: Date
  }
}

extension QuizSession {
  /// What ends next by a time limit, or nil when nothing does.
  ///
  /// From that instant on every command is refused until ``expire(at:)`` has told the session that time has
  /// passed. A front end can wait for the date and show how long it is until then.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var nextEnding: QuizSession.TimeEnding? {
    guard let startedAt, !isOver else { return nil }
    var next: QuizSession.TimeEnding?
    if let limit = rules.problemTimeLimit {
      for (item, attempt) in zip(content.items, attempts) where !attempt.isClosed {
        guard let end = attempt.openedAt.map(limit.end(from:)) else { continue }
        if next.map({ end < $0.date }) ?? true {
          next = QuizSession.TimeEnding(problem: item.problem.id, date: end)
        }
      }
    }
    if let end = rules.timeLimit?.end(from: startedAt), next.map({ end < $0.date }) ?? true {
      next = QuizSession.TimeEnding(problem: nil, date: end)
    }
    return next
  }

  /// The instant at which the time of the whole quiz is over, or nil where there is no limit and before the
  /// learner began.
  public var quizEnd: Date? {
    startedAt.flatMap { rules.timeLimit?.end(from: $0) }
  }

  /// The instant at which the time of the presented problem is over, or nil where there is no limit and when
  /// no problem is presented.
  public var problemEnd: Date? {
    guard phase == .presenting else { return nil }
    return attempts[current].openedAt.flatMap { rules.problemTimeLimit?.end(from: $0) }
  }

  /// Lets time pass: whatever ends by a time limit until a date ends now.
  ///
  /// Each ending is an event at the instant of its limit, however late the session is told. A problem whose
  /// time is over is decided by what was answered, or lost, as the rules say; so is the quiz. When nothing
  /// has ended, nothing happens, so it can be called before every command.
  ///
  /// In deferred mode the problem that comes next is presented at the instant at which the one before ended.
  ///
  /// - Parameter date: What time it is.
  /// - Returns: What has ended, in this order.
  /// - Throws: ``QuizError/dateOutOfRange``; ``QuizError/scoreOverflow`` when the exact sum does not fit without what
  ///   is lost.
  /// - Complexity: O(*n*) in the number of problems for each ending.
  @discardableResult
  public mutating func expire(at date: Date) throws(QuizError) -> [QuizSession.TimeEnding] {
    guard let now = date.truncatedToMilliseconds else { throw .dateOutOfRange }
    var later = self
    var endings: [QuizSession.TimeEnding] = []
    while let ending = later.nextEnding, ending.date <= now {
      try later.apply(.timeEnded(ending.problem, at: ending.date))
      endings.append(ending)
    }
    self = later
    return endings
  }

  /// Refuses what comes when time is over, but for the event that says so.
  func checkTime(of event: QuizEvent) throws(QuizError) {
    let ending = nextEnding
    if case .timeEnded(let problem, let date) = event {
      guard ending == QuizSession.TimeEnding(problem: problem, date: date) else {
        throw .time(.timeIsNotOver)
      }
    } else if let ending, event.date >= ending.date {
      throw .time(.timeIsOver(ending))
    }
  }

  mutating func beginTime(at date: Date) throws(QuizError) {
    guard phase == .notStarted else { throw .time(.alreadyStarted) }
    startedAt = date
    presentNext(at: date)
  }

  /// Ends the time of a problem, or of the quiz, which is due.
  mutating func endTime(of problem: Problem.ID?, at date: Date) throws(QuizError) {
    guard let problem else {
      if rules.timeLimit?.ending == .lose {
        phase = .timedOut
      } else {
        closeAll(.timeOver(isLost: false))
        finish(at: date)
      }
      return
    }
    let index = try index(of: problem)
    var attempt = attempts[index]
    attempt.close(.timeOver(isLost: rules.problemTimeLimit?.ending == .lose))
    try replaceAttempt(at: index, by: attempt)
    let isPresented = phase == .presenting && index == current
    waiting.removeAll { $0 == index }
    guard isPresented else { return }
    if rules.mode == .deferred {
      presentNext(at: date)
    } else {
      phase = .decided
    }
  }
}
