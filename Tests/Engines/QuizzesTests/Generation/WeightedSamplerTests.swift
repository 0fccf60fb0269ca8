// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import Testing

/// The slow and obvious way to remove an item by its position.
private struct ReferenceSampler {
  var weights: [Int]

  mutating func remove(atWeight position: UInt64) -> Int? {
    var rest = Int(position)
    for (item, weight) in weights.enumerated() {
      if rest < weight {
        weights[item] = 0
        return item
      }
      rest -= weight
    }
    return nil
  }
}

struct WeightedSamplerTests {
  @Test func removesTheItemThatCoversAPosition() throws {
    var sampler = try WeightedSampler(weights: [2, 0, 3, 5])
    #expect(sampler.totalWeight == 10)
    #expect(sampler.remove(atWeight: 2) == 2)
    #expect(sampler.totalWeight == 7)
    #expect(sampler.remove(atWeight: 2) == 3)
    #expect(sampler.remove(atWeight: 2) == nil)
    #expect(sampler.remove(atWeight: 1) == 0)
    #expect(sampler.totalWeight == 0)
    #expect(sampler.remove(atWeight: 0) == nil)
  }

  @Test func removesAsTheReferenceDoes() {
    forEachSeed(0..<300) { generator in
      let count = generator.draw(below: 120)
      let heavy = generator.draw(below: 3) == 0 ? 1_000_000 : 6
      let weights = (0..<count).map { _ in generator.draw(below: heavy) }
      var sampler = try WeightedSampler(weights: weights)
      var reference = ReferenceSampler(weights: weights)
      while sampler.totalWeight > 0 {
        let position = generator.draw(below: sampler.totalWeight)
        try #require(sampler.remove(atWeight: position) == reference.remove(atWeight: position))
        try #require(sampler.totalWeight == UInt64(reference.weights.reduce(0, +)))
      }
    }
  }

  @Test func copiesAreIndependent() throws {
    let prepared = try WeightedSampler(weights: Array(repeating: 1, count: 100))
    for _ in 0..<2 {
      var sampler = prepared
      var items: [Int] = []
      while let item = sampler.remove(atWeight: 0) { items.append(item) }
      #expect(items == Array(0..<100))
    }
  }

  @Test func drawsEachItemOnceAndWeightlessOnesNever() throws {
    var sampler = try WeightedSampler(weights: [5, 0, 1, 7, 0])
    var generator = SeededGenerator(seed: 3)
    var items: [Int] = []
    while let item = sampler.sample(using: &generator) { items.append(item) }
    #expect(items.sorted() == [0, 2, 3])
  }

  /// Of weights 1, 2 and 3 the pair (a, b) is drawn with the chance w(a)/6 · w(b)/(6 - w(a)).
  @Test func drawsPairsByTheirExactChances() throws {
    let weights = [1, 2, 3]
    let prepared = try WeightedSampler(weights: weights)
    var generator = SeededGenerator(seed: 11)
    let draws = 60_000
    var counts: [[Int]: Int] = [:]
    for _ in 0..<draws {
      var sampler = prepared
      let pair = [sampler.sample(using: &generator), sampler.sample(using: &generator)]
      counts[pair.compactMap(\.self), default: 0] += 1
    }
    var statistic = 0.0
    for a in 0..<3 {
      for b in 0..<3 where b != a {
        let chance = Double(weights[a] * weights[b]) / Double(6 * (6 - weights[a]))
        statistic += chiSquare([counts[[a, b], default: 0]], chance * Double(draws))
      }
    }
    // 5 degrees of freedom: above 25.7 once in 10,000 times.
    #expect(statistic < 25.7)
  }

  @Test func refusesWeightsThatCannotBeDrawnBy() throws {
    #expect(throws: WeightError.negative(offset: 1, weight: -2)) {
      try WeightedSampler(weights: [3, -2])
    }
    #expect(throws: WeightError.overflow(offset: 2)) {
      try WeightedSampler(weights: [.max, 0, 1])
    }
    #expect(WeightError.negative(offset: 1, weight: -2).description.contains("offset 1"))
    #expect(WeightError.overflow(offset: 2).description.contains("offset 2"))
    var largest = try WeightedSampler(weights: [.max])
    #expect(largest.remove(atWeight: UInt64(Int.max) - 1) == 0)
    var none = try WeightedSampler(weights: [Int]())
    #expect(none.remove(atWeight: 0) == nil)
  }
}
