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
  public var title: String
  /// More about it.
  public var text: String
  /// What is to be reached.
  public var goal: Goal
  /// The tags of the todos that count, each once and in order; none for all todos.
  public let tags: [String]
  /// When it ends, to the millisecond: what is completed then does not count any more.
  public let deadline: Date
  /// What those who contributed get.
  public var reward: Reward

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
