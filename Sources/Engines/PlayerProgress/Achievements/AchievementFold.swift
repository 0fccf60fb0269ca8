// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The metrics and tiers that activities lead to, one after the other in order, when none of them is voided.
struct AchievementFold: Hashable, Sendable {
  private(set) var states: [MetricState]
  /// The tiers reached, by their places in the index.
  private(set) var unlocks: [Int: Achievement.Unlock] = [:]
  private var isEmpty = true

  init(_ index: AchievementIndex) {
    states = index.metrics.map { MetricState($0.quantity) }
  }

  /// Takes an activity and returns the tiers that it reaches, in the order of the book.
  ///
  /// - Complexity: O(*m*) in the number of metrics that count activities of the kind, and in that
  ///   of the tiers that depend on them.
  @discardableResult
  mutating func take(
    _ activity: PlayerActivity,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) -> [Int] {
    var dated = DatedActivity(activity, home: days)
    // A goal that asks for the absence of something may be reached by any first activity.
    var candidates = isEmpty ? Array(index.tiers.indices) : []
    let isFirst = isEmpty
    isEmpty = false
    for metric in index.metrics(of: activity.kind)
    where index.metrics[metric].filter.contains(&dated) {
      let before = states[metric].value
      states[metric].take(&dated)
      if !isFirst, states[metric].value != before {
        candidates += index.tiersOfMetric[metric]
      }
    }
    var reached: [Int] = []
    for tier in candidates
    where unlocks[tier] == nil && index.tiers[tier].goal.isReached(by: states) {
      reached.append(tier)
      unlocks[tier] = Achievement.Unlock(
        tier: index.tiers[tier].id,
        member: activity.member,
        activity: activity.id,
        date: activity.date
      )
    }
    return reached.sorted()
  }

  /// Takes an activity that is not the first and comes before others, if it changes no tier.
  ///
  /// - Returns: Whether it changes none; if it does, the fold is of no use any more.
  mutating func add(
    _ activity: PlayerActivity,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) -> Bool {
    var dated = DatedActivity(activity, home: days)
    let metrics = index.metrics(of: activity.kind).filter {
      index.metrics[$0].filter.contains(&dated)
    }
    guard !changesTier(activity, metrics, index) else { return false }
    for metric in metrics {
      states[metric].take(&dated)
    }
    return metrics.allSatisfy { metric in
      index.tiersOfMetric[metric].allSatisfy {
        unlocks[$0] != nil || !index.tiers[$0].goal.isReached(by: states)
      }
    }
  }

  /// Takes an activity out, if that changes no tier.
  ///
  /// - Returns: Whether it changes none; if it does, the fold is of no use any more.
  mutating func remove(
    _ activity: PlayerActivity,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) -> Bool {
    var dated = DatedActivity(activity, home: days)
    let metrics = index.metrics(of: activity.kind).filter {
      index.metrics[$0].filter.contains(&dated)
    }
    return !changesTier(activity, metrics, index)
      && metrics.allSatisfy { states[$0].remove(&dated) }
  }

  /// Whether a tier was reached with or since an activity by some metrics, or can be lost by more of something.
  private func changesTier(
    _ activity: PlayerActivity,
    _ metrics: [Int],
    _ index: AchievementIndex
  ) -> Bool {
    unlocks.values.contains { $0.activity == activity.id }
      || metrics.contains { metric in
        index.tiersOfMetric[metric].contains { tier in
          index.tiers[tier].goal.asksForAbsence
            || unlocks[tier].map { !$0.isBefore(activity) } ?? false
        }
      }
  }
}
