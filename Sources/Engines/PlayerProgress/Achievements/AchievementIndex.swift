// SPDX-License-Identifier: Apache-2.0

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
      return Achievement.Goal.Progress(value: states[metric].value, goal: number)
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
