// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Arithmetic for which a result that does not fit is nil: an expression may be worth anything.
///
/// `Int.min` above the line counts as not fitting, so that every magnitude is an `Int`.
extension Fraction {
  init?(_ numerator: Int, over denominator: Int) {
    guard let fraction = try? Fraction(numerator, denominator).fitting else { return nil }
    self = fraction
  }

  private var fitting: Fraction? { numerator > .min ? self : nil }

  var negated: Fraction? { try? -self }

  func adding(_ other: Fraction) -> Fraction? { (try? self + other)?.fitting }

  func subtracting(_ other: Fraction) -> Fraction? { (try? self - other)?.fitting }

  func multiplied(by other: Fraction) -> Fraction? { (try? self * other)?.fitting }

  func divided(by other: Fraction) -> Fraction? { (try? self / other)?.fitting }

  /// The power with an integer exponent; nil for 0 to a negative power.
  func raised(to exponent: Int) -> Fraction? {
    guard exponent.magnitude <= 1 << 40 else {
      return numerator.magnitude <= 1 && isInteger && exponent > 0 && numerator >= 0 ? self : nil
    }
    guard var base = exponent < 0 ? Fraction.one.divided(by: self) : self else { return nil }
    var result = Fraction.one
    var rest = exponent.magnitude
    while rest > 0 {
      if !rest.isMultiple(of: 2) {
        guard let product = result.multiplied(by: base) else { return nil }
        result = product
      }
      rest /= 2
      guard rest > 0 else { break }
      guard let square = base.multiplied(by: base) else { return nil }
      base = square
    }
    return result
  }

  /// The exact real root, or nil when it is not a fraction or not real.
  func root(_ degree: Int) -> Fraction? {
    // Of degree 2 on, the estimate below is small enough for an integer.
    guard degree != 1 else { return self }
    guard degree > 1, degree <= 64, numerator >= 0 || !degree.isMultiple(of: 2),
      let above = Self.root(numerator.magnitude, degree),
      let below = Self.root(denominator.magnitude, degree)
    else { return nil }
    return Fraction(numerator < 0 ? -above : above, over: below)
  }

  private static func root(_ number: UInt, _ degree: Int) -> Int? {
    guard number > 1 else { return Int(number) }
    let near = Int(Elementary.exp(Elementary.log(Double(number)) / Double(degree)).rounded())
    // The estimate is off by less than 1 in 2^48.
    return [near, near - 1, near + 1].first { candidate in
      candidate > 0 && Fraction(candidate).raised(to: degree)?.numerator.magnitude == number
    }
  }
}
