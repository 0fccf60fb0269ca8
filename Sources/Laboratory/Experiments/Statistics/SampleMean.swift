// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Independent numbers of equal origin, and the mean that they come from as far as it can be known.
///
/// ```swift
/// let gains = SampleMean([0.12, 0.08, 0.15, 0.11, 0.09, 0.13])
/// gains.mean                                 // 0.113...
/// gains.interval(confidence: 0.95)           // 0.086...0.140
/// gains.isAbove(0.05, confidence: 0.99)      // true
/// gains.countNeeded(toShow: 0.02, confidence: 0.99, power: 0.9)
/// ```
///
/// An experiment gives one for the differences of two variants, see ``Experiment/Result/difference(of:over:in:)``;
/// figures of real groups can be given as well.
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
  ///   - range: The range in which all numbers of this origin lie; nil when none is known. ``Method/bounded`` needs
  ///     it.
  public init(_ numbers: [Double], within range: ClosedRange<Double>? = nil) {
    let summary = SampleSummary(numbers)
    self.numbers = numbers
    self.range = range
    mean = summary.mean
    standardDeviation = summary.standardDeviation
  }

  /// How an interval is found, and thus what it promises.
  public enum Method: Hashable, Sendable {
    /// By Student's distribution: exact when the numbers are normally distributed, and nearly so for some dozens
    /// of others. It says nothing about numbers that are all equal; for those ``bounded`` stands in.
    case student
    /// By drawing from the numbers again, studentized: for skewed numbers, from about twenty on.
    ///
    /// The draws follow from `seed` alone. Source: B. Efron and R. J. Tibshirani, An Introduction to the
    /// Bootstrap, 1993, chapter 12.
    case bootstrap(resamples: Int = 2000, seed: UInt64 = 1)
    /// By the range of the numbers: it holds for every distribution within the range and any count, also when
    /// one looks after each number and stops at will, and is wider for that.
    ///
    /// Source: I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by betting, Journal of
    /// the Royal Statistical Society B 86, 2024.
    case bounded
  }

  /// Returns the interval in which the mean of the origin lies.
  ///
  /// - Parameters:
  ///   - confidence: How often an interval found like this is right, above 0 and below 1.
  ///   - method: How to find it.
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
  ///   - confidence: At most one minus this is the chance of `true` when the mean is `bound` or below.
  ///   - method: How to find it.
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
  ///   - confidence: At most one minus this is the chance of `true` when the mean is `bound` or above.
  ///   - method: How to find it.
  /// - Returns: Whether that much is certain; false does not say that it lies above.
  public func isBelow(
    _ bound: Double,
    confidence: Double,
    method: Method = .student
  ) -> Bool {
    self.bound(.upper, risk: 1 - confidence, method: method) < bound
  }

  /// The chance of a mean at least as far from 0, on either side, when that of the origin is 0, by Student's test.
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
  ///   - confidence: That of ``isAbove(_:confidence:method:)`` by Student's distribution, above 0.5 and below 1.
  ///   - power: The chance that it is shown, above 0.5 and below 1.
  /// - Returns: The count, at least 2, for numbers that are spread as these are; nil when these are not spread, or
  ///   an argument is out of range, or it would take more than 10^12.
  public func countNeeded(toShow mean: Double, confidence: Double, power: Double) -> Int? {
    guard mean > 0, standardDeviation > 0, (0.5..<1).contains(confidence), confidence > 0.5,
      (0.5..<1).contains(power)
    else { return nil }
    let spread = standardDeviation / mean
    var count = 2.0
    // Each step uses the quantiles of the count before; they fall with the count, so that this settles.
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
  /// The mean with its interval at 95 percent, to three places, and how many numbers there are, for messages of tests.
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
