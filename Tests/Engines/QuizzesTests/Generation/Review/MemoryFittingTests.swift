// SPDX-License-Identifier: Apache-2.0
import Foundation
import LudusCore
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct MemoryFittingTests {
  private typealias Model = SpacedReview.MemoryModel

  /// Reviews of problems by a memory with known parameters, each near the day on which it is due.
  private func histories(
    _ model: Model,
    _ count: Int,
    reviews: Int = 6,
    seed: UInt64 = 1
  ) -> [[Model.PastReview]] {
    var generator = SeededGenerator(seed: seed)
    func chance() -> Double { Double(generator.draw(below: 1_000_000)) / 1_000_000 }
    return (0..<count).map { _ in
      let first = Model.Rating.allCases[generator.draw(below: 4)]
      var history = [Model.PastReview(first, after: 0)]
      var memory = model.memory(after: first, at: day(0))
      for _ in 1..<reviews {
        let days = max(1, Int(memory.stability * (0.3 + 5 * chance())))
        let date = memory.date + Double(days) * 86_400
        let recalled = chance() < model.retrievability(of: memory, at: date)
        let rating = recalled ? Model.Rating.allCases[1 + generator.draw(below: 3)] : .again
        history.append(Model.PastReview(rating, after: days))
        memory = model.memory(of: memory, after: rating, at: date)
      }
      return history
    }
  }

  private var truth: Model {
    get throws {
      var parameters = Model.standard.parameters
      parameters[0] = 0.8
      parameters[2] = 5
      parameters[8] = 1.4
      parameters[20] = 0.4
      return try Model { $0.parameters = parameters }
    }
  }

  @Test func parametersFollowTheReviews() throws {
    let truth = try truth
    let fit = Model.standard.fitted(to: histories(truth, 200))
    let (before, after) = (try #require(fit.before), try #require(fit.after))
    #expect(fit.fittedParameters == 21 && fit.reviews == 1000)
    #expect(after.logLoss < before.logLoss - 0.005)
    #expect(after.calibrationError < before.calibrationError)
    // Other reviews of the same memory are foreseen better than before, and nearly as well as by
    // the true parameters.
    let others = histories(truth, 2000, seed: 2)
    let best = try #require(truth.quality(of: others))
    let found = try #require(fit.model.quality(of: others))
    let standard = try #require(Model.standard.quality(of: others))
    #expect(found.logLoss - best.logLoss < (standard.logLoss - best.logLoss) / 2)
  }

  @Test func theSameReviewsGiveTheSameParameters() throws {
    let histories = histories(try truth, 60)
    #expect(Model.standard.fitted(to: histories) == Model.standard.fitted(to: histories))
  }

  @Test func littleDataChangesLittle() throws {
    let none = Model.standard.fitted(to: [])
    #expect(none.model == .standard && none.before == nil && none.fittedParameters == 0)
    let few = Model.standard.fitted(to: histories(try truth, 8))
    #expect(few.model == .standard && few.fittedParameters == 0 && few.before == few.after)
    let some = Model.standard.fitted(to: histories(try truth, 60))
    #expect(some.fittedParameters == 4)
    #expect(some.model.parameters.dropFirst(4) == Model.standard.parameters.dropFirst(4))
    #expect(some.model.parameters != Model.standard.parameters)
    // Of reviews on one day nothing can be learned.
    let crammed = [[Model.PastReview]](
      repeating: [.init(.again, after: 0), .init(.good, after: -3)],
      count: 900
    )
    #expect(Model.standard.fitted(to: crammed).reviews == 0)
  }

  @Test func parametersStayWithinTheirBounds() throws {
    // Nobody ever forgets, or everybody always does, or both without any rule.
    for chance in [0, 2, 5, 10] {
      var generator = SeededGenerator(seed: 3)
      let histories = (0..<150).map { _ in
        (0..<3).map { _ in
          let rating = generator.draw(below: 10) < chance ? Model.Rating.again : .easy
          return Model.PastReview(rating, after: [1, 40, 20_000][generator.draw(below: 3)])
        }
      }
      let fit = Model.standard.fitted(to: histories)
      // The initializer checks the bounds.
      _ = try Model { $0.parameters = fit.model.parameters }
      #expect(try #require(fit.after).logLoss <= #require(fit.before).logLoss)
    }
  }

  @Test func answersOfAllLearnersAreFitted() throws {
    var records: [AnswerLog.Record] = []
    for (index, history) in histories(try truth, 60).enumerated() {
      var date = 0.5
      for review in history {
        date += Double(review.days)
        var record = try Samples.answer(
          Problem.ID("p\(index / 4)"),
          by: Learner.ID("learner \(index % 4)"),
          right: review.rating != .again,
          on: date
        )
        record.rating = review.rating
        records.append(record)
      }
    }
    let fit = Model.standard.fitted(to: AnswerLog(records), calendar: testCalendar)
    let direct = Model.standard.fitted(to: histories(try truth, 60))
    #expect(fit.reviews == direct.reviews)
    for (one, other) in zip(fit.model.parameters, direct.model.parameters) {
      #expect(abs(one - other) < 1e-6)
    }
  }
}
