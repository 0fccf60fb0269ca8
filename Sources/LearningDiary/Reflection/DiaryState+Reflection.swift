internal import Gamification
internal import LudusCore

// What the learner writes about his learning, who may read it, and what readers say.
extension DiaryState {
  mutating func apply(_ action: Reflection.Action, _ event: DiaryEvent) throws(DiaryError) {
    switch action {
    case .wrote(let entry):
      try check(entry)
      try reflections.write(entry, at: event.date)
    case .rewrote(let entry):
      try check(entry)
      try reflections.rewrite(entry, at: event.date)
    case .erased(let id):
      try reflections.erase(id)
    case .shared(let id, let audience):
      try reflections.share(id, with: audience)
    case .unshared(let id):
      try reflections.share(id, with: nil)
    case .commented(let id, let reader, let text):
      guard reader != content.owner else { throw .notReader(reader, of: id) }
      let feedback = Reflection.Feedback(reader: reader, text: text, date: event.date)
      try reflections.add(feedback, to: id)
    }
  }

  /// Refuses an entry with all its faults.
  private func check(_ entry: Reflection.Entry) throws(DiaryError) {
    var faults = entry.faults
    if courses[entry.course] == nil {
      faults.append(.unknownCourse(entry.course))
    }
    guard faults.isEmpty else { throw .invalidReflection(faults) }
  }
}
