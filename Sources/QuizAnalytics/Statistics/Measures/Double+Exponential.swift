internal import Quizzes

// The C library's functions differ between platforms in the last bit, and a problem that is picked by comparing
// two of their results would differ too. These use nothing but the four operations, which are alike everywhere.

extension Double {
  /// The natural logarithm of 2 in two parts, of which the first has few enough digits that its product with
  /// a whole number below 2^11 is exact.
  private static let ln2 = (high: 0x1.62e42feep-1, low: 0x1.a39ef35793c76p-33)

  /// The number e to this power, within 2 units in the last place.
  var exponential: Double {
    guard self < 710 else { return isNaN ? self : .infinity }
    guard self > -746 else { return isNaN ? self : 0 }
    let twos = (self / (Self.ln2.high + Self.ln2.low)).rounded()
    let rest = (self - twos * Self.ln2.high) - twos * Self.ln2.low
    // Taylor's series: with a rest of at most 0.35 the 15th term is below 10^-18. Written out, because a loop
    // takes many times as long where nothing is optimised.
    var sum = 1 + rest / 14
    sum = 1 + rest / 13 * sum
    sum = 1 + rest / 12 * sum
    sum = 1 + rest / 11 * sum
    sum = 1 + rest / 10 * sum
    sum = 1 + rest / 9 * sum
    sum = 1 + rest / 8 * sum
    sum = 1 + rest / 7 * sum
    sum = 1 + rest / 6 * sum
    sum = 1 + rest / 5 * sum
    sum = 1 + rest / 4 * sum
    sum = 1 + rest / 3 * sum
    sum = 1 + rest / 2 * sum
    sum = 1 + rest * sum
    return Double(sign: .plus, exponent: Int(twos), significand: sum)
  }

  /// The natural logarithm, within a few units in the last place; -infinity for 0 and no number below it.
  var naturalLogarithm: Double {
    guard self > 0, isFinite else { return self == 0 ? -.infinity : self < 0 ? .nan : self }
    var (exponent, significand) = (Double(exponent), significand)
    if significand > 2.0.squareRoot() {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh s with s = (m - 1) / (m + 1), at most 0.172: the term of s^23 is below 10^-18.
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 1.0 / 21
    sum = 1 / 19 + square * sum
    sum = 1 / 17 + square * sum
    sum = 1 / 15 + square * sum
    sum = 1 / 13 + square * sum
    sum = 1 / 11 + square * sum
    sum = 1 / 9 + square * sum
    sum = 1 / 7 + square * sum
    sum = 1 / 5 + square * sum
    sum = 1 / 3 + square * sum
    sum = 1 + square * sum
    return exponent * Self.ln2.high + (exponent * Self.ln2.low + 2 * s * sum)
  }

  /// The logistic function 1 / (1 + e^-x): the chance that belongs to log-odds.
  var logistic: Double { 1 / (1 + (-self).exponential) }
}

extension Double {
  /// The number to about 12 decimal places, so that results that are equal but for rounding count as equal.
  var withoutNoise: Double { (self * 0x1p40).rounded() / 0x1p40 }
}
