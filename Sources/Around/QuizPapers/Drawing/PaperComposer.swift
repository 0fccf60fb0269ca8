// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent
internal import Quizzes

/// Composes papers that are all worth the same, of problems that are used evenly.
///
/// Candidates that belong to the same strata are a group, and those of a group that are worth the
/// same are a cell: to exchange one for another of its cell changes neither strata nor points. How
/// many problems of each group a paper has is the same in all papers. How many of each cell it has
/// is found for each paper by dynamic programming: the cheapest way to the number of each group and
/// to the total of points, where a problem costs the more the more often it was used. The cost of a
/// further use grows by 2 each time, so that the sum of the squares of all uses stays small.
struct PaperComposer {
  /// Candidates that can stand in for each other.
  private struct Cell {
    /// The worth of each, in the largest unit of which all points are multiples.
    let worth: Int
    /// The candidates by their offsets.
    let members: [Int]
  }

  /// Candidates that belong to the same strata, and how many of them a paper has.
  private struct Group {
    var cells: [Cell]
    var count: Int
    var capacity: Int { cells.reduce(0) { $0 + $1.members.count } }
  }

  /// The steps of programming that are made for one paper at most, and for all.
  private static let limits = (paper: 5_000_000, all: 100_000_000)

  private let pool: PaperPool
  private let count: Int
  private var groups: [Group] = []
  /// The points that each paper is worth, in units, and nil where all have the same composition.
  private var total: Int?
  private(set) var shortfalls: [FairDraw.Shortfall] = []

  init(_ pool: PaperPool, count: Int) {
    self.pool = pool
    self.count = count
    let unit = pool.worths.reduce(0) { Self.divisor($0, $1) }
    let strata = pool.strata
    var memberships: [[Int]] = pool.worths.map { _ in [] }
    for (number, stratum) in strata.enumerated() {
      for member in stratum.members { memberships[member].append(number) }
    }
    let names = Set(memberships).sorted { $0.lexicographicallyPrecedes($1) }
    for name in names {
      let members = memberships.indices.filter { memberships[$0] == name }
      let cells = Dictionary(grouping: members) { pool.worths[$0] }.sorted { $0.key < $1.key }
      groups.append(
        Group(cells: cells.map { Cell(worth: $0.key / max(unit, 1), members: $0.value) }, count: 0)
      )
    }
    share(names)
    choosePoints(unit: max(unit, 1))
  }

  private static func divisor(_ first: Int, _ second: Int) -> Int {
    var (first, second) = (first, second)
    while second != 0 { (first, second) = (second, first % second) }
    return first
  }

  // MARK: Strata

  /// Says how many problems of each group a paper has: each stratum takes what it lacks from its
  /// groups, and the rest is taken from all, in proportion to what is left of them.
  private mutating func share(_ names: [[Int]]) {
    let blueprint = pool.blueprint
    var places = blueprint.count
    for (number, stratum) in pool.strata.enumerated() {
      let lacking = stratum.stratum.count - stratum.members.count
      if lacking > 0 {
        shortfalls.append(.stratumTooSmall(stratum.stratum, has: stratum.members.count))
        if blueprint.shortage == .shorten { places -= lacking }
      }
      let own = groups.indices.filter { names[$0].contains(number) }
      let known = own.reduce(0) { $0 + groups[$1].count }
      take(min(stratum.stratum.count, stratum.members.count) - known, from: own)
    }
    let taken = groups.reduce(0) { $0 + $1.count }
    let all = pool.worths.count
    take(min(max(places, taken), all) - taken, from: Array(groups.indices))
    if blueprint.count != .max, all < places {
      shortfalls.insert(.fewerProblems(has: all, wanted: blueprint.count), at: 0)
    }
  }

  private mutating func take(_ count: Int, from chosen: [Int]) {
    let rooms = chosen.map { groups[$0].capacity - groups[$0].count }
    for (group, part) in zip(chosen, Self.apportioned(count, rooms)) {
      groups[group].count += part
    }
  }

  /// Parts in proportion to the sizes, by largest remainders: none is larger than its size.
  private static func apportioned(_ count: Int, _ sizes: [Int]) -> [Int] {
    let all = sizes.reduce(0, +)
    let count = min(max(count, 0), all)
    guard all > 0 else { return sizes.map { _ in 0 } }
    let exact = sizes.map { count.multipliedFullWidth(by: $0) }
      .map { all.dividingFullWidth($0) }
    var parts = exact.map(\.quotient)
    let rest = count - parts.reduce(0, +)
    let order = exact.indices.sorted {
      (exact[$1].remainder, $0) < (exact[$0].remainder, $1)
    }
    for index in order.prefix(rest) { parts[index] += 1 }
    return parts
  }

  // MARK: Points

