internal import LudusCore
internal import LudusFoundation

/// The entries of the learner, their audiences and the feedback on them.
struct ReflectionLog: Hashable, Sendable {
  /// The entries that are not erased.
  private(set) var entries: [Reflection.Entry.ID: Reflection] = [:]
  /// The identifiers that were ever used.
  private var used: Set<Reflection.Entry.ID> = []

  /// Adds a new entry without faults.
  mutating func write(_ entry: Reflection.Entry, at date: Date) throws(Reflection.Refusal) {
    guard used.insert(entry.id).inserted else { throw .duplicate(entry.id) }
    entries[entry.id] = Reflection(entry: entry, writtenAt: date)
  }

  /// Replaces an entry by one with the same identifier and without faults.
  mutating func rewrite(_ entry: Reflection.Entry, at date: Date) throws(Reflection.Refusal) {
    var reflection = try reflection(entry.id)
    reflection.entry = entry
    reflection.changedAt = date
    entries[entry.id] = reflection
  }

  /// Takes an entry away with all that was said about it.
  mutating func erase(_ id: Reflection.Entry.ID) throws(Reflection.Refusal) {
    _ = try reflection(id)
    entries[id] = nil
  }

  /// Says who may read an entry, in the place of who could before; nil stands for nobody.
  mutating func share(
    _ id: Reflection.Entry.ID,
    with audience: Reflection.Audience?
  ) throws(Reflection.Refusal) {
    var reflection = try reflection(id)
    if audience == nil, reflection.isPrivate { throw .notShared(id) }
    if case .people(let people) = audience, people.isEmpty { throw .noAudience(id) }
    reflection.audience = audience?.normalized
    entries[id] = reflection
  }

  /// Adds what a reader says about an entry.
  mutating func add(
    _ feedback: Reflection.Feedback,
    to id: Reflection.Entry.ID
  ) throws(Reflection.Refusal) {
    var reflection = try reflection(id)
    guard let audience = reflection.audience else { throw .notShared(id) }
    guard audience.admits(feedback.reader) else { throw .notReader(feedback.reader, of: id) }
    guard !feedback.text.isBlank else { throw .blankFeedback(id) }
    reflection.feedback.append(feedback)
    entries[id] = reflection
  }

  private func reflection(_ id: Reflection.Entry.ID) throws(Reflection.Refusal) -> Reflection {
    guard let reflection = entries[id] else { throw .unknown(id) }
    return reflection
  }
}
