// SPDX-License-Identifier: Apache-2.0
internal import Quizzes

/// A range that, over many samples, contains the true value in about 95 of 100.
public struct ConfidenceInterval: Hashable, Sendable, Codable {
  /// The lower end.
  public let lower: Double
  /// The upper end.
  public let upper: Double

  /// The part of samples whose interval contains the true value.
  public static let level = 0.95
  /// The distance from the mean, in standard deviations, that a normal variable keeps with that chance.
  static let deviations = 1.959963984540054

  /// Creates a range from its ends.
  package init(lower: Double, upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The interval of a value that is distributed normally.
  init(_ value: Double, standardError: Double) {
    lower = value - Self.deviations * standardError
    upper = value + Self.deviations * standardError
  }

  /// Whether a value lies in the range, ends included.
  public func contains(_ value: Double) -> Bool {
    lower <= value && value <= upper
  }

  /// The interval of the mean of values from 0 to 1, by Wilson's score method.
  ///
  /// For shares it is E. B. Wilson, "Probable inference, the law of succession, and statistical inference"
  /// (JASA 22, 1927). Values between 0 and 1 vary no more than those at the ends with the same mean, so for
  /// them the interval is wide enough.
  ///
  /// - Parameters:
  ///   - mean: The mean, from 0 to 1.
  ///   - count: How many values there are.
  /// - Returns: Nil for no values.
  static func ofMean(_ mean: Double, count: Int) -> ConfidenceInterval? {
    guard count > 0 else { return nil }
    let n = Double(count)
    let square = deviations * deviations
    let center = (mean + square / (2 * n)) / (1 + square / n)
    let radicand = mean * (1 - mean) / n + square / (4 * n * n)
    let reach = deviations * max(0, radicand).squareRoot() / (1 + square / n)
    // For a mean at an end the interval begins there, which rounding would miss by a little.
    return ConfidenceInterval(
      lower: mean <= 0 ? 0 : max(0, center - reach),
      upper: mean >= 1 ? 1 : min(1, center + reach)
    )
  }
}
