// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// An item of the learner's own with its history.
package struct ItemRecord: Identifiable, Hashable, Sendable {
  /// The item as it is now, or as it was when it was deleted.
  package internal(set) var item: DiaryItem
  /// When it was added.
  package let createdAt: Date
  /// When it was added, edited, given a reminder or deleted last.
  package private(set) var changedAt: Date
  /// How often it was edited, given a reminder or deleted.
  package private(set) var revision = 0
  /// Whether it is deleted.
  package internal(set) var isDeleted = false

  init(_ item: DiaryItem, at date: Date) {
    self.item = item
    createdAt = date
    changedAt = date
  }

  /// The identifier of the item.
  package var id: DiaryItem.ID { item.id }

  /// Notes that the item was changed at a date.
  mutating func touch(at date: Date) {
    changedAt = date
    revision += 1
  }
}

// The learner's own items: added, edited, deleted, with a reminder.
extension DiaryState {
  mutating func add(_ item: DiaryItem, _ event: Diary.Event) throws(DiaryError) {
    // Also that of a deleted item, or a completed item could be completed anew.
    guard items[item.id] == nil else { throw .item(.duplicate(item.id)) }
    // Nothing that is there can require something new, so it is not required by way of others.
    let faults = faults(of: item)
    guard faults.isEmpty else { throw .item(.invalid(faults)) }
    items[item.id] = ItemRecord(item, at: event.date)
    countRequired(item.requirements.goals, by: 1)
  }

  mutating func edit(_ item: DiaryItem, _ event: Diary.Event) throws(DiaryError) {
    var record = try record(of: item.id)
    guard record.item.kind != .note else { throw .item(.isNote(item.id)) }
    guard record.item.kind == item.kind else { throw .item(.otherKind(item.id)) }
    var faults = faults(of: item)
    // Goals that it required before are no way back to it, so only new ones are followed.
    let known = Set(record.item.requirements.goals)
    let added = item.requirements.goals.filter { !known.contains($0) }
    if !faults.contains(.requiresItself), requires(added, item.id) {
      faults.append(.requiresItself)
    }
    guard faults.isEmpty else { throw .item(.invalid(faults)) }
    countRequired(record.item.requirements.goals, by: -1)
    countRequired(item.requirements.goals, by: 1)
    record.item = item
    record.touch(at: event.date)
    items[item.id] = record
  }

  private mutating func countRequired(_ goals: [DiaryItem.ID], by change: Int) {
    for goal in goals {
      requiring[goal, default: 0] += change
    }
  }

  mutating func delete(_ key: DiaryItem.Key, _ event: Diary.Event) throws(DiaryError) {
    var record = try record(of: try ownID(key))
    record.isDeleted = true
    record.touch(at: event.date)
    items[record.id] = record
  }

  mutating func setReminder(
    _ day: CalendarDay?,
    for key: DiaryItem.Key,
    _ event: Diary.Event
  ) throws(DiaryError) {
    switch key {
    case .own(let id):
      var record = try record(of: id)
      guard record.item.kind != .note else { throw .item(.isNote(id)) }
      record.item.reminder = day
      record.touch(at: event.date)
      items[id] = record
    case .platform:
      guard let record = platformItems[key], !record.isWithdrawn else { throw .item(.unknown(key)) }
      platformItems[key]?.reminder = day
      platformItems[key]?.revision += 1
    }
  }

  /// Returns the identifier of an item of the learner's own.
  func ownID(_ key: DiaryItem.Key) throws(DiaryError) -> DiaryItem.ID {
    if let id = key.own { return id }
    throw platformItems[key] == nil ? .item(.unknown(key)) : .item(.isPlatforms(key))
  }

  /// Returns an item that is not deleted, or nil.
  func record(_ id: DiaryItem.ID) -> ItemRecord? {
    items[id].flatMap { $0.isDeleted ? nil : $0 }
  }

  /// Returns an item that is not deleted.
  func record(of id: DiaryItem.ID) throws(DiaryError) -> ItemRecord {
    guard let record = record(id) else { throw .item(.unknown(.own(id))) }
    return record
  }

  /// The faults of an item, apart from requiring itself by way of others.
  private func faults(of item: DiaryItem) -> [DiaryFault] {
    var faults = item.faults
    if let course = item.course, courses[course] == nil {
      faults.append(.unknownCourse(course))
    }
    for goal in item.requirements.goals where goal != item.id && !isGoal(goal) {
      faults.append(.unknownGoal(.own(goal)))
    }
    return faults
  }

  private func isGoal(_ id: DiaryItem.ID) -> Bool {
    record(id)?.item.kind == .goal
  }

  /// Whether one of some goals requires another one, perhaps by way of others.
  ///
  /// - Complexity: O(1) for a goal that none requires, else O(*n*) in the number of goals that they require.
  private func requires(_ goals: [DiaryItem.ID], _ goal: DiaryItem.ID) -> Bool {
    guard requiring[goal, default: 0] > 0 else { return false }
    var seen: Set<DiaryItem.ID> = []
    var open = goals
    while let next = open.popLast() {
      if next == goal { return true }
      guard seen.insert(next).inserted else { continue }
      open += items[next]?.item.requirements.goals ?? []
    }
    return false
  }
}
