internal import LudusCore
internal import LudusFoundation

/// What a catch-up policy looks at when a member has done some work.
struct CatchUpSituation {
  /// What the work is worth.
  var work: Int
  /// The member's points before it.
  var points: Int
  /// The points of each other member who takes part.
  var others: [Int]
  /// The bonus that the member has got so far.
  var granted: Int
  /// The days between the beginning of season or group and the member's first joining.
  var daysLate: Int
  /// Whether the member has reached the line before.
  var hasCaughtUp: Bool
}

extension CatchUpPolicy {
  /// Returns how many points more than it is worth some work earns.
  ///
  /// - Complexity: O(*n* log *n*) in the number of the others, O(1) for ``none``.
  func bonus(in situation: CatchUpSituation) -> Int {
    switch self {
    case .none:
      0
    case .gap(let rule):
      CatchUpBonus.bonus(
        for: situation.work,
        gap: rule.line(others: situation.others) - situation.points,
        multiplier: rule.multiplier,
        rest: rule.limit.map { max($0 - situation.granted, 0) }
      )
    case .joinDate(let rule):
      situation.daysLate < rule.days || situation.hasCaughtUp
        ? 0
        : CatchUpBonus.bonus(
          for: situation.work,
          gap: situation.others.lowerMedian - situation.points,
          multiplier: rule.multiplier,
          rest: rule.limit.map { max($0 - situation.granted, 0) }
        )
    }
  }
}

extension CatchUpPolicy.Gap {
  /// The points below which there is a bonus.
  func line(others: [Int]) -> Int {
    let points = reference == .median ? others.lowerMedian : others.max() ?? 0
    guard points > 0 else { return 0 }
    let product = points.multipliedFullWidth(by: part.numerator)
    return part.denominator.dividingFullWidth(product).quotient
  }
}

extension [Int] {
  /// The number in the middle, the lower one of two, 0 when there are none.
  var lowerMedian: Int { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}
