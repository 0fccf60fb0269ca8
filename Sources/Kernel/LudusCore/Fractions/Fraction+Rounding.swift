// SPDX-License-Identifier: Apache-2.0
extension Fraction {
  /// Returns the number as a whole one.
  ///
  /// ```swift
  /// try Fraction(5, 2).rounded(.halfEven)   // 2
  /// try Fraction(5, 2).rounded(.halfUp)     // 3
  /// ```
  public func rounded(_ rule: RoundingRule) -> Int {
    // A whole number stays; any other has a denominator of at least 2, so no result can overflow.
    guard !isInteger else { return numerator }
    let towardZero = numerator / denominator
    let remainder = numerator % denominator
    return rule.movesAway(from: towardZero, remainder: remainder, of: denominator)
      ? towardZero + remainder.signum() : towardZero
  }

  /// Returns the number in percent as a whole number: 2/3 gives 67 by ``RoundingRule/halfUp``.
  ///
  /// - Throws: ``FractionError/overflow`` when a hundred times the number does not fit.
  public func percent(_ rule: RoundingRule = .halfUp) throws(FractionError) -> Int {
    try (self * 100).rounded(rule)
  }
}

extension RoundingRule {
  /// Whether a number between two whole ones goes to the one farther from zero.
  ///
  /// The number is given by the whole one nearer to zero, what is left of the numerator, with its sign and
  /// not 0, and the denominator.
  fileprivate func movesAway(from towardZero: Int, remainder: Int, of denominator: Int) -> Bool {
    let rest = remainder.magnitude
    let otherRest = denominator.magnitude - rest
    return switch self {
    case .halfUp: rest >= otherRest
    case .halfDown: rest > otherRest
    case .halfEven: rest > otherRest || (rest == otherRest && !towardZero.isMultiple(of: 2))
    case .up: remainder > 0
    case .down: remainder < 0
    case .towardZero: false
    case .awayFromZero: true
    }
  }
}
