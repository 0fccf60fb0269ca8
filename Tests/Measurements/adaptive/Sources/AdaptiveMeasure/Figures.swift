// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// All figures that follow from answers to problems with levels, or from two pools.
struct Figures: Decodable {
  /// For each learner the level of each problem.
  let rows: [[Int?]]
  /// How many levels each problem has.
  let levels: [Int]
  /// The family of curves.
  let model: ScaleModel
  /// The curves of the problems by their names, p1000, p1001 and so on; without them they are
  /// estimated.
  let pool: ItemPool?
  /// The deviation of the logarithms of discriminations before any answer; 0 for nothing known.
  let slopeDeviation: Double
  /// The chance to guess that is likeliest before any answer.
  let guessing: Double?
  /// The group of each learner, the first by name being that to compare with.
  let groups: [String]?
  /// Whether unfair problems are left out of the score.
  let isPurified: Bool?
  /// Whether curves of each group are compared as well, which takes a search for each problem.
  let comparesCurves: Bool?

  /// A value and its standard error.
  struct Value: Encodable {
    let value: Double
    let error: Double?

    init(_ value: Double, _ estimate: Estimate?) {
      (self.value, error) = (value, estimate?.standardError)
    }
  }

  struct Item: Encodable {
    let discrimination: Value
    let thresholds: [Value]
    let guessing: Value
  }

  struct Difference: Encodable {
    /// Chi-square and size of a uniform, a crossing and any difference.
    let regression: [[Double]]
    let category: String
    /// Chi-square, odds ratio, delta and its error, where there are two levels.
    let mantelHaenszel: [Double?]
    let mantelHaenszelCategory: String
    let gap: Double?
  }

  struct Outcome: Encodable {
    var items: [Item] = []
    var logLikelihood: Double?
    var aic: Double?
    var bic: Double?
    var parameters: Int?
    var stop: String?
    var rasch: [Value] = []
    var abilities: [String: [Value?]] = [:]
    /// Of the whole test at -3, -2 and so on to 3.
    var information: [Double] = []
    var itemFit: [String: [Double]] = [:]
    var personFit: [Double?] = []
    var dependence: [String: Double] = [:]
    var alpha: Double?
    var omega: Double?
    var differences: [Difference] = []
    var rounds: Int?
    var ratios: [[Double]] = []
    var seconds: Double?
  }

  static func run(_ data: Data) throws {
    let figures = try JSONDecoder().decode(Self.self, from: data)
    print(String(decoding: try JSONEncoder().encode(try figures.outcome()), as: UTF8.self))
  }

  /// The links between two pools by all methods.
  struct Links: Decodable {
    let from: ItemPool
    let to: ItemPool

    static func run(_ data: Data) throws {
      let links = try JSONDecoder().decode(Self.self, from: data)
      var found: [String: [Double]] = [:]
      for method in ItemPool.LinkMethod.allCases {
        let link = links.from.link(to: links.to, by: method)
        found[method.rawValue] = link.map { [$0.slope, $0.intercept] }
      }
      print(String(decoding: try JSONEncoder().encode(found), as: UTF8.self))
    }
  }

  private func outcome() throws -> Outcome {
    let problems = levels.indices.map { Problem.ID("p\(1000 + $0)") }
    let credits = try rows.map { row in
      try zip(row, levels).map { level, count -> Fraction? in
        try level.map { try Fraction($0, count - 1) }
      }
    }
    let table = try ResponseTable(
      problems: problems,
      rows: credits,
      groups: groups.map { $0.map { $0 } } ?? []
    )
    var outcome = Outcome()
    let clock = ContinuousClock()
    let start = clock.now
    let pool = try self.pool ?? fitted(table, problems, &outcome)
    outcome.seconds = (clock.now - start) / .seconds(1)
    let log = try SimulatedLog.log(of: credits, to: problems)
    let learners = rows.indices.map(SimulatedLog.learner)
    for method in AbilityMethod.allCases {
      let found = pool.abilities(of: log, by: method)
      outcome.abilities[method.rawValue] = learners.map { learner in
        found[learner].map { Value($0.value, $0) }
      }
    }
    outcome.information = (-3...3).map { pool.information(at: Double($0)) }
    for fit in try pool.itemFit(in: table) {
      outcome.itemFit[fit.id.rawValue] = [fit.chiSquare, Double(fit.degrees), fit.significance]
    }
    var persons: [Learner.ID: Double] = [:]
    for person in pool.personFit(of: log) { persons[person.id] = person.value }
    outcome.personFit = learners.map { persons[$0] }
    for pair in try pool.localDependence(in: table) {
      outcome.dependence["\(pair.first.rawValue) \(pair.second.rawValue)"] = pair.correlation
    }
    outcome.alpha = table.reliabilities.first?.alpha
    outcome.omega = table.reliabilities.first?.omega
    if levels.allSatisfy({ $0 == 2 }) {
      let scale = try RaschScale(log)
      outcome.rasch = problems.map {
        Value(scale.difficulties[$0]?.value ?? 0, scale.difficulties[$0])
      }
    }
    if let first = table.groups.first, table.groups.count > 1 {
      try compare(table, first, Array(table.groups.dropFirst()), &outcome)
    }
    return outcome
  }

  private func fitted(
    _ table: ResponseTable,
    _ problems: [Problem.ID],
    _ outcome: inout Outcome
  ) throws -> ItemPool {
    let fit = try ScaleFit(
      table,
      model,
      slopeDeviation: slopeDeviation > 0 ? slopeDeviation : nil,
      guessing: guessing.map { chance in
        Dictionary(uniqueKeysWithValues: problems.map { ($0, chance) })
      } ?? [:],
      minimumAnswers: 10
    )
    outcome.items = fit.items.map { item in
      Item(
        discrimination: Value(item.model.discrimination, item.discrimination),
        thresholds: zip(item.model.thresholds, item.thresholds).map { Value($0, $1) },
        guessing: Value(item.model.guessing, item.guessing)
      )
    }
    outcome.logLikelihood = fit.logLikelihood
    (outcome.aic, outcome.bic) = (fit.aic, fit.bic)
    (outcome.parameters, outcome.stop) = (fit.parameterCount, fit.stop.rawValue)
    return fit.pool
  }

  private func compare(
    _ table: ResponseTable,
    _ first: String,
    _ others: [String],
    _ outcome: inout Outcome
  ) throws {
    let analysis = try table.functioning(
      between: first,
      and: others,
      isPurified: isPurified ?? false
    )
    outcome.rounds = analysis.rounds
    outcome.differences = analysis.items.map { item in
      let haenszel = item.mantelHaenszel[others[0]]
      return Difference(
        regression: [item.uniform, item.crossing, item.whole].map { [$0.chiSquare, $0.size] },
        category: item.category.rawValue,
        mantelHaenszel: [
          haenszel?.chiSquare, haenszel?.oddsRatio, haenszel?.delta, haenszel?.standardError,
        ],
        mantelHaenszelCategory: haenszel?.category.rawValue ?? "-",
        gap: item.gaps[others[0]]
      )
    }
    guard comparesCurves ?? false else { return }
    outcome.ratios = try table.likelihoodRatios(between: first, and: others, model).map {
      [$0.chiSquare, Double($0.degrees)]
    }
  }
}
