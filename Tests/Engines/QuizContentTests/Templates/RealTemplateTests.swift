// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusFoundation
import LudusTestSupport
import MathAnswers
import QuizContent
import QuizTestSupport
import Testing

/// Templates whose numbers are no fractions, and those with several keys.
struct RealTemplateTests {
  private func template(
    _ formulas: [ProblemTemplate.Formula],
    values: [Fraction] = [1, 2, 3, 4, 5],
    constraints: [ProblemTemplate.Constraint] = [],
    key: ProblemTemplate.AnswerKey? = nil,
    prompt: RichText = "{{a}}?",
    expected: [ProblemTemplate.ExpectedAnswer] = []
  ) throws -> ProblemTemplate {
    try ProblemTemplate(
      id: "t",
      prompt: prompt,
      variables: [ProblemTemplate.Variable("a", .numbers(values))],
      formulas: formulas,
      constraints: constraints,
      key: key ?? .numeric(ProblemTemplate.NumericKey("f")),
      expectedAnswers: expected
    )
  }

  private func faults(_ make: () throws -> ProblemTemplate) -> [String] {
    contentFaults(ProblemFault.self) { _ = try make() }
  }

  @Test(arguments: [
    ("pi a^2", ProblemTemplate.NumberStyle.decimalPlaces(2), "12.57"),
    ("sqrt(a^2 + 1)", .significantFigures(3), "2.24"), ("exp(-a)", .scientific(2), "1.4 × 10⁻¹"),
    ("ln(a)", .decimalPlaces(3), "0.693"), ("sin(a°)", .significantFigures(3), "0.0349"),
    ("a^0.5", .exact, "√2"), ("pi a/3", .exact, "2π/3"), ("sin(a * 15°)", .exact, "0.5"),
    ("log10(a)", .atMostFigures(4), "0.301"), ("a/4", .atMostFigures(4), "0.5"),
    ("1000 a", .atMostFigures(2), "2000"), ("10^a/7", .atMostFigures(3), "14.3"),
  ])
  func anyFunctionIsWorkedOut(
    formula: String,
    style: ProblemTemplate.NumberStyle,
    expected: String
  ) throws {
    let template = try template([.init("f", formula, style: style)], values: [2])
    let problem = try #require(template.variant("t#0"))
    let matcher = try #require(problem.kind.matcher)
    #expect(matcher.preferred == expected)
    #expect(matcher.verdict(for: expected).isCorrect)
  }

  @Test func aRootIsAcceptedHoweverItIsWritten() throws {
    let template = try template([.init("f", "sqrt(a)")], values: [5])
    let matcher = try #require(template.variant("t#0")?.kind.matcher)
    for answer in ["√5", "sqrt(5)", "5^(1/2)"] {
      #expect(matcher.verdict(for: answer).isCorrect, "\(answer)")
    }
    #expect(!matcher.verdict(for: "2.2").isCorrect)
  }

  @Test func theRoundedAndTheExactNumberCount() throws {
    let area = try template(
      [.init("f", "pi a^2", style: .significantFigures(3))],
      values: [2],
      key: .numeric(.init("f", unit: "cm^2", tolerance: .significantFigures(3)))
    )
    let matcher = try #require(area.variant("t#0")?.kind.matcher)
    #expect(matcher.preferred == "12.6 cm^2")
    for answer in ["12.6 cm²", "12.57 cm²", "12.566 cm^2", "0.001257 m²"] {
      #expect(matcher.verdict(for: answer).isCorrect, "\(answer)")
    }
    #expect(!matcher.verdict(for: "12.5 cm²").isCorrect)
  }

