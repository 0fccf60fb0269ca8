// SPDX-License-Identifier: Apache-2.0
package import AnswerMatching
public import LudusCore

/// A question with its answer key.
///
/// ```swift
/// let problem = try Problem(
///   id: "ions-1",
///   prompt: "Which ion does a chlorine atom become with one more electron?",
///   kind: .multipleChoice([
///     .correct("a", "an anion"),
///     .wrong("b", "a cation", feedback: "A cation has lost electrons."),
///   ]),
///   explanation: "An electron more makes a charge of 1-.")
/// ```
///
/// A problem is valid once it exists: creating and decoding one apply the same rules and report
/// every fault.
public struct Problem: Hashable, Sendable, Identifiable {
  /// The points a problem can be worth at most.
  package static let maximumPoints: Fraction = 1_000_000
  /// The denominator of the smallest step of points: halves, thirds, eighths and hundredths are
  /// steps.
  package static let pointsDenominator = 600

  /// The name of the problem, unique within its bank.
  public internal(set) var id: Identifier<Problem>
  /// The name for teachers, where it is not that of the problem.
  public internal(set) var title: String?
  /// A text to read before the problem, such as a passage or a heading.
  public internal(set) var introduction: RichText?
  /// The text for the learner.
  public let prompt: RichText
  /// The task for the learner, with the key.
  public internal(set) var kind: ProblemKind
  /// The points for a right answer, more than 0, in steps of 1/600.
  public internal(set) var points: Fraction
  /// The text for every learner once the problem is decided.
  public let explanation: RichText?
  /// Help that a learner can ask for, from the vaguest to the plainest.
  public internal(set) var hints: [Problem.Hint]
  /// Skills and topics the problem is about.
  public let tags: [String]
  /// The source of the problem, such as a book and a page.
  public let source: String?
  /// The origin of the problem.
  public internal(set) var origin: Problem.Origin
  /// Written answers with their own credit or feedback; the first that fits counts.
  public internal(set) var expectedAnswers: [Problem.ExpectedAnswer]
  /// Texts about the response as a whole, each with the condition under which learners see it.
  public let feedback: [Problem.Feedback]

  /// Creates a problem.
  ///
  /// - Parameters:
  ///   - id: The name of the problem, unique within its bank.
  ///   - title: The name for teachers, where it is not that of the problem.
  ///   - introduction: A text to read before the problem.
  ///   - prompt: The text for the learner.
  ///   - kind: The task for the learner, with the key.
  ///   - points: The points for a right answer, more than 0 and at most 1,000,000, in steps of
  ///     1/600.
  ///   - explanation: The text for every learner once the problem is decided.
  ///   - hints: Help that a learner can ask for, from the vaguest to the plainest.
  ///   - tags: Skills and topics the problem is about.
  ///   - source: The source of the problem, such as a book and a page.
  ///   - origin: The origin of the problem.
  ///   - expectedAnswers: Written answers with a credit or a feedback of their own, the first that
  ///     fits counting.
  ///   - feedback: Texts about the response as a whole.
  /// - Throws: Every fault, with its place within the problem.
  public init(
    id: ID,
    title: String? = nil,
    introduction: RichText? = nil,
    prompt: RichText,
    kind: ProblemKind,
    points: Fraction = 1,
    explanation: RichText? = nil,
    hints: [Problem.Hint] = [],
    tags: [String] = [],
    source: String? = nil,
    origin: Problem.Origin = .staff,
    expectedAnswers: [Problem.ExpectedAnswer] = [],
    feedback: [Problem.Feedback] = []
  ) throws(ContentError<ProblemFault>) {
    let faults =
      Self.faults(id: id, introduction: introduction, prompt: prompt, points: points)
      + Self.faults(of: hints) + kind.faults + expectedAnswers.faults(for: kind)
      + feedback.faults(for: kind)
    guard faults.isEmpty else { throw ContentError(faults: faults) }
    self.init(
      unchecked: id,
      title: title,
      introduction: introduction,
      prompt: prompt,
      kind: kind,
      points: points,
      explanation: explanation,
      hints: hints,
      tags: tags,
      source: source,
      origin: origin,
      expectedAnswers: expectedAnswers,
      feedback: feedback
    )
  }

