// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods

/// A complex number that is known up to an error.
///
/// Every operation keeps a bound of the sum of all rounding errors, so that two values are known to
/// differ when they are farther from each other than their errors, and only then.
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
    let one = Approximation(1)
    let result = power(of: self, exponent.magnitude, from: one) { $0 * $1 } ?? one
    return exponent < 0 ? one / result : result
  }

  /// A value of a real function whose slope near here is at most `slope`.
  static func value(_ value: Double, slope: Double, of argument: Approximation) -> Approximation {
    Approximation(
      value,
      error: slope * argument.error + Elementary.error * max(abs(value), 0x1p-500)
    )
  }
}

extension Approximation {
  static let pi = Approximation(Double.pi, error: 0x1p-52)
  static let e = Approximation(2.718281828459045, error: 0x1p-51)

  // MARK: Exponentials and logarithms

  var exponential: Approximation? {
    guard abs(real) < 300, error < 0x1p-8 else { return nil }
    let size = Elementary.exp(real)
    guard !isReal else {
      return Approximation(size, error: size * (2 * error + Elementary.error))
    }
    guard abs(imaginary) < Elementary.maximumAngle else { return nil }
    let (sine, cosine) = Elementary.sineAndCosine(imaginary)
    return Approximation(
      size * cosine,
      size * sine,
      error: size * (2 * error + 4 * Elementary.error + abs(imaginary) * 0x1p-75)
    )
  }

  /// The logarithm of a positive number; a logarithm of anything else has no value here.
  var naturalLogarithm: Approximation? {
    guard isReal, real > 2 * error, real > 0x1p-500 else { return nil }
    let value = Elementary.log(real)
    return Approximation(
      value,
      error: 2 * error / real + Elementary.error * max(abs(value), 0x1p-6)
    )
  }

  /// The logarithm of any number but 0, whose imaginary part is above −π and at most π.
  var principalLogarithm: Approximation? {
    let size = magnitude
    guard !isReal || real < 0 else { return naturalLogarithm }
    guard size > 4 * error, size > 0x1p-500, isReal || real > 0 || abs(imaginary) > 2 * error else {
      return nil
    }
    let value = Elementary.log(size)
    return Approximation(
      value,
      angle,
      error: 2 * error / size + Elementary.error * max(abs(value), 1) + 8 * Self.unit
    )
  }

  // MARK: Roots

  var squareRoot: Approximation? {
    guard isReal else { return root(2) }
    guard abs(real) > 4 * error || error == 0 else { return nil }
    let value = abs(real).squareRoot()
    let spread = error == 0 ? 0 : error / value
    let bound = spread + Self.unit * value
    return real < 0 ? Approximation(0, value, error: bound) : Approximation(value, error: bound)
  }

  /// The principal root of a degree of at least 2: the one of the smallest angle.
  func root(_ degree: Int) -> Approximation? {
    let size = magnitude
    guard size > 4 * error || error == 0 else { return nil }
    guard size > 0 else { return Approximation(0) }
    guard size > 0x1p-500, size < 0x1p500 else { return nil }
    let logarithm = Elementary.log(size) / Double(degree)
    let value = Elementary.exp(logarithm)
    let bound = value * (2 * error / size + (4 + abs(logarithm)) * Elementary.error)
    guard !isReal || real < 0 else { return Approximation(value, error: bound) }
    // Where the error leaves open on which side of the cut the number is, the root is open too.
    guard isReal || real > 0 || abs(imaginary) > 2 * error else { return nil }
    let (sine, cosine) = Elementary.sineAndCosine(angle / Double(degree))
    return Approximation(value * cosine, value * sine, error: 2 * bound + 8 * Self.unit * value)
  }

  private var angle: Double {
    guard !isReal else { return real < 0 ? Double.pi : 0 }
    guard abs(real) >= abs(imaginary) else {
      return (imaginary < 0 ? -1 : 1) * Double.pi / 2 - Elementary.arctangent(real / imaginary)
    }
    let near = Elementary.arctangent(imaginary / real)
    return real > 0 ? near : near + (imaginary < 0 ? -Double.pi : Double.pi)
  }

  // MARK: Angles

  var sine: Approximation? { sineAndCosine?.sine }
  var cosine: Approximation? { sineAndCosine?.cosine }

  var sineAndCosine: (sine: Approximation, cosine: Approximation)? {
    guard abs(real) < Elementary.maximumAngle, error < 0.5 else { return nil }
    let (sine, cosine) = Elementary.sineAndCosine(real)
    let bound = error + Elementary.error + abs(real) * 0x1p-75
    guard !isReal else {
      return (Approximation(sine, error: bound), Approximation(cosine, error: bound))
    }
    guard abs(imaginary) < 300 else { return nil }
    let up = Elementary.exp(imaginary)
    let (cosh, sinh) = ((up + 1 / up) / 2, (up - 1 / up) / 2)
    let wide = 4 * cosh * bound
    return (
      Approximation(sine * cosh, cosine * sinh, error: wide),
      Approximation(cosine * cosh, -sine * sinh, error: wide)
    )
  }

  var arcsine: Approximation? {
    guard isReal, abs(real) <= 1 else { return nil }
    let rest = (1 - real) * (1 + real)
    guard rest > 0 else { return error == 0 ? Approximation(real * .pi / 2, error: 0x1p-51) : nil }
    guard error == 0 || rest > 8 * error else { return nil }
    let cosine = rest.squareRoot()
    return .value(Elementary.arctangent(real / cosine), slope: 2 / cosine, of: self)
  }

  var arctangent: Approximation? {
    isReal ? .value(Elementary.arctangent(real), slope: 1, of: self) : nil
  }

  // MARK: Hyperbolic functions

  var hyperbolics: (sine: Approximation, cosine: Approximation)? {
    guard let up = exponential, let down = (-self).exponential else { return nil }
    let half = Approximation(0.5)
    return ((up - down) * half, (up + down) * half)
  }

  var areaSine: Approximation? {
    guard isReal else { return nil }
    let size = abs(real)
    let value = Elementary.log(size + (size * size + 1).squareRoot())
    return Approximation(
      real < 0 ? -value : value,
      error: error + 2 * Elementary.error * max(value, 1)
    )
  }

  var areaCosine: Approximation? {
    guard isReal, real >= 1, real - 1 > 4 * error || error == 0 else { return nil }
    let root = ((real - 1) * (real + 1)).squareRoot()
    let value = Elementary.log(real + root)
    let spread = error == 0 ? 0 : 2 * error / root
    return Approximation(value, error: spread + 2 * Elementary.error * max(value, 1))
  }

  var areaTangent: Approximation? {
    guard isReal, abs(real) < 1, 1 - abs(real) > 4 * error,
      let ratio = (Approximation(1) + self) / (Approximation(1) - self)
    else { return nil }
    return ratio.naturalLogarithm.map { $0 * Approximation(0.5) }
  }

  // MARK: Factorials

  /// The factorial, and between whole numbers the gamma function.
  var factorial: Approximation? {
    guard isReal, real > -1, real <= 100 else { return nil }
    if error == 0, real == real.rounded() {
      var product = 1.0
      for factor in stride(from: 2, through: real, by: 1) { product *= factor }
      return Approximation(product, error: real * Self.unit * product)
    }
    guard real > -0.9, error < 0x1p-20 else { return nil }
    let value = Elementary.exp(Elementary.logGamma(real + 1))
    return Approximation(value, error: value * (20 * error + 0x1p-38))
  }
}
