// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

/// The feedback that a learner gets right after a response.
///
/// While a problem can be answered again, nothing in it gives the correct answer away. In deferred
/// mode it says only that the answer is kept, until the quiz is submitted.
///
/// ```swift
/// let feedback = try session.answer(.choice("b"), at: now)
/// feedback.credit                        // 0
/// feedback.sentence(in: .english)        // "Option “a cation” is not right."
/// feedback.optionFeedback?.plainText     // "A cation has lost electrons."
/// ```
public struct Feedback: Hashable, Sendable {
  /// The problem as it was answered, whose options sentences name.
  let answered: Problem
  /// The problem that was answered.
  public let problem: Problem.ID
  /// The share of the points that the last response is worth by itself, from 0 to 1.
  public let credit: Fraction
  /// The points currently earned with the problem, after all tries and penalties.
  public let earned: Fraction
  /// The reason for the credit of the response.
  public let reason: GradeReason
  /// Whether the problem is decided.
  ///
  /// If not, it waits for further picks, or can be tried again.
  public let isDecided: Bool
  /// The number of times that the problem can still be answered, or nil for as many as one likes.
  public let triesLeft: Int?
  /// The correct answer, once the problem is decided.
  public let correctAnswer: QuizResponse?
  /// The author's text about the option that was wrong to pick, else about the one picked last; for
  /// a written answer about the expected answer that it is.
  public let optionFeedback: RichText?
  /// The author's texts about the response as a whole, in their order; none while a response is
  /// not complete, or waits for a person's grade.
  public let responseFeedback: [Problem.Feedback]
  /// The author's text about the problem, once it is decided.
  public let explanation: RichText?
  /// The credit for each gap, pair or item of the response, where it has any.
  public let parts: [ResponseEvaluation.Part]
  /// The steps by which the points earned come about, in shares of the problem's points.
  public let steps: [QuizSummary.CreditStep]
  /// The grade that a person gave, with the comment there may be.
  public let enteredGrade: EnteredGrade?

  /// Whether the full credit is earned.
  public var isCorrect: Bool { credit == .one }

  /// Returns the correct answer as people write it, once the problem is decided.
  ///
  /// - Parameter language: The language of the reader, for a problem that has none of its own.
  /// - Returns: Nil where ``correctAnswer`` is nil.
  /// - Complexity: That of grading a few responses.
  public func correctAnswer(in language: Language) -> QuizResponse? {
    isDecided ? answered.correctAnswer(in: language) : nil
  }

  /// Returns why the response got its credit, as a sentence for the learner, in which options are
  /// named by their texts.
  ///
  /// - Parameter phrasebook: The language of the reader.
  /// - Returns: A sentence with a full stop.
  public func sentence(in phrasebook: Phrasebook) -> String {
    reason.sentence(in: phrasebook, about: answered)
  }

  /// Returns why a part of the response got its credit, as a sentence for the learner.
  ///
  /// - Parameters:
  ///   - part: One of ``parts``.
  ///   - phrasebook: The learner's language.
  /// - Returns: A sentence with a full stop.
  public func sentence(for part: ResponseEvaluation.Part, in phrasebook: Phrasebook) -> String {
    part.reason.sentence(in: phrasebook, about: answered)
  }

  /// A hint that a learner has seen.
  public struct TakenHint: Hashable, Sendable {
    /// The hint.
    public let hint: Problem.Hint
    /// The share of the problem's points that seeing it costs; 0 when a wrong try has paid for it.
    public let penalty: Fraction
    /// Whether a wrong try has paid for it.
    public let isPaidByTry: Bool
    /// Whether the learner found it helpful, or nil when that was not said.
    public internal(set) var isHelpful: Bool?
  }
}

extension QuizSession {
  /// The feedback on the current problem, or nil before it is answered or if there is no current
  /// problem.
  ///
  /// After resuming it is what the last response returned.
  public var feedback: Feedback? {
    guard let index = currentIndex, attempts[index].hasOutcome else { return nil }
    return feedback(at: index)
  }

  /// Returns the feedback on any problem, as a review of the finished quiz shows it.
  ///
  /// - Parameter problem: The problem.
  /// - Returns: Nil for a problem that the quiz does not have, or that was not answered.
  public func feedback(on problem: Problem.ID) -> Feedback? {
    guard let index = try? index(of: problem), attempts[index].hasOutcome else { return nil }
    return feedback(at: index)
  }

  /// The feedback on an item that was answered.
  func feedback(at index: Int) -> Feedback {
    let item = content.items[index]
    let attempt = attempts[index]
    let isDecided = attempt.isClosed && isDisclosed
    let evaluation = disclosedEvaluation(of: attempt) {
      attempt.lastEvaluation(of: item)
        ?? ResponseEvaluation(credit: .zero, reason: .unanswered)
    }
    let pick = evaluation.reason.wrongOption ?? attempt.response?.picks.last
    return Feedback(
      answered: item.problem,
      problem: item.problem.id,
      credit: evaluation.credit,
      earned: isDisclosed ? attempt.earned.earned : .zero,
      reason: evaluation.reason,
      isDecided: isDecided,
      triesLeft: attempt.triesLeft(by: rules),
      correctAnswer: isDecided ? item.problem.correctAnswer : nil,
      optionFeedback: isDisclosed
        ? item.options.first { $0.id == pick }?.feedback
          ?? attempt.response?.text.flatMap {
            item.problem.expectedAnswers.feedback(on: $0, isCorrect: evaluation.isCorrect)
          } : nil,
      responseFeedback: isDisclosed && attempt.isComplete
        ? item.problem.feedback.applying(
          to: attempt.isLost ? nil : attempt.response,
          credit: evaluation.credit
        ) : [],
      explanation: isDecided ? item.problem.explanation : nil,
      parts: evaluation.parts,
      steps: isDisclosed ? attempt.account.steps : [],
      enteredGrade: attempt.entered
    )
  }

