// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// A policy for helping members of a group who are behind to catch up.
///
/// Another way is a season (``PlayerGroup/openSeason(id:lasting:repeats:from:by:at:stamp:)``), for
/// which everyone starts from zero. The study behind this module used seasons; it criticized more
/// points for those behind, because nobody can keep a lead.
///
/// ```swift
/// let policy: CatchUpPolicy = try .gap(CatchUpPolicy.Gap(of: .median, below: Fraction(1, 2), multiplier: 2))
/// ```
///
/// A bonus is a whole number, kept apart from the points of the todo, and granted only for the part
/// of a todo that lies below the *line*. So a todo of 20 points earns what two of 10 earn; more
/// work never earns fewer points; and two members who get no bonus keep their order.
///
/// Points are those of the season that is open at the time, or of the whole history when none is.
/// The line is drawn from those of the *other* members who take part, so one's own work does not
/// move it.
public enum CatchUpPolicy: Hashable, Sendable {
  /// A todo earns its own points and nothing extra.
  case none
  /// Members who are far behind get extra points, as often as that happens.
  ///
  /// It rewards holding todos back: a member who waits until they are far enough behind gets more
  /// for the same work.
  case gap(CatchUpPolicy.Gap)
  /// Members who joined late get extra points until they reach the median of the others for the
  /// first time.
  ///
  /// It does not reward holding todos back, because the date of joining cannot be put off
  /// afterwards.
  case joinDate(CatchUpPolicy.JoinDate)
}

extension CatchUpPolicy {
  /// Extra points for members who are far behind the others.
  ///
  /// ```swift
  /// // Double points for members with less than half of what the leader has.
  /// let gap = try CatchUpPolicy.Gap(of: .leader, below: Fraction(1, 2), multiplier: 2)
  /// let rules = RuleBook { $0.catchUp = .gap(gap) }
  /// ```
  public struct Gap: Hashable, Sendable {
    /// The points of which the catch-up line is a fraction.
    public enum Reference: String, Hashable, Sendable, CaseIterable {
      /// The points of the member in the middle of the others, the lower one of two.
      case median
      /// The points of the first of the others.
      case leader
    }

    /// The points that the line is drawn from.
    public let reference: Reference
    /// The part of those points at which the line is.
    public let part: Fraction
    /// The factor by which the points below the line are earned.
    public let multiplier: Fraction
    /// The most bonus points of a member in a season, or nil for any number.
    public let limit: Int?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - reference: The members from whose points the line is drawn.
    ///   - part: The part of those points at which the line is, more than 0 and at most 1, neither
    ///     term of which is above 1000. Fractions of a point are left out.
    ///   - multiplier: The factor by which the points below the line are earned: 1 to 1000, neither
    ///     term of which is above 1000.
    ///   - limit: The most bonus points that a member gets in a season, not negative, or nil for
    ///     any number.
    /// - Throws: `ContentError` with every value that is out of its range.
    public init(
      of reference: Reference,
      below part: Fraction,
      multiplier: Fraction,
      limit: Int? = nil
    ) throws(ContentError<RuleFault>) {
      var faults = CatchUpBonus.faults(multiplier: multiplier, limit: limit)
      if !(part > .zero && part <= .one && part.denominator <= CatchUpBonus.maximumTerm) {
        let reason = "the part \(part), expected one above 0 and up to 1 of at most thousandths"
        faults.insert(LocatedFault(.malformed(reason), at: ContentPlace().key("part")), at: 0)
      }
      try RuleFault.check(faults)
      self.reference = reference
      self.part = part
      self.multiplier = multiplier
      self.limit = limit
    }
  }
}

