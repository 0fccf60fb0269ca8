// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Real numbers to try two expressions at.
///
/// The points of a variable are spread evenly over several ranges, and a seed only shifts them: a difference
/// on any part of a range is found whatever the seed. Ranges as wide as the numbers of the expressions find
/// what lies beyond them. Whole numbers are among them because some expressions have only these.
struct SamplePoints {
  /// The lower end, the width, and whether only whole numbers are drawn.
  private struct Stratum {
    var low: Double
    var width: Double
    var isWhole = false
  }

  private let strata: [Stratum]
  private let starts: [UInt64]
  /// For each variable whether it stands for a positive number.
  private let positive: [Bool]

  init(scale: NumberScale?, positive: [Bool], seed: UInt64) {
    self.positive = positive
    var generator = SeededGenerator(seed: seed)
    starts = positive.map { _ in generator.next() }
    let usual = [
      Stratum(low: 0, width: 3), Stratum(low: -3, width: 6), Stratum(low: -1, width: 2),
      Stratum(low: 1, width: 7, isWhole: true), Stratum(low: -9, width: 18),
      Stratum(low: 0, width: 3), Stratum(low: 1, width: 9), Stratum(low: -3, width: 6),
      Stratum(low: -6, width: 12, isWhole: true), Stratum(low: -20, width: 40),
      Stratum(low: 0, width: 1),
    ]
    // Both sides of |x - 15| need points, and so do those of |x/100 - 15|.
    let wide = scale.map { scale in
      [scale.largest, scale.largest, scale.product].map { size in
        let reach = min(max(2 * size, 6), 2_000_000)
        return Stratum(low: -reach, width: 2 * reach)
      }
    }
    let far = scale.flatMap { scale in
      scale.extreme > 1_000_000
        ? [Stratum(low: -2 * scale.extreme, width: 4 * scale.extreme)] : nil
    }
    strata = usual + (wide.map { $0 + $0 } ?? []) + (far ?? [])
  }

  /// The point with an index: each variable goes through its range in steps of its own.
  func point(_ index: Int) -> [Double] {
    let stratum = strata[index % strata.count]
    return starts.indices.map { variable in
      let step =
        Self.steps[variable % Self.steps.count] &+ UInt64(variable / Self.steps.count) << 50
      let position = starts[variable] &+ UInt64(index) &* step
      let share = Double(position >> 11) * 0x1p-53
      let value = stratum.low + share * stratum.width
      // Few binary places keep small polynomials exact.
      let rounded = stratum.isWhole ? value.rounded(.down) : (value * 1024).rounded(.down) / 1024
      guard positive[variable] else { return rounded }
      return rounded == 0 ? 1 : abs(rounded)
    }
  }

  /// The fractional parts of the square roots of 2, 3, 5, 7, 11, 13, 17 and 19, times 2^64: multiples of such
  /// numbers are spread evenly, and independently of one another.
  private static let steps: [UInt64] = [
    0x6A09_E667_F3BC_C908, 0xBB67_AE85_84CA_A73B, 0x3C6E_F372_FE94_F82B, 0xA54F_F53A_5F1D_36F1,
    0x510E_527F_ADE6_82D1, 0x9B05_688C_2B3E_6C1F, 0x1F83_D9AB_FB41_BD6B, 0x5BE0_CD19_137E_2179,
  ]
}

/// How large the numbers of an expression are.
struct NumberScale {
  /// The largest of them.
  var largest = 1.0
  /// The product of those above 1.
  var product = 1.0
  /// The largest constant, or the reciprocal of the smallest: 10^9 for cos(x/10^9).
  var extreme = 1.0

  init(_ sides: [ExpressionPair.Side]) {
    for side in sides {
      let tree = side.tree
      for case let value? in side.outline.exact.values
      where value.numerator.magnitude > 1000 || value.denominator > 1000 {
        let size = abs(Double(value))
        extreme = max(extreme, size, 1 / size)
      }
      for literal in tree.literals where literal.limbs.count == 1 {
        var number = Double(tree.limbs[Int(literal.limbs.lowerBound)])
        for _ in 0..<min(literal.decimals, 20) { number /= 10 }
        largest = max(largest, number)
        product *= max(number, 1)
      }
    }
  }
}
