// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Leaderboard {
  /// A row of a leaderboard.
  ///
  /// In JSON a row leaves out a number of achievements of 0 and a missing title.
  public struct Standing: Hashable, Sendable, Identifiable {
    /// The place of the row, from 1, which no other row has.
    public let position: Int
    /// The rank, from 1; members who tie share it.
    public let rank: Int
    /// The member.
    public let member: Member.ID
    /// The points of the member.
    public let points: Int
    /// The number of the member's achievements.
    public let achievements: Int
    /// The title that the member wears with the name, if any.
    public let title: String?

    /// The member of the row.
    public var id: Member.ID { member }
  }

  /// A row of a leaderboard that names only the best members and the viewer.
  ///
  /// A hidden row holds points and achievements, which the board is about. It holds neither the
  /// identifier of its member nor a title, by which members know each other.
  ///
  /// In JSON a row leaves out a number of achievements of 0, and a hidden row everything that names
  /// its member.
  public struct AnonymousStanding: Hashable, Sendable, Identifiable {
    /// The place of the row, from 1, which no other row has.
    public let position: Int
    /// The rank, from 1; members who tie share it.
    public let rank: Int
    /// The points.
    public let points: Int
    /// The number of achievements.
    public let achievements: Int
    /// The member, or nil for a hidden row.
    public let member: Member.ID?
    /// The title that the member wears, if any; nil for a hidden row.
    public let title: String?
    /// Whether the row belongs to the viewer.
    public let isViewer: Bool

    /// Whether the row does not say whose it is.
    package var isHidden: Bool { member == nil }

    /// The position, since a hidden row has nothing else to be known by.
    public var id: Int { position }
  }
}

extension Leaderboard {
  /// All rows in order.
  ///
  /// - Complexity: O(*n*).
  public var standings: [Leaderboard.Standing] { standings(at: 0..<count) }

  /// Returns a member's row, or nil if they are not on the board.
  ///
  /// - Complexity: O(log *n*).
  public func standing(of member: Member.ID) -> Leaderboard.Standing? {
    position(of: member).flatMap { standings(at: $0 - 1..<$0).first }
  }

  /// Returns the first rows.
  ///
  /// - Parameter count: The number of positions, none if negative.
  /// - Returns: The rows in order, fewer where the board has no more.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func top(_ count: Int) -> [Leaderboard.Standing] {
    standings(from: 1, count: count)
  }

  /// Returns the rows starting at a position.
  ///
  /// - Parameters:
  ///   - position: The position of the first, from 1; positions before count as empty.
  ///   - count: The number of positions, none if negative.
  /// - Returns: The rows in order, fewer where the board does not have these positions.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func standings(from position: Int, count: Int) -> [Leaderboard.Standing] {
    standings(at: Range(places: count, from: position))
  }

  /// Returns a member's row with its neighbors: a contiguous slice of the board.
  ///
  /// - Parameters:
  ///   - member: The member.
  ///   - before: The number of rows above, fewer where the board begins; none if negative.
  ///   - after: The number of rows below, fewer where the board ends; none if negative.
  /// - Returns: The rows in order, none for someone who is not on the board.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func standings(around member: Member.ID, before: Int, after: Int) -> [Leaderboard.Standing]
  {
    guard let position = position(of: member) else { return [] }
    let above = min(max(0, before), position - 1)
    let below = min(max(0, after), count - position)
    return standings(at: position - 1 - above..<position + below)
  }

  /// The rows at some positions, from 0, as far as there are any.
  func standings(at positions: Range<Int>) -> [Leaderboard.Standing] {
    let positions = positions.clamped(to: 0..<count)
    let seats = order.elements(at: positions)
    let ranks = ranks(of: seats, from: positions.lowerBound)
    return seats.indices.map { index in
      let seat = seats[index]
      return Leaderboard.Standing(
        position: positions.lowerBound + index + 1,
        rank: ranks[index],
        member: seat.member,
        points: turned(seat.stored.points),
        achievements: seat.stored.achievements,
        title: title(of: seat.member)
      )
    }
  }

  /// The ranks of members who stand one after the other.
  ///
  /// Only one of them is looked up, the first or, as modified ranks count up to the end of a tie,
  /// the last; the others follow from their neighbors.
  private func ranks(of seats: [Seat], from start: Int) -> [Int] {
    var ranks = Array(start + 1..<start + 1 + seats.count)
    guard policy != .ordinal, let first = seats.first, let last = seats.last else {
      return ranks
    }
    let values = seats.map { rankValue(of: $0.score) }
    if policy == .modified {
      ranks[ranks.count - 1] = rank(of: last, under: policy)
      for index in ranks.indices.dropLast().reversed() where values[index] == values[index + 1] {
        ranks[index] = ranks[index + 1]
      }
      return ranks
    }
    ranks[0] = rank(of: first, under: policy)
    for index in ranks.indices.dropFirst() {
      if values[index] == values[index - 1] {
        ranks[index] = ranks[index - 1]
      } else if policy == .dense {
        ranks[index] = ranks[index - 1] + 1
      }
    }
    return ranks
  }
}

