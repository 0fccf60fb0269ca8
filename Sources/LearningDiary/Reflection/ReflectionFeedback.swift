public import Gamification
internal import LudusCore
internal import LudusFoundation

/// What a reader said about an entry that was shared with him.
public struct ReflectionFeedback: Hashable, Sendable {
  /// Who said it.
  public let reader: Member.ID
  /// What he said.
  public let text: String
  /// When.
  public let date: Date
}
