public import LudusCore

/// Which points a leaderboard is about.
public struct LeaderboardScope: Hashable, Sendable {
  enum Form: Hashable, Sendable {
    case openSeason
    case lifetime
    case days(Int)
    case season(Season.ID)
  }

  let form: Form

  /// Those of the season that is open, or of all time when none is.
  public static let season = LeaderboardScope(form: .openSeason)
  /// Those of all time: in seasons, before, between and after them.
  public static let lifetime = LeaderboardScope(form: .lifetime)

  /// Returns those of some days, of which the last is that of the view; none for 0 or less.
  public static func days(_ count: Int) -> LeaderboardScope {
    LeaderboardScope(form: .days(count))
  }

  /// Returns those of a season; none for a season that there is not.
  public static func season(_ id: Season.ID) -> LeaderboardScope {
    LeaderboardScope(form: .season(id))
  }
}