extension Leaderboard {
  /// The figures that decide a member's position on a board.
  public struct Score: Hashable, Sendable {
    /// The points, which may be negative.
    public var points: Int
    /// The number of achievements, or any other second score: at equal points, the higher one ranks
    /// first.
    public var achievements: Int
    /// The date when the score was reached, or nil if unknown.
    ///
    /// At equal points and achievements an earlier date stands above a later one, and an unknown
    /// one stands last.
    public var reachedAt: Date?

    /// Creates a score.
    public init(points: Int, achievements: Int = 0, reachedAt: Date? = nil) {
      self.points = points
      self.achievements = achievements
      self.reachedAt = reachedAt
    }
  }

  /// A member, with a score and the title worn.
  public struct Entry: Hashable, Sendable {
    /// The member.
    public let member: Member.ID
    /// The score of the member.
    public var score: Score
    /// A title that the member wears with the name, for instance "the Diligent".
    public var title: String?

    /// Creates an entry.
    public init(_ member: Member.ID, _ score: Score, title: String? = nil) {
      self.member = member
      self.score = score
      self.title = title
    }
  }
}

extension Leaderboard.Score {
  /// Whether it stands above another score.
  func precedes(_ other: Self) -> Bool { StoredScore(self).precedes(StoredScore(other)) }

  /// Returns the score with the date in whole milliseconds.
  func truncated(of member: Member.ID) throws(LeaderboardError) -> Self {
    guard let reachedAt else { return self }
    guard let date = reachedAt.truncatedToMilliseconds else { throw .dateOutOfRange(member) }
    var score = self
    score.reachedAt = date
    return score
  }
}

