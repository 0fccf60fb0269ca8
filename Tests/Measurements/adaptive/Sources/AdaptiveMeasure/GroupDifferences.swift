// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizAnalytics

/// How often problems are called unfair that are not, and how often those are found that are, over
/// simulated tests.
enum GroupDifferences {
  /// One way of making a problem unfair.
  private struct Case {
    let name: String
    var shift = 0.0
    var slopes = (1.0, 1.0)
    var unfair = 0
    /// By how much the groups but the first are better.
    var gap = 0.0
    var groups = 2
    var levels = 2
  }

  private static let cases = [
    Case(name: "none, equal groups"),
    Case(name: "none, others weaker", gap: -0.5),
    Case(name: "1 of 20 by 0.6", shift: 0.6, unfair: 1),
    Case(name: "1 of 20 crossing", slopes: (2.2, 0.4), unfair: 1),
    Case(name: "8 of 20 by 0.8", shift: 0.8, unfair: 8),
    Case(name: "3 groups, none", gap: -0.5, groups: 3),
    Case(name: "3 groups, 1 by 0.6", shift: 0.6, unfair: 1, groups: 3),
    Case(name: "partial credit, none", gap: -0.5, levels: 3),
    Case(name: "partial credit, 1 by 0.6", shift: 0.6, unfair: 1, levels: 3),
    Case(name: "partial credit, 8 by 0.8", shift: 0.8, unfair: 8, levels: 3),
  ]

  /// What is counted over all tests of a case.
  private struct Counts {
    var (clean, significant, crossing, classed, haenszel, either) = (0, 0, 0, 0, 0, 0)
    var (unfair, found, foundByHaenszel, foundByEither, unstable) = (0, 0, 0, 0, 0)
  }

  /// Prints a line for each case whose name has a part.
  static func run(tests: Int, learners: Int, part: String) throws {
    print("\(tests) tests (seeds 0 to \(tests - 1)) of 20 problems, \(learners) learners a group:")
    print("parts of the fair problems (p, classes other than A) and of the unfair ones (found)")
    let columns = [
      "p<.05", "crossing", "class", "MH class", "either", "found", "MH found", "either",
    ]
    print(
      "case".padded(34)
        + columns.map { String(repeating: " ", count: 10 - $0.count) + $0 }.joined()
    )
    for one in cases where part.isEmpty || one.name.contains(part) {
      for isPurified in [false, true] {
        let counts = try count(one, tests: tests, learners: learners, isPurified: isPurified)
        func share(_ count: Int, _ all: Int) -> String {
          let text = all == 0 ? "-" : "\((Double(count) / Double(all) * 10_000).rounded() / 10_000)"
          return String(repeating: " ", count: max(0, 10 - text.count)) + text
        }
        let fair = [
          counts.significant, counts.crossing, counts.classed, counts.haenszel, counts.either,
        ]
        let unfair = [counts.found, counts.foundByHaenszel, counts.foundByEither]
        print(
          "\(one.name)\(isPurified ? ", purified" : "")".padded(34)
            + fair.map { share($0, counts.clean) }.joined()
            + unfair.map { share($0, counts.unfair) }.joined()
            + (counts.unstable > 0 ? "  \(counts.unstable) not stable" : "")
        )
      }
    }
  }

  private static func count(
    _ one: Case,
    tests: Int,
    learners: Int,
    isPurified: Bool
  ) throws -> Counts {
    var counts = Counts()
    for seed in 0..<UInt64(tests) {
      let table = try self.table(one, learners: learners, seed: seed)
      let analysis = try table.functioning(
        between: "a",
        and: Array(table.groups.dropFirst()),
        isPurified: isPurified
      )
      counts.unstable += analysis.isStable ? 0 : 1
      for item in analysis.items {
        let isUnfair = (Int(item.id.rawValue.dropFirst()) ?? 0) < 100 + one.unfair
        let isFlagged = item.category != .negligible
        let byHaenszel = item.mantelHaenszel.values.contains { $0.category != .negligible }
        if isUnfair {
          counts.unfair += 1
          counts.found += isFlagged ? 1 : 0
          counts.foundByHaenszel += byHaenszel ? 1 : 0
          counts.foundByEither += item.isFlagged ? 1 : 0
        } else {
          counts.clean += 1
          counts.significant += item.uniform.significance < 0.05 ? 1 : 0
          counts.crossing += item.crossing.significance < 0.05 ? 1 : 0
          counts.classed += isFlagged ? 1 : 0
          counts.haenszel += byHaenszel ? 1 : 0
          counts.either += item.isFlagged ? 1 : 0
        }
      }
    }
    return counts
  }

  private static func table(
    _ one: Case,
    learners: Int,
    seed: UInt64
  ) throws -> ResponseTable {
    var generator = SeededGenerator(seed: seed)
    let difficulties = (0..<20).map { _ in normal(&generator) }
    let discriminations = (0..<20).map { _ in exp(normal(&generator) / 4) }
    let credits = try (0..<one.levels).map { try Fraction($0, one.levels - 1) }
    var (rows, groups) = ([[Fraction?]](), [String?]())
    for group in 0..<one.groups {
      let isLast = group == one.groups - 1
      for _ in 0..<learners {
        let ability = normal(&generator) + (group > 0 ? one.gap : 0)
        rows.append(
          difficulties.indices.map { place in
            let isUnfair = place < one.unfair && isLast
            let isCrossing = place < one.unfair && one.slopes != (1, 1)
            let slope =
              isCrossing ? (isLast ? one.slopes.1 : one.slopes.0) : discriminations[place]
            let difficulty = (isCrossing ? 0 : difficulties[place]) + (isUnfair ? one.shift : 0)
            return credits[level(slope * (ability - difficulty), slope, one.levels, &generator)]
          }
        )
        groups.append(["a", "b", "c"][group])
      }
    }
    return try ResponseTable(
      problems: (0..<20).map { Problem.ID("p\(100 + $0)") },
      rows: rows,
      groups: groups
    )
  }

  /// Draws a level; the steps of partial credit lie 0.8 apart.
  private static func level(
    _ height: Double,
    _ slope: Double,
    _ levels: Int,
    _ generator: inout SeededGenerator
  ) -> Int {
    guard levels > 2 else { return uniform(&generator) < 1 / (1 + exp(-height)) ? 1 : 0 }
    let weights = [1, exp(height + 0.4 * slope), exp(2 * height)]
    var rest = uniform(&generator) * weights.reduce(0, +)
    for (level, weight) in weights.enumerated() {
      rest -= weight
      if rest < 0 { return level }
    }
    return 2
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
