// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// The grade alone is that of the evaluation, or the same error, whatever is answered.
struct GradeTests {
  /// Problems of all kinds by all formulae.
  private static func problems() throws -> [Problem] {
    let weighted: AnswerOptions = [
      .correct("a", "a", weight: 1), .wrong("b", "b", weight: try Fraction(1, 3)), .wrong("c", "c"),
    ]
    let weights: AnswerOptions = [
      .correct("a", "a", weight: try Fraction(2, 3)), .wrong("b", "b", weight: try Fraction(-1, 3)),
      .correct("c", "c", weight: try Fraction(1, 3)), .wrong("d", "d"),
    ]
    let formulae = try CheckAllFormula.allCases.filter { $0 != .weighted }.flatMap { formula in
      try [3, 20].map { count in
        let options = (0..<count).map { number in
          AnswerOption(
            id: AnswerOption.ID("\(number)"),
            text: "\(number)",
            isCorrect: number.isMultiple(of: 3)
          )
        }
        return try Problem(
          id: "\(formula)-\(count)",
          prompt: "?",
          kind: .checkAll(AnswerOptions(options), grading: formula)
        )
      }
    }
    let orders = try OrderingTask.Formula.allCases.flatMap { formula in
      try [Samples.ordering(by: formula), Samples.dependencies(by: .dependencyGraph)]
    }
    return try formulae + orders + Samples.newKinds() + [
      Samples.choice(), Samples.checkAll(), Samples.exact(), Samples.rough(),
      Samples.matching(by: .allOrNothing), Samples.cloze(by: .allOrNothing),
      Problem(id: "w1", prompt: "?", kind: .multipleChoice(weighted, grading: .weighted)),
      Problem(id: "w2", prompt: "?", kind: .checkAll(weights, grading: .weighted)),
      Problem(id: "n1", prompt: "?", kind: .numeric(try NumericMatcher("9.81 m/s^2"))),
      Problem(
        id: "n2",
        prompt: "?",
        kind: .numeric(
          try NumericMatcher("12", tolerance: .absolute(1), decimalSeparator: .either)
        )
      ),
      Problem(id: "f", prompt: "?", kind: .algebraic(try AlgebraMatcher("x^2 - 1"))),
    ]
  }

  /// A response of any kind, as a hostile client could send it.
  private static func hostileResponse(using generator: inout SeededGenerator) -> QuizResponse {
    let names = ["", "a", "b", "c", "0", "3", "19", "1", "sodium", "na", "état", "no such", " "]
    let texts =
      names + [
        "\u{200B}", "12", "12,5", "1,234", "-", "9.81 m/s²", "981", "x*x-1", "((((", "SULFUR ", "ſ",
        "meosis", String(repeating: "9", count: 70_000), "\0", "1e999999", "NaN",
      ]
    func name() -> String { generator.drawElement(of: names) ?? "" }
    func text() -> String { generator.drawElement(of: texts) ?? "" }
    let count = generator.draw(below: 5)
    switch generator.draw(below: 7) {
    case 0: return .choice(AnswerOption.ID(name()))
    case 1: return .choices((0..<count).map { _ in AnswerOption.ID(name()) })
    case 2: return .order((0..<count).map { _ in Problem.Item.ID(name()) })
    case 3:
      let pairs = (0..<count).map { _ in (Problem.Item.ID(name()), Problem.Item.ID(name())) }
      return .pairs(Dictionary(pairs) { first, _ in first })
    case 4:
      return .gaps(Dictionary((0..<count).map { _ in (ClozeTask.Gap.ID(name()), text()) }) { $1 })
    default: return .text(text())
    }
  }

  private static func outcome(
    _ grade: () throws(ResponseError) -> Fraction
  ) -> Result<Fraction, ResponseError> {
    do { return .success(try grade()) } catch { return .failure(error) }
  }

  @Test func theGradeIsThatOfTheEvaluation() throws {
    let problems = try Self.problems()
    #expect(Set(problems.map(\.kind.name)).count == ProblemKind.Name.allCases.count)
    let bank = try ProblemBank(
      id: "bank",
      title: "Bank",
      sets: [ProblemSet(id: "set", title: "Set", problems: Self.withDistinctNames(problems))]
    )
    forEachSeed(0..<25) { generator in
      for problem in bank.allProblems {
        let responses = [
          Samples.randomResponse(to: problem, using: &generator),
          Self.hostileResponse(using: &generator),
        ]
        for response in responses {
          let expected = Self.outcome { () throws(ResponseError) in
            try problem.evaluate(response).credit
          }
          let alone = Self.outcome { () throws(ResponseError) in try problem.grade(response) }
          let byBank = Self.outcome { () throws(ResponseError) in
            try bank.grade(response, to: problem.id)
          }
          try #require(alone == expected, "\(problem.id): \(response)")
          try #require(byBank == expected, "\(problem.id): \(response)")
        }
      }
    }
  }

  /// The same problems with a number behind each name.
  private static func withDistinctNames(_ problems: [Problem]) throws -> [Problem] {
    try problems.enumerated().map { number, problem in
      try Problem(id: "\(problem.id.rawValue)/\(number)", prompt: "?", kind: problem.kind)
    }
  }

  @Test func anUnknownProblemHasNoGrade() throws {
    let bank = try Samples.bank()
    #expect(throws: ResponseError.unknownProblem("nowhere")) {
      try bank.grade(.choice("a"), to: "nowhere")
    }
    #expect(try bank.grade(.choice("b"), to: "a1") == 1)
  }

  @Test func variantsOfTemplatesAreGraded() throws {
    let template = try Samples.dilution()
    let bank = try ProblemBank(
      id: "bank",
      title: "Bank",
      sets: [ProblemSet(id: "set", title: "Set", templates: [template])]
    )
    var generator = SeededGenerator(seed: 1)
    let variant = try template.variant(using: &generator)
    let right = try #require(variant.correctAnswer)
    #expect(try bank.grade(right, to: variant.id) == 1)
    #expect(throws: ResponseError.emptyResponse(problem: variant.id)) {
      try bank.grade(.text(" "), to: variant.id)
    }
  }
}
