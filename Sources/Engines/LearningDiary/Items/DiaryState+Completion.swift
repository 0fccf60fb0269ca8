// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
package import LudusCore
internal import LudusFoundation

/// Something that can be completed once: an item, or one occurrence of an item that comes again.
package struct CompletionKey: Hashable, Sendable {
  let item: DiaryItem.ID
  let occurrence: CalendarDay?

  package init(item: DiaryItem.ID, occurrence: CalendarDay?) {
    self.item = item
    self.occurrence = occurrence
  }
}

/// The completion of an item or occurrence.
package struct Completion: Hashable, Sendable {
  /// When it was done.
  package let date: Date
  /// The day by which it was to be done, as it was then.
  let due: CalendarDay
  /// The entry of the ledger, unless it earned nothing.
  let entry: Ledger.Entry.ID?
  /// The activity that achievements count.
  let activity: PlayerActivity.ID
}

// Completed items and their points.
extension DiaryState {
  mutating func complete(
    _ key: DiaryItem.Key,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let record = try record(of: try ownID(key))
    let id = record.id
    guard record.item.kind != .note else { throw .item(.isNote(id)) }
    guard let due = record.item.occurrence(occurrence)?.due else {
      throw .item(.unknownOccurrence(occurrence, of: id))
    }
    let completion = CompletionKey(item: id, occurrence: occurrence)
    guard completions[completion] == nil else {
      throw .item(.alreadyCompleted(id, occurrence: occurrence))
    }
    try checkRequirements(of: record.item)
    let activity = activity(
      record.item.kind == .goal ? .learnGoal : .ownEvent,
      id: PlayerActivity.ID(event.id.rawValue),
      subject: id.rawValue,
      course: record.item.course,
      at: event.date
    )
    completions[completion] = Completion(
      date: event.date,
      due: due,
      entry: try earn(for: record, occurrence, activity, event),
      activity: activity.id
    )
  }

  mutating func reopen(
    _ key: DiaryItem.Key,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let record = try record(of: try ownID(key))
    guard record.item.kind != .note else { throw .item(.isNote(record.id)) }
    let key = CompletionKey(item: record.id, occurrence: occurrence)
    guard let completion = completions[key] else {
      throw .item(.notCompleted(record.id, occurrence: occurrence))
    }
    if let earned = completion.entry {
      try takeBack(earned, for: record, occurrence, event)
    }
    void(completion.activity, id: PlayerActivity.ID(event.id.rawValue), at: event.date)
    completions[key] = nil
  }

  /// Refuses to complete a goal before its requirements are met.
  func checkRequirements(of item: DiaryItem) throws(DiaryError) {
    let outstanding = outstandingGoals(before: item)
    guard outstanding.isEmpty else { throw .item(.requiredGoalsOutstanding(outstanding)) }
    guard let needed = item.requirements.progress else { return }
    let part = courseProgress(of: item)
    guard let part, part >= needed else {
      throw .item(.tooLittleProgress(part, needed: needed))
    }
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
}
