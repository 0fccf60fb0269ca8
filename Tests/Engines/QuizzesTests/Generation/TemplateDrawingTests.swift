// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizTestSupport
import Quizzes
import Testing

struct TemplateDrawingTests {
  @Test func aQuizDrawsVariantsWithItsGenerator() throws {
    let bank = try Samples.templates()
    forEachSeed(0..<50) { seed in
      var (first, second) = (seed, seed)
      let quiz = try Quiz(from: bank, Blueprint(count: 20) { $0.sets = ["s"] }, using: &first)
      let again = try Quiz(from: bank, Blueprint(count: 20) { $0.sets = ["s"] }, using: &second)
      try #require(quiz == again)
      let ids = quiz.items.map(\.problem.id.rawValue)
      try #require(ids.count == 6)
      let dilutions = Set(ids.filter { $0.hasPrefix("dilution#") })
      try #require(dilutions.count == 3)
      try #require(ids.filter { $0.hasPrefix("product#") }.count == 1)
      // What was drawn is what the bank finds by that name.
      let isFound = quiz.items.allSatisfy { bank.problem($0.problem.id) == $0.problem }
      try #require(isFound)
      try expectRoundTrip(quiz)
    }
  }

  @Test func templatesElsewhereChangeNothing() throws {
    let bank = try Samples.templates()
    let plain = try ProblemBank(id: "b", title: "B", sets: [bank.sets[2]])
    var (first, second) = (SeededGenerator(seed: 4), SeededGenerator(seed: 4))
    let quiz = try Quiz(from: bank, Blueprint(count: 5) { $0.sets = ["v"] }, using: &first)
    #expect(try Quiz(from: plain, Blueprint(count: 5) { $0.sets = ["v"] }, using: &second) == quiz)
    #expect(first == second)
  }

  @Test func aBankWithoutTemplatesIsDrawnFromAsEver() throws {
    let bank = try Samples.bank()
    var generator = SeededGenerator(seed: 9)
    #expect(try bank.withVariants(using: &generator) == bank)
    #expect(generator == SeededGenerator(seed: 9))
  }

  @Test func variantsStandForTemplatesInABankThatIsKept() throws {
    var generator = SeededGenerator(seed: 2)
    let all = try Samples.templates().withVariants(using: &generator)
    #expect(all.allTemplates.isEmpty)
    #expect(all.allProblems.count == 3 + 3 + 1 + 7)
    try expectRoundTrip(all)
    let some = try Samples.templates().withVariants(in: ["s/t"], using: &generator)
    #expect(some.allTemplates.map(\.id) == ["dilution", "derivative"])
    #expect(some.allProblems.count == 4)
  }

  @Test func aTemplateWithoutVariantsIsATypedErrorOfTheQuiz() throws {
    #expect("\(QuizGenerationError.noVariant(of: "t"))".contains("loosen its constraints"))
    let rare = try ProblemTemplate(
      id: "rare",
      prompt: "{{a}}?",
      variables: [ProblemTemplate.Variable("a", .range(from: 1, through: 900_000, step: 1))],
      constraints: ["a > 10"],
      key: .numeric(ProblemTemplate.NumericKey("a"))
    )
    let bank = try ProblemBank(
      id: "b",
      title: "B",
      sets: [ProblemSet(id: "s", title: "S", templates: [rare])]
    )
    var generator = ScriptedGenerator(1)
    #expect(throws: QuizGenerationError.noVariant(of: "rare")) {
      try Quiz(from: bank, Blueprint(count: 1), using: &generator)
    }
    #expect(throws: QuizGenerationError.noVariant(of: "rare")) {
      try bank.withVariants(using: &generator)
    }
  }

  @Test func aSetOfTemplatesAloneCanBePlayed() throws {
    let bank = try Samples.templates()
    var generator = SeededGenerator(seed: 1)
    let quiz = try Quiz(from: bank, Blueprint(count: 7) { $0.sets = ["u"] }, using: &generator)
    var session = QuizSession(quiz)
    let answer = try #require(quiz.items[0].problem.correctAnswer)
    let feedback = try session.answer(answer, at: Date(timeIntervalSince1970: 0))
    #expect(feedback.credit == 1)
  }
}
