// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

// What members earn leads to levels and achievements, and the boards follow.
extension GroupState {
  /// Records entries, all of them or none, and lets everything follow from them.
  mutating func record(_ entries: [Ledger.Entry]) throws(GroupError) {
    let late = entries.filter { $0.recordedAt > $0.date && findSeason(at: $0.date) != nil }
    let before = late.isEmpty ? [:] : totals(of: entries)
    do throws(LedgerError) {
      try progress.record(entries)
    } catch {
      let refused = entries.first { $0.id == error.entry }
      throw .tooManyPoints(refused?.member ?? "")
    }
    for entry in entries {
      let season = findSeason(at: entry.date)?.id.rawValue
      let gain = progress.follow(entry, as: entry.id.rawValue, season: season)
      boards.value.note(entry.member, hasNewTitle: !gain.unlocks.isEmpty)
      updatePointsInOrder(of: entry.member)
    }
    guard let first = late.first else { return }
    for (member, total) in totals(of: entries).sorted(by: { $0.key < $1.key })
    where late.contains(where: { $0.member == member }) {
      lateCredits.append(
        LateCredit(
          member: member,
          date: first.date,
          recordedAt: first.recordedAt,
          points: total - (before[member] ?? 0)
        )
      )
    }
  }

  private func totals(of entries: [Ledger.Entry]) -> [Member.ID: Int] {
    Dictionary(entries.map { ($0.member, progress.ledger.total(of: $0.member)) }) { one, _ in one }
  }

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
    let unlocks = progress.note(
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

  /// Records that a todo, and the points for it, were wrongly credited to a member.
  mutating func revoke(_ credits: [GroupView.TodoCredit], _ event: PlayerGroup.Event) {
    guard let member = credits.first?.member else { return }
    let voided = credits.flatMap { [$0.entry.activity, $0.entry.pointsActivity] }
    for (part, voided) in voided.enumerated() {
      progress.void(voided, as: "\(event.id)#v\(part)", of: member, at: event.date)
    }
    boards.value.note(member, hasNewTitle: true)
    record(.penalty, id: "\(event.id)#x", by: member, at: event.date)
  }

  mutating func seeAchievements(_ event: PlayerGroup.Event) throws(GroupError) {
    progress.markSeen(by: try membership.member(event.actor), at: event.date)
  }

  mutating func choose(_ title: Achievement.WornTitle, _ event: PlayerGroup.Event)
    throws(GroupError)
  {
    let member = try membership.member(event.actor)
    do throws(AchievementError) {
      try progress.wear(title, by: member, at: event.date)
    } catch {
      throw .titleNotEarned(member)
    }
    boards.value.note(member, hasNewTitle: true)
  }
}

extension Ledger.Entry.ID {
  /// The activity of getting its points.
  fileprivate var pointsActivity: PlayerActivity.ID {
    PlayerActivity.ID(rawValue + MemberProgress.Conventions.group.pointsSuffix)
  }
  /// The activity that an entry is for, after those of its points and a level, so that none comes
  /// late.
  var activity: PlayerActivity.ID { "\(self).3" }
}
