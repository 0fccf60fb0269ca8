// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import QuizContent

extension AnswerLog {
  /// A learner's answer to a problem of a quiz, and its credit.
  ///
  /// A record says nothing about the key, so that a log of them can be shown to everybody who may
  /// see answers. It is made of a session by ``AnswerLog/record(_:by:)``, or by hand from another
  /// source.
  ///
  /// In JSON a record is an object; what is empty, false or not known is left out:
  ///
  ///     {"at":1479686411000,"credit":1,"firstTryCorrect":true,"learner":"ada","problem":"p1","quiz":"q",
  ///      "responses":[{"choice":"b"}],"seconds":11,"set":"acids","shown":["a","b"]}
  public struct Record: Hashable, Sendable {
    /// The learner who answered.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The problem.
    public let problem: Problem.ID
    /// The set that the problem directly belongs to.
    public let set: ProblemSet.ID
    /// The options in display order; empty for a problem without options.
    public let shown: [AnswerOption.ID]
    /// The learner's responses in order, one per try; empty for an unanswered problem.
    ///
    /// Of a check-all problem, which takes one pick after the other, all picks of a try are one
    /// response. In deferred mode only the answer that was submitted counts.
    public let responses: [QuizResponse]
    /// The share earned of the problem's points, from 0 to 1, without a bonus for time.
    public let credit: Fraction
    /// Whether the first try earned the full credit.
    public let isFirstTryCorrect: Bool
    /// The total time in seconds for which the problem was presented until it was decided; nil if
    /// unknown.
    ///
    /// In deferred mode time ends when the learner leaves the problem. The beginning is not known
    /// of the first problem in a quiz that was not started.
    public let seconds: Double?
    /// When the problem was decided, in whole milliseconds.
    public let date: Date
    /// When a person last graded the answer, in whole milliseconds; nil if no one did.
    public let gradedAt: Date?
    /// How many hints the learner had seen.
    public let hints: Int
    /// How sure the learner was of the answer that counts; nil when that was not asked.
    public let certainty: Certainty?
    /// How well the learner says to have remembered; nil to go by the answer alone.
    public var rating: SpacedReview.MemoryModel.Rating?

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - learner: The learner who answered.
    ///   - quiz: The quiz.
    ///   - problem: The problem.
    ///   - set: The set that the problem directly belongs to.
    ///   - shown: The options in the order in which they were shown, none for a problem without
    ///     options.
    ///   - responses: The responses of the learner, one for each try, in order.
    ///   - credit: The share earned of the problem's points, from 0 to 1.
    ///   - isFirstTryCorrect: Whether the first try earned the full credit.
    ///   - seconds: For how many seconds the problem was presented, 0 or more, or nil when that is
    ///     not known.
    ///   - date: When the problem was decided; it is kept in whole milliseconds.
    ///   - gradedAt: When a person last graded the answer, if anybody did.
    ///   - hints: How many hints the learner had seen; below 0 counts as 0.
    ///   - certainty: How sure the learner was.
    ///   - rating: How well the learner says to have remembered.
    /// - Throws: ``AnswerLog/RecordError/creditOutOfRange(_:)``,
    ///   ``AnswerLog/RecordError/secondsOutOfRange(_:)`` or
    ///   ``AnswerLog/RecordError/dateOutOfRange``.
    public init(
      learner: Learner.ID,
      quiz: Quiz.ID,
      problem: Problem.ID,
      set: ProblemSet.ID,
      shown: [AnswerOption.ID] = [],
      responses: [QuizResponse],
      credit: Fraction,
      isFirstTryCorrect: Bool,
      seconds: Double? = nil,
      date: Date,
      gradedAt: Date? = nil,
      hints: Int = 0,
      certainty: Certainty? = nil,
      rating: SpacedReview.MemoryModel.Rating? = nil
    ) throws(AnswerLog.RecordError) {
      guard (0...1).contains(credit) else { throw .creditOutOfRange(credit) }
      if let seconds, !(seconds >= 0 && seconds.isFinite) { throw .secondsOutOfRange(seconds) }
      guard let decided = date.truncatedToMilliseconds else { throw .dateOutOfRange }
      if let gradedAt, gradedAt.truncatedToMilliseconds == nil { throw .dateOutOfRange }
      self.learner = learner
      self.quiz = quiz
      self.problem = problem
      self.set = set
      self.shown = shown
      self.responses = responses
      self.credit = credit
      self.isFirstTryCorrect = isFirstTryCorrect
      self.seconds = seconds
      self.date = decided
      self.gradedAt = gradedAt?.truncatedToMilliseconds
      self.hints = max(hints, 0)
      self.certainty = certainty
      self.rating = rating
    }

    /// Whether the learner had the problem presented and left it without an answer.
    public var isOmitted: Bool { responses.isEmpty }
  }
}

extension AnswerLog.Record: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let quiz = record.field("quiz", \.quiz)
    let problem = record.field("problem", \.problem)
    let set = record.field("set", \.set)
    let shown = record.field("shown", \.shown, default: [])
    let responses = record.field("responses", \.responses, default: [])
    let credit = record.field("credit", \.credit)
    let isFirstTryCorrect = record.field("firstTryCorrect", \.isFirstTryCorrect, default: false)
    let seconds = record.field("seconds", \.seconds)
    let date = record.field("at", \.date, as: .milliseconds)
    let gradedAt = record.field("gradedAt", \.gradedAt, as: .milliseconds)
    let hints = record.field("hints", \.hints, default: 0)
    let certainty = record.field("certainty", \.certainty)
    let rating = record.field("rating", \.rating)
    do {
      return try AnswerLog.Record(
        learner: learner(),
        quiz: quiz(),
        problem: problem(),
        set: set(),
        shown: shown(),
        responses: responses(),
        credit: credit(),
        isFirstTryCorrect: isFirstTryCorrect(),
        seconds: seconds(),
        date: date(),
        gradedAt: gradedAt(),
        hints: hints(),
        certainty: certainty(),
        rating: rating()
      )
    } catch let error as AnswerLog.RecordError {
      throw ContentError(faults: [
        LocatedFault(JSONFault.malformed(error.description), at: ContentPlace())
      ])
    }
  }
}

// MARK: - Errors

extension AnswerLog {
  /// The reason an answer cannot be recorded.
  public enum RecordError: Error, Hashable, Sendable {
    /// The credit is not in 0...1.
    case creditOutOfRange(Fraction)
    /// A time is negative or not a number.
    case secondsOutOfRange(Double)
    /// The date is more than about 35,000 years away.
    case dateOutOfRange
  }
}

extension AnswerLog.RecordError: WordedError {
  package static var sentences: SentenceCatalog { quizSentences }

  package var wording: Wording {
    switch self {
    case .creditOutOfRange: "record.creditOutOfRange"
    case .secondsOutOfRange: "record.secondsOutOfRange"
    case .dateOutOfRange: Wording(EventDateError.outOfRange, case: "dateOutOfRange")
    }
  }
}
