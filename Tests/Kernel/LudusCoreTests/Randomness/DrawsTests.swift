// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Testing

struct DrawsTests {
  /// The expected values were computed apart from this code, by a script in another language.
  @Test func drawsNeverChange() {
    var generator = SeededGenerator(seed: 2016)
    let numbers = (0..<12).map { _ in generator.draw(below: 100) }
    #expect(numbers == [15, 2, 71, 81, 63, 75, 51, 83, 85, 44, 33, 23])
    #expect(generator.shuffled(0..<10) == [9, 6, 0, 3, 1, 5, 2, 4, 7, 8])
    #expect(generator.draw(4, of: "abcdefgh") == ["d", "b", "c", "g"])
    #expect(generator.drawElement(of: ["x", "y", "z"]) == "y")
  }

  @Test(arguments: [1, 2, 3, 5, 6, 7, 10])
  func everyNumberBelowABoundIsEquallyLikely(bound: Int) {
    var generator = SeededGenerator(seed: UInt64(bound))
    var counts = Array(repeating: 0, count: bound)
    let draws = 60_000
    for _ in 0..<draws { counts[generator.draw(below: bound)] += 1 }
    // Chi-square with up to 9 degrees of freedom is above 33.7 once in 10,000 times.
    #expect(chiSquare(counts, Double(draws) / Double(bound)) < 33.7)
  }

  /// For the bound 2^63 + 1 nearly half of all numbers must be rejected.
  @Test func rejectsWhatWouldBeBiased() {
    let bound: UInt64 = 1 << 63 + 1
    var scripted = ScriptedGenerator(0, 1, .max)
    #expect(scripted.draw(below: bound) < bound)
    #expect(scripted.used > 1)
  }

  @Test(arguments: [1, 3, 1 << 63 + 1, .max] as [UInt64])
  func aGeneratorThatNeverChangesDoesNotHang(bound: UInt64) {
    var stuck = ScriptedGenerator(0)
    #expect(stuck.draw(below: bound) < bound)
  }

  @Test func everyOrderIsEquallyLikely() {
    var generator = SeededGenerator(seed: 5)
    var counts: [[Int]: Int] = [:]
    for _ in 0..<24_000 { counts[generator.shuffled(0..<4), default: 0] += 1 }
    #expect(counts.count == 24)
    // 23 degrees of freedom: above 57.7 once in 10,000 times.
    #expect(chiSquare(Array(counts.values), 1000) < 57.7)
  }

  @Test func aDrawHoldsDifferentElementsAndAllOfThemAtMost() {
    forEachSeed(0..<200) { generator in
      let count = generator.draw(below: 15)
      let drawn = generator.draw(count, of: 0..<10)
      try #require(drawn.count == min(count, 10))
      try #require(Set(drawn).count == drawn.count)
    }
  }

  @Test func aShorterDrawIsTheStartOfALongerOne() {
    forEachSeed(0..<200) { generator in
      var same = generator
      try #require(generator.draw(3, of: 0..<10) == Array(same.draw(8, of: 0..<10).prefix(3)))
    }
  }

  @Test func nothingIsDrawnFromNothing() {
    var generator = SeededGenerator(seed: 1)
    #expect(generator.drawElement(of: [Int]()) == nil)
    #expect(generator.shuffled([Int]()) == [])
    #expect(generator.draw(0, of: [1, 2]) == [])
    #expect(generator == SeededGenerator(seed: 1))
  }

  @Test func aBoundOfZeroIsAProgrammersError() async {
    await #expect(processExitsWith: .failure) {
      var generator = SeededGenerator(seed: 1)
      _ = generator.draw(below: 0)
    }
  }
}
