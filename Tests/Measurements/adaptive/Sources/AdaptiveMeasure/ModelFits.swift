// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// Answers to problems with levels, from which curves are estimated.
struct ModelFits: Decodable {
  /// For each learner the level of each problem as a digit, and a dot where there is no answer.
  let rows: [String]
  /// The family of curves.
  let model: ScaleModel
  /// How many levels problems have.
  let levels: Int
  /// The chance to guess that is likeliest before any answer.
  let guessing: Double?
  /// The groups of the learners by letters, for a comparison.
  let groups: String?

  struct Outcome: Encodable {
    struct Item: Encodable {
      let discrimination: Double
      let discriminationError: Double?
      let thresholds: [Double]
      let thresholdErrors: [Double?]
      let guessing: Double
      let fit: Double?
    }

    let items: [Item]
    let logLikelihood: Double
    let stop: String
    let abilities: [String: [Double?]]
    let omega: Double?
    let alpha: Double?
    let differences: [[Double]]
    let ratios: [Double]
    /// Of reading, the estimation, and abilities.
    let seconds: [Double]
  }

  static func run(_ data: Data) throws {
    let fits = try JSONDecoder().decode(Self.self, from: data)
    print(String(decoding: try JSONEncoder().encode(try fits.outcome()), as: UTF8.self))
  }

  private func outcome() throws -> Outcome {
    let clock = ContinuousClock()
    let top = levels - 1
    let credits = try rows.map { row in
      try row.utf8.map { byte -> Fraction? in
        byte == UInt8(ascii: ".") ? nil : try Fraction(Int(byte) - 48, top)
      }
    }
    let problems = (rows.first ?? "").utf8.enumerated().map { Problem.ID("p\(1000 + $0.offset)") }
    let start = clock.now
    let table = try ResponseTable(
      problems: problems,
      rows: credits,
      groups: groups.map { $0.map { String($0) } } ?? []
    )
    let read = clock.now
    let fit = try ScaleFit(
      table,
      model,
      guessing: guessing.map { chance in
        Dictionary(uniqueKeysWithValues: problems.map { ($0, chance) })
      } ?? [:],
      minimumAnswers: 10
    )
    let fitted = clock.now
    // A log of the same answers gives the abilities.
    let log = try SimulatedLog.log(of: credits, to: problems)
    let logged = clock.now
    var abilities: [String: [Double?]] = [:]
    for method in AbilityMethod.allCases {
      let found = fit.pool.abilities(of: log, by: method)
      abilities[method.rawValue] = rows.indices.map {
        found[SimulatedLog.learner($0)]?.value
      }
    }
    let measured = clock.now
    let fits = (try? fit.pool.itemFit(in: table)) ?? []
    let reliability = table.reliabilities.first
    var (differences, ratios) = ([[Double]](), [Double]())
    if let first = table.groups.first, table.groups.count > 1 {
      let others = Array(table.groups.dropFirst())
      differences = try table.functioning(between: first, and: others, isPurified: false).items.map
      {
        [$0.uniform.chiSquare, $0.crossing.chiSquare, $0.whole.size]
      }
      ratios = try table.likelihoodRatios(between: first, and: others, model).map(\.chiSquare)
    }
    return Outcome(
      items: fit.items.map { item in
        Outcome.Item(
          discrimination: item.model.discrimination,
          discriminationError: item.discrimination?.standardError,
          thresholds: item.model.thresholds,
          thresholdErrors: item.thresholds.map { $0?.standardError },
          guessing: item.model.guessing,
          fit: fits.first { $0.id == item.id }?.significance
        )
      },
      logLikelihood: fit.logLikelihood,
      stop: fit.stop.rawValue,
      abilities: abilities,
      omega: reliability?.omega,
      alpha: reliability?.alpha,
      differences: differences,
      ratios: ratios,
      seconds: [(start, read), (read, fitted), (logged, measured)].map {
        ($0.1 - $0.0) / .seconds(1)
      }
    )
  }
}
