// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The points needed for each level, by one of the usual formulas, in exact integers.
///
/// ```swift
/// let curve = LevelCurve.standard
/// curve.threshold(of: 2)     // 100
/// curve.level(at: 299)       // 2
/// curve.level(at: Int.max)   // 429496730
/// ```
///
/// There is no last level unless ``maximumLevel`` says so: thresholds go on up to `Int.max`, and
/// ``level(at:)`` is their exact inverse. Two curves are equal when their forms and last levels
/// are.
///
/// ```swift
/// let ten = try LevelCurve(.table([0, 100, 250], growth: 1), maximumLevel: 3)   // ends with the list
/// ten.level(at: 1_000_000)                 // 3
/// ten.standing(at: 1_000_000).next         // nil
/// ```
///
/// In JSON a curve is an object with its kind and numbers: `{"kind":"quadratic","coefficient":50}`,
/// `{"kind":"linear","step":100}`, `{"kind":"exponential","base":100,"growth":"3/2"}`,
/// `{"kind":"geometric","base":120,"growth":"13/10"}` or
/// `{"kind":"table","thresholds":[0,10,30],"growth":"6/5"}`. A growth of 1 is left out of a table.
/// Any of them takes a `maximumLevel`.
public struct LevelCurve: LevelThresholds, Hashable {
  /// A formula for thresholds.
  public enum Form: Hashable, Sendable {
    /// Each level takes the same number of points, at least 1: level *n* is reached at step·(n -
    /// 1).
    case linear(step: Int)
    /// Each level takes more points than the one before by the same number: level *n* is reached at
    /// coefficient·n·(n - 1). The coefficient is at least 1 and at most `Int.max / 2`.
    case quadratic(coefficient: Int)
    /// Level 2 takes `base` points, at least 1, and each further level as many as the one before
    /// times `growth`, rounded down: 100, 150, 225, 337 ... for a growth of 3/2.
    ///
    /// The growth is at least 1 and its denominator at most 1000. Because steps are rounded down,
    /// one that is too small to grow by a whole point stays as it is.
    case exponential(base: Int, growth: Fraction)
    /// Level *n* is reached at base·(growth^(n - 1) - 1) / (growth - 1), which is rounded once:
    /// 120, 276, 479, 742 ... for a base of 120 and a growth of 13/10.
    ///
    /// It is ``exponential(base:growth:)`` without the errors that rounding each step adds up.
    /// Systems that compute thresholds by the formula have these, so people who move from them keep
    /// their levels. The base is at least
    /// 1. The growth is 1, or at least 51/50 with a denominator of at most 100. The default rounds
    ///    to the nearest.
    case geometric(base: Int, growth: Fraction, rounding: RoundingRule = .halfUp)
    /// Levels are reached at the thresholds listed: two or more, increasing, the first of them 0.
    /// After the last one, steps grow as those of ``exponential(base:growth:)`` from the last
    /// listed.
    case table([Int], growth: Fraction)
  }

  /// The formula.
  public let form: Form
  /// The last level, at least 1; nil for as many as `Int` allows.
  public let maximumLevel: Int?

  /// The steps between thresholds, as the arithmetic progressions they consist of.
  var progressions: [LevelProgression] { derived.value }

  private let derived: Derived<[LevelProgression]>

  /// Level *n* is reached at 50·n·(n - 1) points: 0, 100, 300, 600, 1000 ...
  public static let standard = LevelCurve(unchecked: .quadratic(coefficient: 50))

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - form: The formula.
  ///   - maximumLevel: The last level, at least 1. Points go on after it. Nil for no last level.
  /// - Throws: Every number that is not in its range, and thresholds that do not increase.
  /// - Complexity: O(1), except for growing steps, whose progressions are listed: fewer than 25,000
  ///   for the slowest growth, 1001/1000, and a few hundred for usual ones.
  public init(_ form: Form, maximumLevel: Int? = nil) throws(ContentError<RuleFault>) {
    let ends = RuleFault.faults([("maximumLevel", maximumLevel ?? 1, 1...Int.max - 1)])
    try RuleFault.check(form.faults + ends)
    self.init(unchecked: form, maximumLevel: maximumLevel)
  }

  /// Creates a curve from a form without faults.
  init(unchecked form: Form, maximumLevel: Int? = nil) {
    self.form = form
    self.maximumLevel = maximumLevel
    let progressions =
      switch form {
      case .linear(let step):
        [LevelProgression(step: step, increment: 0)]
      case .quadratic(let coefficient):
        [LevelProgression(step: 2 * coefficient, increment: 2 * coefficient)]
      case .exponential(let base, let growth):
        LevelProgression.all(from: LevelProgression(step: base), growth: growth)
      case .geometric(let base, let growth, let rounding):
        LevelProgression.all(base: base, growth: growth, rounding: rounding)
      case .table(let thresholds, let growth):
        LevelProgression.all(through: thresholds, growth: growth)
      }
    derived = Derived(progressions)
  }

  /// Returns the points at which a level is reached; nil below 1, after the last level, or if they
  /// exceed `Int.max`.
  ///
  /// - Complexity: O(log *p*), where *p* is the number of progressions.
  public func threshold(of level: Int) -> Int? {
    guard level >= 1, level < Int.max, level <= maximumLevel ?? .max else { return nil }
    let progression = progressions[progressions.firstIndexInOrder { $0.level > level } - 1]
    return progression.threshold(after: level - progression.level)
  }

  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of levels.
  public func level(at points: Int) -> Int {
    guard points >= 0 else { return 1 }
    let progression = progressions[progressions.firstIndexInOrder { $0.start > points } - 1]
    return min(progression.level(at: points), maximumLevel ?? .max)
  }
}

