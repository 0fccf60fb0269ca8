// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Adds an event, a goal or a note.
  ///
  /// Its identifier should be one that no other device gives: of two items with the same one, the first
  /// counts.
  ///
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` with every missing field and every other fault,
  ///   and ``DiaryItem/Refusal/duplicate(_:)``, also for the identifier of an item that
  ///   was deleted.
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
  /// A completed item stays completed, also when it is moved to another day.
  ///
  /// - Throws: ``DiaryItem/Refusal/invalid(_:)`` with every fault,
  ///   ``DiaryItem/Refusal/unknown(_:)``, ``DiaryItem/Refusal/isNote(_:)`` and ``DiaryItem/Refusal/otherKind(_:)``.
  @discardableResult
  public mutating func edit(
    _ item: DiaryItem,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.edited(item), by: nil, at: date, stamp: stamp)
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
  ///   - occurrence: The day of an event that comes again; nil for an item that does not.
  ///   - date: When it was done.
  ///   - stamp: When that became known, and the identifier of the event.
  /// - Returns: The XP, levels, achievements and coins that it brought.
  /// - Throws: ``DiaryItem/Refusal/alreadyCompleted(_:occurrence:)``,
  ///   ``DiaryItem/Refusal/requiredGoalsOutstanding(_:)``, ``DiaryItem/Refusal/tooLittleProgress(_:needed:)``,
  ///   ``DiaryItem/Refusal/unknownOccurrence(_:of:)``, ``DiaryItem/Refusal/isNote(_:)``,
  ///   ``DiaryItem/Refusal/isPlatforms(_:)`` and ``DiaryItem/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func complete(
    _ item: DiaryItem.Key,
    occurrence: CalendarDay? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.CompletionReport {
    try report(on: .completed(item, occurrence: occurrence), at: date, stamp: stamp)
  }

  /// Takes back that an event or a goal is completed, and the points that it earned.
  ///
  /// ``Diary/Policies/levelPolicy`` decides whether a level that it led to stays.
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
  /// platform's.
  ///
  /// Any day will do, also after an earlier one has passed; nil stands for none. Of an event that comes again it
  /// is the day for the first occurrence.
  ///
  /// - Throws: ``DiaryItem/Refusal/isNote(_:)`` and ``DiaryItem/Refusal/unknown(_:)``, also for an item that
  ///   the platform has withdrawn.
  @discardableResult
  public mutating func setReminder(
    _ day: CalendarDay?,
    for item: DiaryItem.Key,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.setReminder(item, on: day), by: nil, at: date, stamp: stamp)
  }
}
