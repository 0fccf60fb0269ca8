// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// Something for members to be proud of, in one tier or in several of increasing difficulty.
///
/// ```swift
/// Achievement(id: "todos", title: "Helping hand", text: "Complete todos.", tiers: [
///   Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 1)),
///   Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 5), wornTitle: "the Diligent"),
/// ])
/// ```
///
/// In JSON an achievement is an object with `id`, `title`, `tiers`, and perhaps `text`, `image` and
/// `"secret":true`.
public struct Achievement: Hashable, Sendable, Identifiable {
  /// Identifies an achievement.
  public typealias ID = Identifier<Achievement>

  /// The identifier, unique within its book.
  public let id: ID
  /// The name of the achievement.
  public let title: String
  /// The task, for members; empty when the title says it.
  public let text: String
  /// A reference to the image, such as a file name; nil if there is none.
  public let image: String?
  /// The tiers, at least one, the easiest first.
  public let tiers: [Achievement.Tier]
  /// Whether its content is hidden from members until they reach its first tier; see
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
  /// A tier of an achievement, with its goal.
  ///
  /// ```swift
  /// let tier = Achievement.Tier(.reach(Achievement.Metric(.count, of: .todo), 25), wornTitle: "the Diligent")
  /// ```
  ///
  /// In JSON a tier is an object with `goal`, and perhaps `name`, `wornTitle` and `image`.
  public struct Tier: Hashable, Sendable {
    /// The goal to reach.
    public let goal: Achievement.Goal
    /// The name of the tier, such as "Gold"; nil if it has no name.
    public let name: String?
    /// The title that members may wear with their names, such as "the Diligent"; nil if there is
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

    /// The identifier of a tier: its achievement and its place there.
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

extension Achievement {
  /// The goal of a tier of an achievement.
  ///
  /// It is data, so that it can be stored and shown. In JSON a goal is an object:
  /// `{"metric":"count","of":{"kinds":["todo"]},"reach":5}`, with the rules of a streak under
  /// `rules`, a window as `"within":"week"` or as its days `from` and `through`, or `{"all":[...]}`, `{"any":[...]}`, `{"not":{...}}`.
  ///
  /// ```swift
  /// let todos = Achievement.Metric(.count, of: .todo)
  /// let penalties = Achievement.Metric(.count, of: .penalty)
  /// let goal = Achievement.Goal.all([.reach(todos, 5), .not(.reach(penalties, 1))])
  /// ```
  public indirect enum Goal: Hashable, Sendable {
    /// A metric reaches a number, which is 1 or more.
    case reach(Achievement.Metric, Int)
    /// All of the goals are reached; there must be at least one.
    case all([Achievement.Goal])
    /// At least one of the goals is reached; there must be at least one.
    case any([Achievement.Goal])
    /// The goal is not reached.
    case not(Achievement.Goal)

    /// The maximum depth of goals within each other.
    package static let maximumDepth = 16
  }
}

extension Achievement.Goal {
  /// A member's progress toward a goal.
  ///
  /// For ``Achievement/Goal/reach(_:_:)`` it compares the metric with the number to reach. For
  /// ``Achievement/Goal/all(_:)`` it counts the goals that are reached, for
  /// ``Achievement/Goal/any(_:)`` it is the progress of the goal that is nearest to being reached,
  /// and for ``Achievement/Goal/not(_:)`` 1 of 1 or 0 of 1.
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
    let window = record.field("within", \.windowName)
    let first = record.field("from", \.windowDays?.lowerBound)
    let last = record.field("through", \.windowDays?.upperBound)
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
    var within = try window().map(\.window)
    if try first() != nil || last() != nil {
      let days = try (first() ?? .first, last() ?? .last)
      if days.1 < days.0 {
        let fault = RuleFault.malformed("expected a day from \(days.0) on")
        record.note(fault, at: ContentPlace().key("through"))
      } else if within != nil {
        record.note(.malformed("expected one of the keys within, from"))
      }
      within = .days(days.0...max(days.0, days.1))
    }
    let counted = try Achievement.Metric(quantity, of: filter(), within: within)
    return try .reach(counted, number() ?? 1)
  }

  /// The names of windows that recur.
  private enum WindowName: String, JSONName {
    case day, week, month, season

    var window: Achievement.Metric.Window {
      switch self {
      case .day: .day
      case .week: .week
      case .month: .month
      case .season: .season
      }
    }
  }

  private var windowName: WindowName? {
    guard let window = metric?.window else { return nil }
    return WindowName.allCases.first { $0.window == window }
  }

  private var windowDays: ClosedRange<CalendarDay>? {
    if case .days(let days) = metric?.window { days } else { nil }
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

extension Achievement {
  /// A number computed from activities, such as how many todos were done in the kitchen.
  ///
  /// ```swift
  /// let todos = Achievement.Metric(.count, of: .todo)
  /// let kitchen = Achievement.Metric(.distinctDays, of: PlayerActivity.Filter(kinds: [.todo], tags: ["kitchen"]))
  /// ```
  public struct Metric: Hashable, Sendable {
    /// The rule by which a number is computed from activities.
    public enum Quantity: Hashable, Sendable {
      /// The number of activities.
      case count
      /// The sum of their amounts.
      case sum
      /// The greatest of their amounts, at least 0. Figures that an app knows, for instance a
      /// level, become achievements this way: each is recorded as the amount of an activity.
      case maximum
      /// The number of days on which there is one.
      case distinctDays
      /// The number of their subjects; those without a subject do not count.
      case distinctSubjects
      /// The length of the longest streak by some rules.
      case streak(Streak.Rules)
    }

    /// The number that the activities come to.
    public let quantity: Quantity
    /// The activities that count.
    public let filter: PlayerActivity.Filter
    /// The stretch of time whose activities are counted together, or nil for all time.
    public let window: Window?

    /// A stretch of time whose activities are counted together.
    ///
    /// The number of a metric is that of the best day, week, month or season; its progress is that
    /// of the latest one.
    public enum Window: Hashable, Sendable {
      /// A day, where the member is.
      case day
      /// A week, from the first weekday of the calendar.
      case week
      /// A month.
      case month
      /// A season of a group, or a term of a player log; none where there are neither.
      case season
      /// Some days, for instance those of a quest or of the badge of a month.
      case days(ClosedRange<CalendarDay>)
    }

    /// Creates a metric.
    ///
    /// - Parameters:
    ///   - quantity: The rule by which the number is made.
    ///   - filter: The filter for the activities that are counted.
    public init(_ quantity: Quantity, of filter: PlayerActivity.Filter = PlayerActivity.Filter()) {
      self.init(quantity, of: filter, within: nil)
    }

    /// Creates a metric of a stretch of time.
    ///
    /// - Parameters:
    ///   - quantity: The rule by which the number is made.
    ///   - filter: The filter for the activities that are counted.
    ///   - window: The stretch of time whose activities are counted together, or nil for all time.
    public init(
      _ quantity: Quantity,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      within window: Window?
    ) {
      self.quantity = quantity
      self.filter = filter
      self.window = window
    }

    /// Creates a metric of the activities of some kinds.
    ///
    /// - Parameters:
    ///   - quantity: The rule by which the number is made.
    ///   - kinds: The kinds that are counted.
    public init(_ quantity: Quantity, of kinds: PlayerActivity.Kind...) {
      self.init(quantity, of: PlayerActivity.Filter(kinds: Set(kinds)))
    }
  }
}
