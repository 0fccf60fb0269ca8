// SPDX-License-Identifier: Apache-2.0
import LudusCore
@testable import LudusTestSupport
import Testing

struct HistoriesTests {
  private struct Broken: Error {}

  private func numbers(_ generator: inout SeededGenerator) -> [Int] {
    (0..<100).map { _ in generator.draw(below: 1000) }
  }

  @Test func everySeedMakesItsOwnHistory() {
    var histories: [[Int]] = []
    forEachHistory(3..<6, of: numbers) { history, _ in histories.append(history) }
    let expected = (UInt64(3)..<6).map { seed in
      var generator = SeededGenerator(seed: seed)
      return numbers(&generator)
    }
    #expect(histories == expected)
  }

  @Test func aPropertyThatHoldsHasNoFailure() {
    let failure = firstFailingHistory(of: 0..<10, numbers) { history, _ in
      try #require(history.count == 100)
    }
    #expect(failure == nil)
  }

  @Test func theFirstFailureIsToldWithItsSeedAndASmallHistory() throws {
    var tries = 0
    let failure = try #require(
      firstFailingHistory(of: 5..<20, numbers) { history, _ in
        tries += 1
        if tries >= 4, history.contains(where: { $0 >= 900 }) { throw Broken() }
      }
    )
    #expect(failure.seed == 8)
    #expect(failure.originalCount == 100)
    #expect(failure.history.count == 1)
    #expect(failure.history[0] >= 900)
  }

  @Test func elementsAreMadeSimpler() throws {
    let failure = try #require(
      firstFailingHistory(of: 0..<5, numbers, simplifying: { $0 > 0 ? [$0 - 1] : [] }) {
        history,
        _ in
        if history.contains(where: { $0 >= 900 }) { throw Broken() }
      }
    )
    #expect(failure.history == [900])
    #expect(
      failure.description == """
        the property fails for seed 0; of 100 elements 1 are enough:
          0: 900
        """
    )
  }

  @Test func everyTryHasTheSameGenerator() {
    var first: Set<UInt64> = []
    _ = firstFailingHistory(of: 7..<8, numbers) { _, generator in
      first.insert(generator.next())
      throw Broken()
    }
    var generator = SeededGenerator(seed: 7)
    _ = numbers(&generator)
    #expect(first == [generator.next()])
  }

  @Test func aHistoryThatCannotBeMadeIsAFailure() {
    let failure = firstFailingHistory(of: 0..<3, { _ -> [Int] in throw Broken() }) { _, _ in }
    #expect(failure?.seed == 0)
    #expect(failure?.history == [])
    #expect(failure?.error is Broken)
  }

  @Test(.meansIssues(2))
  func aFailureIsReported() {
    forEachHistory(0..<1, of: numbers) { _, _ in throw Broken() }
    forEachHistory(0..<1, of: { _ -> [Int] in throw Broken() }) { _, _ in }
  }

  // Once for the whole history, once for the small one, and once with its elements; not for those
  // tried in between.
  @Test(.meansIssues(3))
  func aFailedExpectationIsReportedForTheWholeAndTheSmallHistoryAlone() {
    forEachHistory(0..<1, of: numbers) { history, _ in
      try #require(history.allSatisfy { $0 < 900 })
    }
  }
}
