// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The points that activities earn: by kind, tag, subject, amount and time, with limits and
/// multipliers.
///
/// ```swift
/// let rules = try EarningRules {
///   $0.rules = [
///     EarningRules.Rule("run", of: "run", points: 5, perAmount: 2),   // 2 more a kilometer
///     EarningRules.Rule("post", of: "post", points: 3, limits: [.init(5, per: .day)]),
///   ]
///   $0.limits = [.coolDown(.seconds(60))]
///   $0.multipliers = [.init("weekend", factor: 2, of: .init(weekdays: [.saturday, .sunday]))]
/// }
/// rules.earnings(of: activities, days: days)   // each with its steps
/// ```
///
/// An activity goes through four steps, and its ``Earning`` lists each:
///
/// 1. Of the `rules`, the first that is about the activity gives its points, or all that are do;
///    see `choice`.
/// 2. A ``Limit`` takes the points of a rule away when there was too much before.
/// 3. The `multipliers` that are on multiply what is left, unless it is negative.
/// 4. The caps and the floor of ``PointsRules`` count last, when a ``Ledger`` or ``PlayerLog``
///    records the points.
///
/// In JSON rules are an object that leaves defaults out:
/// `{"rules":[{"id":"run","of":{"kinds":["run"]},"points":5,"perAmount":2}],"limits":[{"seconds":60,"of":"rule"}],`
/// `"multipliers":[{"id":"weekend","factor":2,"of":{"weekdays":["saturday","sunday"]}}]}`.
public struct EarningRules: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = RuleFault

    /// The rules, in their order, at most 1,000.
    public var rules: [Rule] = []
    /// The choice among several rules for an activity that all of them are about.
    public var choice: Choice = .first
    /// The limits that hold for every rule, at most 1,000.
    public var limits: [Limit] = []
    /// The multipliers, in the order in which they count, at most 1,000.
    public var multipliers: [Multiplier] = []
    /// The way in which several multipliers are combined.
    public var combination: Combination = .product
    /// The rule for rounding points to whole ones.
    public var rounding: RoundingRule = .halfUp

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
    let allLimits = checked.draft.limits + checked.draft.rules.flatMap(\.limits)
    scopes = Set(allLimits.map(\.scope))
    maximumTimes = min(max(allLimits.map(\.times).max() ?? 1, 1), Limit.maximumTimes)
  }
  /// The scopes of all limits.
  let scopes: Set<Limit.Scope>
  /// The most times that a limit is about, at least 1.
  let maximumTimes: Int

  /// No activity earns anything.
  public static let empty = EarningRules()

  /// The most points that an activity can earn, and the most that one can cost: 10^12.
  package static let maximumPoints = 1_000_000_000_000
}

extension EarningRules {
  /// The choice of the rule that counts if several apply to an activity.
  public enum Choice: String, CaseIterable, Hashable, Sendable {
    /// The first one alone.
    case first
    /// All of them.
    case all
  }

  /// A way to combine several multipliers.
  public enum Combination: String, CaseIterable, Hashable, Sendable {
    /// Each multiplies what those before it gave: twice and three times are six times.
    case product
    /// The greatest alone counts: twice and three times are three times.
    case maximum
  }
}

extension EarningRules {
  /// The points for activities that pass a filter.
  ///
  /// In JSON a rule is an object:
  /// `{"id":"run","of":{"kinds":["run"]},"points":5,"perAmount":"1/2"}`, with its `limits` if it
  /// has any.
  public struct Rule: Identifiable, Hashable, Sendable {
    /// Identifies a rule.
    public typealias ID = Identifier<Rule>

    /// The identifier, unique among the rules; an explanation names it.
    public let id: ID
    /// The activities that the rule applies to.
    public let filter: PlayerActivity.Filter
    /// The points for an activity, whatever its amount; negative for those that cost points.
    public let points: Int
    /// The points for each unit of its amount, in addition; a negative amount counts as 0.
    public let perAmount: Fraction
    /// The limits of this rule.
    public let limits: [Limit]