  /// Creates a problem from parts known to be without fault.
  init(
    unchecked id: ID,
    title: String?,
    introduction: RichText?,
    prompt: RichText,
    kind: ProblemKind,
    points: Fraction,
    explanation: RichText?,
    hints: [Problem.Hint],
    tags: [String],
    source: String?,
    origin: Problem.Origin,
    expectedAnswers: [Problem.ExpectedAnswer],
    feedback: [Problem.Feedback]
  ) {
    self.feedback = feedback
    self.expectedAnswers = expectedAnswers
    self.id = id
    self.title = title
    self.introduction = introduction
    self.prompt = prompt
    self.kind = kind
    self.points = points
    self.explanation = explanation
    self.hints = hints
    self.tags = tags
    self.source = source
    self.origin = origin
  }

  /// The response that is right and shown as the correction, or nil for an open response without a
  /// sample answer.
  public var correctAnswer: QuizResponse? { kind.correctAnswer }

  /// Returns the response that is right, as people write it in a language.
  ///
  /// - Parameter language: The language of the reader, for a problem that has none of its own.
  /// - Returns: Nil for an open response without a sample answer.
  /// - Complexity: That of grading a few responses.
  public func correctAnswer(in language: Language) -> QuizResponse? {
    kind.correctAnswer(in: language)
  }
}

/// In JSON a problem is an object with `id`, `prompt`, `kind`, the keys of its kind, and what
/// differs from the default; the guide "The JSON form of a problem bank" describes every key.
extension Problem: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let id = record.field("id", \.id)
    let title = record.field("title", \.title)
    let introduction = record.field("introduction", \.introduction)
    let prompt = record.field("prompt", \.prompt)
    let kind = record.inline(\.kind)
    let points = record.field("points", \.points, default: 1)
    let explanation = record.field("explanation", \.explanation)
    let hints = record.field("hints", \.hints, default: [])
    let tags = record.field("tags", \.tags, default: [])
    let source = record.field("source", \.source)
    let origin = record.field("origin", \.origin, default: .staff)
    let expected = record.field("expectedAnswers", \.expectedAnswers, default: [])
    let feedback = record.field("feedback", \.feedback, default: [])
    // What can be read is checked despite what cannot.
    record.note(
      faults(
        id: id.value,
        introduction: introduction.value ?? nil,
        prompt: prompt.value,
        points: points.value
      )
    )
    record.note(faults(of: hints.value ?? []))
    record.note(kind.value?.faults ?? [])
    if let kind = kind.value {
      record.note((expected.value ?? []).faults(for: kind))
      record.note((feedback.value ?? []).faults(for: kind))
    }
    return try Problem(
      unchecked: id(),
      title: title(),
      introduction: introduction(),
      prompt: prompt(),
      kind: kind(),
      points: points(),
      explanation: explanation(),
      hints: hints(),
      tags: tags(),
      source: source(),
      origin: origin(),
      expectedAnswers: expected(),
      feedback: feedback()
    )
  }
}

extension Problem {
  /// Help with a problem, available to a learner before answering.
  ///
  /// The hints of a problem are seen one after the other, from the vaguest to the plainest.
  public struct Hint: Hashable, Sendable {
    /// The text for the learner.
    public let text: RichText
    /// The part of the problem's points that seeing it costs, or nil for what the quiz's rules say.
    public let penalty: Fraction?

    /// Creates a hint; the problem that has it checks it.
    ///
    /// - Parameters:
    ///   - text: The text for the learner.
    ///   - penalty: The part of the problem's points that seeing it costs, from 0 to 1; nil for
    ///     ``QuizRules/Draft/hintPenalty``.
    public init(_ text: RichText, penalty: Fraction? = nil) {
      self.text = text
      self.penalty = penalty
    }

    /// The faults of the hint.
    var faults: [LocatedFault<ProblemFault>] {
      var faults: [LocatedFault<ProblemFault>] = []
      if text.isBlank {
        faults.append(LocatedFault(.emptyText(.hint), at: ContentPlace().key("text")))
      }
      if let penalty, !(0...1).contains(penalty) {
        faults.append(LocatedFault(.shareOutOfRange(penalty), at: ContentPlace().key("penalty")))
      }
      return faults
    }
  }
}

