public import LudusCore
public import LudusFoundation
internal import Quizzes

/// What a player may know of a challenge at a date: the only place that shows scores, and it holds no other's.
///
/// ```swift
/// let view = try challenge.view(for: "ada", at: now)
/// view.players.map(\.state)    // [.finished, .playing]
/// view.outcome                 // nil until the scores are revealed
/// ```
///
/// Until the scores are revealed, all that a view shows of another player is the ``PlayerState``. Whether they
/// finished the quiz, quit or ran out of time is a result and shown with the others. Views can be sent to the
/// players' devices: there is nothing hidden in them.
///
/// In JSON a view is an object with `challenge`, `viewer`, `at`, `deadline`, `problems`, `points`, `players` and,
/// once results are revealed, `outcome`; a player is one with `id` and `state` and, where they are known, `score`
/// or `forfeit`, `rank` and `tied`. Dates are milliseconds since 1970.
public struct ChallengeView: Hashable, Sendable {
  /// How far a player is, as all may know.
  public enum PlayerState: String, Hashable, Sendable, Codable, CaseIterable {
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

  /// What a player may know of a player.
  public struct Player: Hashable, Sendable, Identifiable {
    /// Who it is.
    public let id: Learner.ID
    /// How far the player is.
    public let state: PlayerState
    /// What the player has come to; nil until that is revealed, for oneself until one has come to an end.
    public let result: ChallengeResult?
    /// The rank, counted from 1, of those who took part; nil until results are revealed, for a player who took no
    /// part, and when nobody else took part.
    ///
    /// Equal scores have the same rank, and as many ranks are left out after it. A forfeit comes after
    /// every score.
    public let rank: Int?
    /// Whether another player has the same score, and so the same rank; false until results are revealed.
    public let isTied: Bool
  }

  /// The challenge.
  public let challenge: QuizChallenge.ID
  /// The player whom the view is for.
  public let viewer: Learner.ID
  /// The date of the view, in whole milliseconds: what was known by then is in it.
  public let date: Date
  /// When the challenge is over, and results are revealed at the latest.
  public let deadline: Date
  /// How many problems the quiz has.
  public let problemCount: Int
  /// The points of the quiz.
  public let points: Int
  /// The players, the one who challenges first; the order says nothing about scores.
  public let players: [Player]
  /// How the challenge has ended, or nil until results are revealed.
  public let outcome: ChallengeOutcome?

  /// Whether all results are shown.
  public var isRevealed: Bool { outcome != nil }

  /// Returns what is shown of a player, or nil for someone who is none.
  public func player(_ id: Learner.ID) -> Player? {
    players.first { $0.id == id }
  }
}

extension QuizChallenge {
  /// Returns what a player may know at a date.
  ///
  /// The same events show everyone the same, apart from their own result. All that was recorded by the date
  /// is in the view, and nothing else.
  ///
  /// - Parameters:
  ///   - viewer: The player whom the view is for.
  ///   - date: What time it is, or was.
  /// - Returns: The view.
  /// - Throws: ``ChallengeError/notPlayer(_:)`` for someone who is none, and ``ChallengeError/log(_:)`` for a
  ///   date too far away.
  /// - Complexity: O(*n*) in the number of events, and of what was submitted.
  public func view(
    for viewer: Learner.ID,
    at date: Date
  ) throws(ChallengeError) -> ChallengeView {
    guard let date = date.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    let state = state(at: date)
    guard state.stages[viewer] != nil else { throw .notPlayer(viewer) }
    let isFinished = date >= content.deadline
    let standing = ChallengeStanding(state, of: content.players, isFinished: isFinished)
    return ChallengeView(
      challenge: id,
      viewer: viewer,
      date: date,
      deadline: content.deadline,
      problemCount: content.quiz.items.count,
      points: content.quiz.points,
      players: content.players.map { standing.player($0, toldTo: viewer) },
      outcome: standing.outcome
    )
  }
}

// MARK: - JSON

extension ChallengeView: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let challenge = record.field("challenge", \.challenge)
    let viewer = record.field("viewer", \.viewer)
    let date = record.field("at", \.date, as: .milliseconds)
    let deadline = record.field("deadline", \.deadline, as: .milliseconds)
    let problems = record.field("problems", \.problemCount)
    let points = record.field("points", \.points)
    let players = record.field("players", \.players)
    let outcome = record.field("outcome", \.outcome)
    return try ChallengeView(
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

extension ChallengeView.PlayerState: JSONName {}

extension ChallengeView.Player: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let id = record.field("id", \.id)
    let state = record.field("state", \.state)
    let score = record.field("score", \.result?.score)
    let forfeit = record.field("forfeit", \.result?.forfeit)
    let rank = record.field("rank", \.rank)
    let isTied = record.field("tied", \.isTied, default: false)
    if score.value.flatMap({ $0 }) != nil, forfeit.value.flatMap({ $0 }) != nil {
      record.note(
        .malformed("expected either a score or a forfeit"),
        at: ContentPlace().key("forfeit")
      )
    }
    return try ChallengeView.Player(
      id: id(),
      state: state(),
      result: score().map(ChallengeResult.score) ?? forfeit().map(ChallengeResult.forfeit),
      rank: rank(),
      isTied: isTied()
    )
  }
}
