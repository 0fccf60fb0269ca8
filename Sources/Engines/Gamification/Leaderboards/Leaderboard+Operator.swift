// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import PlayerProgress

extension Leaderboard {
  /// How a score that a member submits changes the one that they have.
  ///
  /// The operators are those of Nakama's leaderboards.
  public enum Operator: String, Hashable, Sendable, CaseIterable {
    /// The better of both scores stays.
    case best
    /// The new score replaces the old one.
    case set
    /// Points and achievements are added.
    case increment
    /// Points and achievements are taken away.
    case decrement
  }

  /// Takes a score that a member submits, and takes the member onto the board if need be.
  ///
  /// ```swift
  /// try board.submit(Leaderboard.Score(points: 40), of: "ada", by: .best)
  /// ```
  ///
  /// A new member begins with 0 points for ``Operator/increment`` and ``Operator/decrement``. The
  /// date of the score is that of the submission, unless the figures stay the same: then the member
  /// reached them before.
  ///
  /// - Parameters:
  ///   - score: The score; its date is kept in whole milliseconds.
  ///   - member: The member.
  ///   - operator: How it changes the score that the member has.
  /// - Returns: The score that the member has now.
  /// - Throws: ``LeaderboardError/scoreOverflow(_:)`` when a figure is out of the range of `Int`,
  ///   and ``LeaderboardError/dateOutOfRange(_:)``.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func submit(
    _ score: Score,
    of member: Member.ID,
    by operator: Operator
  ) throws(LeaderboardError) -> Score {
    let submitted = try Entry(member, score).stored.score
    let old = entry(of: member)?.score
    let new: Score
    switch `operator` {
    case .set:
      new = submitted
    case .best:
      new = old.map { submitted.precedes($0) ? submitted : $0 } ?? submitted
    case .increment:
      new = try (old ?? Score(points: 0)).changed(by: submitted, of: member) {
        $0.addingReportingOverflow($1)
      }
    case .decrement:
      new = try (old ?? Score(points: 0)).changed(by: submitted, of: member) {
        $0.subtractingReportingOverflow($1)
      }
    }
    if new != old { try set(new, of: member) }
    return new
  }
}

extension Leaderboard.Score {
  /// Returns the score with other figures, reached when those were submitted.
  fileprivate func changed(
    by other: Self,
    of member: Member.ID,
    _ change: (Int, Int) -> (partialValue: Int, overflow: Bool)
  ) throws(LeaderboardError) -> Self {
    let points = change(self.points, other.points)
    let achievements = change(self.achievements, other.achievements)
    if points.overflow || achievements.overflow { throw .scoreOverflow(member) }
    let isSame =
      points.partialValue == self.points && achievements.partialValue == self.achievements
    return Self(
      points: points.partialValue,
      achievements: achievements.partialValue,
      reachedAt: isSame ? reachedAt ?? other.reachedAt : other.reachedAt
    )
  }
}

extension Leaderboard.Operator: JSONName {}

extension Range<Int> {
  /// The positions, from 0, of some places, counted from 1, whatever numbers a caller gives.
  init(places count: Int, from first: Int) {
    let start = first.subtractingReportingOverflow(1)
    let lower = start.overflow ? first : start.partialValue
    let end = lower.addingReportingOverflow(Swift.max(0, count))
    self = lower..<(end.overflow ? .max : end.partialValue)
  }
}
