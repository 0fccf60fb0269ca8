// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

extension RuleBook {
  /// The effect of another rule book on the members of a group.
  public struct Difference: Hashable, Sendable {
    /// The changes for everyone who is or was a member, in the order of identifiers, also where nothing changes.
    public let changes: [MemberChange]

    /// The changes for members who would gain points.
    public var gainers: [MemberChange] { changes.filter { $0.points.after > $0.points.before } }
    /// The changes for members who would lose points.
    public var losers: [MemberChange] { changes.filter { $0.points.after < $0.points.before } }
    /// Whether nothing would change.
    package var isEmpty: Bool { changes.allSatisfy { !$0.isChange } }

    /// A figure before and after.
    public struct Figure: Hashable, Sendable {
      /// Under the rules in force.
      public let before: Int
      /// Under the other rules.
      public let after: Int

      /// By how much it would change; the nearest integer where that does not fit.
      public var change: Int { after.subtractingWithinBounds(before) }
    }

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
      /// The rank on the leaderboard of that season; nil for a member who is not on it.
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
  /// Adopting it at that date has exactly this effect.
  ///
  /// - Parameters:
  ///   - rules: The other rules.
  ///   - date: When they would be adopted; not before the last event.
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
    for event in events where event.isSound {
      if case .void = effect(of: event.id) { continue }
      state.advance(to: event.date)
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
