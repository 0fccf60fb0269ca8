// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension Season {
  /// The final standings of a season: as they were when it ended, and as they are now.
  ///
  /// The archive does not change by itself: what becomes known after the end is not in ``final``,
  /// but only in ``recomputed``.
  public struct Archive: Hashable, Sendable {
    /// The season, with its end.
    public let season: Season
    /// The standings when the season ended, based on what was known and which rules were in force
    /// by then.
    public let final: Leaderboard
    /// The standings of today's members, based on everything known now and on the latest rules.
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

  /// Returns the archives of all seasons that ended by a date and in which something was earned, in
  /// chronological order.
  ///
  /// - Complexity: O(*n* log *n*), and O(*m* log *m*) for each season of *m* members; seasons in
  ///   which nothing happened cost nothing, and neither does the log before the first has ended.
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

  /// Returns the archive of the last season that ended by a date and in which something was earned,
  /// or nil before the first one has.
  ///
  /// - Complexity: As for ``archives(at:)``.
  public func previous(at date: Date) -> Season.Archive? { archives(at: date).last }

  /// The seasons that have ended by a date, with their ends, and in which something can have been
  /// earned, in the order of time.
  ///
  /// Points that were known of when a season ended were recorded in it. So not all seasons are gone
  /// through: one device whose clock is wrong by centuries makes millions.
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
    // Also of someone whose only credit was declared void, and of someone who was credited only
    // later.
    isCorrected = Set(then.progress.ledger.members).union(now.progress.ledger.members).contains {
      now.progress.ledger.total(of: $0, in: season.range)
        != then.progress.ledger.total(of: $0, in: season.range)
    }
  }
}

extension RuleBook {
  /// The effect of another rule book on the members of a group.
  public struct Difference: Hashable, Sendable {
    /// The changes for all current and former members, sorted by identifier, including those
    /// without any change.
    public let changes: [MemberChange]

    /// The changes for members who would gain points.
    public var gainers: [MemberChange] { changes.filter { $0.points.after > $0.points.before } }
    /// The changes for members who would lose points.
    public var losers: [MemberChange] { changes.filter { $0.points.after < $0.points.before } }
    /// Whether nothing would change.
    package var isEmpty: Bool { changes.allSatisfy { !$0.isChange } }

    /// A figure under the rules in force and under the other rules.
    public typealias Figure = FigureChange

    /// The figures of a member before and after.
    public struct MemberChange: Hashable, Sendable {
      /// The member.
      public let member: Member.ID
      /// The points of all time.
      public let points: Figure
      /// The points of the season that is open, or of all time when none is.
      public let seasonPoints: Figure
      /// The level.
      public let level: Figure
      /// The rank on the leaderboard of that season; nil if the member is not on it.
      public let rank: Figure?
      /// The number of achievements.
      public let achievements: Figure

      /// Whether anything would change.
      public var isChange: Bool {
        [points, seasonPoints, level, rank, achievements].contains {
          $0.map { $0.change != 0 } ?? false
        }
      }
    }
  }
}

extension PlayerGroup {
  /// Returns the effect of another rule book before it is adopted.
  ///
  /// Adopting it at that date for all of the past has exactly this effect.
  ///
  /// - Parameters:
  ///   - rules: The other rules.
  ///   - date: The date when they would be adopted; not before the last event.
  /// - Returns: The figures of all members before and after.
  /// - Complexity: O(*n*).
  public func differences(under rules: RuleBook, at date: Date) -> RuleBook.Difference {
    let date = max(date, events.last?.date ?? date)
    let before = view(asOf: date)
    let after = GroupView(state(valuedBy: rules), at: date)
    return RuleBook.Difference(from: before, to: after)
  }

  /// The state that all events lead to when other rules say what things are worth.
  private func state(valuedBy rules: RuleBook) -> GroupState {
    var state = GroupState(content, valuation: rules, order: log.state.order)
    // Of all others that were adopted none values anything.
    state.overridden = .max
    for event in events where event.isSound {
      state.advance(to: event.date)
      if case .void(let id) = effect(of: event.id) {
        // As in the log: what is void leaves its trace, unless it came too late.
        guard GroupState.leavesTrace(event.action), let void = log.event(id),
          (try? state.membership.checkReport(event)) != nil
        else { continue }
        let isModest = log.plan.modest[id] != nil
        GroupState.leaveTrace(of: event, voidedBy: void, isModest: isModest, in: &state)
        continue
      }
      // What is refused stays without effect, as in the log.
      try? state.apply(event)
    }
    return state
  }
}

extension RuleBook.Difference {
  /// Compares two views of the same members.
  init(from before: GroupView, to after: GroupView) {
    let boards = (before.leaderboard(.season), after.leaderboard(.season))
    changes = before.state.membership.records.keys.sorted().map { member in
      let ranks = (boards.0.rank(of: member), boards.1.rank(of: member))
      func figure(_ value: (GroupView) -> Int) -> Figure {
        Figure(before: value(before), after: value(after))
      }
      return MemberChange(
        member: member,
        points: figure { $0.points(of: member, .lifetime) },
        seasonPoints: figure { $0.points(of: member, .season) },
        level: figure { $0.level(of: member).level },
        rank: ranks.0.flatMap { first in ranks.1.map { Figure(before: first, after: $0) } },
        achievements: figure { $0.state.progress.tracker.unlockCount(of: member) }
      )
    }
  }
}
