internal import Quizzes

extension ItemStatistics {
  /// How long learners took.
  ///
  /// Median and quartiles, because times are skewed and a learner who leaves the room should not move them. The
  /// quartiles interpolate between the two nearest times: definition 7 in R. J. Hyndman and Y. Fan, "Sample
  /// quantiles in statistical packages" (The American Statistician 50, 1996).
  public struct Times: Hashable, Sendable, Codable {
    /// How many times are known.
    public let count: Int
    /// The seconds that a quarter of the learners did not exceed.
    public let lowerQuartile: Double
    /// The seconds that half of them did not exceed.
    public let median: Double
    /// The seconds that three quarters of them did not exceed.
    public let upperQuartile: Double
    /// The interval of the median; nil for fewer than eight times.
    ///
    /// Its ends are two of the times, and it takes nothing for granted about how they are distributed: by W. J.
    /// Conover, "Practical Nonparametric Statistics", with the ranks rounded outwards.
    public let medianInterval: ConfidenceInterval?

    /// Summarises times, all finite; nil when there are none.
    init?(_ seconds: [Double]) {
      let sorted = seconds.sorted()
      guard !sorted.isEmpty else { return nil }
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

extension [Double] {
  /// The quantile of sorted numbers, of which there is at least one.
  fileprivate func quantile(_ part: Double) -> Double {
    let position = part * Double(count - 1)
    let below = Int(position)
    let above = Swift.min(below + 1, count - 1)
    return self[below] + (self[above] - self[below]) * (position - Double(below))
  }
}
