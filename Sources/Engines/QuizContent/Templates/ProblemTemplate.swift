// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import MathAnswers

/// A problem with many variants, each with its own numbers and answer key.
///
/// ```swift
/// let dilution = try ProblemTemplate(
///   id: "dilution",
///   prompt: "{{V}} mL of a solution with {{c}} mol/L are filled up to {{W}} mL. Give its concentration then.",
///   variables: [
///     ProblemTemplate.Variable("V", .range(from: 5, through: 50, step: 5)),
///     ProblemTemplate.Variable("c", .range(from: 1, through: 6, step: 1)),
///     ProblemTemplate.Variable("W", .range(from: 100, through: 500, step: 50)),
///   ],
///   formulas: [ProblemTemplate.Formula("d", "c V / W")],
///   constraints: ["d <= c / 4"],
///   key: .numeric(ProblemTemplate.NumericKey("d", unit: "mol/L")))
/// var generator = SeededGenerator(seed: 7)
/// let problem = try dilution.variant(using: &generator)
/// ```
///
/// Prompt, explanation, hints and options have placeholders such as `{{V}}`. The numbers of a
/// variant are worked out exactly wherever they can be, so its key is never off by a rounding
/// error; what is rounded is said by a ``ProblemTemplate/NumberStyle``. Roots, powers of any
/// exponent, logarithms and the functions of angles are there, too, and the same on every platform.
///
/// A template is valid once it exists: creating and decoding one apply the same rules, report every
/// fault, and try up to 1000 choices of values for a variant and for divisions by 0.
public struct ProblemTemplate: Hashable, Sendable, Identifiable {
  /// The number of variants of a template that a quiz can draw from.
  package static let variantsRange = 1...100
  /// The number of choices of values that are tried when a template is made: all where there are no
  /// more, else as many that are drawn, always the same ones.
  package static let choicesTried = 1000

  /// The name of the template, unique among the problems and templates of its bank.
  public internal(set) var id: Identifier<ProblemTemplate>
  /// The name for authors, in its variants too; nil for one that is known by its identifier.
  public let title: String?
  /// The text for the learner, with placeholders.
  public let prompt: RichText
  /// The values that differ from variant to variant.
  public let variables: [ProblemTemplate.Variable]
  /// The numbers that follow from the variables.
  public let formulas: [ProblemTemplate.Formula]
  /// The conditions on the numbers of a variant.
  public let constraints: [ProblemTemplate.Constraint]
  /// The task for the learner, and how the key follows.
  public let key: ProblemTemplate.AnswerKey
  /// Written answers with a credit or a feedback of their own, worked out from the numbers of a
  /// variant; the first that fits counts.
  public let expectedAnswers: [ProblemTemplate.ExpectedAnswer]
  /// The decimal separator in the variants and in answers to them.
  public let decimalSeparator: DecimalSeparator
  /// The points for a right answer, more than 0, in steps of 1/600.
  public let points: Fraction
  /// The text for every learner once the problem is decided, with placeholders.
  public let explanation: RichText?
  /// Help that a learner can ask for, with placeholders.
  public let hints: [Problem.Hint]
  /// Skills and topics the problem is about.
  public let tags: [String]
  /// The source of the template.
  public let source: String?
  /// The number of variants that a quiz can draw from, from 1 to 100; fewer when there are fewer.
  public let variantsPerQuiz: Int

