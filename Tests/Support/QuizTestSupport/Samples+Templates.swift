// SPDX-License-Identifier: Apache-2.0
public import LudusCore
import LudusTestSupport
public import Quizzes

extension Samples {
  /// 10 · 6 · 9 choices, of which those with d <= c / 4 count.
  public static func dilution(
    _ id: ProblemTemplate.ID = "dilution",
    constraints: [ProblemTemplate.Constraint] = ["d <= c / 4"],
    variantsPerQuiz: Int = 1
  ) throws -> ProblemTemplate {
    try ProblemTemplate(
      id: id,
      prompt: "{{V}} mL with {{c}} mol/L are filled up to {{W}} mL. Which concentration?",
      variables: [
        ProblemTemplate.Variable("V", .range(from: 5, through: 50, step: 5)),
        ProblemTemplate.Variable("c", .range(from: 1, through: 6, step: 1)),
        ProblemTemplate.Variable("W", .range(from: 100, through: 500, step: 50)),
      ],
      formulas: [ProblemTemplate.Formula("d", "c V / W")],
      constraints: constraints,
      key: .numeric(ProblemTemplate.NumericKey("d", unit: "mol/L")),
      explanation: "It is {{d}} mol/L.",
      hints: ["Mind {{V}}."],
      variantsPerQuiz: variantsPerQuiz
    )
  }

  /// The right option is the product; factors 2 and 2 make it the sum too.
  public static func product() throws -> ProblemTemplate {
    try ProblemTemplate(
      id: "product",
      prompt: "What is {{a}} times {{b}}?",
      variables: [
        ProblemTemplate.Variable("a", .range(from: 1, through: 4, step: 1)),
        ProblemTemplate.Variable("b", .numbers([2, 3])),
      ],
      formulas: [
        ProblemTemplate.Formula("right", "a b"), ProblemTemplate.Formula("sum", "a + b"),
        ProblemTemplate.Formula("half", "a b / 2"),
      ],
      key: .multipleChoice(
        AnswerOptions(
          [
            .correct("r", "{{right}}"), .wrong("s", "{{sum}}", feedback: "{{a}} plus {{b}}"),
            .wrong("h", "{{half}}"),
          ]
        )
      )
    )
  }

  /// A template of another key with everything that is not the default.
  public static func derivative() throws -> ProblemTemplate {
    try ProblemTemplate(
      id: "derivative",
      prompt: RichText(markup: "${{a}}x^{{{n}}} {{b:+}}$ by {{way}}?"),
      variables: [
        ProblemTemplate.Variable("a", .numbers([try Fraction(1, 2), try Fraction(-3, 10), 4])),
        ProblemTemplate.Variable("n", .range(from: 2, through: 5, step: 1)),
        ProblemTemplate.Variable("b", .range(from: -1, through: 1, step: try Fraction(1, 2))),
        ProblemTemplate.Variable("way", .texts(["rule", "limit", "*limit*"])),
        ProblemTemplate.Variable("no", .numbers([1, 2, 3]), with: "way", style: .decimalPlaces(1)),
      ],
      formulas: [
        ProblemTemplate.Formula("k", "a n", style: .fraction),
        ProblemTemplate.Formula("m", "n - 1"),
      ],
      constraints: ["b != 0", .whole("no + n")],
      key: .algebraic(ProblemTemplate.AlgebraicKey("{{k}} x^{{m}}", letters: ["x"])),
      decimalSeparator: .comma,
      points: 3,
      explanation: "{{no}}",
      tags: ["calculus"],
      source: "our own",
      variantsPerQuiz: 7
    )
  }

  /// A bank with templates in three sets, two of them next to problems.
  public static func templates() throws -> ProblemBank {
    try ProblemBank(
      id: "b",
      title: "B",
      sets: [
        ProblemSet(
          id: "s",
          title: "S",
          sets: [ProblemSet(id: "s/t", title: "T", templates: [try product()])],
          problems: [try choice("p1"), try exact("p2")],
          templates: [try dilution(variantsPerQuiz: 3)]
        ),
        ProblemSet(id: "u", title: "U", templates: [try derivative()]),
        ProblemSet(id: "v", title: "V", problems: [try exact("p3")]),
      ]
    )
  }
}
