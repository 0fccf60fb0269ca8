// SPDX-License-Identifier: Apache-2.0
internal import Gamification
internal import LudusCore

extension RandomNumberGenerator {
  /// Returns a number from 0 up to 1, each of them as likely.
  public mutating func drawUniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Returns a normally distributed number with mean 0 and deviation 1.
  ///
  /// Source: G. Marsaglia and T. A. Bray, A convenient method for generating normal variables, SIAM Review 6, 1964.
  public mutating func drawNormal() -> Double {
    // A point in the unit circle; a generator that always gives the same number must not hang its user.
    for _ in 0..<256 {
      let (x, y) = (2 * drawUniform() - 1, 2 * drawUniform() - 1)
      let square = x * x + y * y
      if square > 0, square < 1 { return x * (-2 * Elementary.log(square) / square).squareRoot() }
    }
    return 0
  }

  /// Returns whether something happens that has a chance, from 0 to 1.
  public mutating func draws(chance: Double) -> Bool { drawUniform() < chance }
}

extension RuleFault {
  /// Throws a fault for each number of a world that is out of its range.
  static func check(
    counts: [(key: String, number: Int, range: ClosedRange<Int>)],
    amounts: [(key: String, number: Double, range: ClosedRange<Double>)]
  ) throws(ContentError<RuleFault>) {
    let others = amounts.filter { !$0.range.contains($0.number) }.map { key, number, range in
      LocatedFault(
        RuleFault.malformed("\(number), expected \(range.lowerBound) to \(range.upperBound)"),
        at: ContentPlace().key(key)
      )
    }
    try check(faults(counts) + others)
  }
}
