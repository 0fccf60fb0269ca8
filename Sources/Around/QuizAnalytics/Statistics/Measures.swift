// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// A range that contains the true value in about 95 of 100 samples.
public struct ConfidenceInterval: Hashable, Sendable, Codable {
  /// The lower end.
  public let lower: Double
  /// The upper end.
  public let upper: Double

  /// The part of samples whose interval contains the true value.
  public static let level = 0.95
  /// The distance from the mean, in standard deviations, that a normal variable keeps with that
  /// chance.
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
  /// For shares it is E. B. Wilson, "Probable inference, the law of succession, and statistical
  /// inference" (JASA 22, 1927). Values between 0 and 1 vary no more than those at the ends with
  /// the same mean, so for them the interval is wide enough.
  ///
  /// - Parameters:
  ///   - mean: The mean, from 0 to 1.
  ///   - count: The number of values.
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

extension ItemStatistics {
  /// The correlation between two figures of the same learners: Pearson's coefficient.
  public struct Correlation: Hashable, Sendable, Codable {
    /// The coefficient, from -1 to 1.
    public let value: Double
    /// The number of learners from whom it is computed.
    public let count: Int
    /// The interval by Fisher's transformation; nil for fewer than four learners and for the
    /// coefficients -1 and 1, whose transformation is not finite.
    public let interval: ConfidenceInterval?

    /// Correlates pairs of figures, each with how many learners have it.
    ///
    /// - Returns: Nil for fewer than two learners, and when one of the figures does not vary.
    init?(_ pairs: [(x: Double, y: Double, count: Int)]) {
      let count = pairs.reduce(0) { $0.addingUpToMaximum($1.count) }
      guard let first = pairs.first, count > 1 else { return nil }
      let n = Double(count)
      // Differences from the first pair are 0 exactly when a figure does not vary.
      let shiftX = pairs.reduce(0) { $0 + ($1.x - first.x) * Double($1.count) } / n
      let shiftY = pairs.reduce(0) { $0 + ($1.y - first.y) * Double($1.count) } / n
      var (xx, yy, xy) = (0.0, 0.0, 0.0)
      for pair in pairs {
        let dx = pair.x - first.x - shiftX
        let dy = pair.y - first.y - shiftY
        xx += dx * dx * Double(pair.count)
        yy += dy * dy * Double(pair.count)
        xy += dx * dy * Double(pair.count)
      }
      guard xx > 0, yy > 0 else { return nil }
      value = min(1, max(-1, xy / (xx.squareRoot() * yy.squareRoot())))
      self.count = count
      interval = Self.interval(value, count: count)
    }

    /// The interval by Fisher's transformation: artanh *r* is about normal with the standard error
    /// 1/√(*n* - 3).
    private static func interval(_ value: Double, count: Int) -> ConfidenceInterval? {
      guard count > 3, abs(value) < 1 else { return nil }
      let z = Elementary.log((1 + value) / (1 - value)) / 2
      let range = ConfidenceInterval(z, standardError: 1 / Double(count - 3).squareRoot())
      return ConfidenceInterval(
        lower: 2 * Elementary.logistic(2 * range.lower) - 1,
        upper: 2 * Elementary.logistic(2 * range.upper) - 1
      )
    }
  }
}

extension ItemStatistics {
  /// The times that learners took.
  ///
  /// Median and quartiles, because times are skewed and a learner who leaves the room should not
  /// move them. The quartiles interpolate between the two nearest times: definition 7 in R. J.
  /// Hyndman and Y. Fan, "Sample quantiles in statistical packages" (The American Statistician 50,
  /// 1996).
  public struct Times: Hashable, Sendable, Codable {
    /// The number of times that are known.
    public let count: Int
    /// The seconds that a quarter of the learners did not exceed.
    public let lowerQuartile: Double
    /// The seconds that half of them did not exceed.
    public let median: Double
    /// The seconds that three quarters of them did not exceed.
    public let upperQuartile: Double
    /// The interval of the median; nil for fewer than eight times.
    ///
    /// Its ends are two of the times, and it takes nothing for granted about how they are
    /// distributed: by W. J. Conover, "Practical Nonparametric Statistics", with the ranks rounded
    /// outwards.
    public let medianInterval: ConfidenceInterval?

    /// Summarizes times, all finite, with how many learners took each; nil when there are none.
    init?(_ counts: [Double: Int]) {
      let sorted = SortedTimes(counts)
      guard sorted.count > 0 else { return nil }
      count = sorted.count
      lowerQuartile = sorted.quantile(0.25)
      median = sorted.quantile(0.5)
      upperQuartile = sorted.quantile(0.75)
      let reach = ConfidenceInterval.deviations * Double(count).squareRoot()
      let rank = Int(((Double(count) - reach) / 2).rounded(.down))
      medianInterval =
        rank < 1 ? nil : ConfidenceInterval(lower: sorted[rank - 1], upper: sorted[count - rank])
    }
  }
}

/// Times in ascending order, each with how many are up to it.
private struct SortedTimes {
  private var times: [(seconds: Double, upTo: Int)] = []

  init(_ counts: [Double: Int]) {
    for (seconds, count) in counts.sorted(by: { $0.key < $1.key }) {
      times.append((seconds: seconds, upTo: self.count.addingUpToMaximum(count)))
    }
  }

  var count: Int { times.last?.upTo ?? 0 }

  /// The time of a rank from 0 up to the count.
  subscript(rank: Int) -> Double {
    let index = times.firstIndexInOrder { $0.upTo > rank }
    return times[min(index, times.count - 1)].seconds
  }

  /// The quantile of at least one time.
  func quantile(_ part: Double) -> Double {
    let position = part * Double(count - 1)
    let below = Int(position)
    let above = min(below + 1, count - 1)
    return self[below] + (self[above] - self[below]) * (position - Double(below))
  }
}
