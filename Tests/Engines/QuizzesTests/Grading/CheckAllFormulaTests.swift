// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct CheckAllFormulaTests {
  /// Right are a, b and c, wrong d, e and f.
  private static func problem(_ formula: CheckAllFormula) throws -> Problem {
    let options =
      ["a", "b", "c"].map { AnswerOption.correct($0, "right \($0)") }
      + ["d", "e", "f"].map { .wrong($0, "wrong \($0)") }
    return try Problem(
      id: "p",
      prompt: "?",
      kind: .checkAll(AnswerOptions(options), grading: formula)
    )
  }

  private static func grade(_ picks: String, _ formula: CheckAllFormula) throws -> Fraction {
    let response = QuizResponse.choices(
      picks.split(separator: " ").map { AnswerOption.ID(String($0)) }
    )
    return try problem(formula).evaluate(response).credit
  }

  /// Computed by hand from the formulae.
  @Test(
    arguments: [
      // picks, all or nothing, net correct, each option, coverage, halves
      ("a b c", "1", "1", "1", "1", "1"),
      ("c a b", "1", "1", "1", "1", "1"),
      ("a", "0", "1/3", "2/3", "1/3", "1/4"),
      ("a a a", "0", "1/3", "2/3", "1/3", "1/4"),
      ("a b", "0", "2/3", "5/6", "2/3", "1/2"),
      ("d", "0", "0", "1/3", "0", "0"),
      ("a d", "0", "0", "1/2", "1/6", "0"),
      ("a b d", "0", "1/3", "2/3", "4/9", "1/4"),
      ("b a d a b", "0", "1/3", "2/3", "4/9", "1/4"),
      ("a b c d", "0", "2/3", "5/6", "3/4", "1/2"),
      ("a d e", "0", "0", "1/3", "1/9", "0"),
      ("a b c d e f", "0", "0", "1/2", "1/2", "0"),
      ("d e f", "0", "0", "0", "0", "0"),
    ]
  )
  func picksAreGradedTogether(
    picks: String,
    allOrNothing: String,
    netCorrect: String,
    eachOption: String,
    coverage: String,
    halves: String
  ) throws {
    #expect(try Self.grade(picks, .allOrNothing).description == allOrNothing)
    #expect(try Self.grade(picks, .netCorrect).description == netCorrect)
    #expect(try Self.grade(picks, .eachOption).description == eachOption)
    #expect(try Self.grade(picks, .coverage).description == coverage)
    #expect(try Self.grade(picks, .halves).description == halves)
  }

  @Test(arguments: [
    ("a b c", 1), ("a b c d", 1), ("a b d c", 0), ("a", 0), ("a a b b c", 1), ("d a b c", 0),
    ("d e f", 0), ("a b c d e f", 1),
  ])
  func theSourceGradesPickByPick(picks: String, grade: Fraction) throws {
    #expect(try Self.grade(picks, .incremental) == grade)
  }

  /// Right a 1/2, b 1/3 and c 1/6, wrong d -1/4, e -1 and f nothing.
  private static func weighted() throws -> Problem {
    let options: AnswerOptions = [
      .correct("a", "a", weight: try Fraction(1, 2)),
      .correct("b", "b", weight: try Fraction(1, 3)),
      .correct("c", "c", weight: try Fraction(1, 6)),
      .wrong("d", "d", weight: try Fraction(-1, 4)), .wrong("e", "e", weight: -1),
      .wrong("f", "f"),
    ]
    return try Problem(id: "p", prompt: "?", kind: .checkAll(options, grading: .weighted))
  }

  @Test(arguments: [
    ("a b c", "1"), ("a", "1/2"), ("a a", "1/2"), ("a b", "5/6"), ("a f", "1/2"), ("d", "0"),
    ("a d", "1/4"), ("a b d", "7/12"), ("a b c d", "3/4"), ("c d", "0"), ("a b c d e f", "0"),
    ("d e f", "0"), ("f", "0"), ("a b c f", "1"),
  ])
  func weightsAreAddedAndKeptInRange(picks: String, grade: String) throws {
    let response = QuizResponse.choices(
      picks.split(separator: " ").map { AnswerOption.ID(String($0)) }
    )
    #expect(try Self.weighted().evaluate(response).credit.description == grade)
  }

  /// Krebs' Kprim: four statements, each true or false; one error halves, two or more earn nothing.
  @Test func halvingFourOptionsIsTheKprimRule() throws {
    let options: AnswerOptions = [
      .correct("a", "a"), .correct("b", "b"), .wrong("c", "c"), .wrong("d", "d"),
    ]
    let problem = try Problem(id: "p", prompt: "?", kind: .checkAll(options, grading: .halves))
    let grades = try [["a", "b"], ["a"], ["a", "b", "c"], ["a", "c"], ["c"]].map { picks in
      try problem.evaluate(.choices(picks.map { AnswerOption.ID($0) })).credit.description
    }
    #expect(grades == ["1", "1/2", "1/2", "0", "0"])
  }

  /// 2 to the power of the errors must not overflow.
  @Test func manyErrorsAmongManyOptionsEarnNothing() throws {
    let problem = try Samples.checkAll("p", correct: 100, wrong: 200)
    let kind = ProblemKind.checkAll(try #require(problem.kind.options), grading: .halves)
    let halves = try Problem(id: "p", prompt: "?", kind: kind)
    func grade(_ hits: Int) throws -> Fraction {
      try halves.evaluate(.choices((0..<hits).map { AnswerOption.ID("r\($0)") })).credit
    }
    #expect(try grade(90) == Fraction(1, 1 << 10))
    #expect(try grade(39) == Fraction(1, 1 << 61))
    #expect(try grade(38) == 0)
    #expect(try grade(1) == 0)
  }

  @Test(arguments: CheckAllFormula.allCases.filter { $0 != .weighted })
  func nothingPickedOrSomethingUnknownIsRefused(formula: CheckAllFormula) throws {
    let problem = try Self.problem(formula)
    #expect(throws: ResponseError.emptyResponse(problem: "p")) {
      try problem.evaluate(.choices([]))
    }
    #expect(throws: ResponseError.unknownOption("z", problem: "p")) {
      try problem.evaluate(.choices(["a", "z"]))
    }
    #expect(try problem.evaluate(.choice("a")) == problem.evaluate(.choices(["a"])))
  }

  /// Only the incremental formula waits for further picks.
  @Test(arguments: CheckAllFormula.allCases.filter { $0 != .weighted })
  func picksOfOtherFormulaeAreDecidedAtOnce(formula: CheckAllFormula) throws {
    let evaluation = try Self.problem(formula).evaluate(.choices(["a"]))
    #expect(evaluation.isDecided == (formula != .incremental))
    #expect(evaluation.parts.isEmpty && !evaluation.isPending)
  }

  @Test func everyMarkIsExplained() throws {
    func sentence(_ picks: [AnswerOption.ID], _ formula: CheckAllFormula) throws -> String {
      try Self.problem(formula).evaluate(.choices(picks)).reason.description
    }
    #expect(
      try sentence(["a", "b", "c"], .netCorrect)
        == "All the right options are picked, and no wrong one."
    )
    #expect(try sentence(["a"], .allOrNothing) == "Picked 1 of 3 right options.")
    #expect(try sentence(["a"], .netCorrect) == "Picked 1 of 3 right options.")
    #expect(
      try sentence(["a", "b", "d"], .netCorrect)
        == "Picked 2 of 3 right options and 1 wrong one, and each wrong one cancels a right one."
    )
    #expect(try sentence(["a", "d", "e"], .eachOption) == "2 of 6 options are judged correctly.")
    #expect(
      try sentence(["a", "d", "e"], .coverage)
        == "Picked 1 of 3 right options and 2 wrong ones, so 1 of 3 picks are right."
    )
    #expect(
      try sentence(["a"], .halves)
        == "2 of 6 options are judged incorrectly, and each halves the grade."
    )
    #expect(
      try sentence(["a", "d"], .halves)
        == "3 of 6 options are judged incorrectly, which is no better than guessing."
    )
    let weighted = try Self.weighted()
    #expect(
      try weighted.evaluate(.choices(["a", "d"])).reason.description
        == "Picked 1 of 3 right options and 1 wrong one, and their weights add up to 1/4."
    )
    #expect(
      try weighted.evaluate(.choices(["e"])).reason.description
        == "Picked 0 of 3 right options and 1 wrong one, and their weights add up to -1, "
        + "which earns nothing."
    )
    #expect(
      try weighted.evaluate(.choices(["a", "b", "c"])).reason.description
        == "All the right options are picked, and no wrong one."
    )
  }

  /// What the formulae promise: one right pick more, or one wrong pick less, never earns less.
  @Test(arguments: CheckAllFormula.allCases)
  func oneRightPickMoreNeverEarnsLess(formula: CheckAllFormula) {
    forEachSeed(0..<200) { generator in
      let correct = generator.draw(below: 5) + 1
      let weight = try Fraction(1, correct)
      let options =
        (0..<correct).map { number in
          AnswerOption.correct(
            AnswerOption.ID("r\(number)"),
            "right \(number)",
            weight: formula == .weighted ? weight : nil
          )
        }
        + (0...generator.draw(below: 5)).map { number in
          let penalty = -generator.draw(below: 5)
          return .wrong(
            AnswerOption.ID("w\(number)"),
            "wrong \(number)",
            weight: formula == .weighted ? (try? Fraction(penalty, 4)) : nil
          )
        }
      let problem = try Problem(
        id: "p",
        prompt: "?",
        kind: .checkAll(AnswerOptions(options), grading: formula)
      )
      let picks = generator.draw(generator.draw(below: options.count) + 1, of: options)
      func grade(_ picks: [AnswerOption]) throws -> Fraction {
        let grade = try problem.evaluate(.choices(picks.map(\.id))).credit
        try #require(grade >= 0 && grade <= 1)
        return grade
      }
      let before = try grade(picks)
      for option in options where option.isCorrect && !picks.contains(option) {
        try #require(try grade(picks + [option]) >= before)
      }
      for pick in picks where !pick.isCorrect && picks.count > 1 {
        try #require(try grade(picks.filter { $0 != pick }) >= before)
      }
    }
  }
}

