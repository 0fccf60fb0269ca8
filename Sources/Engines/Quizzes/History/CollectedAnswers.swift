// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
public import QuizContent

/// Answers of a class that were given outside of sessions, on paper or in another program, and are
/// judged by a problem bank.
///
/// ```swift
/// var answers = CollectedAnswers(to: bank)
/// try answers.add(.response(.choice("b")), by: "ada", to: "atoms-01")
/// try answers.add(.response(.text("no idea")), by: "ben", to: "mass-02")   // cannot be read
/// answers.log.itemStatistics()      // "no idea" counts 0
/// answers.unreadable.count          // 1: look at it
/// ```
///
/// Of several answers of a learner to a problem the first counts. An answer that was given but
/// cannot be read, such as words where a number is asked, two crosses where one is right, or an
/// option that does not exist, is worth nothing, unless ``unreadableRule`` says that it was not
/// asked. Then ``log`` keeps it as a withdrawn record, and an ``Exam`` does not count the problem for
/// this learner. Whoever reads it otherwise corrects the record: `record.revised(...)`.
public struct CollectedAnswers: Hashable, Sendable {
  /// The worth of an answer that cannot be read.
  public enum UnreadableRule: String, Hashable, Sendable, CaseIterable, JSONName {
    /// It earns nothing, as a wrong one.
    case countsAsZero
    /// It is left out, as if the learner had not been asked.
    case notAsked
  }

  /// The facts that are known of an answer.
  public enum Given: Hashable, Sendable {
    /// The response, to be judged; nil for a problem that was left out.
    case response(QuizResponse?)
    /// The points that it got, out of those of the problem, with the response where it is known.
    case points(Fraction, QuizResponse? = nil)
    /// The share of the points that it got, from 0 to 1, with the response where it is known.
    case credit(Fraction, QuizResponse? = nil)
    /// An answer that cannot be read, as it was written, with the reason.
    case unreadable(String, UnreadableReason)
  }

  /// The reason an answer cannot be read: the error of the program that tried to grade it, or to
  /// find it in a table or on paper.
  public struct UnreadableReason: PresentableError, Hashable {
    /// The error.
    public let error: any PresentableError & Hashable

    /// Creates a reason.
    ///
    /// - Parameter error: The error that says why.
    public init(_ error: any PresentableError & Hashable) { self.error = error }

    /// Returns whole sentences without identifiers for the person who reads the list.
    public func sentence(in phrasebook: Phrasebook) -> String { error.sentence(in: phrasebook) }

    /// The description of the error.
    public var description: String { error.description }

    /// Whether two reasons are the same error.
    public static func == (first: Self, second: Self) -> Bool {
      func isEqual<Reason: Equatable>(_ error: Reason) -> Bool { error == second.error as? Reason }
      return isEqual(first.error)
    }

    /// Feeds the error to a hasher.
    public func hash(into hasher: inout Hasher) { error.hash(into: &hasher) }
  }

  /// An answer that could not be read.
  public struct Unreadable: Hashable, Sendable {
    /// The learner.
    public let learner: Learner.ID
    /// The problem.
    public let problem: Problem.ID
    /// The answer as it was given.
    public let response: QuizResponse
    /// The reason it cannot be read.
    public let reason: UnreadableReason
  }

  /// The result of adding an answer.
  public enum Outcome: Hashable, Sendable {
    /// It was judged.
    case judged(ResponseEvaluation)
    /// The problem was left out, and earns nothing.
    case omitted
    /// It came with its points or its share of them.
    case credited(Fraction)
    /// It cannot be read; the credit is nil where it counts as not asked.
    case unreadable(UnreadableReason, credit: Fraction?)
    /// A person has to grade it; until then it is in no log.
    case awaitsGrade
    /// The learner answered the problem before, and that counts.
    case repeated
  }

  /// The reason an answer is not taken.
  public enum Refusal: Error, Hashable, Sendable {
    /// Nobody knows the problem.
    case response(ResponseError)
    /// The points or the credit that it came with cannot be.
    case record(AnswerLog.RecordError)
  }

