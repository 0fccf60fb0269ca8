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

extension GroupView {
  /// Creates the view of a history that is in order and comes from no group, at a date.
  package init(of events: [PlayerGroup.Event], over content: PlayerGroup.Content, at date: Date) {
    self.init(SharedLog<GroupState>(content).state(after: events), at: date)
  }
}