  @Test func aNumberWithoutClosedFormNeedsAStyleThatRounds() {
    let found = faults { try template([.init("f", "ln(a)")], values: [2]) }
    #expect(
      found == [
        "formulas[0].style: \"f\" is not a fraction for a = 2, expected a style that rounds, such "
          + "as {\"significantFigures\": 3}"
      ]
    )
    let fine = faults {
      try template([.init("f", "ln(a)", style: .decimalPlaces(20))], values: [2])
    }
    #expect(
      fine == [
        "formulas[0].style: \"f\" is known to about 12 figures for a = 2, expected a style with "
          + "fewer"
      ]
    )
    // What is not written needs no style.
    #expect(
      faults {
        try template(
          [.init("g", "ln(a)"), .init("f", "exp(g)", style: .decimalPlaces(1))],
          values: [2]
        )
      } == []
    )
  }

  @Test func whatHasNoRealValueIsAFaultUnlessAConstraintExcludesIt() throws {
    let formula = ProblemTemplate.Formula("f", "sqrt(a - 3)", style: .decimalPlaces(2))
    #expect(
      faults { try template([formula]) } == [
        "formulas[0].formula: \"sqrt(a - 3)\" has no real value for a = 1, which no constraint "
          + "excludes"
      ]
    )
    #expect(try template([formula], constraints: ["a >= 3"]).variantCount() == 3)
    // Conditions may have any function, too.
    #expect(
      try template([formula], constraints: ["a >= 3", .whole("sqrt(a)")]).variantCount() == 1
    )
    #expect(try template([formula], constraints: ["ln(a) > 1.1"]).variantCount() == 2)
  }

  /// A golden one: it must be the same on every platform and in every release.
  @Test func numbersAreTheSameOnEveryPlatform() throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "{{a}} {{b}} {{s}} {{x}} {{l}} {{p}}",
      variables: [
        .init("a", .range(from: 1, through: 50, step: 1)),
        .init("b", .range(from: 1, through: 50, step: 1)),
      ],
      formulas: [
        .init("s", "sin(a) cosh(b/50)", style: .significantFigures(12)),
        .init("x", "exp(-a/b)", style: .significantFigures(12)),
        .init("l", "ln(a + b)/arctan(a)", style: .significantFigures(12)),
        .init("p", "a^(b/17)", style: .significantFigures(11)),
      ],
      key: .numeric(.init("a"))
    )
    let problem = try #require(template.variant("t#12-28"))
    #expect(
      problem.prompt.plainText
        == "13 29 0.492842656355 0.638728458772 2.50174597510 79.479716050"
    )
  }

  // MARK: Several keys from one draw

  @Test func severalNumbersCanBeRight() throws {
    let template = try template(
      [.init("f", "a + 1"), .init("g", "-a - 1")],
      values: [2],
      key: .numeric(.init("f", others: ["g"]))
    )
    let matcher = try #require(template.variant("t#0")?.kind.matcher)
    #expect(matcher.verdict(for: "3").isCorrect && matcher.verdict(for: "-3").isCorrect)
    #expect(!matcher.verdict(for: "2").isCorrect)
  }

  @Test func theToleranceCanFollowFromTheNumbers() throws {
    let template = try template(
      [.init("f", "10 a"), .init("w", "a / 10")],
      values: [2],
      key: .numeric(.init("f", within: "w"))
    )
    let matcher = try #require(template.variant("t#0")?.kind.matcher)
    #expect(matcher.verdict(for: "20.2").isCorrect && !matcher.verdict(for: "20.3").isCorrect)
  }

  @Test func anyNumberBetweenTwoOthersCanBeRight() throws {
    let template = try template(
      [.init("f", "-a"), .init("l", "f / 1.5"), .init("m", "1.5 f")],
      values: [2],
      key: .numeric(.init("f", bounds: .init("l", "m")))
    )
    let matcher = try #require(template.variant("t#0")?.kind.matcher)
    for (answer, isRight) in [("-1.4", true), ("-3", true), ("-1.3", false), ("-3.1", false)] {
      #expect(matcher.verdict(for: answer).isCorrect == isRight, "\(answer)")
    }
  }

  @Test func wrongAnswersWithAReasonFollowFromTheNumbers() throws {
    let template = try template(
      [
        .init("f", "pi a^2", style: .decimalPlaces(1)),
        .init("d", "4 pi a^2", style: .decimalPlaces(1)),
      ],
      values: [2],
      expected: [
        .init(.numeric(.init("d")), credit: Fraction(1, 2), feedback: "{{a}} is the radius.")
      ]
    )
    let problem = try #require(template.variant("t#0"))
    let expected = try #require(problem.expectedAnswers.first)
    #expect(expected.kind.matcher?.preferred == "50.3")
    #expect(expected.feedback?.plainText == "2 is the radius.")
  }

  @Test func gapsHaveKeysFromOneDraw() throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "A circle.",
      variables: [
        .init("a", .numbers([2, 3])), .init("word", .texts(["two", "three"]), with: "a"),
      ],
      formulas: [
        .init("c", "2 pi a", style: .significantFigures(3)),
        .init("s", "pi a^2", style: .significantFigures(3)),
      ],
      key: .cloze(
        "Radius {{a}}, in words [[w]]: circumference [[c]], area [[s]], larger: [[l]]",
        gaps: [
          .init("w", .exactMatch(ExactMatcher("{{word}}"))),
          .init("c", .numeric(.init("c", tolerance: .significantFigures(3))), weight: 2),
          .init("s", .numeric(.init("s", tolerance: .relative(0.05)))),
          .init("l", .multipleChoice([.correct("x", "{{s}}"), .wrong("y", "{{c}}")])),
        ]
      )
    )
    let problem = try #require(template.variant("t#1"))
    guard case .cloze(let task) = problem.kind else {
      Issue.record("no gaps")
      return
    }
    #expect(task.text.plainText.hasPrefix("Radius 3"))
    #expect(task.gaps.map { $0.kind.matcher?.preferred } == ["three", "18.8", "28.3", nil])
    #expect(task.gaps[1].weight == 2)
    #expect(task.gaps[2].kind.matcher?.verdict(for: "29").isCorrect == true)
    #expect(task.gaps[3].kind.options?.all.map(\.text.plainText) == ["28.3", "18.8"])
  }

  @Test func faultsOfGapsHaveTheirPlaces() {
    let found = faults {
      try template(
        [],
        key: .cloze(
          "[[1]] [[2]] {{q}}",
          gaps: [
            .init("1", .numeric(.init("a", others: ["b"], within: "c"))),
            .init(
              "2",
              .exactMatch(ExactMatcher("{{d}}")),
              expectedAnswers: [.init(.numeric(.init("g")), credit: 0, feedback: "{{h}}")]
            ),
          ]
        )
      )
    }
    #expect(
      Set(found) == [
        "text: there is no variable and no formula \"q\"",
        "gaps[0].others[0]: there is no variable and no formula \"b\"",
        "gaps[0].within: there is no variable and no formula \"c\"",
        "gaps[1].accepted[0]: there is no variable and no formula \"d\"",
        "gaps[1].expectedAnswers[0].answer: there is no variable and no formula \"g\"",
        "gaps[1].expectedAnswers[0].feedback: there is no variable and no formula \"h\"",
      ]
    )
  }

  @Test func everyKeySurvivesItsJSONForm() throws {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "?",
      variables: [.init("a", .numbers([2, 3]))],
      formulas: [.init("f", "sqrt(a)", style: .atMostFigures(4)), .init("w", "a / 100")],
      key: .cloze(
        "[[1]] [[2]] [[3]]",
        gaps: [
          .init(
            "1",
            .numeric(.init("f", others: ["a"], within: "w", bounds: .init("a", "w"))),
            weight: 3,
            expectedAnswers: [.init(.exactMatch(ExactMatcher("x")), credit: Fraction(1, 3))]
          ),
          .init("2", .exactMatch(ExactMatcher("{{a}}", ignoresCase: true))),
          .init("3", .multipleChoice([.correct("x", "{{f}}"), .wrong("y", "{{a}}")])),
        ],
        grading: .allOrNothing
      ),
      title: "T"
    )
    try expectRoundTrip(template)
    let picks = try ProblemTemplate(
      id: "t",
      prompt: "?",
      variables: [.init("a", .numbers([2, 3]))],
      key: .checkAll([.correct("x", "{{a}}"), .wrong("y", "0")], grading: .netCorrect),
    )
    try expectRoundTrip(picks)
    #expect(picks.key.kind == .checkAll)
  }

  // MARK: How many

  @Test func differentVariantsAreThoseThatALearnerCanTellApart() throws {
    // Whole numbers of kilometres: 1,000 choices look like ten.
    let coarse = try ProblemTemplate(
      id: "t",
      prompt: "{{k}}?",
      variables: [.init("a", .range(from: 0, through: 999, step: 1))],
      formulas: [.init("k", "floor(a/100)")],
      key: .numeric(.init("k"))
    )
    #expect(coarse.variantCount() == 1000)
    let counted = coarse.differentVariants()
    #expect(counted.count == 10 && counted.isExact)
    let guessed = coarse.differentVariants(limit: 200)
    #expect(guessed.count == 10 && !guessed.isExact)
    let wide = try ProblemTemplate(
      id: "t",
      prompt: "{{a}} {{b}}?",
      variables: [
        .init("a", .range(from: 1, through: 1000, step: 1)),
        .init("b", .range(from: 1, through: 1000, step: 1)),
      ],
      constraints: ["a < b"],
      key: .numeric(.init("a"))
    )
    let many = wide.differentVariants(limit: 1000)
    #expect((450_000...550_000).contains(many.count) && !many.isExact)
    #expect(wide.differentVariants(limit: .min).count >= 0)
  }
}
