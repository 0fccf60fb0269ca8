// SPDX-License-Identifier: Apache-2.0
public import PlayerProgress
public import LudusCore
internal import LudusFoundation

extension Diary {
  /// Writes an entry, which only the learner can read at first.
  ///
  /// - Throws: ``Reflection/Refusal/invalid(_:)`` with every fault, and
  ///   ``Reflection/Refusal/duplicate(_:)``, also for an entry that is erased.
  @discardableResult
  public mutating func write(
    _ entry: Reflection.Entry,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.wrote(entry), by: nil, at: date, stamp: stamp)
  }

  /// Changes the entry with the same identifier.
  ///
  /// Its readers then see the new one. Only the parts that differ are changed, so that a change of
  /// another part on another device stays: course, day, text, and each answer and attachment.
  ///
  /// - Parameters:
  ///   - entry: The entry as it is to be.
  ///   - original: The entry as it was when the learner began to change it, or nil for the one in
  ///     the diary. A form that was open while another device's changes came gives it.
  ///   - date: The date.
  ///   - stamp: The date when that became known, and the identifier of the event.
  /// - Throws: ``Reflection/Refusal/invalid(_:)`` with every fault, and
  ///   ``Reflection/Refusal/unknown(_:)``.
  /// - Returns: The event, for other devices, or nil when nothing differs.
  @discardableResult
  public mutating func rewrite(
    _ entry: Reflection.Entry,
    from original: Reflection.Entry? = nil,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    _ = try DiaryError.checked(date)
    let entry = try state.checked(entry)
    let known = try state.reflections.reflection(entry.id).entry
    let changes = entry.changes(from: original ?? known)
    return try revise(entry.id, changes, at: date, stamp: stamp)
  }

  /// Changes some parts of an entry.
  ///
  /// ```swift
  /// try diary.revise("r1", [.answer(.next, "Ask about classes")], at: now)
  /// ```
  ///
  /// - Throws: ``Reflection/Refusal/invalid(_:)`` with every fault, and
  ///   ``Reflection/Refusal/unknown(_:)``.
  /// - Returns: The event, for other devices, or nil when nothing changes.
  @discardableResult
  public mutating func revise(
    _ entry: Reflection.Entry.ID,
    _ changes: [Reflection.Change],
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event? {
    _ = try DiaryError.checked(date)
    let known = try state.reflections.reflection(entry).entry
    let new = known.changed(by: changes)
    // Doing the same again with the same identifier is the same event.
    if let id = stamp?.id, case .revised(entry, let earlier)? = log.event(id)?.action,
      known.changed(by: earlier) == new
    {
      return try perform(.revised(entry, earlier), by: nil, at: date, stamp: stamp)
    }
    let different = new.changes(from: known)
    return try perform(
      .revised(entry, different),
      unless: different.isEmpty,
      at: date,
      stamp: stamp
    )
  }

  /// Erases an entry, with the feedback on it.
  ///
  /// Their words go from the log as well, and from that of every device that merges the event.
  ///
  /// - Throws: ``Reflection/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func erase(
    _ entry: Reflection.Entry.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.erased(entry), by: nil, at: date, stamp: stamp)
  }

  /// Erases words that were typed up to a date: everything, or those of an item or an entry.
  ///
  /// ```swift
  /// try diary.eraseWords(of: .item("g1"), at: now)
  /// diary.item("g1")?.title   // "–"
  /// ```
  ///
  /// They go from the log, from copies of the log that merge the event, and from events that
  /// another device sends later. Days, courses, completions and points stay as they are. An item or
  /// entry has "–" where it had words, and can be given new ones. Files that were stored before
  /// still have the words: write them anew.
  ///
  /// - Throws: ``DiaryItem/Refusal/unknown(_:)`` and ``Reflection/Refusal/unknown(_:)`` for
  ///   something that never was.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func eraseWords(
    of words: Diary.Action.Words,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.erasedWords(words), by: nil, at: date, stamp: stamp)
  }

  /// Erases the name of a person from all events, also from those that come later: of a reader, a
  /// teacher who gave points, or the owner.
  ///
  /// ```swift
  /// try diary.erasePerson("ms-rossi", at: now)
  /// diary.readers["ms-rossi"]   // nil
  /// ```
  ///
  /// A stand-in takes its place; see `PersonErasure`. Comments of theirs are erased as well, they
  /// may not look into the diary any more, and they can't be admitted again. Points that they gave
  /// or took stay. The words of the owner stay too; erase them with ``eraseWords(of:at:stamp:)``. An
  /// app lets the person do it, or someone with the right to.
  ///
  /// - Returns: The event, in which there is no name either.
  /// - Throws: ``DiaryError/log(_:)``.
  /// - Complexity: O(*n*) for *n* events.
  @discardableResult
  public mutating func erasePerson(
    _ person: Learner.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    let erasure = Learner.Erasure(of: person, salt: salt(at: date))
    return try perform(.erasedPerson(erasure), by: nil, at: date, stamp: stamp)
  }

  /// Shares an entry with an audience, in place of the audience before; nil makes it private again.
  ///
  /// The feedback on a private entry stays with its owner.
  ///
  /// - Throws: ``Reflection/Refusal/noAudience(_:)`` for no people,
  ///   ``Reflection/Refusal/notShared(_:)`` for an entry that is private already, and
  ///   ``Reflection/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func share(
    _ entry: Reflection.Entry.ID,
    with audience: Reflection.Audience?,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    let action: Diary.Action =
      audience.map { .shared(entry, with: $0.normalized) } ?? .unshared(entry)
    return try perform(action, by: nil, at: date, stamp: stamp)
  }

  /// Adds the comment of a reader on an entry that is shared with them.
  ///
  /// - Throws: ``Reflection/Refusal/notReader(_:of:)`` for someone who may not read it,
  ///   ``Reflection/Refusal/notShared(_:)``, ``Reflection/Refusal/blankFeedback(_:)`` and
  ///   ``Reflection/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func comment(
    _ text: String,
    on entry: Reflection.Entry.ID,
    by reader: Learner.ID,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.commented(entry, text: text), by: reader, at: date, stamp: stamp)
  }
}

