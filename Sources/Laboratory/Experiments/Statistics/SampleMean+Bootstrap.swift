// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

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