  /// As much of an evaluation of an attempt's response as the learner may know.
  func disclosedEvaluation(
    of attempt: QuizAttempt,
    by evaluate: () -> ResponseEvaluation
  ) -> ResponseEvaluation {
    guard attempt.hasOutcome else {
      return ResponseEvaluation(credit: .zero, reason: .unanswered)
    }
    guard isDisclosed else {
      return ResponseEvaluation(credit: .zero, reason: .awaitsSubmission)
    }
    return attempt.isClosed ? evaluate() : evaluate().withoutKey
  }
}

extension ResponseEvaluation {
  /// The evaluation without what would give the correct answer away.
  fileprivate var withoutKey: ResponseEvaluation {
    ResponseEvaluation(credit: credit, reason: reason.withoutKey, parts: parts.map(\.withoutKey))
  }
}

extension ResponseEvaluation.Part {
  fileprivate var withoutKey: ResponseEvaluation.Part {
    ResponseEvaluation.Part(
      id: id,
      credit: credit,
      weight: weight,
      reason: reason.withoutKey,
      feedback: feedback
    )
  }
}

extension GradeReason {
  /// The reason, or only that the answer is not correct where the reason would give it away.
  fileprivate var withoutKey: GradeReason {
    switch self {
    case .mismatched: .incorrect
    default: self
    }
  }

  /// The option that made the response wrong.
  fileprivate var wrongOption: AnswerOption.ID? {
    switch self {
    case .wrongChoice(let option), .wrongPick(let option): option
    default: nil
    }
  }
}

extension QuizSession {
  /// An option of the current problem, with the color to show it in.
  public struct MarkedOption: Hashable, Sendable, Identifiable {
    /// The mark on an option.
    public enum Mark: String, Hashable, Sendable, JSONName {
      /// Not picked, and nothing is given away.
      case open
      /// Picked, and whether it is correct is not shown before the quiz is submitted.
      case picked
      /// Picked, and correct: green.
      case correct
      /// Picked, and wrong: red.
      case wrong
      /// Correct but not picked, shown once the problem is decided: green.
      case missed
    }

    /// The option.
    public let option: AnswerOption
    /// Its mark.
    public let mark: Mark

    /// The name of the option.
    public var id: AnswerOption.ID { option.id }
  }
}

extension QuizSession {
  /// The options of the current problem in the order shown, with their marks; empty for a written
  /// answer or if there is no current problem.
  ///
  /// - Complexity: O(*n*) in the numbers of options and picks.
  public var markedOptions: [QuizSession.MarkedOption] {
    guard let index = currentIndex else { return [] }
    let attempt = attempts[index]
    let picks = Set(attempt.response?.picks ?? [])
    return content.items[index].options.map { option in
      let mark: QuizSession.MarkedOption.Mark =
        switch (picks.contains(option.id), option.isCorrect) {
        case (true, _) where !isDisclosed: .picked
        case (true, true): .correct
        case (true, false): .wrong
        case (false, true) where attempt.isClosed && isDisclosed: .missed
        case (false, _): .open
        }
      return QuizSession.MarkedOption(option: option, mark: mark)
    }
  }
}

extension Problem {
  /// A learner's report that something is wrong with a problem.
  ///
  /// ```swift
  /// try session.report(Problem.Report(.wrongKey, "b is right too"), about: "acids-07", at: now)
  /// ```
  ///
  /// In JSON a report has a `reason` and, where there is one, a `comment`.
  public struct Report: Hashable, Sendable {
    /// The reason a learner reports a problem.
    public enum Reason: String, Hashable, Sendable, JSONName {
      /// The answer that counts as right is wrong.
      case wrongKey
      /// An answer that is right does not count.
      case missingAnswer
      /// It is not clear what is asked, or several answers could be meant.
      case unclear
      /// There is a mistake in a text.
      case typo
      /// Something is not shown, such as an image or a formula.
      case notShown
      /// The problem is offensive or discriminatory.
      case inappropriate
      /// Something else, which the comment says.
      case other
    }

    /// The reason.
    public let reason: Reason
    /// The learner's own words, or nil if there are none.
    public let comment: String?

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - reason: The reason.
    ///   - comment: The learner's own words, or nil for none.
    public init(_ reason: Reason, _ comment: String? = nil) {
      self.reason = reason
      self.comment = comment
    }
  }
}

extension Problem.Report: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let reason = record.field("reason", \.reason)
    let comment = record.field("comment", \.comment)
    return try Problem.Report(reason(), comment())
  }
}

extension Problem.Report.Reason {
  /// Returns the reason as people read it in a list to choose from.
  public func sentence(in phrasebook: Phrasebook) -> String {
    quizSentences(Sentence("report.\(rawValue)"), in: phrasebook)
  }
}
