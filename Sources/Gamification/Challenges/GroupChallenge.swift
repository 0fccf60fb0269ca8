public import LudusCore
public import LudusFoundation

/// A goal that a group reaches together, or not.
///
/// ```swift
/// let challenge = GroupChallenge(
///   id: "spring-cleaning", title: "Clean the whole flat", goal: .todos(12), tags: ["cleaning"],
///   until: endOfMarch, reward: .each(10))
/// ```
///
/// What members complete after the challenge was opened and before its deadline counts. When the
/// goal is reached, everyone who contributed is rewarded.
///
/// In JSON a challenge is an object with `id`, `title`, `goal`, `until` and `reward`, and with `text` and `tags`
/// when they say something: `{"goal":{"todos":12},"reward":{"each":10},...}`.
public struct GroupChallenge: Identifiable, Hashable, Sendable {
  /// What identifies a challenge in its group.
  public typealias ID = Identifier<GroupChallenge>

  /// What is to be reached.
  public enum Goal: Hashable, Sendable {
    /// A number of completed todos.
    case todos(Int)
    /// A number of points for completed todos, without bonuses.
    case points(Int)

    /// The number.
    public var amount: Int {
      switch self {
      case .todos(let amount), .points(let amount): amount
      }
    }
  }

  /// What those who contributed get.
  public enum Reward: Hashable, Sendable {
    /// As many points each.
    case each(Int)
    /// As many points together, in shares that differ by at most one point and add up exactly.
    case split(Int)

    /// The number of points.
    public var points: Int {
      switch self {
      case .each(let points), .split(let points): points
      }
    }
  }

  /// What identifies it in its group.
  public let id: ID
  /// What it is called.
  public let title: String
  /// More about it.
  public let text: String
  /// What is to be reached.
  public let goal: Goal
  /// The tags of the todos that count, each once and in order; none for all todos.
  public let tags: [String]
  /// When it ends, to the millisecond: what is completed then does not count any more.
  public let deadline: Date
  /// What those who contributed get.
  public let reward: Reward

  /// Creates a challenge.
  ///
  /// - Parameters:
  ///   - id: What identifies it in its group.
  ///   - title: What it is called.
  ///   - text: More about it.
  ///   - goal: What is to be reached, at least 1.
  ///   - tags: A todo counts when it has one of these; none for all todos.
  ///   - deadline: When it ends.
  ///   - reward: What those who contributed get, 0 points or more.
  public init(
    id: ID,
    title: String,
    text: String = "",
    goal: Goal,
    tags: [String] = [],
    until deadline: Date,
    reward: Reward
  ) {
    self.id = id
    self.title = title
    self.text = text
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
    let goal = record.field("goal", \.goal)
    let tags = record.field("tags", \.tags, default: [])
    let deadline = record.field("until", \.deadline, as: .milliseconds)
    let reward = record.field("reward", \.reward)
    return try Self(
      id: id(),
      title: title(),
      text: text(),
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
    let (kind, amount) = try record.onlyField { (kind: Kind) in \.[kind] }
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
    let (kind, points) = try record.onlyField { (kind: Kind) in \.[kind] }
    return kind == .each ? .each(points) : .split(points)
  }

  private subscript(kind: Kind) -> Int? {
    switch (self, kind) {
    case (.each(let points), .each), (.split(let points), .split): points
    default: nil
    }
  }
}
