/// An exact fraction in lowest terms whose parts fit into 63 bits; what would not fit is nil.
struct SmallFraction: Hashable, Sendable {
  let numerator: Int
  /// Positive.
  let denominator: Int

  static let zero = SmallFraction(0)
  static let one = SmallFraction(1)

  init(_ integer: Int) {
    numerator = integer
    denominator = 1
  }

  init?(_ numerator: Int, over denominator: Int) {
    guard denominator != 0, numerator > .min, denominator > .min else { return nil }
    let divisor = Self.commonDivisor(numerator.magnitude, denominator.magnitude)
    let sign = denominator < 0 ? -1 : 1
    self.numerator = sign * (numerator / Int(divisor))
    self.denominator = sign * (denominator / Int(divisor))
  }

  private static func commonDivisor(_ a: UInt, _ b: UInt) -> UInt {
    var (a, b) = (a, b)
    while b != 0 { (a, b) = (b, a % b) }
    return max(a, 1)
  }

  var isInteger: Bool { denominator == 1 }

  var approximation: Double { Double(numerator) / Double(denominator) }

  var negated: SmallFraction? { SmallFraction(0, over: 1)?.subtracting(self) }

  func adding(_ other: SmallFraction) -> SmallFraction? {
    let (left, a) = numerator.multipliedReportingOverflow(by: other.denominator)
    let (right, b) = other.numerator.multipliedReportingOverflow(by: denominator)
    let (sum, c) = left.addingReportingOverflow(right)
    let (below, d) = denominator.multipliedReportingOverflow(by: other.denominator)
    return a || b || c || d ? nil : SmallFraction(sum, over: below)
  }

  func subtracting(_ other: SmallFraction) -> SmallFraction? {
    guard other.numerator > .min,
      let minus = SmallFraction(-other.numerator, over: other.denominator)
    else { return nil }
    return adding(minus)
  }

  func multiplied(by other: SmallFraction) -> SmallFraction? {
    let (above, a) = numerator.multipliedReportingOverflow(by: other.numerator)
    let (below, b) = denominator.multipliedReportingOverflow(by: other.denominator)
    return a || b ? nil : SmallFraction(above, over: below)
  }

  func divided(by other: SmallFraction) -> SmallFraction? {
    guard let inverse = SmallFraction(other.denominator, over: other.numerator) else { return nil }
    return multiplied(by: inverse)
  }

  /// The power with an integer exponent; nil for 0 to a negative power.
  func raised(to exponent: Int) -> SmallFraction? {
    guard exponent.magnitude <= 1 << 40 else {
      return numerator.magnitude <= 1 && denominator == 1 && exponent > 0 && numerator >= 0
        ? self : nil
    }
    guard var base = exponent < 0 ? SmallFraction.one.divided(by: self) : self else { return nil }
    var result = SmallFraction.one
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
  func root(_ degree: Int) -> SmallFraction? {
    // Of degree 2 on, the estimate below is small enough for an integer.
    guard degree != 1 else { return self }
    guard degree > 1, degree <= 64, numerator >= 0 || !degree.isMultiple(of: 2),
      let above = Self.root(numerator.magnitude, degree),
      let below = Self.root(denominator.magnitude, degree)
    else { return nil }
    return SmallFraction(numerator < 0 ? -above : above, over: below)
  }

  private static func root(_ number: UInt, _ degree: Int) -> Int? {
    guard number > 1 else { return Int(number) }
    let near = Int(Elementary.exp(Elementary.log(Double(number)) / Double(degree)).rounded())
    // The estimate is off by less than 1 in 2^48.
    return [near, near - 1, near + 1].first { candidate in
      candidate > 0
        && SmallFraction(candidate).raised(to: degree)?.numerator.magnitude == number
    }
  }

  /// The fraction as it is written: 3, −1/2.
  var text: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
}
