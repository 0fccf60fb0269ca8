/// A reason why a word is wrong, as it stands in a checklist.
public struct Justification: Hashable, Sendable, Identifiable, Codable {
  /// What identifies the reason within its exercise.
  public let id: String
  /// What the child reads.
  public let text: String

  /// Creates a reason.
  public init(id: String, text: String) {
    self.id = id
    self.text = text
  }
}
