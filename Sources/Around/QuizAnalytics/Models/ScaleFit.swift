// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation
internal import NumericMethods
public import Quizzes

/// A family of curves for all problems of a test, from which a ``ScaleFit`` finds those that make
/// the answers most likely.
public enum ScaleModel: String, Hashable, Sendable, CaseIterable, JSONName {
  /// Right or wrong; all problems discriminate alike.
  case oneParameter
  /// Right or wrong; each problem has its own discrimination.
  case twoParameter
  /// Right or wrong; each problem also has its own chance to guess.
  case threeParameter
  /// Levels of credit that are reached step by step; all problems discriminate alike (G. N.
  /// Masters, Psychometrika 47, 1982).
  case partialCredit
  /// Levels of credit that are reached step by step; each problem has its own discrimination.
  case generalizedPartialCredit
  /// Levels of credit that are reached one above the other.
  case graded

  /// The form of its curves.
  public var form: ItemModel.Form {
    switch self {
    case .oneParameter, .twoParameter, .threeParameter: .logistic
    case .partialCredit, .generalizedPartialCredit: .partialCredit
    case .graded: .graded
    }
  }

  /// Whether all problems discriminate alike.
  public var hasEqualDiscriminations: Bool { self == .oneParameter || self == .partialCredit }

  /// The answers that each problem needs, unless asked otherwise: about where standard errors are
  /// half a logit and estimates rarely run away.
  ///
  /// By B. D. Wright and M. H. Stone ("Best Test Design", 1979) for one parameter, and by C. L.
  /// Hulin, R. I. Lissak and F. Drasgow (Applied Psychological Measurement 6, 1982) for the others;
  /// with priors half of their number is enough for the chance to guess.
  public var minimumAnswers: Int {
    switch self {
    case .oneParameter, .partialCredit: 100
    case .twoParameter: 200
    case .graded, .generalizedPartialCredit: 250
    case .threeParameter: 500
    }
  }
}

