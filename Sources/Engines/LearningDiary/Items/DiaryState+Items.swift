// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
public import PlayerProgress

extension Diary {
  /// Adds an event, a goal or a note.
  ///
  /// Its identifier should be one that no other device gives: of two items with the same one, the
  /// first counts. An item that was deleted comes back with the new fields. Its completions stay, so
  /// nothing earns its points twice.
  ///
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` with every missing field and every other fault,
  ///   ``DiaryItem/Refusal/duplicate(_:)``, and ``DiaryItem/Refusal/otherKind(_:)`` for the
  ///   identifier of a deleted item of another kind.
  @discardableResult
  public mutating func add(
    _ item: DiaryItem,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.added(item), by: nil, at: date, stamp: stamp)
  }

  /// Changes an event or a goal to an item with the same identifier and of the same kind.
  ///
  /// Only the fields that differ are changed, so that a change of another field on another device
  /// stays; each reminder, requirement, part of a recurrence and occurrence is such a field. A
  /// completed item stays completed, also when it is moved to another day; so do the completed
  /// occurrences of a series.
  ///
  /// - Parameters:
  ///   - item: The item as it is to be.
  ///   - original: The item as it was when the learner began to change it, or nil for the one in
  ///     the diary. A form that was open while another device's changes came gives it.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` with every fault,
  ///   ``DiaryItem/Refusal/unknown(_:)``, ``DiaryItem/Refusal/isNote(_:)`` and
  ///   ``DiaryItem/Refusal/otherKind(_:)``.
  /// - Returns: The event, for other devices, or nil when nothing differs.
  @discardableResult
  public mutating func edit(
    _ item: DiaryItem,
    from original: DiaryItem? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    _ = try DiaryError.checked(date)
    let known = try state.editable(item.id)
    guard known.item.kind == item.kind else { throw .item(.otherKind(item.id)) }
    // No change says what an item cannot have at all, so it would be dropped without a word.
    guard item.faults.isEmpty else {
      throw .item(.invalid(state.faults(of: item, after: known.item)))
    }
    let changes = item.changes(from: original ?? known.item)
    return try edit(item.id, changes, at: date, stamp: stamp)
  }

