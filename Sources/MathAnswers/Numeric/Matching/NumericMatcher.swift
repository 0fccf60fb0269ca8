/// Matches an answer that is a number, perhaps with a unit, however it is written.
///
/// ```swift
/// let gravity = try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3))
/// gravity.verdict(for: "981 cm/s²").isRight          // true
/// gravity.verdict(for: "9.81").sentence(in: .english)
/// // "A unit is missing: write it behind the number, as in 5 kg."
///
/// try NumericMatcher("2.45 ± 0.15").verdict(for: "2.3").isRight   // true: edges belong to the interval
/// ```
///
/// Numbers are compared exactly, as fractions of integers of any size, so no rounding error ever decides. What
/// cannot be read, lacks a unit or is ambiguous is ``Verdict/notGradable(_:)`` and says what to do.
public struct NumericMatcher: AnswerMatcher {
  /// The answer that is shown as the correction.
  public let preferred: String
  /// Further answers that count, in order of preference.
  public let alternatives: [String]
  /// How far a number may be from an accepted one; it does not matter for intervals.
  public let tolerance: NumericTolerance
  /// Which units an answer may have.
  public let units: UnitPolicy
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
  ///     or an interval such as "[2.3, 2.6] m" or "2.45 ± 0.15".
  ///   - alternatives: Further answers that count.
  ///   - tolerance: How far a number may be from an accepted one; it does not matter for intervals.
  ///   - units: Which units an answer may have; nil is `.convertible` when the preferred answer has a unit,
  ///     else `.none`.
  ///   - decimalSeparator: Which sign stands before decimals, in accepted answers too.
  ///   - requirements: How a number must be written.
  ///   - allowsCalculation: Whether an answer may be a calculation.
  /// - Throws: ``NumericMatcherError/unreadable(_:_:)`` for an accepted answer that is no number, and
  ///   ``NumericMatcherError/tolerance(_:)``, ``NumericMatcherError/requirement(_:)`` or
  ///   ``NumericMatcherError/units(_:_:)`` for what no answer could meet.
  public init(
    _ preferred: String,
    alternatives: [String] = [],
    tolerance: NumericTolerance = .exact,
    units: UnitPolicy? = nil,
    decimalSeparator: DecimalSeparator = .point,
    requiring requirements: [NumberRequirement] = [],
    allowsCalculation: Bool = false
  ) throws(NumericMatcherError) {
    guard let rule = ToleranceRule(tolerance) else { throw .tolerance(tolerance) }
    if let impossible = requirements.first(where: { !$0.isPossible }) {
      throw .requirement(impossible)
    }
    let first = try AcceptedNumber(preferred, separator: decimalSeparator)
    var targets = [first]
    for alternative in alternatives {
      targets.append(try AcceptedNumber(alternative, separator: decimalSeparator))
    }
    let units = units ?? first.usualUnits
    for target in targets where !target.canMeet(units) { throw .units(target.text, units) }
    self.preferred = preferred
    self.alternatives = alternatives
    self.tolerance = tolerance
    self.units = units
    self.decimalSeparator = decimalSeparator
    self.requirements = requirements
    self.allowsCalculation = allowsCalculation
    self.targets = targets
    self.rule = rule
  }
}
