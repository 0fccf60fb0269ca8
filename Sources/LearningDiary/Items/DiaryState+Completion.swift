internal import Gamification
internal import LudusCore
internal import LudusFoundation

/// What can be completed once: an item, or one occurrence of an item that comes again.
struct CompletionKey: Hashable, Sendable {
  let item: DiaryItem.ID
  let occurrence: CalendarDay?
}

/// That something is done.
struct Completion: Hashable, Sendable {
  /// When it was done.
  let date: Date
  /// The day by which it was to be done, as it was then.
  let due: CalendarDay
  /// What it earned, if anything.
  let entry: LedgerEntry.ID?
}

// What is done, and what it earns.
extension DiaryState {
  mutating func complete(
    _ key: ItemKey,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) throws(DiaryError) {
    let record = try record(of: try ownID(key))
    let id = record.id
    guard record.item.kind != .note else { throw .isNote(id) }
    guard let due = record.item.occurrence(occurrence)?.due else {
      throw .unknownOccurrence(occurrence, of: id)
    }
    let completion = CompletionKey(item: id, occurrence: occurrence)
    guard completions[completion] == nil else {
      throw .alreadyCompleted(id, occurrence: occurrence)
    }
    try checkRequirements(of: record.item)
    let entry = reward(for: record, occurrence, event)
    completions[completion] = Completion(date: event.date, due: due, entry: entry?.id)
    if let entry {
      add(entry)
    }
  }

  mutating func reopen(
    _ key: ItemKey,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) throws(DiaryError) {
    let record = try record(of: try ownID(key))
    guard record.item.kind != .note else { throw .isNote(record.id) }
    let key = CompletionKey(item: record.id, occurrence: occurrence)
    guard let completion = completions.removeValue(forKey: key) else {
      throw .notCompleted(record.id, occurrence: occurrence)
    }
    guard let earned = completion.entry else { return }
    add(
      LedgerEntry(
        id: entryID(of: record, occurrence, event),
        member: content.owner,
        change: .reversal(of: earned),
        reason: PointsReason(.correction, subject: record.id.rawValue),
        date: event.date,
        recordedAt: event.recordedAt
      )
    )
  }

  /// Refuses to complete a goal before what it asks for.
  func checkRequirements(of item: DiaryItem) throws(DiaryError) {
    let outstanding = outstandingGoals(before: item)
    guard outstanding.isEmpty else { throw .requiredGoalsOutstanding(outstanding) }
    guard let needed = item.requirements.progress else { return }
    let part = courseProgress(of: item)
    guard let part, part >= needed else { throw .tooLittleProgress(part, needed: needed) }
  }

  /// How much of the course of an item is done, or nil where nothing is planned.
  func courseProgress(of item: DiaryItem) -> Fraction? {
    item.course.flatMap { courses[$0]?.course.progress?.part }
  }

  /// The goals that a goal requires and that are neither completed nor deleted.
  func outstandingGoals(before item: DiaryItem) -> [DiaryItem.ID] {
    item.requirements.goals.filter { goal in
      items[goal]?.isDeleted == false
        && completions[CompletionKey(item: goal, occurrence: nil)] == nil
    }
  }

  /// What completing an item earns, or nil when it earns nothing.
  private func reward(
    for record: Diary.ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) -> LedgerEntry? {
    let policy = content.policies.xp
    let points = policy.points(for: record.item.kind)
    let age = event.date.timeIntervalSince(record.createdAt)
    guard points > 0, age >= Double(policy.minimumAge) * 60 else { return nil }
    return LedgerEntry(
      id: entryID(of: record, occurrence, event),
      member: content.owner,
      change: .points(points),
      reason: PointsReason(
        record.item.kind == .goal ? .learnGoal : .ownEvent,
        subject: record.id.rawValue
      ),
      date: event.date,
      recordedAt: event.recordedAt
    )
  }

  /// The identifier of an entry has the item and the occurrence, which can earn once, and the event,
  /// because what is reopened can earn again.
  ///
  /// What follows the first `#` is the event, whose identifier no other has, so no two entries have the
  /// same one, whatever items are called.
  private func entryID(
    of record: Diary.ItemRecord,
    _ occurrence: CalendarDay?,
    _ event: DiaryEvent
  ) -> LedgerEntry.ID {
    let day = occurrence.map { "@\($0)" } ?? ""
    let item = record.id.rawValue.split(separator: "#", omittingEmptySubsequences: false)
    return "\(item.joined(separator: "%23"))\(day)#\(event.id)"
  }

  private mutating func add(_ entry: LedgerEntry) {
    // There is one entry for each event, dates can be stored, and no log is so long that the most
    // points of a policy, asked for again and again, are more than a ledger can hold.
    _ = try? ledger.record(entry)
  }
}
