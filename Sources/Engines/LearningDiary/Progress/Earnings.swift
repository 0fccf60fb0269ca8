// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
internal import LudusCore
internal import LudusFoundation

/// The experience points of a diary: a ledger whose only member is the owner.
struct Earnings: Hashable, Sendable {
  let member: Member.ID
  var ledger: Ledger
  private let policy: XPPolicy
  /// The level, which follows every change of the ledger.
  private var progress: LevelProgress
  /// The entries of the awards that were given.
  private var awards: [Diary.Award.ID: Ledger.Entry.ID] = [:]

  init(_ content: Diary.Content) {
    member = Member.ID(content.owner.rawValue)
    policy = content.policies.xp
    ledger = Ledger(rules: policy.rules, days: policy.days)
    progress = LevelProgress(policy.rules.levels, policy: content.policies.levelPolicy)
  }

  /// The experience points.
  var xp: Int { ledger.total(of: member) }

  /// The level that the experience points make, or have made.
  var level: LevelTable.Standing { progress.standing }

  /// Records the points for completing an item.
  ///
  /// - Returns: The entry, or nil when the item earns nothing.
  mutating func earn(
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) -> Ledger.Entry.ID? {
    let xp = policy.xp(for: record.item.kind)
    let age = event.date.timeIntervalSince(record.createdAt)
    guard xp > 0, age >= Double(policy.minimumAge) * 60 else { return nil }
    let kind: PointsReason.Kind = record.item.kind == .goal ? .learnGoal : .ownEvent
    let id = entryID(of: record, occurrence, event)
    return try add(.points(xp), PointsReason(kind, subject: record.id.rawValue), id, event)
  }

  /// Takes back the points for completing an item.
  mutating func takeBack(
    _ entry: Ledger.Entry.ID,
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let id = entryID(of: record, occurrence, event)
    try reverse(entry, PointsReason(.correction, subject: record.id.rawValue), id, event)
  }

  /// Records the points of an award.
  mutating func give(
    _ award: Diary.Award,
    for reason: Diary.Award.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    guard !reason.rawValue.isEmpty else { throw .log(.emptyIdentifier) }
    guard awards[reason] == nil else { throw .award(.alreadyGiven(reason)) }
    let range = 1...XPPolicy.maximumXP
    if let xp = award.xp, !range.contains(xp) {
      throw .award(.xpOutOfRange(xp, expected: range))
    }
    // A level that stays may be above that of the points, so the ledger cannot know the next one.
    awards[reason] = try add(
      .points(award.xp ?? level.missing ?? 0),
      PointsReason(.award, subject: reason.rawValue),
      "#\(event.id)",
      event
    )
  }

  /// Takes an award back.
  mutating func revokeAward(for reason: Diary.Award.ID, _ event: Diary.Event) throws(DiaryError) {
    guard let entry = awards[reason] else { throw .award(.notGiven(reason)) }
    let correction = PointsReason(.correction, subject: reason.rawValue)
    try reverse(entry, correction, "#\(event.id)", event)
    awards[reason] = nil
  }

  /// Records a reversal, which must come after its entry also when both are of one instant.
  private mutating func reverse(
    _ entry: Ledger.Entry.ID,
    _ reason: PointsReason,
    _ id: Ledger.Entry.ID,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let later: Ledger.Entry.ID = entry < id ? id : "\(entry)#\(event.id)"
    _ = try add(.reversal(of: entry), reason, later, event)
  }

  private mutating func add(
    _ change: Ledger.Entry.Change,
    _ reason: PointsReason,
    _ id: Ledger.Entry.ID,
    _ event: Diary.Event
  ) throws(DiaryError) -> Ledger.Entry.ID {
    let entry = Ledger.Entry(
      id: id,
      member: member,
      change: change,
      reason: reason,
      date: event.date,
      recordedAt: event.recordedAt
    )
    do throws(LedgerError) {
      try ledger.record(entry)
    } catch {
      throw .ledger(error)
    }
    progress.move(to: xp)
    return entry.id
  }

  /// The identifier of an entry has the item and the occurrence, which can earn once, and the event, because
  /// a reopened item can earn again.
  ///
  /// The text after the first `#` is the event, whose identifier no other has, so no two entries have the same
  /// one, even if identifiers of items look like this.
  private func entryID(
    of record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) -> Ledger.Entry.ID {
    let day = occurrence.map { "@\($0)" } ?? ""
    let item = record.id.rawValue.split(separator: "#", omittingEmptySubsequences: false)
    return "\(item.joined(separator: "%23"))\(day)#\(event.id)"
  }
}

extension PointsReason.Kind {
  /// An event of the learner's own that was completed.
  public static let ownEvent: Self = "event"
  /// A learn goal that was completed.
  public static let learnGoal: Self = "goal"
}
