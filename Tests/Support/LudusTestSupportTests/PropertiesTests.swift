// SPDX-License-Identifier: Apache-2.0
import LudusCore
@testable import LudusTestSupport
import Testing

struct PropertiesTests {
  private struct Broken: Error {}

  @Test func everySeedIsTriedWithItsOwnGenerator() {
    var numbers: [UInt64] = []
    forEachSeed(3..<6) { numbers.append($0.next()) }
    var generators = (3..<6).map { SeededGenerator(seed: $0) }
    #expect(numbers == generators.indices.map { generators[$0].next() })
  }

  @Test func theFirstSeedThatBreaksAPropertyIsFound() {
    var tries = 0
    let failure = firstFailure(of: 5..<20) { _ in
      tries += 1
      if tries >= 4 { throw Broken() }
    }
    #expect(failure?.seed == 8)
    #expect(failure?.error is Broken)
    #expect(tries == 4)
  }

  @Test func aPropertyThatHoldsHasNoFailure() {
    #expect(firstFailure(of: 0..<10) { _ in } == nil)
  }

  @Test(arguments: [(10, 2), (10, nil), (2, nil), (0, 0)] as [(Int, Int?)])
  func seedsThatMakeNoCaseAreLeftOutWhileEnoughRemain(cases: Int, fewest: Int?) {
    var tries = 0
    forEachSeed(0..<20, keeping: fewest) { _ in
      tries += 1
      try assume(tries <= cases)
    }
    #expect(tries == 20)
  }

  @Test(.meansIssues(3))
  func aPropertyThatIsHardlyTriedFails() {
    forEachSeed(0..<20) { _ in try assume(false) }
    forEachSeed(0..<20, keeping: 5) { generator in _ = try assume(generator.next() == 0 ? 1 : nil) }
    forEachHistory(0..<20, of: { [$0.next()] }) { _, _ in try assume(false) }
  }
}