struct ChoiceFormulaTests {
  private static func problem(_ formula: ChoiceFormula) throws -> Problem {
    let half = formula == .weighted ? try Fraction(1, 2) : nil
    let options: AnswerOptions = [
      .correct("a", "right"), .wrong("b", "nearly", weight: half), .wrong("c", "wrong"),
    ]
    return try Problem(id: "p", prompt: "?", kind: .multipleChoice(options, grading: formula))
  }

  @Test(
    arguments: [
      (ChoiceFormula.allOrNothing, "a", 1, GradeReason.correctChoice),
      (.allOrNothing, "b", 0, .wrongChoice("b")), (.allOrNothing, "c", 0, .wrongChoice("c")),
      (.weighted, "a", 1, .correctChoice), (.weighted, "c", 0, .wrongChoice("c")),
    ] as [(ChoiceFormula, AnswerOption.ID, Fraction, GradeReason)]
  )
  func aPickEarnsItsWeightOrNothing(
    formula: ChoiceFormula,
    pick: AnswerOption.ID,
    grade: Fraction,
    reason: GradeReason
  ) throws {
    let evaluation = try Self.problem(formula).evaluate(.choice(pick))
    #expect(evaluation == ResponseEvaluation(credit: grade, reason: reason))
  }

  @Test func aWeightedWrongOptionEarnsItsWeight() throws {
    let half = try Fraction(1, 2)
    let evaluation = try Self.problem(.weighted).evaluate(.choice("b"))
    #expect(
      evaluation == ResponseEvaluation(credit: half, reason: .partlyCorrectChoice("b", half))
    )
    #expect(!evaluation.isCorrect && evaluation.isDecided)
    #expect(
      evaluation.reason.description == "Option “b” is not the right one, but it is worth 1/2."
    )
  }
}
