// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// The achievements of a game.
///
/// A book is valid once it exists: identifiers are unique and not empty, every achievement has a
/// tier, every goal can be reached in principle, and where one tier after another asks for more of
/// the same metric, it asks for more indeed.
///
/// ```swift
/// let book = try AchievementBook(json: data)   // lists every fault if the content is bad
/// ```
///
/// In JSON a book is an object with `version` and `achievements`.
public struct AchievementBook: Hashable, Sendable {
  /// The achievements in display order.
  public let achievements: [Achievement]

  /// A book without achievements.
  public static let empty = AchievementBook(unchecked: [])

  /// Creates a book.
  ///
  /// - Parameter achievements: The achievements in the order in which they are shown.
  /// - Throws: Every fault with its place.
  public init(_ achievements: [Achievement]) throws(ContentError<RuleFault>) {
    try RuleFault.check(Self.faults(of: achievements))
    self.init(unchecked: achievements)
  }

  package init(unchecked achievements: [Achievement]) {
    self.achievements = achievements
  }

  /// Returns the achievement with an identifier, or nil if it does not exist.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func achievement(_ id: Achievement.ID) -> Achievement? {
    achievements.first { $0.id == id }
  }

  /// Returns a tier, or nil if it does not exist.
  ///
  /// - Complexity: O(*n*) in the number of achievements.
  public func tier(_ id: Achievement.Tier.ID) -> Achievement.Tier? {
    guard let tiers = achievement(id.achievement)?.tiers, tiers.indices.contains(id.tier) else {
      return nil
    }
    return tiers[id.tier]
  }

  private static func faults(of achievements: [Achievement]) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("achievements")
    return RuleFault.faults(ofIdentifiers: achievements.map(\.id.rawValue), in: place)
      + achievements.enumerated().flatMap { index, achievement in
        achievement.faultsOfTiers.within(place.index(index).key("tiers"))
      }
  }
}

extension Achievement {
  /// The faults of the tiers, within their array.
  fileprivate var faultsOfTiers: [LocatedFault<RuleFault>] {
    guard !tiers.isEmpty else { return [LocatedFault(.tooFew(0, expected: 1), at: ContentPlace())] }
    var faults: [LocatedFault<RuleFault>] = []
    for (index, tier) in tiers.enumerated() {
      let place = ContentPlace().index(index).key("goal")
      faults += tier.goal.faults().within(place)
      if index > 0, case .reach(let metric, let number) = tier.goal,
        case .reach(metric, let before) = tiers[index - 1].goal, number <= before
      {
        let fault = RuleFault.notIncreasing(number, after: before)
        faults.append(LocatedFault(fault, at: place.key("reach")))
      }
    }
    return faults
  }
}

// MARK: - JSON

extension AchievementBook: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    try record.version(1)
    let achievements = record.field("achievements", \.achievements)
    return try Self(achievements())
  }
}

/// A book prepared for taking activities: every metric once, with the tiers that depend on it.
struct AchievementIndex: Hashable, Sendable {
  let book: AchievementBook
  /// All tiers in the order of the book.
  let tiers: [Tier]
  /// All metrics.
  let metrics: [Achievement.Metric]
  /// The tiers that depend on each metric.
  let tiersOfMetric: [[Int]]
  private let metricsOfKind: [PlayerActivity.Kind: [Int]]
  private let metricsOfAnyKind: [Int]

  struct Tier: Hashable, Sendable {
    let id: Achievement.Tier.ID
    let goal: IndexedGoal
    let wornTitle: String?
  }

  init(_ book: AchievementBook) {
    var list = MetricList()
    var tiers: [Tier] = []
    var tiersOfMetric: [[Int]] = []
    for achievement in book.achievements {
      for (index, tier) in achievement.tiers.enumerated() {
        let goal = IndexedGoal(tier.goal, &list)
        while tiersOfMetric.count < list.metrics.count {
          tiersOfMetric.append([])
        }
        for metric in Set(goal.metrics) {
          tiersOfMetric[metric].append(tiers.count)
        }
        let id = Achievement.Tier.ID(achievement.id, tier: index)
        tiers.append(Tier(id: id, goal: goal, wornTitle: tier.wornTitle))
      }
    }
    var metricsOfKind: [PlayerActivity.Kind: [Int]] = [:]
    var metricsOfAnyKind: [Int] = []
    for (index, metric) in list.metrics.enumerated() {
      guard let kinds = metric.filter.kinds else {
        metricsOfAnyKind.append(index)
        continue
      }
      for kind in kinds {
        metricsOfKind[kind, default: []].append(index)
      }
    }
    for kind in metricsOfKind.keys {
      metricsOfKind[kind]? += metricsOfAnyKind
    }
    self.book = book
    self.tiers = tiers
    self.tiersOfMetric = tiersOfMetric
    metrics = list.metrics
    self.metricsOfKind = metricsOfKind
    self.metricsOfAnyKind = metricsOfAnyKind
  }

