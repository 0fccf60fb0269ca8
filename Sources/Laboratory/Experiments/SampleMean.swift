// SPDX-License-Identifier: Apache-2.0
internal import Exercises
internal import LudusCore
internal import NumericMethods

/// Independent numbers from one source, and what they reveal about its mean.
///
/// ```swift
/// let gains = SampleMean([0.12, 0.08, 0.15, 0.11, 0.09, 0.13])
/// gains.mean                                 // 0.113...
/// gains.interval(confidence: 0.95)           // 0.086...0.140
/// gains.isAbove(0.05, confidence: 0.99)      // true
/// gains.countNeeded(toShow: 0.02, confidence: 0.99, power: 0.9)
/// ```
///
/// An experiment gives one for the differences of two variants, see
/// ``Experiment/Result/difference(of:over:in:)``; figures of real groups can be given as well.
public struct SampleMean: Hashable, Sendable {
  /// The numbers, in the order in which they came.
  public let numbers: [Double]
  /// The range in which numbers of this origin can lie at all, if it is known.
  public let range: ClosedRange<Double>?
  /// Their mean; 0 for none.
  public let mean: Double
  /// The standard deviation of their origin, with *n* - 1 as divisor; 0 for fewer than two.
  public let standardDeviation: Double

  /// Takes numbers.
  ///
  /// - Parameters:
  ///   - numbers: The numbers in the order in which they came, independent of each other.
  ///   - range: The range in which all numbers of this origin lie; nil when none is known.
  ///     ``Method/bounded`` needs it.
  public init(_ numbers: [Double], within range: ClosedRange<Double>? = nil) {
    let summary = SampleSummary(numbers)
    self.numbers = numbers
    self.range = range
    mean = summary.mean
    standardDeviation = summary.standardDeviation
  }

  /// The method of finding an interval, and so what the interval guarantees.
  public enum Method: Hashable, Sendable {
    /// By Student's distribution: exact when the numbers are normally distributed, and nearly so
    /// for some dozens of others. It says nothing about numbers that are all equal; for those
    /// ``bounded`` stands in.
    case student
    /// By drawing from the numbers again, studentized: for skewed numbers, from about twenty on.
    ///
    /// The draws follow from `seed` alone. Source: B. Efron and R. J. Tibshirani, An Introduction
    /// to the Bootstrap, 1993, chapter 12.
    case bootstrap(resamples: Int = 2000, seed: UInt64 = 1)
    /// By the range of the numbers: it holds for every distribution within the range and any count,
    /// also when one looks after each number and stops at will, and is wider for that.
    ///
    /// Source: I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by
    /// betting, Journal of the Royal Statistical Society B 86, 2024.
    case bounded
  }

  /// Returns the interval in which the mean of the origin lies.
  ///
  /// - Parameters:
  ///   - confidence: The share of intervals found like this that are right, above 0 and below 1.
  ///   - method: The method of finding it.
  /// - Returns: The interval, infinite where the numbers do not say anything.
  /// - Complexity: O(*n*) by ``Method/student``, O(*r* · *n*) for *r* resamples.
  public func interval(
    confidence: Double,
    method: Method = .student
  ) -> ClosedRange<Double> {
    let risk = (1 - confidence) / 2
    return ordered(
      bound(.lower, risk: risk, method: method),
      bound(.upper, risk: risk, method: method)
    )
  }

  /// Returns whether the mean of the origin lies above a number.
  ///
  /// - Parameters:
  ///   - bound: The number.
  ///   - confidence: At most one minus this is the chance of `true` when the mean is `bound` or
  ///     below.
  ///   - method: The method of finding it.
  /// - Returns: Whether that much is certain; false does not say that it lies below.
  public func isAbove(
    _ bound: Double,
    confidence: Double,
    method: Method = .student
  ) -> Bool {
    self.bound(.lower, risk: 1 - confidence, method: method) > bound
  }

  /// Returns whether the mean of the origin lies below a number.
  ///
  /// - Parameters:
  ///   - bound: The number.
  ///   - confidence: At most one minus this is the chance of `true` when the mean is `bound` or
  ///     above.
  ///   - method: The method of finding it.
  /// - Returns: Whether that much is certain; false does not say that it lies above.
  public func isBelow(
    _ bound: Double,
    confidence: Double,
    method: Method = .student
  ) -> Bool {
    self.bound(.upper, risk: 1 - confidence, method: method) < bound
  }

  /// The chance of a mean at least as far from 0, on either side, when that of the origin is 0, by
  /// Student's test.
  ///
  /// It is 1 for fewer than two numbers and for numbers that are all equal.
  public var pValue: Double {
    guard standardDeviation > 0, mean.isFinite else { return 1 }
    return min(1, 2 * student.chance(above: abs(mean) / standardError))
  }

