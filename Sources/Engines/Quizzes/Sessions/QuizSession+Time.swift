// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
internal import QuizContent

extension QuizSession {
  /// The event that a time limit brings next, or nil when none is running.
  ///
  /// Its action has the problem whose time ends, or none for the whole quiz. A front end can wait for its date
  /// and show how long it is until then.
  ///
  /// - Complexity: O(*n*) in the number of problems.
  public var nextEnding: QuizSession.Event? {
    guard let startedAt, !isFinished else { return nil }
    var next: QuizSession.Event?
    if let limit = rules.problemTimeLimit {
      for (item, attempt) in zip(content.items, attempts) where !attempt.isClosed {
        guard let end = attempt.openedAt.map(limit.end(from:)) else { continue }
        if next.map({ end < $0.date }) ?? true {
          next = QuizSession.Event(.timeEnded(item.problem.id), at: end)
        }
      }
    }
    if let end = rules.timeLimit?.end(from: startedAt), next.map({ end < $0.date }) ?? true {
      next = QuizSession.Event(.timeEnded(nil), at: end)
    }
    return next
  }

  /// The instant at which the time of the whole quiz is up, or nil where there is no limit and before the
  /// learner began.
  public var quizEnd: Date? {
    startedAt.flatMap { rules.timeLimit?.end(from: $0) }
  }

  /// The instant at which the time of the presented problem is up, or nil where there is no limit and when
  /// no problem is presented.
  public var problemEnd: Date? {
    guard phase == .presenting else { return nil }
    return attempts[current].openedAt.flatMap { rules.problemTimeLimit?.end(from: $0) }
  }

  mutating func beginTime(at date: Date) throws(QuizError) {
    guard startedAt == nil, events.isEmpty else { throw .rule(.alreadyStarted) }
    startedAt = date
    // Without a time limit the first problem is presented already.
    guard phase == .notStarted else { return }
    presentNext(at: date)
  }

  /// Ends the time of a problem, or of the quiz, which is due.
  mutating func endTime(of problem: Problem.ID?, at date: Date) throws(QuizError) {
    guard let problem else {
      if rules.timeLimit?.ending == .lose {
        phase = .timedOut
      } else {
        closeAll(.timeOver(isLost: false, at: date))
        finish(at: date)
      }
      return
    }
    let index = try index(of: problem)
    var attempt = attempts[index]
    attempt.close(.timeOver(isLost: rules.problemTimeLimit?.ending == .lose, at: date))
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

extension QuizRules.TimeLimit {
  /// The instant at which the time is up that began at a date of whole milliseconds.
  func end(from start: Date) -> Date {
    // Such a date is at most 2^50 milliseconds away, so the sum is exact and does not overflow.
    Date(milliseconds: (start.milliseconds ?? 0) + Int64(seconds) * 1000)
  }

  /// How many whole seconds are left at a date, never below 0.
  func secondsLeft(at date: Date, from start: Date) -> Int {
    let left = (end(from: start).milliseconds ?? 0) - (date.milliseconds ?? 0)
    return Int(max(left, 0) / 1000)
  }
}
