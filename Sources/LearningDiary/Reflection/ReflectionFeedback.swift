public import Gamification
internal import LudusCore
internal import LudusFoundation

extension Reflection {
  /// What a reader said about an entry that was shared with him.
  public struct Feedback: Hashable, Sendable {
    /// Who said it.
    public let reader: Member.ID
    /// What he said.
    public let text: String
    /// When.
    public let date: Date
  }
}
