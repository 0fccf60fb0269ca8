/// Elementary functions of real numbers, the same to the last bit on every platform.
///
/// The engines have no C library, and its functions differ between platforms in their last bits. These are
/// within 4 · 2^-53 of the value, relative to the larger of the value and, for sine and cosine, 1.
/// The methods are the usual ones: the argument is brought near 0, where a few terms of the series do.
enum Elementary {
  /// The relative error that each function stays within.
  static let error = 0x1p-51

  private static let ln2High = 0x1.62e42fefa38p-1
  private static let ln2Low = 0x1.ef35793c7673p-45

  /// e to a power, for powers between −700 and 700.
  static func exp(_ x: Double) -> Double {
    let count = (x * 1.4426950408889634).rounded()
    let rest = (x - count * ln2High) - count * ln2Low
    var sum = 1.0
    for term in stride(from: 14.0, to: 0, by: -1) {
      sum = 1 + rest * sum / term
    }
    return Double(sign: .plus, exponent: Int(count), significand: sum)
  }

  /// The natural logarithm of a positive number.
  static func log(_ x: Double) -> Double {
    var exponent = Double(x.exponent)
    var significand = x.significand
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var sum = 0.0
    for term in stride(from: 25.0, through: 3, by: -2) {
      sum = square * (1 / term + sum)
    }
    let near = 2 * ratio + 2 * ratio * sum
    return exponent * ln2High + (near + exponent * ln2Low)
  }

  // π/2 in three parts: the first two have so few bits that their multiples are exact.
  private static let halfPiHigh = 0x1.921fb544p+0
  private static let halfPiMiddle = 0x1.0b4611a6p-34
  private static let halfPiLow = 0x1.3198a2e037073p-69

  /// The largest argument of sine and cosine.
  static let largestAngle = 1_000_000.0

  /// Sine and cosine of an angle up to ``largestAngle``.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let quarter = (x * 0.6366197723675814).rounded()
    let rest = ((x - quarter * halfPiHigh) - quarter * halfPiMiddle) - quarter * halfPiLow
    let square = rest * rest
    var sine = 1.0
    var cosine = 1.0
    for term in stride(from: 18.0, through: 2, by: -2) {
      sine = 1 - square * sine / (term * (term + 1))
      cosine = 1 - square * cosine / (term * (term - 1))
    }
    sine *= rest
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// The angle between −π/2 and π/2 with a tangent.
  static func arctangent(_ x: Double) -> Double {
    guard abs(x) <= 1 else {
      return (x < 0 ? -1 : 1) * 1.5707963267948966 - arctangent(1 / x)
    }
    // Halving the angle twice leaves at most π/16.
    var reduced = x / (1 + (1 + x * x).squareRoot())
    reduced /= 1 + (1 + reduced * reduced).squareRoot()
    let square = reduced * reduced
    var sum = 0.0
    for term in stride(from: 25.0, through: 1, by: -2) {
      sum = 1 / term - square * sum
    }
    return 4 * reduced * sum
  }

  /// The logarithm of the gamma function of a positive number, within 10^-14.
  ///
  /// After Cornelius Lanczos, "A precision approximation of the gamma function" (SIAM J. Numer. Anal. 1,
  /// 1964), with g = 7 and nine terms.
  static func logGamma(_ x: Double) -> Double {
    let coefficients = [
      676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
      12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
    ]
    let shifted = x - 1
    var sum = 0.99999999999980993
    for (index, coefficient) in coefficients.enumerated() {
      sum += coefficient / (shifted + Double(index + 1))
    }
    let base = shifted + 7.5
    return 0.9189385332046727 + (shifted + 0.5) * log(base) - base + log(sum)
  }
}
