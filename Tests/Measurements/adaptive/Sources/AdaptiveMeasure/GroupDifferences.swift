// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// How often problems are called unfair that are not, and how often those are found that are, over
/// simulated tests.
enum GroupDifferences {
  /// One way of making a problem unfair.
  private struct Case {
    let name: String
    let shift: Double
    let slopes: (Double, Double)
    let unfair: Int
    /// By how much the second group is better.
    let gap: Double
  }

  private static let cases = [
    Case(name: "none, equal groups", shift: 0, slopes: (1, 1), unfair: 0, gap: 0),
    Case(name: "none, second weaker", shift: 0, slopes: (1, 1), unfair: 0, gap: -0.5),
    Case(name: "1 of 20 by 0.6", shift: 0.6, slopes: (1, 1), unfair: 1, gap: 0),
    Case(name: "1 of 20 crossing", shift: 0, slopes: (2.2, 0.4), unfair: 1, gap: 0),
    Case(name: "8 of 20 by 0.8", shift: 0.8, slopes: (1, 1), unfair: 8, gap: 0),
  ]

  static func run(tests: Int, learners: Int) throws {
    print("\(tests) tests of 20 problems, \(learners) learners in each group")
    print(
      "case".padded(22)
        + ["p<.05", "crossing", "class", "MH class", "found", "MH found"]
        .map { String(repeating: " ", count: 10 - $0.count) + $0 }.joined()
    )
    for one in cases {
      for isPurified in [false, true] {
        var (clean, significant, crossing, classed, haenszel) = (0, 0, 0, 0, 0)
        var (unfair, found, foundByHaenszel) = (0, 0, 0)
        for seed in 0..<UInt64(tests) {
          let table = try self.table(one, learners: learners, seed: seed)
          let analysis = try table.functioning(
            between: "a",
            and: ["b"],
            isPurified: isPurified
          )
          for item in analysis.items {
            let isUnfair = (Int(item.id.rawValue.dropFirst()) ?? 0) < 100 + one.unfair
            let isFlagged = item.category != .negligible
            let byHaenszel = item.mantelHaenszel["b"]?.category != .negligible
            if isUnfair {
              unfair += 1
              found += isFlagged ? 1 : 0
              foundByHaenszel += byHaenszel ? 1 : 0
            } else {
              clean += 1
              significant += item.uniform.significance < 0.05 ? 1 : 0
              crossing += item.crossing.significance < 0.05 ? 1 : 0
              classed += isFlagged ? 1 : 0
              haenszel += byHaenszel ? 1 : 0
            }
          }
        }
        func share(_ count: Int, _ all: Int) -> String {
          let text = all == 0 ? "-" : "\((Double(count) / Double(all) * 10_000).rounded() / 10_000)"
          return String(repeating: " ", count: max(0, 10 - text.count)) + text
        }
        print(
          "\(one.name)\(isPurified ? ", purified" : "")".padded(22)
            + share(significant, clean) + share(crossing, clean) + share(classed, clean)
            + share(haenszel, clean) + share(found, unfair) + share(foundByHaenszel, unfair)
        )
      }
    }
  }

  private static func table(
    _ one: Case,
    learners: Int,
    seed: UInt64
  ) throws -> ResponseTable {
    var generator = SeededGenerator(seed: seed)
    let difficulties = (0..<20).map { _ in normal(&generator) }
    let discriminations = (0..<20).map { _ in exp(normal(&generator) / 4) }
    var (rows, groups) = ([[Fraction?]](), [String?]())
    for group in 0..<2 {
      for _ in 0..<learners {
        let ability = normal(&generator) + (group == 1 ? one.gap : 0)
        rows.append(
          difficulties.indices.map { place in
            let isUnfair = place < one.unfair
            let isCrossing = isUnfair && one.slopes != (1, 1)
            let slope =
              isCrossing ? (group == 0 ? one.slopes.0 : one.slopes.1) : discriminations[place]
            let shift = isUnfair && group == 1 ? one.shift : 0
            let difficulty = isCrossing ? 0 : difficulties[place]
            let chance = 1 / (1 + exp(-slope * (ability - difficulty - shift)))
            return uniform(&generator) < chance ? .one : .zero
          }
        )
        groups.append(group == 0 ? "a" : "b")
      }
    }
    return try ResponseTable(
      problems: (0..<20).map { Problem.ID("p\(100 + $0)") },
      rows: rows,
      groups: groups
    )
  }

  private static func uniform(_ generator: inout SeededGenerator) -> Double {
    Double(generator.next() >> 11) * 0x1p-53
  }

  private static func normal(_ generator: inout SeededGenerator) -> Double {
    (-2 * log(1 - uniform(&generator))).squareRoot() * cos(2 * .pi * uniform(&generator))
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// The time of a large table: 400,000 answers to 1,000 problems.
enum LargeTable {
  static func run(_ model: ScaleModel) throws {
    var generator = SeededGenerator(seed: 400_000)
    func uniform() -> Double { Double(generator.next() >> 11) * 0x1p-53 }
    func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + uniform() } }
    let difficulties = (0..<1000).map { _ in normal() }
    let rows: [[Fraction?]] = (0..<10_000).map { learner in
      let ability = normal()
      var row = [Fraction?](repeating: nil, count: 1000)
      // Forty neighbors of a random one, so that all are linked.
      let first = Int(generator.next() % 1000)
      for step in 0..<40 {
        let place = (first + step * 25) % 1000
        row[place] = uniform() < 1 / (1 + exp(difficulties[place] - ability)) ? .one : .zero
      }
      return row
    }
    let problems = (0..<1000).map { Problem.ID("p\(1000 + $0)") }
    let clock = ContinuousClock()
    let start = clock.now
    let table = try ResponseTable(problems: problems, rows: rows)
    let read = clock.now
    let fit = try ScaleFit(table, model, minimumAnswers: 100)
    let fitted = clock.now
    let pairs = try fit.pool.localDependence(in: table)
    let done = clock.now
    print(
      "\(model.rawValue): table \((read - start) / .seconds(1)) s, fit \((fitted - read) / .seconds(1)) s (\(fit.stop)), "
        + "Q3 of \(pairs.count) pairs \((done - fitted) / .seconds(1)) s"
    )
  }
}
