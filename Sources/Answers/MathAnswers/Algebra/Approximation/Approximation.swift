// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A complex number that is known up to an error.
///
/// Every operation keeps a bound of the sum of all rounding errors, so that two values are known to differ when
/// they are farther from each other than their errors, and only then.
struct Approximation {
  var real: Double
  var imaginary: Double
  /// The largest distance to the true value.
  var error: Double

  init(_ real: Double, _ imaginary: Double = 0, error: Double = 0) {
    self.real = real
    self.imaginary = imaginary
    self.error = error
  }

  /// The unit of rounding, doubled to be on the safe side.
  static let unit = 0x1p-52

  var isReal: Bool { imaginary == 0 }

  /// The absolute value, not rounded up.
  var magnitude: Double {
    isReal ? abs(real) : (real * real + imaginary * imaginary).squareRoot()
  }

  /// Whether the numbers are finite, and known well enough to say something.
  var isInformative: Bool {
    let size = magnitude
    return size < 0x1p500 && error <= 0x1p-36 * max(size, 1) && (size == 0 || size > 0x1p-500)
  }

  /// Whether it is 0 for all that is known.
  var mayBeZero: Bool { !(magnitude > error) }

  // MARK: Arithmetic

  static prefix func - (a: Approximation) -> Approximation {
    Approximation(-a.real, a.imaginary == 0 ? 0 : -a.imaginary, error: a.error)
  }

  /// Whether it is a whole number, without an error and small enough to be calculated with exactly.
  private var isWhole: Bool {
    error == 0 && isReal && abs(real) < 0x1p26 && Double(Int(real)) == real
  }

  static func + (a: Approximation, b: Approximation) -> Approximation {
    var sum = Approximation(a.real + b.real, a.imaginary + b.imaginary)
    if a.isWhole, b.isWhole { return sum }
    sum.error = a.error + b.error + unit * sum.magnitude
    return sum
  }

  static func - (a: Approximation, b: Approximation) -> Approximation { a + -b }

  static func * (a: Approximation, b: Approximation) -> Approximation {
    if a.isReal, b.isReal {
      let product = a.real * b.real
      if a.isWhole, b.isWhole { return Approximation(product) }
      let error = abs(a.real) * b.error + abs(b.real) * a.error + a.error * b.error
      return Approximation(product, error: error + unit * abs(product))
    }
    let (x, y) = (a.magnitude, b.magnitude)
    return Approximation(
      a.real * b.real - a.imaginary * b.imaginary,
      a.real * b.imaginary + a.imaginary * b.real,
      error: x * b.error + y * a.error + a.error * b.error + 4 * unit * x * y
    )
  }

  /// The quotient, or nil when the divisor may be 0.
  static func / (a: Approximation, b: Approximation) -> Approximation? {
    let size = b.magnitude
    guard size > 2 * b.error, size > 0x1p-500 else { return nil }
    if a.isReal, b.isReal {
      let quotient = a.real / b.real
      let error = (a.error + abs(quotient) * b.error) / (size - b.error)
      return Approximation(quotient, error: error + unit * abs(quotient))
    }
    let square = size * size
    let quotient = Approximation(
      (a.real * b.real + a.imaginary * b.imaginary) / square,
      (a.imaginary * b.real - a.real * b.imaginary) / square
    )
    let error = (a.error + quotient.magnitude * b.error) / (size - b.error)
    return Approximation(
      quotient.real,
      quotient.imaginary,
      error: error + 8 * unit * quotient.magnitude
    )
  }

  /// A power with an integer exponent, or nil when it divides by what may be 0.
  func raised(to exponent: Int) -> Approximation? {
    var result = Approximation(1)
    var base = self
    var rest = exponent.magnitude
    while rest > 0 {
      if !rest.isMultiple(of: 2) { result = result * base }
      rest /= 2
      if rest > 0 { base = base * base }
    }
    return exponent < 0 ? Approximation(1) / result : result
  }

  /// A value of a real function whose slope near here is at most `slope`.
  static func value(_ value: Double, slope: Double, of argument: Approximation) -> Approximation {
    Approximation(
      value,
      error: slope * argument.error + Elementary.error * max(abs(value), 0x1p-500)
    )
  }
}
