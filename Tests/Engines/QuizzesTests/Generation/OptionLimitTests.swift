// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct OptionLimitTests {
  private func shown(
    correct: Int,
    wrong: Int,
    shuffled: Bool = false,
    limit: Blueprint.OptionLimit,
    seed: UInt64 = 7
  ) throws -> [AnswerOption.ID] {
    let problem = try Samples.checkAll("p", correct: correct, wrong: wrong, shuffled: shuffled)
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", problems: [problem])]
    )
    var generator = SeededGenerator(seed: seed)
    let quiz = try Quiz(
      from: bank,
      Blueprint(count: 1) { $0.optionLimit = limit },
      using: &generator
    )
    return quiz.items[0].options.map(\.id)
  }

  /// The order was computed apart from this code, by a script in another language.
  @Test func surplusWrongOptionsAreLeftOutAtRandom() throws {
    #expect(
      try shown(correct: 2, wrong: 5, shuffled: true, limit: .four) == ["w4", "r0", "r1", "w1"]
    )
  }

  @Test func withoutShufflingTheAuthorsOrderStays() throws {
    for seed in 0..<50 as Range<UInt64> {
      let shown = try shown(correct: 1, wrong: 6, limit: .four, seed: seed)
      #expect(shown.count == 4)
      #expect(shown == shown.sorted())
    }
  }

  @Test func everyWrongOptionAndEveryOrderComesUp() throws {
    var orders: Set<[AnswerOption.ID]> = []
    for seed in 0..<2000 as Range<UInt64> {
      orders.insert(try shown(correct: 1, wrong: 4, shuffled: true, limit: .four, seed: seed))
    }
    // Three of four wrong options, in 24 orders.
    #expect(orders.count == 4 * 24)
  }

  @Test func allCorrectOptionsAreShownAlthoughTheyExceedTheLimit() throws {
    #expect(
      try shown(correct: 6, wrong: 2, limit: .four) == ["r0", "r1", "r2", "r3", "r4", "r5"]
    )
    #expect(try shown(correct: 4, wrong: 2, limit: .four).count == 4)
  }

  @Test func orTheProblemIsLeftOutByPolicy() throws {
    let limit = try Blueprint.OptionLimit(4, excess: .leaveProblemOut)
    #expect(throws: QuizGenerationError.noProblems(in: [])) {
      try shown(correct: 6, wrong: 2, limit: limit)
    }
    #expect(try shown(correct: 4, wrong: 2, limit: limit).count == 4)
  }

  @Test func fewOptionsAreAllShown() throws {
    #expect(try shown(correct: 1, wrong: 1, limit: .four) == ["r0", "w0"])
    #expect(try shown(correct: 3, wrong: 9, limit: .unlimited).count == 12)
    #expect(try shown(correct: 1, wrong: 9, limit: Blueprint.OptionLimit(2)).count == 2)
  }

  @Test func shownOptionsAlwaysContainAllCorrectOnes() {
    forEachSeed { generator in
      let correct = generator.draw(below: 8) + 1
      let wrong = generator.draw(below: 8) + 1
      let count = generator.draw(below: 7) + 2
      let shown = try shown(
        correct: correct,
        wrong: wrong,
        shuffled: generator.draw(below: 2) == 0,
        limit: Blueprint.OptionLimit(count),
        seed: generator.next()
      )
      try #require(Set(shown).count == shown.count)
      try #require(shown.count(where: { $0.rawValue.hasPrefix("r") }) == correct)
      try #require(shown.count == max(min(count, correct + wrong), correct))
    }
  }

  @Test func isStoredWithABlueprint() throws {
    let blueprint = try Blueprint(count: 7) {
      $0.sets = ["a"]
      $0.optionLimit = try Blueprint.OptionLimit(5, excess: .leaveProblemOut)
    }
    try expectJSON(
      blueprint,
      #"{"count":7,"optionLimit":{"count":5,"excess":"leaveProblemOut"},"sets":["a"]}"#
    )
    try expectJSON(Blueprint(count: 5), #"{"count":5}"#)
    try expectJSON(
      Blueprint(count: 5) { $0.optionLimit = .unlimited },
      #"{"count":5,"optionLimit":{"count":null}}"#
    )
    #expect(try decode(Blueprint.self, #"{"count":5,"optionLimit":{}}"#) == Blueprint(count: 5))
  }
}
