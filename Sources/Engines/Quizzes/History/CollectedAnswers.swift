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
/// Of several answers of a learner to a problem the first counts. An answer that cannot be read,
/// such as words where a number is asked, is worth nothing, unless ``unreadableRule`` says that it was not
/// asked; whoever reads it otherwise corrects the record: `record.revised(...)`.
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
    public let reason: ResponseError
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
    case unreadable(ResponseError, credit: Fraction?)
    /// A person has to grade it; until then it is in no log.
    case awaitsGrade
    /// The learner answered the problem before, and that counts.
    case repeated
  }

  /// The reason an answer is not taken.
  public enum Refusal: Error, Hashable, Sendable {
    /// The response does not belong to the problem, or nobody knows the problem.
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

  /// The answers that count.
  ///
  /// - Complexity: O(*n* log *n*) in the number of answers.
  public var log: AnswerLog { AnswerLog(records) }

  /// Adds an answer.
  ///
  /// - Parameters:
  ///   - given: The answer, or what it is worth.
  ///   - learner: The learner.
  ///   - problem: The problem.
  ///   - date: The date when it was given; without one, answers are dated in the order in which
  ///     they were added, from 1970 on.
  /// - Returns: The effect of the answer.
  /// - Throws: ``Refusal/response(_:)`` with ``ResponseError/unknownProblem(_:)`` or what the response
  ///   has that the problem has not, and ``Refusal/record(_:)`` for points or a date out of range.
  ///   Nothing is added then.
  /// - Complexity: As that of `Problem.evaluate(_:knowing:)`.
  @discardableResult
  public mutating func add(
    _ given: Given,
    by learner: Learner.ID,
    to problem: Problem.ID,
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
    case .unreadable(_, let share?): credit = share
    case .unreadable(let reason, nil):
      note(reason, given, key)
      return outcome
    case .awaitsGrade, .repeated: return outcome
    }
    let record: AnswerLog.Record
    do {
      record = try AnswerLog.Record(
        learner: learner,
        quiz: quiz,
        problem: problem,
        set: bank.set(of: problem)?.id ?? "",
        shown: asked.kind.options?.all.map(\.id) ?? [],
        responses: outcome == .omitted ? [] : [given.response].compactMap(\.self),
        credit: credit,
        isFirstTryCorrect: credit == .one,
        date: date ?? Date(timeIntervalSince1970: Double(answered.count) / 1000)
      )
    } catch {
      throw .record(error)
    }
    records.append(record)
    if case .unreadable(let reason, _) = outcome { note(reason, given, key) }
    answered[key] = records.count
    return outcome
  }

  private mutating func note(_ reason: ResponseError, _ given: Given, _ key: Key) {
    answered[key] = answered[key] ?? 0
    guard let response = given.response else { return }
    unreadable.append(
      Unreadable(learner: key.learner, problem: key.problem, response: response, reason: reason)
    )
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
    case .response(let response?):
      do {
        let evaluation = try bank.evaluateAsFarAsReadable(response, to: problem)
        return evaluation.isPending ? .awaitsGrade : .judged(evaluation)
      } catch {
        if case .emptyResponse = error { return .omitted }
        guard error.isUnreadable else { throw .response(error) }
        return .unreadable(error, credit: unreadableRule == .countsAsZero ? .zero : nil)
      }
    }
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
    }
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
  /// Whether the response is one to the problem and only cannot be read: words for a number, or an
  /// order with an item twice.
  ///
  /// A session lets the learner answer again, and it costs nothing. Where nobody can be asked again,
  /// see ``CollectedAnswers/UnreadableRule``.
  public var isUnreadable: Bool {
    switch self {
    case .notGradable, .undecided, .gapNotGradable, .gapUndecided, .repeatedItem, .missingItems,
      .wordCountOutOfRange:
      true
    case .unknownProblem, .responseDoesNotFit, .unknownOption, .emptyResponse, .unknownItem,
      .unknownGap:
      false
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
      while true {
        switch unreadable {
        case .gapNotGradable(_, let gap, _), .gapUndecided(_, let gap, _):
          guard gaps.removeValue(forKey: gap) != nil, !gaps.isEmpty else { throw error }
        default: throw error
        }
        do {
          return try evaluate(.gaps(gaps), to: problem.id)
        } catch let next {
          unreadable = next
        }
      }
    }
  }
}
