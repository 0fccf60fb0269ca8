// SPDX-License-Identifier: Apache-2.0
public import Gamification
public import LearningDiary
internal import LudusCore
internal import PlayerProgress

extension Leaderboard {
  /// Ranks several learners by the experience points of their diaries.
  ///
  /// ```swift
  /// let board = try Leaderboard(of: ["Ada": adasExport, "Eva": evasExport])
  /// board.top(10).map(\.member)   // ["Eva", "Ada"]
  /// ```
  ///
  /// Each learner's app sends `diary.export()`, which has nothing private in it, and whoever makes
  /// the board gives the names that it shows. Those who stay off leaderboards are left out; see
  /// `Diary.optOutOfLeaderboards(_:at:stamp:)`. At equal points more completed items stand above.
  ///
  /// - Parameters:
  ///   - exports: The exports by the names that the board shows.
  ///   - policy: The policy for counting ranks where learners tie.
  /// - Throws: Nothing that exports lead to; see the initializer with entries.
  /// - Complexity: O(*n* log *n*).
  public init(
    of exports: [Member.ID: Diary.Export],
    policy: RankingPolicy = .standard
  ) throws(LeaderboardError) {
    let entries = exports.filter { !$0.value.isOffBoards }.map { name, export in
      Leaderboard.Entry(name, Score(points: export.xp, achievements: export.completed))
    }
    try self.init(entries, policy: policy)
  }
}
