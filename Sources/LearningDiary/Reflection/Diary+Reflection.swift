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
    _ entry: ReflectionEntry,
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
    _ entry: ReflectionEntry,
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
    _ entry: ReflectionEntry.ID,
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
    _ entry: ReflectionEntry.ID,
    with audience: ReflectionAudience,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    let action = ReflectionAction.shared(entry, with: audience.normalized)
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
    _ entry: ReflectionEntry.ID,
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
    on entry: ReflectionEntry.ID,
    by reader: Member.ID,
    id: DiaryEvent.ID? = nil,
    at date: Date,
    recordedAt: Date? = nil
  ) throws(DiaryError) -> DiaryEvent {
    let action = ReflectionAction.commented(entry, by: reader, text: text)
    return try perform(.reflection(action), id: id, at: date, recordedAt: recordedAt)
  }
}

extension Diary {
  /// The entries, the latest day first, for the owner: with who may read them and what readers said.
  ///
  /// - Complexity: O(*n* log *n*).
  public var reflections: [Reflection] {
    fold.state.reflections.reflections.values.sorted { left, right in
      (right.entry.day, right.writtenAt, left.id) < (left.entry.day, left.writtenAt, right.id)
    }
  }

  /// Returns the entry with an identifier, or nil.
  public func reflection(_ id: ReflectionEntry.ID) -> Reflection? {
    fold.state.reflections.reflections[id]
  }

  /// Returns what a reader sees: the entries that are shared with him, each with what he said himself.
  ///
  /// Who else reads them, and what others say, is for the owner.
  ///
  /// - Parameters:
  ///   - reader: Who reads.
  ///   - courses: The courses that he is in, for entries that are shared with everyone in one.
  /// - Returns: The entries, the latest day first.
  /// - Complexity: O(*n* log *n*).
  public func reflections(
    sharedWith reader: Member.ID,
    in courses: Set<Course.ID> = []
  ) -> [SharedReflection] {
    reflections.compactMap { reflection in
      guard let audience = reflection.audience, reader != content.owner, audience.admits(reader),
        audience != .course || courses.contains(reflection.entry.course)
      else { return nil }
      let own = reflection.feedback.filter { $0.reader == reader }
      return SharedReflection(entry: reflection.entry, feedback: own)
    }
  }
}

/// An entry as someone sees it with whom it is shared.
public struct SharedReflection: Hashable, Sendable, Identifiable {
  /// What was written.
  public let entry: ReflectionEntry
  /// What the reader said about it himself, oldest first.
  public let feedback: [ReflectionFeedback]

  /// What identifies the entry in its diary.
  public var id: ReflectionEntry.ID { entry.id }
}
