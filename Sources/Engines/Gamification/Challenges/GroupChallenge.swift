// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// A goal that a group reaches together, or that its members compete for.
///
/// ```swift
/// let challenge = GroupChallenge(
///   id: "spring-cleaning", title: "Clean the whole flat", goal: .todos(12), tags: ["cleaning"],
///   until: endOfMarch, reward: .each(10))
/// ```
///
/// A todo counts if it is completed after the challenge was opened and before its deadline. When the
/// goal is reached, everyone who contributed is rewarded.
///
/// A ``Form`` makes it a contest, and only those who win are rewarded:
///
/// ```swift
/// let duel = GroupChallenge(
///   id: "duel", title: "Ada against Bob", form: .duel("ada", "bob"), goal: .todos(5), until: sunday,
///   reward: .each(10))
/// ```
///
/// In JSON a challenge is an object with `id`, `title`, `goal`, `until` and `reward`, and with `text`, `form` and `tags`
/// when they say something: `{"goal":{"todos":12},"reward":{"each":10},...}`.
public struct GroupChallenge: Identifiable, Hashable, Sendable {
  /// Identifies a challenge in its group.
  public typealias ID = Identifier<GroupChallenge>

  /// The todos or points to reach.
  public enum Goal: Hashable, Sendable {
    /// A number of completed todos.
    case todos(Int)
    /// A number of points for completed todos, without bonuses.
    case points(Int)

    /// The number.
    package var amount: Int {
      switch self {
      case .todos(let amount), .points(let amount): amount
      }
    }
  }

  /// The points for those who contributed.
  public enum Reward: Hashable, Sendable {
    /// As many points each.
    case each(Int)
    /// As many points together, in shares that differ by at most one point and add up exactly.
    case split(Int)

    /// The number of points.
    package var points: Int {
      switch self {
      case .each(let points), .split(let points): points
      }
    }
  }

  /// The identifier, unique in its group.
  public let id: ID
  /// The name of the challenge.
  public let title: String
  /// More about it.
  public let text: String
  /// The way in which it is won.
  public let form: Form
  /// The goal, which is at least 1; in a contest it is that of each member.
  public let goal: Goal
  /// A todo counts if it has one of these tags, each once and in order; without any, all todos count.
  public let tags: [String]
  /// When it ends, to the millisecond.
  ///
  /// A todo that is completed then does not count any more.
  public let deadline: Date
  /// The reward of those who contributed or, in a contest, of those who win; 0 points or more.
  public let reward: Reward

  /// Creates a challenge, which the group checks when it is opened.
  public init(
    id: ID,
    title: String,
    text: String = "",
    form: Form = .together,
    goal: Goal,
    tags: [String] = [],
    until deadline: Date,
    reward: Reward
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.form = form
    self.goal = goal
    self.tags = Set(tags).sorted()
    self.deadline = deadline.truncatedToMilliseconds ?? deadline
    self.reward = reward
  }

  /// Whether completing a todo counts.
  func counts(_ todo: Todo) -> Bool {
    tags.isEmpty || todo.tags.contains { tags.contains($0) }
  }
}

// MARK: - JSON

extension GroupChallenge: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let text = record.field("text", \.text, default: "")
    let form = record.field("form", \.form, default: .together)
    let goal = record.field("goal", \.goal)
    let tags = record.field("tags", \.tags, default: [])
    let deadline = record.field("until", \.deadline, as: .milliseconds)
    let reward = record.field("reward", \.reward)
    return try Self(
      id: id(),
      title: title(),
      text: text(),
      form: form(),
      goal: goal(),
      tags: tags(),
      until: deadline(),
      reward: reward()
    )
  }
}

extension GroupChallenge.Goal: JSONRecord {
  private enum Kind: String, JSONName { case todos, points }

  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let (kind, amount) = try record.onlyField { (kind: Kind, source) in source[kind] }
    return kind == .todos ? .todos(amount) : .points(amount)
  }

  private subscript(kind: Kind) -> Int? {
    switch (self, kind) {
    case (.todos(let amount), .todos), (.points(let amount), .points): amount
    default: nil
    }
  }
}

extension GroupChallenge.Reward: JSONRecord {
  private enum Kind: String, JSONName { case each, split }

  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let (kind, points) = try record.onlyField { (kind: Kind, source) in source[kind] }
    return kind == .each ? .each(points) : .split(points)
  }

  private subscript(kind: Kind) -> Int? {
    switch (self, kind) {
    case (.each(let points), .each), (.split(let points), .split): points
    default: nil
    }
  }
}
