// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import ChemistryAnswers
internal import DateAnswers
internal import LudusCore
internal import MathAnswers

/// The task for a learner, with the key by which answers are judged and the way they are graded.
///
/// ```swift
/// let choice = ProblemKind.multipleChoice([.correct("a", "an anion"), .wrong("b", "a cation")])
/// let number = ProblemKind.numeric(
///   try NumericMatcher("9.81 m/s^2", tolerance: .significantFigures(3)))
/// choice.correctAnswer   // .choice("a")
/// number.correctAnswer   // .text("9.81 m/s^2")
/// ```
public enum ProblemKind: Hashable, Sendable {
  /// Pick the one right option.
  case multipleChoice(AnswerOptions, grading: ChoiceFormula = .allOrNothing)
  /// Pick all right options.
  case checkAll(AnswerOptions, grading: CheckAllFormula = .incremental)
  /// Write an answer that is spelled as an accepted one.
  case exactMatch(ExactMatcher)
  /// Write an answer that may be misspelled as long as it is clear that an accepted one was meant.
  case roughMatch(RoughMatcher)
  /// Write a number of the same value, perhaps with a unit.
  case numeric(NumericMatcher)
  /// Write an expression, an equation or the like of the same value.
  case algebraic(AlgebraMatcher)
  /// Write a chemical formula, an equation or the like.
  case chemical(ChemicalMatcher)
  /// Write a date or a period, in any notation.
  case date(DateMatcher)
  /// Put items in order.
  case ordering(OrderingTask)
  /// Match the items of one column with those of another.
  case matching(MatchingTask)
  /// Fill the gaps of a text.
  case cloze(ClozeTask)
  /// Write a text that a person grades.
  case openResponse(OpenResponseTask)

  /// The names of the kinds, as they stand in JSON.
  public enum Name: String, Hashable, Sendable, JSONName {
    /// Pick the one right option.
    case multipleChoice
    /// Pick all right options.
    case checkAll
    /// Write an answer that is spelled as an accepted one.
    case exactMatch
    /// Write an answer that may be misspelled as long as it is clear that an accepted one was
    /// meant.
    case roughMatch
    /// Write a number of the same value, perhaps with a unit.
    case numeric
    /// Write an expression, an equation or the like of the same value.
    case algebraic
    /// Write a chemical formula, an equation or the like.
    case chemical
    /// Write a date or a period, in any notation.
    case date
    /// Put items in order.
    case ordering
    /// Match the items of one column with those of another.
    case matching
    /// Fill the gaps of a text.
    case cloze
    /// Write a text that a person grades.
    case openResponse

    /// Whether answers are written and judged by a matcher.
    var isMatched: Bool {
      switch self {
      case .exactMatch, .roughMatch, .numeric, .algebraic, .chemical, .date: true
      case .multipleChoice, .checkAll, .ordering, .matching, .cloze, .openResponse: false
      }
    }

    /// Whether a gap of a cloze text can be of this kind.
    package var fitsIntoGap: Bool { isMatched || self == .multipleChoice }
  }

  /// The name of the kind.
  public var name: Name {
    switch self {
    case .multipleChoice: .multipleChoice
    case .checkAll: .checkAll
    case .exactMatch: .exactMatch
    case .roughMatch: .roughMatch
    case .numeric: .numeric
    case .algebraic: .algebraic
    case .chemical: .chemical
    case .date: .date
    case .ordering: .ordering
    case .matching: .matching
    case .cloze: .cloze
    case .openResponse: .openResponse
    }
  }

  /// The options to pick from, or nil for a kind without any; the gaps of a cloze text have their
  /// own.
  public var options: AnswerOptions? {
    switch self {
    case .multipleChoice(let options, _), .checkAll(let options, _): options
    default: nil
    }
  }

  /// The matcher of written answers, or nil for a kind that isn't answered in writing or not judged
  /// by a program.
  public var matcher: (any AnswerMatcher)? {
    switch self {
    case .exactMatch(let matcher): matcher
    case .roughMatch(let matcher): matcher
    case .numeric(let matcher): matcher
    case .algebraic(let matcher): matcher
    case .chemical(let matcher): matcher
    case .date(let matcher): matcher
    default: nil
    }
  }

  /// The response that is right and shown as the correction, or nil for an open response without a
  /// sample answer.
  ///
  /// The sample answer of an open response still waits for a person's grade when it is given.
  public var correctAnswer: QuizResponse? {
    switch self {
    case .multipleChoice(let options, _):
      options.correct.first.map { .choice($0.id) }
    case .checkAll(let options, _):
      .choices(options.correct.map(\.id))
    case .ordering(let task):
      .order(task.correctOrder)
    case .matching(let task):
      .pairs(task.pairs)
    case .cloze(let task):
      .gaps(
        Dictionary(task.gaps.map { ($0.id, $0.correctAnswer) }) { first, _ in first }
      )
    case .openResponse(let task):
      task.sampleAnswer.map(QuizResponse.text)
    case .exactMatch, .roughMatch, .numeric, .algebraic, .chemical, .date:
      matcher.map { .text($0.preferred) }
    }
  }
}

extension ClozeTask.Gap {
  /// The entry that is right and shown as the correction: the name of an option, or a text.
  public var correctAnswer: String {
    kind.options?.correct.first?.id.rawValue ?? kind.matcher?.preferred ?? ""
  }
}

// MARK: - JSON

