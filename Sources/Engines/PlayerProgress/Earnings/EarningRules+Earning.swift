// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension EarningRules {
  /// The points for an activity, and how they were computed.
  public struct Earning: Hashable, Sendable {
    /// The activity.
    public let activity: PlayerActivity.ID
    /// The steps by which the points were computed; empty if no rule applies to the activity.
    public internal(set) var steps: [Step]

    /// The points: the sum of the steps.
    public var points: Int { steps.reduce(0) { $0 + $1.points } }

    /// A part of the points.
    public struct Step: Hashable, Sendable {
      /// The kind of part.
      public let kind: Kind
      /// The number of points that it gives or, when negative, takes.
      public let points: Int

      /// A kind of part.
      public enum Kind: Hashable, Sendable {
        /// The points by a rule.
        case base(EarningRules.Rule.ID)
        /// The points by a rule that a limit takes away.
        case limit(EarningRules.Limit, of: EarningRules.Rule.ID)
        /// The points that a multiplier adds or, with a factor below 1, takes.
        case multiplier(EarningRules.Multiplier.ID)
        /// The points above a cap, negative.
        case cap(PointsCap)
        /// The points that could not be taken because of the floor, positive.
        case floor
        /// The points that were given or taken by hand.
        case award
      }
    }
  }
}

extension EarningRules {
  /// Returns the points of activities, before caps and floor.
  ///
  /// - Parameters:
  ///   - activities: The activities of any players, in any order. Voids, and what they take out,
  ///     are left out.
  ///   - days: The reckoning of days.
  /// - Returns: An earning for each other activity, by date and then by identifier.
  /// - Complexity: O(*n* log *n*) for *n* activities, times the rules about each.
  public func earnings(
    of activities: some Sequence<PlayerActivity>,
    days: DayReckoning
  ) -> [EarningRules.Earning] {
    let sorted = activities.sorted { $0.isBefore($1) }
    var voided: [Member.ID: Set<PlayerActivity.ID>] = [:]
    var effective: [PlayerActivity] = []
    for activity in sorted.reversed() where voided[activity.member]?.contains(activity.id) != true {
      if let target = activity.voids {
        voided[activity.member, default: []].insert(target)
      } else {
        effective.append(activity)
      }
    }
    var folds: [Member.ID: EarningFold] = [:]
    return effective.reversed().map { activity in
      var dated = DatedActivity(activity, home: days)
      return folds[activity.member, default: EarningFold()].take(&dated, self)
    }
  }
}

/// The part of a player's activities that must be known to say how much the next one earns.
struct EarningFold: Hashable, Sendable {
  /// The latest activities that earned, of each scope that a limit asks for.
  private var marks: [Key: [EarningRules.Limit.Mark]] = [:]
  /// The dates when multipliers were last turned on.
  private var boosts: [EarningRules.Multiplier.ID: Date] = [:]

  private enum Key: Hashable {
    case all
    case rule(EarningRules.Rule.ID)
    case kind(PlayerActivity.Kind)
    case subject(PlayerActivity.Kind, String?)
  }

  /// Takes an activity that comes after those before it.
  ///
  /// - Parameters:
  ///   - activity: The activity.
  ///   - rules: The rules.
  ///   - term: The date when the term began, or nil without terms.
  /// - Returns: The points, with their steps.
  mutating func take(
    _ activity: inout DatedActivity,
    _ rules: EarningRules,
    term: Date? = nil
  ) -> EarningRules.Earning {
    var earning = EarningRules.Earning(activity: activity.activity.id, steps: [])
    var earned: Set<Key> = []
    for rule in rules.draft.rules where rule.filter.fits(&activity) {
      let points = rule.points(for: activity.activity, rules.draft.rounding)
      earning.steps.append(EarningRules.Earning.Step(kind: .base(rule.id), points: points))
      if points != 0 {
        let limit = (rule.limits + rules.draft.limits).first {
          isReached($0, of: rule, by: &activity, term)
        }
        if let limit {
          earning.steps.append(
            EarningRules.Earning.Step(kind: .limit(limit, of: rule.id), points: -points)
          )
        } else {
          earned.formUnion(rules.scopes.map { key($0, rule, activity.activity) })
        }
      }
      if rules.draft.choice == .first { break }
    }
    multiply(&earning, &activity, rules)
    for key in earned {
      note(&activity, key, rules)
    }
    turnOn(by: &activity, rules)
    return earning
  }

