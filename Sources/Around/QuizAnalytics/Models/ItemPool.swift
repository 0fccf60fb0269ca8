// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// Problems whose characteristic curves are known: they say how able the learners of a log are, how
/// much a test would say, and whose answers do not fit.
///
/// ```swift
/// let pool = try ItemScale(log).pool
/// pool.abilities(of: log)                    // of everybody, by the weighted likelihood
/// pool.information(at: 0)                    // of a test with all problems
/// pool.personFit(of: log).filter { $0.isUnusual }
/// ```
///
/// In JSON a pool is an object with `models` and, unless answers count by credits, `scoring`.
public struct ItemPool: Hashable, Sendable {
  /// The curves of the problems.
  public let models: [Problem.ID: ItemModel]
  /// The way in which an answer becomes a level.
  public let scoring: ResponseTable.Scoring

  /// Creates a pool of problems whose curves are known.
  public init(_ models: [Problem.ID: ItemModel], scoring: ResponseTable.Scoring = .credits) {
    (self.models, self.scoring) = (models, scoring)
  }

  /// The information that a test with all problems gives about an ability, per square logit.
  ///
  /// - Complexity: O(*k*) for *k* problems.
  public func information(at ability: Double) -> Double {
    // Sums have the same digits in any order only when it is fixed.
    sorted.reduce(0) { $0 + $1.model.information(at: ability) }
  }

  /// The mean credit that learners of an ability earn in a test with all problems; 0 for none.
  public func expectedCredit(at ability: Double) -> Double {
    sorted.reduce(0) { $0 + $1.model.expectedCredit(at: ability) } / Double(max(1, models.count))
  }

  /// The models in the order of their names.
  var sorted: [(id: Problem.ID, model: ItemModel)] {
    models.sorted { $0.key < $1.key }.map { (id: $0.key, model: $0.value) }
  }
}

extension ItemPool: JSONRecord, JSONContent {
  package static func form(_ record: inout Record<Self, Estimate.Fault>) throws -> Self {
    let models = record.field("models", \.models, as: .object())
    let scoring = record.field("scoring", \.scoring, default: .credits)
    return Self(try models(), scoring: try scoring())
  }
}

extension ItemScale {
  /// The problems of the scale with their curves.
  public var pool: ItemPool {
    var models: [Problem.ID: ItemModel] = [:]
    for (problem, difficulty) in difficulties {
      models[problem] = ItemModel(
        unchecked: .logistic,
        discriminations[problem]?.value ?? 1,
        [difficulty.value],
        guessing[problem] ?? 0,
        [0, 1]
      )
    }
    return ItemPool(models, scoring: .firstTries)
  }

  /// The abilities of all learners of a log who answered a problem of the scale.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - method: The method of estimating them.
  /// - Returns: The abilities; with ``AbilityMethod/maximumLikelihood`` without those that are not
  ///   finite.
  /// - Complexity: O(*n*) in the number of answers.
  public func abilities(
    of log: AnswerLog,
    by method: AbilityMethod = .weightedLikelihood
  ) -> [Learner.ID: Estimate] {
    pool.abilities(of: log, by: method)
  }
}

extension RaschScale {
  /// The problems of the scale with their curves.
  public var pool: ItemPool {
    ItemPool(
      difficulties.mapValues { ItemModel(unchecked: .logistic, 1, [$0.value], 0, [0, 1]) },
      scoring: .firstTries
    )
  }
}

/// A method of estimating an ability from answers to problems whose curves are known.
///
/// The standard errors take the curves as known.
public enum AbilityMethod: String, Hashable, Sendable, CaseIterable, JSONName {
  /// The mean of the posterior, with its deviation, where abilities are normal around 0 with
  /// deviation 1: expected a posteriori.
  ///
  /// It draws learners towards the mean, and has the least mean square error (R. D. Bock and R. J.
  /// Mislevy, Applied Psychological Measurement 6, 1982).
  case posteriorMean
  /// The ability that makes the answers most likely; not finite where all are right or wrong.
  case maximumLikelihood
  /// The weighted likelihood estimate of T. A. Warm (Psychometrika 54, 1989), which is finite and
  /// has hardly any bias.
  case weightedLikelihood
}

