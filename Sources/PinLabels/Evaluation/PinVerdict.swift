/// How the answer for a pin is marked.
public enum PinVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is right.
  case right
  /// It is wrong but earns something, as the scoring says.
  case partial
  /// It is wrong.
  case wrong
  /// There is none.
  case unanswered
}
