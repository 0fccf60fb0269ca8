// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// Levels whose steps grow by the same number each.
///
/// With *s* points from its first level to the next and *d* more for each further one, the level
/// *k* levels after its first is reached at start + k·s + d·k·(k - 1)/2. Steps that grow by a
/// factor, rounded down, are a list of progressions like this: while a step is small its growth is
/// the same for many levels, so that even the slowest growth needs few of them.
struct LevelProgression: Hashable, Sendable {
  /// The first level.
  var level = 1
  /// The threshold of the first level.
  var start = 0
  /// The points from the first level to the next, at least 1.
  var step: Int
  /// The amount by which each step is larger than the one before.
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

  /// Returns the amount by which the first step grows, rounded down; `Int.max` when that does not
  /// fit.
  private func growth(by factor: Fraction) -> Int {
    step.scaled(by: factor.excess, over: factor.denominator) ?? .max
  }

  /// The progression that follows when steps have become so large that they grow by more, or nil
  /// when that is beyond `Int.max` or never comes.
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

extension LevelProgression {
  /// The progressions between the thresholds base·(growth^(n - 1) - 1) / (growth - 1), each rounded
  /// once.
  ///
  /// Before rounding, each threshold is the one before times the growth, plus the base. From level
  /// 2 on, two neighbors differ by more than 1, so rounding keeps them apart.
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

/// The level of someone whose points can rise and fall.
///
/// ```swift
/// var progress = LevelProgress(LevelCurve.standard)
/// progress.move(to: 320)     // 2..<4: levels 2 and 3 are announced
/// progress.move(to: 80)      // empty
/// progress.standing.level    // 3, because a level once reached stays
/// progress.move(to: 330)     // empty: level 3 is nothing new
/// ```
///
/// In JSON it is an object with its curve and points:
/// `{"levels":{"kind":"linear","step":100},"points":80,"highest":320}`. The policy is left out when
/// it is the default, and the highest points when they are the present ones.
public struct LevelProgress: Hashable, Sendable {
  /// A policy on whether a level is kept when points are lost.
  public enum Policy: String, CaseIterable, Hashable, Sendable {
    /// A level once reached stays, as in most games.
    case highWaterMark
    /// The level is always that of the present points.
    case followsBalance
  }

  /// The points that levels take.
  public let curve: LevelCurve
  /// The policy on whether a level is kept when points are lost.
  public let policy: Policy
  /// The present points.
  public private(set) var points: Int
  /// The most points that there have been.
  public private(set) var highest: Int

  /// Creates the progress of someone with some points.
  public init(_ curve: LevelCurve, policy: Policy = .highWaterMark, points: Int = 0) {
    self.curve = curve
    self.policy = policy
    self.points = points
    highest = points
  }

  /// Takes a new number of points.
  ///
  /// - Returns: The levels that are reached by it, lowest first, each to be announced. A level that
  ///   is lost and reached again is among them only if the level follows the balance.
  @discardableResult
  public mutating func move(to points: Int) -> Range<Int> {
    let before = counted
    self.points = points
    highest = max(highest, points)
    return curve.levelsReached(from: before, to: counted)
  }

  /// The standing of the points among the levels.
  ///
  /// With a level that stays, points may be below its start.
  public var standing: LevelTable.Standing {
    curve.standing(at: points, onLevel: curve.level(at: counted))
  }

  /// The points that the level is that of.
  private var counted: Int {
    switch policy {
    case .highWaterMark: highest
    case .followsBalance: points
    }
  }
}

// MARK: - JSON

extension LevelProgress.Policy: JSONName {}

extension LevelProgress: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let curve = record.field("levels", \.curve)
    let policy = record.field("policy", \.policy, default: .highWaterMark)
    let points = record.field("points", \.points)
    let highest = record.field("highest", \.earlierHighest)
    var progress = try Self(curve(), policy: policy(), points: highest() ?? points())
    if try points() > progress.highest {
      record.note(RuleFault.faults([("highest", progress.highest, try points()...Int.max)]))
    }
    progress.move(to: try points())
    return progress
  }

  /// The most points, if they are not the present ones.
  private var earlierHighest: Int? { highest == points ? nil : highest }
}
