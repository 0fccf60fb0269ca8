public import Gamification
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Writes an entry, which nobody else can read.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/invalidReflection(_:)`` with every fault, and
  ///   ``DiaryError/duplicateReflection(_:)``, also for an entry that is erased.
  @discardableResult
  public mutating func write(
    _ entry: Reflection.Entry,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.reflection(.wrote(entry)), id: id, at: date, recordedAt: recordedAt)
  }

  /// Changes the entry with the same identifier.
  ///
  /// Who can read it then reads the new one.
  ///
  /// - Parameters:
  ///   - entry: The entry as it is to be.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/invalidReflection(_:)`` with every fault, and
  ///   ``DiaryError/unknownReflection(_:)``.
  @discardableResult
  public mutating func rewrite(
    _ entry: Reflection.Entry,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.reflection(.rewrote(entry)), id: id, at: date, recordedAt: recordedAt)
  }

  /// Takes an entry away, with what readers said about it.
  ///
  /// The events of the diary still have it: an app that must forget it forgets the events as well.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/unknownReflection(_:)``.
  @discardableResult
  public mutating func erase(
    _ entry: Reflection.Entry.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.reflection(.erased(entry)), id: id, at: date, recordedAt: recordedAt)
  }

  /// Shares an entry with an audience, in the place of the one it was shared with before.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - audience: Who may read it.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/noAudience(_:)`` for no people, and
  ///   ``DiaryError/unknownReflection(_:)``.
  @discardableResult
  public mutating func share(
    _ entry: Reflection.Entry.ID,
    with audience: Reflection.Audience,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    let action = Reflection.Action.shared(entry, with: audience.normalized)
    return try perform(.reflection(action), id: id, at: date, recordedAt: recordedAt)
  }

  /// Makes an entry private again.
  ///
  /// What readers said about it stays with its owner.
  ///
  /// - Parameters:
  ///   - entry: The entry.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/notShared(_:)`` and ``DiaryError/unknownReflection(_:)``.
  @discardableResult
  public mutating func unshare(
    _ entry: Reflection.Entry.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    try perform(.reflection(.unshared(entry)), id: id, at: date, recordedAt: recordedAt)
  }

  /// Adds what a reader says about an entry that is shared with him.
  ///
  /// - Parameters:
  ///   - text: What he says.
  ///   - entry: The entry.
  ///   - reader: Who says it, someone other than the owner.
  ///   - id: The identifier of the event, or nil for one derived from the log.
  ///   - date: When.
  ///   - recordedAt: When that became known, or nil for the same date.
  /// - Returns: The event.
  /// - Throws: ``DiaryError/notReader(_:of:)`` for someone who may not read it,
  ///   ``DiaryError/notShared(_:)``, ``DiaryError/blankFeedback(_:)`` and
  ///   ``DiaryError/unknownReflection(_:)``.
  @discardableResult
  public mutating func comment(
    _ text: String,
    on entry: Reflection.Entry.ID,
    by reader: Member.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    let action = Reflection.Action.commented(entry, by: reader, text: text)
    return try perform(.reflection(action), id: id, at: date, recordedAt: recordedAt)
  }
}
