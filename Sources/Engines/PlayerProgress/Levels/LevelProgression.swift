// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Levels whose steps grow by the same number each.
///
/// With *s* points from its first level to the next and *d* more for each further one, the level
/// *k* levels after its first is reached at start + k·s + d·k·(k - 1)/2. Steps that grow by a
/// factor, rounded down, are a list of progressions like this: while a step is small its growth is the
/// same for many levels, so that even the slowest growth needs few of them.
struct LevelProgression: Hashable, Sendable {
  /// The first level.
  var level = 1
  /// The threshold of the first level.
  var start = 0
  /// The points from the first level to the next, at least 1.
  var step: Int
  /// How much each step is larger than the one before.
  var increment = 0

  /// The threshold of the level some levels after the first, or nil when it does not fit.
  func threshold(after count: Int) -> Int? {
    // One of two neighbors is even.
    let (half, other) =
      count.isMultiple(of: 2) ? (count / 2, max(count - 1, 0)) : ((count - 1) / 2, count)
    guard let linear = count.times(step) else { return nil }
    guard increment > 0, half > 0 else { return start.plus(linear) }
    return half.times(other)?.times(increment)?.plus(linear)?.plus(start)
  }

  /// The highest level that is reached at some points, which are not below the start, if the
  /// progression goes on.
  func level(at points: Int) -> Int {
    var (low, high) = (0, min((points - start) / step, Int.max - 1 - level))
    if increment == 0 { return level + high }
    while low < high {
      let middle = high - (high - low) / 2
      if let threshold = threshold(after: middle), threshold <= points {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return level + low
  }
}

extension LevelProgression {
  /// The progressions of a table: one from each threshold to the next, and those after the last.
  static func all(through thresholds: [Int], growth: Fraction) -> [LevelProgression] {
    var progressions: [LevelProgression] = []
    for (index, (start, next)) in zip(thresholds, thresholds.dropFirst()).enumerated() {
      progressions.append(LevelProgression(level: index + 1, start: start, step: next - start))
    }
    guard let last = progressions.last, let end = thresholds.last else { return progressions }
    let (growing, overflow) = last.step.addingReportingOverflow(last.growth(by: growth))
    // There is no further level when the step does not fit, so it need not be exact.
    let following = LevelProgression(
      level: thresholds.count,
      start: end,
      step: overflow ? .max : growing
    )
    return progressions + all(from: following, growth: growth)
  }

  /// The progressions of steps that are, each, the one before times a growth, rounded down.
  static func all(from first: LevelProgression, growth: Fraction) -> [LevelProgression] {
    var progressions: [LevelProgression] = []
    var next: LevelProgression? = first
    while var progression = next {
      progression.increment = progression.growth(by: growth)
      progressions.append(progression)
      next = progression.next(growth: growth)
    }
    return progressions
  }

  /// How much the first step grows, rounded down; `Int.max` when that does not fit.
  private func growth(by factor: Fraction) -> Int {
    step.scaled(by: factor.excess, over: factor.denominator) ?? .max
  }

  /// The progression that follows when steps have become so large that they grow by more, or nil when that is
  /// beyond `Int.max` or never comes.
  private func next(growth: Fraction) -> LevelProgression? {
    guard increment > 0 else { return nil }
    // Steps up to this one grow by the increment: the next whole number times denominator / excess
    // is the first that does not.
    let last = increment.plus(1)?.scaled(by: growth.denominator, over: growth.excess, lessOne: true)
    let count = ((last ?? .max) - step) / increment + 1
    guard let nextStep = count.times(increment)?.plus(step), let end = threshold(after: count)
    else {
      return nil
    }
    return LevelProgression(level: level + count, start: end, step: nextStep)
  }
}

extension Fraction {
  /// The numerator of what a growth has above 1, over the same denominator.
  fileprivate var excess: Int { numerator - denominator }
}

extension Int {
  fileprivate func plus(_ other: Int) -> Int? {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? nil : sum
  }

  fileprivate func times(_ other: Int) -> Int? {
    let (product, overflow) = multipliedReportingOverflow(by: other)
    return overflow ? nil : product
  }

  // Multiplies by a numerator in twice the width, divides by a denominator and rounds down; nil
  // when the result does not fit. None of the numbers is negative, and a product that 1 is taken
  // off is not 0.
  fileprivate func scaled(by numerator: Int, over denominator: Int, lessOne: Bool = false) -> Int? {
    var product = magnitude.multipliedFullWidth(by: numerator.magnitude)
    if lessOne {
      let (low, borrow) = product.low.subtractingReportingOverflow(1)
      product = (product.high &- (borrow ? 1 : 0), low)
    }
    guard product.high < denominator.magnitude else { return nil }
    return Int(exactly: denominator.magnitude.dividingFullWidth(product).quotient)
  }
}
