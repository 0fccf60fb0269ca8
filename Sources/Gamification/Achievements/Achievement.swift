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
/// Whether it makes sense is checked by the ``AchievementBook`` it belongs to.
public struct Achievement: Hashable, Sendable, Identifiable {
  /// What identifies an achievement.
  public typealias ID = Identifier<Achievement>

  /// The identifier, unique within its book.
  public let id: ID
  /// What it is called.
  public let title: String
  /// What is to be done, for members; empty when the title says it.
  public let text: String
  /// What stands for the image, such as a file's name; nil when there is none.
  public let image: String?
  /// The tiers, at least one, the easiest first.
  public let tiers: [Achievement.Tier]

  /// Creates an achievement.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique within its book.
  ///   - title: What it is called.
  ///   - text: What is to be done, for members.
  ///   - image: What stands for the image.
  ///   - tiers: The tiers, at least one, the easiest first.
  public init(
    id: ID,
    title: String,
    text: String = "",
    image: String? = nil,
    tiers: [Achievement.Tier]
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.image = image
    self.tiers = tiers
  }
}

extension Achievement {
  /// A step of an achievement, with what must be reached for it.
  ///
  /// ```swift
  /// let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 25), wornTitle: "the Diligent")
  /// ```
  public struct Tier: Hashable, Sendable {
    /// What must be reached.
    public let goal: Achievement.Goal
    /// What the tier is called, such as "Gold"; nil when it has no name of its own.
    public let name: String?
    /// The title that members may wear with their names, such as "the Diligent"; nil when there is
    /// none.
    public let wornTitle: String?
    /// What stands for the tier's image; nil when it has that of the achievement.
    public let image: String?

    /// Creates a tier.
    ///
    /// - Parameters:
    ///   - goal: What must be reached.
    ///   - name: What the tier is called.
    ///   - wornTitle: The title that members may wear with their names.
    ///   - image: What stands for the tier's image.
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
    public struct ID: Hashable, Sendable, Codable {
      /// The achievement.
      public let achievement: Achievement.ID
      /// The index of the tier, from 0.
      public let tier: Int

      /// Names a tier.
      ///
      /// - Parameters:
      ///   - achievement: The achievement.
      ///   - tier: The index of the tier, from 0.
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
