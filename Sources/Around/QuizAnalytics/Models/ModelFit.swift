// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import NumericMethods
public import Quizzes

extension ItemPool {
  /// The fit of the answers of one learner to the curves of the problems.
  public struct PersonFit: Hashable, Sendable, Codable, Identifiable {
    /// The learner.
    public let id: Learner.ID
    /// The ability, by the weighted likelihood.
    public let ability: Estimate
    /// The number of answers that count; at least 1.
    public let count: Int
    /// The standardized logarithm of the likelihood, *l*z: near 0 as expected, and below -2 where
    /// hard problems are solved and easy ones missed.
    ///
    /// By F. Drasgow, M. V. Levine and E. A. Williams, "Appropriateness measurement with
    /// polychotomous item response models and standardized indices" (British Journal of
    /// Mathematical and Statistical Psychology 38, 1985). With an estimated ability it varies a
    /// little less than a normal variable, so that fewer learners are called unusual.
    public let value: Double

    /// The fewest answers from which anything follows.
    public static let minimumCount = 10

    /// Whether fewer than 1 of 40 learners answer so oddly, by at least ``minimumCount`` answers.
    public var isUnusual: Bool {
      count >= Self.minimumCount && value < -ConfidenceInterval.deviations
    }
  }

  /// Returns the fit of the answers of each learner, the worst first.
  ///
  /// - Parameter log: The answers.
  /// - Returns: The figures of those whose answers could have been more or less likely.
  /// - Complexity: O(*n*) in the number of answers.
  public func personFit(of log: AnswerLog) -> [PersonFit] {
    sheets(of: log).compactMap { learner, answers -> PersonFit? in
      guard let ability = AbilityLikelihood(answers).estimate(by: .weightedLikelihood) else {
        return nil
      }
      var (given, expected, variance) = (0.0, 0.0, 0.0)
      for answer in answers {
        let chances = answer.model.chances(at: ability.value)
        let logarithms = chances.map { Elementary.log(max($0, 1e-300)) }
        let mean = zip(chances, logarithms).reduce(0) { $0 + $1.0 * $1.1 }
        given += logarithms[answer.level]
        expected += mean
        variance += zip(chances, logarithms).reduce(0) {
          $0 + $1.0 * ($1.1 - mean) * ($1.1 - mean)
        }
      }
      guard variance > 1e-12 else { return nil }
      return PersonFit(
        id: learner,
        ability: ability,
        count: answers.count,
        value: (given - expected) / variance.squareRoot()
      )
    }
    .sorted { ($0.value, $0.id) < ($1.value, $1.id) }
  }

  /// Two problems whose answers go together more, or less, than by ability alone.
  public struct ItemPair: Hashable, Sendable, Codable {
    /// The first problem by name.
    public let first: Problem.ID
    /// The second one.
    public let second: Problem.ID
    /// The number of learners who answered both.
    public let count: Int
    /// The correlation of what is left of their credits when what the ability lets expect is taken
    /// away, Q₃.
    ///
    /// By W. M. Yen (Applied Psychological Measurement 8, 1984).
    public let correlation: Double
    /// The correlation less the mean of all pairs, which is a little below 0 where nothing is
    /// wrong.
    public let excess: Double

    /// The excess above which a pair is looked at.
    ///
    /// By K. B. Christensen, G. Makransky and M. Horton (Applied Psychological Measurement 41,
    /// 2017).
    public static let limit = 0.2

    /// Whether the pair depends on more than the ability: a common text, or one answer that gives
    /// the other away.
    public var isDependent: Bool { excess > Self.limit }
  }