extension LevelCurve {
  /// The most thresholds of an app's own that a curve can list: 10,000.
  private static let maximumListing = 10_000

  /// Creates a curve from a list of an app's own thresholds, so that they can be stored with rules.
  ///
  /// ```swift
  /// try PointsRules { $0.levels = try LevelCurve(listing: Triangular(), through: 50) }   // 50 levels
  /// ```
  ///
  /// - Parameters:
  ///   - thresholds: The thresholds. Where they end sooner, the list does.
  ///   - level: The last level that is listed, 2 to 10,000.
  ///   - growth: The growth of steps after the list; nil when the last level listed is the last one
  ///     there is.
  /// - Throws: A fault for a level out of range, for thresholds that do not increase from 0, and
  ///   for a growth that ``Form/table(_:growth:)`` does not take.
  public init(
    listing thresholds: some LevelThresholds,
    through level: Int,
    growth: Fraction? = nil
  ) throws(ContentError<RuleFault>) {
    try RuleFault.check([("level", level, 2...Self.maximumListing)])
    let listed = (1...level).lazy.map(thresholds.threshold).prefix { $0 != nil }.compactMap(\.self)
    let form = Form.table(Array(listed), growth: growth ?? .one)
    try self.init(form, maximumLevel: growth == nil ? max(listed.count, 1) : nil)
  }
}

extension LevelCurve.Form {
  /// The slowest growth is by a thousandth.
  private static let maximumDenominator = 1000

  var faults: [LocatedFault<RuleFault>] {
    switch self {
    case .linear(let step):
      RuleFault.faults([("step", step, 1...Int.max)])
    case .quadratic(let coefficient):
      RuleFault.faults([("coefficient", coefficient, 1...Int.max / 2)])
    case .exponential(let base, let growth):
      RuleFault.faults([("base", base, 1...Int.max)]) + Self.faults(ofGrowth: growth)
    case .geometric(let base, let growth, _):
      RuleFault.faults([("base", base, 1...Int.max)]) + Self.faults(ofClosedGrowth: growth)
    case .table(let thresholds, let growth):
      Self.faults(ofThresholds: thresholds) + Self.faults(ofGrowth: growth)
    }
  }

  private static func faults(ofGrowth growth: Fraction) -> [LocatedFault<RuleFault>] {
    guard growth < .one || growth.denominator > maximumDenominator else { return [] }
    let fault = RuleFault.growthOutOfRange(growth, maximumDenominator: maximumDenominator)
    return [LocatedFault(fault, at: ContentPlace().key("growth"))]
  }

  /// Within these bounds every power on the way fits into a `BigInteger`.
  private static func faults(ofClosedGrowth growth: Fraction) -> [LocatedFault<RuleFault>] {
    let smallest = (try? Fraction(51, 50)) ?? .one
    guard growth != .one, growth < smallest || growth.denominator > 100 else { return [] }
    let fault = RuleFault.malformed(
      "the growth \(growth), expected 1, or at least \(smallest) with a denominator of at most 100"
    )
    return [LocatedFault(fault, at: ContentPlace().key("growth"))]
  }

  private static func faults(ofThresholds thresholds: [Int]) -> [LocatedFault<RuleFault>] {
    let place = ContentPlace().key("thresholds")
    var faults: [LocatedFault<RuleFault>] = []
    if thresholds.count < 2 {
      faults.append(LocatedFault(.tooFew(thresholds.count, expected: 2), at: place))
    }
    if let first = thresholds.first, first != 0 {
      faults.append(LocatedFault(.outOfRange(first, expected: 0...0), at: place.index(0)))
    }
    for (index, (before, threshold)) in zip(thresholds, thresholds.dropFirst()).enumerated()
    where threshold <= before {
      let fault = RuleFault.notIncreasing(threshold, after: before)
      faults.append(LocatedFault(fault, at: place.index(index + 1)))
    }
    return faults
  }
}

extension LevelCurve.Form: JSONUnion {
  package static let cases: [JSONCase<Self, RuleFault>] = [
    JSONCase("linear", { .linear(step: $0) }, "step") {
      if case .linear(let step) = $0 { step } else { nil }
    },
    JSONCase("quadratic", { .quadratic(coefficient: $0) }, "coefficient") {
      if case .quadratic(let coefficient) = $0 { coefficient } else { nil }
    },
    JSONCase("exponential", { .exponential(base: $0, growth: $1) }, "base", "growth") {
      if case .exponential(let base, let growth) = $0 { (base, growth) } else { nil }
    },
    JSONCase(
      "geometric",
      take: { form -> (base: Int, growth: Fraction, rounding: RoundingRule)? in
        guard case .geometric(let base, let growth, let rounding) = form else { return nil }
        return (base, growth, rounding)
      },
      form: { record in
        let base = record.field("base", \.base)
        let growth = record.field("growth", \.growth)
        let rounding = record.field("rounding", \.rounding, default: .halfUp)
        return try .geometric(base: base(), growth: growth(), rounding: rounding())
      }
    ),
    JSONCase(
      "table",
      take: { form -> (thresholds: [Int], growth: Fraction)? in
        if case .table(let thresholds, let growth) = form { (thresholds, growth) } else { nil }
      },
      form: { record in
        let thresholds = record.field("thresholds", \.thresholds)
        let growth = record.field("growth", \.growth, default: .one)
        return try .table(thresholds(), growth: growth())
      }
    ),
  ]
}

extension LevelCurve: JSONRecord {
  package static func form(_ record: inout Record<Self, RuleFault>) throws -> Self {
    let form = record.inline(\.form)
    let maximumLevel = record.field("maximumLevel", \.maximumLevel)
    return try Self(form(), maximumLevel: maximumLevel(or: nil))
  }
}
