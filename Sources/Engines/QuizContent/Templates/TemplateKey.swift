// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
public import MathAnswers

extension ProblemTemplate {
  /// The task that a template sets, and how its answer key follows from a variant's numbers.
  public enum AnswerKey: Hashable, Sendable {
    /// Write a number.
    case numeric(ProblemTemplate.NumericKey)
    /// Write an expression.
    case algebraic(ProblemTemplate.AlgebraicKey)
    /// Pick the one right option; texts and feedback may have placeholders.
    ///
    /// Values for which two options read the same, or are the same number, are not used.
    case multipleChoice(AnswerOptions, grading: ChoiceFormula = .allOrNothing)
    /// Pick all right options; texts and feedback may have placeholders.
    ///
    /// Values for which two options read the same, or are the same number, are not used.
    case checkAll(AnswerOptions, grading: CheckAllFormula = .incremental)
    /// Write an answer that is spelled as an accepted one; these may have placeholders.
    case exactMatch(ExactMatcher)
    /// Fill the gaps of a text, whose keys follow from the same numbers; the text may have
    /// placeholders.
    case cloze(RichText, gaps: [ProblemTemplate.Gap], grading: PartsFormula = .perPart)

    /// The kind of the variants.
    public var kind: ProblemKind.Name {
      switch self {
      case .numeric: .numeric
      case .algebraic: .algebraic
      case .multipleChoice: .multipleChoice
      case .checkAll: .checkAll
      case .exactMatch: .exactMatch
      case .cloze: .cloze
      }
    }
  }
}

extension ProblemTemplate {
  /// A gap in the text of a template, with its key.
  public struct Gap: Hashable, Sendable {
    /// The name of the gap, as it stands in the text: `[[1]]` is the place of the gap "1".
    public let id: ClozeTask.Gap.ID
    /// The key from which the answer for the gap follows.
    public let key: ProblemTemplate.AnswerKey
    /// The weight of the gap, compared with the others.
    public let weight: Int
    /// Written answers with their own credit or feedback; the first that fits counts.
    public let expectedAnswers: [ProblemTemplate.ExpectedAnswer]

    /// Creates a gap; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - id: The name of the gap, as it stands in the text.
    ///   - key: The key from which the answer for the gap follows.
    ///   - weight: The weight of the gap, compared with the others, from 1 to 1000.
    ///   - expectedAnswers: Written answers with a credit or a feedback of their own.
    public init(
      _ id: ClozeTask.Gap.ID,
      _ key: ProblemTemplate.AnswerKey,
      weight: Int = 1,
      expectedAnswers: [ProblemTemplate.ExpectedAnswer] = []
    ) {
      self.id = id
      self.key = key
      self.weight = weight
      self.expectedAnswers = expectedAnswers
    }
  }

  /// An answer that learners write for a known reason, worked out from the numbers of a variant.
  public struct ExpectedAnswer: Hashable, Sendable {
    /// The key from which the answer follows; one of a kind that is answered in writing.
    public let key: ProblemTemplate.AnswerKey
    /// The share of the problem's points that it earns, from 0 to 1.
    public let credit: Fraction
    /// The feedback for a learner who writes it, with placeholders.
    public let feedback: RichText?

    /// Creates an expected answer; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - key: The key from which the answer follows; one of a kind that is answered in writing.
    ///   - credit: The share of the problem's points that it earns, from 0 to 1.
    ///   - feedback: The feedback for a learner who writes it.
    public init(
      _ key: ProblemTemplate.AnswerKey,
      credit: Fraction,
      feedback: RichText? = nil
    ) {
      self.key = key
      self.credit = credit
      self.feedback = feedback
    }
  }
}

extension ProblemTemplate {
  /// The rule by which the correct number follows from the numbers of a variant.
  public struct NumericKey: Hashable, Sendable {
    /// The name of the variable or formula that is the answer; its style is that of the correction.
    ///
    /// Where the style rounds, both the rounded and the exact number count.
    public let answer: String
    /// The names of further variables or formulas that are right, too.
    public let others: [String]
    /// The unit behind the number, or nil for a number without one.
    public let unit: String?
    /// The tolerance between a number and the answer.
    public let tolerance: NumericMatcher.Tolerance
    /// The name of a variable or formula that says how far a number may be from the answer, in
    /// place of ``tolerance``; nil where that says it.
    public let within: String?
    /// The names of variables or formulas between which any number is right, too, in any order;
    /// nil where there are none.
    public let bounds: NumericKey.Bounds?
    /// The units that an answer may have; nil for the usual ones.
    public let units: NumericMatcher.UnitPolicy?
    /// The requirements on the written form of a number.
    public let requirements: [NumberRequirement]
    /// Whether an answer may be a calculation.
    public let allowsCalculation: Bool