extension CatchUpPolicy {
  /// Extra points for members who joined late, until they reach the median of the others.
  public struct JoinDate: Hashable, Sendable {
    /// The number of days after the beginning from which a member who joins is late.
    public let days: Int
    /// The factor by which the points below the line are earned.
    public let multiplier: Fraction
    /// The most bonus points of a member in a season, or nil for any number.
    public let limit: Int?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - days: The number of days after the season began, or the group where no season is open,
    ///     from which a member who joins is late: 1 to 100,000. A member who comes back after
    ///     leaving joined when they first did.
    ///   - multiplier: The factor by which the points below the line are earned: 1 to 1000, neither
    ///     term of which is above 1000.
    ///   - limit: The most bonus points that a member gets in a season, not negative, or nil for
    ///     any number.
    /// - Throws: `ContentError` with every value that is out of its range.
    public init(
      late days: Int = 1,
      multiplier: Fraction,
      limit: Int? = nil
    ) throws(ContentError<RuleFault>) {
      try RuleFault.check(
        RuleFault.faults([("days", days, 1...100_000)])
          + CatchUpBonus.faults(multiplier: multiplier, limit: limit)
      )
      self.days = days
      self.multiplier = multiplier
      self.limit = limit
    }
  }
}

// MARK: - JSON

extension CatchUpPolicy: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("none", .none),
    JSONCase("gap", inline: Self.gap) { if case .gap(let rule) = $0 { rule } else { nil } },
    JSONCase("joinDate", inline: Self.joinDate) {
      if case .joinDate(let rule) = $0 { rule } else { nil }
    },
  ]
}

extension CatchUpPolicy.Gap.Reference: JSONName {}

extension CatchUpPolicy.Gap: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let reference = record.field("of", \.reference)
    let part = record.field("part", \.part)
    let multiplier = record.field("multiplier", \.multiplier)
    let limit = record.field("limit", \.limit)
    return try Self(of: reference(), below: part(), multiplier: multiplier(), limit: limit())
  }
}

extension CatchUpPolicy.JoinDate: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let days = record.field("days", \.days, default: 1)
    let multiplier = record.field("multiplier", \.multiplier)
    let limit = record.field("limit", \.limit)
    return try Self(late: days(), multiplier: multiplier(), limit: limit())
  }
}

/// The extra points that are earned below a line.
///
/// Cut the way up to the line into stretches, one for each point of work that is left to do. With
/// the multiplier m, a member who is g points below the line has u = ⌈g / m⌉ points of work to do,
/// and with v left they are at most ⌊v · m⌋ below it. Work takes them from u to u − b, whatever
/// pieces it comes in, and that is why the bonus does not depend on them.
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
  ///   - gap: The distance of the member below the line before; none when it is not positive.
  ///   - multiplier: The factor by which the work counts below the line, at least 1.
  ///   - rest: The bonus that the member may still get, from 0; nil for any amount.
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

/// The points of members in order, of which the median is known at once.
struct PointsInOrder: Hashable, Sendable {
  private var points = PagedDictionary<Member.ID, Int>()
  private var sorted: [Int] = []

  init(_ points: [(member: Member.ID, points: Int)]) {
    for (member, number) in points {
      self.points[member] = number
    }
    sorted = points.map(\.points).sorted()
  }

  /// Sets the points of a member, or takes the member out.
  ///
  /// - Complexity: O(log *m*) for *m* members, and moving some integers.
  mutating func set(_ number: Int?, of member: Member.ID) {
    guard points[member] != number else { return }
    if let old = points[member] {
      sorted.remove(at: sorted.firstIndexInOrder { $0 >= old })
    }
    points[member] = number
    if let number {
      sorted.insert(number, at: sorted.firstIndexInOrder { $0 > number })
    }
  }

  /// The median of all but one member, the lower one of two; 0 of none.
  func lowerMedian(without member: Member.ID) -> Int {
    let others = sorted.count - (points[member] == nil ? 0 : 1)
    guard others > 0 else { return 0 }
    return point(at: (others - 1) / 2, without: member)
  }

  /// The most points of all but one member; 0 of none.
  func maximum(without member: Member.ID) -> Int {
    let others = sorted.count - (points[member] == nil ? 0 : 1)
    return others > 0 ? point(at: others - 1, without: member) : 0
  }

  private func point(at index: Int, without member: Member.ID) -> Int {
    let place = points[member].map { own in sorted.firstIndexInOrder { $0 >= own } } ?? sorted.count
    return sorted[index < place ? index : index + (place < sorted.count ? 1 : 0)]
  }
}
