// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import NumericMethods
internal import Quizzes

/// The likelihood of answers given how many are right in each block, as a function of the items'
/// difficulties.
///
/// With the chances *p* of the items for any one ability, the chance of the answers given their sum
/// *r* is Π *p* Π(1 - *p*) / P(*r*), where P is the distribution of the sum. The ability cancels
/// out; one near that which makes *r* likely keeps all numbers in range.
struct ConditionalLikelihood {
  /// Items that were answered together, with a number of right ones, and how many blocks are so.
  private struct Pattern: Hashable {
    let items: [Int]
    let right: Int
  }

  private let patterns: [(pattern: Pattern, count: Double)]
  /// The number of times that each item was answered right, in the blocks that count.
  private let correctCounts: [Double]

  /// Gathers blocks.
  ///
  /// - Parameters:
  ///   - blocks: The answers.
  ///   - items: The items to estimate, all comparable; answers to others are passed over.
  init(_ blocks: [RaschBlock], items: [Int]) {
    let places = Dictionary(zip(items, items.indices)) { first, _ in first }
    var counts: [Pattern: Double] = [:]
    var order: [Pattern] = []
    var correctCounts = items.map { _ in 0.0 }
    for block in blocks {
      let right = block.correctItems.compactMap { places[$0] }
      let pattern = Pattern(items: block.items.compactMap { places[$0] }, right: right.count)
      // A block that is all right or all wrong is certain given its sum.
      guard pattern.right > 0, pattern.right < pattern.items.count else { continue }
      for item in right {
        correctCounts[item] += 1
      }
      if counts[pattern] == nil {
        order.append(pattern)
      }
      counts[pattern, default: 0] += 1
    }
    patterns = order.map { ($0, counts[$0] ?? 0) }
    self.correctCounts = correctCounts
  }

  /// The number of items.
  var itemCount: Int { correctCounts.count }

  /// The logarithm of the likelihood at difficulties.
  func logarithm(at difficulties: [Double]) -> Double {
    var sum = 0.0
    for (difficulty, count) in zip(difficulties, correctCounts) {
      sum -= difficulty * count
    }
    for (pattern, count) in patterns {
      let met = pattern.items.map { difficulties[$0] }
      let ability = Self.ability(for: pattern.right, of: met)
      var logarithm = Elementary.log(
        SumDistribution(met.map { Elementary.logistic(ability - $0) }).chance(of: pattern.right)
      )
      for difficulty in met {
        logarithm -= Elementary.log(Elementary.logistic(difficulty - ability))
      }
      sum -= count * (logarithm - ability * Double(pattern.right))
    }
    return sum
  }

  /// The first derivatives of the logarithm, and the second ones with the other sign.
  func derivatives(
    at difficulties: [Double]
  ) -> (gradient: [Double], information: SingularInformation) {
    var gradient = correctCounts.map { -$0 }
    var information = SingularInformation(size: gradient.count)
    for (pattern, count) in patterns {
      let met = pattern.items.map { difficulties[$0] }
      let ability = Self.ability(for: pattern.right, of: met)
      let chances = met.map { Elementary.logistic(ability - $0) }
      let given = ConditionalChances(chances, right: pattern.right)
      for (place, item) in pattern.items.enumerated() {
        gradient[item] += count * given.single[place]
        for (otherPlace, other) in pattern.items.enumerated() {
          let both = given.pair[place][otherPlace]
          information[item, other] +=
            count * (both - given.single[place] * given.single[otherPlace])
        }
      }
    }
    return (gradient, information)
  }

  /// An ability for which about so many of the items are right, neither none nor all.
  ///
  /// Then that sum is among the likeliest, however far the difficulties are apart. It cancels out
  /// of the likelihood, so that a rough one will do.
  private static func ability(for right: Int, of difficulties: [Double]) -> Double {
    let reach = Elementary.log(Double(difficulties.count)) + 1
    var low = (difficulties.min() ?? 0) - reach
    var high = (difficulties.max() ?? 0) + reach
    for _ in 0..<8 {
      let middle = low + (high - low) / 2
      let expected = difficulties.reduce(0) { $0 + Elementary.logistic(middle - $1) }
      if expected < Double(right) {
        low = middle
      } else {
        high = middle
      }
    }
    return low + (high - low) / 2
  }
}

