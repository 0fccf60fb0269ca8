// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The value of a metric so far, with all that must be known to go on.
enum MetricState: Hashable, Sendable {
  case count(Int)
  case sum(WideSum)
  case maximum(Int)
  /// How many activities there are of each day.
  case days([CalendarDay: Int])
  case subjects([String: Int])
  indirect case streak(CountedStreak)

  /// The state before any activity.
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
    }
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
    }
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