extension ItemPool {
  /// The abilities of all learners of a log who answered a problem of the pool.
  ///
  /// - Parameters:
  ///   - log: The answers.
  ///   - method: The method of estimating them.
  /// - Returns: The abilities; with ``AbilityMethod/maximumLikelihood`` without those that are not
  ///   finite.
  /// - Complexity: O(*n*) in the number of answers.
  public func abilities(
    of log: AnswerLog,
    by method: AbilityMethod = .weightedLikelihood
  ) -> [Learner.ID: Estimate] {
    var abilities: [Learner.ID: Estimate] = [:]
    for (learner, answers) in sheets(of: log) {
      abilities[learner] = AbilityLikelihood(answers).estimate(by: method)
    }
    return abilities
  }

  /// The ability of each row of credits, by the mean of the posterior; nil for one without answers.
  package func abilities(ofRows rows: [[Fraction?]], to problems: [Problem.ID]) -> [Estimate?] {
    rows.map { row in
      let answers = zip(problems, row).compactMap { problem, credit -> LevelAnswer? in
        guard let credit, let model = models[problem] else { return nil }
        return LevelAnswer(problem: problem, model: model, level: model.level(of: Double(credit)))
      }
      return answers.isEmpty ? nil : AbilityLikelihood(answers).estimate(by: .posteriorMean)
    }
  }

  /// The answers of each learner to problems of the pool, in the order of names.
  func sheets(of log: AnswerLog) -> [(learner: Learner.ID, answers: [LevelAnswer])] {
    FirstAnswers(log.records).byLearner.compactMap { learner, answers in
      let met = answers.compactMap { answer -> LevelAnswer? in
        guard let model = models[answer.record.problem] else { return nil }
        let credit = Double(answer.record.scored(by: scoring))
        return LevelAnswer(
          problem: answer.record.problem,
          model: model,
          level: model.level(of: credit)
        )
      }
      .sorted { $0.problem < $1.problem }
      return met.isEmpty ? nil : (learner, met)
    }
  }

  /// The answers of a sheet of a table to problems of the pool.
  func answers(of sheet: ResponseTable.Sheet, in table: ResponseTable) -> [LevelAnswer] {
    sheet.answers.compactMap { mark in
      let item = table.items[mark.item]
      guard let model = models[item.id] else { return nil }
      return LevelAnswer(
        problem: item.id,
        model: model,
        level: model.level(of: Double(item.credits[mark.level]))
      )
    }
  }
}

/// An answer that reached a level of a problem whose curves are known.
struct LevelAnswer: Hashable {
  let problem: Problem.ID
  let model: ItemModel
  let level: Int
}

/// The likelihood of an ability, given answers that reached levels.
struct AbilityLikelihood {
  private let answers: [LevelAnswer]

  /// The abilities among which a peak is looked for.
  private static let places = (0...96).map { Double($0) / 4 - 12 }
  /// The abilities that the posterior is averaged over, with their parts of the population.
  static let nodes = (0...120).map { Double($0) / 10 - 6 }
  static let weights: [Double] = {
    let heights = nodes.map { Elementary.exp(-$0 * $0 / 2) }
    let whole = heights.reduce(0, +)
    return heights.map { $0 / whole }
  }()

  init(_ answers: [LevelAnswer]) { self.answers = answers }

  func estimate(by method: AbilityMethod) -> Estimate? {
    switch method {
    case .posteriorMean: posteriorMean
    case .maximumLikelihood: peak(isWeighted: false)
    case .weightedLikelihood: peak(isWeighted: true)
    }
  }

  /// The logarithm of the likelihood.
  func logarithm(at ability: Double) -> Double {
    answers.reduce(0) { sum, answer in
      sum + Elementary.log(max(answer.model.curves(at: ability)[answer.level].chance, 1e-300))
    }
  }

