public import LudusCore
import LudusTestSupport
public import Quizzes

extension Samples {
  /// 10 · 6 · 9 choices, of which those with d <= c / 4 count.
  public static func dilution(
    _ id: ProblemTemplate.ID = "dilution",
    constraints: [TemplateConstraint] = ["d <= c / 4"],
    variantsPerQuiz: Int = 1
  ) throws -> ProblemTemplate {
    try ProblemTemplate(
      id: id,
      prompt: "{{V}} mL with {{c}} mol/L are filled up to {{W}} mL. Which concentration?",
      variables: [
        TemplateVariable("V", .range(from: 5, through: 50, step: 5)),
        TemplateVariable("c", .range(from: 1, through: 6, step: 1)),
        TemplateVariable("W", .range(from: 100, through: 500, step: 50)),
      ],
      formulas: [TemplateFormula("d", "c V / W")],
      constraints: constraints,
      key: .numeric(NumericTemplate("d", unit: "mol/L")),
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
        TemplateVariable("a", .range(from: 1, through: 4, step: 1)),
        TemplateVariable("b", .numbers([2, 3])),
      ],
      formulas: [
        TemplateFormula("right", "a b"), TemplateFormula("sum", "a + b"),
        TemplateFormula("half", "a b / 2"),
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
        TemplateVariable("a", .numbers([try Fraction(1, 2), try Fraction(-3, 10), 4])),
        TemplateVariable("n", .range(from: 2, through: 5, step: 1)),
        TemplateVariable("b", .range(from: -1, through: 1, step: try Fraction(1, 2))),
        TemplateVariable("way", .texts(["rule", "limit", "*limit*"])),
        TemplateVariable("no", .numbers([1, 2, 3]), with: "way", style: .decimalPlaces(1)),
      ],
      formulas: [
        TemplateFormula("k", "a n", style: .fraction), TemplateFormula("m", "n - 1"),
      ],
      constraints: ["b != 0", .whole("no + n")],
      key: .algebraic(AlgebraicTemplate("{{k}} x^{{m}}", letters: ["x"])),
      decimalSeparator: .comma,
      points: 3,
      explanation: "{{no}}",
      tags: ["calculus"],
      source: "our own",
      variantsPerQuiz: 7
    )
  }
}