  /// The problems.
  public let bank: ProblemBank
  /// The quiz that the answers are recorded for.
  public let quiz: Quiz.ID
  /// The worth of an answer that cannot be read.
  public let unreadableRule: UnreadableRule
  /// The answers that could not be read, in the order in which they were added.
  public private(set) var unreadable: [Unreadable] = []
  /// The problems that each learner has answered.
  private var answered: [Key: Int] = [:]
  private var records: [AnswerLog.Record] = []

  private struct Key: Hashable {
    let learner: Learner.ID
    let problem: Problem.ID
  }

  /// Starts to collect.
  ///
  /// - Parameters:
  ///   - bank: The problems.
  ///   - quiz: The quiz that the answers are recorded for.
  ///   - unreadableRule: The worth of an answer that cannot be read.
  public init(
    to bank: ProblemBank,
    quiz: Quiz.ID = "responses",
    unreadable unreadableRule: UnreadableRule = .countsAsZero
  ) {
    self.bank = bank
    self.quiz = quiz
    self.unreadableRule = unreadableRule
  }

  /// The answers, of which those that were not asked are withdrawn.
  ///
  /// - Complexity: O(*n* log *n*) in the number of answers.
  public var log: AnswerLog { AnswerLog(records) }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - given: The answer, or what it is worth.
  ///   - learner: The learner.
  ///   - problem: The problem.
  ///   - quiz: The quiz that it is recorded for, such as a paper of several; nil for ``quiz``.
  ///   - date: The date when it was given; without one, answers are dated in the order in which
  ///     they were added, from 1970 on.
  /// - Returns: The effect of the answer.
  /// - Throws: ``Refusal/response(_:)`` with ``ResponseError/unknownProblem(_:)``, and
  ///   ``Refusal/record(_:)`` for points or a date out of range. Nothing is added then.
  /// - Complexity: As that of `Problem.evaluate(_:knowing:)`.
  @discardableResult
  public mutating func add(
    _ given: Given,
    by learner: Learner.ID,
    to problem: Problem.ID,
    in quiz: Quiz.ID? = nil,
    at date: Date? = nil
  ) throws(Refusal) -> Outcome {
    guard let asked = bank.problem(problem) else { throw .response(.unknownProblem(problem)) }
    let outcome = try outcome(of: given, to: asked)
    let key = Key(learner: learner, problem: problem)
    guard answered[key] == nil else { return .repeated }
    let credit: Fraction
    switch outcome {
    case .judged(let evaluation): credit = evaluation.credit
    case .omitted: credit = .zero
    case .credited(let share): credit = share
    case .unreadable(_, let share): credit = share ?? .zero
    case .awaitsGrade, .repeated: return outcome
    }
    let response = outcome == .omitted ? nil : given.response
    let record: AnswerLog.Record
    do {
      record = try AnswerLog.Record(
        learner: learner,
        quiz: quiz ?? self.quiz,
        problem: problem,
        set: bank.set(of: problem)?.id ?? "",
        shown: asked.kind.options?.all.map(\.id) ?? [],
        responses: [response].compactMap(\.self),
        isResponseUnknown: outcome != .omitted && response == nil,
        credit: credit,
        isFirstTryCorrect: credit == .one,
        date: date ?? Date(timeIntervalSince1970: Double(answered.count) / 1000),
        isWithdrawn: outcome.isNotAsked
      )
    } catch {
      throw .record(error)
    }
    records.append(record)
    answered[key] = records.count
    if case .unreadable(let reason, _) = outcome, let response {
      unreadable.append(
        Unreadable(learner: learner, problem: problem, response: response, reason: reason)
      )
    }
    return outcome
  }