extension Diary {
  /// Offers a shared entry to its readers as an example of how to write, or takes that back.
  ///
  /// Learners who are stuck look at examples; see ``examples(for:in:)``. An entry
  /// that is made private again is none any more.
  ///
  /// - Throws: ``Reflection/Refusal/notShared(_:)`` and ``Reflection/Refusal/unknown(_:)``.
  @discardableResult
  public mutating func markExample(
    _ entry: Reflection.Entry.ID,
    _ isExample: Bool = true,
    at date: Date,
    stamp: Diary.Event.Stamp? = nil
  ) throws(DiaryError) -> Diary.Event {
    try perform(.markedExample(entry, isExample), by: nil, at: date, stamp: stamp)
  }
}

// MARK: - Questions

extension Diary {
  /// The entries with their audiences and feedback, for the owner, the latest day first.
  ///
  /// - Complexity: O(*n* log *n*).
  public var reflections: [Reflection] {
    state.reflections.entries.values.sorted { left, right in
      (right.entry.day, right.writtenAt, left.id) < (left.entry.day, left.writtenAt, right.id)
    }
  }

  /// Returns the entry with an identifier, or nil.
  public func reflection(_ id: Reflection.Entry.ID) -> Reflection? {
    state.reflections.entries[id]
  }

  /// Returns the entries that are shared with a reader, each with the reader's own comments.
  ///
  /// Entries that are shared with a course are among them when the reader is in that course. Only
  /// the owner sees the other readers and their comments.
  ///
  /// - Returns: The entries, the latest day first.
  /// - Complexity: O(*n* log *n*).
  public func reflections(
    sharedWith reader: Learner.ID,
    in courses: Set<DiaryCourse.ID> = []
  ) -> [Reflection.Shared] {
    reflections.compactMap { reflection in
      guard let audience = reflection.audience, reader != content.owner, audience.admits(reader),
        audience != .course || courses.contains(reflection.entry.course)
      else { return nil }
      let own = reflection.feedback.filter { $0.reader == reader }
      return Reflection.Shared(
        entry: reflection.entry,
        feedback: own,
        isExample: reflection.isExample
      )
    }
  }

  /// Returns the entries that are shared with a reader and offered as examples of how to write, for
  /// a learner who does not know what to write.
  ///
  /// ```swift
  /// let examples = diariesOfTheCourse.flatMap { $0.examples(for: "eva", in: ["coding"]) }
  /// ```
  ///
  /// - Returns: The entries without feedback, the latest day first.
  /// - Complexity: O(*n* log *n*).
  public func examples(
    for reader: Learner.ID,
    in courses: Set<DiaryCourse.ID> = []
  ) -> [Reflection.Entry] {
    reflections(sharedWith: reader, in: courses).filter(\.isExample).map(\.entry)
  }
}