  /// Turns on the multipliers that an activity turns on.
  mutating func turnOn(by activity: inout DatedActivity, _ rules: EarningRules) {
    for multiplier in rules.draft.multipliers {
      // A purchase turns on only what asks for purchases.
      if let boost = multiplier.boost, boost.filter.fits(&activity),
        activity.activity.kind != .purchase || boost.filter.names(.purchase)
      {
        boosts[multiplier.id] = activity.activity.date
      }
    }
  }

  /// Returns the multipliers that are turned on at a date, each with its end.
  func running(
    at date: Date,
    _ rules: EarningRules
  ) -> [(multiplier: EarningRules.Multiplier, end: Date)] {
    rules.draft.multipliers.compactMap { multiplier in
      guard let boost = multiplier.boost, let start = boosts[multiplier.id], start <= date else {
        return nil
      }
      let end = start.addingTimeInterval(Double(boost.seconds))
      return date < end ? (multiplier, end) : nil
    }
  }

  private func isReached(
    _ limit: EarningRules.Limit,
    of rule: EarningRules.Rule,
    by activity: inout DatedActivity,
    _ term: Date?
  ) -> Bool {
    let marks = marks[key(limit.scope, rule, activity.activity)] ?? []
    return limit.isReached(by: marks, before: &activity, term: term)
  }

  /// Notes that an activity earned, for the limits of later ones.
  private mutating func note(_ activity: inout DatedActivity, _ key: Key, _ rules: EarningRules) {
    // Taken out while it is changed, or it would be copied.
    var latest = marks.removeValue(forKey: key) ?? []
    latest.append(EarningRules.Limit.Mark(date: activity.activity.date, day: activity.day))
    // No limit looks farther back than so many, those of the last days apart, which a traveler can
    // have in another order.
    if latest.count > 2 * rules.maximumTimes {
      let recent = activity.activity.date.addingTimeInterval(-3 * 86_400)
      let old = latest.firstIndexInOrder { $0.date >= recent }
      if old > 2 * rules.maximumTimes { latest.removeFirst(old - rules.maximumTimes) }
    }
    marks[key] = latest
  }

  private func key(
    _ scope: EarningRules.Limit.Scope,
    _ rule: EarningRules.Rule,
    _ activity: PlayerActivity
  ) -> Key {
    switch scope {
    case .all: .all
    case .rule: .rule(rule.id)
    case .kind: .kind(activity.kind)
    case .subject: .subject(activity.kind, activity.subject)
    }
  }

  /// Adds the steps of the multipliers that are on, for points that are given.
  private func multiply(
    _ earning: inout EarningRules.Earning,
    _ activity: inout DatedActivity,
    _ rules: EarningRules
  ) {
    let points = earning.points
    guard points > 0 else { return }
    var active: [EarningRules.Multiplier] = []
    for multiplier in rules.draft.multipliers
    where multiplier.isOn(for: &activity, boostedAt: boosts[multiplier.id]) {
      active.append(multiplier)
    }
    if rules.draft.combination == .maximum, let greatest = active.map(\.factor).max() {
      active = Array(active.filter { $0.factor == greatest }.prefix(1))
    }
    var exact = Fraction(points)
    var before = points
    for multiplier in active {
      let most = Fraction(max(points, EarningRules.maximumPoints))
      exact = (try? exact * multiplier.factor).map { min($0, most) } ?? most
      let after = exact.rounded(rules.draft.rounding)
      let kind = EarningRules.Earning.Step.Kind.multiplier(multiplier.id)
      earning.steps.append(EarningRules.Earning.Step(kind: kind, points: after - before))
      before = after
    }
  }
}