/// The curves of problems, estimated from answer sheets, with what speaks for the model.
///
/// ```swift
/// let table = try log.responses(to: "monday")
/// let two = try ScaleFit(table, .twoParameter)
/// let three = try ScaleFit(table, .threeParameter)
/// three.bic < two.bic                  // whether guessing is worth its parameters
/// two.pool.itemFit(in: table)          // which problems the curves do not fit
/// two.pool.abilities(of: log)          // of everybody
/// ```
///
/// Abilities are taken for normal with mean 0 and deviation 1, which fixes the scale, and are
/// averaged over: the marginal likelihood is maximized by the method of R. D. Bock and M. Aitkin
/// (Psychometrika 46, 1981). Standard errors are by the products of the learners' own gradients;
/// up to 300 numbers all are taken as unknown together, beyond that those of one problem.
public struct ScaleFit: Hashable, Sendable, Codable {
  /// The curves of a problem.
  public struct Item: Hashable, Sendable, Codable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The number of answers.
    public let count: Int
    /// The curves.
    public let model: ItemModel
    /// The discrimination; without an error that can be worked out nil, as in the others.
    public let discrimination: Estimate?
    /// The thresholds, of problems that are right or wrong the difficulty.
    public let thresholds: [Estimate?]
    /// The chance to guess, where it was estimated.
    public let guessing: Estimate?
  }

  /// The model.
  public let model: ScaleModel
  /// The problems, in the order of sets and problems by their names.
  public let items: [Item]
  /// The problems that everybody answered alike, of which nothing can be estimated.
  public let incomparable: [Problem.ID]
  /// The way in which answers became levels.
  public let scoring: ResponseTable.Scoring
  /// The number of learners.
  public let learnerCount: Int
  /// The logarithm of the likelihood of all answers, without priors.
  public let logLikelihood: Double
  /// The number of parameters that were estimated.
  public let parameterCount: Int
  /// The reason the estimation ended.
  public let stop: RaschScale.Stop

  /// Akaike's information criterion: of two models of the same answers that with the smaller one
  /// predicts better.
  ///
  /// By H. Akaike (IEEE Transactions on Automatic Control 19, 1974).
  public var aic: Double { 2 * Double(parameterCount) - 2 * logLikelihood }

  /// Schwarz's information criterion, which asks more of each number the more learners there are.
  ///
  /// By G. Schwarz (Annals of Statistics 6, 1978).
  public var bic: Double {
    Double(parameterCount) * Elementary.log(Double(max(1, learnerCount))) - 2 * logLikelihood
  }

  /// The problems with their curves.
  public var pool: ItemPool {
    ItemPool(
      Dictionary(items.map { ($0.id, $0.model) }) { first, _ in first },
      scoring: scoring
    )
  }

  /// The steps after which an estimation ends at the latest, unless asked otherwise.
  public static let standardSteps = 500
  /// The deviation of the logarithms of discriminations before any answer, unless asked otherwise.
  public static let standardDeviation = 0.5

  /// Estimates the curves.
  ///
  /// - Parameters:
  ///   - table: The answers.
  ///   - model: The family of curves.
  ///   - slopeDeviation: The deviation of the logarithms of discriminations before any answer,
  ///     around 0; nil for nothing known.
  ///   - guessing: The likeliest chances to guess before any answer, from 0.01 to 0.9; those that
  ///     are left out are the mean of 1/*n* where one of *n* options was picked, or else 0.05. They
  ///     count as 20 answers, as in the program BILOG. Without ``ScaleModel/threeParameter`` they
  ///     are not used.
  ///   - minimumAnswers: The number of answers that each problem needs; nil for the model's usual
  ///     number.
  ///   - maximumSteps: The greatest number of steps that are taken, 1 or more; then ``stop`` is
  ///     `limit`.
  /// - Throws: ``EstimationError/tooFewAnswers(_:_:minimum:)`` with the problem that has fewest,
  ///   ``EstimationError/needsTwoLevels(_:)`` for partial credit where a model knows right and
  ///   wrong only, ``EstimationError/tooManyProblems(_:maximum:)``,
  ///   ``EstimationError/stepsOutOfRange(_:)``, and ``EstimationError/priorOutOfRange(_:)``.
  /// - Complexity: O(*n*) in the number of answers for each of up to some hundred steps.
  public init(
    _ table: ResponseTable,
    _ model: ScaleModel,
    slopeDeviation: Double? = Self.standardDeviation,
    guessing: [Problem.ID: Double] = [:],
    minimumAnswers: Int? = nil,
    maximumSteps: Int = Self.standardSteps
  ) throws(EstimationError) {
    guard maximumSteps >= 1 else { throw .stepsOutOfRange(maximumSteps) }
    if let slopeDeviation, !(0.01...100).contains(slopeDeviation) {
      throw .priorOutOfRange(slopeDeviation)
    }
    for (_, chance) in guessing.sorted(by: { $0.key < $1.key })
    where !(0.01...0.9).contains(chance) { throw .priorOutOfRange(chance) }
    let form = model.form
    let coding = try LevelCoding(
      table,
      form: form,
      minimumAnswers: minimumAnswers ?? model.minimumAnswers
    )
    let items = coding.items.map { item in
      PopulationMaximum.Item(
        form: form,
        levels: item.credits.count,
        guess: model != .threeParameter
          ? nil : guessing[item.id] ?? (item.chanceToGuess > 0 ? item.chanceToGuess : 0.05)
      )
    }
    var maximum = PopulationMaximum(
      items,
      coding.sheets.map { ResponseTable.Sheet(group: nil, answers: $0.answers, count: $0.count) },
      sharesSlope: model.hasEqualDiscriminations,
      priors: PopulationMaximum.Priors(slopeDeviation: slopeDeviation)
    )
    while maximum.stop == nil, maximum.steps < maximumSteps { maximum.step() }
    let covariances = maximum.covariances()
    self.model = model
    self.items = coding.items.indices.map { place in
      let item = coding.items[place]
      let (curves, errors) = maximum.model(
        of: place,
        credits: item.credits.map { Double($0) },
        covariance: covariances[place]
      )
      return Item(
        id: item.id,
        count: coding.counts[place],
        model: curves,
        discrimination: errors.discrimination.map {
          Estimate(unchecked: curves.discrimination, standardError: $0)
        },
        thresholds: zip(curves.thresholds, errors.thresholds).map { value, error in
          error.map { Estimate(unchecked: value, standardError: $0) }
        },
        guessing: errors.guessing.map {
          Estimate(unchecked: curves.guessing, standardError: $0)
        }
      )
    }
    incomparable = coding.incomparable
    scoring = table.scoring
    learnerCount = coding.sheets.reduce(0) { $0.addingUpToMaximum($1.count) }
    logLikelihood = maximum.logLikelihood
    parameterCount = maximum.parameterCount
    stop = maximum.stop ?? .limit
  }
}

