// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import ChemistryAnswers
internal import DateAnswers
public import LudusCore
internal import MathAnswers

/// The task that a problem sets, with its answer key and its grading.
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

  /// The names of the kinds, as used in JSON.
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
  }

  /// The name of the kind.
  public var name: Name { task.name }

  /// The options to pick from, or nil for a kind without any; the gaps of a cloze text have their
  /// own.
  public var options: AnswerOptions? { task.options }

  /// The matcher of written answers, or nil for a kind that isn't answered in writing or not judged
  /// by a program.
  public var matcher: (any AnswerMatcher)? { task.matcher }

  /// The response that is right and shown as the correction, or nil for an open response without a
  /// sample answer.
  ///
  /// The sample answer of an open response still waits for a person's grade when it is given.
  public var correctAnswer: QuizResponse? { task.correctAnswer }

  /// Returns the response that is right, as people write it: "9,81 m/s²" for "9.81 m/s^2" in
  /// German, "14 juillet 1789" for "1789-07-14" in French.
  ///
  /// It is graded as ``correctAnswer`` is.
  ///
  /// - Parameter language: The language of the reader, for a problem that has none of its own.
  /// - Returns: Nil for an open response without a sample answer.
  /// - Complexity: That of grading a few responses.
  public func correctAnswer(in language: Language) -> QuizResponse? {
    task.correctAnswer(in: language)
  }
}

// MARK: - What follows from the kind

extension ProblemKind {
  /// The task with all that this package knows of it; nothing else distinguishes the kinds.
  package var task: any ProblemTask {
    switch self {
    case .multipleChoice(let options, let grading): ChoiceTask(options, grading: grading)
    case .checkAll(let options, let grading): CheckAllTask(options, grading: grading)
    case .exactMatch(let matcher): WrittenTask(.exactMatch, matcher, kind: Self.exactMatch)
    case .roughMatch(let matcher): WrittenTask(.roughMatch, matcher, kind: Self.roughMatch)
    case .numeric(let matcher): WrittenTask(.numeric, matcher, kind: Self.numeric)
    case .algebraic(let matcher): WrittenTask(.algebraic, matcher, kind: Self.algebraic)
    case .chemical(let matcher): WrittenTask(.chemical, matcher, kind: Self.chemical)
    case .date(let matcher): WrittenTask(.date, matcher, kind: Self.date)
    case .ordering(let task): task
    case .matching(let task): task
    case .cloze(let task): task
    case .openResponse(let task): task
    }
  }

  /// The faults of the key.
  var faults: [LocatedFault<ProblemFault>] { task.faults }

  /// The gaps to fill; none for a kind without a text with gaps.
  package var gaps: [ClozeTask.Gap] { task.gaps }

  /// The options of the problem, or of each of its gaps.
  package var allOptions: [AnswerOptions] {
    options.map { [$0] } ?? gaps.compactMap(\.kind.options)
  }
}

extension ProblemKind.Name {
  /// The type of the tasks of the kind.
  package var task: any ProblemTask.Type {
    switch self {
    case .multipleChoice: ChoiceTask.self
    case .checkAll: CheckAllTask.self
    case .exactMatch: WrittenTask<ExactMatcher>.self
    case .roughMatch: WrittenTask<RoughMatcher>.self
    case .numeric: WrittenTask<NumericMatcher>.self
    case .algebraic: WrittenTask<AlgebraMatcher>.self
    case .chemical: WrittenTask<ChemicalMatcher>.self
    case .date: WrittenTask<DateMatcher>.self
    case .ordering: OrderingTask.self
    case .matching: MatchingTask.self
    case .cloze: ClozeTask.self
    case .openResponse: OpenResponseTask.self
    }
  }

  /// The kind of response that the problem takes, by which an app chooses the form to show.
  ///
  /// ```swift
  /// ProblemKind.Name.numeric.responseShape    // .text
  /// ProblemKind.Name.matching.responseShape   // .pairs
  /// ```
  public var responseShape: QuizResponse.Shape { task.responseShape }
}

extension ClozeTask.Gap {
  /// The entry that is right and shown as the correction: the name of an option, or a text.
  public var correctAnswer: String {
    kind.options?.correct.first?.id.rawValue ?? kind.matcher?.preferred ?? ""
  }

  /// Returns the entry that is right, a text as people write it.
  ///
  /// - Parameter language: The language of the reader, for a gap that has none of its own.
  /// - Returns: The name of an option, or a text that counts.
  /// - Complexity: That of grading a few entries.
  public func correctAnswer(in language: Language) -> String {
    kind.matcher.map { $0.written($0.preferred, in: language) } ?? correctAnswer
  }
}