  /// The pairs of problems, those that go together most first.
  ///
  /// - Parameters:
  ///   - table: The answers.
  ///   - minimumCount: The number of learners who must have answered both problems, at least 3.
  /// - Returns: The pairs whose correlation is defined.
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than
  ///   ``RaschScale/maximumProblems``.
  /// - Complexity: O(*b*²) for each sheet of *b* answers, and O(*k*²) for *k* problems.
  public func localDependence(
    in table: ResponseTable,
    minimumCount: Int = 50
  ) throws(EstimationError) -> [ItemPair] {
    let known = table.items.indices.filter { models[table.items[$0].id] != nil }
    guard known.count <= RaschScale.maximumProblems else {
      throw .tooManyProblems(known.count, maximum: RaschScale.maximumProblems)
    }
    struct Sums {
      var count = 0
      var (x, y, xx, yy, xy) = (0.0, 0.0, 0.0, 0.0, 0.0)
    }
    let size = table.items.count
    // The pair of a lower and a higher offset has one place.
    var sums = Array(repeating: Sums(), count: size * (size - min(size, 1)) / 2)
    for sheet in table.sheets {
      let marks = sheet.answers.filter { models[table.items[$0.item].id] != nil }
      let answers = self.answers(of: sheet, in: table)
      guard let ability = AbilityLikelihood(answers).estimate(by: .weightedLikelihood) else {
        continue
      }
      let residuals = answers.map {
        $0.model.credits[$0.level] - $0.model.expectedCredit(at: ability.value)
      }
      let times = Double(sheet.count)
      for (first, x) in residuals.enumerated() {
        for second in 0..<first {
          let y = residuals[second]
          let place = marks[first].item * (marks[first].item - 1) / 2 + marks[second].item
          sums[place].count.addUpToMaximum(sheet.count)
          sums[place].x += times * x
          sums[place].y += times * y
          sums[place].xx += times * x * x
          sums[place].yy += times * y * y
          sums[place].xy += times * x * y
        }
      }
    }
    var found: [(first: Problem.ID, second: Problem.ID, count: Int, value: Double)] = []
    for high in 0..<size {
      for low in 0..<high {
        let pair = sums[high * (high - 1) / 2 + low]
        guard pair.count >= max(3, minimumCount) else { continue }
        let n = Double(pair.count)
        let (xx, yy) = (pair.xx - pair.x * pair.x / n, pair.yy - pair.y * pair.y / n)
        guard xx > 1e-12, yy > 1e-12 else { continue }
        let value = (pair.xy - pair.x * pair.y / n) / (xx * yy).squareRoot()
        let ids = [table.items[low].id, table.items[high].id].sorted()
        found.append((ids[0], ids[1], pair.count, min(1, max(-1, value))))
      }
    }
    let mean = found.reduce(0) { $0 + $1.value } / Double(max(1, found.count))
    return found.map {
      ItemPair(
        first: $0.first,
        second: $0.second,
        count: $0.count,
        correlation: $0.value,
        excess: $0.value - mean
      )
    }
    .sorted { ($1.excess, $0.first, $0.second) < ($0.excess, $1.first, $1.second) }
  }

  /// The fit of the curves of a problem to the answers of learners with the same score.
  public struct ItemFit: Hashable, Sendable, Codable, Identifiable {
    /// The problem.
    public let id: Problem.ID
    /// The number of learners who are compared.
    public let count: Int
    /// The statistic S-X².
    ///
    /// By M. Orlando and D. Thissen (Applied Psychological Measurement 24, 2000), for levels by T.
    /// Kang and T. T. Chen (Journal of Educational Measurement 45, 2008).
    public let chiSquare: Double
    /// The degrees of freedom, at least 1.
    public let degrees: Int
    /// The chance of such a figure where the curves are right.
    public let significance: Double

    /// Whether it is further off than in 1 of 100 problems whose curves are right.
    public var isPoor: Bool { significance < 0.01 }
  }

  /// The most problems that item fit is worked out for.
  public static let maximumFitProblems = 200