    /// Creates a rule, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the rules.
    ///   - filter: The activities that the rule is about; all by default.
    ///   - points: The points for an activity, at most 10^12 of either sign.
    ///   - perAmount: The points for each unit of its amount, at most 10^12 of either sign.
    ///   - limits: The limits of this rule, at most 1,000.
    public init(
      _ id: ID,
      of filter: PlayerActivity.Filter = PlayerActivity.Filter(),
      points: Int = 0,
      perAmount: Fraction = .zero,
      limits: [Limit] = []
    ) {
      self.id = id
      self.filter = filter
      self.points = points
      self.perAmount = perAmount
      self.limits = limits
    }

    /// Creates a rule about the activities of a kind, which ``EarningRules`` check.
    ///
    /// - Parameters:
    ///   - id: The identifier, unique among the rules.
    ///   - kind: The kind of activities that the rule is about.
    ///   - points: The points for an activity, at most 10^12 of either sign.
    ///   - perAmount: The points for each unit of its amount, at most 10^12 of either sign.
    ///   - limits: The limits of this rule, at most 1,000.
    public init(
      _ id: ID,
      of kind: PlayerActivity.Kind,
      points: Int = 0,
      perAmount: Fraction = .zero,
      limits: [Limit] = []
    ) {
      let filter = PlayerActivity.Filter(kinds: [kind])
      self.init(id, of: filter, points: points, perAmount: perAmount, limits: limits)
    }

    fileprivate var faults: [LocatedFault<RuleFault>] {
      let most = EarningRules.maximumPoints
      var faults = filter.faults.within(ContentPlace().key("of"))
      faults += RuleFault.faults([
        ("points", points, -most...most), ("limits", limits.count, 0...1000),
      ])
      if !(-most...most).contains(perAmount.rounded(.awayFromZero)) {
        let fault = RuleFault.outOfRange(perAmount.rounded(.awayFromZero), expected: -most...most)
        faults.append(LocatedFault(fault, at: ContentPlace().key("perAmount")))
      }
      if points == 0, perAmount != .zero, let most = filter.amounts?.upperBound, most <= 0 {
        let fault = RuleFault.neverApplies(
          "an amount of \(most) or less gives nothing by its size; points can be negative",
          nearest: nil
        )
        faults.append(LocatedFault(fault, at: ContentPlace().key("perAmount")))
      }
      for (index, limit) in limits.enumerated() {
        faults += limit.faults.within(ContentPlace().key("limits").index(index))
      }
      return faults
    }
  }
}

extension EarningRules.Choice: JSONName {}
extension EarningRules.Combination: JSONName {}

extension EarningRules: JSONPolicy {}

extension EarningRules.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("rules", \.rules, count: 0...1000)
    values.check(\.rules) { RuleFault.faults(in: $0, by: \.faults) }
    values.value("choice", \.choice)
    values.value("limits", \.limits, count: 0...1000)
    values.check(\.limits) { RuleFault.faults(in: $0, by: \.faults) }
    values.value("multipliers", \.multipliers, count: 0...1000)
    values.check(\.multipliers) { RuleFault.faults(in: $0, by: \.faults) }
    values.value("combination", \.combination)
    values.value("rounding", \.rounding)
  }

  package var faultsTogether: [LocatedFault<RuleFault>] {
    let top = ContentPlace()
    return RuleFault.faults(ofIdentifiers: rules.map(\.id.rawValue), in: top.key("rules"))
      + RuleFault.faults(
        ofIdentifiers: multipliers.map(\.id.rawValue),
        in: top.key("multipliers")
      )
  }
}

extension EarningRules.Rule: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let id = record.field("id", \.id)
    let filter = record.field("of", \.filter, default: PlayerActivity.Filter())
    let points = record.field("points", \.points, default: 0)
    let perAmount = record.field("perAmount", \.perAmount, default: .zero)
    let limits = record.field("limits", \.limits, default: [])
    return try Self(
      id(),
      of: filter(),
      points: points(),
      perAmount: perAmount(),
      limits: limits()
    )
  }
}
