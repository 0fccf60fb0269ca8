// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// What happens in a group becomes activities, from which achievements follow.
extension GroupState {
  /// Records an activity of a member, under an identifier made from a ledger entry or an event.
  mutating func record(
    _ kind: PlayerActivity.Kind,
    id: PlayerActivity.ID,
    by member: Member.ID,
    subject: String? = nil,
    amount: Int = 1,
    tags: [String] = [],
    at date: Date
  ) {
    let unlocks = tracker.recordNew(
      kind,
      id: id,
      by: member,
      subject: subject,
      amount: amount,
      tags: Set(tags),
      season: findSeason(at: date)?.id.rawValue,
      at: date
    )
    if !unlocks.isEmpty {
      boards.value.note(member, hasNewTitle: true)
    }
  }

  /// Records that a todo, and the points for it, were wrongly credited.
  mutating func revoke(_ credit: GroupView.TodoCredit, _ event: PlayerGroup.Event) {
    for (part, voided) in [credit.entry.activity, credit.entry.pointsActivity].enumerated() {
      let id: PlayerActivity.ID = "\(event.id)#v\(part)"
      let void = PlayerActivity(id: id, member: credit.member, voiding: voided, at: event.date)
      tracker.recordNew(void)
    }
    boards.value.note(credit.member, hasNewTitle: true)
    record(.penalty, id: "\(event.id)#x", by: credit.member, at: event.date)
  }

  mutating func seeAchievements(_ event: PlayerGroup.Event) throws(GroupError) {
    tracker.markSeen(by: try membership.member(event.actor), at: event.date)
  }

  mutating func choose(_ title: Achievement.WornTitle, _ event: PlayerGroup.Event)
    throws(GroupError)
  {
    let member = try membership.member(event.actor)
    do throws(AchievementError) {
      try tracker.wear(title, by: member, at: event.date)
    } catch {
      throw .titleNotEarned(member)
    }
    boards.value.note(member, hasNewTitle: true)
  }
}

extension Ledger.Entry.ID {
  // They are in the order in which they are recorded, so that none comes late.

  /// The activity of getting its points.
  var pointsActivity: PlayerActivity.ID { "\(self).1" }
  /// The activity of reaching a level with it.
  var levelActivity: PlayerActivity.ID { "\(self).2" }
  /// The activity that an entry is for.
  var activity: PlayerActivity.ID { "\(self).3" }
}