/// The distribution of the number of right answers to independent items.
struct SumDistribution {
  private(set) var chances: [Double] = [1]

  init(_ items: some Sequence<Double>) {
    for item in items {
      add(item)
    }
  }

  mutating func add(_ item: Double) {
    chances.append(0)
    for sum in stride(from: chances.count - 1, to: 0, by: -1) {
      chances[sum] = chances[sum] * (1 - item) + chances[sum - 1] * item
    }
    chances[0] *= 1 - item
  }

  func chance(of sum: Int) -> Double {
    chances.indices.contains(sum) ? chances[sum] : 0
  }
}

/// The chances that items, and pairs of them, are right, given how many are.
struct ConditionalChances {
  let single: [Double]
  /// For each item and each other one the chance that both are right; on the diagonal that of the
  /// item.
  let pair: [[Double]]

  /// Computes the chances.
  ///
  /// The sum of all items but one follows from that of all by taking the one out again: of a sum
  /// *P* and an item of chance *p*, *P*(*s*) = (1 - *p*) *Q*(*s*) + *p* *Q*(*s* - 1), which is
  /// solved for *Q* from that end at which errors shrink.
  ///
  /// - Complexity: O(*k*³) for *k* items.
  init(_ chances: [Double], right: Int) {
    let count = chances.count
    let sums = SumDistribution(chances).chances
    let whole = sums[right]
    var single = Array(repeating: 0.0, count: count)
    var pair = Array(repeating: Array(repeating: 0.0, count: count), count: count)
    var others = Array(repeating: 0.0, count: count)
    for (place, chance) in chances.enumerated() {
      Self.take(chance, outOf: sums, into: &others)
      single[place] = chance * others[right - 1] / whole
      pair[place][place] = single[place]
      guard right > 1 else { continue }
      for other in place + 1..<count {
        let rest = Self.chance(of: right - 2, without: chances[other], among: others)
        let both = chance * chances[other] * rest / whole
        pair[place][other] = both
        pair[other][place] = both
      }
    }
    self.single = single
    self.pair = pair
  }

  /// The distribution of a sum without one of its items.
  private static func take(_ item: Double, outOf sums: [Double], into others: inout [Double]) {
    var last = 0.0
    if item <= 0.5 {
      for sum in others.indices {
        last = max(0, (sums[sum] - item * last) / (1 - item))
        others[sum] = last
      }
    } else {
      for sum in others.indices.reversed() {
        last = max(0, (sums[sum + 1] - (1 - item) * last) / item)
        others[sum] = last
      }
    }
  }

  /// One chance of the distribution of a sum without one of its items.
  private static func chance(of wanted: Int, without item: Double, among sums: [Double]) -> Double {
    var last = 0.0
    if item <= 0.5 {
      for sum in 0...wanted {
        last = (sums[sum] - item * last) / (1 - item)
      }
    } else {
      for sum in (wanted + 1..<sums.count).reversed() {
        last = (sums[sum] - (1 - item) * last) / item
      }
    }
    return max(0, last)
  }
}

/// The way to the difficulties that make answers most likely, one step of Newton's method after the
/// other.
///
/// The logarithm of the likelihood is concave, so a step that lowers it is halved. Near the maximum
/// steps shrink quadratically; there rounding says more about the height than the step does, so the
/// last one is taken as it is.
struct ConditionalMaximum {
  /// The largest movement of a difficulty, in logits, that needs no further step.
  static let precision = 1e-6
  /// The number of times that a step is halved before it is given up.
  private static let maximumHalvings = 10

  private let likelihood: ConditionalLikelihood
  private var difficulties: [Double]
  private var height: Double
  private(set) var steps = 0
  /// The largest movement of a difficulty in the last step, in logits.
  private(set) var change: Double?
  private(set) var stop: RaschScale.Stop?

  init(_ likelihood: ConditionalLikelihood) {
    self.likelihood = likelihood
    difficulties = Array(repeating: 0, count: likelihood.itemCount)
    height = likelihood.logarithm(at: difficulties)
    stop = difficulties.isEmpty ? .converged : nil
  }