  /// The metrics that may count activities of a kind.
  func metrics(of kind: PlayerActivity.Kind) -> [Int] {
    metricsOfKind[kind] ?? metricsOfAnyKind
  }
}

/// The metrics of a book, each once.
struct MetricList {
  private(set) var metrics: [Achievement.Metric] = []
  private var indices: [Achievement.Metric: Int] = [:]

  mutating func index(of metric: Achievement.Metric) -> Int {
    if let index = indices[metric] { return index }
    indices[metric] = metrics.count
    metrics.append(metric)
    return metrics.count - 1
  }
}

/// A goal whose metrics are given by their places in the book's list of metrics.
indirect enum IndexedGoal: Hashable, Sendable {
  case reach(Int, Int)
  case all([IndexedGoal])
  case any([IndexedGoal])
  case not(IndexedGoal)

  init(_ goal: Achievement.Goal, _ list: inout MetricList) {
    switch goal {
    case .reach(let metric, let number): self = .reach(list.index(of: metric), number)
    case .all(let goals): self = .all(goals.map { IndexedGoal($0, &list) })
    case .any(let goals): self = .any(goals.map { IndexedGoal($0, &list) })
    case .not(let goal): self = .not(IndexedGoal(goal, &list))
    }
  }

  /// The metrics that the goal depends on.
  var metrics: [Int] {
    switch self {
    case .reach(let metric, _): [metric]
    case .all(let goals), .any(let goals): goals.flatMap(\.metrics)
    case .not(let goal): goal.metrics
    }
  }

  /// Whether more of something can take it away.
  var asksForAbsence: Bool {
    switch self {
    case .reach: false
    case .all(let goals), .any(let goals): goals.contains(where: \.asksForAbsence)
    case .not: true
    }
  }

  /// Whether the goal is reached by some states of the metrics.
  func isReached(by states: [MetricState]) -> Bool {
    switch self {
    case .reach(let metric, let number): states[metric].value >= number
    case .all(let goals): goals.allSatisfy { $0.isReached(by: states) }
    case .any(let goals): goals.contains { $0.isReached(by: states) }
    case .not(let goal): !goal.isReached(by: states)
    }
  }

  /// The progress of some states of the metrics toward the goal.
  func progress(by states: [MetricState]) -> Achievement.Goal.Progress {
    switch self {
    case .reach(let metric, let number):
      let value = states[metric].progress(toward: number)
      return Achievement.Goal.Progress(value: value, goal: number)
    case .all(let goals):
      return Achievement.Goal.Progress(
        value: goals.count { $0.isReached(by: states) },
        goal: goals.count
      )
    case .any(let goals):
      var best = Achievement.Goal.Progress(value: 0, goal: 1)
      for (index, progress) in goals.map({ $0.progress(by: states) }).enumerated()
      where index == 0 || progress.part > best.part {
        best = progress
      }
      return best
    case .not:
      return Achievement.Goal.Progress(value: isReached(by: states) ? 1 : 0, goal: 1)
    }
  }
}

/// The reason an ``AchievementTracker`` refuses a command.
///
/// The tracker is then unchanged.
public enum AchievementError: Error, Hashable, Sendable {
  /// Another activity has this identifier.
  case conflictingActivity(PlayerActivity.ID)
  /// The date is more than about 35,000 years away.
  case dateOutOfRange
  /// No clock is this many minutes ahead of Greenwich.
  case utcOffsetOutOfRange(Int, expected: ClosedRange<Int>)
  /// The tier does not exist, or it has no title to wear.
  case noTitle(Achievement.Tier.ID)
  /// The member has not reached the tier.
  case notReached(Achievement.Tier.ID)
}

extension AchievementError: CustomStringConvertible {
  /// The error in words, for developers.
  public var description: String {
    switch self {
    case .conflictingActivity(let id):
      "another activity has the identifier \"\(id)\""
    case .dateOutOfRange:
      "the date is too far away to be stored in milliseconds"
    case .utcOffsetOutOfRange(let minutes, let expected):
      "no clock is \(minutes) minutes ahead of Greenwich, "
        + "expected \(expected.lowerBound) to \(expected.upperBound)"
    case .noTitle(let id):
      "there is no title for tier \(id.tier) of \"\(id.achievement)\""
    case .notReached(let id):
      "tier \(id.tier) of \"\(id.achievement)\" is not reached"
    }
  }
}
