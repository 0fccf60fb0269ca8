// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct GenerationTests {
  private func quiz(
    _ blueprint: Blueprint,
    seed: UInt64 = 2016,
    from bank: ProblemBank? = nil,
    id: Quiz.ID? = nil
  ) throws -> Quiz {
    var generator = SeededGenerator(seed: seed)
    return try Quiz(from: bank ?? Samples.bank(), blueprint, id: id, using: &generator)
  }

  /// Problems and name were computed apart from this code, by a script in another language.
  @Test func aSeedAlwaysGivesTheSameQuiz() throws {
    let quiz = try quiz(Blueprint(count: 8) { $0.sets = ["c/1", "c/2"] })
    #expect(quiz.items.map(\.problem.id) == ["a2", "a1", "c2", "c4", "c1", "c3", "b6", "c5"])
    #expect(quiz.id == "d9c0586e56436116")
    #expect(try self.quiz(Blueprint(count: 8) { $0.sets = ["c/1", "c/2"] }) == quiz)
    let other = try self.quiz(Blueprint(count: 8) { $0.sets = ["c/1", "c/2"] }, seed: 2017)
    #expect(other.items != quiz.items)
  }

  @Test func theBankMayHaveBeenStored() throws {
    let bank = try decode(ProblemBank.self, try json(try Samples.bank()))
    let blueprint = try Blueprint(count: 10) { $0.sets = ["c"] }
    #expect(try quiz(blueprint, from: bank) == quiz(blueprint))
  }

  @Test func aNameDoesNotChangeTheItems() throws {
    let named = try quiz(Blueprint(count: 5), id: "monday")
    #expect(named.id == "monday")
    #expect(try named.items == quiz(Blueprint(count: 5)).items)
  }

  @Test func itemsTellTheirSet() throws {
    for item in try quiz(Blueprint(count: 19) { $0.sets = ["c"] }).items {
      #expect(try Samples.bank().set(of: item.problem.id)?.id == item.set)
      #expect(try Samples.bank().set(item.set)?.title == item.setTitle)
    }
  }

  @Test func aSetThatHoldsFewerMakesAShorterQuiz() throws {
    #expect(try quiz(Blueprint(count: 20) { $0.sets = ["c/2"] }).items.count == 6)
    #expect(try quiz(Blueprint(count: 100)).items.count == 19)
  }

  @Test func aProblemInSeveralChosenSetsIsDrawnOnce() throws {
    let quiz = try quiz(Blueprint(count: 50) { $0.sets = ["c/1/a", "c/1", "c", "c/1/a"] })
    #expect(quiz.items.count == 19)
    #expect(Set(quiz.items.map(\.problem.id)).count == 19)
  }

  @Test func whatCannotBeDrawnIsReported() throws {
    func expect(_ error: QuizGenerationError, _ blueprint: Blueprint) {
      #expect(throws: error) { try quiz(blueprint) }
    }
    expect(.noProblems(in: ["none"]), try Blueprint(count: 5) { $0.sets = ["none"] })
    expect(.noProblems(in: []), try Blueprint(count: 5) { $0.sets = [] })
    expect(.unknownSet("c/9"), try Blueprint(count: 5) { $0.sets = ["c/1", "c/9"] })
    let empty = try ProblemBank(id: "empty", title: "Empty", sets: [])
    #expect(throws: QuizGenerationError.noProblems(in: [])) {
      try quiz(Blueprint(count: 5), from: empty)
    }
  }

  @Test func whatAQuizCannotBeMadeOfNeitherCanALottery() throws {
    let cases: [(QuizGenerationError, Blueprint, QuizEvidence)] = try [
      (.unknownSet("s/9"), Blueprint(count: 5) { $0.sets = ["s/9"] }, .none),
      (
        .unknownSet("s/9"),
        Blueprint(count: 5) { $0.strata = try [Blueprint.Stratum(1, of: .set("s/9"))] }, .none
      ),
      (
        .learnerIsMissing,
        Blueprint(count: 1) { $0.noRepeats = try Blueprint.RepeatWindow(days: 3) }, .none
      ),
      (
        .dateIsMissing, Blueprint(count: 1) { $0.noRepeats = try Blueprint.RepeatWindow(days: 3) },
        QuizEvidence(learner: "ada")
      ),
      (
        .dateOutOfRange, Blueprint(count: 1) { $0.noRepeats = try Blueprint.RepeatWindow(days: 3) },
        QuizEvidence(learner: "ada", at: date(.infinity))
      ),
      (.noProblems(in: []), Blueprint(count: 5) { $0.sets = [] }, .none),
      (
        .noFittingProblems(of: 7),
        Blueprint(count: 5) { $0.answers = .wrongLast }, QuizEvidence(learner: "ada")
      ),
    ]
    let bank = try Samples.taggedBank()
    for (error, blueprint, evidence) in cases {
      #expect(throws: error) { try QuizLottery(of: bank, blueprint, evidence: evidence) }
      #expect(throws: error) { try drawn(blueprint, from: bank, evidence: evidence) }
    }
  }

  @Test func aRefusedBlueprintDrawsNothing() throws {
    var generator = SeededGenerator(seed: 1)
    _ = try? Quiz(
      from: try Samples.bank(),
      Blueprint(count: 5) { $0.sets = ["none"] },
      using: &generator
    )
    #expect(generator == SeededGenerator(seed: 1))
  }

  @Test func everyProblemIsEquallyLikely() throws {
    let bank = try Samples.bank()
    var generator = SeededGenerator(seed: 4)
    var counts: [Problem.ID: Int] = [:]
    let draws = 4000
    for _ in 0..<draws {
      for item in try Quiz(from: bank, Blueprint(count: 5), using: &generator).items {
        counts[item.problem.id, default: 0] += 1
      }
    }
    let expected = Double(draws * 5) / 19
    let statistic = counts.values.reduce(0) {
      $0 + (Double($1) - expected) * (Double($1) - expected)
    }
    // 18 degrees of freedom: above 50.5 once in 10,000 times (less often still, drawing without
    // replacement).
    #expect(counts.count == 19)
    #expect(statistic / expected < 50.5)
  }
}
