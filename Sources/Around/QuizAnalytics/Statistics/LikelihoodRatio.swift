// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

extension FunctioningAnalysis {
  /// A test of whether a problem needs curves of its own in each group of learners.
  ///
  /// By D. Thissen, L. Steinberg and H. Wainer (in "Test Validity", 1988): the curves are estimated
  /// once as the same for all groups, and once for each group, with abilities that are normal in
  /// each of them. Learners need not have answered the same problems.
  public struct LikelihoodRatio: Hashable, Sendable, Codable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// Twice the amount by which the logarithm of the likelihood grows.
    public let chiSquare: Double
    /// The number of further parameters.
    public let degrees: Int
    /// The chance of such a figure where the groups do not differ.
    public let significance: Double
    /// The amount of credit by which the curves of each group promise more than those of the first
    /// one, averaged over its abilities; curves that cross may have 0.
    public let gaps: [String: Double]
    /// The same, with all differences counted as positive.
    public let distances: [String: Double]
  }
}

extension ResponseTable {
  /// Whether problems need curves of their own in groups of learners.
  ///
  /// - Parameters:
  ///   - reference: The group to compare with.
  ///   - focal: The groups that may differ.
  ///   - model: The family of curves; it has no priors.
  ///   - free: Problems that are known not to work alike, such as
  ///     ``FunctioningAnalysis/flagged``: they have their own curves in each group also while
  ///     others are compared.
  ///   - problems: The problems to compare; nil for all.
  ///   - minimumLearners: The number of learners that each group needs.
  /// - Returns: The comparisons in the order of the table, without problems of which a group
  ///   reached only some of the levels.
  /// - Throws: ``EstimationError/unknownGroup(_:)``,
  ///   ``EstimationError/tooFewLearners(group:_:minimum:)``, and what
  ///   ``ScaleFit/init(_:_:slopeDeviation:guessing:minimumAnswers:maximumSteps:)`` throws.
  /// - Complexity: As a ``ScaleFit`` for each problem, from a start that is near.
  public func likelihoodRatios(
    between reference: String,
    and focal: [String],
    _ model: ScaleModel = .twoParameter,
    free: Set<Problem.ID> = [],
    problems: Set<Problem.ID>? = nil,
    minimumLearners: Int = FunctioningAnalysis.minimumLearners
  ) throws(EstimationError) -> [FunctioningAnalysis.LikelihoodRatio] {
    let names = [reference] + focal.filter { $0 != reference }
    for name in names where !groups.contains(name) { throw .unknownGroup(name) }
    for name in names {
      let count = learnerCount(in: name)
      guard count >= minimumLearners else {
        throw .tooFewLearners(group: name, count, minimum: minimumLearners)
      }
    }
    let own = groups.map { names.firstIndex(of: $0) }
    let compared = ResponseTable(
      scoring,
      items,
      groups: names,
      sheets.compactMap { sheet in
        sheet.group.flatMap { own[$0] }.map {
          Sheet(group: $0, answers: sheet.answers, count: sheet.count)
        }
      }
    )
    let coding = try LevelCoding(compared, form: model.form, minimumAnswers: 1)
    let search = GroupSearch(coding, groups: names.count, model)
    let split = Set(coding.items.indices.filter { free.contains(coding.items[$0].id) })
    let base = search.fit(splitting: split, from: nil)
    return coding.items.indices.compactMap { place -> FunctioningAnalysis.LikelihoodRatio? in
      let id = coding.items[place].id
      guard problems?.contains(id) ?? true, search.isComplete(place) else { return nil }
      let isFree = split.contains(place)
      let other = search.fit(splitting: split.symmetricDifference([place]), from: base)
      let (larger, smaller) = isFree ? (base, other) : (other, base)
      let degrees = larger.maximum.parameterCount - smaller.maximum.parameterCount
      let chiSquare = max(0, 2 * (larger.maximum.logLikelihood - smaller.maximum.logLikelihood))
      let (gaps, distances) = search.gaps(of: place, in: larger)
      func named(_ values: [Double]) -> [String: Double] {
        Dictionary(zip(names.dropFirst(), values)) { first, _ in first }
      }
      return FunctioningAnalysis.LikelihoodRatio(
        id: id,
        chiSquare: chiSquare,
        degrees: degrees,
        significance: Elementary.chiSquareTail(chiSquare, degrees: degrees),
        gaps: named(gaps),
        distances: named(distances)
      )
    }
  }
}

