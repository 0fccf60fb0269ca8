public import Quizzes
internal import LudusCore

/// What a player has come to in a challenge.
public enum ChallengeResult: Hashable, Sendable {
  /// The player finished the quiz in time.
  case score(QuizScore)
  /// The player has no score, for this reason.
  case forfeit(ChallengeForfeit)

  /// The score, if there is one.
  public var score: QuizScore? {
    if case .score(let score) = self { score } else { nil }
  }

  /// Why there is no score, if there is none.
  public var forfeit: ChallengeForfeit? {
    if case .forfeit(let forfeit) = self { forfeit } else { nil }
  }
}

/// Why a player of a challenge has no score.
public enum ChallengeForfeit: String, Hashable, Sendable, Codable, CaseIterable {
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
  public var takesPart: Bool {
    switch self {
    case .declined, .unanswered: false
    case .neverStarted, .unfinished, .quit, .timedOut: true
    }
  }
}

/// How a challenge has ended.
public enum ChallengeOutcome: Hashable, Sendable {
  /// One player has the best score, and at least one other took part.
  case won(by: Learner.ID)
  /// Several players have the best score, in the order of the challenge.
  case tied([Learner.ID])
  /// Several took part, but none has a score.
  case forfeitedByAll
  /// Fewer than two took part, so nobody has won.
  case noContest
}

extension ChallengeForfeit: JSONName {}

/// In JSON an outcome is an object with its kind and the players it is about: `{"kind":"won","by":"ada"}`,
/// `{"kind":"tied","between":["ada","ben"]}`.
extension ChallengeOutcome: JSONUnion {
  package static let cases: [JSONCase<Self, JSONFault>] = [
    JSONCase("won", Self.won, "by") { if case .won(let player) = $0 { player } else { nil } },
    JSONCase("tied", Self.tied, "between") {
      if case .tied(let players) = $0 { players } else { nil }
    },
    JSONCase("forfeitedByAll", .forfeitedByAll),
    JSONCase("noContest", .noContest),
  ]
}
