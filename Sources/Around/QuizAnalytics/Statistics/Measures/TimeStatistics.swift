// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
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
