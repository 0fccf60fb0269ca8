// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Something that members can be proud of, in one tier or in several that are harder and harder.
///
/// ```swift
/// Achievement(id: "todos", title: "Helping hand", text: "Complete todos.", tiers: [
///   Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 1)),
///   Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 5), wornTitle: "the Diligent"),
/// ])
/// ```
///
/// In JSON an achievement is an object with `id`, `title`, `tiers`, and perhaps `text`, `image` and `"secret":true`.
public struct Achievement: Hashable, Sendable, Identifiable {
  /// Identifies an achievement.
  public typealias ID = Identifier<Achievement>

  /// The identifier, unique within its book.
  public let id: ID
  /// The name of the achievement.
  public let title: String
  /// The task, for members; empty when the title says it.
  public let text: String
  /// A reference to the image, for instance a file's name; nil when there is none.
  public let image: String?
  /// The tiers, at least one, the easiest first.
  public let tiers: [Achievement.Tier]
  /// Whether members do not see what it is about before they reach its first tier; see
  /// ``Achievement/Standing/visible``.
  public let isSecret: Bool

  /// Creates an achievement, which an ``AchievementBook`` checks.
  public init(
    id: ID,
    title: String,
    text: String = "",
    image: String? = nil,
    tiers: [Achievement.Tier],
    isSecret: Bool = false
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.image = image
    self.tiers = tiers
    self.isSecret = isSecret
  }
}

extension Achievement {
  /// A step of an achievement, with its goal.
  ///
  /// ```swift
  /// let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 25), wornTitle: "the Diligent")
  /// ```
  ///
  /// In JSON a tier is an object with `goal`, and perhaps `name`, `wornTitle` and `image`.
  public struct Tier: Hashable, Sendable {
    /// The goal to reach.
    public let goal: Achievement.Goal
    /// The name of the tier, for instance "Gold"; nil when it has none of its own.
    public let name: String?
    /// The title that members may wear with their names, for instance "the Diligent"; nil when there is
    /// none.
    public let wornTitle: String?
    /// A reference to the tier's image; nil when it has that of the achievement.
    public let image: String?

    /// Creates a tier.
    public init(
      _ goal: Achievement.Goal,
      name: String? = nil,
      wornTitle: String? = nil,
      image: String? = nil
    ) {
      self.goal = goal
      self.name = name
      self.wornTitle = wornTitle
      self.image = image
    }

    /// Which tier of which achievement.
    public struct ID: Hashable, Sendable {
      /// The achievement.
      public let achievement: Achievement.ID
      /// The index of the tier, from 0.
      public let tier: Int

      /// Names a tier.
      public init(_ achievement: Achievement.ID, tier: Int = 0) {
        self.achievement = achievement
        self.tier = tier
      }
    }
  }
}

extension Achievement.Tier.ID: Comparable {
  /// Whether one is before the other, by achievement and then by tier.
  public static func < (left: Self, right: Self) -> Bool {
    (left.achievement, left.tier) < (right.achievement, right.tier)
  }
}

// MARK: - JSON

extension Achievement: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text, default: "")
    let image = record.field("image", \.image)
    let tiers = record.field("tiers", \.tiers)
    let isSecret = record.field("secret", \.isSecret, default: false)
    return try Self(
      id: id(),
      title: title(),
      text: text(),
      image: image(),
      tiers: tiers(),
      isSecret: isSecret()
    )
  }
}

extension Achievement.Tier: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let goal = record.field("goal", \.goal)
    let name = record.field("name", \.name)
    let wornTitle = record.field("wornTitle", \.wornTitle)
    let image = record.field("image", \.image)
    return try Self(goal(), name: name(), wornTitle: wornTitle(), image: image())
  }
}

extension Achievement.Tier.ID: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let achievement = record.field("achievement", \.achievement)
    let tier = record.field("tier", \.tier)
    return try Self(achievement(), tier: tier())
  }
}
