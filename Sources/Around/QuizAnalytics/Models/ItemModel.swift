// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
internal import Quizzes

/// The likelihood of each level of credit for a problem, by the learner's ability: its
/// characteristic curves.
///
/// ```swift
/// let model = try ItemModel.graded(discrimination: 1.2, thresholds: [-0.5, 0.8])
/// model.chances(at: 0)          // of no, half and full credit
/// model.expectedCredit(at: 0)
/// model.information(at: 0)      // how much an answer says about an ability of 0
/// ```
///
/// Abilities are in logits. In JSON a model is an object.
public struct ItemModel: Hashable, Sendable {
  /// The family of curves.
  public enum Form: String, Hashable, Sendable, CaseIterable, JSONName {
    /// Right or wrong: *c* + (1 - *c*) / (1 + e^-*a*(*θ* - *b*)), by A. Birnbaum (in F. M. Lord and
    /// M. R. Novick, "Statistical Theories of Mental Test Scores", 1968).
    case logistic
    /// Levels that are reached one above the other: level *k* or more has the chance 1 / (1 +
    /// e^-*a*(*θ* - *b*ₖ)), by F. Samejima (Psychometrika Monograph 17, 1969).
    case graded
    /// Levels that are reached step by step: the log-odds of level *k* against *k* - 1 are *a*(*θ*
    /// - *b*ₖ), by E. Muraki (Applied Psychological Measurement 16, 1992).
    case partialCredit
  }

  /// The family of curves.
  public let form: Form
  /// The discrimination of the problem, *a*.
  public let discrimination: Double
  /// The abilities at which levels are reached, *b*: the difficulty of a problem that is right or
  /// wrong, and one fewer than levels.
  public let thresholds: [Double]
  /// The chance of those who know nothing, *c*; 0 but for the logistic form.
  public let guessing: Double
  /// The credit of each level, in rising order.
  public let credits: [Double]

  /// The number of levels, at least 2.
  public var levelCount: Int { credits.count }

  /// The discriminations that a model can have.
  public static let discriminationRange = 0.05...20.0
  /// The thresholds that a model can have, in logits.
  static let thresholdRange = -100.0...100.0

  /// The model of a problem that is answered right or wrong.
  ///
  /// - Parameters:
  ///   - difficulty: The difficulty, from -100 to 100.
  ///   - discrimination: Its discrimination, in ``discriminationRange``.
  ///   - guessing: The chance to guess, from 0 to 0.9.
  /// - Returns: The model.
  /// - Throws: Every fault.
  public static func logistic(
    difficulty: Double,
    discrimination: Double = 1,
    guessing: Double = 0
  ) throws(ContentError<Estimate.Fault>) -> ItemModel {
    try ItemModel(.logistic, discrimination, [difficulty], guessing, nil)
  }

  /// The graded response model of a problem with partial credit.
  ///
  /// - Parameters:
  ///   - discrimination: Its discrimination, in ``discriminationRange``.
  ///   - thresholds: The abilities at which levels are reached, rising, from -100 to 100; 1 to 10
  ///     of them.
  ///   - credits: The credit of each level, rising from 0 to 1; nil for equal steps.
  /// - Returns: The model.
  /// - Throws: Every fault.
  public static func graded(
    discrimination: Double,
    thresholds: [Double],
    credits: [Double]? = nil
  ) throws(ContentError<Estimate.Fault>) -> ItemModel {
    try ItemModel(.graded, discrimination, thresholds, 0, credits)
  }

  /// The generalized partial credit model.
  ///
  /// - Parameters:
  ///   - discrimination: Its discrimination, in ``discriminationRange``.
  ///   - thresholds: The abilities at which a level becomes likelier than the one below, from -100
  ///     to 100, in any order; 1 to 10 of them.
  ///   - credits: The credit of each level, rising from 0 to 1; nil for equal steps.
  /// - Returns: The model.
  /// - Throws: Every fault.
  public static func partialCredit(
    discrimination: Double = 1,
    thresholds: [Double],
    credits: [Double]? = nil
  ) throws(ContentError<Estimate.Fault>) -> ItemModel {
    try ItemModel(.partialCredit, discrimination, thresholds, 0, credits)
  }

  private init(
    _ form: Form,
    _ discrimination: Double,
    _ thresholds: [Double],
    _ guessing: Double,
    _ credits: [Double]?
  ) throws(ContentError<Estimate.Fault>) {
    var faults: [LocatedFault<Estimate.Fault>] = []
    func note(_ fault: Estimate.Fault, _ key: String) {
      faults.append(LocatedFault(fault, at: ContentPlace().key(key)))
    }
    if !Self.discriminationRange.contains(discrimination) {
      note(.discriminationOutOfRange(discrimination), "discrimination")
    }
    for threshold in thresholds where !Self.thresholdRange.contains(threshold) {
      note(.valueOutOfRange(threshold), "thresholds")
    }
    let most = form == .logistic ? 1 : ResponseTable.maximumLevels - 1
    if !(1...most).contains(thresholds.count) {
      note(.malformed("\(thresholds.count) thresholds, expected 1 to \(most)"), "thresholds")
    }
    if form == .graded, !zip(thresholds, thresholds.dropFirst()).allSatisfy({ $0 < $1 }) {
      note(.malformed("expected thresholds in rising order"), "thresholds")
    }
    if !AdaptiveSelector.guessingRange.contains(guessing) || (form != .logistic && guessing != 0) {
      note(.guessingOutOfRange(guessing), "guessing")
    }
    let count = thresholds.count
    let worth = credits ?? (0...count).map { Double($0) / Double(max(1, count)) }
    if worth.count != count + 1 || !worth.allSatisfy((0...1).contains)
      || !zip(worth, worth.dropFirst()).allSatisfy({ $0 < $1 })
    {
      note(.malformed("expected \(count + 1) credits from 0 to 1, in rising order"), "credits")
    }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(unchecked: form, discrimination, thresholds, guessing, worth)
  }