/// In JSON a kind is an object with its name as `kind` and the keys of its content:
/// `{"kind":"exactMatch","accepted":["oxygen"]}`. Problems and gaps have them among their own keys.
extension ProblemKind: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    TruthOfStatement.row,
    JSONCase("multipleChoice") {
      if case .multipleChoice(let options, let grading) = $0 { (options, grading) } else { nil }
    } form: { record in
      let options = record.inline(\.0)
      let grading = record.field("grading", \.1, default: .allOrNothing)
      return try .multipleChoice(options(), grading: grading())
    },
    JSONCase("checkAll") {
      if case .checkAll(let options, let grading) = $0 { (options, grading) } else { nil }
    } form: { record in
      let options = record.inline(\.0)
      let grading = record.field("grading", \.1, default: .incremental)
      return try .checkAll(options(), grading: grading())
    },
    row("exactMatch", Self.exactMatch) { if case .exactMatch(let key) = $0 { key } else { nil } },
    row("roughMatch", Self.roughMatch) { if case .roughMatch(let key) = $0 { key } else { nil } },
    row("numeric", Self.numeric) { if case .numeric(let key) = $0 { key } else { nil } },
    row("algebraic", Self.algebraic) { if case .algebraic(let key) = $0 { key } else { nil } },
    row("chemical", Self.chemical) { if case .chemical(let key) = $0 { key } else { nil } },
    row("date", Self.date) { if case .date(let key) = $0 { key } else { nil } },
    row("ordering", Self.ordering) { if case .ordering(let task) = $0 { task } else { nil } },
    row("matching", Self.matching) { if case .matching(let task) = $0 { task } else { nil } },
    row("cloze", Self.cloze) { if case .cloze(let task) = $0 { task } else { nil } },
    row("openResponse", Self.openResponse) {
      if case .openResponse(let task) = $0 { task } else { nil }
    },
  ]

  private static func row<Content: Codable & SendableMetatype>(
    _ name: String,
    _ make: @escaping @Sendable (Content) -> Self,
    take: @escaping @Sendable (Self) -> Content?
  ) -> JSONCase<Self, ProblemFault> {
    JSONCase(name, take: take) { record in
      let content = record.inline(\.self)
      return make(try content())
    }
  }
}

extension Problem {
  /// A written answer that its author expects: one worth a part of the credit, or a mistake with
  /// its explanation.
  ///
  /// ```swift
  /// let spelled = try Problem(
  ///   id: "capital", prompt: "What is the capital of Australia?", kind: .exactMatch(ExactMatcher("Canberra")),
  ///   expectedAnswers: [
  ///     .init(.exactMatch(ExactMatcher("Canbera")), credit: try Fraction(3, 4), feedback: "Mind the double r."),
  ///     .init(.exactMatch(ExactMatcher("Sydney")), credit: 0, feedback: "That is only the largest city."),
  ///   ])
  /// ```
  public struct ExpectedAnswer: Hashable, Sendable {
    /// How an answer is recognized: a kind that is answered in writing and judged by a program.
    public let kind: ProblemKind
    /// The share of the problem's points that it earns, from 0 to 1.
    public let credit: Fraction
    /// The feedback for a learner who writes it.
    public let feedback: RichText?

    /// Creates an expected answer; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - kind: How an answer is recognized: a kind that is answered in writing and judged by a
    ///     program.
    ///   - credit: The share of the problem's points that it earns, from 0 to 1. An answer that is
    ///     right by the problem's own kind earns all of them.
    ///   - feedback: The feedback for a learner who writes it.
    public init(_ kind: ProblemKind, credit: Fraction, feedback: RichText? = nil) {
      self.kind = kind
      self.credit = credit
      self.feedback = feedback
    }
  }
}

extension [Problem.ExpectedAnswer] {
  /// The first that a text is.
  package func first(for text: String) -> Problem.ExpectedAnswer? {
    first { $0.kind.matcher?.judgment(of: text) == .correct }
  }

  /// The author's text about an answer; what is said about mistakes is not said about one that is
  /// right.
  package func feedback(on text: String, isCorrect: Bool) -> RichText? {
    let answers = isCorrect ? filter { $0.credit == 1 } : self
    return answers.first(for: text)?.feedback
  }

  /// The faults of answers that are expected where one of a kind is asked for.
  func faults(for kind: ProblemKind) -> [LocatedFault<ProblemFault>] {
    enumerated().flatMap { index, answer in
      let place = ContentPlace().key("expectedAnswers").index(index)
      var faults = answer.kind.faults.map {
        LocatedFault($0.fault, at: place.appending($0.place))
      }
      if kind.matcher == nil || answer.kind.matcher == nil {
        let name = kind.matcher == nil ? kind.name : answer.kind.name
        faults.append(LocatedFault(.unwrittenAnswer(name), at: place.key("kind")))
      }
      if !(0...1).contains(answer.credit) {
        faults.append(LocatedFault(.shareOutOfRange(answer.credit), at: place.key("credit")))
      }
      return faults
    }
  }
}

/// In JSON an expected answer is an object with its kind as in a problem and, where there are any,
/// `credit`, 0 when it is left out, and `feedback`.
extension Problem.ExpectedAnswer: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let kind = record.inline(\.kind)
    let credit = record.field("credit", \.credit, default: .zero)
    let feedback = record.field("feedback", \.feedback)
    return try Problem.ExpectedAnswer(kind(), credit: credit(), feedback: feedback())
  }
}