extension EarningRules.Rule {
  /// The points for an activity, between the bounds of what one can earn.
  fileprivate func points(for activity: PlayerActivity, _ rounding: RoundingRule) -> Int {
    let most = EarningRules.maximumPoints
    let amount = Fraction(max(activity.amount, 0))
    let bound = Fraction(perAmount < .zero ? -2 * most : 2 * most)
    let forAmount = (try? perAmount * amount) ?? bound
    let sum =
      min(max(forAmount, Fraction(-2 * most)), Fraction(2 * most)).rounded(rounding) + points
    return min(max(sum, -most), most)
  }
}

extension EarningRules {
  /// A limit to how often activities earn points in a period; an activity beyond it earns nothing.
  ///
  /// ```swift
  /// EarningRules.Limit.coolDown(.seconds(180), of: .subject)   // not twice in three minutes
  /// EarningRules.Limit(10, within: .seconds(60), of: .all)     // not more than ten in a minute
  /// EarningRules.Limit(3, per: .day)                           // three a day by one rule
  /// EarningRules.Limit.once(of: .subject)                      // each thing once, for good
  /// ```
  ///
  /// Only activities that earned points count. For the points of a day or a week use a
  /// ``PointsCap``.
  ///
  /// In JSON a limit is an object: `{"times":10,"seconds":60,"of":"all"}`,
  /// `{"times":3,"per":"day"}` or `{"per":"ever","of":"subject"}`. One time, and the scope `rule`, are left out.
  public struct Limit: Hashable, Sendable {
    /// The period of a limit.
    public enum Span: Hashable, Sendable {
      /// The time before the activity, in whole seconds.
      case within(Duration)
      /// The day of the activity, its week and so on.
      case calendar(Period)
    }

    /// A stretch of time by the calendar.
    public enum Period: String, CaseIterable, Hashable, Sendable {
      /// The day of the activity.
      case day
      /// The week that its day is in.
      case week
      /// The month that its day is in.
      case month
      /// The term in which it was done; without terms, all time.
      case term
      /// All time.
      case ever
    }

    /// The activities that are counted together.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
      /// Those that earned by the same rule.
      case rule
      /// Those of the same kind.
      case kind
      /// Those of the same kind with the same subject.
      case subject
      /// All of the player.
      case all
    }

    /// The number of activities that earn points, at least 1.
    public let times: Int
    /// The stretch of time.
    public let span: Span
    /// The activities that are counted together.
    public let scope: Scope

    /// Creates a limit for any stretch of some length.
    ///
    /// - Parameters:
    ///   - times: The number of activities that earn points, 1 to 10,000.
    ///   - length: The length of the stretch in whole seconds, from one second to 366 days. So long
    ///     after an activity, it does not count anymore.
    ///   - scope: The activities that are counted together.
    public init(_ times: Int, within length: Duration, of scope: Scope = .rule) {
      self.times = times
      span = .within(.seconds(length.wholeSeconds))
      self.scope = scope
    }

    /// Creates a limit for a day, a week and so on, or for all time.
    ///
    /// - Parameters:
    ///   - times: The number of activities that earn points, 1 to 10,000.
    ///   - period: The stretch of time.
    ///   - scope: The activities that are counted together.
    public init(_ times: Int, per period: Period, of scope: Scope = .rule) {
      self.times = times
      span = .calendar(period)
      self.scope = scope
    }

    /// Returns a limit of once in some time, in whole seconds.
    public static func coolDown(_ length: Duration, of scope: Scope = .rule) -> Limit {
      Limit(1, within: length, of: scope)
    }

    /// Returns a limit of once for all time.
    public static func once(of scope: Scope = .rule) -> Limit { Limit(1, per: .ever, of: scope) }

    static let maximumTimes = 10_000
    private static let maximumSeconds = 366 * 24 * 60 * 60

    var faults: [LocatedFault<RuleFault>] {
      RuleFault.faults([
        ("times", times, 1...Self.maximumTimes), ("seconds", seconds ?? 1, 1...Self.maximumSeconds),
      ])
    }
  }
}

extension Duration {
  /// The whole seconds, without what is left of one.
  fileprivate var wholeSeconds: Int { Int(clamping: components.seconds) }
}

// MARK: - Counting

extension EarningRules.Limit {
  /// The time at which an activity earned.
  struct Mark: Hashable, Sendable {
    let date: Date
    let day: CalendarDay
  }

