// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
internal import LudusFoundation
public import QuizContent

/// The credit for a response, and the reason.
public struct ResponseEvaluation: Hashable, Sendable {
  /// The share of the problem's points that is earned, from 0 to 1.
  public let credit: Fraction
  /// Why.
  public let reason: GradeReason
  /// The same for each gap, pair or item, in the order of the problem; none where the formula has
  /// no parts.
  public let parts: [ResponseEvaluation.Part]

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - credit: The share of the problem's points that is earned, from 0 to 1.
  ///   - reason: Why.
  ///   - parts: The same for each gap, pair or item, where there are any.
  package init(credit: Fraction, reason: GradeReason, parts: [ResponseEvaluation.Part] = []) {
    self.credit = credit
    self.reason = reason
    self.parts = parts
  }

  /// Whether the full credit is earned.
  public var isCorrect: Bool { credit == .one }

  /// Whether the answer waits for a grade that a person gives.
  ///
  /// Until then the credit is 0, which says nothing about the answer.
  public var isPending: Bool { reason == .awaitsGrade }

  /// Whether nothing more can be answered.
  ///
  /// Not yet decided are a problem without an answer, and a check-all problem of which some correct
  /// options are picked, and no wrong one.
  public var isDecided: Bool {
    switch reason {
    case .unanswered, .correctSoFar, .awaitsSubmission: false
    default: true
    }
  }
}

extension ResponseEvaluation {
  /// The credit for a part of a response, and the reason: a gap, a pair, an item in an order.
  ///
  /// The credit of a response is often the sum of the credits of its parts, each times its weight;
  /// the reason of the ``ResponseEvaluation`` says how it came about.
  public struct Part: Hashable, Sendable, Identifiable {
    /// The name of the gap or item within its problem.
    public let id: Identifier<ResponseEvaluation.Part>
    /// The share of its weight that is earned, from 0 to 1.
    public let credit: Fraction
    /// Its share of the problem; the weights of all parts add up to 1.
    public let weight: Fraction
    /// Why.
    public let reason: GradeReason
    /// The author's text about the option or the expected answer in the gap.
    public let feedback: RichText?

    /// Creates an evaluation of a part.
    ///
    /// - Parameters:
    ///   - id: The name of the gap or item within its problem.
    ///   - credit: The share of its weight that is earned, from 0 to 1.
    ///   - weight: Its share of the problem, from 0 to 1.
    ///   - reason: Why.
    ///   - feedback: The author's text about what stands in the gap.
    package init(
      id: ID,
      credit: Fraction,
      weight: Fraction,
      reason: GradeReason,
      feedback: RichText? = nil
    ) {
      self.id = id
      self.credit = credit
      self.weight = weight
      self.reason = reason
      self.feedback = feedback
    }

    /// Whether the full credit is earned.
    public var isCorrect: Bool { credit == .one }
  }
}

/// Why a response cannot be graded.
///
/// It costs the learner nothing.
public enum ResponseError: Error, Hashable, Sendable {
  /// The bank, or the quiz, does not have this problem.
  case unknownProblem(Problem.ID)
  /// The response is not one that a problem of this kind takes.
  case responseDoesNotFit(ProblemKind.Name, problem: Problem.ID)
  /// The problem does not have this option, or the quiz does not show it.
  case unknownOption(AnswerOption.ID, problem: Problem.ID)
  /// Nothing is picked or written. It costs the learner nothing.
  case emptyResponse(problem: Problem.ID)
  /// The answer cannot be read, which costs the learner nothing: it should be written in another
  /// way.
  case notGradable(Verdict.NotGradable, problem: Problem.ID)
  /// It could be shown neither that the answer is correct nor that it is wrong, so nothing is
  /// graded.
  case undecided(Verdict.Undecided, problem: Problem.ID)
  /// The problem does not have this item to order or to match.
  case unknownItem(Problem.Item.ID, problem: Problem.ID)
  /// An item is put twice into an order, or is matched more often than it may be.
  case repeatedItem(Problem.Item.ID, problem: Problem.ID)
  /// These items are not put into the order.
  case missingItems([Problem.Item.ID], problem: Problem.ID)
  /// The text of the problem does not have this gap.
  case unknownGap(ClozeTask.Gap.ID, problem: Problem.ID)
  /// The entry of a gap cannot be read, which costs the learner nothing.
  case gapNotGradable(Verdict.NotGradable, gap: ClozeTask.Gap.ID, problem: Problem.ID)
  /// It could be shown neither that a gap is correct nor that it is wrong, so nothing is graded.
  case gapUndecided(Verdict.Undecided, gap: ClozeTask.Gap.ID, problem: Problem.ID)
  /// The text has too few words or too many, which costs the learner nothing.
  case wordCountOutOfRange(Int, minimum: Int?, maximum: Int?, problem: Problem.ID)
}

