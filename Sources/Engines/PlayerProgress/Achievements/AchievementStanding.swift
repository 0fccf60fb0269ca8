// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation

extension Achievement {
  /// A member's standing in an achievement.
  public struct Standing: Hashable, Sendable, Identifiable {
    /// The achievement.
    public let achievement: Achievement
    /// The member's standing in each tier.
    public let tiers: [Achievement.TierStanding]

    /// The identifier of the achievement.
    public var id: Achievement.ID { achievement.id }

    /// Whether a tier is reached.
    ///
    /// Show achievements without one in gray.
    public var isUnlocked: Bool { tiers.contains { $0.unlock != nil } }

    /// Whether the achievement is secret and the member has not reached any tier of it.
    ///
    /// Show a placeholder for it, and neither goal nor progress.
    public var isHidden: Bool { achievement.isSecret && !isUnlocked }

    /// The achievement as the member may see it, or nil while it ``isHidden``.
    public var visible: Achievement? { isHidden ? nil : achievement }

    /// The first tier that is not reached yet, or nil if all are.
    public var next: Achievement.TierStanding? { tiers.first { $0.unlock == nil } }
  }
}

extension Achievement {
  /// A member's standing in a tier of an achievement.
  public struct TierStanding: Hashable, Sendable, Identifiable {
    /// The identifier of the tier.
    public let id: Achievement.Tier.ID
    /// The tier.
    public let tier: Achievement.Tier
    /// The date when it was reached, and the activity by which it was; nil when it was not.
    public let unlock: Achievement.Unlock?
    /// The progress of the member toward the goal.
    ///
    /// A tier stays reached even if its goal no longer is, for instance one that asks for the
    /// absence of something.
    public let progress: Achievement.Goal.Progress
    /// Whether it is reached and the member has not looked at it yet.
    public let isUnseen: Bool
  }
}

extension Achievement {
  /// A tier of an achievement that a member has reached.
  public struct Unlock: Hashable, Sendable {
    /// The tier.
    public let tier: Achievement.Tier.ID
    /// The member who reached it.
    package let member: Member.ID
    /// The activity that reached it.
    package let activity: PlayerActivity.ID
    /// The date of that activity.
    public let date: Date
    /// Whether activities that it needs were voided since.
    public internal(set) var isVoided = false
  }
}

extension AchievementTracker {
  /// A policy on whether achievements are kept when their activities are voided.
  public enum RevocationPolicy: String, CaseIterable, Hashable, Sendable {
    /// They are kept, and marked as voided.
    case keep
    /// They are lost.
    case revoke
  }
}

extension AchievementTracker.RevocationPolicy: JSONName {}

extension Achievement {
  /// The choice of the title that a member wears.
  public enum WornTitle: Hashable, Sendable {
    /// That of the tier reached last.
    case latest
    /// No title.
    case none
    /// That of a tier.
    case of(Achievement.Tier.ID)
  }
}

/// In JSON a choice is `"latest"`, `"none"` or a tier: `{"achievement":"todos","tier":1}`.
extension Achievement.WornTitle: Codable {
  private enum Name: String {
    case latest, none
  }

  /// Reads a choice.
  ///
  /// - Throws: A `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      guard let name = Name(rawValue: text) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "expected \"latest\", \"none\" or a tier, found \"\(text)\""
        )
      }
      self = name == .latest ? .latest : .none
    } else {
      self = .of(try container.decode(Achievement.Tier.ID.self))
    }
  }

  /// Writes the choice.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .latest: try container.encode(Name.latest.rawValue)
    case .none: try container.encode(Name.none.rawValue)
    case .of(let tier): try container.encode(tier)
    }
  }
}

/// A choice of a title with its date.
///
/// Of two choices on the same date the later one in an order that only serves to choose always the
/// same one counts.
struct DatedTitleChoice: Hashable, Sendable, Comparable {
  let date: Date
  let title: Achievement.WornTitle

  static func < (left: Self, right: Self) -> Bool {
    guard left.date == right.date else { return left.date < right.date }
    switch (left.title, right.title) {
    case (.of(let left), .of(let right)): return left < right
    case (.latest, .none), (.latest, .of), (.none, .of): return true
    default: return false
    }
  }
}