  /// Returns the fit of the curves, over the learners who answered all problems of the pool that
  /// are in a table.
  ///
  /// Scores are sums of levels. Neighboring scores are taken together until each part of learners
  /// is expected at least once.
  ///
  /// - Parameters:
  ///   - table: The answers.
  ///   - parameters: The number of parameters of each problem's curves that were estimated from
  ///     these answers; nil for all that its form has.
  /// - Returns: The figures in the order of the table, of those problems with a degree of freedom.
  /// - Throws: ``EstimationError/tooManyProblems(_:maximum:)`` for more than
  ///   ``maximumFitProblems``.
  /// - Complexity: O(*k*³) for *k* problems.
  public func itemFit(
    in table: ResponseTable,
    parameters: Int? = nil
  ) throws(EstimationError) -> [ItemFit] {
    let places = table.items.indices.filter { models[table.items[$0].id] != nil }
    guard places.count <= Self.maximumFitProblems else {
      throw .tooManyProblems(places.count, maximum: Self.maximumFitProblems)
    }
    let items = places.compactMap { place in models[table.items[place].id] }
    guard items.count > 1 else { return [] }
    let top = items.reduce(0) { $0 + $1.levelCount - 1 }
    // How many learners with each score reached each level of each problem.
    var observed = items.map { item in
      Array(repeating: Array(repeating: 0.0, count: item.levelCount), count: top + 1)
    }
    for sheet in table.sheets {
      let answers = self.answers(of: sheet, in: table)
      guard answers.count == items.count else { continue }
      let score = answers.reduce(0) { $0 + $1.level }
      for (item, answer) in answers.enumerated() {
        observed[item][score][answer.level] += Double(sheet.count)
      }
    }
    let (nodes, weights) = (AbilityLikelihood.nodes, AbilityLikelihood.weights)
    let chances = items.map { item in nodes.map { item.chances(at: $0) } }
    let whole = Self.scores(of: Array(items.indices), chances)
    return items.indices.compactMap { item in
      let rest = Self.scores(of: items.indices.filter { $0 != item }, chances)
      let levels = items[item].levelCount
      var cells: [Cell] = []
      // Nobody can differ where nothing, or everything, is reached.
      for score in 1..<top {
        let count = observed[item][score].reduce(0, +)
        guard count > 0 else { continue }
        var all = 0.0
        for node in nodes.indices { all += weights[node] * whole[node][score] }
        guard all > 0 else { continue }
        let expected = (0..<levels).map { level -> Double in
          guard score >= level else { return 0 }
          var sum = 0.0
          for node in nodes.indices where score - level < rest[node].count {
            sum += weights[node] * chances[item][node][level] * rest[node][score - level]
          }
          return count * sum / all
        }
        cells.append(Cell(observed: observed[item][score], expected: expected))
      }
      let own = items[item].thresholds.count + 1 + (items[item].guessing > 0 ? 1 : 0)
      return Self.fit(table.items[places[item]].id, cells, parameters: parameters ?? own)
    }
  }

  /// The number of learners with a score who reached each level, and the number expected to.
  private struct Cell {
    var observed: [Double]
    var expected: [Double]

    mutating func add(_ other: Self) {
      for level in observed.indices {
        observed[level] += other.observed[level]
        expected[level] += other.expected[level]
      }
    }
  }

  private static func fit(_ id: Problem.ID, _ cells: [Cell], parameters: Int) -> ItemFit? {
    var merged: [Cell] = []
    for cell in cells {
      if let last = merged.last, last.expected.contains(where: { $0 < 1 }) {
        merged[merged.count - 1].add(cell)
      } else {
        merged.append(cell)
      }
    }
    if merged.count > 1, let last = merged.last, last.expected.contains(where: { $0 < 1 }) {
      merged.removeLast()
      merged[merged.count - 1].add(last)
    }
    let levels = merged.first?.expected.count ?? 0
    let degrees = merged.count * (levels - 1) - parameters
    guard degrees > 0 else { return nil }
    var (chiSquare, count) = (0.0, 0.0)
    for cell in merged {
      for level in 0..<levels {
        count += cell.observed[level]
        let gap = cell.observed[level] - cell.expected[level]
        // A level that no score allows is expected nowhere.
        guard cell.expected[level] > 1e-9 else { continue }
        chiSquare += gap * gap / cell.expected[level]
      }
    }
    return ItemFit(
      id: id,
      count: Int(exactly: count) ?? .max,
      chiSquare: chiSquare,
      degrees: degrees,
      significance: Elementary.chiSquareTail(chiSquare, degrees: degrees)
    )
  }

  /// The distribution of the sum of levels at each ability.
  ///
  /// By the recursion of F. M. Lord and M. S. Wingersky (Applied Psychological Measurement 8,
  /// 1984).
  private static func scores(of items: [Int], _ chances: [[[Double]]]) -> [[Double]] {
    AbilityLikelihood.nodes.indices.map { node in
      var scores = [1.0]
      for item in items {
        let levels = chances[item][node]
        var next = Array(repeating: 0.0, count: scores.count + levels.count - 1)
        for (score, chance) in scores.enumerated() {
          for (level, part) in levels.enumerated() { next[score + level] += chance * part }
        }
        scores = next
      }
      return scores
    }
  }
}
