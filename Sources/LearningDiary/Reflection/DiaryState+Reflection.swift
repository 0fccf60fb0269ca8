internal import LudusCore
internal import LudusFoundation

// What the learner writes about their learning, who may read it, and what readers say.
extension DiaryState {
  /// Makes a change by the owner.
  mutating func apply(_ action: Reflection.Action, _ event: DiaryEvent) throws(DiaryError) {
    do throws(Reflection.Refusal) {
      switch action {
      case .wrote(let entry):
        try check(entry)
        try reflections.write(entry, at: event.date)
      case .rewrote(let entry):
        try check(entry)
        try reflections.rewrite(entry, at: event.date)
      case .erased(let id): try reflections.erase(id)
      case .shared(let id, let audience): try reflections.share(id, with: audience)
      case .unshared(let id): try reflections.share(id, with: nil)
      case .commented(let id, _): throw .notReader(content.owner, of: id)
      }
    } catch {
      throw .reflection(error)
    }
  }

  /// Adds what a reader says.
  mutating func comment(
    _ text: String,
    on id: Reflection.Entry.ID,
    by reader: Learner.ID,
    at date: Date
  ) throws(DiaryError) {
    do throws(Reflection.Refusal) {
      guard reader != content.owner else { throw .notReader(reader, of: id) }
      try reflections.add(Reflection.Feedback(reader: reader, text: text, date: date), to: id)
    } catch {
      throw .reflection(error)
    }
  }

  /// Refuses an entry with all its faults.
  private func check(_ entry: Reflection.Entry) throws(Reflection.Refusal) {
    var faults = entry.faults
    if courses[entry.course] == nil {
      faults.append(.unknownCourse(entry.course))
    }
    guard faults.isEmpty else { throw .invalid(faults) }
  }
}
