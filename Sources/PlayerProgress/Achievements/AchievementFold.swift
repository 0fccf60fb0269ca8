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
    var candidates = isEmpty ? Set(index.tiers.indices) : []
    isEmpty = false
    for metric in index.metrics(of: activity.kind)
    where index.metrics[metric].filter.contains(&dated) {
      let before = states[metric].value
      states[metric].take(&dated)
      if states[metric].value != before {
        candidates.formUnion(index.tiersOfMetric[metric])
      }
    }
    let reached = candidates.filter { tier in
      unlocks[tier] == nil && index.tiers[tier].goal.isReached(by: states)
    }
    for tier in reached {
      unlocks[tier] = Achievement.Unlock(
        tier: index.tiers[tier].id,
        member: activity.member,
        activity: activity.id,
        date: activity.date
      )
    }
    return reached.sorted()
  }
}