/// The problems of a table of which something can be estimated, with the levels that occur.
struct LevelCoding {
  let items: [ResponseTable.Item]
  /// The number of answers to each.
  let counts: [Int]
  let incomparable: [Problem.ID]
  /// The sheets with answers to these, by new offsets.
  let sheets: [ResponseTable.Sheet]

  /// Chooses the problems, those with too few answers being an error.
  init(
    _ table: ResponseTable,
    form: ItemModel.Form,
    minimumAnswers: Int
  ) throws(EstimationError) {
    var (items, counts, incomparable) = ([ResponseTable.Item](), [Int](), [Problem.ID]())
    var places: [(item: Int, levels: [Int])?] = []
    for (item, levels) in zip(table.items, table.levelCounts) {
      let used = levels.indices.filter { levels[$0] > 0 }
      guard used.count > 1 else {
        incomparable.append(item.id)
        places.append(nil)
        continue
      }
      guard form != .logistic || used.count == 2 else { throw .needsTwoLevels(item.id) }
      var codes = levels.map { _ in 0 }
      for (code, level) in used.enumerated() { codes[level] = code }
      places.append((items.count, codes))
      items.append(
        ResponseTable.Item(
          id: item.id,
          set: item.set,
          credits: used.map { item.credits[$0] },
          options: item.options
        )
      )
      counts.append(levels.reduce(0) { $0.addingUpToMaximum($1) })
    }
    guard items.count <= RaschScale.maximumProblems else {
      throw .tooManyProblems(items.count, maximum: RaschScale.maximumProblems)
    }
    let least = counts.indices.min { counts[$0] < counts[$1] }
    if let least, counts[least] < minimumAnswers {
      throw .tooFewAnswers(items[least].id, counts[least], minimum: minimumAnswers)
    }
    self.items = items
    self.counts = counts
    self.incomparable = incomparable
    sheets = table.sheets.compactMap { sheet in
      let marks = sheet.answers.compactMap { mark in
        places[mark.item].map {
          ResponseTable.Mark(item: $0.item, level: $0.levels[mark.level])
        }
      }
      return marks.isEmpty
        ? nil : ResponseTable.Sheet(group: sheet.group, answers: marks, count: sheet.count)
    }
  }
}

extension ScaleFit {
  /// The gain in fit of a model over a simpler one that it contains.
  public struct Comparison: Hashable, Sendable, Codable {
    /// Twice the difference of the logarithms of the likelihoods.
    public let chiSquare: Double
    /// The number of further parameters in the larger model.
    public let degrees: Int
    /// The chance of such a figure where the simpler model is right.
    public let significance: Double
    /// The amount by which Akaike's criterion prefers the larger model; negative where it does not.
    public let aicGain: Double
    /// The amount by which Schwarz's criterion prefers the larger model.
    public let bicGain: Double
  }

  /// Compares the model with a simpler one of the same answers.
  ///
  /// The chance is right where the larger model contains the simpler one, as two parameters contain
  /// one, and a fit without priors. A chance to guess that is 0 is at the end of its range, so that
  /// there the chance is too large, and the criteria are the better guide.
  ///
  /// - Parameter simpler: The simpler model.
  /// - Returns: The comparison.
  /// - Throws: ``EstimationError/differentAnswers`` for models of other learners or problems, or
  ///   one that is not simpler.
  public func compared(to simpler: ScaleFit) throws(EstimationError) -> Comparison {
    let degrees = parameterCount - simpler.parameterCount
    guard learnerCount == simpler.learnerCount, items.map(\.id) == simpler.items.map(\.id),
      items.map(\.count) == simpler.items.map(\.count), degrees > 0
    else { throw .differentAnswers }
    let chiSquare = max(0, 2 * (logLikelihood - simpler.logLikelihood))
    return Comparison(
      chiSquare: chiSquare,
      degrees: degrees,
      significance: Elementary.chiSquareTail(chiSquare, degrees: degrees),
      aicGain: simpler.aic - aic,
      bicGain: simpler.bic - bic
    )
  }
}