  /// The steps that are worked out for each variant.
  let program: TemplateProgram

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - id: The name of the template, unique among the problems and templates of its bank.
  ///   - prompt: The text for the learner, with placeholders.
  ///   - variables: The values that differ from variant to variant.
  ///   - formulas: The numbers that follow from the variables, in any order.
  ///   - constraints: The conditions on the numbers of a variant.
  ///   - key: The task for the learner, and how the key follows.
  ///   - decimalSeparator: The sign before decimals; `either` writes a point and takes both.
  ///   - points: The points for a right answer, more than 0 and at most 1,000,000, in steps of
  ///     1/600.
  ///   - explanation: The text for every learner once the problem is decided.
  ///   - hints: Help that a learner can ask for.
  ///   - tags: Skills and topics the problem is about.
  ///   - source: The source of the template.
  ///   - variantsPerQuiz: The number of variants that a quiz can draw from, from 1 to 100.
  ///   - title: The name for authors.
  ///   - expectedAnswers: Written answers with a credit or a feedback of their own, the first that
  ///     fits counting.
  /// - Throws: Every fault, with its place within the template.
  /// - Complexity: up to 1000 evaluations of the formulas.
  public init(
    id: ID,
    prompt: RichText,
    variables: [ProblemTemplate.Variable],
    formulas: [ProblemTemplate.Formula] = [],
    constraints: [ProblemTemplate.Constraint] = [],
    key: ProblemTemplate.AnswerKey,
    decimalSeparator: DecimalSeparator = .point,
    points: Fraction = 1,
    explanation: RichText? = nil,
    hints: [Problem.Hint] = [],
    tags: [String] = [],
    source: String? = nil,
    variantsPerQuiz: Int = 1,
    title: String? = nil,
    expectedAnswers: [ProblemTemplate.ExpectedAnswer] = []
  ) throws(ContentError<ProblemFault>) {
    var compiler = TemplateCompiler(
      variables: variables,
      formulas: formulas,
      constraints: constraints
    )
    let program = compiler.program()
    self.id = id
    self.title = title
    self.expectedAnswers = expectedAnswers
    self.prompt = prompt
    self.variables = variables
    self.formulas = formulas
    self.constraints = constraints
    self.key = key
    self.decimalSeparator = decimalSeparator
    self.points = points
    self.explanation = explanation
    self.hints = hints
    self.tags = tags
    self.source = source
    self.variantsPerQuiz = variantsPerQuiz
    let empty = TemplateProgram(variables: [], origins: [], counts: [], names: [], steps: [])
    self.program = program ?? empty
    var faults = compiler.faults + faultsOfParts(compiler)
    // Only what is without fault so far can be tried.
    if faults.isEmpty { faults = faultsOfVariants }
    guard faults.isEmpty else { throw ContentError(faults: faults) }
  }
}

/// In JSON a template is an object with `id`, `kind`, `prompt` and `variables`, what its kind
/// needs, and what else was chosen; the guide "Templated problems" describes every key.
extension ProblemTemplate: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let prompt = record.field("prompt", \.prompt)
    let variables = record.field("variables", \.variables)
    let formulas = record.field("formulas", \.formulas, default: [])
    let constraints = record.field("constraints", \.constraints, default: [])
    let separator = record.field("decimalSeparator", \.decimalSeparator, default: .point)
    let points = record.field("points", \.points, default: 1)
    let explanation = record.field("explanation", \.explanation)
    let hints = record.field("hints", \.hints, default: [])
    let tags = record.field("tags", \.tags, default: [])
    let source = record.field("source", \.source)
    let variantsPerQuiz = record.field("variantsPerQuiz", \.variantsPerQuiz, default: 1)
    let expected = record.field("expectedAnswers", \.expectedAnswers, default: [])
    let key = record.inline(\.key)
    return try ProblemTemplate(
      id: id(),
      prompt: prompt(),
      variables: variables(),
      formulas: formulas(),
      constraints: constraints(),
      key: key(),
      decimalSeparator: separator(),
      points: points(),
      explanation: explanation(),
      hints: hints(),
      tags: tags(),
      source: source(),
      variantsPerQuiz: variantsPerQuiz(),
      title: title(),
      expectedAnswers: expected()
    )
  }
}

/// Finds the problems that are variants of the templates of a bank.
///
/// Hardly anybody meets a variant twice. So what learners did with a variant, and what they think
/// of it, counts for all variants of its template together.
package struct TemplateNames: Hashable, Sendable {
  private let templates: Set<ProblemTemplate.ID>

  /// Finds none.
  package init() {
    templates = []
  }

  /// Finds the variants of the bank's templates, and of those that variants stand for in it.
  package init(of bank: ProblemBank) {
    templates = bank.knownTemplates
  }

  /// Whether there are templates.
  package var isEmpty: Bool { templates.isEmpty }

  /// The name that a problem counts by: for a variant that of its template, else its own.
  package func countedName(of problem: Problem.ID) -> Problem.ID {
    guard !isEmpty, let template = ProblemTemplate.template(of: problem),
      templates.contains(template)
    else { return problem }
    return Problem.ID(template.rawValue)
  }
}
