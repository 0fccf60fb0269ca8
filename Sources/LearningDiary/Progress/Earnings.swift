public import PlayerProgress
internal import LudusCore
internal import LudusFoundation

/// The experience points of a diary: a ledger whose only member is the owner.
struct Earnings: Hashable, Sendable {
  let member: Member.ID
  var ledger: Ledger
  private let policy: XPPolicy

  init(_ content: DiaryContent) {
    member = Member.ID(content.owner.rawValue)
    policy = content.policies.xp
    ledger = Ledger(rules: policy.rules, days: policy.days)
  }

  /// The experience points.
  var xp: Int { ledger.total(of: member) }

  /// The level that the experience points make.
  var level: LevelTable.Standing { policy.rules.levels.standing(at: xp) }

  /// Records the points for completing an item.
  ///
  /// - Returns: The entry, or nil when the item earns nothing.
  mutating func earn(
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) throws(DiaryError) -> LedgerEntry.ID? {
    let xp = policy.xp(for: record.item.kind)
    let age = event.date.timeIntervalSince(record.createdAt)
    guard xp > 0, age >= Double(policy.minimumAge) * 60 else { return nil }
    let kind: PointsReason.Kind = record.item.kind == .goal ? .learnGoal : .ownEvent
    return try add(.points(xp), kind, record, occurrence, event)
  }

  /// Takes back the points for completing an item.
  mutating func takeBack(
    _ entry: LedgerEntry.ID,
    for record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) throws(DiaryError) {
    _ = try add(.reversal(of: entry), .correction, record, occurrence, event)
  }

  private mutating func add(
    _ change: LedgerEntry.Change,
    _ kind: PointsReason.Kind,
    _ record: ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) throws(DiaryError) -> LedgerEntry.ID {
    let entry = LedgerEntry(
      id: entryID(of: record, occurrence, event),
      member: member,
      change: change,
      reason: PointsReason(kind, subject: record.id.rawValue),
      date: event.date,
      recordedAt: event.recordedAt
    )
    do throws(LedgerError) {
      try ledger.record(entry)
    } catch {
      throw .ledger(error)
    }
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
    _ event: DiaryEvent
  ) -> LedgerEntry.ID {
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
