internal import LudusCore
internal import Quizzes

/// The likelihood of answers given how many are right in each block, as a function of the items'
/// difficulties.
///
/// With the chances *p* of the items for any one ability, the chance of the answers given their sum *r* is
/// Π *p* Π(1 - *p*) / P(*r*), where P is the distribution of the sum. The ability cancels out; one near that
/// which makes *r* likely keeps all numbers in range.
struct ConditionalLikelihood {
  /// Items that were answered together, with a number of right ones, and how many blocks are so.
  private struct Pattern: Hashable {
    let items: [Int]
    let right: Int
  }

  private let patterns: [(pattern: Pattern, count: Double)]
  /// How often each item was answered right, in the blocks that count.
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

  /// The difficulties that make the answers most likely, with mean 0, and their standard errors.
  ///
  /// Newton's method; the logarithm of the likelihood is concave, so a step that does not raise it is halved.
  func maximum() -> [Estimate] {
    guard !correctCounts.isEmpty else { return [] }
    var difficulties = correctCounts.map { _ in 0.0 }
    var height = logarithm(at: difficulties)
    var slope = derivatives(at: difficulties)
    for _ in 0..<100 {
      let step = slope.information.solved(for: slope.gradient)
      guard let largest = step.map(abs).max(), largest > 1e-9 else { break }
      var length = min(1, 4 / largest)
      var next = difficulties
      var nextHeight = -Double.infinity
      for _ in 0..<40 {
        next = zip(difficulties, step).map { $0 + length * $1 }.centered
        nextHeight = logarithm(at: next)
        if nextHeight >= height { break }
        length /= 2
      }
      guard nextHeight >= height else { break }
      difficulties = next
      height = nextHeight
      slope = derivatives(at: difficulties)
    }
    let variances = slope.information.inverseDiagonal
    return zip(difficulties, variances).map {
      Estimate(unchecked: $0, standardError: max(0, $1).squareRoot())
    }
  }

  private func logarithm(at difficulties: [Double]) -> Double {
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
  private func derivatives(
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
  /// Then that sum is among the likeliest, however far the difficulties are apart.
  private static func ability(for right: Int, of difficulties: [Double]) -> Double {
    let reach = Elementary.log(Double(difficulties.count)) + 1
    var low = (difficulties.min() ?? 0) - reach
    var high = (difficulties.max() ?? 0) + reach
    for _ in 0..<16 {
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

  /// The chance of a sum together with other, independent items.
  func chance(of sum: Int, with other: SumDistribution) -> Double {
    chances.enumerated().reduce(0) { $0 + $1.element * other.chance(of: sum - $1.offset) }
  }
}

/// The chances that items, and pairs of them, are right, given how many are.
struct ConditionalChances {
  let single: [Double]
  /// For each item and each other one the chance that both are right; on the diagonal that of the item.
  let pair: [[Double]]

  /// Computes the chances.
  ///
  /// - Complexity: O(*k*³) for *k* items.
  init(_ chances: [Double], right: Int) {
    let whole = SumDistribution(chances).chance(of: right)
    var single: [Double] = []
    var pair: [[Double]] = []
    for (place, chance) in chances.enumerated() {
      let part = chance / whole
      var others = chances
      others.remove(at: place)
      // The sums of all others but one are those before it with those after it.
      var before = [SumDistribution([])]
      var after = [SumDistribution([])]
      for offset in others.indices {
        var next = before[offset]
        next.add(others[offset])
        before.append(next)
        next = after[offset]
        next.add(others[others.count - 1 - offset])
        after.append(next)
      }
      single.append(part * before[others.count].chance(of: right - 1))
      var row = others.indices.map { other in
        let rest = before[other].chance(of: right - 2, with: after[others.count - 1 - other])
        return part * others[other] * rest
      }
      row.insert(single[place], at: place)
      pair.append(row)
    }
    self.single = single
    self.pair = pair
  }
}

extension [Double] {
  /// The numbers moved so that their mean is 0.
  fileprivate var centered: [Double] {
    let mean = reduce(0, +) / Double(count)
    return map { $0 - mean }
  }
}