// MARK: - JSON

/// In JSON a kind is an object with its name as `kind` and the keys of its content:
/// `{"kind":"exactMatch","accepted":["oxygen"]}`. Problems and gaps have them among their own keys.
extension ProblemKind: JSONUnion {
  package static let cases: [JSONCase<Self, ProblemFault>] = [
    TruthOfStatement.row,
    row(.multipleChoice, { .multipleChoice($0.all, grading: $0.grading) }) {
      if case .multipleChoice(let all, let by) = $0 { ChoiceTask(all, grading: by) } else { nil }
    },
    row(.checkAll, { .checkAll($0.all, grading: $0.grading) }) {
      if case .checkAll(let all, let by) = $0 { CheckAllTask(all, grading: by) } else { nil }
    },
    row(.exactMatch, Self.exactMatch) { if case .exactMatch(let key) = $0 { key } else { nil } },
    row(.roughMatch, Self.roughMatch) { if case .roughMatch(let key) = $0 { key } else { nil } },
    row(.numeric, Self.numeric) { if case .numeric(let key) = $0 { key } else { nil } },
    row(.algebraic, Self.algebraic) { if case .algebraic(let key) = $0 { key } else { nil } },
    row(.chemical, Self.chemical) { if case .chemical(let key) = $0 { key } else { nil } },
    row(.date, Self.date) { if case .date(let key) = $0 { key } else { nil } },
    row(.ordering, Self.ordering) { if case .ordering(let task) = $0 { task } else { nil } },
    row(.matching, Self.matching) { if case .matching(let task) = $0 { task } else { nil } },
    row(.cloze, Self.cloze) { if case .cloze(let task) = $0 { task } else { nil } },
    row(.openResponse, Self.openResponse) {
      if case .openResponse(let task) = $0 { task } else { nil }
    },
  ]

  private static func row<Content: Codable & SendableMetatype>(
    _ name: Name,
    _ make: @escaping @Sendable (Content) -> Self,
    take: @escaping @Sendable (Self) -> Content?
  ) -> JSONCase<Self, ProblemFault> {
    JSONCase(name.rawValue, take: take) { record in
      let content = record.inline(\.self)
      return make(try content())
    }
  }
}

// MARK: - Matchers

extension ExactMatcher: TaskMatcher {
  package var terms: [String] { accepted }
}

extension RoughMatcher: TaskMatcher {
  package var terms: [String] { accepted + confusables }

  package var faults: [LocatedFault<ProblemFault>] {
    let normalize = normalization.apply(to:)
    let answers = Dictionary(accepted.map { (normalize($0), $0) }) { first, _ in first }
    return confusables.enumerated().compactMap { index, term in
      let place = ContentPlace().key("confusables").index(index)
      if term.isInvisible {
        return LocatedFault(.emptyText(.confusable), at: place)
      }
      return answers[normalize(term)].map { answer in
        LocatedFault(.acceptedConfusable(term, accepted: answer), at: place)
      }
    }
  }

  package func speaking(_ new: Language?, insteadOf old: Language?) -> RoughMatcher? {
    guard language == old else { return nil }
    return RoughMatcher(
      preferred,
      alternatives: alternatives,
      confusables: confusables,
      language: new,
      ignoresCase: ignoresCase,
      ignoresDiacritics: ignoresDiacritics,
      acceptsInflections: acceptsInflections,
      nameOf: nameOf,
      readsNumbers: readsNumbers,
      readsToneNumbers: readsToneNumbers
    )
  }
}

extension NumericMatcher: TaskMatcher {}

extension AlgebraMatcher: TaskMatcher {}

extension ChemicalMatcher: TaskMatcher {}

extension DateMatcher: TaskMatcher {
  /// The same in another language, unless an accepted answer cannot be read in it.
  package func speaking(_ new: Language?, insteadOf old: Language?) -> DateMatcher? {
    guard language == old else { return nil }
    return try? DateMatcher(
      preferred,
      alternatives: alternatives,
      precision: precision,
      order: order,
      tolerance: tolerance,
      language: new
    )
  }
}

extension Problem {
  /// A written answer that the author anticipates: one with partial credit, or a mistake with its
  /// explanation.
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
    /// The form in which an answer is recognized: a kind that is answered in writing and judged by
    /// a program.
    public let kind: ProblemKind
    /// The share of the problem's points that it earns, from 0 to 1.
    public let credit: Fraction
    /// The feedback for a learner who writes it.
    public let feedback: RichText?

    /// Creates an expected answer; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - kind: The form in which an answer is recognized: a kind that is answered in writing and
    ///     judged by a program.
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
