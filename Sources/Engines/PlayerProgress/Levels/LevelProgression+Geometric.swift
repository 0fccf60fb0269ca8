// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension LevelProgression {
  /// The progressions between the thresholds base·(growth^(n - 1) - 1) / (growth - 1), each rounded once.
  ///
  /// Before rounding, each threshold is the one before times the growth, plus the base. From level 2 on, two
  /// neighbors differ by more than 1, so rounding keeps them apart.
  static func all(base: Int, growth: Fraction, rounding: RoundingRule) -> [LevelProgression] {
    guard growth > .one else { return [LevelProgression(step: base)] }
    var thresholds = GeometricThresholds(base: base, growth: growth)
    var progressions: [LevelProgression] = []
    var start = 0
    while let next = thresholds.next(rounding) {
      progressions.append(
        LevelProgression(level: progressions.count + 1, start: start, step: next - start)
      )
      start = next
    }
    // There is no further level: the step after the last threshold does not fit.
    return progressions + [
      LevelProgression(level: progressions.count + 1, start: start, step: .max)
    ]
  }
}

/// The exact thresholds of a geometric curve, from level 2 on.
private struct GeometricThresholds {
  private let base: BigInteger
  private let above: BigInteger
  private let below: BigInteger
  /// The threshold as a fraction whose denominator is a power of that of the growth.
  private var numerator: BigInteger
  private var denominator = BigInteger(1)

  init(base: Int, growth: Fraction) {
    self.base = BigInteger(base)
    above = BigInteger(growth.numerator)
    below = BigInteger(growth.denominator)
    numerator = BigInteger(base)
  }

  /// Returns a threshold and goes on to the next one, or returns nil when it does not fit.
  mutating func next(_ rounding: RoundingRule) -> Int? {
    guard
      let (whole, rest) = try? numerator.quotientAndRemainder(dividingBy: denominator),
      let below = Int(whole),
      let threshold = moves(up: rest, from: below, rounding) ? below.incremented : below
    else { return nil }
    guard let later = try? after() else { return nil }
    (numerator, denominator) = later
    return threshold
  }

  private func after() throws -> (BigInteger, BigInteger) {
    let denominator = try denominator * below
    return (try numerator * above + base * denominator, denominator)
  }

  /// Whether a number with a rest is rounded to the whole one above it.
  private func moves(up rest: BigInteger, from whole: Int, _ rounding: RoundingRule) -> Bool {
    let isLess = (try? rest * 2).map { $0 < denominator } ?? false
    let isHalf = (try? rest * 2).map { $0 == denominator } ?? false
    return switch rounding {
    case .halfUp: !isLess
    case .halfDown: !isLess && !isHalf
    case .halfEven: !isLess && !(isHalf && whole.isMultiple(of: 2))
    case .up, .awayFromZero: rest > .zero
    case .down, .towardZero: false
    }
  }
}

extension Int {
  fileprivate var incremented: Int? { self == .max ? nil : self + 1 }
}
