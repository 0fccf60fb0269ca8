// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// A fraction times the root of a whole number times a power of π: 3/4, √5, 3π√2/2.
///
/// Products, quotients and powers of these are of the same form, so that (√2)² is 2 and
/// 2πr/(πr²) a fraction; sums are where root and power are the same.
package struct ClosedForm: Hashable, Sendable {
  /// The fraction, which carries the sign.
  package let factor: Rational
  /// The number below the root, at least 1 and without a square in it.
  package let radicand: Int
  /// The exponent of π.
  package let powerOfPi: Int

  /// The largest number that is kept below a root, and the highest power of π.
  private static let maximumRadicand = 1_000_000_000_000
  private static let maximumPower = 8

  /// A fraction.
  package init(_ number: Rational) {
    self.init(number, radicand: 1, powerOfPi: 0)
  }

  fileprivate init(_ factor: Rational, radicand: Int, powerOfPi: Int) {
    self.factor = factor
    self.radicand = factor.isZero ? 1 : radicand
    self.powerOfPi = factor.isZero ? 0 : powerOfPi
  }

  /// The ratio of a circle's circumference to its diameter.
  static let pi = ClosedForm(.one, radicand: 1, powerOfPi: 1)

  /// The fraction that it is, or nil.
  package var rational: Rational? { radicand == 1 && powerOfPi == 0 ? factor : nil }

  /// Whether both have the same root and the same power of π.
  private func isLike(_ other: ClosedForm) -> Bool {
    radicand == other.radicand && powerOfPi == other.powerOfPi
  }

  // MARK: Calculating

  static prefix func - (a: ClosedForm) -> ClosedForm {
    ClosedForm(-a.factor, radicand: a.radicand, powerOfPi: a.powerOfPi)
  }

  /// The sum, or nil for one of another form.
  func adding(_ other: ClosedForm) throws(ExactArithmeticError) -> ClosedForm? {
    if factor.isZero { return other }
    if other.factor.isZero { return self }
    guard isLike(other) else { return nil }
    return ClosedForm(try factor + other.factor, radicand: radicand, powerOfPi: powerOfPi)
  }

  /// The product, or nil for one that is not kept.
  func multiplied(by other: ClosedForm) throws(ExactArithmeticError) -> ClosedForm? {
    // Both are far below the largest integer.
    let common = Int(radicand.magnitude.greatestCommonDivisor(with: other.radicand.magnitude))
    let (rest, overflow) = (radicand / common)
      .multipliedReportingOverflow(by: other.radicand / common)
    let power = powerOfPi + other.powerOfPi
    guard !overflow, rest <= Self.maximumRadicand, power.magnitude <= Self.maximumPower else {
      return nil
    }
    let factor = try factor * other.factor * Rational(common)
    return ClosedForm(factor, radicand: rest, powerOfPi: power)
  }

  /// One divided by it.
  ///
  /// - Throws: `ExactArithmeticError.divisionByZero` for 0.
  func reciprocal() throws(ExactArithmeticError) -> ClosedForm {
    let factor = try (factor * Rational(radicand)).reciprocal()
    return ClosedForm(factor, radicand: radicand, powerOfPi: -powerOfPi)
  }

  /// A power with a whole exponent, or nil for one that is not kept.
  func power(_ exponent: Int) throws(ExactArithmeticError) -> ClosedForm? {
    guard rational == nil else { return ClosedForm(try factor.power(exponent)) }
    guard exponent >= 0 else {
      let positive = exponent == .min ? Int.max : -exponent
      return try reciprocal().power(positive)
    }
    guard exponent <= 1000 else { return nil }
    let (pi, overflow) = powerOfPi.multipliedReportingOverflow(by: exponent)
    guard !overflow, pi.magnitude <= Self.maximumPower else { return nil }
    let whole = try factor.power(exponent) * Rational(radicand).power(exponent / 2)
    return ClosedForm(
      whole,
      radicand: exponent.isMultiple(of: 2) ? 1 : radicand,
      powerOfPi: pi
    )
  }

  /// The square root of a number that is not negative, or nil for one of another form.
  var squareRoot: ClosedForm? {
    guard radicand == 1, powerOfPi.isMultiple(of: 2), !factor.isNegative,
      let product = try? factor.numerator * factor.denominator, let inside = Int(product),
      inside <= Self.maximumRadicand
    else {
      let root = rational.flatMap { try? $0.root(2) }
      return root.map { ClosedForm($0) }
    }
    guard inside > 0 else { return ClosedForm(.zero) }
    let (outside, rest) = Self.withoutSquares(inside)
    guard let factor = try? Rational(BigInteger(outside), factor.denominator) else { return nil }
    return ClosedForm(factor, radicand: rest, powerOfPi: powerOfPi / 2)
  }

  /// A number as the square of one number times another without a square in it.
  ///
  /// When all factors up to its cube root are taken out, a prime, the product of two or the square
  /// of one is left.
  private static func withoutSquares(_ number: Int) -> (outside: Int, rest: Int) {
    var (outside, rest, left, factor) = (1, 1, number, 2)
    while factor * factor * factor <= left {
      while left.isMultiple(of: factor * factor) {
        left /= factor * factor
        outside *= factor
      }
      if left.isMultiple(of: factor) {
        left /= factor
        rest *= factor
      }
      factor += 1
    }
    if let root = Fraction(left).root(2) { return (outside * root.numerator, rest) }
    return (outside, rest * left)
  }

  /// The same sign, and the same value where both have one form; nil where that leaves it open.
  func order(_ other: ClosedForm) -> Int? {
    if isLike(other) { return factor == other.factor ? 0 : factor < other.factor ? -1 : 1 }
    if factor.isNegative != other.factor.isNegative { return factor.isNegative ? -1 : 1 }
    return factor.isZero ? -1 : other.factor.isZero ? 1 : nil
  }
}

