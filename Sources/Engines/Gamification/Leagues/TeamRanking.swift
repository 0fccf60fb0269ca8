// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Groups ranked against each other by the points of their members.
///
/// ```swift
/// let ranking = TeamRanking(["7a": boardOfOne, "7b": boardOfOther], by: .average)
/// ranking.standings.first?.team
/// ```
///
/// A board is that of any scope of a ``PlayerGroup``, so members who left the comparison do not
/// count.
///
/// Teams within one group are ranked by ``GroupView/teamRanking(_:by:)``. For a league of teams,
/// submit the points of each team as those of one member of a ``League``.
public struct TeamRanking: Hashable, Sendable {
  /// Identifies a team: a group, or a team within one.
  public typealias Team = PlayerGroup.ID

  /// The figure by which teams are compared.
  public enum Measure: Hashable, Sendable {
    /// The points of all members together, which favors large teams.
    case sum
    /// The points of all members together, divided by their number.
    case average
    /// The points of the members who have any, divided by their number or by this minimum if it is
    /// greater.
    ///
    /// So members who do not play are no burden, and one diligent member does not make a team.
    case averageOfActive(minimum: Int)
  }

  /// A team's row in the ranking.
  public struct Standing: Hashable, Sendable, Identifiable {
    /// The rank, from 1; teams that tie share it.
    public let rank: Int
    /// The team.
    public let team: Team
    /// The figure by which teams are ranked.
    public let score: Fraction
    /// The points of all members together.
    public let points: Int
    /// The number of members on the board.
    public let members: Int
    /// The number of members who have points.
    public let activeMembers: Int

    /// The team of the row.
    public var id: Team { team }
  }

  /// The rows, sorted by score and then by identifier.
  public let standings: [Standing]

  /// Ranks teams.
  ///
  /// - Parameters:
  ///   - boards: The board of each team.
  ///   - measure: The figure by which they are ranked.
  ///   - policy: The policy for counting ranks where teams tie.
  /// - Complexity: O(*n* log *n*) for *n* teams, and O(*m*) for *m* members of all.
  public init(
    _ boards: [Team: Leaderboard],
    by measure: Measure,
    policy: RankingPolicy = .standard
  ) {
    let teams = boards.map { Tally($0.key, $0.value, by: measure) }
      .sorted { ($1.score, $0.id) < ($0.score, $1.id) }
    var standings: [Standing] = []
    var values = 0
    for (index, team) in teams.enumerated() {
      let isTied = index > 0 && teams[index - 1].score == team.score
      values += isTied ? 0 : 1
      let rank =
        switch policy {
        case .ordinal: index + 1
        case .dense: values
        case .competition: isTied ? standings[index - 1].rank : index + 1
        case .modified: (teams[index...].firstIndex { $0.score != team.score } ?? teams.count)
        }
      standings.append(
        Standing(
          rank: rank,
          team: team.id,
          score: team.score,
          points: team.points,
          members: team.members,
          activeMembers: team.active
        )
      )
    }
    self.standings = standings
  }

  private struct Tally {
    let id: Team
    let points: Int
    let members: Int
    let active: Int
    let score: Fraction

    init(_ id: Team, _ board: Leaderboard, by measure: Measure) {
      self.id = id
      let points = board.entries.map(\.score.points)
      let all = points.reduce(0) { sum, points in
        let (sum, overflow) = sum.addingReportingOverflow(points)
        return overflow ? (points > 0 ? .max : .min) : sum
      }
      members = points.count
      active = points.count { $0 > 0 }
      self.points = all
      let divisor: Int
      switch measure {
      case .sum: divisor = 1
      case .average: divisor = max(1, members)
      case .averageOfActive(let minimum): divisor = max(1, minimum, active)
      }
      let gained =
        if case .averageOfActive = measure {
          points.reduce(0) { $0.addingUpToMaximum(max(0, $1)) }
        } else {
          all
        }
      score = (try? Fraction(gained, divisor)) ?? .zero
    }
  }
}
