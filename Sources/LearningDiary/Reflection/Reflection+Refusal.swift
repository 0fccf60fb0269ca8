public import LudusCore

extension Reflection {
  /// Why a diary refuses a command about a reflection.
  public enum Refusal: Error, Hashable, Sendable {
    /// The entry cannot be taken, for all of these reasons.
    case invalid([Reflection.Fault])
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

  /// Why a diary does not take an entry.
  public enum Fault: Hashable, Sendable {
    /// The identifier is empty.
    case emptyIdentifier
    /// Neither the text nor an answer says anything.
    case nothingWritten
    /// A prompt is answered more than once.
    case duplicateAnswer(Reflection.Prompt)
    /// The diary does not know the course.
    case unknownCourse(DiaryCourse.ID)
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

  /// Returns what to say to the one whose action is refused: whole sentences without identifiers.
  public func sentence(in language: Language) -> String {
    DiaryText(in: language).text(of: self)
  }
}

extension Reflection.Fault: CustomStringConvertible {
  /// The fault, for developers.
  public var description: String {
    switch self {
    case .emptyIdentifier: "the identifier is empty"
    case .nothingWritten: "neither text nor answer says anything"
    case .duplicateAnswer(let prompt): "the prompt \(prompt) is answered more than once"
    case .unknownCourse(let course): "there is no course \"\(course)\""
    }
  }
}

extension DiaryText {
  func text(of refusal: Reflection.Refusal) -> String {
    switch refusal {
    case .invalid(let faults): faults.map(text).joined(separator: " ")
    case .duplicate: self("reflection.duplicate")
    case .unknown: self("reflection.unknown")
    case .noAudience: self("reflection.noAudience")
    case .notShared: self("reflection.notShared")
    case .notReader: self("reflection.notReader")
    case .blankFeedback: self("reflection.nothingWritten")
    }
  }

  /// Returns the sentence for a fault.
  private func text(of fault: Reflection.Fault) -> String {
    switch fault {
    case .emptyIdentifier: self("item.emptyIdentifier")
    case .nothingWritten: self("reflection.nothingWritten")
    case .duplicateAnswer: self("reflection.duplicateAnswer")
    case .unknownCourse: self("course.unknown")
    }
  }
}
