public import Gamification
public import LudusCore
internal import LudusFoundation

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
  public func reflection(_ id: Reflection.Entry.ID) -> Reflection? {
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
    in courses: Set<DiaryCourse.ID> = []
  ) -> [Reflection.Shared] {
    reflections.compactMap { reflection in
      guard let audience = reflection.audience, reader != content.owner, audience.admits(reader),
        audience != .course || courses.contains(reflection.entry.course)
      else { return nil }
      let own = reflection.feedback.filter { $0.reader == reader }
      return Reflection.Shared(entry: reflection.entry, feedback: own)
    }
  }
}
