// SPDX-License-Identifier: Apache-2.0
import Foundation
import GRDB
import Hummingbird
import Logging
import QuizCommunity
import Quizzes

/// The ends of quizzes, and what follows from them: those whose time is up, or whose assignment is over,
/// are handed in for whoever does not come back to them.
struct QuizEndings: Sendable {
  let store: Store
  let quizzes: Streams<QuizSession>
  let challenges: Streams<QuizChallenge>
  let earnings: Earnings
  let amending: Amending

  /// The quiz as it is at a date, handed in if it is over by then.
  func upToDate(_ id: String, at now: Date = Date()) async throws -> QuizSession {
    let session = try await quizzes.state(of: id)
    guard !session.isFinished, let head = try store.head(of: id) else { return session }
    let set = try head.assignment.flatMap { try store.assignment($0) }
    let isTimeUp = session.nextEnding.map { $0.date <= now } ?? false
    guard isTimeUp || set.map({ $0.until <= now }) ?? false else { return session }
    let ended = try await quizzes.change(id, at: now) { session, date in
      let now = max(date, session.lastEvent?.date ?? date)
      // Another device may have ended it since.
      guard !session.isFinished else { return session }
      try session.advance(to: now)
      if !session.isFinished, set.map({ $0.until <= now }) ?? false { try session.submit(at: now) }
      return session
    }
    guard ended.isFinished, let account = try head.owner.flatMap({ try store.account($0) }) else {
      return ended
    }
    return try await follow(ended, at: head, of: account)
  }

  /// Does what a quiz that has just ended leads to: its challenge gets the result, corrections of before
  /// hold for it, and right answers earn in the group.
  ///
  /// - Returns: The quiz with the corrections.
  func follow(
    _ session: QuizSession,
    at head: StreamHead,
    of account: Account
  ) async throws -> QuizSession {
    // A duel compares what was played, as its quiz judged it for both.
    let challenge = session.content.id.rawValue
    let isDuel = try store.head(of: challenge)?.kind == ChallengePages.kind
    if isDuel {
      try await challenges.change(challenge, at: Date()) { challenge, date in
        let now = max(date, challenge.lastEvent?.date ?? date)
        try challenge.submit(session, by: account.learner, at: now)
      }
    }
    let session = try await amending.settled(session, at: head, of: account)
    // What a test was worth shows with its results; those of a duel are there at once.
    guard isDuel || session.content.rules.mode != .deferred else { return session }
    try await earnings.earn(
      session.summary.results.count { $0.credit == .one },
      for: session.content.title ?? "",
      in: head.id,
      by: account
    )
    return session
  }

  /// Hands in all that is over and that nobody came back to.
  ///
  /// - Returns: Why some could not be handed in; they keep no others from it, and are tried again.
  @discardableResult
  func endWhatIsOver(at now: Date = Date()) async throws -> [any Error] {
    var failures: [any Error] = []
    for id in try store.unendedQuizzes() {
      do {
        guard try await quizzes.peek(at: id).isFinished == false else { continue }
        _ = try await upToDate(id, at: now)
      } catch StreamError.unreadable {
        // `classroom check` tells of it.
      } catch {
        failures.append(error)
      }
    }
    return failures
  }
}

extension Store {
  /// The quizzes of assignments that are not known to be over.
  fileprivate func unendedQuizzes() throws -> [String] {
    try database.read { database in
      try String.fetchAll(
        database,
        sql: """
          SELECT id FROM stream WHERE assignment IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM digest WHERE digest.stream = stream.id)
          ORDER BY id
          """
      )
    }
  }
}

/// Ends what is over before somebody who teaches looks at it, so that no result is left out.
struct EndingQuizzes: RouterMiddleware {
  let endings: QuizEndings

  func handle(
    _ request: Request,
    context: ClassroomContext,
    next: (Request, ClassroomContext) async throws -> Response
  ) async throws -> Response {
    for error in try await endings.endWhatIsOver() {
      context.logger.error("a quiz that is over could not be handed in: \(error)")
    }
    return try await next(request, context)
  }
}
