// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import Quizzes

extension QuizChallenge {
  /// The part of a challenge that one player may see at a given date; scores appear nowhere else.
  ///
  /// ```swift
  /// let view = try challenge.view(for: "ada", at: now)
  /// view.players.map(\.state)    // [.finished, .playing]
  /// view.outcome                 // nil until the scores are revealed
  /// ```
  ///
  /// Until the scores are revealed, a view shows only the ``PlayerState`` of other players. Whether
  /// they finished the quiz, quit or ran out of time is a result and shown with the scores. Views
  /// can be sent to the players' devices, because nothing is hidden in them.
  ///
  /// In JSON a view is an object with `challenge`, `viewer`, `at`, `deadline`, `problems`,
  /// `points`, `players` and, once results are revealed, `outcome`. A player is an object with `id`
  /// and `state` and, where they are known, `score` or `forfeit`, `rank` and `tied`. Dates are
  /// milliseconds since 1970.
  public struct View: Hashable, Sendable {
    /// The state of a player, visible to everyone.
    public enum PlayerState: String, JSONName, Hashable, Sendable {
      /// Has not answered yet.
      case invited
      /// Takes part and has not started.
      case accepted
      /// Takes no part.
      case declined
      /// Has started and not come to an end.
      case playing
      /// Has come to an end, in whatever way.
      case finished
      /// Had not come to an end by the deadline.
      case expired
    }

    /// The reason a player of a challenge has no score.
    public enum Forfeit: String, JSONName, Hashable, Sendable {
      /// The player declined and takes no part.
      case declined
      /// The player neither accepted nor declined until the deadline and takes no part.
      case unanswered
      /// The player accepted and never started.
      case neverStarted
      /// The player started and had not submitted by the deadline.
      case unfinished
      /// The player gave up while playing.
      case quit
      /// The time limit of the quiz was over and, by its rules, the quiz is lost.
      case timedOut

      /// Whether the player takes part all the same, and is ranked behind those who have a score.
      var takesPart: Bool {
        switch self {
        case .declined, .unanswered: false
        case .neverStarted, .unfinished, .quit, .timedOut: true
        }
      }
    }

    /// The outcome of a challenge.
    ///
    /// In JSON an outcome is an object with its kind and its players: `{"kind":"won","by":"ada"}`,
    /// `{"kind":"tied","between":["ada","ben"]}`.
    public enum Outcome: Hashable, Sendable {
      /// One player has the best score, and at least one other took part.
      case won(by: Learner.ID)
      /// Several players have the best score, in the order of the challenge.
      case tied([Learner.ID])
      /// Several took part, but none has a score.
      case forfeitedByAll
      /// Fewer than two took part, so nobody has won.
      case noContest
    }

    /// A player, with only the details that the viewer may see.
    public struct Player: Hashable, Sendable, Identifiable {
      /// The player.
      public let id: Learner.ID
      /// The player's progress.
      public let state: PlayerState
      /// The score, or nil for a forfeit and while the result is not shown.
      ///
      /// Players see their own result once they have come to an end, and all others when results
      /// are revealed.
      public let score: QuizScore?
      /// The reason there is no score, or nil for a score and while the result is not shown.
      public let forfeit: Forfeit?
      /// The rank, counted from 1, among those who took part; nil until results are revealed, for a
      /// player who took no part, and when nobody else took part.
      ///
      /// Equal scores have the same rank, and as many ranks are left out after it. A forfeit comes
      /// after every score.
      public let rank: Int?
      /// Whether another player has the same score, and so the same rank; false until results are
      /// revealed.
      public let isTied: Bool
    }

    /// The challenge.
    public let challenge: QuizChallenge.ID
    /// The player whom the view is for.
    public let viewer: Learner.ID
    /// The date of the view, in whole milliseconds; it shows the events recorded by then.
    public let date: Date
    /// The date when the challenge is over, and results are revealed at the latest.
    public let deadline: Date
    /// The number of problems in the quiz.
    public let problemCount: Int
    /// The points of the quiz.
    public let points: Fraction
    /// The players, the challenger first; the order says nothing about scores.
    public let players: [Player]
    /// The end of the challenge, or nil until results are revealed.
    public let outcome: Outcome?

    /// Whether all results are shown.
    package var isRevealed: Bool { outcome != nil }

    /// Returns a player of the challenge, or nil for someone else.
    public func player(_ id: Learner.ID) -> Player? {
      players.first { $0.id == id }
    }
  }
}

extension QuizChallenge {
  /// Returns the part of the challenge that a player may see at a date.
  ///
  /// The same events show everyone the same, apart from their own result. The view has all events
  /// that were recorded by the date, and no others.
  ///
  /// - Throws: ``ChallengeError/notPlayer(_:)`` for someone else, and ``ChallengeError/log(_:)``
  ///   for a date too far away.
  /// - Complexity: O(*n*) in the number of events, and of those of submitted sessions.
  public func view(
    for viewer: Learner.ID,
    at date: Date
  ) throws(ChallengeError) -> QuizChallenge.View {
    let date = try ChallengeError.checked(date)
    let state = state(at: date)
    guard state.stages[viewer] != nil else { throw .notPlayer(viewer) }
    let isFinished = date >= content.deadline
    let standing = ChallengeStanding(state, of: content.players, isFinished: isFinished)
    return QuizChallenge.View(
      challenge: id,
      viewer: viewer,
      date: date,
      deadline: content.deadline,
      problemCount: content.quiz.items.count,
      points: content.quiz.points,
      players: content.players.map { standing.player($0, seenBy: viewer) },
      outcome: standing.outcome
    )
  }
}

// MARK: - JSON

extension QuizChallenge.View: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let challenge = record.field("challenge", \.challenge)
    let viewer = record.field("viewer", \.viewer)
    let date = record.field("at", \.date, as: .milliseconds)
    let deadline = record.field("deadline", \.deadline, as: .milliseconds)
    let problems = record.field("problems", \.problemCount)
    let points = record.field("points", \.points)
    let players = record.field("players", \.players)
    let outcome = record.field("outcome", \.outcome)
    return try QuizChallenge.View(
      challenge: challenge(),
      viewer: viewer(),
      date: date(),
      deadline: deadline(),
      problemCount: problems(),
      points: points(),
      players: players(),
      outcome: outcome()
    )
  }
}

extension QuizChallenge.View.Player: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let state = record.field("state", \.state)
    let score = record.field("score", \.score)
    let forfeit = record.field("forfeit", \.forfeit)
    let rank = record.field("rank", \.rank)
    let isTied = record.field("tied", \.isTied, default: false)
    if score.value.flatMap({ $0 }) != nil, forfeit.value.flatMap({ $0 }) != nil {
      record.note(
        .malformed("expected either a score or a forfeit"),
        at: ContentPlace().key("forfeit")
      )
    }
    return try QuizChallenge.View.Player(
      id: id(),
      state: state(),
      score: score(),
      forfeit: forfeit(),
      rank: rank(),
      isTied: isTied()
    )
  }
}

extension QuizChallenge.View.Outcome: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("won", Self.won, "by") { if case .won(let player) = $0 { player } else { nil } },
    JSONCase("tied", Self.tied, "between") {
      if case .tied(let players) = $0 { players } else { nil }
    },
    JSONCase("forfeitedByAll", .forfeitedByAll),
    JSONCase("noContest", .noContest),
  ]
}