    /// Creates a key; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - answer: The name of the variable or formula that is the answer.
    ///   - unit: The unit behind the number.
    ///   - tolerance: The tolerance between a number and the answer. A rounded answer must be
    ///     within it.
    ///   - units: The units that an answer may have; nil for the usual ones.
    ///   - requirements: The requirements on the written form of a number.
    ///   - allowsCalculation: Whether an answer may be a calculation.
    ///   - others: The names of further variables or formulas that are right, too.
    ///   - within: The name of a variable or formula that says how far a number may be from the
    ///     answer.
    ///   - bounds: The names of variables or formulas between which any number is right, too.
    public init(
      _ answer: String,
      unit: String? = nil,
      tolerance: NumericMatcher.Tolerance = .exact,
      units: NumericMatcher.UnitPolicy? = nil,
      requiring requirements: [NumberRequirement] = [],
      allowsCalculation: Bool = false,
      others: [String] = [],
      within: String? = nil,
      bounds: NumericKey.Bounds? = nil
    ) {
      self.answer = answer
      self.others = others
      self.within = within
      self.bounds = bounds
      self.unit = unit
      self.tolerance = tolerance
      self.units = units
      self.requirements = requirements
      self.allowsCalculation = allowsCalculation
    }

    /// Two numbers between which any number is right.
    public struct Bounds: Hashable, Sendable {
      /// The name of the variable or formula that is one of them.
      public let first: String
      /// The name of the other.
      public let last: String

      /// Creates bounds; the template that has them checks them.
      public init(_ first: String, _ last: String) {
        self.first = first
        self.last = last
      }
    }
  }
}

extension ProblemTemplate {
  /// The rule by which the correct expression follows from the numbers of a variant.
  public struct AlgebraicKey: Hashable, Sendable {
    /// The expression with placeholders for numbers, such as `{{n}} x^{{m}} {{b:+}}`.
    ///
    /// A negative number or a fraction stands in brackets where it would else be read otherwise.
    public let answer: String
    /// The form that an answer must have; any will do when it is nil.
    public let form: RequiredForm?
    /// The letters that remain variables in the expression; any single letter if empty.
    public let letters: [String]

    /// Creates a key; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - answer: The expression with placeholders for numbers.
    ///   - form: The form that an answer must have; any will do when it is nil.
    ///   - letters: The letters that stay variables in the expression.
    public init(_ answer: String, form: RequiredForm? = nil, letters: [String] = []) {
      self.answer = answer
      self.form = form
      self.letters = letters
    }
  }
}

// MARK: - JSON

/// In JSON a key is its kind as `kind`, with the keys of that kind.
extension ProblemTemplate.AnswerKey: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    JSONCase("multipleChoice") {
      if case .multipleChoice(let options, let grading) = $0 { (options, grading) } else { nil }
    } form: { record in
      let options = record.inline(\.0)
      let grading = record.field("grading", \.1, default: .allOrNothing)
      return try .multipleChoice(options(), grading: grading())
    },
    JSONCase("numeric", inline: Self.numeric) {
      if case .numeric(let key) = $0 { key } else { nil }
    },
    JSONCase("algebraic", inline: Self.algebraic) {
      if case .algebraic(let key) = $0 { key } else { nil }
    },
    JSONCase("checkAll") {
      if case .checkAll(let options, let grading) = $0 { (options, grading) } else { nil }
    } form: { record in
      let options = record.inline(\.0)
      let grading = record.field("grading", \.1, default: .incremental)
      return try .checkAll(options(), grading: grading())
    },
    JSONCase("exactMatch", inline: Self.exactMatch) {
      if case .exactMatch(let matcher) = $0 { matcher } else { nil }
    },
    JSONCase("cloze") {
      if case .cloze(let text, let gaps, let by) = $0 { (text, gaps, by) } else { nil }
    } form: { record in
      let text = record.field("text", \.0)
      let gaps = record.field("gaps", \.1)
      let grading = record.field("grading", \.2, default: .perPart)
      return try .cloze(text(), gaps: gaps(), grading: grading())
    },
  ]
}

/// In JSON a gap is an object with `id`, its kind as in a template and, where it is not 1, `weight`,
/// and where there are any, `expectedAnswers`.
extension ProblemTemplate.Gap: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let weight = record.field("weight", \.weight, default: 1)
    let key = record.inline(\.key)
    let expected = record.field("expectedAnswers", \.expectedAnswers, default: [])
    return try ProblemTemplate.Gap(id(), key(), weight: weight(), expectedAnswers: expected())
  }
}

/// In JSON an expected answer is an object with its kind as in a template and, where there are any,
/// `credit`, 0 when it is left out, and `feedback`.
extension ProblemTemplate.ExpectedAnswer: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let key = record.inline(\.key)
    let credit = record.field("credit", \.credit, default: .zero)
    let feedback = record.field("feedback", \.feedback)
    return try ProblemTemplate.ExpectedAnswer(key(), credit: credit(), feedback: feedback())
  }
}