  /// Chooses the points of each paper: the sum that is nearest to the one wished for, or to what
  /// the problems are worth on average.
  private mutating func choosePoints(unit: Int) {
    let most = groups.reduce(0) { sum, group in
      sum.addingSaturating(group.count * (group.cells.last?.worth ?? 0))
    }
    var steps = 0
    for group in groups {
      for cell in group.cells {
        let (table, overflow) = (group.count + 1).multipliedReportingOverflow(
          by: most.addingSaturating(1)
        )
        let (all, over) = table.multipliedReportingOverflow(
          by: min(cell.members.count, group.count) + 1
        )
        guard !overflow, !over else {
          steps = .max
          break
        }
        steps = steps.addingSaturating(all)
      }
    }
    let average = groups.reduce(0.0) { sum, group in
      let worth = group.cells.reduce(0.0) { $0 + Double($1.worth) * Double($1.members.count) }
      return sum + worth / Double(max(group.capacity, 1)) * Double(group.count)
    }
    // A unit is a multiple of the smallest step of points.
    let wish = pool.wishes.points.map {
      Double($0) * Double(Problem.pointsDenominator) / Double(unit)
    }
    let hasChoice = groups.contains { $0.cells.count > 1 && $0.count < $0.capacity }
    let isSimple = steps <= Self.limits.paper && steps * count <= Self.limits.all
    if hasChoice, isSimple {
      let costs = groups.map { group in
        group.cells.map { Array(repeating: 0.0, count: min($0.members.count, group.count)) }
      }
      let program = CompositionProgram(
        groups.map { ($0.cells.map(\.worth), $0.count) },
        costs,
        most: most
      )
      let target = wish ?? average
      total = program.totals.min { abs(Double($0) - target) < abs(Double($1) - target) }
    } else if hasChoice {
      shortfalls.append(.simplified)
    }
    guard let wanted = pool.wishes.points else { return }
    let worth = total ?? fixed.reduce(0) { $0.addingSaturating($1) }
    let points = try? Fraction(worth, 1) * Fraction(unit, Problem.pointsDenominator)
    if let points, points != wanted { shortfalls.append(.points(points, wanted: wanted)) }
  }

  /// The worth of all problems of each cell where all papers have the same composition.
  private var fixed: [Int] {
    groups.flatMap { group in
      zip(group.cells, Self.apportioned(group.count, group.cells.map(\.members.count)))
        .map { $0.worth * $1 }
    }
  }

  // MARK: Papers

  /// Composes the papers, candidates by their offsets.
  func compose(using generator: inout some RandomNumberGenerator) -> [[Int]] {
    var uses = pool.worths.map { _ in 0 }
    return (0..<count).map { _ in
      var paper: [Int] = []
      // Chance decides between problems that were used equally often.
      let ordered = groups.map { group in
        group.cells.map { cell in
          generator.shuffled(cell.members).map { ($0, cost(ofUsing: $0, uses)) }
            .sorted { $0.1 < $1.1 }
        }
      }
      let parts = composition(ordered.map { $0.map { $0.map(\.1) } })
      for (cells, counts) in zip(ordered, parts) {
        for (cell, count) in zip(cells, counts) { paper += cell.prefix(count).map(\.0) }
      }
      for member in paper { uses[member] += 1 }
      return paper
    }
  }

  private func cost(ofUsing candidate: Int, _ uses: [Int]) -> Double {
    Double(2 * uses[candidate] + 1) / pool.weights[candidate]
  }

  /// Returns the number of problems of each cell of each group for the next paper.
  private func composition(_ costs: [[[Double]]]) -> [[Int]] {
    guard let total else {
      return groups.map { Self.apportioned($0.count, $0.cells.map(\.members.count)) }
    }
    let program = CompositionProgram(
      groups.map { ($0.cells.map(\.worth), $0.count) },
      zip(costs, groups).map { cells, group in cells.map { Array($0.prefix(group.count)) } },
      most: total
    )
    return program.composition(of: total)
  }
}

extension Int {
  /// The sum, or the largest number when it does not fit; neither is negative.
  fileprivate func addingSaturating(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

/// The cheapest ways to take so many problems of each group, by their total of points.
private struct CompositionProgram {
  private let groups: [(worths: [Int], count: Int)]
  private let width: Int
  /// For each cell, how many of it the cheapest way to a number in the group and to a total takes.
  private var taken: [[[Int]]] = []
  /// The cost of each total behind the last group.
  private var costs: [Double]

  /// - Parameters:
  ///   - groups: The worth of a problem in each cell of a group, and how many of the group
  ///     are taken.
  ///   - cellCosts: For each cell the costs of its problems, the cheapest first.
  ///   - most: The largest total to look at.
  init(_ groups: [(worths: [Int], count: Int)], _ cellCosts: [[[Double]]], most: Int) {
    self.groups = groups
    width = most + 1
    costs = Array(repeating: .infinity, count: width)
    costs[0] = 0
    for (group, cells) in zip(groups, cellCosts) {
      var best = Array(repeating: Double.infinity, count: (group.count + 1) * width)
      for (total, cost) in costs.enumerated() { best[total] = cost }
      var takenOfGroup: [[Int]] = []
      for (worth, prices) in zip(group.worths, cells) {
        var next = best
        var took = Array(repeating: 0, count: best.count)
        var price = 0.0
        for (offset, own) in prices.enumerated() {
          price += own
          let (number, gain) = (offset + 1, worth * (offset + 1))
          guard gain < width, number <= group.count else { break }
          for count in number...group.count {
            let (row, from) = (count * width, (count - number) * width)
            for total in gain..<width {
              let cost = best[from + total - gain] + price
              if cost < next[row + total] {
                next[row + total] = cost
                took[row + total] = number
              }
            }
          }
        }
        best = next
        takenOfGroup.append(took)
      }
      taken.append(takenOfGroup)
      costs = Array(best[(group.count * width)...])
    }
  }

  /// The totals that there are ways to.
  var totals: [Int] { costs.indices.filter { costs[$0].isFinite } }

  /// The cheapest way to a total, as a number for each cell of each group.
  func composition(of total: Int) -> [[Int]] {
    var rest = total
    var parts: [[Int]] = []
    for (group, cells) in zip(groups, taken).reversed() {
      var count = group.count
      var part: [Int] = []
      for (worth, took) in zip(group.worths, cells).reversed() {
        let number = took[count * width + rest]
        part.append(number)
        count -= number
        rest -= number * worth
      }
      parts.append(part.reversed())
    }
    return parts.reversed()
  }
}
