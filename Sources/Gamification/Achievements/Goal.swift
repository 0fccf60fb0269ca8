public import LudusCore

extension Achievement {
  /// What must be reached for a tier of an achievement.
  ///
  /// It is data, so that it can be stored and shown.
  ///
  /// ```swift
  /// Achievement.Goal.reach(Achievement.Metric(.count, of: .todo), 5)
  /// Achievement.Goal.all([.reach(Achievement.Metric(.sum, of: .points), 100), .not(.reach(Achievement.Metric(.count, of: .penalty),
  /// 1))])
  /// ```
  public indirect enum Goal: Hashable, Sendable {
    /// A metric comes to at least a number, which is 1 or more.
    case reach(Achievement.Metric, Int)
    /// All of the goals are reached, of which there is at least one.
    case all([Achievement.Goal])
    /// One of the goals is reached, of which there is at least one.
    case any([Achievement.Goal])
    /// The goal is not reached.
    case not(Achievement.Goal)

    /// How deep goals can be within each other.
    public static let maximumDepth = 16
  }
}

extension Achievement.Goal {
  /// How far a member is towards a goal.
  ///
  /// For ``Achievement/Goal/reach(_:_:)`` it is the metric's number of the number to reach. For ``Achievement/Goal/all(_:)``
  /// it is how many of the goals are reached of how many there are, for ``Achievement/Goal/any(_:)`` what it is
  /// for the goal that is nearest to being reached, and for ``Achievement/Goal/not(_:)`` 1 of 1 or 0 of 1.
  public struct Progress: Hashable, Sendable {
    /// What there is, also when it is more than the goal.
    public let value: Int
    /// What there must be, at least 1.
    public let goal: Int

    init(value: Int, goal: Int) {
      self.value = value
      self.goal = goal
    }

    /// Whether the goal is reached.
    public var isReached: Bool { value >= goal }

    /// The part of the way, from 0 to 1.
    public var part: Fraction {
      let part = try? Fraction(min(max(value, 0), goal), max(goal, 1))
      return part ?? .zero
    }
  }
}
