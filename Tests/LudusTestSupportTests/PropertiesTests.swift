import LudusCore
import LudusTestSupport
import Testing

struct PropertiesTests {
  @Test func everySeedIsTriedWithItsOwnGenerator() {
    var numbers: [UInt64] = []
    forEachSeed(3..<6) { numbers.append($0.next()) }
    var generators = (3..<6).map { SeededGenerator(seed: $0) }
    #expect(numbers == generators.indices.map { generators[$0].next() })
  }

  @Test func aFailedExpectationIsReportedWithItsSeed() {
    // Each of the two must match at least one issue: the expectation's own and that of the seed.
    withKnownIssue {
      withKnownIssue {
        forEachSeed(5..<6) { generator in
          try #require(generator.draw(below: 2) == 2)
        }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("seed 5") }
      }
    } matching: { issue in
      if case .expectationFailed = issue.kind { true } else { false }
    }
  }

  @Test func aBrokenPropertyIsReportedOnceWithItsSeed() {
    struct Broken: Error {}
    var tries = 0
    withKnownIssue {
      forEachSeed(0..<10) { _ in
        tries += 1
        if tries == 4 { throw Broken() }
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("seed 3") }
    }
    #expect(tries == 4)
  }
}
