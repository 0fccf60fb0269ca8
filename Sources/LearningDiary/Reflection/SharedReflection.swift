extension Reflection {
  /// An entry as someone sees it with whom it is shared.
  public struct Shared: Hashable, Sendable, Identifiable {
    /// What was written.
    public let entry: Reflection.Entry
    /// What the reader said about it himself, oldest first.
    public let feedback: [Reflection.Feedback]

    /// What identifies the entry in its diary.
    public var id: Reflection.Entry.ID { entry.id }
  }
}
