// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

extension GroupView {
  /// The season that the last instant before a date is in: a date at which a season ends sums it up.
  package func season(before date: Date) -> Season? {
    state.season(at: date.addingTimeInterval(-0.001))
  }

  /// The members at a date, as far as they are still known.
  package func joined(by date: Date) -> [Member.ID] {
    members.filter { member in
      state.membership.takesPart(member)
        && (state.membership.records[member]?.firstJoined).map { $0 < date } ?? false
    }
  }

  /// The members who joined at least a week after the group was founded, and when.
  package var lateJoiners: [(member: Member.ID, date: Date)] {
    guard let founded = state.membership.founded else { return [] }
    return members.compactMap { member in
      guard let joined = state.membership.records[member]?.firstJoined,
        joined.timeIntervalSince(founded) >= 604_800
      else { return nil }
      return (member, joined)
    }
  }
}

/// A history that is in order, has no voids and belongs to no group, event by event.
package struct GroupHistory {
  private var state: GroupState

  package init(over content: PlayerGroup.Content) {
    state = GroupState(content, before: [])
  }

  /// Lets an event take effect, if it is possible.
  package mutating func take(_ event: PlayerGroup.Event) {
    state.advance(to: event.date)
    guard event.isSound, (try? state.apply(event)) != nil else { return }
    // What an event made due by its own date happens with it.
    state.advance(to: event.date)
  }

  /// The points of a member in the season of a date, or of all time where there is none.
  package mutating func points(of member: Member.ID, at date: Date) -> Int {
    state.advance(to: date)
    let start = state.findSeason(at: date)?.start ?? .distantPast
    return state.progress.ledger.total(of: member, in: min(start, date)..<date)
  }

  /// The group at a date.
  package mutating func view(at date: Date) -> GroupView {
    state.settle()
    return GroupView(state, at: date)
  }
}
