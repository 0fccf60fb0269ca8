public import LudusCore

/// The points that levels take, by one of the usual formulas, in exact integers.
///
/// ```swift
/// let curve = LevelCurve.standard
/// curve.threshold(of: 2)     // 100
/// curve.level(at: 299)       // 2
/// curve.level(at: Int.max)   // 429496730
/// ```
///
/// There is no last level: thresholds go on up to `Int.max`, and ``level(at:)`` is their exact
/// inverse. Two curves are equal when their forms are.
///
/// In JSON a curve is an object with its kind and numbers: `{"kind":"quadratic","coefficient":50}`,
/// `{"kind":"linear","step":100}`, `{"kind":"exponential","base":100,"growth":"3/2"}` or
/// `{"kind":"table","thresholds":[0,10,30],"growth":"6/5"}`. A growth of 1 is left out of a table.
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
    /// Levels are reached at the thresholds listed: two or more, increasing, the first of them 0.
    /// After the last one, steps grow as those of ``exponential(base:growth:)`` from the last
    /// listed.
    case table([Int], growth: Fraction)
  }

  /// The formula.
  package let form: Form

  /// The steps between thresholds, as the arithmetic progressions they consist of.
  var progressions: [LevelProgression] { derived.value }

  private let derived: Derived<[LevelProgression]>

  /// Level *n* is reached at 50·n·(n - 1) points: 0, 100, 300, 600, 1000 ...
  public static let standard = LevelCurve(unchecked: .quadratic(coefficient: 50))

  /// Creates a curve.
  ///
  /// - Parameter form: The formula.
  /// - Throws: Every number that is not in its range, and thresholds that do not increase.
  /// - Complexity: O(1), except for growing steps, whose progressions are listed: fewer than 25,000
  ///   for the slowest growth, 1001/1000, and a few hundred for usual ones.
  public init(_ form: Form) throws(ContentError<RuleFault>) {
    try RuleFault.check(form.faults)
    self.init(unchecked: form)
  }

  /// Creates a curve from a form without faults.
  init(unchecked form: Form) {
    self.form = form
    let progressions =
      switch form {
      case .linear(let step):
        [LevelProgression(step: step, increment: 0)]
      case .quadratic(let coefficient):
        [LevelProgression(step: 2 * coefficient, increment: 2 * coefficient)]
      case .exponential(let base, let growth):
        LevelProgression.all(from: LevelProgression(step: base), growth: growth)
      case .table(let thresholds, let growth):
        LevelProgression.all(through: thresholds, growth: growth)
      }
    derived = Derived(progressions)
  }

  /// Returns the points at which a level is reached, nil for none below 1 or when they exceed
  /// `Int.max`.
  ///
  /// - Complexity: O(log *p*), where *p* is the number of progressions.
  public func threshold(of level: Int) -> Int? {
    guard level >= 1, level < Int.max else { return nil }
    let progression = progressions[progressions.firstIndexInOrder { $0.level > level } - 1]
    return progression.threshold(after: level - progression.level)
  }

  /// Returns the highest level whose threshold is at most some points; 1 for negative points.
  ///
  /// - Complexity: O(log *n*), where *n* is the number of levels.
  public func level(at points: Int) -> Int {
    guard points >= 0 else { return 1 }
    let progression = progressions[progressions.firstIndexInOrder { $0.start > points } - 1]
    return progression.level(at: points)
  }
}
