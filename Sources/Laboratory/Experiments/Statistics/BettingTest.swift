// SPDX-License-Identifier: Apache-2.0

/// A test of a mean by bets, which may be looked at after every number.
///
/// A gambler starts with 1 and bets a part *c* of it, in each round, that the next number lies above the mean *m* that
/// is in doubt: 1 becomes 1 - *c* + *c*(*x* - *a*)/(*m* - *a*) for a number *x* of at least *a*. If the mean is *m* or
/// less, no bet gains on average, so the capital is a supermartingale that is never negative, and the
/// chance that it *ever* reaches 1/*r* is *r* at most (J. Ville, Étude critique de la notion de collectif, 1939). Ten
/// gamblers with different *c* share the first capital, so that both large and small distances are noticed soon; their
/// sum has the same property. The capital falls when *m* grows, so the means that are refused have a bound that
/// halving finds.
///
/// Source: I. Waudby-Smith and A. Ramdas, Estimating means of bounded random variables by betting, 2024.
struct BettingTest {
  /// The parts that are bet: each half of the one before.
  private static let parts = (0..<10).map { 0.96 / Double(1 << $0) }

  /// How far the mean in doubt lies above the least value.
  private let height: Double
  private let least: Double
  private let sign: Double
  private var shares: [Double]
  /// The largest capital so far.
  private(set) var evidence = 1.0

  /// A test against the mean being a number or below it, or being that or above for the upper side.
  ///
  /// - Precondition: The range contains the mean.
  init(_ side: SampleMean.Side, of mean: Double, within range: ClosedRange<Double>) {
    sign = side == .lower ? 1 : -1
    least = side == .lower ? range.lowerBound : -range.upperBound
    height = sign * mean - least
    shares = Self.parts.map { _ in 1 / Double(Self.parts.count) }
  }

  /// Takes the next number.
  mutating func add(_ number: Double) {
    let gain = height > 0 ? (sign * number - least) / height : sign * number > least ? .infinity : 1
    var capital = 0.0
    for index in shares.indices {
      shares[index] *= 1 - Self.parts[index] + Self.parts[index] * gain
      capital += shares[index]
    }
    evidence = max(evidence, capital)
  }

  /// The bound of the mean of numbers that is wrong with a risk at most.
  static func bound(
    _ side: SampleMean.Side,
    of numbers: [Double],
    within range: ClosedRange<Double>,
    risk: Double
  ) -> Double {
    let (least, most) = (range.lowerBound, range.upperBound)
    guard numbers.allSatisfy(range.contains), (most - least).isFinite else {
      return side == .lower ? -.infinity : .infinity
    }
    // The bound of nothing is the end of the range; halving goes toward the other end.
    var (refused, possible) = side == .lower ? (least, most) : (most, least)
    for _ in 0..<50 {
      let middle = refused + (possible - refused) / 2
      var test = BettingTest(side, of: middle, within: range)
      for number in numbers where test.evidence * risk < 1 {
        test.add(number)
      }
      if test.evidence * risk >= 1 {
        refused = middle
      } else {
        possible = middle
      }
    }
    return refused
  }
}
