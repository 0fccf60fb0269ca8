public import LudusFoundation

/// An entry in a diary with what became of it.
public struct Reflection: Hashable, Sendable, Identifiable {
  /// What was written, as it was last changed.
  public internal(set) var entry: Reflection.Entry
  /// When it was written.
  public let writtenAt: Date
  /// When it was last changed, or nil if it never was.
  public internal(set) var changedAt: Date?
  /// Who may read it, or nil for nobody but its owner.
  public internal(set) var audience: Reflection.Audience?
  /// What readers said about it, oldest first.
  public internal(set) var feedback: [Reflection.Feedback] = []

  /// What identifies the entry in its diary.
  public var id: Reflection.Entry.ID { entry.id }

  /// Whether nobody but its owner may read it.
  public var isPrivate: Bool { audience == nil }
}
