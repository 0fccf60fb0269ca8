internal import LudusCore

/// How the players of a challenge stand at a date, and what of it may be told.
struct ChallengeStanding {
  private let stages: [Learner.ID: ChallengeState.Stage]
  private let order: [Learner.ID]
  private let isOver: Bool
  /// Whether all results may be told.
  private let isRevealed: Bool
  /// What those who take part have come to; only when that may be told.
  private let revealed: [Learner.ID: ChallengeResult]

  init(_ state: ChallengeState, of players: [Learner.ID], isOver: Bool) {
    stages = state.stages
    order = players
    self.isOver = isOver
    let isRevealed = isOver || state.stages.values.allSatisfy(\.isOut)
    self.isRevealed = isRevealed
    revealed =
      isRevealed
      ? state.stages.compactMapValues { $0.result(isOver: isOver) }
        .filter { $0.value.forfeit?.takesPart ?? true }
      : [:]
  }

  /// How the challenge has ended, if that may be told.
  var outcome: ChallengeOutcome? {
    guard isRevealed else { return nil }
    guard revealed.count > 1 else { return .noContest }
    let best = revealed.values.compactMap { $0.score?.earned }.max()
    guard let best else { return .forfeitedByAll }
    let winners = order.filter { revealed[$0]?.score?.earned == best }
    return winners.count == 1 ? .won(by: winners[0]) : .tied(winners)
  }

  /// What one player may be told of one.
  func player(_ id: Learner.ID, toldTo viewer: Learner.ID) -> ChallengeView.Player {
    let stage = stages[id] ?? .invited
    let isTold = isRevealed || (id == viewer && stage.isOut)
    return ChallengeView.Player(
      id: id,
      state: stage.state(isOver: isOver),
      result: isTold ? stage.result(isOver: isOver) : nil,
      rank: rank(of: id),
      tiedWith: equals(of: id)
    )
  }

  private func rank(of player: Learner.ID) -> Int? {
    guard revealed.count > 1, let result = revealed[player] else { return nil }
    return 1 + revealed.values.count { $0.beats(result) }
  }

  private func equals(of player: Learner.ID) -> [Learner.ID] {
    guard let score = revealed[player]?.score else { return [] }
    return order.filter { $0 != player && revealed[$0]?.score?.earned == score.earned }
  }
}

extension ChallengeResult {
  /// Whether it is better than another; any score is better than none.
  fileprivate func beats(_ other: ChallengeResult) -> Bool {
    guard let earned = score?.earned else { return false }
    return other.score.map { earned > $0.earned } ?? true
  }
}

extension ChallengeState.Stage {
  /// What all may know of it.
  fileprivate func state(isOver: Bool) -> ChallengeView.PlayerState {
    switch self {
    case .invited: isOver ? .expired : .invited
    case .accepted: isOver ? .expired : .accepted
    case .playing: isOver ? .expired : .playing
    case .declined: .declined
    case .finished, .quit, .timedOut: .finished
    }
  }

  /// What the player has come to, or nil while that is open.
  fileprivate func result(isOver: Bool) -> ChallengeResult? {
    switch self {
    case .invited: isOver ? .forfeit(.unanswered) : nil
    case .accepted: isOver ? .forfeit(.neverStarted) : nil
    case .playing: isOver ? .forfeit(.unfinished) : nil
    case .declined: .forfeit(.declined)
    case .finished(let score): .score(score)
    case .quit: .forfeit(.quit)
    case .timedOut: .forfeit(.timedOut)
    }
  }
}
