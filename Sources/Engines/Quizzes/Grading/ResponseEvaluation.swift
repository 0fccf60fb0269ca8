// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
internal import LudusFoundation
public import QuizContent

/// The credit for a response, and the reason for it.
public struct ResponseEvaluation: Hashable, Sendable {
  /// The share of the problem's points that is earned, from 0 to 1.
  public let credit: Fraction
  /// The reason.
  public let reason: GradeReason
  /// The same for each gap, pair or item, in the order of the problem; empty if the formula has no
  /// parts.
  public let parts: [ResponseEvaluation.Part]

  /// Creates an evaluation.
  ///
  /// - Parameters:
  ///   - credit: The share of the problem's points that is earned, from 0 to 1.
  ///   - reason: The reason.
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
  /// The credit for part of a response (a gap, a pair, an item in an order), and the reason for it.
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
    /// The reason.
    public let reason: GradeReason
    /// The author's text about the option or the expected answer in the gap.
    public let feedback: RichText?

    /// Creates an evaluation of a part.
    ///
    /// - Parameters:
    ///   - id: The name of the gap or item within its problem.
    ///   - credit: The share of its weight that is earned, from 0 to 1.
    ///   - weight: Its share of the problem, from 0 to 1.
    ///   - reason: The reason.
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

/// The reason a response cannot be graded.
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

extension ResponseError: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .unknownProblem: "session.unknownProblem"
    case .responseDoesNotFit: "response.doesNotFit"
    case .unknownOption, .unknownItem, .unknownGap: "response.unknown"
    case .emptyResponse: "response.empty"
    case .notGradable(let notGradable, _), .gapNotGradable(let notGradable, _, _):
      Wording { phrasebook, _ in notGradable.sentence(in: phrasebook) }
    case .undecided(let undecided, _), .gapUndecided(let undecided, _, _):
      Wording { phrasebook, _ in undecided.sentence(in: phrasebook) }
    case .repeatedItem: "response.repeatedItem"
    case .missingItems: "response.missingItems"
    case .wordCountOutOfRange(let count, let minimum?, _, _) where count < minimum:
      Wording("response.tooFewWords", ["count": .count(count), "limit": .count(minimum)])
    case .wordCountOutOfRange(let count, _, let maximum, _):
      Wording("response.tooManyWords", ["count": .count(count), "limit": .count(maximum ?? count)])
    }
  }
}
