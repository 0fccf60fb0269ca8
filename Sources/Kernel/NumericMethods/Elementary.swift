// SPDX-License-Identifier: Apache-2.0

/// Elementary functions of real numbers, the same to the last bit on every platform.
///
/// The engines have no C library, and its functions differ between platforms in their last bits.
/// These are within 4 · 2^-53 of the value, relative to the larger of the value and, for sine and
/// cosine, 1. They use nothing but the four operations and the square root: the argument is brought
/// near 0, where a few terms of the series are enough.
package enum Elementary {
  /// The relative error that each function stays within.
  package static let error = 0x1p-51

  // The natural logarithm of 2 in two parts, of which the first has few enough digits that its
  // product with a whole number below 2^11 is exact.
  private static let ln2High = 0x1.62e42fefa38p-1
  private static let ln2Low = 0x1.ef35793c7673p-45

  /// e to a power; 0 and infinity where the value does not fit.
  package static func exp(_ x: Double) -> Double {
    guard x < 710 else { return x.isNaN ? x : .infinity }
    guard x > -746 else { return 0 }
    // Adding a number without digits after the point rounds, and takes them away again.
    let count = (x * 1.4426950408889634 + 0x1.8p52) - 0x1.8p52
    let rest = (x - count * ln2High) - count * ln2Low
    // Two halves of the series, of even and of odd powers, are worked out at the same time.
    let square = rest * rest
    var even = 1 / 479_001_600.0
    even = 1 / 3_628_800.0 + square * even
    even = 1 / 40_320.0 + square * even
    even = 1 / 720.0 + square * even
    even = 1 / 24.0 + square * even
    even = 1 / 2.0 + square * even
    var odd = 1 / 6_227_020_800.0
    odd = 1 / 39_916_800.0 + square * odd
    odd = 1 / 362_880.0 + square * odd
    odd = 1 / 5040.0 + square * odd
    odd = 1 / 120.0 + square * odd
    odd = 1 / 6.0 + square * odd
    let sum = 1 + (rest + square * (even + rest * odd))
    guard count > -1022, count < 1024 else {
      return Double(sign: .plus, exponent: Int(count), significand: sum)
    }
    return sum * Double(bitPattern: UInt64(bitPattern: Int64(count) + 1023) << 52)
  }

  /// The natural logarithm; minus infinity for 0, and NaN for what is below.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x < 0 ? .nan : x }
    // The same as the properties of these names, which are slow for numbers of every kind.
    var exponent = Double(Int(x.bitPattern >> 52) - 1023)
    var significand = Double(bitPattern: x.bitPattern & ((1 << 52) - 1) | (1023 << 52))
    if x < .leastNormalMagnitude { (exponent, significand) = (Double(x.exponent), x.significand) }
    if significand > 1.4142135623730951 {
      significand /= 2
      exponent += 1
    }
    let ratio = (significand - 1) / (significand + 1)
    let square = ratio * ratio
    var (sum, term) = (0.0, 25.0)
    while term > 1 {
      sum = square * (1 / term + sum)
      term -= 2
    }
    let near = 2 * ratio + 2 * ratio * sum
    return exponent * ln2High + (near + exponent * ln2Low)
  }

  /// The logistic function 1 / (1 + e^-x): the chance that belongs to log-odds.
  package static func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }

  // π/2 in three parts: the first two have so few bits that their multiples are exact.
  private static let halfPiHigh = 0x1.921fb544p+0
  private static let halfPiMiddle = 0x1.0b4611a6p-34
  private static let halfPiLow = 0x1.3198a2e037073p-69

  /// The largest argument of sine and cosine.
  package static let maximumAngle = 1_000_000.0

  /// Sine and cosine of an angle up to ``maximumAngle``.
  package static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let quarter = (x * 0.6366197723675814).rounded()
    let rest = ((x - quarter * halfPiHigh) - quarter * halfPiMiddle) - quarter * halfPiLow
    let (sine, cosine) = sineAndCosine(near: rest)
    switch Int(quarter) & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  /// Sine and cosine of an angle between −π/4 and π/4.
  package static func sineAndCosine(near angle: Double) -> (sine: Double, cosine: Double) {
    let square = angle * angle
    var (sine, cosine) = (1.0, 1.0)
    // The series from its far end; the terms left out are less than 2^-60.
    var term = 18.0
    while term > 0 {
      sine = 1 - square * sine / (term * (term + 1))
      cosine = 1 - square * cosine / (term * (term - 1))
      term -= 2
    }
    return (sine * angle, cosine)
  }

  /// The angle between −π/2 and π/2 with a tangent.
  package static func arctangent(_ x: Double) -> Double {
    if abs(x) > 1 { return (x < 0 ? -1 : 1) * 1.5707963267948966 - arctangent(1 / x) }
    // Halving the angle twice leaves at most π/16.
    var reduced = x / (1 + (1 + x * x).squareRoot())
    reduced /= 1 + (1 + reduced * reduced).squareRoot()
    let square = reduced * reduced
    var (sum, term) = (0.0, 25.0)
    while term > 0 {
      sum = 1 / term - square * sum
      term -= 2
    }
    return 4 * reduced * sum
  }

  /// The logarithm of the gamma function of a positive number, within 10^-14.
  ///
  /// After Cornelius Lanczos, "A precision approximation of the gamma function" (SIAM J. Numer.
  /// Anal. 1, 1964), with g = 7 and nine terms.
  package static func logGamma(_ x: Double) -> Double {
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

  /// Finds where a falling function is 0.
  ///
  /// Each step goes to where the line between the bounds is 0, and halves the value at a bound that
  /// stays (the Illinois algorithm: M. Dowell and P. Jarratt, BIT 11, 1971). Each fifth step halves
  /// the distance instead, so that a curve that is all but flat takes few steps too.
  ///
  /// - Parameters:
  ///   - low: A lower bound, which is returned where the function is not above 0 there.
  ///   - high: An upper bound, which is returned where the function is not below 0 there.
  ///   - value: The function, whose values are finite; it is called a dozen times for a smooth one.
  /// - Returns: The place, to within 2^-48 of the larger bound.
  package static func zero(
    from low: Double,
    to high: Double,
    of value: (Double) -> Double
  ) -> Double {
    var (low, high) = (low, high)
    var (above, below) = (value(low), value(high))
    guard above > 0 else { return low }
    guard below < 0 else { return high }
    var wasAbove: Bool?
    for step in 1...300 {
      // No step is smaller, so that the other bound comes near as well.
      let least = max(abs(low), abs(high)) * 0x1p-49
      guard high - low > 2 * least else { break }
      let share = step % 5 == 0 ? 0.5 : above / (above - below)
      let place = min(max(low + (high - low) * share, low + least), high - least)
      let height = value(place)
      guard height != 0 else { return place }
      if height > 0 {
        (low, above) = (place, height)
        if wasAbove == true { below /= 2 }
      } else {
        (high, below) = (place, height)
        if wasAbove == false { above /= 2 }
      }
      wasAbove = height > 0
    }
    return low + (high - low) / 2
  }
}

extension Double {
  /// The number to about 12 decimal places, so that results that are equal but for rounding count
  /// as equal.
  package var withoutNoise: Double { (self * 0x1p40).rounded() / 0x1p40 }
}

/// Raises a value to a power by repeated squaring.
///
/// - Parameters:
///   - base: The value to multiply.
///   - exponent: The number of times that it is multiplied.
///   - one: The power with the exponent 0.
///   - product: Multiplies two values.
/// - Returns: The power, or nil where one of the products is nil.
package func power<Value>(
  of base: Value,
  _ exponent: UInt,
  from one: Value,
  _ product: (Value, Value) -> Value?
) -> Value? {
  var (result, base, rest) = (one, base, exponent)
  while rest > 0 {
    if !rest.isMultiple(of: 2) {
      guard let next = product(result, base) else { return nil }
      result = next
    }
    rest /= 2
    guard rest > 0 else { break }
    guard let square = product(base, base) else { return nil }
    base = square
  }
  return result
}

extension Double {
  /// The power with a whole exponent, at least 0.
  package func raised(to exponent: Int) -> Double {
    power(of: self, UInt(max(0, exponent)), from: 1) { $0 * $1 } ?? 1
  }
}
