// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The floor, caps and levels that a ledger applies to the points asked for.
///
/// ```swift
/// let rules = try PointsRules { $0.caps = [PointsCap(50, per: .day)] }
/// ```
///
/// Caps must not *cross*: of two caps that have something in common, one holds all that the other
/// does. A cap of a kind per day within a cap of all kinds per week is fine; a cap of a kind per
/// week and one of all kinds per day cross. Under crossing caps, doing more could give fewer
/// points: early points would use up both.
///
/// In JSON rules are an object that leaves defaults out: `{"caps":[{"limit":50,"per":"day"}]}`. A
/// floor that is not there is `null`.
public struct PointsRules: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The lowest total of a member, 0 or less, or nil when penalties may take it as low as they
    /// do.
    ///
    /// A penalty takes nothing beyond it.
    public var floor: Int? = 0
    /// Limits to what a member can get on a day or in a week.
    public var caps: [PointsCap] = []
    /// The levels that ``Ledger/Entry/Change/toNextLevel`` refers to.
    public var levels: LevelCurve = .standard

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// No caps, a floor at 0 and the default levels.
  public static let standard = PointsRules()
}

// MARK: - JSON

extension PointsRules: JSONPolicy {}

extension PointsRules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("floor", \.floor, in: Int.min...0)
    values.value("caps", \.caps)
    values.check(\.caps) { caps in
      var faults: [LocatedFault<RuleFault>] = []
      for (index, cap) in caps.enumerated() {
        let place = ContentPlace().index(index)
        if cap.limit < 0 {
          faults.append(.init(.outOfRange(cap.limit, expected: 0 ... .max), at: place.key("limit")))
        }
        if cap.kinds?.isEmpty == true {
          faults.append(.init(.tooFew(0, expected: 1), at: place.key("kinds")))
        }
        if let other = caps[..<index].firstIndex(where: cap.crosses) {
          let place = place
          faults.append(.init(.capsCross(ContentPlace().key("caps").index(other)), at: place))
        }
      }
      return faults
    }
    values.value("levels", \.levels)
  }
}

/// A limit on the points that a member can get in a day or a week.
///
/// ```swift
/// PointsCap(50, per: .day)                    // at most 50 points a day
/// PointsCap(20, per: .day, for: [.award])     // at most 20 of them simply given
/// ```
///
/// Only points that are given count against a cap; a penalty makes no room under it. Points above a
/// cap are lost. Days and weeks are those of the ledger's ``DayReckoning``.
///
/// In JSON a cap is an object, `{"kinds":["award"],"limit":20,"per":"day"}`, without kinds when it
/// is for all.
public struct PointsCap: Hashable, Sendable {
  /// The period of a cap.
  public enum Period: String, Hashable, Sendable {
    /// A day.
    case day
    /// A week.
    case week
  }

  /// The most points to get in a period, at least 0.
  public let limit: Int
  /// The stretch of time.
  public let period: Period
  /// The kinds of reasons whose points count against it, in order and each once, or nil for all.
  public let kinds: [PointsReason.Kind]?

  /// Creates a cap, which ``PointsRules`` check.
  ///
  /// - Parameters:
  ///   - limit: The most points to get in a period, at least 0.
  ///   - period: The stretch of time.
  ///   - kinds: The kinds of reasons whose points count against it, at least one, or nil for all.
  public init(_ limit: Int, per period: Period, for kinds: [PointsReason.Kind]? = nil) {
    self.limit = limit
    self.period = period
    self.kinds = kinds.map { Set($0).sorted() }
  }

  /// Whether points for a reason count against it.
  func holds(_ kind: PointsReason.Kind) -> Bool {
    kinds?.contains(kind) ?? true
  }
}

extension PointsCap {
  /// Whether another cap holds something that this one does not hold, and the other way round,
  /// while they hold something in common.
  ///
  /// A cap holds the points for its kinds within one of its periods.
  func crosses(_ other: PointsCap) -> Bool {
    guard hasKinds(inCommonWith: other) else { return false }
    return !isWithin(other) && !other.isWithin(self)
  }

  private func hasKinds(inCommonWith other: PointsCap) -> Bool {
    kinds?.contains(where: other.holds) ?? true
  }

  /// Whether the other cap holds all that this one does in any of its periods.
  private func isWithin(_ other: PointsCap) -> Bool {
    guard period == other.period || period == .day else { return false }
    guard other.kinds != nil else { return true }
    return kinds?.allSatisfy(other.holds) ?? false
  }
}