  /// Changes some fields of an event or a goal.
  ///
  /// ```swift
  /// try diary.edit("lecture", [.leftOut(whitMonday)], at: now)
  /// try diary.edit("lecture", [.moved(may13, .init(to: may14, at: four)), .title("Lab")], at: now)
  /// ```
  ///
  /// Another recurrence takes the place of the one that is known here, with its exceptions; those
  /// of another device that are not known here stay.
  ///
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` with every fault,
  ///   ``DiaryItem/Refusal/unknown(_:)`` and ``DiaryItem/Refusal/isNote(_:)``.
  /// - Returns: The event, for other devices, or nil when nothing changes.
  @discardableResult
  public mutating func edit(
    _ item: DiaryItem.ID,
    _ changes: [DiaryItem.Change],
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    _ = try DiaryError.checked(date)
    let known = try state.editable(item).item
    let new = known.changed(by: changes)
    // Doing the same again with the same identifier is the same event, of which nothing is left to
    // be changed.
    if let id = stamp?.id, case .changed(item, let earlier)? = log.event(id)?.action,
      known.changed(by: earlier) == new
    {
      return try perform(.changed(item, earlier), by: nil, at: date, stamp: stamp)
    }
    let different = new.changes(from: known)
    return try perform(
      .changed(item, different),
      unless: different.isEmpty,
      at: date,
      stamp: stamp
    )
  }

  /// Does something that the owner does, unless it would change nothing, which needs no event.
  ///
  /// - Returns: The event, or nil when nothing changes.
  mutating func perform(
    _ action: Diary.Action,
    unless isNothing: Bool,
    at date: Date,
    stamp: Diary.Event.Stamp?
  ) throws(DiaryError) -> Diary.Event? {
    let day = try DiaryError.checked(date)
    let isKnown = stamp?.id.map { log.contains($0) } ?? false
    guard isNothing, !isKnown else {
      return try perform(action, by: nil, at: date, stamp: stamp)
    }
    guard try DiaryError.checked(stamp?.recordedAt ?? date) >= day else {
      throw .log(.knownBeforeItHappened)
    }
    if let id = stamp?.id, id.rawValue.isEmpty { throw .log(.emptyIdentifier) }
    return nil
  }

  /// Deletes an event, a goal or a note of the learner's own.
  ///
  /// The experience points that it earned stay.
  ///
  /// - Throws: ``DiaryItem/Refusal/isPlatforms(_:)`` and ``DiaryItem/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func delete(
    _ item: DiaryItem.Key,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.deleted(item), by: nil, at: date, stamp: stamp)
  }

  /// Completes an event or a goal of the learner's own, which earns XP by ``XPPolicy``.
  ///
  /// ```swift
  /// let report = try diary.complete("g1", at: now)
  /// for level in report.levels { announce(level) }
  /// ```
  ///
  /// - Parameters:
  ///   - item: The event or goal.
  ///   - occurrence: The day of an item that comes again, as its recurrence has it; nil for an item
  ///     that does not. A day that it had before it was edited stands for the one that took its
  ///     place.
  ///   - date: The date when it was done.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Returns: The XP, levels, achievements and coins that it brought.
  /// - Throws: ``DiaryItem/Refusal/alreadyCompleted(_:occurrence:)``,
  ///   ``DiaryItem/Refusal/requiredGoalsOutstanding(_:)``,
  ///   ``DiaryItem/Refusal/tooLittleProgress(_:needed:)``,
  ///   ``DiaryItem/Refusal/tooLittleDone(_:of:title:needed:)``,
  ///   ``DiaryItem/Refusal/tooLittleStudied(_:needed:)``,
  ///   ``DiaryItem/Refusal/unknownOccurrence(_:of:)``, ``DiaryItem/Refusal/isNote(_:)``,
  ///   ``DiaryItem/Refusal/isPlatforms(_:)`` and ``DiaryItem/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func complete(
    _ item: DiaryItem.Key,
    occurrence: CalendarDay? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.CompletionReport {
    // An event of a device that did not know of an edit counts; who knows of it names a day that
    // there is.
    if let id = item.own, let record = state.record(id), record.item.kind != .note,
      state.completions[CompletionKey(item: id, occurrence: occurrence)] == nil,
      state.place(of: occurrence, in: record).map({ record.item.occurrence($0.id) == nil }) ?? true
    {
      _ = try DiaryError.checked(date)
      throw .item(.unknownOccurrence(occurrence, of: id))
    }
    return try report(on: .completed(item, occurrence: occurrence), at: date, stamp: stamp)
  }