extension ProblemTemplate.NumericKey: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let answer = record.field("answer", \.answer)
    let others = record.field("others", \.others, default: [])
    let within = record.field("within", \.within)
    let bounds = record.field("between", \.bounds)
    let unit = record.field("unit", \.unit)
    let tolerance = record.field("tolerance", \.tolerance, default: .exact)
    let units = record.field("units", \.units)
    let requirements = record.field("requiring", \.requirements, default: [])
    let allowsCalculation = record.field("allowsCalculation", \.allowsCalculation, default: false)
    return try ProblemTemplate.NumericKey(
      answer(),
      unit: unit(),
      tolerance: tolerance(),
      units: units(),
      requiring: requirements(),
      allowsCalculation: allowsCalculation(),
      others: others(),
      within: within(),
      bounds: bounds()
    )
  }
}

/// In JSON bounds are an object with `first` and `last`.
extension ProblemTemplate.NumericKey.Bounds: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let first = record.field("first", \.first)
    let last = record.field("last", \.last)
    return try Self(first(), last())
  }
}

extension ProblemTemplate.AlgebraicKey: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let answer = record.field("answer", \.answer)
    let form = record.field("form", \.form)
    let letters = record.field("letters", \.letters, default: [])
    return try ProblemTemplate.AlgebraicKey(answer(), form: form(), letters: letters())
  }
}

extension ProblemTemplate {
  /// A number of a template that is computed from others.
  ///
  /// ```swift
  /// let concentration = ProblemTemplate.Formula("c2", "c1 V1 / V2", style: .significantFigures(3))
  /// ```
  ///
  /// A formula may use variables and other formulas, in any order, and all functions that
  /// `AlgebraMatcher` reads. It is worked out exactly where that is possible: fractions, roots,
  /// multiples of π, products and powers of these, and the functions of such angles as 30° or π/4.
  /// Any other number is known to about fifteen figures and needs a style that rounds it where it
  /// is written.
  public struct Formula: Hashable, Sendable {
    /// The name in formulas and placeholders: a letter, and letters and digits behind it.
    public let name: String
    /// The expression from which it follows, as `AlgebraMatcher` reads expressions.
    public let formula: String
    /// The style in which the number is written.
    public let style: ProblemTemplate.NumberStyle

    /// Creates a formula; the template that has it checks it.
    ///
    /// - Parameters:
    ///   - name: The name in formulas and placeholders: a letter, and letters and digits behind it.
    ///   - formula: The expression by which it follows from variables and other formulas.
    ///   - style: The style in which the number is written.
    public init(_ name: String, _ formula: String, style: ProblemTemplate.NumberStyle = .exact) {
      self.name = name
      self.formula = formula
      self.style = style
    }
  }
}

/// In JSON a formula is an object with `name`, `formula` and, where it is not the default, `style`.
extension ProblemTemplate.Formula: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let name = record.field("name", \.name)
    let formula = record.field("formula", \.formula)
    let style = record.field("style", \.style, default: .exact)
    return try ProblemTemplate.Formula(name(), formula(), style: style())
  }
}

// MARK: - Constraints

extension ProblemTemplate {
  /// Conditions on the numbers of a variant.
  ///
  /// ```swift
  /// let constraints: [ProblemTemplate.Constraint] = ["V2 > V1", .whole("(a + b) / 2")]
  /// ```
  public enum Constraint: Hashable, Sendable {
    /// A comparison holds, such as `V2 > V1`, `0 < c < 1` or `a != b and a != c`.
    case holds(String)
    /// A formula gives a whole number.
    case whole(String)

    var formula: String {
      switch self {
      case .holds(let formula), .whole(let formula): formula
      }
    }
  }
}

extension ProblemTemplate.Constraint: ExpressibleByStringLiteral {
  /// Creates a comparison that must hold.
  public init(stringLiteral value: String) {
    self = .holds(value)
  }
}

/// In JSON a comparison is a string, and what must be whole an object: `{"whole":"(a + b) / 2"}`.
extension ProblemTemplate.Constraint: Codable {
  /// A formula that must give a whole number, as an object.
  private struct Whole: JSONRecord {
    let formula: String

    static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
      let formula = record.field("whole", \.formula)
      return try Whole(formula: formula())
    }
  }

  /// Reads a constraint.
  ///
  /// - Throws: `ContentError` for an object without the key `whole` or with others, a
  ///   `DecodingError` for any other value.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let comparison = try? value.decode(String.self) {
      self = .holds(comparison)
    } else if (try? decoder.container(keyedBy: JSONKey.self)) != nil {
      self = .whole(try Whole(from: decoder).formula)
    } else {
      throw DecodingError.dataCorruptedError(
        in: value,
        debugDescription: #"expected a comparison such as "a > b" or {"whole": "a / b"}"#
      )
    }
  }

  /// Writes the constraint.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .holds(let comparison):
      var container = encoder.singleValueContainer()
      try container.encode(comparison)
    case .whole(let formula):
      try Whole(formula: formula).encode(to: encoder)
    }
  }
}