  private var posteriorMean: Estimate {
    let heights = Self.nodes.map(logarithm)
    let highest = heights.max() ?? 0
    let parts = zip(heights, Self.weights).map { Elementary.exp($0 - highest) * $1 }
    let whole = parts.reduce(0, +)
    let mean = zip(parts, Self.nodes).reduce(0) { $0 + $1.0 * $1.1 } / whole
    let variance = zip(parts, Self.nodes).reduce(0) { $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean) }
    return Estimate(unchecked: mean, standardError: (variance / whole).squareRoot())
  }

  /// The slope of the logarithm, weighted by the square root of the information if so wished, and
  /// that information.
  func slope(at ability: Double, isWeighted: Bool) -> (value: Double, information: Double) {
    var (residual, information, skew) = (0.0, 0.0, 0.0)
    for answer in answers {
      let curves = answer.model.curves(at: ability)
      let given = curves[answer.level]
      residual += given.slope / max(given.chance, 1e-300)
      for curve in curves where curve.chance > 1e-300 {
        information += curve.slope * curve.slope / curve.chance
        skew += curve.slope * curve.curvature / curve.chance
      }
    }
    guard isWeighted, information > 0 else { return (residual, information) }
    return (residual + skew / (2 * information), information)
  }

  /// The highest peak: where the slope falls through 0; guessing may make several.
  ///
  /// Nil where the likelihood rises to an end, as for answers that are all right. The weighted one
  /// has a peak in any case, which may lie beyond the ends.
  private func peak(isWeighted: Bool) -> Estimate? {
    let places = Self.places
    let slopes = places.map { slope(at: $0, isWeighted: isWeighted).value }
    var (height, best) = (0.0, (height: -Double.infinity, place: -1))
    for place in 1..<places.count {
      if slopes[place - 1] > 0, slopes[place] <= 0, height > best.height {
        best = (height, place - 1)
      }
      height += (slopes[place - 1] + slopes[place]) / 2 * (places[place] - places[place - 1])
    }
    let range: (Double, Double)
    if best.place >= 0 {
      range = (places[best.place], places[best.place + 1])
    } else {
      guard isWeighted else { return nil }
      range = slopes[0] <= 0 ? (-200, places[0]) : (places[places.count - 1], 200)
    }
    let ability = Elementary.zero(from: range.0, to: range.1) {
      slope(at: $0, isWeighted: isWeighted).value
    }
    let information = max(slope(at: ability, isWeighted: false).information, 1e-12)
    return Estimate(unchecked: ability, standardError: 1 / information.squareRoot())
  }
}

// MARK: - Linking

extension ItemPool {
  /// The transformation of one scale to another: abilities are multiplied and moved.
  public struct Link: Hashable, Sendable, Codable {
    /// The factor by which abilities are multiplied.
    public let slope: Double
    /// The amount by which they are moved then, in logits.
    public let intercept: Double
    /// The number of problems that both scales share.
    public let commonCount: Int

    /// The ability on the other scale.
    public func linked(_ ability: Estimate) -> Estimate {
      Estimate(
        unchecked: slope * ability.value + intercept,
        standardError: slope * ability.standardError
      )
    }

    /// The pool on the other scale.
    public func linked(_ pool: ItemPool) -> ItemPool {
      ItemPool(
        pool.models.mapValues { $0.moved(slope: slope, intercept: intercept) },
        scoring: pool.scoring
      )
    }
  }

  /// A method of finding a link.
  public enum LinkMethod: String, Hashable, Sendable, CaseIterable, JSONName {
    /// By mean and deviation of the thresholds that both scales have (G. L. Marco, Journal of
    /// Educational Measurement 14, 1977).
    case meanSigma
    /// So that learners expect the same score in the common problems (M. L. Stocking and F. M.
    /// Lord, Applied Psychological Measurement 7, 1983).
    ///
    /// Differences are squared and averaged over abilities that are normal on the other scale.
    case stockingLord
  }

