/// An entry as someone sees it with whom it is shared.
public struct SharedReflection: Hashable, Sendable, Identifiable {
  /// What was written.
  public let entry: ReflectionEntry
  /// What the reader said about it himself, oldest first.
  public let feedback: [ReflectionFeedback]

  /// What identifies the entry in its diary.
  public var id: ReflectionEntry.ID { entry.id }
}
