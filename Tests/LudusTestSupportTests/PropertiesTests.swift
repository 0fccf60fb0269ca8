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
}
