// SPDX-License-Identifier: Apache-2.0
internal import PlayerProgress
internal import LudusCore
internal import LudusFoundation

// Reflections of the learner, their audiences and the feedback on them.
extension DiaryState {
  mutating func write(_ entry: Reflection.Entry, _ event: Diary.Event) throws(DiaryError) {
    try reflections.write(try checked(entry), at: event.date)
    progress.note(
      activity(
        .reflection,
        id: PlayerActivity.ID(event.id.rawValue),
        subject: entry.id.rawValue,
        course: entry.course,
        at: event.date
      )
    )
  }

  /// Returns an entry that has no faults.
  func checked(_ entry: Reflection.Entry) throws(DiaryError) -> Reflection.Entry {
    var faults = entry.faults
    if courses[entry.course] == nil {
      faults.append(.unknownCourse(entry.course))
    }
    guard faults.isEmpty else { throw .reflection(.invalid(faults)) }
    return entry
  }
}

/// The entries of the learner, their audiences and the feedback on them.
struct ReflectionLog: Hashable, Sendable {
  /// The entries that are not erased.
  private(set) var entries: [Reflection.Entry.ID: Reflection] = [:]
  /// The identifiers that were ever used.
  private(set) var used: Set<Reflection.Entry.ID> = []

  /// Adds a new entry without faults.
  mutating func write(_ entry: Reflection.Entry, at date: Date) throws(DiaryError) {
    guard used.insert(entry.id).inserted else { throw .reflection(.duplicate(entry.id)) }
    entries[entry.id] = Reflection(entry: entry, writtenAt: date)
  }

  /// Replaces an entry by one with the same identifier and without faults.
  mutating func rewrite(_ entry: Reflection.Entry, at date: Date) throws(DiaryError) {
    var reflection = try reflection(entry.id)
    reflection.entry = entry
    reflection.changedAt = date
    entries[entry.id] = reflection
  }

  /// Takes an entry away with the feedback on it.
  mutating func erase(_ id: Reflection.Entry.ID) throws(DiaryError) {
    _ = try reflection(id)
    entries[id] = nil
  }

  /// Shares an entry with an audience, in place of the one before; nil stands for nobody.
  mutating func share(
    _ id: Reflection.Entry.ID,
    with audience: Reflection.Audience?
  ) throws(DiaryError) {
    var reflection = try reflection(id)
    if audience == nil, reflection.isPrivate { throw .reflection(.notShared(id)) }
    if case .people(let people) = audience, people.isEmpty { throw .reflection(.noAudience(id)) }
    reflection.audience = audience?.normalized
    entries[id] = reflection
  }

  /// Adds the feedback of a reader on an entry.
  mutating func add(
    _ feedback: Reflection.Feedback,
    to id: Reflection.Entry.ID
  ) throws(DiaryError) {
    guard let audience = try reflection(id).audience else { throw .reflection(.notShared(id)) }
    guard audience.admits(feedback.reader) else {
      throw .reflection(.notReader(feedback.reader, of: id))
    }
    guard !feedback.text.isBlank else { throw .reflection(.blankFeedback(id)) }
    // In place, or each comment would copy all before it.
    entries[id]?.feedback.append(feedback)
  }

  private func reflection(_ id: Reflection.Entry.ID) throws(DiaryError) -> Reflection {
    guard let reflection = entries[id] else { throw .reflection(.unknown(id)) }
    return reflection
  }
}