  /// Returns how many numbers it takes to show that a mean is above 0.
  ///
  /// - Parameters:
  ///   - mean: The mean that the numbers would have, above 0.
  ///   - confidence: That of ``isAbove(_:confidence:method:)`` by Student's distribution, above 0.5
  ///     and below 1.
  ///   - power: The chance that it is shown, above 0.5 and below 1.
  /// - Returns: The count, at least 2, for numbers that are spread as these are; nil when these are
  ///   not spread, or an argument is out of range, or it would take more than 10^12.
  public func countNeeded(toShow mean: Double, confidence: Double, power: Double) -> Int? {
    guard mean > 0, standardDeviation > 0, (0.5..<1).contains(confidence), confidence > 0.5,
      (0.5..<1).contains(power)
    else { return nil }
    let spread = standardDeviation / mean
    var count = 2.0
    // Each step uses the quantiles of the count before; they fall with the count, so that this
    // settles.
    for _ in 0..<50 {
      let student = StudentDistribution(degreesOfFreedom: max(count - 1, 1))
      let quantiles =
        student.value(exceededWithChance: 1 - confidence)
        + student.value(exceededWithChance: 1 - power)
      let next = max(2, (quantiles * quantiles * spread * spread).rounded(.up))
      guard next <= 1e12 else { return nil }
      guard next != count else { break }
      count = count == 2 ? next : (count + next) / 2
    }
    return Int(count.rounded(.up))
  }
}

extension SampleMean: CustomStringConvertible {
  /// The mean with its interval at 95 percent, to three places, and how many numbers there are, for
  /// messages of tests.
  public var description: String {
    guard !numbers.isEmpty else { return "no numbers" }
    let interval = interval(confidence: 0.95)
    let text = FigureText(phrasebook: .english)
    let mean = text.rounded(self.mean)
    // Numbers that are all alike, or one alone, do not show how far the mean may be away.
    if numbers.count == 1 { return "\(mean), one number" }
    if standardDeviation == 0, interval.lowerBound == -.infinity {
      return "\(mean), the same \(numbers.count) times"
    }
    let ends = [interval.lowerBound, interval.upperBound].map(text.rounded)
    return "\(mean), 95 % in \(ends[0]) ... \(ends[1]), \(numbers.count) numbers"
  }
}

extension SampleMean {
  /// A side of an interval.
  enum Side {
    case lower, upper
  }

  var standardError: Double { standardDeviation / Double(numbers.count).squareRoot() }

  private var student: StudentDistribution {
    StudentDistribution(degreesOfFreedom: Double(numbers.count - 1))
  }

  /// The bound of the mean that is wrong with a risk at most.
  private func bound(_ side: Side, risk: Double, method: Method) -> Double {
    let unknown = side == .lower ? -Double.infinity : .infinity
    guard risk > 0, risk < 1, mean.isFinite, standardDeviation.isFinite else { return unknown }
    let sign = side == .lower ? -1.0 : 1
    switch method {
    case .student where standardDeviation > 0:
      // Beyond one half the bound lies on the other side of the mean.
      let quantile = student.value(exceededWithChance: min(risk, 1 - risk))
      return mean + sign * (risk < 0.5 ? quantile : -quantile) * standardError
    case .bootstrap(let resamples, let seed) where standardDeviation > 0:
      return bootstrapBound(side, risk: risk, resamples: resamples, seed: seed) ?? unknown
    case .student, .bootstrap, .bounded:
      guard let range else { return unknown }
      return BettingTest.bound(side, of: numbers, within: range, risk: risk)
    }
  }

  private func ordered(_ lower: Double, _ upper: Double) -> ClosedRange<Double> {
    min(lower, upper)...max(lower, upper)
  }
}

extension SampleMean {
  /// The bound of the studentized bootstrap, or nil when too few resamples have a spread.
  func bootstrapBound(_ side: Side, risk: Double, resamples: Int, seed: UInt64) -> Double? {
    var generator = SeededGenerator(seed: seed)
    let count = numbers.count
    let resamples = min(max(resamples, 100), 1_000_000)
    var ratios: [Double] = []
    ratios.reserveCapacity(resamples)
    for _ in 0..<resamples {
      var (sum, squares) = (0.0, 0.0)
      for _ in 0..<count {
        // Distances from the mean are small, so that their squares lose no digits.
        let distance = numbers[generator.draw(below: count)] - mean
        sum += distance
        squares += distance * distance
      }
      let shift = sum / Double(count)
      let variance = (squares - sum * shift) / Double(count - 1)
      guard variance > 1e-18 * standardDeviation * standardDeviation else { continue }
      ratios.append(shift / (variance / Double(count)).squareRoot())
    }
    guard 2 * ratios.count >= resamples else { return nil }
    ratios.sort()
    // The lower bound takes away what a resample is too high, and the upper one what it is too low.
    let rank = risk * Double(ratios.count + 1)
    let place = min(max(Int(rank.rounded(.down)), 1), ratios.count)
    let ratio = side == .lower ? ratios[ratios.count - place] : ratios[place - 1]
    return mean - ratio * standardError
  }
}

extension SampleMean {
  /// Corrects chances of error for being several, so that the chance of any false finding among
  /// them stays that of one.
  ///
  /// ```swift
  /// SampleMean.corrected([0.01, 0.04, 0.03])  // [0.03, 0.06, 0.06]
  /// ```
  ///
  /// Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal
  /// of Statistics 6,
  /// 1979. It holds whatever the tests have to do with each other.
  ///
  /// - Parameter pValues: The ``pValue`` of each comparison.
  /// - Returns: The corrected ones, in the same order.
  public static func corrected(_ pValues: [Double]) -> [Double] {
    var corrected = pValues
    var largest = 0.0
    let order = pValues.indices.sorted { (pValues[$0], $0) < (pValues[$1], $1) }
    for (rank, index) in order.enumerated() {
      largest = max(largest, min(1, Double(pValues.count - rank) * pValues[index]))
      corrected[index] = largest
    }
    return corrected
  }
}

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
/// Source: NIST Digital Library of Mathematical Functions, 8.17.22, evaluated after W. J. Lentz,
/// Applied Optics 15, 1976.
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
