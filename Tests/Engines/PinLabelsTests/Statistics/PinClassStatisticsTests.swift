// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import PinLabels
import Testing

struct PinClassStatisticsTests {
  private func result(
    _ answers: KeyValuePairs<Pin.ID, String>,
    pins: [Pin.ID]? = nil
  ) throws -> PinLabelResult {
    let task = PinLabelTask(try Samples.sheet(), pins: pins, language: "la", mode: .exam)
    var session = PinLabelSession(task)
    for (pin, answer) in answers { try session.label(pin, as: answer, at: Samples.at(0)) }
    return try session.submit(at: Samples.at(1))
  }

  @Test func aClassShowsWhatWasRightWrongAndConfused() throws {
    let statistics = PinClassStatistics([
      try result(["p1": "Musculus biceps brachii", "p2": "Musculus deltoideus"]),
      try result(["p1": "Musculus triceps brachii", "p2": "musculus deltoideus", "p3": "Ulna"]),
      try result(["p1": "Femur", "p2": "M. triceps brachii", "p3": "Femur"]),
      try result(["p3": "femur!"], pins: ["p3"]),
    ])
    #expect(statistics.order == ["p1", "p2", "p3"])
    let first = try #require(statistics.pins["p1"])
    #expect(first.count == 3)
    #expect(first.correctCount == 1)
    #expect(first.wrongAnswers.map(\.text) == ["femur", "musculus triceps brachii"])
    let third = try #require(statistics.pins["p3"])
    #expect(third.count == 4)
    #expect(third.unansweredCount == 1)
    #expect(third.wrongAnswers.map(\.text) == ["femur", "ulna"])
    #expect(third.wrongAnswers.map(\.count) == [2, 1])
    #expect(statistics.confusions.map(\.pin) == ["p2", "p1"])
    #expect(statistics.confusions.map(\.takenFor) == ["p3", "p2"])
    #expect(statistics.confusions.map(\.count) == [2, 1])
    #expect(statistics.confusionMatrix == [[1, 1, 0], [0, 1, 2], [0, 0, 0]])
  }

  @Test func noResultsShowNothing() {
    let statistics = PinClassStatistics([])
    #expect(statistics.order.isEmpty)
    #expect(statistics.confusions.isEmpty)
    #expect(statistics.confusionMatrix.isEmpty)
  }

  @Test func eachRowOfTheMatrixCountsNoMoreThanThePinWasAskedFor() {
    forEachSeed(0..<10) { generator in
      let words = ["Musculus biceps brachii", "M. triceps brachii", "Musculus deltoideus", "Os"]
      let results = try (0..<5).map { _ in
        try result([
          "p1": words[generator.draw(below: 4)], "p2": words[generator.draw(below: 4)],
          "p3": words[generator.draw(below: 4)],
        ])
      }
      let statistics = PinClassStatistics(results)
      for row in statistics.confusionMatrix { try #require(row.reduce(0, +) <= 5) }
      let right = statistics.order.compactMap { statistics.pins[$0]?.correctCount }.reduce(0, +)
      try #require(right == results.map(\.correctCount).reduce(0, +))
    }
  }
}
