public import LudusCore

extension Reflection {
  /// Why a diary refuses a command about a reflection.
  public enum Refusal: Error, Hashable, Sendable {
    /// The entry cannot be taken, for all of these reasons.
    case invalid([DiaryFault])
    /// There is, or was, another entry with this identifier.
    case duplicate(Reflection.Entry.ID)
    /// There is no entry with this identifier.
    case unknown(Reflection.Entry.ID)
    /// The audience of the entry would have nobody in it.
    case noAudience(Reflection.Entry.ID)
    /// The entry is private.
    case notShared(Reflection.Entry.ID)
    /// Someone may not read the entry, or is its owner.
    case notReader(Learner.ID, of: Reflection.Entry.ID)
    /// The feedback on the entry says nothing.
    case blankFeedback(Reflection.Entry.ID)
  }
}

extension Reflection.Refusal: CustomStringConvertible {
  /// The reason, for developers.
  public var description: String {
    switch self {
    case .invalid(let faults): faults.map(\.description).joined(separator: "; ")
    case .duplicate(let id): "there is, or was, a reflection \"\(id)\" already"
    case .unknown(let id): "there is no reflection \"\(id)\""
    case .noAudience(let id): "the audience of the reflection \"\(id)\" has nobody in it"
    case .notShared(let id): "the reflection \"\(id)\" is private"
    case .notReader(let reader, let id): "\(reader) is no reader of the reflection \"\(id)\""
    case .blankFeedback(let id): "the feedback on the reflection \"\(id)\" says nothing"
    }
  }
}

extension DiaryText {
  func text(of refusal: Reflection.Refusal) -> String {
    switch refusal {
    case .invalid(let faults): text(of: faults)
    case .duplicate: self("reflection.duplicate")
    case .unknown: self("reflection.unknown")
    case .noAudience: self("reflection.noAudience")
    case .notShared: self("reflection.notShared")
    case .notReader: self("reflection.notReader")
    case .blankFeedback: self("reflection.nothingWritten")
    }
  }
}
