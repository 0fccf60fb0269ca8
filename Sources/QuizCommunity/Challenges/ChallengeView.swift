public import LudusCore
public import LudusFoundation
internal import Quizzes

/// What a player is told of a challenge at a date: the only thing that tells scores, and it holds no other.
///
/// ```swift
/// let view = try challenge.view(for: "ada", at: now)
/// view.players.map(\.state)    // [.finished, .playing]
/// view.outcome                 // nil until the scores are revealed
/// ```
///
/// Until the scores are revealed, all that a view tells of another player is the ``PlayerState``. Whether he
/// finished the quiz, quit or ran out of time is a result and told with the others. Views can be sent to the
/// players' devices: there is nothing hidden in them.
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

  /// What is told of a player.
  public struct Player: Hashable, Sendable, Identifiable {
    /// Who it is.
    public let id: Learner.ID
    /// How far the player is.
    public let state: PlayerState
    /// What the player has come to; nil until that is revealed, for oneself until one has come to an end.
    public let result: ChallengeResult?
    /// The rank, counted from 1, of those who took part; nil until results are revealed, for who took no part,
    /// and when nobody else took part.
    ///
    /// Equal scores have the same rank, and as many ranks are left out after it. Who forfeits comes after
    /// every score.
    public let rank: Int?
    /// Whether another player has the same score, and so the same rank; false until results are revealed.
    public let isTied: Bool
  }

  /// The challenge.
  public let challenge: QuizChallenge.ID
  /// Who is told this.
  public let viewer: Learner.ID
  /// The date of the view, in whole milliseconds: what was known by then is in it.
  public let date: Date
  /// When the challenge is over, and results are revealed at the latest.
  public let deadline: Date
  /// How many problems the quiz has.
  public let problemCount: Int
  /// The points of the quiz.
  public let points: Int
  /// The players, the one who challenges first; the order tells nothing about scores.
  public let players: [Player]
  /// How the challenge has ended, or nil until results are revealed.
  public let outcome: ChallengeOutcome?

  /// Whether all results are told.
  public var isRevealed: Bool { outcome != nil }

  /// What is told of a player, or nil for someone who is none.
  public func player(_ id: Learner.ID) -> Player? {
    players.first { $0.id == id }
  }
}

extension QuizChallenge {
  /// Returns what a player is told at a date.
  ///
  /// Everyone is told the same of the same events, but for his own result. All that was recorded by the date
  /// is in the view, and nothing else.
  ///
  /// - Parameters:
  ///   - viewer: Who is to be told.
  ///   - date: What time it is, or was.
  /// - Returns: The view.
  /// - Throws: ``ChallengeError/notPlayer(_:)`` for someone who is none, and ``ChallengeError/log(_:)`` for a
  ///   date too far away.
  /// - Complexity: O(*n*) in the number of events, and of what was handed in.
  public func view(
    for viewer: Learner.ID,
    at date: Date
  ) throws(ChallengeError) -> ChallengeView {
    guard let date = date.truncatedToMilliseconds else { throw .log(.dateOutOfRange) }
    let state = state(at: date)
    guard state.stages[viewer] != nil else { throw .notPlayer(viewer) }
    let isOver = date >= content.deadline
    let standing = ChallengeStanding(state, of: content.players, isOver: isOver)
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
