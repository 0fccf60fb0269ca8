// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent
internal import Quizzes

/// The problems that papers are composed of, with what matters about them; papers are lists of
/// their offsets.
struct PaperPool {
  let blueprint: Blueprint.Draft
  let wishes: FairDraw.Wishes
  let strata: [(stratum: Blueprint.Stratum, members: [Int])]
  /// The points of each, in the smallest step that points have.
  let worths: [Int]
  /// The weight of each in the choice compared with the others, from above 0 to 1.
  let weights: [Double]
  /// The part of its worth that learners earn with each; that of the others where it is not known.
  private let facilities: [Double]
  /// The number of facilities that are not known.
  private let unknown: Int
  /// Numbers for the kind and for the set of each, both counted from 0 together.
  private let features: [[Int]]
  private let featureCount: Int
  /// Numbers for the strata and the points of each; those of one number can be exchanged.
  private let cells: [Int]

  init(_ lottery: QuizLottery, _ wishes: FairDraw.Wishes) {
    let problems = lottery.candidates.map(\.problem)
    blueprint = lottery.blueprint.draft
    self.wishes = wishes
    strata = lottery.strata
    let worths = problems.map { $0.points.steps }
    self.worths = worths
    let heaviest = Double(lottery.candidates.map(\.weight).max() ?? 1)
    weights = lottery.candidates.map { Double($0.weight) / heaviest }
    let known = problems.map(wishes.facility)
    let all = known.compactMap(\.self)
    let mean = all.isEmpty ? 0 : all.reduce(0, +) / Double(all.count)
    facilities = known.map { $0 ?? mean }
    unknown = known.count - all.count
    var numbers: [String: Int] = [:]
    func number(_ name: String) -> Int {
      let number = numbers[name] ?? numbers.count
      numbers[name] = number
      return number
    }
    features = problems.map { problem in
      let set = lottery.bank.set(of: problem.id)?.id.rawValue ?? ""
      return [number("kind \(problem.kind.name.rawValue)"), number("set \(set)")]
    }
    featureCount = numbers.count
    var memberships: [[Int]] = problems.map { _ in [] }
    for (number, stratum) in lottery.strata.enumerated() {
      for member in stratum.members { memberships[member].append(number) }
    }
    var names: [[Int]: Int] = [:]
    cells = zip(memberships, worths).map { strata, worth in
      let name = names[strata + [worth]] ?? names.count
      names[strata + [worth]] = name
      return name
    }
  }

  /// Returns the number of papers with each.
  func uses(in papers: [[Int]]) -> [Int] {
    var uses = worths.map { _ in 0 }
    for paper in papers {
      for member in paper { uses[member] += 1 }
    }
    return uses
  }

  /// The share of the points that learners are expected to earn with each paper; none if nothing is
  /// known.
  func facilities(of papers: [[Int]]) -> [Double] {
    guard unknown < facilities.count else { return [] }
    return papers.map { paper in
      let all = paper.reduce(0.0) { $0 + Double(worths[$1]) }
      return all > 0 ? earned(with: paper) / all : 0
    }
  }

  private func earned(with paper: [Int]) -> Double {
    paper.reduce(0.0) { $0 + Double(worths[$1]) * facilities[$1] }
  }

  func shortfalls(uses: [Int], facilities: [Double]) -> [FairDraw.Shortfall] {
    var shortfalls: [FairDraw.Shortfall] = []
    if blueprint.weights == .equal, let fewest = uses.min(), let most = uses.max(),
      most > fewest + 1
    {
      shortfalls.append(.unevenUse(fewest: fewest, most: most))
    }
    guard let lowest = facilities.min(), let highest = facilities.max() else { return shortfalls }
    if unknown > 0 { shortfalls.append(.unknownDifficulty(unknown)) }
    // What binary numbers add behind the decimals is no difference.
    if highest - lowest > wishes.tolerance + 1e-9 {
      let percents = [lowest, highest].map { Int(($0 * 100).rounded()) }
      shortfalls.append(.difficulty(lowest: percents[0], highest: percents[1]))
    }
    return shortfalls
  }
}

extension Fraction {
  /// The points in the smallest step that points have.
  fileprivate var steps: Int { numerator * (Problem.pointsDenominator / denominator) }
}

// MARK: - Exchanges

