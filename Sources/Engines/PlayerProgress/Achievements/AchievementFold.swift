// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// The metrics and tiers that activities lead to, one after the other in order, when none of them
/// is voided.
struct AchievementFold: Hashable, Sendable {
  private(set) var states: [MetricState]
  /// The tiers reached, by their places in the index.
  private(set) var unlocks: [Int: Achievement.Unlock] = [:]
  private var isEmpty = true

  init(_ index: AchievementIndex) {
    states = index.metrics.map { MetricState($0) }
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
    where !unlocks.keys.contains(tier) && index.tiers[tier].goal.isReached(by: states) {
      reached.append(tier)
      unlocks[tier] = Achievement.Unlock(
        tier: index.tiers[tier].id,
        member: activity.member,
        activity: activity.id,
        date: activity.date
      )
    }
    return reached.count > 1 ? reached.sorted() : reached
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

  /// Whether a tier was reached with or since an activity by some metrics, or can be lost by more
  /// of something.
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

/// The value of a metric so far, with all that must be known to go on.
enum MetricState: Hashable, Sendable {
  case count(Int)
  case sum(WideSum)
  case maximum(Int)
  /// The number of activities of each day.
  case days([CalendarDay: Int])
  case subjects([String: Int])
  indirect case streak(CountedStreak)
  indirect case windows(WindowedMetric)

  /// The state before any activity.
  init(_ metric: Achievement.Metric) {
    self =
      metric.window.map { .windows(WindowedMetric($0, metric.quantity)) }
      ?? MetricState(metric.quantity)
  }

  /// The state before any activity, for all time.
  init(_ quantity: Achievement.Metric.Quantity) {
    switch quantity {
    case .count: self = .count(0)
    case .sum: self = .sum(WideSum())
    case .maximum: self = .maximum(0)
    case .distinctDays: self = .days([:])
    case .distinctSubjects: self = .subjects([:])
    case .streak(let rules): self = .streak(CountedStreak(rules))
    }
  }

  /// The value of the metric.
  var value: Int {
    switch self {
    case .count(let count): count
    case .sum(let sum): sum.value
    case .maximum(let maximum): maximum
    case .days(let days): days.count
    case .subjects(let subjects): subjects.count
    case .streak(let counted): counted.streak.longest
    case .windows(let windows): windows.best
    }
  }

  /// The value to show as progress toward a number: that of the latest window, unless the number
  /// was reached in another one.
  func progress(toward number: Int) -> Int {
    guard case .windows(let windows) = self, windows.best < number else { return value }
    return windows.latest
  }

  /// Takes an activity that the metric counts.
  mutating func take(_ activity: inout DatedActivity) {
    switch self {
    case .count(let count):
      self = .count(count.addingUpToMaximum(1))
    case .sum(var sum):
      sum.add(activity.activity.amount)
      self = .sum(sum)
    case .maximum(let maximum):
      self = .maximum(max(maximum, activity.activity.amount))
    // A collection is taken out of the state while it is changed, or it would be copied.
    case .days(var days):
      self = .count(0)
      days[activity.day, default: 0] += 1
      self = .days(days)
    case .subjects(var subjects):
      guard let subject = activity.activity.subject else { return }
      self = .count(0)
      subjects[subject, default: 0] += 1
      self = .subjects(subjects)
    case .streak(var streak):
      self = .count(0)
      streak.record(&activity)
      self = .streak(streak)
    case .windows(var windows):
      self = .count(0)
      windows.take(&activity)
      self = .windows(windows)
    }
  }

  /// Takes an activity out that the metric counts.
  ///
  /// - Returns: Whether the state is what it would be without it; if not, it is of no use any more.
  mutating func remove(_ activity: inout DatedActivity) -> Bool {
    switch self {
    case .count(let count):
      self = .count(count - 1)
      return count < .max
    case .sum(var sum):
      sum.remove(activity.activity.amount)
      self = .sum(sum)
      return true
    case .maximum(let maximum):
      return activity.activity.amount < maximum || maximum == 0
    case .days(var days):
      self = .count(0)
      days[activity.day] = days[activity.day].flatMap { $0 > 1 ? $0 - 1 : nil }
      self = .days(days)
      return true
    case .subjects(var subjects):
      guard let subject = activity.activity.subject else { return true }
      self = .count(0)
      subjects[subject] = subjects[subject].flatMap { $0 > 1 ? $0 - 1 : nil }
      self = .subjects(subjects)
      return true
    case .streak(var streak):
      self = .count(0)
      defer { self = .streak(streak) }
      return streak.remove(&activity)
    case .windows(var windows):
      self = .count(0)
      defer { self = .windows(windows) }
      return windows.remove(&activity)
    }
  }
}

/// The values of a metric in each day, week and so on.
struct WindowedMetric: Hashable, Sendable {
  private let window: Achievement.Metric.Window
  private let quantity: Achievement.Metric.Quantity
  private var states: [Key: MetricState] = [:]
  /// The greatest value of all windows.
  private(set) var best = 0

  private enum Key: Hashable {
    case day(CalendarDay)
    case season(String)
    case all
  }

  init(_ window: Achievement.Metric.Window, _ quantity: Achievement.Metric.Quantity) {
    (self.window, self.quantity) = (window, quantity)
  }

  /// The value of the latest window; of seasons, which have no order, the greatest.
  var latest: Int {
    let days = states.keys.compactMap { if case .day(let day) = $0 { day } else { nil } }
    return days.max().map { states[.day($0)]?.value ?? 0 } ?? best
  }

  /// The window of an activity, or nil when it is in none.
  private func key(of activity: inout DatedActivity) -> Key? {
    switch window {
    case .day: .day(activity.day)
    case .week: .day(activity.days.week(of: activity.day).lowerBound)
    case .month: .day(activity.day.month(by: activity.days).lowerBound)
    case .season: activity.activity.season.map(Key.season)
    case .days(let days): days.contains(activity.day) ? .all : nil
    }
  }

  mutating func take(_ activity: inout DatedActivity) {
    guard let key = key(of: &activity) else { return }
    var state = states.removeValue(forKey: key) ?? MetricState(quantity)
    state.take(&activity)
    best = max(best, state.value)
    states[key] = state
  }

  /// Takes an activity out; returns whether the value is what it would be without it.
  mutating func remove(_ activity: inout DatedActivity) -> Bool {
    guard let key = key(of: &activity) else { return true }
    guard var state = states.removeValue(forKey: key) else { return false }
    let isExact = state.remove(&activity)
    states[key] = state == MetricState(quantity) ? nil : state
    best = states.values.map(\.value).max() ?? 0
    return isExact
  }
}

/// A streak that knows how many activities there are of each day.
struct CountedStreak: Hashable, Sendable {
  private(set) var streak: Streak
  private var counts: [CalendarDay: Int] = [:]
  /// Whether someone was away from home, so that a day may be active by two clocks.
  private var hasTravels = false

  init(_ rules: Streak.Rules) {
    streak = Streak(rules)
  }

  mutating func record(_ activity: inout DatedActivity) {
    hasTravels = hasTravels || activity.activity.utcOffset != nil
    counts[activity.day, default: 0] += 1
    streak.record(activity.day, by: activity.days)
  }

  /// Takes an activity out if the streak stays.
  mutating func remove(_ activity: inout DatedActivity) -> Bool {
    guard !hasTravels, let count = counts[activity.day], count > 1 else { return false }
    counts[activity.day] = count - 1
    return true
  }
}

/// A sum of integers in twice the width, so that it does not overflow on the way to a result that
/// fits.
struct WideSum: Hashable, Sendable {
  private var high = 0
  private var low: UInt = 0

  mutating func add(_ number: Int) {
    let carry: Bool
    (low, carry) = low.addingReportingOverflow(UInt(bitPattern: number))
    high &+= (number < 0 ? -1 : 0) &+ (carry ? 1 : 0)
  }

  mutating func remove(_ number: Int) {
    let borrow: Bool
    (low, borrow) = low.subtractingReportingOverflow(UInt(bitPattern: number))
    high &-= (number < 0 ? -1 : 0) &+ (borrow ? 1 : 0)
  }

  /// The sum, or the nearest integer that there is.
  var value: Int {
    let value = Int(bitPattern: low)
    guard high != (value < 0 ? -1 : 0) else { return value }
    return high < 0 ? .min : .max
  }
}
