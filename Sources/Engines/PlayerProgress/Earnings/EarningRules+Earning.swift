// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

extension EarningRules {
  /// The points of an activity, and how they come about.
  public struct Earning: Hashable, Sendable {
    /// The activity.
    public let activity: PlayerActivity.ID
    /// How its points come about; none when no rule is about the activity.
    public internal(set) var steps: [Step]

    /// The points: the sum of the steps.
    public var points: Int { steps.reduce(0) { $0 + $1.points } }

    /// A part of the points.
    public struct Step: Hashable, Sendable {
      /// The kind of part.
      public let kind: Kind
      /// How many points it gives or, when negative, takes.
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
      }
    }
  }
}

extension EarningRules {
  /// Returns the points of activities, before caps and floor.
  ///
  /// - Parameters:
  ///   - activities: The activities of any players, in any order. Voids, and what they take out, are left out.
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

/// As much of a player's activities as must be known to say how much the next one earns.
struct EarningFold: Hashable, Sendable {
  /// The latest activities that earned, of each scope that a limit asks for.
  private var marks: [Key: [EarningRules.Limit.Mark]] = [:]
  /// When multipliers were turned on last.
  private var boosts: [EarningRules.Multiplier.ID: Date] = [:]

  private enum Key: Hashable {
    case all
    case rule(EarningRules.Rule.ID)
    case kind(PlayerActivity.Kind)
    case subject(PlayerActivity.Kind, String?)
  }

  /// Takes an activity that comes after those before it, and returns the points that it earns.
  mutating func take(_ activity: inout DatedActivity, _ rules: EarningRules) -> EarningRules.Earning
  {
    var earning = EarningRules.Earning(activity: activity.activity.id, steps: [])
    var earned: Set<Key> = []
    for rule in rules.rules where rule.filter.fits(&activity) {
      let points = rule.points(for: activity.activity, rules.rounding)
      earning.steps.append(EarningRules.Earning.Step(kind: .base(rule.id), points: points))
      if points != 0 {
        let limit = (rule.limits + rules.limits).first { isReached($0, of: rule, by: &activity) }
        if let limit {
          earning.steps.append(
            EarningRules.Earning.Step(kind: .limit(limit, of: rule.id), points: -points)
          )
        } else {
          earned.formUnion(rules.scopes.map { key($0, rule, activity.activity) })
        }
      }
      if rules.choice == .first { break }
    }
    multiply(&earning, &activity, rules)
    for key in earned {
      note(&activity, key, rules)
    }
    for multiplier in rules.multipliers {
      if let boost = multiplier.boost, boost.filter.fits(&activity) {
        boosts[multiplier.id] = activity.activity.date
      }
    }
    return earning
  }

  private func isReached(
    _ limit: EarningRules.Limit,
    of rule: EarningRules.Rule,
    by activity: inout DatedActivity
  ) -> Bool {
    let marks = marks[key(limit.scope, rule, activity.activity)] ?? []
    return limit.isReached(by: marks, before: &activity)
  }

  /// Notes that an activity earned, for the limits of later ones.
  private mutating func note(_ activity: inout DatedActivity, _ key: Key, _ rules: EarningRules) {
    // Taken out while it is changed, or it would be copied.
    var latest = marks.removeValue(forKey: key) ?? []
    latest.append(EarningRules.Limit.Mark(date: activity.activity.date, day: activity.day))
    // No limit looks farther back.
    if latest.count > 2 * rules.maximumTimes {
      latest.removeFirst(latest.count - rules.maximumTimes)
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
    for multiplier in rules.multipliers
    where multiplier.isOn(for: &activity, boostedAt: boosts[multiplier.id]) {
      active.append(multiplier)
    }
    if rules.combination == .maximum, let greatest = active.map(\.factor).max() {
      active = Array(active.filter { $0.factor == greatest }.prefix(1))
    }
    var exact = Fraction(points)
    var before = points
    for multiplier in active {
      let most = Fraction(max(points, EarningRules.maximumPoints))
      exact = (try? exact * multiplier.factor).map { min($0, most) } ?? most
      let after = exact.rounded(rules.rounding)
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
