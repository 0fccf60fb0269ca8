internal import LudusCore

/// The value of a metric so far, with all that must be known to go on.
enum MetricState: Hashable, Sendable {
  case count(Int)
  case sum(WideSum)
  case maximum(Int)
  case days(Set<CalendarDay>)
  case subjects(Set<String>)
  case streak(Streak)

  /// The state before any activity.
  init(_ quantity: Achievement.Metric.Quantity) {
    switch quantity {
    case .count: self = .count(0)
    case .sum: self = .sum(WideSum())
    case .maximum: self = .maximum(0)
    case .distinctDays: self = .days([])
    case .distinctSubjects: self = .subjects([])
    case .streak(let rules): self = .streak(Streak(rules))
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
    case .streak(let streak): streak.longest
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
      days.insert(activity.day)
      self = .days(days)
    case .subjects(var subjects):
      guard let subject = activity.activity.subject else { return }
      self = .count(0)
      subjects.insert(subject)
      self = .subjects(subjects)
    case .streak(var streak):
      self = .count(0)
      streak.record(activity.day, by: activity.days)
      self = .streak(streak)
    }
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

  /// The sum, or the nearest integer that there is.
  var value: Int {
    let value = Int(bitPattern: low)
    guard high != (value < 0 ? -1 : 0) else { return value }
    return high < 0 ? .min : .max
  }
}
