// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// All that is known of one member's achievements.
struct AchievementHistory: Hashable, Sendable {
  /// The activities and voids, by date and identifier.
  private(set) var activities = PagedArray<PlayerActivity>()
  /// The metrics and tiers by the activities that are not voided.
  private(set) var fold: AchievementFold
  /// Every tier that was ever reached, when it was reached first.
  private var everReached: [Int: Achievement.Unlock] = [:]
  /// The tiers that the member has looked at, and since when.
  private(set) var seen: [Achievement.Tier.ID: Date] = [:]
  /// The titles chosen, by date.
  private(set) var choices: [DatedTitleChoice] = []

  init(_ index: AchievementIndex) {
    fold = AchievementFold(index)
  }

  /// Takes an activity that is not known yet and returns the tiers that are new.
  ///
  /// - Complexity: O(*m*) in the number of metrics that count activities of the kind, also of one
  ///   that comes late or is voided, unless it changes when a tier was reached: then all activities
  ///   of the member are gone through again.
  @discardableResult
  mutating func record(
    _ activity: PlayerActivity,
    _ index: AchievementIndex,
    _ days: DayReckoning,
    _ policy: AchievementTracker.RevocationPolicy
  ) -> [Achievement.Unlock] {
    let place = activities.firstIndexInOrder { activity.isBefore($0) }
    if place == activities.count, activity.voids == nil {
      activities.append(activity)
      let reached = take(activity, index, days)
      return (policy == .keep ? reached.first : reached.now).compactMap { fold.unlocks[$0] }
    }
    let before = unlocks(policy)
    activities.insert(activity, at: place)
    if place == activities.count - 1 {
      proceed(with: place, index, days)
    } else if !takeLate(place, index, days) {
      // Whatever was reached may have been reached at another time, or not at all.
      fold = AchievementFold(index)
      everReached = [:]
      for place in activities.indices {
        proceed(with: place, index, days)
      }
    }
    return unlocks(policy).filter { before[$0.key] == nil }.inOrder
  }

  /// Takes an activity that is no void and returns the tiers that are reached now, and those of
  /// them that are reached for the first time.
  private mutating func take(
    _ activity: PlayerActivity,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) -> (now: [Int], first: [Int]) {
    let now = fold.take(activity, index, days)
    let first = now.filter { everReached[$0] == nil }
    for tier in first {
      everReached[tier] = fold.unlocks[tier]
    }
    if !first.isEmpty, everReached == fold.unlocks {
      // Unless something was voided there is one dictionary for both.
      everReached = fold.unlocks
    }
    return (now, first)
  }

  /// Takes an activity that comes before others, if that changes no more than the metrics.
  private mutating func takeLate(
    _ place: Int,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) -> Bool {
    // A void after it takes something out of what it would have counted with.
    place > 0 && activities[place...].allSatisfy { $0.voids == nil }
      && fold.add(activities[place], index, days)
  }

  /// Goes on to the activity at a place from those before it.
  private mutating func proceed(
    with place: Int,
    _ index: AchievementIndex,
    _ days: DayReckoning
  ) {
    guard let voided = activities[place].voids else {
      _ = take(activities[place], index, days)
      return
    }
    guard let target = activities[..<place].lastIndex(where: { $0.id == voided }) else { return }
    let activity = activities[target]
    let isVoided = activities[target..<place].contains { $0.voids == voided }
    if activity.voids == nil, !isVoided, fold.remove(activity, index, days) { return }
    fold = AchievementFold(index)
    for activity in effectiveActivities(before: place + 1) {
      fold.take(activity, index, days)
    }
    everReached.merge(fold.unlocks) { first, _ in first }
  }

  /// The activities before a place that no void before it takes out of effect.
  ///
  /// On the way from the last to the first, it is known of each void whether it is in effect.
  private func effectiveActivities(before end: Int) -> [PlayerActivity] {
    var voided: Set<PlayerActivity.ID> = []
    var effective: [PlayerActivity] = []
    for activity in activities[..<end].reversed() where !voided.contains(activity.id) {
      if let target = activity.voids {
        voided.insert(target)
      } else {
        effective.append(activity)
      }
    }
    return effective.reversed()
  }

  /// Whether an activity was taken.
  func contains(_ activity: PlayerActivity) -> Bool {
    let place = activities.firstIndexInOrder { !$0.isBefore(activity) }
    return place < activities.count && activities[place] == activity
  }

  /// Returns the number of tiers that are reached by a policy.
  func unlockCount(_ policy: AchievementTracker.RevocationPolicy) -> Int {
    policy == .revoke ? fold.unlocks.count : everReached.count
  }

  /// The tiers reached by a policy, by their places in the index.
  func unlocks(_ policy: AchievementTracker.RevocationPolicy) -> [Int: Achievement.Unlock] {
    switch policy {
    case .revoke:
      return fold.unlocks
    case .keep:
      var unlocks = everReached
      for tier in everReached.keys where fold.unlocks[tier] == nil {
        unlocks[tier]?.isVoided = true
      }
      return unlocks
    }
  }

  mutating func see(_ tier: Achievement.Tier.ID, at date: Date) {
    seen[tier] = min(seen[tier] ?? date, date)
  }

  mutating func choose(_ choice: DatedTitleChoice) {
    let place = choices.firstIndexInOrder { $0 >= choice }
    guard place == choices.count || choices[place] != choice else { return }
    choices.insert(choice, at: place)
  }
}

extension Achievement.Unlock {
  /// Whether it was reached before an activity, in the order in which all are gone through.
  func isBefore(_ other: PlayerActivity) -> Bool {
    (date, activity) < (other.date, other.id)
  }
}

extension [Int: Achievement.Unlock] {
  /// The tiers in the order in which they were reached, and then in that of the book.
  var inOrder: [Achievement.Unlock] {
    sorted { left, right in
      (left.value.date, left.value.activity, left.key)
        < (right.value.date, right.value.activity, right.key)
    }
    .map(\.value)
  }
}
