public import LudusCore
public import LudusFoundation

/// An entry in a diary with its readers and their feedback.
public struct Reflection: Hashable, Sendable, Identifiable {
  /// The entry as it was last changed.
  public internal(set) var entry: Reflection.Entry
  /// When it was written.
  public let writtenAt: Date
  /// When it was last changed, or nil if it never was.
  public internal(set) var changedAt: Date?
  /// The readers, or nil for nobody but the owner.
  public internal(set) var audience: Reflection.Audience?
  /// The feedback of readers, oldest first.
  public internal(set) var feedback: [Reflection.Feedback] = []

  /// The identifier of the entry in its diary.
  public var id: Reflection.Entry.ID { entry.id }

  /// Whether nobody but its owner may read it.
  public var isPrivate: Bool { audience == nil }
}

extension Reflection {
  /// A comment of a reader on an entry that was shared with them.
  public struct Feedback: Hashable, Sendable {
    /// The reader.
    public let reader: Learner.ID
    /// The comment.
    public let text: String
    /// The date of the comment.
    public let date: Date
  }

  /// An entry as a reader sees it with whom it is shared.
  public struct Shared: Hashable, Sendable, Identifiable {
    /// The entry.
    public let entry: Reflection.Entry
    /// The reader's own comments on it, oldest first.
    public let feedback: [Reflection.Feedback]

    /// The identifier of the entry in its diary.
    public var id: Reflection.Entry.ID { entry.id }
  }
}