/// Fits of curves to answers of groups, of which some problems have curves of their own in each.
private struct GroupSearch {
  struct Fit {
    let maximum: PopulationMaximum
    /// The places of the curves of each problem and group.
    let places: [[Int]]
  }

  private let coding: LevelCoding
  private let groups: Int
  private let model: ScaleModel
  /// Whether each group reached all levels of each problem.
  private let complete: [Bool]

  init(_ coding: LevelCoding, groups: Int, _ model: ScaleModel) {
    self.coding = coding
    self.groups = groups
    self.model = model
    var reached = coding.items.map { item in
      Array(repeating: Array(repeating: false, count: item.credits.count), count: groups)
    }
    for sheet in coding.sheets {
      for mark in sheet.answers { reached[mark.item][sheet.group ?? 0][mark.level] = true }
    }
    complete = reached.map { $0.allSatisfy { $0.allSatisfy(\.self) } }
  }

  func isComplete(_ item: Int) -> Bool { complete[item] }

  /// Fits the model where problems have curves of their own in each group.
  func fit(splitting split: Set<Int>, from start: Fit?) -> Fit {
    var (items, places, origins) = ([PopulationMaximum.Item](), [[Int]](), [(Int, Int)]())
    for (place, item) in coding.items.enumerated() {
      let guess = item.chanceToGuess > 0 ? item.chanceToGuess : 0.05
      let own = PopulationMaximum.Item(
        form: model.form,
        levels: item.credits.count,
        guess: model == .threeParameter ? guess : nil
      )
      let count = split.contains(place) && complete[place] ? groups : 1
      places.append((0..<groups).map { items.count + min($0, count - 1) })
      for group in 0..<count {
        items.append(own)
        origins.append((place, group))
      }
    }
    let sheets = coding.sheets.map { sheet in
      ResponseTable.Sheet(
        group: sheet.group,
        answers: sheet.answers.map {
          ResponseTable.Mark(item: places[$0.item][sheet.group ?? 0], level: $0.level)
        },
        count: sheet.count
      )
    }
    var maximum = PopulationMaximum(
      items,
      sheets,
      groups: groups,
      sharesSlope: model.hasEqualDiscriminations
    )
    if let start {
      var values = origins.flatMap { place, group in
        Array(start.maximum.numbers(of: start.places[place][group]))
      }
      values += start.maximum.populationValues
      maximum.begin(at: values)
    }
    while maximum.stop == nil, maximum.steps < ScaleFit.standardSteps { maximum.step() }
    return Fit(maximum: maximum, places: places)
  }

  /// Returns the differences of the expected credits of each group but the first from those of the
  /// first.
  func gaps(of item: Int, in fit: Fit) -> (mean: [Double], absolute: [Double]) {
    let credits = coding.items[item].credits.map { Double($0) }
    let models = fit.places[item].map {
      fit.maximum.model(of: $0, credits: credits, covariance: nil).model
    }
    var (means, absolutes) = ([Double](), [Double]())
    for group in 1..<groups {
      let (center, deviation) = fit.maximum.population(group)
      var (mean, absolute) = (0.0, 0.0)
      for (node, weight) in zip(AbilityLikelihood.nodes, AbilityLikelihood.weights) {
        let ability = center + deviation * node
        let gap =
          models[group].expectedCredit(at: ability) - models[0].expectedCredit(at: ability)
        mean += weight * gap
        absolute += weight * abs(gap)
      }
      means.append(mean)
      absolutes.append(absolute)
    }
    return (means, absolutes)
  }
}
