// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import NumericMethods

@testable import Experiments

/// A made-up origin of numbers with a known mean.
enum Origin: CaseIterable {
  /// Normal, standard deviation 1.
  case normal
  /// Skewed to the right: exponential with mean 1.
  case skewed
  /// -1, 0 or 1 as differences of two yes-or-no outcomes are.
  case ternary

  var mean: Double {
    switch self {
    case .normal: 0
    case .skewed: 1
    case .ternary: 0.2
    }
  }

  func draw(using generator: inout SeededGenerator) -> Double {
    let uniform = (Double(generator.next() >> 11) + 0.5) * 0x1p-53
    switch self {
    case .normal:
      let angle = (Double(generator.next() >> 11) + 0.5) * 0x1p-53 * 6.283185307179586
      return (-2 * Elementary.log(uniform)).squareRoot() * Elementary.sineAndCosine(angle).cosine
    case .skewed: return -Elementary.log(uniform)
    case .ternary: return uniform < 0.2 ? -1 : uniform < 0.6 ? 0 : 1
    }
  }

  func draws(_ count: Int, using generator: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in draw(using: &generator) }
  }
}

/// The part of seeds for which something holds.
func share(of seeds: Range<UInt64>, _ holds: (inout SeededGenerator) -> Bool) -> Double {
  let count = seeds.count { seed in
    var generator = SeededGenerator(seed: seed)
    return holds(&generator)
  }
  return Double(count) / Double(seeds.count)
}
