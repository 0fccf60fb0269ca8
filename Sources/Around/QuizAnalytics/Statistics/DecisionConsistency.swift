// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// The rate at which learners would pass or fail again in another test of the same sort, and the
/// rate at which that is what they deserve.
///
/// ```swift
/// let reliability = log.reliability(of: "monday", points: bank.pointsByProblem)
/// reliability.decisions(at: 6, of: 12)?.accuracy    // 0.87: 13 of 100 pass or fail wrongly
/// ```
///
/// By S. A. Livingston and C. Lewis, "Estimating the consistency and accuracy of classifications
/// based on test scores" (Journal of Educational Measurement 32, 1995): it needs one test only, and
/// unlike the method of M. J. Subkoviak (1976) no right and wrong, so that partial credit and
/// problems of different points count. True scores follow a beta distribution, of four parameters
/// where their moments allow it, or else of two; the test is taken for one of as many equal
/// problems as its reliability corresponds to.
public struct DecisionConsistency: Hashable, Sendable, Codable {
  /// The part of learners who pass or fail as their true score deserves.
  public let accuracy: Double
  /// The part who would get the same result in two tests.
  public let consistency: Double
  /// The excess of the consistency over that of chance, from 0 to 1 as a rule: kappa.
  ///
  /// By J. Cohen (Educational and Psychological Measurement 20, 1960).
  public let kappa: Double
  /// The part who pass but do not deserve it.
  public let falsePasses: Double
  /// The part who fail but do not deserve it.
  public let falseFailures: Double
  /// The number of equal problems, right or wrong, that would be as reliable.
  public let effectiveLength: Int
}

extension QuizReliability {
  /// Returns the consistency of decisions by a cut score.
  ///
  /// - Parameters:
  ///   - cut: The score that passes, above 0 and up to the most points.
  ///   - most: The points that can be reached, above 0.
  /// - Returns: The figures; nil for a cut out of range, and where alpha or the deviation is not
  ///   defined, is 0 or leaves nothing to chance.
  public func decisions(at cut: Double, of most: Double) -> DecisionConsistency? {
    guard let alpha, let mean, let standardDeviation else { return nil }
    let scores = distribution.map { (value: $0.sum / most, count: Double($0.count)) }
    return DecisionConsistency(
      scores: scores,
      mean: mean / most,
      variance: standardDeviation * standardDeviation / (most * most),
      reliability: alpha,
      cut: cut / most
    )
  }
}

extension DecisionConsistency {
  /// Works out the figures from scores as parts of the most points.
  init?(
    scores: [(value: Double, count: Double)],
    mean: Double,
    variance: Double,
    reliability: Double,
    cut: Double
  ) {
    guard cut > 0, cut <= 1, mean > 0, mean < 1, variance > 0, reliability > 0, reliability < 1
    else { return nil }
    let ratio = (mean * (1 - mean) - reliability * variance) / (variance * (1 - reliability))
    guard ratio.isFinite, ratio < 1e5 else { return nil }
    let length = max(2, Int(ratio.rounded()))
    guard
      let truth = TrueScores(scores, length: length, mean: mean, variance: reliability * variance)
    else { return nil }
    // Of so many equal problems those needed; a score just at the cut passes.
    let needed = max(1, Int((cut * Double(length)).rounded(.up)))
    var (pass, both, accurate, falsePass, falseFailure) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (score, weight) in truth.nodes {
      let chance = Self.chance(ofAtLeast: needed, of: length, each: score)
      pass += weight * chance
      both += weight * (chance * chance + (1 - chance) * (1 - chance))
      if score >= cut {
        accurate += weight * chance
        falseFailure += weight * (1 - chance)
      } else {
        accurate += weight * (1 - chance)
        falsePass += weight * chance
      }
    }
    let byChance = pass * pass + (1 - pass) * (1 - pass)
    accuracy = min(1, accurate)
    consistency = min(1, both)
    kappa = byChance < 1 ? (min(1, both) - byChance) / (1 - byChance) : 1
    falsePasses = falsePass
    falseFailures = falseFailure
    effectiveLength = length
  }

  /// The chance of at least so many right answers.
  static func chance(ofAtLeast needed: Int, of length: Int, each score: Double) -> Double {
    guard needed > 0 else { return 1 }
    guard needed <= length, score > 0 else { return 0 }
    guard score < 1 else { return 1 }
    let (right, wrong) = (Elementary.log(score), Elementary.log(1 - score))
    let whole = Elementary.logGamma(Double(length) + 1)
    var sum = 0.0
    for count in needed...length {
      let ways =
        whole - Elementary.logGamma(Double(count) + 1)
        - Elementary.logGamma(Double(length - count) + 1)
      sum += Elementary.exp(ways + Double(count) * right + Double(length - count) * wrong)
    }
    return min(1, sum)
  }
}

