// SPDX-License-Identifier: Apache-2.0
public import LudusCore

extension Achievement {
  /// The goal of a tier of an achievement.
  ///
  /// It is data, so that it can be stored and shown. In JSON a goal is an object:
  /// `{"metric":"count","of":{"kinds":["todo"]},"reach":5}`, with the rules of a streak under `rules`, or
  /// `{"all":[...]}`, `{"any":[...]}`, `{"not":{...}}`.
  ///
  /// ```swift
  /// let todos = Achievement.Metric(.count, of: .todo)
  /// let penalties = Achievement.Metric(.count, of: .penalty)
  /// let goal = Achievement.Goal.all([.reach(todos, 5), .not(.reach(penalties, 1))])
  /// ```
  public indirect enum Goal: Hashable, Sendable {
    /// A metric reaches a number, which is 1 or more.
    case reach(Achievement.Metric, Int)
    /// All of the goals are reached, of which there is at least one.
    case all([Achievement.Goal])
    /// One of the goals is reached, of which there is at least one.
    case any([Achievement.Goal])
    /// The goal is not reached.
    case not(Achievement.Goal)

    /// How deep goals can be within each other.
    package static let maximumDepth = 16
  }
}

extension Achievement.Goal {
  /// The progress of a member toward a goal.
  ///
  /// For ``Achievement/Goal/reach(_:_:)`` it compares the metric with the number to reach. For
  /// ``Achievement/Goal/all(_:)`` it counts the goals that are reached, for ``Achievement/Goal/any(_:)`` it is the
  /// progress of the goal that is nearest to being reached, and for ``Achievement/Goal/not(_:)`` 1 of 1 or 0 of 1.
  public struct Progress: Hashable, Sendable {
    /// The number that there is, also when it is more than the goal.
    public let value: Int
    /// The number that there must be, at least 1.
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

// MARK: - JSON

extension Achievement.Goal: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    // Deeper than any goal may be: refused before recursion becomes a danger.
    guard record.depth <= 4 * maximumDepth else {
      record.takeOtherKeys()
      throw ContentError(faults: [LocatedFault(RuleFault.nestedTooDeeply, at: ContentPlace())])
    }
    let all = record.field("all", \.all, as: .list())
    let any = record.field("any", \.any, as: .list())
    let not = record.field("not", \.not)
    let metric = record.field("metric", \.metricName)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    let rules = record.field("rules", \.streakRules, default: .daily)
    let number = record.field("reach", \.number)
    let isReach = try metric() != nil || number() != nil
    let forms = [try all() != nil, try any() != nil, try not() != nil, isReach]
    if forms.count(where: { $0 }) > 1 {
      record.note(.malformed("expected one of the keys all, any, not, metric"))
    }
    if let goals = try all() { return .all(goals) }
    if let goals = try any() { return .any(goals) }
    if let goal = try not() { return .not(goal) }
    for (key, isThere) in [("metric", try metric() != nil), ("reach", try number() != nil)]
    where !isThere {
      record.note(.malformed("this key is missing"), at: ContentPlace().key(key))
    }
    let quantity = try metric()?.quantity(rules()) ?? .count
    return try .reach(Achievement.Metric(quantity, of: filter()), number() ?? 1)
  }

  /// The names of what metrics count.
  private enum MetricName: String, JSONName {
    case count, sum, maximum, distinctDays, distinctSubjects, streak

    func quantity(_ rules: Streak.Rules) -> Achievement.Metric.Quantity {
      switch self {
      case .count: .count
      case .sum: .sum
      case .maximum: .maximum
      case .distinctDays: .distinctDays
      case .distinctSubjects: .distinctSubjects
      case .streak: .streak(rules)
      }
    }
  }

  private var all: [Self]? { if case .all(let goals) = self { goals } else { nil } }
  private var any: [Self]? { if case .any(let goals) = self { goals } else { nil } }
  private var not: Self? { if case .not(let goal) = self { goal } else { nil } }
  private var metric: Achievement.Metric? {
    if case .reach(let metric, _) = self { metric } else { nil }
  }
  private var number: Int? { if case .reach(_, let number) = self { number } else { nil } }
  private var filter: PlayerActivity.Filter { metric?.filter ?? PlayerActivity.Filter() }
  private var streakRules: Streak.Rules {
    if case .streak(let rules) = metric?.quantity { rules } else { .daily }
  }
  private var metricName: MetricName? {
    metric.map { metric in
      switch metric.quantity {
      case .count: .count
      case .sum: .sum
      case .maximum: .maximum
      case .distinctDays: .distinctDays
      case .distinctSubjects: .distinctSubjects
      case .streak: .streak
      }
    }
  }
}

// MARK: - Faults

extension Achievement.Goal {
  // What is wrong with a goal that is in `depth` others, with places within it.
  func faults(depth: Int = 0) -> [LocatedFault<RuleFault>] {
    guard depth < Self.maximumDepth else {
      return [LocatedFault(.nestedTooDeeply, at: ContentPlace())]
    }
    let place = ContentPlace()
    switch self {
    case .reach(let metric, let number):
      return metric.filter.faults.within(place.key("of"))
        + RuleFault.faults([("reach", number, 1...Int.max)])
    case .all(let goals):
      return Self.faults(of: goals, at: place.key("all"), depth)
    case .any(let goals):
      return Self.faults(of: goals, at: place.key("any"), depth)
    case .not(let goal):
      return goal.faults(depth: depth + 1).within(place.key("not"))
    }
  }

  private static func faults(
    of goals: [Achievement.Goal],
    at place: ContentPlace,
    _ depth: Int
  ) -> [LocatedFault<RuleFault>] {
    guard !goals.isEmpty else { return [LocatedFault(.tooFew(0, expected: 1), at: place)] }
    return goals.enumerated().flatMap { index, goal in
      goal.faults(depth: depth + 1).within(place.index(index))
    }
  }
}
