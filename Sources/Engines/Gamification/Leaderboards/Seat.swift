// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import PlayerProgress

/// A score in a third of the memory that it takes with its optional date and a title.
struct StoredScore: Hashable, Sendable {
  let points: Int
  let achievements: Int
  /// When it was reached; infinitely late when that is not known, which is then last by itself.
  private let reached: Date

  init(_ score: Leaderboard.Score) {
    points = score.points
    achievements = score.achievements
    reached = score.reachedAt ?? Date(timeIntervalSinceReferenceDate: .infinity)
  }

  var score: Leaderboard.Score {
    let date = reached.timeIntervalSinceReferenceDate < .infinity ? reached : nil
    return Leaderboard.Score(points: points, achievements: achievements, reachedAt: date)
  }
}

extension StoredScore: Ranked {
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    if points != other.points { return points > other.points }
    if achievements != other.achievements { return achievements > other.achievements }
    return reached < other.reached
  }
}

/// A member with all that decides where they stand on a board.
struct Seat: Sendable {
  let stored: StoredScore
  let member: Member.ID

  var score: Leaderboard.Score { stored.score }
}

extension Seat: Ranked {
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    stored == other.stored ? member < other.member : stored.precedes(other.stored)
  }
}
