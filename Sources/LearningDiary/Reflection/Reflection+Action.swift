public import LudusCore

extension Reflection {
  /// An action on reflections in a ``Diary``.
  ///
  /// In JSON the kind stands with `entry`, the entry or its identifier, and what the kind takes.
  public enum Action: Hashable, Sendable {
    /// The learner wrote an entry.
    case wrote(Reflection.Entry)
    /// The learner changed an entry to this.
    case rewrote(Reflection.Entry)
    /// The learner erased an entry.
    case erased(Reflection.Entry.ID)
    /// The learner shared an entry with an audience.
    case shared(Reflection.Entry.ID, with: Reflection.Audience)
    /// The learner made an entry private again.
    case unshared(Reflection.Entry.ID)
    /// A reader, who is the actor of the event, commented on an entry.
    case commented(Reflection.Entry.ID, text: String)
  }
}

extension Reflection.Action: JSONUnion {
  package static let cases: [JSONCase<Self, DiaryFault>] = [
    JSONCase("wrote", Self.wrote, "entry") {
      if case .wrote(let entry) = $0 { entry } else { nil }
    },
    JSONCase("rewrote", Self.rewrote, "entry") {
      if case .rewrote(let entry) = $0 { entry } else { nil }
    },
    JSONCase("erased", Self.erased, "entry") {
      if case .erased(let entry) = $0 { entry } else { nil }
    },
    JSONCase("shared", { Self.shared($0, with: $1) }, "entry", "audience") {
      if case .shared(let entry, let audience) = $0 { (entry, audience) } else { nil }
    },
    JSONCase("unshared", Self.unshared, "entry") {
      if case .unshared(let entry) = $0 { entry } else { nil }
    },
    JSONCase("commented", { Self.commented($0, text: $1) }, "entry", "text") {
      if case .commented(let entry, let text) = $0 { (entry, text) } else { nil }
    },
  ]
}