extension PaperPool {
  /// The differences of papers from their mean, for exchanges.
  private struct Balance {
    /// The points that learners are expected to earn with each paper, in parts of its worth.
    var earned: [Double]
    /// The number of problems of each kind and set in each paper.
    var counts: [[Int]]
    let means: [Double]
  }

  /// The cost of a problem too many of a kind or a set, as the square of a share of all points: as
  /// much as a tenth of a problem among twelve.
  private static let featureCost = 0.01 * 0.01

  /// Exchanges problems that are worth the same between papers, until difficulty, kinds and sets
  /// are as even as pairs of exchanges make them, or 200 rounds have passed.
  func balance(_ papers: inout [[Int]], using generator: inout some RandomNumberGenerator) {
    guard papers.count > 1 else { return }
    let worth = max(papers[0].reduce(0.0) { $0 + Double(worths[$1]) }, 1)
    let counts = papers.map { paper in
      var counts = Array(repeating: 0, count: featureCount)
      for member in paper {
        for feature in features[member] { counts[feature] += 1 }
      }
      return counts
    }
    var balance = Balance(
      earned: papers.map { earned(with: $0) / worth },
      counts: counts,
      means: (0..<featureCount).map { feature in
        Double(counts.reduce(0) { $0 + $1[feature] }) / Double(papers.count)
      }
    )
    var quietRounds = 0
    for round in 0..<200 where quietRounds < 8 {
      // Papers that are far apart, and by turns any two.
      let order =
        round.isMultiple(of: 2)
        ? papers.indices.sorted { (balance.earned[$0], $0) < (balance.earned[$1], $1) }
        : generator.shuffled(papers.indices)
      var hasChanged = false
      for place in 0..<papers.count / 2 {
        let (first, second) = (order[place], order[papers.count - 1 - place])
        if exchange(first, second, worth, &papers, &balance) { hasChanged = true }
      }
      quietRounds = hasChanged ? 0 : quietRounds + 1
    }
  }

  /// Makes the exchange between two papers that gains most; returns whether one gains anything.
  private func exchange(
    _ first: Int,
    _ second: Int,
    _ worth: Double,
    _ papers: inout [[Int]],
    _ balance: inout Balance
  ) -> Bool {
    let (inFirst, inSecond) = (Set(papers[first]), Set(papers[second]))
    var best: (gain: Double, one: Int, other: Int)?
    for (one, a) in papers[first].enumerated() where !inSecond.contains(a) {
      for (other, b) in papers[second].enumerated()
      where cells[a] == cells[b] && !inFirst.contains(b) {
        let gain = gain(of: a, b, first, second, worth, balance)
        if gain > (best?.gain ?? 1e-9) { best = (gain, one, other) }
      }
    }
    guard let best else { return false }
    let (a, b) = (papers[first][best.one], papers[second][best.other])
    let difference = Double(worths[a]) * (facilities[b] - facilities[a]) / worth
    balance.earned[first] += difference
    balance.earned[second] -= difference
    for (old, new) in zip(features[a], features[b]) {
      balance.counts[first][old] -= 1
      balance.counts[first][new] += 1
      balance.counts[second][new] -= 1
      balance.counts[second][old] += 1
    }
    papers[first][best.one] = b
    papers[second][best.other] = a
    return true
  }

  /// Returns the amount by which an exchange makes the sum of the squares smaller.
  private func gain(
    of a: Int,
    _ b: Int,
    _ first: Int,
    _ second: Int,
    _ worth: Double,
    _ balance: Balance
  ) -> Double {
    // The mean of the two stays, so the gain is in what they differ by.
    let apart = balance.earned[first] - balance.earned[second]
    let change = 2 * Double(worths[a]) * (facilities[b] - facilities[a]) / worth
    var gain = (apart * apart - (apart + change) * (apart + change)) / 2
    for (old, new) in zip(features[a], features[b]) where old != new {
      func excess(_ paper: Int, _ feature: Int) -> Double {
        Double(balance.counts[paper][feature]) - balance.means[feature]
      }
      // One more costs 2 x + 1 where x is too many already, one less gains 2 x - 1.
      gain +=
        Self.featureCost
        * (2 * excess(first, old) - 1 - 2 * excess(first, new) - 1
          + 2 * excess(second, new) - 1 - 2 * excess(second, old) - 1)
    }
    return gain
  }
}
