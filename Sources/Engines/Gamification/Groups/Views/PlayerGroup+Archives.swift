// SPDX-License-Identifier: Apache-2.0
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
    let now = view(asOf: max(date, log.log.last?.date ?? date))
    guard let season = now.season(season), let end = season.end, end <= date else { return nil }
    return Season.Archive(of: season, then: view(before: end).state, now: now.state)
  }

  /// Returns the archives of the seasons in which something was earned and that have ended by a
  /// date, in the order of time.
  ///
  /// - Complexity: O(*n* log *n*), and O(*m* log *m*) for each season of *m* members; seasons in which nothing happened
  ///   cost nothing, and neither does the log before the first has ended.
  public func archives(at date: Date) -> [Season.Archive] {
    let now = view(asOf: max(date, log.log.last?.date ?? date))
    guard let end = now.seasons.first?.end, end <= date else { return [] }
    // The history once more, as it became known.
    var arriving = log.log.filter(\.isSound).sorted { $0.recordedAt < $1.recordedAt }[...]
    var past = SharedLog<GroupState>(content)
    return ended(by: date, arriving, now.state).compactMap { season, end -> Season.Archive? in
      let known = arriving.prefix { $0.recordedAt < end }
      arriving = arriving.dropFirst(known.count)
      _ = past.merge(known)
      guard past.state.hasPoints(in: season) || now.state.hasPoints(in: season) else { return nil }
      return Season.Archive(of: season, then: past.state, now: now.state)
    }
  }

  /// The seasons that have ended by a date, with their ends, and in which something can have been earned, in the
  /// order of time.
  ///
  /// Points that were known of when a season ended were recorded in it. So not all seasons are gone through: one device
  /// whose clock is wrong by centuries makes millions.
  private func ended(
    by date: Date,
    _ events: ArraySlice<PlayerGroup.Event>,
    _ state: GroupState
  ) -> [(season: Season, end: Date)] {
    var list = state.seasons
    var ids = state.seasonsWithPoints
    for event in events {
      if let season = list.find(at: event.recordedAt, days: state.days) { ids.insert(season.id) }
    }
    return ids.compactMap { id in
      guard let season = state.season(id), let end = season.end, end <= date else { return nil }
      return (season, end)
    }.sorted { $0.season.start < $1.season.start }
  }
}

extension Season.Archive {
  fileprivate init(of season: Season, then: GroupState, now: GroupState) {
    self.season = season
    final = then.leaderboard(in: season.range)
    recomputed = now.leaderboard(in: season.range)
    // Also of someone whose only credit was declared void, and of someone who was credited only later.
    isCorrected = Set(then.progress.ledger.members).union(now.progress.ledger.members).contains {
      now.progress.ledger.total(of: $0, in: season.range)
        != then.progress.ledger.total(of: $0, in: season.range)
    }
  }
}
