// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// How near estimates come to the curves that answers were drawn from, by the number of learners.
enum Recovery {
  private static let models: [ScaleModel] = [
    .oneParameter, .twoParameter, .threeParameter, .graded, .generalizedPartialCredit,
  ]

  /// Sums of errors of one kind of number.
  private struct Errors {
    private(set) var (count, sum, squares, held, stated) = (0.0, 0.0, 0.0, 0.0, 0.0)

    mutating func add(_ estimate: Double, _ error: Double?, truth: Double) {
      guard let error else { return }
      count += 1
      sum += estimate - truth
      squares += (estimate - truth) * (estimate - truth)
      held += abs(estimate - truth) <= 1.96 * error ? 1 : 0
      stated += error * error
    }

    var text: String {
      [sum / count, (squares / count).squareRoot(), (stated / count).squareRoot(), held / count]
        .map { padded(rounded($0), 9) }.joined()
    }

    private func rounded(_ value: Double) -> String {
      count == 0 ? "-" : "\((value * 1000).rounded() / 1000)"
    }

    private func padded(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
  }

  static func run(tests: Int) throws {
    print("\(tests) tests (seeds 0 to \(tests - 1)) of 20 problems for each model and number of")
    print("learners: bias, root of the mean square error, of the mean square stated error, and the")
    print("part within 95 % intervals; chances to guess are 0.1 to 0.3, their prior is 0.2")
    for model in models {
      for learners in [250, 500, 1000, 2000, 4000] {
        var (slopes, thresholds, guesses) = (Errors(), Errors(), Errors())
        for seed in 0..<UInt64(tests) {
          let (table, truth) = try test(model, learners: learners, seed: seed)
          let known = Dictionary(zip(truth.map(\.id), truth.map(\.model))) { first, _ in first }
          let fit = try ScaleFit(
            table,
            model,
            guessing: known.mapValues { _ in 0.2 },
            minimumAnswers: 10
          )
          for item in fit.items {
            guard let own = known[item.id],
              own.thresholds.count == item.model.thresholds.count
            else { continue }
            slopes.add(
              item.model.discrimination,
              item.discrimination?.standardError,
              truth: own.discrimination
            )
            for (place, threshold) in item.thresholds.enumerated() {
              thresholds.add(
                item.model.thresholds[place],
                threshold?.standardError,
                truth: own.thresholds[place]
              )
            }
            if model == .threeParameter {
              guesses.add(item.model.guessing, item.guessing?.standardError, truth: own.guessing)
            }
          }
        }
        print(
          "\(model.rawValue) \(learners): a\(slopes.text)  b\(thresholds.text)"
            + (model == .threeParameter ? "  c\(guesses.text)" : "")
        )
      }
    }
  }

  /// Draws curves, and answers of learners of abilities around 0 with deviation 1.
  private static func test(
    _ model: ScaleModel,
    learners: Int,
    seed: UInt64
  ) throws -> (ResponseTable, [(id: Problem.ID, model: ItemModel)]) {
    var generator = SeededGenerator(seed: seed)
    func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    func normal() -> Double { (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform()) }
    let problems = try (0..<20).map { place -> (id: Problem.ID, model: ItemModel) in
      let slope = model == .oneParameter ? 1 : exp(0.3 * normal())
      let difficulty = normal()
      let curves: ItemModel =
        switch model {
        case .graded:
          try .graded(discrimination: slope, thresholds: [difficulty - 0.6, difficulty + 0.6])
        case .generalizedPartialCredit, .partialCredit:
          try .partialCredit(
            discrimination: slope,
            thresholds: [difficulty - 0.4, difficulty + 0.4]
          )
        case .oneParameter, .twoParameter, .threeParameter:
          try .logistic(
            difficulty: difficulty,
            discrimination: slope,
            guessing: model == .threeParameter ? 0.1 + 0.2 * uniform() : 0
          )
        }
      return (Problem.ID("p\(100 + place)"), curves)
    }
    let rows = try (0..<learners).map { _ in
      let ability = normal()
      return try problems.map { _, curves -> Fraction? in
        var (rest, level) = (uniform(), curves.levelCount - 1)
        for (place, chance) in curves.chances(at: ability).enumerated() {
          rest -= chance
          if rest < 0 {
            level = place
            break
          }
        }
        return try Fraction(level, curves.levelCount - 1)
      }
    }
    return (try ResponseTable(problems: problems.map(\.id), rows: rows), problems)
  }
}
