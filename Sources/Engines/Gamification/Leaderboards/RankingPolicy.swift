// SPDX-License-Identifier: Apache-2.0

/// How ranks are counted where members tie.
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
  /// Ordinal ranking, 1234: nobody shares a rank; ties are decided by what orders the rows.
  case ordinal

  /// Standard competition ranking.
  public static let standard = RankingPolicy.competition
}

extension RankingPolicy {
  /// Which figures members must have in common to tie, and so share a rank.
  ///
  /// The rows of a board are ordered in any case: by points, achievements, the date at which the score was reached,
  /// and identifier. This says how far down that list two members must differ to have different ranks.
  public enum Criterion: String, Hashable, Sendable, CaseIterable {
    /// Members of equal points tie.
    case points
    /// Members of equal points and equally many achievements tie.
    case pointsAndAchievements
  }
}
