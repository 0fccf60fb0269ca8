// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import QuizAnalytics
import QuizTestSupport

/// A random log with its parts, each of which has all answers of its learners.
struct SplitLog {
  let whole: AnswerLog
  let parts: [AnswerLog]

  /// Most learners answer all problems; scores are parts of points, and problems may stand in two
  /// sets.
  init(using generator: inout SeededGenerator) throws {
    let problems = 2 + generator.draw(below: 4)
    var records: [AnswerLog.Record] = []
    for learner in 0...generator.draw(below: 40) {
      for problem in 0..<problems where generator.draw(below: 14) > 0 {
        records.append(
          try AnswerLog.Record(
            learner: AnswerSamples.learner(learner),
            quiz: generator.draw(below: 40) == 0 ? "other" : "quiz",
            problem: AnswerSamples.problem(problem),
            set: ["first", "second"][generator.draw(below: 2)],
            responses: [],
            credit: Fraction(generator.draw(below: 4), 3),
            isFirstTryCorrect: false,
            date: date(Double(generator.draw(below: 1000)))
          )
        )
      }
    }
    whole = AnswerLog(records)
    let count = 1 + generator.draw(below: 5)
    var part: [Learner.ID: Int] = [:]
    for learner in Set(records.map(\.learner)).sorted() {
      part[learner] = generator.draw(below: count)
    }
    parts = (0..<count).map { number in
      AnswerLog(records.filter { part[$0.learner] == number })
    }
  }

  /// Merges tallies in another order, in two steps, and by way of JSON.
  static func mergedAnyhow<Tally: Codable>(
    _ tallies: [Tally],
    using generator: inout SeededGenerator,
    _ merge: ([Tally]) -> [Tally]
  ) throws -> [Tally] {
    var tallies = tallies
    tallies.shuffle(using: &generator)
    let middle = tallies.count / 2
    let halves = [tallies[..<middle], tallies[middle...]].flatMap { merge(Array($0)) }
    return merge(try decode([Tally].self, json(halves)))
  }
}