  /// Takes a step, unless it has stopped.
  mutating func step() {
    guard stop == nil else { return }
    steps += 1
    let slope = likelihood.derivatives(at: difficulties)
    let step = slope.information.solved(for: slope.gradient)
    guard let largest = step.map(abs).max(), largest.isFinite else {
      stop = .stalled
      return
    }
    guard largest > Self.precision else {
      move(by: step, largest)
      stop = .converged
      return
    }
    var length = min(1, 4 / largest)
    // Rounding may lower the height of a good step a little.
    let slack = 1e-12 * (1 + abs(height))
    for _ in 0...Self.maximumHalvings {
      let scaled = step.map { length * $0 }
      let next = likelihood.logarithm(at: moved(by: scaled))
      if next >= height - slack {
        move(by: scaled, length * largest)
        height = next
        return
      }
      length /= 2
    }
    stop = .stalled
  }

  private mutating func move(by step: [Double], _ largest: Double) {
    difficulties = moved(by: step)
    change = largest
  }

  private func moved(by step: [Double]) -> [Double] {
    let moved = zip(difficulties, step).map { $0 + $1 }
    let mean = moved.reduce(0, +) / Double(moved.count)
    return moved.map { $0 - mean }
  }

  /// The difficulties so far, with mean 0, and their standard errors.
  var estimates: [Estimate] {
    guard !difficulties.isEmpty else { return [] }
    let variances = likelihood.derivatives(at: difficulties).information.inverseDiagonal
    return zip(difficulties, variances).map {
      Estimate(unchecked: $0, standardError: max(0, $1).squareRoot())
    }
  }
}

/// The information about difficulties of which only the differences matter: a symmetric matrix that
/// is positive but for moving all difficulties alike.
///
/// Adding a multiple *m* of the matrix of ones fixes that direction without changing the others:
/// what is solved for has mean 0, and the inverse is the covariance of difficulties with mean 0,
/// plus 1/(*m**k*²).
struct SingularInformation {
  let size: Int
  private var values: [Double]

  init(size: Int) {
    self.size = size
    values = Array(repeating: 0, count: size * size)
  }

  subscript(row: Int, column: Int) -> Double {
    get { values[row * size + column] }
    set { values[row * size + column] = newValue }
  }

  /// The amount that is added to every value: as much as the values themselves are large.
  private var supplement: Double {
    let trace = (0..<size).reduce(0) { $0 + self[$1, $1] }
    return trace / Double(size * size)
  }

  /// The lower triangle *L* with *L* *L*ᵀ the supplemented matrix, by Cholesky's method.
  private var root: [[Double]] {
    let supplement = supplement
    var root: [[Double]] = []
    for row in 0..<size {
      var line: [Double] = []
      for column in 0...row {
        let other = column == row ? line : root[column]
        var rest = self[row, column] + supplement
        for place in 0..<column {
          rest -= line[place] * other[place]
        }
        line.append(
          column == row ? max(rest, .leastNormalMagnitude).squareRoot() : rest / other[column]
        )
      }
      root.append(line)
    }
    return root
  }

  /// The vector of mean 0 that the matrix takes to another one of sum 0.
  func solved(for vector: [Double]) -> [Double] {
    let root = root
    var solution = vector
    for row in 0..<size {
      for column in 0..<row {
        solution[row] -= root[row][column] * solution[column]
      }
      solution[row] /= root[row][row]
    }
    for row in (0..<size).reversed() {
      for below in row + 1..<size {
        solution[row] -= root[below][row] * solution[below]
      }
      solution[row] /= root[row][row]
    }
    return solution
  }

  /// The variances of the difficulties with mean 0.
  var inverseDiagonal: [Double] {
    let root = root
    var variances = Array(repeating: 0.0, count: size)
    // The inverse is the product of the transposed inverse root with the inverse root, whose
    // columns are solved for one by one.
    for column in 0..<size {
      var solution = Array(repeating: 0.0, count: size)
      for row in column..<size {
        var rest = row == column ? 1.0 : 0
        for place in column..<row {
          rest -= root[row][place] * solution[place]
        }
        solution[row] = rest / root[row][row]
      }
      variances[column] = solution.reduce(0) { $0 + $1 * $1 }
    }
    let constant = 1 / (supplement * Double(size * size))
    return variances.map { $0 - constant }
  }
}