  init(
    unchecked form: Form,
    _ discrimination: Double,
    _ thresholds: [Double],
    _ guessing: Double,
    _ credits: [Double]
  ) {
    self.form = form
    self.discrimination = discrimination
    self.thresholds = thresholds
    self.guessing = guessing
    self.credits = credits
  }
}

extension ItemModel {
  /// The chance of a level at an ability, with its first and second derivative by the ability.
  struct Curve: Hashable {
    var chance: Double
    var slope: Double
    var curvature: Double
  }

  /// The curves of all levels at an ability.
  func curves(at ability: Double) -> [Curve] {
    let a = discrimination
    switch form {
    case .logistic:
      let known = Elementary.logistic(a * (ability - thresholds[0]))
      let unknown = Elementary.logistic(-a * (ability - thresholds[0]))
      let slope = (1 - guessing) * a * known * unknown
      let curvature = slope * a * (unknown - known)
      return [
        Curve(chance: (1 - guessing) * unknown, slope: -slope, curvature: -curvature),
        Curve(chance: guessing + (1 - guessing) * known, slope: slope, curvature: curvature),
      ]
    case .graded:
      var curves: [Curve] = []
      var above = Curve(chance: 1, slope: 0, curvature: 0)
      var below = 0.0
      for threshold in thresholds {
        let reached = Elementary.logistic(a * (ability - threshold))
        let missed = Elementary.logistic(-a * (ability - threshold))
        let slope = a * reached * missed
        let next = Curve(chance: reached, slope: slope, curvature: a * slope * (missed - reached))
        // The difference of chances near 1 is that of their complements.
        let chance = reached > 0.5 ? missed - below : above.chance - reached
        curves.append(
          Curve(
            chance: chance,
            slope: above.slope - next.slope,
            curvature: above.curvature - next.curvature
          )
        )
        (above, below) = (next, missed)
      }
      return curves + [above]
    case .partialCredit:
      var heights = [0.0]
      for threshold in thresholds {
        heights.append(heights[heights.count - 1] + a * (ability - threshold))
      }
      let highest = heights.max() ?? 0
      let weights = heights.map { Elementary.exp($0 - highest) }
      let whole = weights.reduce(0, +)
      let chances = weights.map { $0 / whole }
      var (mean, square) = (0.0, 0.0)
      for (level, chance) in chances.enumerated() {
        mean += Double(level) * chance
        square += Double(level * level) * chance
      }
      let variance = square - mean * mean
      return chances.enumerated().map { level, chance in
        let distance = Double(level) - mean
        return Curve(
          chance: chance,
          slope: a * chance * distance,
          curvature: a * a * chance * (distance * distance - variance)
        )
      }
    }
  }

  /// The chances of all levels at an ability, which add up to 1.
  public func chances(at ability: Double) -> [Double] {
    curves(at: Self.bounded(ability)).map { max(0, $0.chance) }
  }

  /// The credit that learners of an ability earn on average, from 0 to 1.
  public func expectedCredit(at ability: Double) -> Double {
    zip(chances(at: ability), credits).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The information that an answer gives about an ability, per square logit.
  ///
  /// Its inverse square root is the standard error of an ability by this answer alone.
  public func information(at ability: Double) -> Double {
    curves(at: Self.bounded(ability)).reduce(0) {
      $1.chance > 1e-300 ? $0 + $1.slope * $1.slope / $1.chance : $0
    }
  }

  /// An ability that no model takes for infinite.
  static func bounded(_ ability: Double) -> Double {
    ability.isNaN ? 0 : min(max(ability, -1e4), 1e4)
  }

  /// The ability at which half of the credit is expected: of a logistic model the difficulty
  /// without guessing, of others the mean threshold.
  public var location: Double { thresholds.reduce(0, +) / Double(thresholds.count) }

  /// The model after abilities are stretched and moved: *θ* becomes *slope* · *θ* + *intercept*.
  func moved(slope: Double, intercept: Double) -> ItemModel {
    let range = Self.discriminationRange
    return ItemModel(
      unchecked: form,
      min(max(discrimination / slope, range.lowerBound), range.upperBound),
      thresholds.map {
        min(
          max(slope * $0 + intercept, Self.thresholdRange.lowerBound),
          Self.thresholdRange.upperBound
        )
      },
      guessing,
      credits
    )
  }

  /// The level whose credit is nearest.
  func level(of credit: Double) -> Int {
    var best = 0
    for level in credits.indices.dropFirst()
    where abs(credits[level] - credit) < abs(credits[best] - credit) { best = level }
    return best
  }
}

/// In JSON a model has its `form`, `discrimination`, `thresholds` and, where they are not as usual,
/// `guessing` and `credits`.
extension ItemModel: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let form = record.field("form", \.form)
    let discrimination = record.field("discrimination", \.discrimination, default: 1)
    let thresholds = record.field("thresholds", \.thresholds)
    let guessing = record.field("guessing", \.guessing, default: 0)
    let credits = record.field("credits", \.storedCredits)
    return try ItemModel(form(), discrimination(), thresholds(), guessing(), credits())
  }

  /// The credits where they are not equal steps.
  private var storedCredits: [Double]? {
    let count = thresholds.count
    let usual = (0...count).map { Double($0) / Double(max(1, count)) }
    return credits == usual ? nil : credits
  }
}
