public import LudusFoundation
internal import LudusCore

extension Achievement {
  /// A tier of an achievement that a member has reached.
  public struct Unlock: Hashable, Sendable {
    /// The tier.
    public let tier: Achievement.Tier.ID
    /// The member who reached it.
    public let member: Member.ID
    /// The activity that reached it.
    public let activity: PlayerActivity.ID
    /// The date of that activity.
    public let date: Date
    /// Whether so much was voided since that it would not be reached without what was voided.
    public internal(set) var isVoided = false
  }
}

extension AchievementTracker {
  /// What becomes of achievements whose activities are voided.
  public enum RevocationPolicy: String, CaseIterable, Hashable, Sendable {
    /// They are kept, and marked as voided.
    case keep
    /// They are lost.
    case revoke
  }
}

extension AchievementTracker.RevocationPolicy: JSONName {}
