// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress

extension Leaderboard {
  /// Creates the ladder of the players of a log, by their points in the term that runs.
  ///
  /// ```swift
  /// Leaderboard(of: log, without: teachers).top(10)
  /// ```
  ///
  /// It does not follow the log: make another one when something was recorded. For a ladder that
  /// begins anew each week, see ``RecurringLeaderboard``.
  ///
  /// - Parameters:
  ///   - log: The log. Those who have left are not on the ladder.
  ///   - others: Players who are not to be on it, such as teachers.
  ///   - policy: The policy for counting ranks where players tie.
  /// - Complexity: O(*n* log *n*) for *n* players.
  public init(
    of log: PlayerLog,
    without others: Set<Member.ID> = [],
    policy: RankingPolicy = .standard
  ) {
    self.init(policy: policy)
    for player in log.players where !others.contains(player) {
      // Only a score with a date can be refused.
      try? set(Score(points: log.points(of: player)), of: player)
    }
  }
}