  /// Whether as many activities as earn points have earned in the stretch of time before another.
  ///
  /// Days follow dates, except for players who travel: by their clocks an evening can be a later
  /// day than the morning after it.
  ///
  /// - Parameters:
  ///   - marks: The dates when the latest ones earned, in order.
  ///   - activity: The activity.
  ///   - term: The date when the term began, or nil without terms.
  /// - Returns: Whether the activity earns nothing more.
  func isReached(
    by marks: [Mark],
    before activity: inout DatedActivity,
    term: Date?
  ) -> Bool {
    guard times >= 1, marks.count >= times else { return false }
    let days: Range<CalendarDay>
    switch span {
    case .within(let length):
      let mark = marks[marks.count - times]
      return activity.activity.date.timeIntervalSince(mark.date) < Double(length.wholeSeconds)
    case .calendar(.ever):
      return true
    case .calendar(.term):
      return term.map { marks[marks.count - times].date >= $0 } ?? true
    case .calendar(.day):
      days = activity.day..<CalendarDay(clamping: activity.day.number + 1)
    case .calendar(.week):
      days = activity.days.week(of: activity.day)
    case .calendar(.month):
      days = activity.day.month(by: activity.days)
    }
    var count = 0
    for mark in marks.reversed() {
      if days.contains(mark.day) || mark.day == activity.day {
        count += 1
        if count == times { return true }
      } else if mark.day.number < days.lowerBound.number - Self.travel {
        break
      }
    }
    return false
  }

  /// The number of days by which the clocks of a traveler can differ.
  private static let travel = 2
}

extension CalendarDay {
  /// The days of the month that the day is in.
  func month(by days: DayReckoning) -> Range<CalendarDay> {
    let first = CalendarDay(year: year, month: month, day: 1) ?? self
    let months = year * 12 + month
    let next = CalendarDay(year: months / 12, month: months % 12 + 1, day: 1)
    return first..<(next ?? .last)
  }
}

// MARK: - JSON

extension EarningRules.Limit.Scope: JSONName {}
extension EarningRules.Limit.Period: JSONName {}

extension EarningRules.Limit: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let times = record.field("times", \.times, default: 1)
    let seconds = record.field("seconds", \.seconds)
    let period = record.field("per", \.period)
    let scope = record.field("of", \.scope, default: .rule)
    switch (try seconds(), try period()) {
    case (let seconds?, nil): return try Self(times(), within: .seconds(seconds), of: scope())
    case (nil, let period?): return try Self(times(), per: period, of: scope())
    default:
      record.note(.malformed("expected one of the keys seconds, per"))
      return try Self(times(), per: .day, of: scope())
    }
  }

  private var seconds: Int? {
    if case .within(let length) = span { length.wholeSeconds } else { nil }
  }
  private var period: Period? {
    if case .calendar(let period) = span { period } else { nil }
  }
}

extension EarningRules {
  /// A factor for the points of a period: a weekend, a happy hour, a quarter of an hour after a
  /// treat.
  ///
  /// ```swift
  /// EarningRules.Multiplier("advent", title: "Advent", factor: 2, on: first...last)
  /// EarningRules.Multiplier("potion", factor: 2, after: .init(kinds: ["potion"]), lasting: .seconds(900))
  /// ```
  ///
  /// Its conditions hold together: the filter, the days and, if there is one, the activity that
  /// turns it on.
  ///
  /// In JSON a multiplier is an object:
  /// `{"id":"advent","title":"Advent","factor":2,"from":"2026-11-29",` `"through":"2026-12-24"}`,
  /// with the activities under `of`, and with `after` and `seconds` for one that is turned on.
  public struct Multiplier: Identifiable, Hashable, Sendable {
    /// Identifies a multiplier.
    public typealias ID = Identifier<Multiplier>

    /// The identifier, unique among the multipliers; an explanation names it.
    public let id: ID
    /// The name that players see; empty if there is none.
    public let title: String
    /// The factor, 0 to 1000, with a denominator of at most 1000.
    public let factor: Fraction
    /// The activities whose points it multiplies: their kinds, weekdays, hours and so on.
    public let filter: PlayerActivity.Filter
    /// The first and the last day on which it is on, where the player is.
    public let days: ClosedRange<CalendarDay>
    /// The activity that turns it on, and for how long; nil when it is always on.
    public let boost: Boost?

