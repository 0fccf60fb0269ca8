// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct TemplateFaultTests {
  private static let usualKey = ProblemTemplate.AnswerKey.numeric(ProblemTemplate.NumericKey("a"))
  private static let usualVariable = ProblemTemplate.Variable(
    "a",
    .range(from: 1, through: 9, step: 1)
  )

  private func faults(
    _ prompt: RichText = "{{a}}?",
    _ variables: [ProblemTemplate.Variable] = [usualVariable],
    _ formulas: [ProblemTemplate.Formula] = [],
    _ constraints: [ProblemTemplate.Constraint] = [],
    _ key: ProblemTemplate.AnswerKey = usualKey,
    variantsPerQuiz: Int = 1,
    points: Fraction = 1
  ) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try ProblemTemplate(
        id: "t",
        prompt: prompt,
        variables: variables,
        formulas: formulas,
        constraints: constraints,
        key: key,
        points: points,
        variantsPerQuiz: variantsPerQuiz
      )
    }
  }

  @Test func allFaultsAreTold() {
    let found = faults(
      " ",
      [
        ProblemTemplate.Variable("a", .numbers([])),
        ProblemTemplate.Variable("a", .range(from: 2, through: 1, step: 1)),
        ProblemTemplate.Variable("2b", .texts(["x"]), style: .decimalPlaces(-1)),
        ProblemTemplate.Variable("t", .texts(["x"])),
        ProblemTemplate.Variable("u", .numbers([1, 2]), with: "t"),
        ProblemTemplate.Variable("v", .numbers([1]), with: "u"),
      ],
      [
        ProblemTemplate.Formula("f", "g + 1"), ProblemTemplate.Formula("g", "f + 1"),
        ProblemTemplate.Formula("h", "mass + 1"),
        ProblemTemplate.Formula("i", "(a"), ProblemTemplate.Formula("j", "t + 1"),
        ProblemTemplate.Formula("k", "a = 1"),
      ],
      ["a + 1", .whole("a > 1"), "q > 1"],
      .numeric(ProblemTemplate.NumericKey("answer")),
      variantsPerQuiz: 0,
      points: 0
    )
    #expect(
      found == [
        "variables[0]: there are no values, expected at least one",
        "variables[1].name: the name \"a\" is taken already",
        "variables[1]: from 2 through 1 by 1, expected a step above 0 and 1 to 1000000 numbers",
        "variables[2].name: the name \"2b\", expected a letter with letters and digits behind it",
        "variables[2].style: the digits of the style are out of range, expected up to 30",
        "variables[4]: 2 values, expected 1, as many as the variable that it goes with",
        "variables[5].with: \"u\" is not an earlier variable that is drawn by itself",
        "formulas[2].formula: there is no variable and no formula \"mass\"",
        "formulas[3].formula: \"(a\" cannot be read: “(” at character 1 is not closed: close it or "
          + "remove it.",
        "formulas[4].formula: \"t\" is a text, expected a number",
        "formulas[5].formula: \"a = 1\" is not a calculation that yields a number",
        "constraints[0]: \"a + 1\" is not a comparison, expected one such as a > b",
        "constraints[1].whole: \"a > 1\" is not a calculation that yields a number",
        "constraints[2]: there is no variable and no formula \"q\"",
        "formulas[0].formula: the formulas \"f\", \"g\" need one another",
        "prompt: the prompt is empty",
        "points: 0 points, expected more than 0 and at most 1000000, in steps of 1/600",
        "variantsPerQuiz: 0 variants, expected 1 to 100",
        "answer: there is no variable and no formula \"answer\"",
      ]
    )
  }

  @Test func aFormulaThatNeedsItselfIsACycle() {
    #expect(
      faults(
        "{{a}}?",
        [ProblemTemplate.Variable("a", .numbers([1]))],
        [ProblemTemplate.Formula("f", "f + 1")]
      ) == [
        "formulas[0].formula: the formulas \"f\" need one another"
      ]
    )
  }

  @Test func aLongChainThatEndsAtAnUnreadableFormulaIsNoCycle() {
    let chain = (0..<300).map { ProblemTemplate.Formula("f\($0)", "f\($0 + 1) + 1") }
    let found = faults("{{a}}?", [Self.usualVariable], chain + [.init("f300", "a +")])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("formulas[300].formula: \"a +\" cannot be read") == true)
  }

  @Test func withoutVariablesThereIsNoTemplate() {
    #expect(
      faults("?", [], [ProblemTemplate.Formula("a", "1")])
        == ["variables: there are no variables, expected at least one"]
    )
  }

  @Test func divisionByZeroIsFoundUnlessAConstraintExcludesIt() {
    let variables = [ProblemTemplate.Variable("a", .range(from: -2, through: 2, step: 1))]
    let formulas = [ProblemTemplate.Formula("f", "1 / a"), ProblemTemplate.Formula("g", "f + 1")]
    #expect(
      faults("{{g}}?", variables, formulas) == [
        "formulas[0].formula: \"1 / a\" divides by 0 for a = 0, which no constraint excludes"
      ]
    )
    #expect(faults("{{g}}?", variables, formulas, ["a != 0"]) == [])
    #expect(
      faults("{{g}}?", variables, formulas, ["g > 1"]) == [
        "formulas[0].formula: \"1 / a\" divides by 0 for a = 0, which no constraint excludes"
      ]
    )
    #expect(
      faults("{{a}}?", variables, [], ["1/a > 0"]) == [
        "constraints[0]: \"1/a > 0\" divides by 0 for a = 0, which no constraint excludes"
      ]
    )
  }

  @Test func whatIsNotExactOrTooLargeIsFound() {
    let variables = [ProblemTemplate.Variable("a", .numbers([4, 5]))]
    #expect(
      faults("{{f}}?", variables, [ProblemTemplate.Formula("f", "ln(a)")]) == [
        "formulas[0].style: \"f\" is not a fraction for a = 4, expected a style that rounds, such "
          + "as {\"significantFigures\": 3}"
      ]
    )
    #expect(
      faults("{{f}}?", variables, [ProblemTemplate.Formula("f", "a^a^a^a")]) == [
        "formulas[0].formula: \"a^a^a^a\" is too large for a = 4, which no constraint excludes"
      ]
    )
  }

  @Test func constraintsThatAreNeverMetAreFound() {
    #expect(
      faults("{{a}}?", [ProblemTemplate.Variable("a", .numbers([1, 2]))], [], ["a > 2"])
        == ["constraints: no choice of values meets all constraints, of all 2 that were tried"]
    )
    let wide = [ProblemTemplate.Variable("a", .range(from: 1, through: 1_000_000, step: 1))]
    #expect(
      faults("{{a}}?", wide, [], ["a < 0"])
        == ["constraints: no choice of values meets all constraints, of 1000 that were tried"]
    )
    let half = ProblemTemplate.Constraint.whole("(2 a + 1) / 2")
    #expect(faults("{{a}}?", [ProblemTemplate.Variable("a", .numbers([1]))], [], [half]).count == 1)
  }

  @Test func optionsThatNeverDifferAreFound() {
    let key = ProblemTemplate.AnswerKey.multipleChoice([
      .correct("x", "{{a}}"), .wrong("y", "{{f}}"),
    ])
    #expect(
      faults(
        "?",
        [ProblemTemplate.Variable("a", .numbers([1, 2]))],
        [ProblemTemplate.Formula("f", "2 a / 2")],
        [],
        key
      ) == ["options: for no choice of values do all options differ, of 2 that were tried"]
    )
  }

  @Test func namesInTextsMustStandForSomething() {
    let key = ProblemTemplate.AnswerKey.multipleChoice(
      [.correct("x", "{{a}}{{p}}"), .wrong("y", "y", feedback: "{{q}}"), .wrong("z", "{{w:+}}")]
    )
    let variables = [
      ProblemTemplate.Variable("a", .numbers([1])), ProblemTemplate.Variable("w", .texts(["x"])),
    ]
    #expect(
      faults("{{x}}? {{ a }} {{2}} { {a} }", variables, [], [], key) == [
        "prompt: there is no variable and no formula \"x\"",
        "options[0].text: there is no variable and no formula \"p\"",
        "options[1].feedback: there is no variable and no formula \"q\"",
        "options[2].text: \"w\" is a text, expected a number",
      ]
    )
  }

  @Test func aKeyThatCannotBeUsedIsFound() {
    let variables = [ProblemTemplate.Variable("a", .numbers([1]))]
    let unit = ProblemTemplate.AnswerKey.numeric(ProblemTemplate.NumericKey("a", unit: "blorps"))
    #expect(
      faults("?", variables, [], [], unit).first?.hasPrefix("answer: the key cannot be used")
        == true
    )
    let expression = ProblemTemplate.AnswerKey.algebraic(ProblemTemplate.AlgebraicKey("{{a}} +"))
    #expect(
      faults("?", variables, [], [], expression).first?.hasPrefix("answer: the key cannot be used")
        == true
    )
    // Two figures are asked for, and the correction has one.
    let form = ProblemTemplate.AnswerKey.numeric(
      ProblemTemplate.NumericKey("a", requiring: [.significantFigures(2)])
    )
    #expect(
      faults("?", variables, [], [], form).first?.hasPrefix("answer: the key cannot be used")
        == true
    )
    let text = [ProblemTemplate.Variable("a", .texts(["x"]))]
    #expect(faults("?", text) == ["answer: \"a\" is a text, expected a number"])
  }

  @Test func roundingBeyondTheToleranceIsFound() {
    let variables = [ProblemTemplate.Variable("a", .numbers([10]))]
    let formulas = [ProblemTemplate.Formula("q", "a/3", style: .decimalPlaces(0))]
    let key = ProblemTemplate.AnswerKey.numeric(
      ProblemTemplate.NumericKey("q", tolerance: .relative(0.01))
    )
    #expect(
      faults("?", variables, formulas, [], key) == [
        "answer: the answer 3 is farther from 10/3 than the tolerance, for a = 10"
      ]
    )
    let loose = ProblemTemplate.AnswerKey.numeric(
      ProblemTemplate.NumericKey("q", tolerance: .relative(0.2))
    )
    #expect(faults("?", variables, formulas, [], loose) == [])
  }

  @Test func faultsOfVariantsAreFound() {
    #expect(
      faults(
        "{{t}}",
        [
          ProblemTemplate.Variable("t", .texts(["x", " "])),
          ProblemTemplate.Variable("a", .numbers([1])),
        ]
      )
        == ["prompt: for t =  , a = 1: the prompt is empty"]
    )
  }

  @Test func hostileTemplatesAreRefusedSoon() {
    let huge = [
      ProblemTemplate.Variable("a", .range(from: Fraction(.min), through: Fraction(.max), step: 1)),
      ProblemTemplate.Variable("b", .range(from: 1, through: 2, step: 0)),
      ProblemTemplate.Variable("c", .range(from: 1, through: 2, step: -1)),
      ProblemTemplate.Variable(String(repeating: "x", count: 65), .numbers([1])),
      ProblemTemplate.Variable("", .numbers([1])),
    ]
    #expect(faults("?", huge).count == 5)
    let deep = String(repeating: "(", count: 10_000)
    #expect(
      faults(
        "?",
        [ProblemTemplate.Variable("a", .numbers([1]))],
        [ProblemTemplate.Formula("f", deep)]
      ).count == 1
    )
    let braces = RichText(String(repeating: "{", count: 10_000))
    #expect(faults(braces) == [])
    let large = ProblemTemplate.Variable("a", .numbers([Fraction(.max), Fraction(.min)]))
    #expect(faults("{{f}}", [large], [ProblemTemplate.Formula("f", "a^3")]) == [])
  }
  @Test func moreValuesThanCanBeTriedAreTold() {
    let count = ProblemTemplate.Variable.maximumValues + 1
    let texts = Array(repeating: "x", count: count)
    #expect(
      faults("{{a}} {{t}}", [Self.usualVariable, ProblemTemplate.Variable("t", .texts(texts))])
        .contains(
          "variables[1]: \(count) values, expected at most \(ProblemTemplate.Variable.maximumValues)"
        )
    )
  }

  @Test func aKeyThatNoAnswerCanMeetIsTold() {
    let numeric = ProblemTemplate.AnswerKey.numeric(
      ProblemTemplate.NumericKey("a", tolerance: .absolute(-1))
    )
    let found = faults("{{a}}?", [Self.usualVariable], [], [], numeric)
    #expect(found.count == 1)
    #expect(
      found.first?.hasSuffix(
        "the key cannot be used for a = 1: tolerance: the tolerance absolute(-1.0) is impossible"
      ) == true,
      "\(found)"
    )
  }
}
