// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Leaderboard {
  /// Which points a leaderboard is about.
  public struct Scope: Hashable, Sendable {
    enum Form: Hashable, Sendable {
      case openSeason
      case lifetime
      case days(Int)
      case season(Season.ID)
    }

    let form: Form

    /// Those of the season that is open, or of all time when none is.
    public static let season = Leaderboard.Scope(form: .openSeason)
    /// Those of all time: in seasons, before, between and after them.
    public static let lifetime = Leaderboard.Scope(form: .lifetime)

    /// Returns those of some days, of which the last is that of the view; none for 0 or less.
    public static func days(_ count: Int) -> Leaderboard.Scope {
      Leaderboard.Scope(form: .days(count))
    }

    /// Returns those of a season; none for an unknown season.
    public static func season(_ id: Season.ID) -> Leaderboard.Scope {
      Leaderboard.Scope(form: .season(id))
    }
  }
}
