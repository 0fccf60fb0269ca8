// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// Where two expressions are compared, and which differences do not matter.
package struct ComparisonRules: Hashable, Sendable {
  /// The source of points and primes.
  let seed: UInt64
  let fields: [ModularField]
  /// Whether variables stand for complex numbers, and roots are principal ones.
  let isComplex: Bool
  /// The variables that stand for positive numbers.
  let positive: Set<String>
  /// Whether equations count that are equal but where a denominator is 0.
  let ignoresRemovablePoints: Bool
  /// Whether `x = 11` is the number 11.
  let allowsLeadingVariable: Bool
  /// How far a number may be from an exact value.
  private(set) var tolerance: ToleranceRule?

  package init(
    seed: UInt64,
    isComplex: Bool = false,
    positive: [String] = [],
    ignoresRemovablePoints: Bool = false,
    allowsLeadingVariable: Bool = true,
    tolerance: ToleranceRule? = nil
  ) {
    self.seed = seed
    fields = seed == Self.standardSeed ? Self.standardFields : ModularField.fields(seed: seed)
    self.isComplex = isComplex
    self.positive = Set(positive.map(ExpressionNotation.canonical))
    self.ignoresRemovablePoints = ignoresRemovablePoints
    self.allowsLeadingVariable = allowsLeadingVariable
    self.tolerance = tolerance
  }

  /// The seed unless another one is given.
  package static let standardSeed: UInt64 = 0x4C75_6475_7320_4D61
  private static let standardFields = ModularField.fields(seed: standardSeed)

  /// The same where only equal values count.
  var exact: ComparisonRules {
    var copy = self
    copy.tolerance = nil
    return copy
  }
}

/// How far a number may be from another one.
package indirect enum ToleranceRule: Hashable, Sendable {
  case absolute(Rational)
  case relative(Rational)
  case significantFigures(Int)
  case decimalPlaces(Int)

  /// Whether a number is near enough to the accepted one.
  ///
  /// - Throws: ``ExactArithmeticError/tooLarge`` when a number on the way is too long.
  package func accepts(_ number: Rational, for accepted: Rational) throws(ExactArithmeticError)
    -> Bool
  {
    if number == accepted { return true }
    switch self {
    case .absolute(let width):
      return width.isZero ? false : try (number - accepted).magnitude <= width
    case .relative(let share):
      return try (number - accepted).magnitude <= share * accepted.magnitude
    case .significantFigures(let figures):
      return try number.rounded(significantFigures: figures)
        == accepted.rounded(significantFigures: figures)
    case .decimalPlaces(let places):
      return try number.rounded(decimalPlaces: places) == accepted.rounded(decimalPlaces: places)
    }
  }
}