    /// A player's activity that turns on a multiplier.
    public struct Boost: Hashable, Sendable {
      /// The activities that turn it on.
      public let filter: PlayerActivity.Filter
      /// The time for which it lasts, in whole seconds; another such activity restarts it.
      public var duration: Duration { .seconds(seconds) }
      let seconds: Int
    }

    /// Creates a multiplier for some activities and days, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the multipliers.
    ///   - title: The name that players see.
    ///   - factor: The factor, 0 to 1000, with a denominator of at most 1000.
    ///   - filter: The activities whose points it multiplies; all by default.
    ///   - days: The first and the last day; all by default.
    public init(
      _ id: ID,
      title: String = "",
      factor: Fraction,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      on days: ClosedRange<CalendarDay> = .first ... .last
    ) {
      self.init(id, title, factor, filter, days, nil)
    }

    /// Creates a multiplier that an activity of the player turns on, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the multipliers.
    ///   - title: The name that players see.
    ///   - factor: The factor, 0 to 1000, with a denominator of at most 1000.
    ///   - filter: The activities whose points it multiplies; all by default.
    ///   - boost: The activities that turn it on; the points of their own it leaves alone.
    ///   - duration: The time in whole seconds, from one second to 366 days.
    public init(
      _ id: ID,
      title: String = "",
      factor: Fraction,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      after boost: PlayerActivity.Filter,
      lasting duration: Duration
    ) {
      let boost = Boost(filter: boost, seconds: duration.wholeSeconds)
      self.init(id, title, factor, filter, .first ... .last, boost)
    }

    fileprivate init(
      _ id: ID,
      _ title: String,
      _ factor: Fraction,
      _ filter: PlayerActivity.Filter,
      _ days: ClosedRange<CalendarDay>,
      _ boost: Boost?
    ) {
      self.id = id
      self.title = title
      self.factor = factor
      self.filter = filter
      self.days = days
      self.boost = boost
    }
  }
}

extension EarningRules.Multiplier {
  private static let maximumSeconds = 366 * 24 * 60 * 60

  var faults: [LocatedFault<RuleFault>] {
    let place = ContentPlace()
    var faults = filter.faults.within(place.key("of"))
    if factor < .zero || factor > 1000 || factor.denominator > 1000 {
      let fault = RuleFault.malformed(
        "the factor \(factor), expected 0 to 1000 with a denominator of at most 1000"
      )
      faults.append(LocatedFault(fault, at: place.key("factor")))
    }
    if let boost {
      faults += boost.filter.faults.within(place.key("after"))
      faults += RuleFault.faults([("seconds", boost.seconds, 1...Self.maximumSeconds)])
    }
    return faults
  }

  /// Whether it multiplies the points of an activity, when its boost was last turned on at a date.
  func isOn(for activity: inout DatedActivity, boostedAt boosted: Date?) -> Bool {
    if let boost {
      guard let boosted,
        activity.activity.date.timeIntervalSince(boosted) < Double(boost.seconds)
      else { return false }
    }
    guard filter.fits(&activity) else { return false }
    return days == .first ... .last || days.contains(activity.day)
  }
}

// MARK: - JSON

extension EarningRules.Multiplier: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title, default: "")
    let factor = record.field("factor", \.factor)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    let first = record.field("from", \.days.lowerBound, default: .first)
    let last = record.field("through", \.days.upperBound, default: .last)
    let boost = record.field("after", \.boost?.filter)
    let seconds = record.field("seconds", \.boost?.seconds)
    if try last() < first() {
      let fault = RuleFault.malformed("expected a day from \(try first()) on")
      record.note(fault, at: ContentPlace().key("through"))
    }
    if try (boost() == nil) != (seconds() == nil) {
      let key = try seconds() == nil ? "seconds" : "after"
      record.note(.malformed("this key is missing"), at: ContentPlace().key(key))
    }
    return try Self(
      id(),
      title(),
      factor(),
      filter(),
      first()...max(first(), last()),
      boost().map { Boost(filter: $0, seconds: try seconds() ?? 0) }
    )
  }
}
