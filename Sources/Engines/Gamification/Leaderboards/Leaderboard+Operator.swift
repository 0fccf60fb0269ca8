// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import PlayerProgress

extension Leaderboard {
  /// An operation that combines a submitted score with the one that a member already has.
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
  ///   - operator: The operation that changes the score of the member.
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
    let submitted = try score.truncated(of: member)
    let old = entry(of: member)?.score
    let new: Score
    switch `operator` {
    case .set:
      new = submitted
    case .best:
      new = old.map { turned(submitted).precedes(turned($0)) ? submitted : $0 } ?? submitted
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

/// The points of players numbered from 0, in order: more points first, and the lower number first
/// for equal points.
///
/// Use it in a host that numbers its players itself and has many of them. A ``Leaderboard`` knows
/// members by identifier and has the policies for ties; both use the same tree.
///
/// ```swift
/// var scores = RankedScores([20, 50, 50])
/// scores.rank(of: 2)              // 2
/// try scores.add(31, to: 0)       // 51
/// scores.rank(of: 0)              // 1
/// scores.page(from: 1, count: 2)  // players 0 and 1
/// ```
///
/// Copying is O(1), and a change to a copy renews only the part that it falls on, some twenty
/// kilobytes with a million players.
public struct RankedScores: Hashable, Sendable {
  /// A player and their points.
  public struct Entry: Hashable, Sendable {
    /// The number of the player.
    public let player: Int
    /// The points of the player.
    public let points: Int
  }

  private var points: PagedArray<Int>
  private var order: Derived<ScoreOrder>

  /// Creates a board from the points of all players; player *i* has the *i*-th.
  ///
  /// - Complexity: O(*n* log *n*).
  public init(_ points: some Sequence<Int>) {
    self.points = PagedArray(points)
    let table = self.points
    order = Derived(ScoreOrder((0..<table.count).map { Entry(player: $0, points: table[$0]) }))
  }

  /// The number of players.
  public var count: Int { points.count }

  /// Returns the points of a player, or nil for a number that no player has.
  ///
  /// - Complexity: O(1).
  public func points(of player: Int) -> Int? {
    player >= 0 && player < points.count ? points[player] : nil
  }

  /// Gives points to a player, or takes some away.
  ///
  /// - Parameters:
  ///   - amount: The points to give, negative to take them away.
  ///   - player: The number of the player.
  /// - Returns: The points that the player has now.
  /// - Throws: ``LeaderboardError/unknownPlayer(_:)``, or
  ///   ``LeaderboardError/pointsOverflow(player:)`` when the sum is out of the range of `Int`.
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func add(_ amount: Int, to player: Int) throws(LeaderboardError) -> Int {
    guard let old = points(of: player) else { throw .unknownPlayer(player) }
    let (new, overflow) = old.addingReportingOverflow(amount)
    if overflow { throw .pointsOverflow(player: player) }
    move(player, from: old, to: new)
    return new
  }

  /// Sets the points of a player.
  ///
  /// - Parameters:
  ///   - points: The points that the player has from now on.
  ///   - player: The number of the player.
  /// - Throws: ``LeaderboardError/unknownPlayer(_:)``.
  /// - Complexity: O(log *n*).
  public mutating func set(_ points: Int, of player: Int) throws(LeaderboardError) {
    guard let old = self.points(of: player) else { throw .unknownPlayer(player) }
    move(player, from: old, to: points)
  }

  /// Returns the place of a player, from 1, or nil for a number that no player has.
  ///
  /// Every player has a place of their own: these are ranks under ``RankingPolicy/ordinal``.
  ///
  /// - Complexity: O(log *n*).
  public func rank(of player: Int) -> Int? {
    guard let points = points(of: player) else { return nil }
    return order.value.countBefore(Entry(player: player, points: points)) + 1
  }

  /// Returns the players starting at a place.
  ///
  /// - Parameters:
  ///   - rank: The place of the first, from 1; places before count as empty.
  ///   - count: The number of places, none if negative.
  /// - Returns: The players in order, fewer where the board does not have these places.
  /// - Complexity: O(log *n* + *m*) for *m* players.
  public func page(from rank: Int, count: Int) -> [Entry] {
    order.value.entries(at: Range(places: count, from: rank))
  }

  private mutating func move(_ player: Int, from old: Int, to new: Int) {
    guard old != new else { return }
    points[player] = new
    order.value.replace(
      Entry(player: player, points: old),
      with: Entry(player: player, points: new)
    )
  }
}

extension RankedScores.Entry: Ranked {
  @inline(__always)
  func precedes(_ other: Self) -> Bool {
    points > other.points || (points == other.points && player < other.player)
  }
}

extension Range<Int> {
  /// The positions, from 0, of some places, counted from 1, whatever numbers a caller gives.
  init(places count: Int, from first: Int) {
    let start = first.subtractingReportingOverflow(1)
    let lower = start.overflow ? first : start.partialValue
    let end = lower.addingReportingOverflow(Swift.max(0, count))
    self = lower..<(end.overflow ? .max : end.partialValue)
  }
}
