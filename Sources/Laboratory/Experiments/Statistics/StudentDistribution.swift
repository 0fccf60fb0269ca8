// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Student's distribution of a mean over its standard error.
///
/// Source: Student, The probable error of a mean, Biometrika 6, 1908.
struct StudentDistribution {
  /// One less than the number of draws.
  let degreesOfFreedom: Double

  /// The chance of a value above one.
  func chance(above value: Double) -> Double {
    guard !value.isNaN else { return 1 }
    let square = value * value
    guard square.isFinite else { return value > 0 ? 0 : 1 }
    let half = degreesOfFreedom / 2
    // Each of the two is exact near its 0, where the other one has lost its digits.
    let inside = square / (degreesOfFreedom + square)
    let outside = degreesOfFreedom / (degreesOfFreedom + square)
    let tail =
      inside < 0.5
      ? (1 - regularizedBeta(inside, 0.5, half)) / 2 : regularizedBeta(outside, half, 0.5) / 2
    return value > 0 ? tail : 1 - tail
  }

  /// The value above which one lies with a chance below one half.
  func value(exceededWithChance chance: Double) -> Double {
    var high = 1.0
    while self.chance(above: high) > chance, high < 1e150 {
      high *= 2
    }
    return Elementary.zero(from: 0, to: high) { self.chance(above: $0) - chance }
  }
}

/// The regularized incomplete beta function, by its continued fraction.
///
/// Source: NIST Digital Library of Mathematical Functions, 8.17.22, evaluated after W. J. Lentz, Applied
/// Optics 15, 1976.
func regularizedBeta(_ x: Double, _ a: Double, _ b: Double) -> Double {
  guard x > 0 else { return 0 }
  guard x < 1 else { return 1 }
  // The fraction converges fast on one side of the mean only.
  guard x <= (a + 1) / (a + b + 2) else { return 1 - regularizedBeta(1 - x, b, a) }
  let logFront =
    a * Elementary.log(x) + b * Elementary.log(1 - x) + Elementary.logGamma(a + b)
    - Elementary.logGamma(a) - Elementary.logGamma(b)
  let tiny = 1e-300
  var numerator = 1.0
  var denominator = 1 - (a + b) * x / (a + 1)
  denominator = 1 / (abs(denominator) < tiny ? tiny : denominator)
  var fraction = denominator
  for step in 1...500 {
    let m = Double(step)
    let even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
    let odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
    var change = 1.0
    for term in [even, odd] {
      denominator = 1 + term * denominator
      denominator = 1 / (abs(denominator) < tiny ? tiny : denominator)
      numerator = 1 + term / numerator
      numerator = abs(numerator) < tiny ? tiny : numerator
      change = denominator * numerator
      fraction *= change
    }
    if abs(change - 1) < 1e-15 { break }
  }
  return min(1, Elementary.exp(logFront) * fraction / a)
}
