public import Gamification
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Adds an event, a goal or a note.
  ///
  /// Its identifier should be one that no other device gives: of two items with the same one, the first
  /// is taken.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/invalidItem(_:)`` with every field that is missing and everything else
  ///   that is wrong, and ``DiaryError/duplicateItem(_:)``, also for the identifier of an item that
  ///   was deleted.
  @discardableResult
  public mutating func add(
    _ item: DiaryItem,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.added(item), id: id, at: date, recordedAt: recordedAt)
  }

  /// Changes an event or a goal.
  ///
  /// What is completed stays so, also when it is moved to another day.
  ///
  /// - Parameters:
  ///   - item: What it is to be, with the same identifier and of the same kind.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/invalidItem(_:)`` with everything that is wrong,
  ///   ``DiaryError/unknownItem(_:)``, ``DiaryError/isNote(_:)`` and ``DiaryError/otherKind(_:)``.
  @discardableResult
  public mutating func edit(
    _ item: DiaryItem,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.edited(item), id: id, at: date, recordedAt: recordedAt)
  }

  /// Deletes an event, a goal or a note of the learner's own.
  ///
  /// What it earned stays earned.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/platformItem(_:)`` and ``DiaryError/unknownItem(_:)``.
  @discardableResult
  public mutating func delete(
    _ item: ItemKey,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.deleted(item), id: id, at: date, recordedAt: recordedAt)
  }

  /// Completes an event or a goal of the learner's own, which earns XP by ``XPPolicy``.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - occurrence: The day of an event that comes again; nil for what does not.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/alreadyCompleted(_:occurrence:)``,
  ///   ``DiaryError/requiredGoalsOutstanding(_:)``, ``DiaryError/tooLittleProgress(_:needed:)``,
  ///   ``DiaryError/unknownOccurrence(_:of:)``, ``DiaryError/isNote(_:)``,
  ///   ``DiaryError/platformItem(_:)`` and ``DiaryError/unknownItem(_:)``.
  @discardableResult
  public mutating func complete(
    _ item: ItemKey,
    occurrence: CalendarDay? = nil,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.completed(item, occurrence: occurrence), id: id, at: date, recordedAt: recordedAt)
  }

  /// Takes back that an event or a goal is completed, and what that earned.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - occurrence: The day of an event that comes again; nil for what does not.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/notCompleted(_:occurrence:)``, ``DiaryError/isNote(_:)``,
  ///   ``DiaryError/platformItem(_:)`` and ``DiaryError/unknownItem(_:)``.
  @discardableResult
  public mutating func reopen(
    _ item: ItemKey,
    occurrence: CalendarDay? = nil,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.reopened(item, occurrence: occurrence), id: id, at: date, recordedAt: recordedAt)
  }

  /// Sets the day on which to be reminded of an event or a goal, the learner's own or the
  /// platform's.
  ///
  /// Any day will do, also after an earlier one has passed.
  ///
  /// - Parameters:
  ///   - day: The day, or nil for none. Of an event that comes again it is the day for the first
  ///     time.
  ///   - item: The item.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/isNote(_:)`` and ``DiaryError/unknownItem(_:)``, also for an item that
  ///   the platform has withdrawn.
  @discardableResult
  public mutating func setReminder(
    _ day: CalendarDay?,
    for item: ItemKey,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.setReminder(item, on: day), id: id, at: date, recordedAt: recordedAt)
  }
}
