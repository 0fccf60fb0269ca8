// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// How a group helps those who are behind to catch up.
///
/// Another way is a season (``PlayerGroup/openSeason(id:lasting:repeats:from:by:at:stamp:)``), for which everyone
/// starts from zero. The study behind this module used seasons; it criticized more points for those behind, because
/// nobody can keep a lead.
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
  /// A todo earns its points and nothing more.
  case none
  /// A member who is far behind gets more, as often as it happens.
  ///
  /// It rewards holding todos back: a member who waits until they are far enough behind gets more for
  /// the same work.
  case gap(CatchUpPolicy.Gap)
  /// A member who joined late gets more until they have once reached the median of the others.
  ///
  /// It does not reward holding todos back, because the date of joining cannot be put off
  /// afterwards.
  case joinDate(CatchUpPolicy.JoinDate)
}

extension CatchUpPolicy {
  /// More points for those who are far behind the others.
  ///
  /// ```swift
  /// // Double points for members with less than half of what the leader has.
  /// let gap = try CatchUpPolicy.Gap(of: .leader, below: Fraction(1, 2), multiplier: 2)
  /// let rules = RuleBook(catchUp: .gap(gap))
  /// ```
  public struct Gap: Hashable, Sendable {
    /// The points that the line is a part of.
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
    /// How many times the points below the line are earned.
    public let multiplier: Fraction
    /// The most bonus points of a member in a season, or nil for any number.
    public let limit: Int?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - reference: Whose points the line is drawn from.
    ///   - part: Which part of those points the line is at, more than 0 and at most 1, neither
    ///     term of which is above 1000. Fractions of a point are left out.
    ///   - multiplier: How many times the points below the line are earned: 1 to 1000, neither term
    ///     of which is above 1000.
    ///   - limit: The most bonus points that a member gets in a season, not negative, or nil for any
    ///     number.
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
  /// More points for those who joined late, until the median of the others is reached.
  public struct JoinDate: Hashable, Sendable {
    /// How many days after the beginning a member must have joined to be late.
    public let days: Int
    /// How many times the points below the line are earned.
    public let multiplier: Fraction
    /// The most bonus points of a member in a season, or nil for any number.
    public let limit: Int?

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - days: How many days after the season began, or the group where no season is open, a member
    ///     must have joined to be late: 1 to 100,000. A member who comes back after leaving
    ///     joined when they first did.
    ///   - multiplier: How many times the points below the line are earned: 1 to 1000, neither term
    ///     of which is above 1000.
    ///   - limit: The most bonus points that a member gets in a season, not negative, or nil for any
    ///     number.
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