extension Problem.Hint: ExpressibleByStringInterpolation {
  /// Creates a hint of plain text that costs what the quiz's rules say.
  public init(stringLiteral value: String) {
    self.init(RichText(value))
  }
}

/// In JSON a hint is an object with `text` and, where it has its own, `penalty`.
extension Problem.Hint: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let text = record.field("text", \.text)
    let penalty = record.field("penalty", \.penalty)
    return try Problem.Hint(text(), penalty: penalty())
  }
}

extension Problem {
  /// The origin of a problem: the people who wrote it.
  ///
  /// An app can have others than these:
  ///
  /// ```swift
  /// let problem = try Problem(id: "p1", prompt: "...", kind: kind, origin: "olympiad")
  /// ```
  public struct Origin: RawRepresentable, Hashable, Sendable {
    /// The name, as used in JSON.
    public let rawValue: String

    /// Creates an origin from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Teachers and other staff: the origin of a problem that names no other.
    public static let staff: Problem.Origin = "staff"
    /// Students who author problems for each other.
    public static let students: Problem.Origin = "students"
    /// A collection that was taken over as a whole.
    public static let imported: Problem.Origin = "imported"
  }
}

extension Problem.Origin: ExpressibleByStringLiteral {
  /// Creates an origin from its name.
  public init(stringLiteral value: String) {
    self.init(rawValue: value)
  }
}

extension Problem.Origin: Comparable {
  /// Whether one origin's name comes before the other's.
  public static func < (left: Self, right: Self) -> Bool {
    left.rawValue < right.rawValue
  }
}

extension Problem.Origin: CustomStringConvertible {
  /// The name.
  public var description: String { rawValue }
}

/// In JSON an origin is its name.
extension Problem.Origin: Codable {}

extension Problem {
  /// Returns the same problem of another origin.
  package func originating(from origin: Problem.Origin) -> Problem {
    var problem = self
    problem.origin = origin
    return problem
  }
}

extension Problem {
  /// Returns the same problem under another name; its parts must be without fault.
  package func named(
    _ id: ID,
    title: String?,
    introduction: RichText?,
    points: Fraction
  ) -> Problem {
    var problem = self
    (problem.id, problem.title) = (id, title)
    (problem.introduction, problem.points) = (introduction, points)
    return problem
  }
}

/// A vocabulary that answers are judged with, which belongs to content in memory; it makes no
/// difference to equality.
package struct KnownVocabulary: Hashable, Sendable {
  /// The storage is shared, so that a quiz with many items stays small.
  private final class Storage: Sendable {
    let lexicon: Lexicon

    init(_ lexicon: Lexicon) {
      self.lexicon = lexicon
    }
  }

  private let storage: Storage?

  /// Creates a vocabulary.
  package init(_ lexicon: Lexicon = .empty) {
    storage = lexicon.isEmpty ? nil : Storage(lexicon)
  }

  /// The words and terms.
  package var lexicon: Lexicon { storage?.lexicon ?? .empty }

  package static func == (left: Self, right: Self) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}

extension ProblemKind {
  /// The longest text that is taken for a term and not for a sentence, in bytes.
  private static let maximumTerm = 100

  /// The terms that a learner could mean by a written answer, as far as the kind has them: accepted
  /// answers, what is confused with them, options and items to match.
  var terms: [String] {
    task.terms.filter { $0.utf8.count <= Self.maximumTerm }
  }

  /// The matchers of answers that may be misspelled, for which other terms matter.
  package var roughMatchers: [RoughMatcher] {
    if case .roughMatch(let matcher) = self {
      [matcher]
    } else {
      gaps.flatMap(\.kind.roughMatchers)
    }
  }
}

extension Sequence<Problem> {
  /// A vocabulary of all that the problems write about, with further terms; empty where no answer
  /// may be misspelled.
  package func vocabulary(with further: [String]) -> Lexicon {
    guard contains(where: { !$0.kind.roughMatchers.isEmpty }) else { return .empty }
    return Lexicon(terms: flatMap(\.kind.terms) + further)
  }
}
