// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A member's points on the way through their entries in their order.
///
/// No sum in here overflows, because a ledger refuses entries that ask for more than ``Ledger/maximumPoints`` in
/// all, and an award to the next level does not reach beyond that: a balance stays between minus the limit
/// and twice the limit, which is below `Int.max`.
struct PointsFold: Sendable {
  /// The total so far.
  private(set) var balance: Int
  /// The points taken under each cap in its latest period.
  private var uses: [CapUse]

  private struct CapUse {
    var periodStart: CalendarDay?
    var taken = 0
  }

  /// Starts with a balance, and without anything taken under caps.
  init(balance: Int, caps: [PointsCap]) {
    self.balance = balance
    uses = Array(repeating: CapUse(), count: caps.count)
  }

  /// Takes the points that an entry in effect asks for, on its day if a rule asks for it.
  @discardableResult
  mutating func post(
    _ change: Ledger.Entry.Change,
    for kind: PointsReason.Kind,
    on day: CalendarDay?,
    by policy: PointsPolicy
  ) -> PostedAmounts {
    var amounts = asked(by: change, policy)
    let asked = amounts.taken
    if asked > 0, let day {
      let (room, cap) = room(for: kind, on: day, by: policy)
      if let cap, room < asked {
        amounts.cap = room - asked
        amounts.bindingCap = cap
      }
      use(amounts.taken, for: kind, on: day, by: policy)
    } else if asked < 0, let floor = policy.rules.floor, balance + asked < floor {
      amounts.floor = floor - (balance + asked)
    }
    balance += amounts.taken
    return amounts
  }

  /// Counts points against the caps that hold them.
  mutating func use(
    _ points: Int,
    for kind: PointsReason.Kind,
    on day: CalendarDay,
    by policy: PointsPolicy
  ) {
    for (index, cap) in policy.rules.caps.enumerated() where cap.holds(kind) {
      let start = policy.start(of: cap.period, with: day)
      if uses[index].periodStart != start {
        uses[index] = CapUse(periodStart: start)
      }
      uses[index].taken += points
    }
  }

  private func asked(by change: Ledger.Entry.Change, _ policy: PointsPolicy) -> PostedAmounts {
    switch change {
    case .points(let base, let bonus):
      return PostedAmounts(base: base, bonus: bonus)
    case .toNextLevel:
      let levels = policy.rules.levels
      guard balance < Ledger.maximumPoints,
        let next = levels.threshold(of: levels.level(at: balance) + 1), next <= Ledger.maximumPoints
      else { return PostedAmounts() }
      return PostedAmounts(base: next - balance)
    case .reversal:
      return PostedAmounts()
    }
  }

  /// How many points the caps leave room for, and the cap that leaves the least.
  private func room(
    for kind: PointsReason.Kind,
    on day: CalendarDay,
    by policy: PointsPolicy
  ) -> (points: Int, cap: Int?) {
    var least = (points: Int.max, cap: Int?.none)
    for (index, cap) in policy.rules.caps.enumerated() where cap.holds(kind) {
      let isCurrent = uses[index].periodStart == policy.start(of: cap.period, with: day)
      let room = cap.limit - (isCurrent ? uses[index].taken : 0)
      if room < least.points {
        least = (room, index)
      }
    }
    return least
  }
}

/// The rules that a fold goes by.
struct PointsPolicy: Hashable, Sendable {
  var rules: PointsRules
  var days: DayReckoning

  /// The day of an entry, or nil when no rule asks for it.
  func day(of entry: Ledger.Entry) -> CalendarDay? {
    rules.caps.isEmpty ? nil : days.day(of: entry.date)
  }

  /// The day of an entry, or nil when no rule asks for it.
  func day(of row: EntryTable.Row) -> CalendarDay? {
    rules.caps.isEmpty ? nil : CalendarDay(clamping: Int(row.day))
  }

  /// The first day of the period that a day is in.
  func start(of period: PointsCap.Period, with day: CalendarDay) -> CalendarDay {
    switch period {
    case .day: day
    case .week: days.week(of: day).lowerBound
    }
  }
}

/// How the points taken for an entry come about.
struct PostedAmounts: Sendable {
  var base = 0
  var bonus = 0
  /// The points that a cap takes away, 0 or less.
  var cap = 0
  /// The cap that does, by its place in the rules.
  var bindingCap: Int?
  /// The points that the floor gives back, 0 or more.
  var floor = 0

  var taken: Int { base + bonus + cap + floor }
}
