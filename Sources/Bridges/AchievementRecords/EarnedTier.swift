// SPDX-License-Identifier: Apache-2.0
package import LearningRecords
internal import LudusCore
package import PlayerProgress

/// A tier of an achievement that someone has.
package struct EarnedTier: Sendable {
  /// The achievement.
  package let achievement: Achievement
  /// The date when the tier was reached, and the activity by which it was.
  package let unlock: Achievement.Unlock
  /// The tier.
  let tier: Achievement.Tier

  /// The name of the tier; one of several without a name of its own has its number.
  package var name: String {
    let number = "\(achievement.title) \(unlock.tier.tier + 1)"
    return tier.name ?? (achievement.tiers.count > 1 ? number : achievement.title)
  }
}

extension Achievement.Standing {
  /// The tiers that the member has; one that was taken back is not among them.
  package var unlocks: [EarnedTier] {
    tiers.compactMap { standing in
      standing.unlock.flatMap { unlock in
        unlock.isVoided
          ? nil : EarnedTier(achievement: achievement, unlock: unlock, tier: standing.tier)
      }
    }
  }
}

extension OpenBadges.Issuer {
  /// Returns the badge for a tier that was earned in a group or a diary.
  ///
  /// - Parameters:
  ///   - earned: The tier.
  ///   - path: The steps from the address of the issuer to the group or diary.
  ///   - holder: The steps from there to the one who has it.
  /// - Returns: The badge.
  package func badge(
    for earned: EarnedTier,
    of path: [String],
    holder: [String] = []
  ) -> OpenBadges.Badge {
    let achievement = earned.achievement
    return badge(
      for: OpenBadges.Award(
        path: path,
        holder: holder,
        achievement: achievement.id.rawValue,
        tier: earned.unlock.tier.tier,
        name: earned.name,
        text: achievement.text.isEmpty ? achievement.title : achievement.text,
        image: earned.tier.image ?? achievement.image,
        wornTitle: earned.tier.wornTitle,
        date: earned.unlock.date
      )
    )
  }
}