// MARK: - JSON

extension PointsCap.Period: JSONName {}

extension PointsCap: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let limit = record.field("limit", \.limit)
    let period = record.field("per", \.period)
    let kinds = record.field("kinds", \.kinds)
    return try Self(limit(), per: period(), for: kinds())
  }
}

/// The reason points were given or taken.
///
/// ```swift
/// PointsReason(.todo, subject: "windows")                 // for a todo
/// PointsReason(.penalty, subject: "windows", note: "was not cleaned")
/// ```
///
/// In JSON a reason is an object: `{"kind":"todo","note":"both sides","subject":"windows"}`.
public struct PointsReason: Hashable, Sendable {
  /// The kind of thing it was for.
  public let kind: Kind
  /// The identifier of the thing (a todo, a challenge, a goal), or nil if there is none.
  public let subject: String?
  /// Words of a person about it, or nil.
  public let note: String?

  /// Creates a reason.
  public init(_ kind: Kind, subject: String? = nil, note: String? = nil) {
    self.kind = kind
    self.subject = subject
    self.note = note
  }
}

extension PointsReason {
  /// A kind of reason, for caps and figures to refer to.
  ///
  /// The vocabulary is open: an app adds its own words, `"lesson"` for instance.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The word for it.
    public let rawValue: String

    /// Creates a kind from a word, which may be any string.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension PointsReason.Kind {
  /// A todo that was completed.
  public static let todo: Self = "todo"
  /// A part of a todo that several completed.
  public static let shared: Self = "shared"
  /// A challenge of the group.
  public static let challenge: Self = "challenge"
  /// Points that were simply given.
  public static let award: Self = "award"
  /// Points that were taken because of something wrong.
  public static let penalty: Self = "penalty"
  /// Something that was recorded by mistake.
  public static let correction: Self = "correction"
}

extension PointsReason.Kind: OpenWord {}

// MARK: - JSON

extension PointsReason: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let kind = record.field("kind", \.kind)
    let subject = record.field("subject", \.subject)
    let note = record.field("note", \.note)
    return try Self(kind(), subject: subject(), note: note())
  }
}

/// A member's points on the way through their entries in their order.
///
/// No sum in here overflows, because a ledger refuses entries that ask for more than
/// ``Ledger/maximumPoints`` in all, and an award to the next level does not reach beyond that: a
/// balance stays between minus the limit and twice the limit, which is below `Int.max`.
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
    } else if asked < 0, let floor = policy.floor, balance + asked < floor {
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
    for (index, cap) in policy.caps.enumerated() where cap.holds(kind) {
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
      let levels = policy.levels
      guard balance < Ledger.maximumPoints,
        let next = levels.threshold(of: levels.level(at: balance) + 1), next <= Ledger.maximumPoints
      else { return PostedAmounts() }
      return PostedAmounts(base: next - balance)
    case .reversal:
      return PostedAmounts()
    }
  }

  /// Returns the number of points for which the caps leave room, and the cap that leaves the least.
  private func room(
    for kind: PointsReason.Kind,
    on day: CalendarDay,
    by policy: PointsPolicy
  ) -> (points: Int, cap: Int?) {
    var least = (points: Int.max, cap: Int?.none)
    for (index, cap) in policy.caps.enumerated() where cap.holds(kind) {
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
  let rules: PointsRules
  let days: DayReckoning
  // Values of the rules, which every entry asks for: a policy would hand out its whole draft.
  let floor: Int?
  let caps: [PointsCap]
  let levels: LevelCurve

  init(rules: PointsRules, days: DayReckoning) {
    self.rules = rules
    self.days = days
    floor = rules.floor
    caps = rules.caps
    levels = rules.levels
  }

  /// The day of an entry, or nil when no rule asks for it.
  func day(of entry: Ledger.Entry) -> CalendarDay? {
    caps.isEmpty ? nil : days.day(of: entry.date)
  }

  /// The day of an entry, or nil when no rule asks for it.
  func day(of row: EntryTable.Row) -> CalendarDay? {
    caps.isEmpty ? nil : CalendarDay(clamping: Int(row.day))
  }

  /// The first day of the period that a day is in.
  func start(of period: PointsCap.Period, with day: CalendarDay) -> CalendarDay {
    switch period {
    case .day: day
    case .week: days.week(of: day).lowerBound
    }
  }
}

/// The way in which the points taken for an entry come about.
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