extension ResponseError: CustomStringConvertible {
  /// A description for developers.
  public var description: String {
    switch self {
    case .unknownProblem(let problem):
      "there is no problem \"\(problem)\""
    case .responseDoesNotFit(let kind, let problem):
      "the problem \"\(problem)\" is of kind \(kind.rawValue), expected \(kind.expectedResponse)"
    case .unknownOption(let option, let problem):
      "the problem \"\(problem)\" has no option \"\(option)\" to pick"
    case .emptyResponse(let problem):
      "the response to \"\(problem)\" is empty"
    case .notGradable(let notGradable, let problem):
      "the answer to \"\(problem)\" cannot be graded: \(notGradable.sentence(in: .english))"
    case .undecided(let undecided, let problem):
      "the answer to \"\(problem)\" is not decided: \(undecided.sentence(in: .english))"
    case .unknownItem(let item, let problem):
      "the problem \"\(problem)\" has no item \"\(item)\" there"
    case .repeatedItem(let item, let problem):
      "the response to \"\(problem)\" has the item \"\(item)\" more than once"
    case .missingItems(let items, let problem):
      "the response to \"\(problem)\" lacks \(items.map { "\"\($0)\"" }.joined(separator: ", "))"
    case .unknownGap(let gap, let problem):
      "the problem \"\(problem)\" has no gap \"\(gap)\""
    case .gapNotGradable(let notGradable, let gap, let problem):
      "the gap \"\(gap)\" of \"\(problem)\" cannot be graded: "
        + notGradable.sentence(in: .english)
    case .gapUndecided(let undecided, let gap, let problem):
      "the gap \"\(gap)\" of \"\(problem)\" is not decided: \(undecided.sentence(in: .english))"
    case .wordCountOutOfRange(let count, let minimum, let maximum, let problem):
      "the response to \"\(problem)\" has \(count) words, expected "
        + [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }]
        .compactMap(\.self).joined(separator: " and ")
    }
  }
  /// Returns what to say to the learner: a whole sentence without identifiers.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let sentence: Sentence
    switch self {
    case .notGradable(let notGradable, _), .gapNotGradable(let notGradable, _, _):
      return notGradable.sentence(in: phrasebook)
    case .undecided(let undecided, _), .gapUndecided(let undecided, _, _):
      return undecided.sentence(in: phrasebook)
    case .unknownProblem: sentence = "session.unknownProblem"
    case .unknownOption, .unknownItem, .unknownGap: sentence = "response.unknown"
    case .responseDoesNotFit: sentence = "response.doesNotFit"
    case .emptyResponse: sentence = "response.empty"
    case .repeatedItem: sentence = "response.repeatedItem"
    case .missingItems: sentence = "response.missingItems"
    case .wordCountOutOfRange(let count, let minimum?, _, _) where count < minimum:
      sentence = Sentence(
        "response.tooFewWords",
        ["count": .count(count), "limit": .count(minimum)]
      )
    case .wordCountOutOfRange(let count, _, let maximum, _):
      sentence = Sentence(
        "response.tooManyWords",
        ["count": .count(count), "limit": .count(maximum ?? count)]
      )
    }
    return quizSentences(sentence, in: phrasebook)
  }
}

extension ProblemKind.Name {
  /// The response that a problem of this kind takes, for messages.
  fileprivate var expectedResponse: String {
    switch responseShape {
    case .choice: "a choice"
    case .choices: "a choice or choices"
    case .text, .longText: "a text"
    case .order: "an order"
    case .pairs: "pairs"
    case .gaps: "gaps"
    }
  }
}