extension Leaderboard {
  /// Returns the board with only the best members and the viewer by name.
  ///
  /// A board that shows everybody can discourage those at its end; a partly anonymous one takes
  /// that pressure off.
  ///
  /// The result reveals nothing about the identifiers of hidden members: with other identifiers it
  /// would be the same. That has two effects where members have equal points, achievements and
  /// dates, so that only identifiers order them. If these members lie across the end of the best,
  /// none of them is named. If the viewer is among them, the viewer stands first.
  ///
  /// - Parameters:
  ///   - count: The greatest number of the first rows of the board to name.
  ///   - viewer: The member who looks at the board; nil, or someone who is not on it, for nobody.
  ///   - position: The position of the first row, from 1; positions before count as empty.
  ///   - rows: The number of positions, none if negative; all that follow by default.
  /// - Returns: The rows in order.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func anonymized(
    showingTop count: Int,
    viewer: Member.ID?,
    from position: Int = 1,
    count rows: Int = .max
  ) -> [Leaderboard.AnonymousStanding] {
    anonymized(Range(places: rows, from: position), showingTop: count, viewer: viewer)
  }

  /// Returns the row of the viewer with its neighbors, with only the best members and the viewer by
  /// name.
  ///
  /// - Parameters:
  ///   - count: The greatest number of the first rows of the board to name.
  ///   - viewer: The member who looks at the board.
  ///   - before: The number of rows above, fewer where the board begins; none if negative.
  ///   - after: The number of rows below, fewer where the board ends; none if negative.
  /// - Returns: The rows in order, none for someone who is not on the board.
  /// - Complexity: O(log *n* + *m*) for *m* rows.
  public func anonymized(
    showingTop count: Int,
    around viewer: Member.ID,
    before: Int,
    after: Int
  ) -> [Leaderboard.AnonymousStanding] {
    let named = namedCount(ofTop: count)
    guard let index = index(ofViewer: viewer, named: named) else { return [] }
    let first = index - min(max(0, before), index)
    let end = index + 1 + min(max(0, after), self.count - index - 1)
    return anonymized(first..<end, showingTop: count, viewer: viewer)
  }

  /// The rows at some positions, from 0.
  ///
  /// A row at a position shows the figures of the member who stands there. Members that only
  /// identifiers order have equal figures, so it is enough to choose at which of their positions
  /// the viewer is.
  private func anonymized(
    _ positions: Range<Int>,
    showingTop count: Int,
    viewer: Member.ID?
  ) -> [Leaderboard.AnonymousStanding] {
    let named = namedCount(ofTop: count)
    let viewerIndex = viewer.flatMap { index(ofViewer: $0, named: named) }
    let viewerEntry = viewer.flatMap { entry(of: $0) }
    return standings(at: positions).map { standing in
      let index = standing.position - 1
      let isViewer = index == viewerIndex
      let isNamed = index < named
      return Leaderboard.AnonymousStanding(
        position: standing.position,
        rank: standing.rank,
        points: standing.points,
        achievements: standing.achievements,
        member: isNamed ? standing.member : isViewer ? viewerEntry?.member : nil,
        title: isNamed ? standing.title : isViewer ? viewerEntry?.title : nil,
        isViewer: isViewer
      )
    }
  }

  /// Returns the number of rows that are named: the first ones, without members who tie in
  /// everything with someone after them.
  private func namedCount(ofTop wanted: Int) -> Int {
    guard wanted > 0 else { return 0 }
    guard
      wanted < count,
      let last = order.element(at: wanted - 1)?.stored,
      let next = order.element(at: wanted)?.stored,
      !last.precedes(next)
    else { return min(wanted, count) }
    return order.count { $0.stored.precedes(last) }
  }

  /// Returns the index, from 0, at which the viewer is shown.
  private func index(ofViewer viewer: Member.ID, named: Int) -> Int? {
    guard let seat = seat(of: viewer) else { return nil }
    let index = position(of: seat) - 1
    return index < named ? index : order.count { $0.stored.precedes(seat.stored) }
  }
}

/// A policy for counting ranks when members tie.
///
/// If the second and the third of four members tie, their ranks are:
///
/// | policy | ranks | a rank is |
/// |---|---|---|
/// | ``competition`` | 1 2 2 4 | 1 + the number of better members |
/// | ``modified`` | 1 3 3 4 | the number of members who are not worse |
/// | ``dense`` | 1 2 2 3 | 1 + the number of different better values |
/// | ``ordinal`` | 1 2 3 4 | the position |
public enum RankingPolicy: String, Hashable, Sendable, CaseIterable {
  /// Standard competition ranking, 1224: after a tie ranks are missing.
  case competition
  /// Modified competition ranking, 1334: before a tie ranks are missing.
  case modified
  /// Dense ranking, 1223: no rank is missing.
  case dense
  /// Ordinal ranking, 1234: no two members share a rank; ties are decided by the criteria that
  /// order the rows.
  case ordinal

  /// Standard competition ranking.
  public static let standard = RankingPolicy.competition
}

extension RankingPolicy {
  /// The figures that must be equal for members to tie and share a rank.
  ///
  /// The rows of a board are ordered in any case: by points, achievements, the date at which the
  /// score was reached, and identifier. This says how far down that list two members must differ to
  /// have different ranks.
  public enum Criterion: String, Hashable, Sendable, CaseIterable {
    /// Members of equal points tie.
    case points
    /// Members of equal points and equally many achievements tie.
    case pointsAndAchievements
  }
}
