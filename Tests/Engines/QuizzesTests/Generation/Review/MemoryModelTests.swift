// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct MemoryModelTests {
  private typealias Model = SpacedReview.MemoryModel

  private func model(_ vector: MemoryVector) throws -> Model {
    try Model {
      $0.parameters = vector.parameters
      $0.desiredRetention = vector.desiredRetention
      $0.learningSteps = vector.learningSteps
      $0.relearningSteps = vector.relearningSteps
      $0.maximumInterval = vector.maximumInterval
    }
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) <= 1e-9 * max(abs(expected), 1e-9)
  }

  @Test(arguments: MemoryVector.all.indices)
  func everyReviewSaysWhatTheReferenceSays(number: Int) throws {
    let vector = MemoryVector.all[number]
    let model = try model(vector)
    var memory: Model.Memory?
    for review in vector.reviews {
      let date = Date(timeIntervalSince1970: Double(review.at) / 1000)
      if let memory {
        #expect(isNear(model.retrievability(of: memory, at: date), review.recall))
      }
      let rating = try #require(Model.Rating(rawValue: review.rating))
      let after = model.memory(of: memory, after: rating, at: date)
      #expect(isNear(after.stability, review.stability))
      #expect(isNear(after.difficulty, review.difficulty))
      #expect(after.phase.rawValue == review.phase)
      #expect(after.step == review.step)
      #expect((after.due.timeIntervalSince1970 * 1000).rounded() == Double(review.due))
      memory = after
    }
  }

  @Test func recallFallsToTheDesiredRetentionWhenAProblemIsDue() throws {
    for retention in [0.7, 0.8, 0.9, 0.95] {
      let model = try Model {
        $0.desiredRetention = retention
        $0.learningSteps = []
      }
      let memory = model.memory(after: .easy, at: day(0))
      let before = model.retrievability(of: memory, at: memory.due - 86_400)
      let after = model.retrievability(of: memory, at: memory.due + 86_400)
      #expect(before > retention && retention > after)
    }
  }

  @Test func aBetterRatingNeverLeavesALessStableMemory() {
    let model = Model.standard
    forEachSeed { generator in
      var memory = model.memory(after: Model.Rating.allCases[generator.draw(below: 4)], at: day(0))
      for _ in 0..<10 {
        let date = memory.date + Double(generator.draw(below: 60 * 86_400))
        let next = Model.Rating.allCases.map { model.memory(of: memory, after: $0, at: date) }
        #expect(zip(next, next.dropFirst()).allSatisfy { $0.stability <= $1.stability })
        #expect(zip(next, next.dropFirst()).allSatisfy { $0.difficulty >= $1.difficulty })
        #expect(next.allSatisfy { (1...10).contains($0.difficulty) && $0.stability >= 0.001 })
        #expect(next.allSatisfy { $0.due > $0.date })
        memory = next[generator.draw(below: 4)]
      }
    }
  }

  @Test func noHistoryOverflows() throws {
    // Parameters at both ends of their bounds, and reviews at once, late and before the last one.
    let lowest: [Double] = [
      0.001, 0.001, 0.001, 0.001, 1, 0.001, 0.001, 0.001, 0, 0, 0.001, 0.001, 0.001, 0.001, 0, 0, 1,
      0, 0, 0, 0.1,
    ]
    let highest: [Double] = [
      100, 100, 100, 100, 10, 4, 4, 0.75, 4.5, 0.8, 3.5, 5, 0.25, 0.9, 4, 1, 6, 2, 2, 0.8, 0.8,
    ]
    for extremes in 0..<32 as Range<UInt64> {
      var generator = SeededGenerator(seed: extremes)
      let parameters = zip(lowest, highest).map { generator.draw(below: 2) == 0 ? $0 : $1 }
      let model = try Model {
        $0.parameters = parameters
        $0.desiredRetention = 0.5
      }
      var memory: Model.Memory?
      for number in 0..<400 {
        let wait = [0, 60, 86_400, 9e9, -5e9, 1e12][generator.draw(below: 6)]
        let date = (memory?.date ?? day(0)) + (number < 200 ? 1 : wait)
        let rating = number < 200 ? Model.Rating.easy : Model.Rating.allCases[number % 4]
        let next = model.memory(of: memory, after: rating, at: date)
        #expect(next.stability.isFinite && next.stability >= 0.001)
        #expect((1...10).contains(next.difficulty))
        #expect((0...1).contains(model.retrievability(of: next, at: .distantFuture)))
        memory = next
      }
    }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func noDateStopsTheProgram(seconds: Double) throws {
    let model = Model.standard
    let date = Date(timeIntervalSince1970: seconds)
    let memory = model.memory(after: .good, at: date)
    #expect(model.memory(of: memory, after: .good, at: date).stability.isFinite)
    for other in [date, day(0)] {
      #expect((0...1).contains(model.retrievability(of: memory, at: other)))
    }
  }

  @Test func numbersOutOfTheirRangesAreRefused() throws {
    func faults(_ make: () throws -> Model) -> [String] {
      contentFaults(ProblemFault.self) { _ = try make() }
    }
    #expect(
      faults { try Model { $0.parameters = [1] } } == [
        "parameters: 1 parameters, expected 21 or 34"
      ]
    )
    var parameters = Model.standard.parameters
    parameters[20] = 0.9
    parameters[4] = .nan
    #expect(
      faults { try Model { $0.parameters = parameters } } == [
        "parameters[4]: nan, expected 1.0 to 10.0", "parameters[20]: 0.9, expected 0.1 to 0.8",
      ]
    )
    #expect(
      faults { try Model { $0.desiredRetention = 1 } } == [
        "desiredRetention: 1.0, expected 0.5 to 0.99"
      ]
    )
    #expect(
      faults {
        try Model {
          $0.learningSteps = [0, 60]
          $0.relearningSteps = [2_592_001]
        }
      } == [
        "learningSteps[0]: 0, expected 1 to 2592000",
        "relearningSteps[0]: 2592001, expected 1 to 2592000",
      ]
    )
    #expect(
      faults {
        try Model {
          $0.learningSteps = Array(repeating: 1, count: 21)
          $0.maximumInterval = 0
        }
      } == [
        "learningSteps: 21 steps, expected at most 20",
        "maximumInterval: 0, expected 1 to 36500",
      ]
    )
  }

  @Test func onlyWhatDiffersFromTheStandardModelIsWritten() throws {
    try expectJSON(Model.standard, "{}")
    try expectJSON(
      try Model {
        $0.desiredRetention = 0.8
        $0.learningSteps = []
        $0.maximumInterval = 100
      },
      #"{"desiredRetention":0.8,"learningSteps":[],"maximumInterval":100}"#
    )
  }
}
