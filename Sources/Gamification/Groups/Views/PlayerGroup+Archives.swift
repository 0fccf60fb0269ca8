public import LudusCore
public import LudusFoundation

extension Season {
  /// The final standings of a season: as they were when it ended, and as they are now.
  ///
  /// The archive does not change by itself: what becomes known after the end is not in ``final``, but
  /// only in ``recomputed``.
  public struct Archive: Hashable, Sendable {
    /// The season, with its end.
    public let season: Season
    /// The standings when it ended, by what was known then and by the rules adopted by then.
    public let final: Leaderboard
    /// The standings of today's members by all that is known now, and by the rules adopted last.
    public let recomputed: Leaderboard
    /// Whether someone's points have changed since it ended.
    public let isCorrected: Bool
  }
}

extension PlayerGroup {
  /// Returns the archive of a season, or nil when no season of that name has ended by a date.
  ///
  /// - Parameters:
  ///   - season: The season.
  ///   - date: The date. The recomputed figures follow from the whole log.
  /// - Returns: The archive.
  /// - Complexity: O(*n*).
  public func archive(of season: Season.ID, at date: Date) -> Season.Archive? {
    let now = view()
    guard let season = now.season(season), let end = season.end, end <= date else { return nil }
    let then = view(before: end)
    return Season.Archive(
      season: season,
      final: then.leaderboard(in: season.range),
      recomputed: now.leaderboard(in: season.range),
      isCorrected: now.ledger.totals(in: season.range).contains {
        $0.points != then.ledger.total(of: $0.member, in: season.range)
      }
    )
  }

  /// Returns the archives of the seasons in which something was earned and that have ended by a
  /// date, in the order of time.
  ///
  /// - Complexity: O(*n*) for each of them.
  public func archives(at date: Date) -> [Season.Archive] {
    state.seasonsWithPoints.compactMap { archive(of: $0, at: date) }
      .sorted { $0.season.start < $1.season.start }
  }
}
