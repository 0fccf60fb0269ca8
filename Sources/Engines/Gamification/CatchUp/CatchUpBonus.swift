// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation

/// How many points more are earned below a line.
///
/// Cut the way up to the line into stretches, one for each point of work that is left to do. With the multiplier m, a
/// member who is g points below the line has u = ⌈g / m⌉ points of work to do, and with v left they are at most
/// ⌊v · m⌋ below it. Work takes them from u to u − b, whatever pieces it comes in, and that is why the bonus does not
/// depend on them.
///
/// A member who is not at the far end of their stretch is r = ⌊u · m⌋ − g ahead of it. They stay so
/// far ahead, or as far as every stretch is long, which is ⌊m⌋ − 1. For a whole m that is always r,
/// and each point of work moves them by exactly m until the line is reached.
enum CatchUpBonus {
  /// Neither term of a multiplier or part is larger, so that no product on the way overflows.
  static let maximumTerm = 1000

  /// Returns the bonus for some work.
  ///
  /// - Parameters:
  ///   - work: The points that the work is worth without bonus, from 0.
  ///   - gap: How far below the line the member is before; none when it is not positive.
  ///   - multiplier: How many times the work counts below the line, at least 1.
  ///   - rest: How much bonus the member may still get, from 0; nil for any amount.
  /// - Returns: The bonus, from 0.
  /// - Complexity: O(1).
  static func bonus(for work: Int, gap: Int, multiplier: Fraction, rest: Int? = nil) -> Int {
    guard work > 0, gap > 0 else { return 0 }
    // A little less than the greatest integer, so that the far end of a stretch fits too.
    let gap = min(gap, Int.max - 2 * maximumTerm)
    let left = roundedUp(gap, dividedBy: multiplier)
    let bonus: Int
    if work >= left {
      bonus = gap - left
    } else {
      let ahead = min(
        farEnd(of: left, multiplier) - gap,
        multiplier.numerator / multiplier.denominator - 1
      )
      bonus = gap - (farEnd(of: left - work, multiplier) - ahead) - work
    }
    return rest.map { min(bonus, $0) } ?? bonus
  }

  /// ⌈gap / m⌉, which is at most the gap.
  private static func roundedUp(_ gap: Int, dividedBy multiplier: Fraction) -> Int {
    let product = gap.multipliedFullWidth(by: multiplier.denominator)
    let (quotient, remainder) = multiplier.numerator.dividingFullWidth(product)
    return quotient + (remainder > 0 ? 1 : 0)
  }

  /// ⌊work · m⌋, which is less than the gap and a multiplier more.
  private static func farEnd(of work: Int, _ multiplier: Fraction) -> Int {
    let product = work.multipliedFullWidth(by: multiplier.numerator)
    return multiplier.denominator.dividingFullWidth(product).quotient
  }

  /// The faults of the values that both kinds of rule have.
  static func faults(multiplier: Fraction, limit: Int?) -> [LocatedFault<RuleFault>] {
    var faults: [LocatedFault<RuleFault>] = []
    if multiplier < .one || multiplier.numerator > maximumTerm
      || multiplier.denominator > maximumTerm
    {
      let reason = "the multiplier \(multiplier), expected 1 to 1000 in terms of at most 1000"
      faults.append(LocatedFault(.malformed(reason), at: ContentPlace().key("multiplier")))
    }
    return faults + RuleFault.faults([("limit", limit ?? 0, 0...Int.max)])
  }
}

/// The figures by which a catch-up policy judges some work of a member.
struct CatchUpSituation: Hashable {
  /// The points for the work.
  var work: Int
  /// The member's points before it.
  var points: Int
  /// The median of the points of the other members who take part, the lower one of two.
  var median: Int
  /// The most points that one of them has.
  var best: Int
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
        gap: rule.line(median: situation.median, best: situation.best)
          .subtractingWithinBounds(situation.points),
        multiplier: rule.multiplier,
        rest: rule.limit.map { max($0 - situation.granted, 0) }
      )
    case .joinDate(let rule):
      situation.daysLate < rule.days || situation.hasCaughtUp
        ? 0
        : CatchUpBonus.bonus(
          for: situation.work,
          gap: situation.median.subtractingWithinBounds(situation.points),
          multiplier: rule.multiplier,
          rest: rule.limit.map { max($0 - situation.granted, 0) }
        )
    }
  }
}

extension CatchUpPolicy.Gap {
  /// The points below which there is a bonus.
  func line(median: Int, best: Int) -> Int {
    let points = reference == .median ? median : best
    guard points > 0 else { return 0 }
    let product = points.multipliedFullWidth(by: part.numerator)
    return part.denominator.dividingFullWidth(product).quotient
  }
}

extension [Int] {
  /// The number in the middle, the lower one of two, 0 for an empty array.
  var lowerMedian: Int { isEmpty ? 0 : sorted()[(count - 1) / 2] }
}
