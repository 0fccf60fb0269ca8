// SPDX-License-Identifier: Apache-2.0
extension Achievement {
  /// A number computed from activities, for instance how many todos were done in the kitchen.
  ///
  /// ```swift
  /// let todos = Achievement.Metric(.count, of: .todo)
  /// let kitchen = Achievement.Metric(.distinctDays, of: PlayerActivity.Filter(kinds: [.todo], tags: ["kitchen"]))
  /// ```
  public struct Metric: Hashable, Sendable {
    /// How a number is made from activities.
    public enum Quantity: Hashable, Sendable {
      /// How many activities there are.
      case count
      /// The sum of their amounts.
      case sum
      /// The greatest of their amounts, at least 0. Figures that an app knows, for instance a level,
      /// become achievements this way: each is recorded as the amount of an activity.
      case maximum
      /// On how many days there is one.
      case distinctDays
      /// How many subjects they have; those without a subject do not count.
      case distinctSubjects
      /// The length of the longest streak by some rules.
      case streak(Streak.Rules)
    }

    /// The number that the activities come to.
    public let quantity: Quantity
    /// The activities that count.
    public let filter: PlayerActivity.Filter

    /// Creates a metric.
    ///
    /// - Parameters:
    ///   - quantity: How the number is made.
    ///   - filter: Which activities are counted.
    public init(_ quantity: Quantity, of filter: PlayerActivity.Filter = PlayerActivity.Filter()) {
      self.quantity = quantity
      self.filter = filter
    }

    /// Creates a metric of the activities of some kinds.
    ///
    /// - Parameters:
    ///   - quantity: How the number is made.
    ///   - kinds: The kinds that are counted.
    public init(_ quantity: Quantity, of kinds: PlayerActivity.Kind...) {
      self.init(quantity, of: PlayerActivity.Filter(kinds: Set(kinds)))
    }
  }
}
