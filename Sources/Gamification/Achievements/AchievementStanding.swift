/// How a member stands with an achievement.
public struct AchievementStanding: Hashable, Sendable, Identifiable {
  /// The achievement.
  public let achievement: Achievement
  /// How the member stands with each tier.
  public let tiers: [AchievementTierStanding]

  /// The identifier of the achievement.
  public var id: Achievement.ID { achievement.id }

  /// Whether a tier is reached: those of which none is are shown in grey.
  public var isUnlocked: Bool { tiers.contains { $0.unlock != nil } }

  /// The first tier that is not reached, or nil when all are.
  public var next: AchievementTierStanding? { tiers.first { $0.unlock == nil } }
}

/// How a member stands with a tier of an achievement.
public struct AchievementTierStanding: Hashable, Sendable, Identifiable {
  /// Which tier of which achievement.
  public let id: AchievementTier.ID
  /// The tier.
  public let tier: AchievementTier
  /// When and by what it was reached; nil when it was not.
  public let unlock: AchievementUnlock?
  /// How far the member is towards the goal now.
  ///
  /// A tier once reached stays, even if its goal is no longer reached, as one that asks for the
  /// absence of something.
  public let progress: GoalProgress
  /// Whether it is reached and the member has not looked at it yet.
  public let isUnseen: Bool
}