  private func outcome(of given: Given, to problem: Problem) throws(Refusal) -> Outcome {
    switch given {
    case .response(nil): return .omitted
    case .credit(let credit, _): return try credited(credit)
    case .points(let points, _):
      guard problem.points != .zero, let credit = try? points / problem.points else {
        return try credited(points == .zero ? .zero : 2)
      }
      return try credited(credit)
    case .unreadable(_, let reason): return unreadable(because: reason)
    case .response(let response?):
      do {
        let evaluation = try bank.evaluateAsFarAsReadable(response, to: problem)
        return evaluation.isPending ? .awaitsGrade : .judged(evaluation)
      } catch {
        if case .emptyResponse = error { return .omitted }
        guard error.isUnreadable else { throw .response(error) }
        return unreadable(because: UnreadableReason(error))
      }
    }
  }

  private func unreadable(because reason: UnreadableReason) -> Outcome {
    .unreadable(reason, credit: unreadableRule == .countsAsZero ? .zero : nil)
  }

  private func credited(_ credit: Fraction) throws(Refusal) -> Outcome {
    guard (0...1).contains(credit) else { throw .record(.creditOutOfRange(credit)) }
    return .credited(credit)
  }
}

extension CollectedAnswers.Given {
  /// The response, where it is known.
  public var response: QuizResponse? {
    switch self {
    case .response(let response): response
    case .points(_, let response), .credit(_, let response): response
    case .unreadable(let text, _): .text(text)
    }
  }
}

extension CollectedAnswers.Outcome {
  /// Whether it counts as if the learner had not been asked.
  fileprivate var isNotAsked: Bool {
    if case .unreadable(_, credit: nil) = self { true } else { false }
  }
}

extension CollectedAnswers.Refusal: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .response(let error): Wording(error, case: "response")
    case .record(let error): Wording(error, case: "record")
    }
  }
}

extension ResponseError {
  /// Whether something was answered to the problem and only cannot be read: words for a number, an
  /// option that it does not have, an order with an item twice, or several picks where one is
  /// asked.
  ///
  /// A session lets the learner answer again, and it costs nothing. Where nobody can be asked again,
  /// see ``CollectedAnswers/UnreadableRule``.
  public var isUnreadable: Bool {
    switch self {
    case .unknownProblem, .emptyResponse: false
    case .responseDoesNotFit, .unknownOption, .notGradable, .undecided, .unknownItem, .repeatedItem,
      .missingItems, .unknownGap, .gapNotGradable, .gapUndecided, .wordCountOutOfRange:
      true
    }
  }
}

extension ProblemBank {
  /// Grades a response in which gaps that cannot be read count as empty, so that the others keep
  /// their credit.
  ///
  /// - Throws: The errors that ``evaluate(_:to:)`` throws, and the error of the first gap when no
  ///   gap can be read.
  fileprivate func evaluateAsFarAsReadable(
    _ response: QuizResponse,
    to problem: Problem
  ) throws(ResponseError) -> ResponseEvaluation {
    do {
      return try evaluate(response, to: problem.id)
    } catch {
      guard case .gaps(var gaps) = response else { throw error }
      var unreadable = error
      // Each round takes a gap away.
      while let gap = unreadable.gap(of: gaps, in: problem),
        gaps.removeValue(forKey: gap) != nil, !gaps.isEmpty
      {
        do {
          return try evaluate(.gaps(gaps), to: problem.id)
        } catch let next {
          unreadable = next
        }
      }
      throw error
    }
  }
}

extension ResponseError {
  /// The gap that cannot be read, of those that were filled in.
  fileprivate func gap(
    of entries: [ClozeTask.Gap.ID: String],
    in problem: Problem
  ) -> ClozeTask.Gap.ID? {
    switch self {
    case .gapNotGradable(_, let gap, _), .gapUndecided(_, let gap, _), .unknownGap(let gap, _): gap
    case .unknownOption(let option, _):
      // Another gap may have an option of that name.
      problem.kind.gaps.first { gap in
        entries[gap.id] == option.rawValue && gap.kind.options.map { $0[id: option] == nil } == true
      }?.id
    default: nil
    }
  }
}
