// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore

/// Matches an answer that is a number, perhaps with a unit, however it is written.
///
/// ```swift
/// let gravity = try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3))
/// gravity.verdict(for: "981 cm/s²").isCorrect          // true
/// gravity.verdict(for: "9.81").sentence(in: .english)
/// // "A unit is missing: write it behind the number, as in 5 kg."
///
/// try NumericMatcher("2.45 ± 0.15").verdict(for: "2.3").isCorrect   // true: edges belong to the interval
/// ```
///
/// A number is read as people write it: "x = 2.5", "ca. 83 Mio.", "1:30 h", "three quarters". Numbers are compared
/// exactly, as fractions of integers of any size, so no rounding error ever decides. An answer that cannot be read,
/// lacks a unit or is ambiguous is not gradable, and the verdict says what to do.
///
/// In JSON a matcher is an object with the array `accepted`, the preferred answer first, and those of the keys
/// `tolerance`, `units`, `decimalSeparator`, `requiring` and `allowsCalculation` that are not as in the initializer:
/// `{"accepted": ["9.81 m/s^2"], "tolerance": {"significantFigures": 3}}`.
public struct NumericMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// How far a number may be from an accepted one; it does not matter for intervals.
  public let tolerance: NumericMatcher.Tolerance
  /// Which units an answer may have.
  public let units: NumericMatcher.UnitPolicy
  /// Which sign stands before decimals, in accepted answers too.
  public let decimalSeparator: DecimalSeparator
  /// How a number must be written.
  public let requirements: [NumberRequirement]
  /// Whether an answer may be a calculation, such as 2 + 3.
  public let allowsCalculation: Bool

  /// The accepted answers, read.
  let targets: [AcceptedNumber]
  /// The tolerance, read.
  let rule: ToleranceRule

  /// Creates a matcher.
  ///
  /// - Parameters:
  ///   - preferred: The answer that is shown as the correction: a number such as "9.81 m/s^2", a calculation,
  ///     an interval such as "[2.3, 2.6] m" or "2.45 ± 0.15", a formula such as "√2", or a list such as "2; -3".
  ///   - alternatives: Further answers that count.
  ///   - tolerance: How far a number may be from an accepted one; it does not matter for intervals.
  ///   - units: Which units an answer may have; nil is `.convertible` when the preferred answer has a unit,
  ///     else `.none`.
  ///   - decimalSeparator: Which sign stands before decimals, in accepted answers too.
  ///   - requirements: How a number must be written.
  ///   - allowsCalculation: Whether an answer may be a calculation.
  /// - Throws: Every fault, for accepted answers that are no number and for what no answer could meet.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    tolerance: NumericMatcher.Tolerance = .exact,
    units: NumericMatcher.UnitPolicy? = nil,
    decimalSeparator: DecimalSeparator = .point,
    requiring requirements: [NumberRequirement] = [],
    allowsCalculation: Bool = false
  ) throws(ContentError<MathFault>) {
    var faults: [LocatedFault<MathFault>] = []
    let rule = ToleranceRule(tolerance)
    if rule == nil {
      faults.append(
        LocatedFault(.toleranceOutOfRange(tolerance), at: ContentPlace().key("tolerance"))
      )
    }
    for (index, requirement) in requirements.enumerated() where !requirement.isPossible {
      let place = ContentPlace().key("requiring").index(index)
      faults.append(LocatedFault(.requirementOutOfRange(requirement), at: place))
    }
    var targets: [AcceptedNumber] = []
    var policy = units
    for (index, text) in ([preferred] + alternatives).enumerated() {
      let place = ContentPlace().key("accepted").index(index)
      do {
        let target = try AcceptedNumber(text, separator: decimalSeparator)
        // The first answer that can be read suggests the policy.
        let units = policy ?? target.usualUnits
        policy = units
        targets.append(target)
        guard !target.canMeet(units) else { continue }
        let fault = units == .none ? MathFault.unitNotExpected(text) : .unitMissing(text)
        faults.append(LocatedFault(fault, at: place))
      } catch {
        faults.append(
          LocatedFault(.unreadable(text, Verdict.NotGradable(.number(error))), at: place)
        )
      }
    }
    guard let rule, let policy, faults.isEmpty else { throw ContentError(faults: faults) }
    self.preferred = preferred
    self.alternatives = alternatives
    self.tolerance = tolerance
    self.units = policy
    self.decimalSeparator = decimalSeparator
    self.requirements = requirements
    self.allowsCalculation = allowsCalculation
    self.targets = targets
    self.rule = rule
  }
}

extension NumericMatcher: JSONRecord {
  package static func form(_ record: inout Record<Self, MathFault>) throws -> Self {
    let accepted = record.accepted(\.accepted)
    let tolerance = record.field("tolerance", \.tolerance, default: .exact)
    let units = record.field("units", \.uncommonUnits)
    let decimalSeparator = record.field("decimalSeparator", \.decimalSeparator, default: .point)
    let requirements = record.field("requiring", \.requirements, default: [])
    let allowsCalculation = record.field("allowsCalculation", \.allowsCalculation, default: false)
    let (preferred, alternatives) = try accepted()
    return try NumericMatcher(
      preferred,
      alternatives: alternatives,
      tolerance: try tolerance(),
      units: try units(),
      decimalSeparator: try decimalSeparator(),
      requiring: try requirements(),
      allowsCalculation: try allowsCalculation()
    )
  }

  /// The policy, unless it is the one that the preferred answer suggests.
  private var uncommonUnits: NumericMatcher.UnitPolicy? {
    units == targets.first?.usualUnits ? nil : units
  }
}