/// A beta distribution of true scores, as scores with their parts of the learners.
struct TrueScores {
  let nodes: [(score: Double, weight: Double)]
  /// The shape parameters and the range.
  let shape: (alpha: Double, beta: Double)
  let range: (low: Double, high: Double)

  /// Finds the distribution by its moments; nil where there is none.
  init?(
    _ scores: [(value: Double, count: Double)],
    length: Int,
    mean: Double,
    variance: Double
  ) {
    guard let two = Self.shape(mean: mean, variance: variance) else { return nil }
    var (shape, range) = (two, (low: 0.0, high: 1.0))
    if let four = Self.four(scores, length: length) { (shape, range) = four }
    self.shape = shape
    self.range = range
    // By the double exponential rule of H. Takahasi and M. Mori (1974), as the density may be
    // infinite at the ends.
    var (nodes, whole) = ([(score: Double, weight: Double)](), 0.0)
    let step = 0.05
    for place in -100...100 {
      let x = Double(place) * step
      let (up, down) = (Elementary.exp(x), Elementary.exp(-x))
      let line = Double.pi * (up - down) / 2
      // The logarithms of the part and of its complement.
      let below = line > 0 ? 0 - Self.logOfOnePlusExp(-line) : line - Self.logOfOnePlusExp(line)
      let above = below - line
      let density = shape.alpha * below + shape.beta * above
      let weight = Elementary.exp(density) * (up + down)
      nodes.append((range.low + (range.high - range.low) * Elementary.exp(below), weight))
      whole += weight
    }
    guard whole > 0, whole.isFinite else { return nil }
    self.nodes = nodes.map { ($0.score, $0.weight / whole) }
  }

  private static func logOfOnePlusExp(_ x: Double) -> Double {
    Elementary.log(1 + Elementary.exp(x))
  }

  private static func shape(mean: Double, variance: Double) -> (alpha: Double, beta: Double)? {
    let sum = mean * (1 - mean) / variance - 1
    guard sum > 0, sum.isFinite, sum < 1e6 else { return nil }
    return (mean * sum, (1 - mean) * sum)
  }

  /// The distribution of four parameters with the first four moments of true scores; nil where it
  /// would leave the range from 0 to 1.
  ///
  /// The moments follow from the factorial moments of observed scores (F. M. Lord, Psychometrika
  /// 30, 1965).
  private static func four(
    _ scores: [(value: Double, count: Double)],
    length: Int
  ) -> (shape: (alpha: Double, beta: Double), range: (low: Double, high: Double))? {
    guard length >= 4 else { return nil }
    let n = Double(length)
    let count = scores.reduce(0) { $0 + $1.count }
    var moments = [1.0, 0, 0, 0, 0]
    for (value, times) in scores {
      var product = times / count
      for order in 1...4 {
        product *= (n * value - Double(order - 1)) / (n - Double(order - 1))
        moments[order] += product
      }
    }
    let mean = moments[1]
    let square = moments[2] - mean * mean
    guard square > 1e-12 else { return nil }
    let third = moments[3] - 3 * mean * moments[2] + 2 * mean * mean * mean
    let fourth =
      moments[4] - 4 * mean * moments[3] + 6 * mean * mean * moments[2]
      - 3 * mean * mean * mean * mean
    let skew = third / (square * square.squareRoot())
    let tails = fourth / (square * square)
    // The inverse of the moments of a beta distribution: N. L. Johnson and S. Kotz, "Continuous
    // Univariate Distributions 2" (1970).
    let sum = 6 * (tails - skew * skew - 1) / (6 + 3 * skew * skew - 2 * tails)
    guard sum > 0, sum.isFinite, sum < 1e5 else { return nil }
    let root = 1 + (sum + 1) / ((sum + 2) * (sum + 2) * skew * skew / 16)
    let share = skew == 0 ? 0 : (1 / root).squareRoot()
    let (small, large) = (sum / 2 * (1 - share), sum / 2 * (1 + share))
    let (alpha, beta) = skew > 0 ? (small, large) : (large, small)
    guard alpha > 0.05, beta > 0.05 else { return nil }
    let span = (square * sum * sum * (sum + 1) / (alpha * beta)).squareRoot()
    let low = mean - span * alpha / sum
    guard low >= 0, low + span <= 1 else { return nil }
    return ((alpha, beta), (low, low + span))
  }
}
