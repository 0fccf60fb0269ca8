internal import Gamification
internal import LudusCore
internal import LudusFoundation

// The learner's own items: added, edited, deleted, with a reminder.
extension DiaryState {
  mutating func add(_ item: DiaryItem, _ event: DiaryEvent) throws(DiaryError) {
    // Also that of a deleted item: what was once completed can not be completed anew.
    guard items[item.id] == nil else { throw .duplicateItem(item.id) }
    // Nothing that is there can require something new, so it is not required by way of others.
    let faults = faults(of: item)
    guard faults.isEmpty else { throw .invalidItem(faults) }
    items[item.id] = Diary.ItemRecord(item, at: event.date)
  }

  mutating func edit(_ item: DiaryItem, _ event: DiaryEvent) throws(DiaryError) {
    var record = try record(of: item.id)
    guard record.item.kind != .note else { throw .isNote(item.id) }
    guard record.item.kind == item.kind else { throw .otherKind(item.id) }
    var faults = faults(of: item)
    if !faults.contains(.requiresItself), requires(item.requirements.goals, item.id) {
      faults.append(.requiresItself)
    }
    guard faults.isEmpty else { throw .invalidItem(faults) }
    record.item = item
    record.touch(at: event.date)
    items[item.id] = record
  }

  mutating func delete(_ key: ItemKey, _ event: DiaryEvent) throws(DiaryError) {
    var record = try record(of: try ownID(key))
    record.isDeleted = true
    record.touch(at: event.date)
    items[record.id] = record
  }

  mutating func setReminder(
    _ day: CalendarDay?,
    for key: ItemKey,
    _ event: DiaryEvent
  ) throws(DiaryError) {
    switch key {
    case .own(let id):
      var record = try record(of: id)
      guard record.item.kind != .note else { throw .isNote(id) }
      record.item.reminder = day
      record.touch(at: event.date)
      items[id] = record
    case .platform:
      guard let record = platformItems[key], !record.isWithdrawn else { throw .unknownItem(key) }
      platformItems[key]?.reminder = day
    }
  }

  /// Returns the identifier of an item of the learner's own.
  func ownID(_ key: ItemKey) throws(DiaryError) -> DiaryItem.ID {
    if let id = key.own { return id }
    throw platformItems[key] == nil ? .unknownItem(key) : .platformItem(key)
  }

  /// Returns an item that is not deleted.
  func record(of id: DiaryItem.ID) throws(DiaryError) -> Diary.ItemRecord {
    guard let record = items[id], !record.isDeleted else { throw .unknownItem(.own(id)) }
    return record
  }

  /// What is wrong with an item, but for what it requires by way of others.
  private func faults(of item: DiaryItem) -> [DiaryItem.Fault] {
    var faults = item.faults
    if let course = item.course, courses[course] == nil {
      faults.append(.unknownCourse(course))
    }
    for goal in item.requirements.goals where goal != item.id && !isGoal(goal) {
      faults.append(.unknownGoal(goal))
    }
    return faults
  }

  private func isGoal(_ id: DiaryItem.ID) -> Bool {
    items[id].map { !$0.isDeleted && $0.item.kind == .goal } ?? false
  }

  /// Whether one of some goals requires another one, perhaps by way of others.
  private func requires(_ goals: [DiaryItem.ID], _ goal: DiaryItem.ID) -> Bool {
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