// MARK: - Angles

extension ClosedForm {
  /// The twelfths of π that it is, or nil.
  private var twelfths: Int? {
    guard !factor.isZero else { return 0 }
    guard radicand == 1, powerOfPi == 1, let count = try? factor * Rational(12), count.isInteger,
      let rest = try? count.numerator % BigInteger(24)
    else { return nil }
    return Int(rest).map { ($0 + 24) % 24 }
  }

  /// The sines of 0°, 30°, 45°, 60° and 90° by twelfths of π; the other ones of twelfths have sums
  /// of roots.
  private static let sines: [Int: ClosedForm] = {
    guard let half = try? Rational.one / Rational(2) else { return [:] }
    return [
      0: ClosedForm(.zero), 2: ClosedForm(half), 3: ClosedForm(half, radicand: 2, powerOfPi: 0),
      4: ClosedForm(half, radicand: 3, powerOfPi: 0), 6: ClosedForm(.one),
    ]
  }()

  private static func sine(ofTwelfths count: Int) -> ClosedForm? {
    let turn = (count % 24 + 24) % 24
    let near = turn % 12
    let value = sines[near > 6 ? 12 - near : near]
    return turn > 12 ? value.map { -$0 } : value
  }

  /// The sine of a multiple of π/6 or π/4, else nil.
  var sine: ClosedForm? { twelfths.flatMap { Self.sine(ofTwelfths: $0) } }

  /// The cosine of a multiple of π/6 or π/4, else nil.
  var cosine: ClosedForm? { twelfths.flatMap { Self.sine(ofTwelfths: $0 + 6) } }

  /// The angle whose sine it is, as a part of π; nil for one that is none.
  var arcsine: ClosedForm? {
    let size = factor.isNegative ? -self : self
    guard let found = Self.sines.first(where: { $0.value == size }),
      let part = try? Rational(found.key) / Rational(12)
    else { return nil }
    return ClosedForm(factor.isNegative ? -part : part, radicand: 1, powerOfPi: 1)
  }

  /// The angle whose tangent it is, as a part of π; nil for one that is none.
  var arctangent: ClosedForm? {
    // sin² = tan² / (1 + tan²)
    guard let square = try? power(2), let number = square.rational,
      let sine = try? number / (number + .one),
      let angle = ClosedForm(sine).squareRoot?.arcsine
    else { return nil }
    return factor.isNegative ? -angle : angle
  }
}

extension ClosedForm: CustomStringConvertible {
  /// The number as it is written: `3/4`, `√5`, `3π√2/2`, `2/π`.
  package var description: String {
    guard rational == nil else { return factor.description }
    var above = powerOfPi > 0 ? Self.pi(to: powerOfPi) : ""
    if radicand > 1 { above += "√\(radicand)" }
    let number = factor.numerator.magnitude
    if number != .one || above.isEmpty { above = "\(number)\(above)" }
    let below = factor.denominator
    let sign = factor.isNegative ? "-" : ""
    guard powerOfPi < 0 else { return below == .one ? sign + above : "\(sign)\(above)/\(below)" }
    let pi = Self.pi(to: -powerOfPi)
    return below == .one ? "\(sign)\(above)/\(pi)" : "\(sign)\(above)/(\(below)\(pi))"
  }

  private static func pi(to power: Int) -> String {
    power == 1 ? "π" : "π" + String("⁰¹²³⁴⁵⁶⁷⁸⁹".dropFirst(power).prefix(1))
  }
}
