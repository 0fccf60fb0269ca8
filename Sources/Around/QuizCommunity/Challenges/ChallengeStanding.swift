// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The standing of the players of a challenge at a date, and the part of it that may be shown.
struct ChallengeStanding {
  /// The result of a player who has come to an end.
  fileprivate enum Result {
    case score(QuizScore)
    case forfeit(QuizChallenge.View.Forfeit)

    var score: QuizScore? {
      if case .score(let score) = self { score } else { nil }
    }

    var forfeit: QuizChallenge.View.Forfeit? {
      if case .forfeit(let forfeit) = self { forfeit } else { nil }
    }
  }

  private let stages: [Learner.ID: ChallengeState.Stage]
  private let order: [Learner.ID]
  private let isFinished: Bool
  /// Whether all results may be shown.
  private let isRevealed: Bool
  /// The results of those who take part; empty until they may be shown.
  private let revealed: [Learner.ID: Result]
  /// How many of them have earned these points.
  private let counts: [Fraction: Int]
  /// The rank of those who have earned these points.
  private let ranks: [Fraction: Int]
  /// The rank of those who have no score, after all who have one.
  private let lastRank: Int

  init(_ state: ChallengeState, of players: [Learner.ID], isFinished: Bool) {
    stages = state.stages
    order = players
    self.isFinished = isFinished
    let isRevealed = isFinished || state.stages.values.allSatisfy(\.isOut)
    self.isRevealed = isRevealed
    revealed =
      isRevealed
      ? state.stages.compactMapValues { $0.result(isFinished: isFinished) }
        .filter { $0.value.forfeit?.takesPart ?? true }
      : [:]
    counts = Dictionary(revealed.values.compactMap { $0.score.map { ($0.earned, 1) } }) { $0 + $1 }
    var ranks: [Fraction: Int] = [:]
    var next = 1
    for (earned, count) in counts.sorted(by: { $0.key > $1.key }) {
      ranks[earned] = next
      next += count
    }
    self.ranks = ranks
    lastRank = next
  }

  /// How the challenge has ended, if that may be shown.
  var outcome: QuizChallenge.View.Outcome? {
    guard isRevealed else { return nil }
    guard revealed.count > 1 else { return .noContest }
    guard let best = counts.keys.max() else { return .forfeitedByAll }
    let winners = order.filter { revealed[$0]?.score?.earned == best }
    return winners.count == 1 ? .won(by: winners[0]) : .tied(winners)
  }

  /// Returns a player as another one may see them.
  func player(_ id: Learner.ID, seenBy viewer: Learner.ID) -> QuizChallenge.View.Player {
    let stage = stages[id] ?? .invited
    let isShown = isRevealed || (id == viewer && stage.isOut)
    let result = isShown ? stage.result(isFinished: isFinished) : nil
    let earned = revealed[id]?.score?.earned
    return QuizChallenge.View.Player(
      id: id,
      state: stage.state(isFinished: isFinished),
      score: result?.score,
      forfeit: result?.forfeit,
      rank: rank(of: id),
      isTied: earned.flatMap { counts[$0] }.map { $0 > 1 } ?? false
    )
  }

  private func rank(of player: Learner.ID) -> Int? {
    guard revealed.count > 1, let result = revealed[player] else { return nil }
    return result.score.flatMap { ranks[$0.earned] } ?? lastRank
  }
}

extension ChallengeState.Stage {
  /// The state of the player, which all may know.
  fileprivate func state(isFinished: Bool) -> QuizChallenge.View.PlayerState {
    switch self {
    case .invited: isFinished ? .expired : .invited
    case .accepted: isFinished ? .expired : .accepted
    case .playing: isFinished ? .expired : .playing
    case .declined: .declined
    case .finished, .quit, .timedOut: .finished
    }
  }

  /// The result of the player, or nil while it is open.
  fileprivate func result(isFinished: Bool) -> ChallengeStanding.Result? {
    switch self {
    case .invited: isFinished ? .forfeit(.unanswered) : nil
    case .accepted: isFinished ? .forfeit(.neverStarted) : nil
    case .playing: isFinished ? .forfeit(.unfinished) : nil
    case .declined: .forfeit(.declined)
    case .finished(let score): .score(score)
    case .quit: .forfeit(.quit)
    case .timedOut: .forfeit(.timedOut)
    }
  }
}