  /// Returns the link from this scale to another one, by the problems that both have.
  ///
  /// - Parameters:
  ///   - other: The scale to come to.
  ///   - method: The method of finding the link.
  /// - Returns: The link; nil where the scales share fewer than two thresholds or these do not
  ///   vary.
  public func link(to other: ItemPool, by method: LinkMethod = .stockingLord) -> Link? {
    let common = sorted.compactMap { id, model -> (own: ItemModel, other: ItemModel)? in
      guard let theirs = other.models[id], theirs.form == model.form,
        theirs.levelCount == model.levelCount
      else { return nil }
      return (model, theirs)
    }
    func moments(_ values: [Double]) -> (mean: Double, deviation: Double) {
      let mean = values.reduce(0, +) / Double(max(1, values.count))
      let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
      return (mean, (squares / Double(max(1, values.count))).squareRoot())
    }
    let own = moments(common.flatMap(\.own.thresholds))
    let theirs = moments(common.flatMap(\.other.thresholds))
    guard own.deviation > 1e-9, theirs.deviation > 1e-9 else { return nil }
    var slope = theirs.deviation / own.deviation
    var intercept = theirs.mean - slope * own.mean
    if method == .stockingLord {
      (slope, intercept) = Self.closest(common, from: (slope, intercept))
    }
    return Link(slope: slope, intercept: intercept, commonCount: common.count)
  }

  /// The link that brings the expected scores closest, by the method of Gauss and Newton with steps
  /// that are halved where they lead away.
  private static func closest(
    _ common: [(own: ItemModel, other: ItemModel)],
    from start: (slope: Double, intercept: Double)
  ) -> (Double, Double) {
    let (nodes, weights) = (AbilityLikelihood.nodes, AbilityLikelihood.weights)
    let wanted = nodes.map { node in common.reduce(0) { $0 + $1.other.expectedCredit(at: node) } }
    /// The expected score at an ability, and its slope.
    func score(at ability: Double) -> (value: Double, slope: Double) {
      common.reduce((0.0, 0.0)) { sum, pair in
        zip(pair.own.curves(at: ItemModel.bounded(ability)), pair.own.credits).reduce(sum) {
          ($0.0 + $1.0.chance * $1.1, $0.1 + $1.0.slope * $1.1)
        }
      }
    }
    func distance(_ place: (slope: Double, intercept: Double)) -> Double {
      nodes.indices.reduce(0) { sum, node in
        let gap = score(at: (nodes[node] - place.intercept) / place.slope).value - wanted[node]
        return sum + weights[node] * gap * gap
      }
    }
    var place = start
    var height = distance(place)
    for _ in 0..<50 {
      var (gradient, matrix) = ((0.0, 0.0), (0.0, 0.0, 0.0))
      for node in nodes.indices {
        let own = (nodes[node] - place.intercept) / place.slope
        let (value, slope) = score(at: own)
        let (bySlope, byIntercept) = (-slope * own / place.slope, -slope / place.slope)
        let gap = value - wanted[node]
        gradient.0 -= weights[node] * gap * bySlope
        gradient.1 -= weights[node] * gap * byIntercept
        matrix.0 += weights[node] * bySlope * bySlope
        matrix.1 += weights[node] * bySlope * byIntercept
        matrix.2 += weights[node] * byIntercept * byIntercept
      }
      let determinant = matrix.0 * matrix.2 - matrix.1 * matrix.1
      guard determinant > 1e-300 else { break }
      var move = (
        (matrix.2 * gradient.0 - matrix.1 * gradient.1) / determinant,
        (matrix.0 * gradient.1 - matrix.1 * gradient.0) / determinant
      )
      var hasMoved = false
      for _ in 0..<30 where !hasMoved {
        let next = (slope: place.slope + move.0, intercept: place.intercept + move.1)
        if next.slope > 0.01, next.slope < 100 {
          let nextHeight = distance(next)
          if nextHeight < height {
            hasMoved = true
            (place, height) = (next, nextHeight)
          }
        }
        if !hasMoved { move = (move.0 / 2, move.1 / 2) }
      }
      guard hasMoved, max(abs(move.0), abs(move.1)) > 1e-10 else { break }
    }
    return (place.slope, place.intercept)
  }
}
