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
/// A todo counts if it is completed after the challenge was opened and before its deadline. When
/// the goal is reached, everyone who contributed is rewarded.
///
/// A ``Form`` makes it a contest, and only those who win are rewarded:
///
/// ```swift
/// let duel = GroupChallenge(
///   id: "duel", title: "Ada against Bob", form: .duel("ada", "bob"), goal: .todos(5), until: sunday,
///   reward: .each(10))
/// ```
///
/// A duel begins when both have accepted it; see ``PlayerGroup/accept(_:by:at:stamp:)``.
///
/// In JSON a challenge is an object with `id`, `title`, `goal`, `until` and `reward`, and with
/// `text`, `form` and `tags` when they say something, and with `asked` if it must be accepted:
/// `{"goal":{"todos":12},"reward":{"each":10},...}`.
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
  /// The way to win it.
  public let form: Form
  /// The goal, which is at least 1; in a contest it is that of each member.
  public let goal: Goal
  /// A todo counts if it has one of these tags, each once and in order; without any, all todos
  /// count.
  public let tags: [String]
  /// The date when it ends, to the millisecond.
  ///
  /// A todo that is completed then does not count any more.
  public let deadline: Date
  /// The reward for contributors or, in a contest, for winners; 0 points or more.
  public let reward: Reward
  /// Whether it begins only when those who play it have accepted it: a duel, since there are
  /// answers to it.
  public internal(set) var isAsked = false

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

  /// Returns the challenge that must be accepted, or must not.
  func asking(_ isAsked: Bool) -> GroupChallenge {
    var challenge = self
    challenge.isAsked = isAsked
    return challenge
  }

  /// Whether completing a todo with some tags counts.
  func counts(_ tagsOfTodo: [String]) -> Bool {
    tags.isEmpty || tagsOfTodo.contains { tags.contains($0) }
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
    let isAsked = record.field("asked", \.isAsked, default: false)
    var challenge = try Self(
      id: id(),
      title: title(),
      text: text(),
      form: form(),
      goal: goal(),
      tags: tags(),
      until: deadline(),
      reward: reward()
    )
    challenge.isAsked = try isAsked()
    return challenge
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

extension GroupChallenge {
  /// A group's progress in a challenge.
  public struct Progress: Identifiable, Hashable, Sendable {
    /// The stage of a challenge's life cycle.
    public enum State: Hashable, Sendable {
      /// Those who are to play it have not all accepted it.
      case asked
      /// One of them does not want to play.
      case declined
      /// There is still time left.
      case running
      /// The goal is reached.
      case met
      /// The time is over.
      case missed
    }

    /// The challenge.
    public let challenge: GroupChallenge
    /// The member who set it.
    public let creator: Member.ID
    /// The date when it was opened.
    package let openedAt: Date
    /// The date when that became known.
    let knownSince: Date
    /// The number of todos or points so far, whichever the goal counts; in a contest those of the
    /// best member.
    public internal(set) var amount = 0
    /// The date when the goal was reached.
    public internal(set) var metAt: Date?
    /// The number of todos or points that each member contributed; a shared todo counts for
    /// everyone who did it.
    public internal(set) var contributions: [Member.ID: Int] = [:]
    /// Those who are to play it and have not said whether they want to, in the order of the
    /// challenge.
    public internal(set) var awaited: [Member.ID] = []
    /// Those who do not want to play it.
    public internal(set) var declinedBy: [Member.ID] = []
    /// The date from which todos count for it; nil as long as somebody has to accept it.
    public internal(set) var beganAt: Date?
    /// The completions that it counted.
    private var counted: Set<PlayerGroup.Event.ID> = []
    /// The members who have won a contest so far, in the order in which they won.
    public internal(set) var winners: [Member.ID] = []
    /// Whether the one who set it has taken it back as a slip, so that it only stands for those who
    /// did something for it without knowing.
    var isTrace = false
    /// The date when it was taken back; anything done by then counts as if it had not been.
    var takenBackAt: Date?

    /// The identifier of the challenge.
    public var id: GroupChallenge.ID { challenge.id }

    /// The part of the goal that is reached, at most 1.
    public var part: Fraction {
      let part = try? Fraction(min(amount, challenge.goal.amount), challenge.goal.amount)
      return part ?? .one
    }

    /// Creates the progress of a challenge that was just opened.
    init(
      _ challenge: GroupChallenge,
      by creator: Member.ID,
      at date: Date,
      knownSince: Date
    ) {
      self.challenge = challenge
      self.creator = creator
      openedAt = date
      self.knownSince = knownSince
      if challenge.isAsked, case .duel(let one, let other) = challenge.form {
        awaited = [one, other].filter { $0 != creator }
      }
      beganAt = awaited.isEmpty ? date : nil
    }

    /// Notes what one of those who are to play it says; who declined can still accept it.
    mutating func answer(_ isAccepted: Bool, by member: Member.ID, at date: Date) {
      awaited.removeAll { $0 == member }
      declinedBy.removeAll { $0 == member }
      if !isAccepted { declinedBy.append(member) }
      if awaited.isEmpty, declinedBy.isEmpty, beganAt == nil { beganAt = date }
    }

    /// Returns the state of the challenge in its life at a date.
    public func state(at date: Date) -> State {
      if let metAt, metAt <= date { return .met }
      if !declinedBy.isEmpty { return .declined }
      if beganAt == nil, date < challenge.deadline { return .asked }
      return date < challenge.deadline ? .running : .missed
    }

    /// Whether a todo with some tags that was done at a date counts.
    func counts(_ tags: [String], at date: Date) -> Bool {
      metAt == nil && (!isTrace || takenBackAt.map { date <= $0 } ?? false) && isInTime(date)
        && challenge.counts(tags)
    }

    /// Whether a date is between opening and deadline.
    func isInTime(_ date: Date) -> Bool {
      beganAt.map { $0 <= date } ?? false && date < challenge.deadline
    }

    /// Those who have got the reward.
    var rewarded: [Member.ID] {
      guard metAt != nil else { return [] }
      return challenge.form == .together
        ? contributions.filter { $0.value > 0 }.map(\.key) : winners
    }

    /// Counts what members did together.
    ///
    /// - Parameters:
    ///   - shares: The shares of those who are credited.
    ///   - others: The shares of those who are not: they count for the goal of all alone.
    ///   - completion: The completion.
    ///   - date: The date when it counts.
    mutating func add(
      _ shares: [(member: Member.ID, points: Int)],
      besides others: [(member: Member.ID, points: Int)],
      for completion: PlayerGroup.Event.ID,
      at date: Date
    ) {
      counted.insert(completion)
      guard challenge.form == .together else { return addToContest(shares, at: date) }
      switch challenge.goal {
      case .todos:
        amount += 1
        for share in shares { contributions[share.member, default: 0] += 1 }
      case .points:
        // A sum beyond any goal is beyond it by whatever amount, and the ledger refuses one beyond
        // what a member can have.
        amount = (shares + others).reduce(amount) { $0.addingUpToMaximum($1.points) }
        for share in shares {
          let contribution = contributions[share.member, default: 0]
          contributions[share.member] = contribution.addingUpToMaximum(share.points)
        }
      }
      // Who did something for it without knowing that it was met comes later, and does not move
      // that. Nobody meets it by what counts for nobody.
      if amount >= challenge.goal.amount, metAt == nil,
        contributions.contains(where: { $0.value > 0 })
      {
        metAt = date
      }
    }

    /// Whether it has counted one of some completions.
    func hasCounted(anyOf completions: [PlayerGroup.Event.ID]) -> Bool {
      completions.contains { counted.contains($0) }
    }

    /// Takes back the contribution of a member.
    ///
    /// - Parameters:
    ///   - points: The points they got for it.
    ///   - member: The member who did it; nil where it counted for the goal of all alone.
    ///   - completion: The completion that it was for; one that did not count changes nothing.
    ///   - isWhole: Whether nobody else did it.
    mutating func takeBack(
      _ points: Int,
      of member: Member.ID?,
      for completion: PlayerGroup.Event.ID,
      isWhole: Bool
    ) {
      // One of the instant in which the challenge was opened may have come before it.
      guard metAt == nil, counted.contains(completion) else { return }
      guard challenge.form == .together else {
        if let member { takeBackFromContest(points, of: member) }
        return
      }
      switch challenge.goal {
      case .todos:
        amount -= isWhole ? 1 : 0
        if let member { contributions[member, default: 0] -= 1 }
      case .points:
        amount = max(0, amount - points)
        if let member {
          contributions[member] = max(0, contributions[member, default: 0] - points)
        }
      }
    }

    /// Returns the reward of everyone who contributed, once the goal is reached, in an order.
    func rewards(_ order: MemberOrder) -> [(member: Member.ID, points: Int)] {
      guard metAt != nil else { return [] }
      let members = order.sorted(
        challenge.form == .together
          ? contributions.filter { $0.value > 0 }.map(\.key) : winners
      )
      return switch challenge.reward {
      case .each(let points): members.map { ($0, points) }
      case .split(let points): ExactSplit.shares(of: points, among: members)
      }
    }
  }
}

extension GroupChallenge {
  /// A way to win a challenge.
  ///
  /// In JSON a form is `"together"`, `{"first":3}` or `{"duel":{"between":"ada","and":"bob"}}`.
  public enum Form: Hashable, Sendable {
    /// The group reaches the goal together, and all contributors are rewarded.
    case together
    /// Members pursue the goal individually, and this many win by reaching it first.
    ///
    /// If several share the todo that brings the last of them to the goal, all of them win.
    case first(Int)
    /// Two members play against each other: the first at the goal wins or, at the deadline, the one
    /// with more.
    ///
    /// If both have equally much then, but not nothing, both win.
    case duel(Member.ID, Member.ID)

    /// Whether two play against each other.
    var isDuel: Bool { if case .duel = self { true } else { false } }

    /// Whether a member's todos count.
    func counts(_ member: Member.ID) -> Bool {
      if case .duel(let one, let other) = self { member == one || member == other } else { true }
    }
  }
}

// Challenges in which members play against each other. Rewards are given when such a challenge is
// decided.
extension GroupChallenge.Progress {
  /// Counts what members did, each for themselves.
  mutating func addToContest(_ shares: [(member: Member.ID, points: Int)], at date: Date) {
    for share in shares where challenge.form.counts(share.member) {
      let step = if case .todos = challenge.goal { 1 } else { share.points }
      let contribution = contributions[share.member, default: 0].addingUpToMaximum(step)
      contributions[share.member] = contribution
      amount = max(amount, contribution)
      if contribution >= challenge.goal.amount, !winners.contains(share.member) {
        winners.append(share.member)
      }
    }
    let places = if case .first(let count) = challenge.form { count } else { 1 }
    if winners.count >= places, metAt == nil { metAt = date }
  }

  /// Takes back what a member did; nobody wins by it any more.
  mutating func takeBackFromContest(_ points: Int, of member: Member.ID) {
    guard challenge.form.counts(member) else { return }
    let step = if case .todos = challenge.goal { 1 } else { points }
    let contribution = max(0, contributions[member, default: 0] - step)
    contributions[member] = contribution
    amount = contributions.values.max() ?? 0
    if contribution < challenge.goal.amount { winners.removeAll { $0 == member } }
  }

  /// Decides at the deadline who wins.
  mutating func decide(at date: Date) {
    guard metAt == nil, beganAt != nil, declinedBy.isEmpty else { return }
    if case .duel = challenge.form, amount > 0 {
      winners = contributions.filter { $0.value == amount }.keys.sorted()
    }
    if !winners.isEmpty { metAt = date }
  }
}

extension GroupState {
  /// Ends a challenge in which members play against each other.
  mutating func decide(_ id: GroupChallenge.ID, at date: Date) {
    guard var challenge = challenges[id], challenge.metAt == nil,
      challenge.challenge.form != .together, challenge.challenge.deadline == date
    else { return }
    challenge.decide(at: date)
    challenges[id] = challenge
    runningChallenges.removeAll { $0 == id }
    guard challenge.metAt != nil else { return }
    let entries = challenge.rewards(order).enumerated().map { number, reward in
      Ledger.Entry(
        id: "\(id)#d\(number)",
        member: reward.member,
        change: .points(reward.points),
        reason: PointsReason(.challenge, subject: id.rawValue),
        date: date,
        recordedAt: date
      )
    }
    // Those who have as many points as there can be win without more.
    try? record(entries)
    noteRewards(of: challenge, id: "\(id)#w", at: date)
  }

  /// Records that members won or met a challenge.
  mutating func noteRewards(
    of challenge: GroupChallenge.Progress,
    id: String,
    besides rewarded: [Member.ID] = [],
    at date: Date
  ) {
    let kind: PlayerActivity.Kind =
      challenge.challenge.form == .together ? .challenge : .challengeWon
    let rewards = challenge.rewards(order).filter { !rewarded.contains($0.member) }
    for (number, reward) in rewards.enumerated() {
      record(
        kind,
        id: "\(id)\(number)",
        by: reward.member,
        subject: challenge.id.rawValue,
        amount: reward.points,
        tags: challenge.challenge.tags,
        at: date
      )
    }
    if let season = findSeason(at: date) {
      notePoints(of: rewards.map(\.member), in: season, at: date)
    }
  }
}

extension PlayerActivity.Kind {
  /// A challenge between members was won; the amount is the reward.
  public static let challengeWon: PlayerActivity.Kind = "challengeWon"
}

// MARK: - JSON

extension GroupChallenge.Form: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("together", .together),
    JSONTag("first", Self.first) { if case .first(let count) = $0 { count } else { nil } },
    JSONTag("duel", { (opponents: Opponents) in .duel(opponents.one, opponents.other) }) { form in
      guard case .duel(let one, let other) = form else { return nil }
      return Opponents(one: one, other: other)
    },
  ]
}

/// The two members of a duel.
private struct Opponents: Hashable, Sendable {
  let one: Member.ID
  let other: Member.ID
}

extension Opponents: JSONRecord {
  static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let one = record.field("between", \.one)
    let other = record.field("and", \.other)
    return try Self(one: one(), other: other())
  }
}