  /// Takes back that an event or a goal is completed, and the points that it earned.
  ///
  /// ``Diary/Policies/Draft/levelPolicy`` decides whether a level that it led to stays.
  ///
  /// - Throws: ``DiaryItem/Refusal/notCompleted(_:occurrence:)``, ``DiaryItem/Refusal/isNote(_:)``,
  ///   ``DiaryItem/Refusal/isPlatforms(_:)`` and ``DiaryItem/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func reopen(
    _ item: DiaryItem.Key,
    occurrence: CalendarDay? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.reopened(item, occurrence: occurrence), by: nil, at: date, stamp: stamp)
  }

  /// Sets the day on which to be reminded of an event or a goal, the learner's own or the
  /// platform's, in place of all reminders before.
  ///
  /// Any day will do, also after an earlier one has passed; nil stands for none. Of an item that
  /// comes again it is the day for ``DiaryItem/due``. Reminders of another device that are not known
  /// here stay.
  ///
  /// - Parameters:
  ///   - day: The day.
  ///   - time: The time on that day, or nil for that of ``ReminderPolicy``.
  ///   - item: The event or goal.
  ///   - date: The date when it is set.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``DiaryItem/Refusal/isNote(_:)`` and ``DiaryItem/Refusal/unknown(_:)``, also for an
  ///   item that the platform has withdrawn.
  /// - Returns: The event, for other devices, or nil when nothing changes.
  @discardableResult
  public mutating func setReminder(
    _ day: CalendarDay?,
    time: TimeOfDay? = nil,
    for item: DiaryItem.Key,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    try setReminders(.on(day, at: time), for: item, at: date, stamp: stamp)
  }

  /// Sets when to be reminded of an event or a goal, the learner's own or the platform's, in place
  /// of all reminders before that are known here.
  ///
  /// ```swift
  /// try diary.setReminders([.on(monday), .before(.minutes(15))], for: "exam", at: now)
  /// ```
  ///
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` for more than 20 reminders,
  ///   ``DiaryItem/Refusal/isNote(_:)`` and ``DiaryItem/Refusal/unknown(_:)``, also for an item
  ///   that the platform has withdrawn.
  /// - Returns: The event, for other devices, or nil when nothing changes.
  @discardableResult
  public mutating func setReminders(
    _ reminders: [DiaryItem.Reminder],
    for item: DiaryItem.Key,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    _ = try DiaryError.checked(date)
    let known = try state.reminders(settableFor: item)
    let new = reminders.normalized
    if let id = stamp?.id,
      case .changedReminders(item, let added, let removed)? = log.event(id)?.action,
      known.adding(added, removing: removed) == new
    {
      let same = Diary.Action.changedReminders(item, remind: added, doNotRemind: removed)
      return try perform(same, by: nil, at: date, stamp: stamp)
    }
    let action = Diary.Action.changedReminders(
      item,
      remind: new.filter { !known.contains($0) },
      doNotRemind: known.filter { !new.contains($0) }
    )
    return try perform(action, unless: new == known, at: date, stamp: stamp)
  }
}

/// An item of the learner's own with its history.
package struct ItemRecord: Identifiable, Hashable, Sendable {
  /// The item as it is now, or as it was when it was deleted.
  package internal(set) var item: DiaryItem
  /// The date when it was added.
  package let createdAt: Date
  /// The date when it was last added, edited, given a reminder or deleted.
  package private(set) var changedAt: Date
  /// The number of times that it was edited, given a reminder or deleted.
  package private(set) var revision = 0
  /// Whether it is deleted.
  package internal(set) var isDeleted = false
  /// The item before each edit that changed its days, oldest first.
  var earlier: [DiaryItem] = []

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
    if let known = items[item.id] {
      // One that was deleted comes back with its history, or what was done could be done anew.
      guard known.isDeleted else { throw .item(.duplicate(item.id)) }
      return try replace(known, by: item, event)
    }
    // Nothing that is there can require something new, so it is not required by way of others.
    let faults = faults(of: item)
    guard faults.isEmpty else { throw .item(.invalid(faults)) }
    items[item.id] = ItemRecord(item, at: event.date)
    countRequired(item.requirements.goals, by: 1)
  }

  /// Returns an event or a goal that is not deleted.
  func editable(_ id: DiaryItem.ID) throws(DiaryError) -> ItemRecord {
    let record = try record(of: id)
    guard record.item.kind != .note else { throw .item(.isNote(id)) }
    return record
  }

  mutating func edit(
    _ id: DiaryItem.ID,
    _ changes: [DiaryItem.Change],
    _ event: Diary.Event
  ) throws(DiaryError) {
    try edit(try editable(id).item.changed(by: changes), event)
  }

  mutating func edit(_ item: DiaryItem, _ event: Diary.Event) throws(DiaryError) {
    try replace(try editable(item.id), by: item, event)
  }

  /// Puts an item in the place of a known one, which was perhaps deleted.
  private mutating func replace(
    _ known: ItemRecord,
    by item: DiaryItem,
    _ event: Diary.Event
  ) throws(DiaryError) {
    var record = known
    guard record.item.kind == item.kind else { throw .item(.otherKind(item.id)) }
    let faults = faults(of: item, after: record.item)
    guard faults.isEmpty else { throw .item(.invalid(faults)) }
    countRequired(record.item.requirements.goals, by: -1)
    countRequired(item.requirements.goals, by: 1)
    let old = record.item
    if old.recurrence != item.recurrence || old.due != item.due {
      movePlaces(item.places(ofDone: done[item.id] ?? [], after: old), of: item.id)
      record.earlier.append(old)
    }
    record.item = item
    record.isDeleted = false
    record.touch(at: event.date)
    items[item.id] = record
  }

  /// The faults of an item that takes the place of another state of it.
  func faults(of item: DiaryItem, after old: DiaryItem) -> [DiaryFault] {
    var faults = faults(of: item)
    // Goals that it required before are no way back to it, so only new ones are followed.
    let known = Set(old.requirements.goals)
    let added = item.requirements.goals.filter { !known.contains($0) }
    if !faults.contains(.requiresItself), requires(added, item.id) {
      faults.append(.requiresItself)
    }
    return faults
  }

  /// Gives completed occurrences of an item their places after it was edited.
  private mutating func movePlaces(_ places: [CalendarDay?: CalendarDay?], of id: DiaryItem.ID) {
    let moved = places.compactMap { place, new in
      completions[CompletionKey(item: id, occurrence: place)].map { (place, new, $0) }
    }
    for (place, _, _) in moved { setCompletion(nil, of: id, place) }
    for (_, new, completion) in moved { setCompletion(completion, of: id, new) }
  }

  /// Notes that an item, or one occurrence of it, is completed or not.
  private mutating func setCompletion(
    _ completion: Completion?,
    of id: DiaryItem.ID,
    _ occurrence: CalendarDay?
  ) {
    completions[CompletionKey(item: id, occurrence: occurrence)] = completion
    if completion == nil {
      done[id]?.remove(occurrence)
      if done[id]?.isEmpty == true { done[id] = nil }
    } else {
      done[id, default: []].insert(occurrence)
    }
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

  /// Returns the reminders of an item for which some can be set.
  func reminders(settableFor key: DiaryItem.Key) throws(DiaryError) -> [DiaryItem.Reminder] {
    switch key {
    case .own(let id): return try editable(id).item.reminders
    case .platform:
      guard let record = platformItems[key], !record.isWithdrawn else { throw .item(.unknown(key)) }
      return record.reminders
    }
  }

  mutating func changeReminders(
    _ added: [DiaryItem.Reminder],
    _ removed: [DiaryItem.Reminder],
    of key: DiaryItem.Key,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let known = try reminders(settableFor: key)
    try setReminders(known.adding(added, removing: removed), for: key, event)
  }

  mutating func setReminders(
    _ reminders: [DiaryItem.Reminder],
    for key: DiaryItem.Key,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let reminders = reminders.normalized
    let range = 0...DiaryItem.Reminder.maximumCount
    guard range.contains(reminders.count) else {
      throw .item(.invalid([.outOfRange(reminders.count, expected: range)]))
    }
    switch key {
    case .own(let id):
      var record = try record(of: id)
      guard record.item.kind != .note else { throw .item(.isNote(id)) }
      record.item.reminders = reminders
      record.touch(at: event.date)
      items[id] = record
    case .platform:
      guard let record = platformItems[key], !record.isWithdrawn else { throw .item(.unknown(key)) }
      platformItems[key]?.reminders = reminders
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
    for subject in item.requirements.shares.map(\.subject) {
      if courses[subject.course] == nil {
        faults.append(.unknownCourse(subject.course))
      } else if let event = subject.event {
        let key = DiaryItem.Key.platform(event, in: subject.course)
        if platformItems[key] == nil { faults.append(.unknownGoal(key)) }
      }
    }
    return faults
  }

  private func isGoal(_ id: DiaryItem.ID) -> Bool {
    record(id)?.item.kind == .goal
  }

  /// Whether one of some goals requires another one, perhaps by way of others.
  ///
  /// - Complexity: O(1) for a goal that none requires, else O(*n*) in the number of goals that they
  ///   require.
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
  /// The date when it was done.
  package let date: Date
  /// The occurrence on which it was to be done, as it was then.
  let planned: DiaryItem.Occurrence
  /// The entry of the ledger, unless it earned nothing.
  let entry: Ledger.Entry.ID?
  /// The activity that achievements count.
  let activity: PlayerActivity.ID
  /// The learner's rating of it, from 1 to 5, if there is one.
  var rating: Int?
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
    guard let place = place(of: occurrence, in: record) else {
      throw .item(.unknownOccurrence(occurrence, of: id))
    }
    let completion = CompletionKey(item: id, occurrence: place.id)
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
    let done = Completion(
      date: event.date,
      planned: place,
      entry: try earn(for: record, occurrence, activity, event),
      activity: activity.id
    )
    setCompletion(done, of: id, place.id)
  }

  /// Returns the occurrence that a day stands for, perhaps one that the item had before it was
  /// edited: another device that did not know of the edit may have done it.
  func place(of day: CalendarDay?, in record: ItemRecord) -> DiaryItem.Occurrence? {
    if let occurrence = record.item.occurrence(day) { return occurrence }
    guard let version = record.earlier.lastIndex(where: { $0.occurrence(day) != nil }) else {
      return nil
    }
    var id = day
    var items = record.earlier[version...]
    items.append(record.item)
    for (old, new) in zip(items, items.dropFirst()) {
      id = new.places(ofDone: [id], after: old)[id] ?? id
    }
    // What took no new place is done as it was planned then.
    return record.item.occurrence(id) ?? record.earlier[version].occurrence(day)
  }

  mutating func reopen(
    _ key: DiaryItem.Key,
    _ occurrence: CalendarDay?,
    _ event: Diary.Event
  ) throws(DiaryError) {
    let record = try record(of: try ownID(key))
    guard record.item.kind != .note else { throw .item(.isNote(record.id)) }
    let asked = CompletionKey(item: record.id, occurrence: occurrence)
    // A device that did not know of an edit names the day of before.
    let done =
      completions[asked] == nil
      ? place(of: occurrence, in: record).map { CompletionKey(item: record.id, occurrence: $0.id) }
      : asked
    guard let done, let completion = completions[done] else {
      throw .item(.notCompleted(record.id, occurrence: occurrence))
    }
    let occurrence = done.occurrence
    if let earned = completion.entry {
      try takeBack(earned, for: record, occurrence, event)
    }
    void(completion.activity, id: PlayerActivity.ID(event.id.rawValue), at: event.date)
    setCompletion(nil, of: record.id, occurrence)
  }

  /// Refuses to complete a goal before its requirements are met.
  func checkRequirements(of item: DiaryItem) throws(DiaryError) {
    let outstanding = outstandingGoals(before: item)
    guard outstanding.isEmpty else { throw .item(.requiredGoalsOutstanding(outstanding)) }
    if let needed = item.requirements.progress {
      let part = courseProgress(of: item)
      guard let part, part >= needed else {
        throw .item(.tooLittleProgress(part, needed: needed))
      }
    }
    if let needed = item.requirements.studyMinutes {
      let minutes = minutesStudied(for: item)
      guard minutes >= needed else {
        throw .item(
          .tooLittleStudied(Duration(minutes: minutes), needed: Duration(minutes: needed))
        )
      }
    }
    guard let share = outstandingShares(before: item).first else { return }
    throw .item(
      .tooLittleDone(
        part(of: share.subject),
        of: share.subject,
        title: title(of: share.subject),
        needed: share.part
      )
    )
  }

  /// The shares that a goal requires and of which less is done.
  func outstandingShares(before item: DiaryItem) -> [DiaryItem.Requirements.Share] {
    item.requirements.shares.filter { share in
      part(of: share.subject).map { $0 < share.part } ?? true
    }
  }

  /// Returns the share of a course or of one of its events that is done, or nil where nothing is
  /// planned.
  ///
  /// Of an event without tasks it is all or nothing.
  private func part(of subject: DiaryItem.Requirements.Share.Subject) -> Fraction? {
    switch subject {
    case .course(let course): return courses[course]?.course.progress?.part
    case .event(let event, let course):
      guard let record = platformItems[.platform(event, in: course)], !record.isWithdrawn else {
        return nil
      }
      return record.event.isDone ? 1 : record.event.tasks?.part ?? 0
    }
  }

  private func title(of subject: DiaryItem.Requirements.Share.Subject) -> String {
    switch subject {
    case .course(let course): courses[course]?.course.title ?? course.rawValue
    case .event(let event, let course):
      platformItems[.platform(event, in: course)]?.event.title ?? event.rawValue
    }
  }

  /// Returns the share of the course of an item that is done, or nil where nothing is planned.
  func courseProgress(of item: DiaryItem) -> Fraction? {
    item.course.flatMap { courses[$0]?.course.progress?.part }
  }

  /// The goals that a goal requires and that are neither completed nor deleted.
  ///
  /// One that comes again counts as completed once it was completed for one of its days.
  func outstandingGoals(before item: DiaryItem) -> [DiaryItem.ID] {
    item.requirements.goals.filter { items[$0]?.isDeleted == false && done[$0] == nil }
  }
}
