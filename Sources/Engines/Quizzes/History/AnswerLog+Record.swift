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
  ///
  /// One of which only the worth is known has `"responseUnknown":true` in the place of responses.
  /// One that was corrected has the date of that as `revisedAt`, and one that was taken back has
  /// `"withdrawn":true`. Of two records of the same answer the one revised later counts. The credit,
  /// the rating and the withdrawal each have a date of their own, so that a corrected credit neither
  /// brings back an answer that was taken back nor loses a rating: `judgedAt`, `ratedAt` and
  /// `withdrawnAt` are written where the dates differ.
  public struct Record: Hashable, Sendable {
    /// The learner who answered.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The problem.
    public internal(set) var problem: Problem.ID
    /// The set that the problem directly belongs to.
    public internal(set) var set: ProblemSet.ID
    /// The options in display order; empty for a problem without options.
    public let shown: [AnswerOption.ID]
    /// The learner's responses in order, one per try; empty for an unanswered problem.
    ///
    /// Of a check-all problem, which takes one pick after the other, all picks of a try are one
    /// response. In deferred mode only the answer that was submitted counts.
    public let responses: [QuizResponse]
    /// Whether something was answered that the record does not have, as where only its worth is
    /// known; false where there are ``responses``.
    public let isResponseUnknown: Bool
    /// The share earned of the problem's points, from 0 to 1, without a bonus for time.
    public private(set) var credit: Fraction
    /// Whether the first try earned the full credit.
    public private(set) var isFirstTryCorrect: Bool
    /// The total time in seconds for which the problem was presented until it was decided; nil if
    /// unknown.
    ///
    /// In deferred mode time ends when the learner leaves the problem. The beginning is not known
    /// of the first problem in a quiz that was not started.
    public let seconds: Double?
    /// The date when the problem was decided, in whole milliseconds.
    public let date: Date
    /// The date when a person last graded the answer, in whole milliseconds; nil if no one did.
    public let gradedAt: Date?
    /// The number of hints that the learner had seen.
    public let hints: Int
    /// The hints that the learner called helpful, counted from 0, in order.
    public let helpfulHints: [Int]
    /// The hints that the learner called not helpful, counted from 0, in order.
    public let unhelpfulHints: [Int]
    /// The learner's certainty of the answer that counts; nil when that was not asked.
    public let certainty: Certainty?
    /// The learner's own rating of the recall; nil to go by the answer alone.
    public var rating: SpacedReview.MemoryModel.Rating?
    /// Whether the answer was taken back, as when a review is undone.
    ///
    /// A log keeps such a record, so that the answer stays withdrawn when another log is merged, but
    /// it counts nowhere.
    public private(set) var isWithdrawn: Bool

    /// The date when the credit was last judged anew.
    private var judgedAt: Date?
    /// The date when the rating was given.
    private var ratedAt: Date?
    /// The date when the answer was taken back, or restored.
    private var withdrawnAt: Date?

    /// The date when the judgment, the rating or the withdrawal was last changed, in whole
    /// milliseconds; nil for a record that is as the answer was first judged, rated or graded.
    ///
    /// Of two records of the same answer the one with the later date counts.
    public var revisedAt: Date? {
      [judgedAt, ratedAt, withdrawnAt].lazy.compactMap(\.self).max()
    }

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
    ///   - isResponseUnknown: Whether something was answered that is not among these.
    ///   - credit: The share earned of the problem's points, from 0 to 1.
    ///   - isFirstTryCorrect: Whether the first try earned the full credit.
    ///   - seconds: The number of seconds for which the problem was presented, 0 or more, or nil
    ///     when that is not known.
    ///   - date: The date when the problem was decided; it is kept in whole milliseconds.
    ///   - gradedAt: The date when a person last graded the answer, if anybody did.
    ///   - revisedAt: The date when the content of the record was last changed, if it was: the
    ///     credit, the rating if there is one, and the withdrawal if it is withdrawn.
    ///   - hints: The number of hints that the learner had seen; below 0 counts as 0.
    ///   - helpfulHints: The hints that the learner called helpful, counted from 0; one that was not
    ///     seen does not count.
    ///   - unhelpfulHints: The hints that the learner called not helpful; one that is among the
    ///     helpful ones does not count.
    ///   - certainty: The learner's certainty.
    ///   - rating: The learner's own rating of the recall.
    ///   - isWithdrawn: Whether the answer was taken back.
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
      isResponseUnknown: Bool = false,
      credit: Fraction,
      isFirstTryCorrect: Bool,
      seconds: Double? = nil,
      date: Date,
      gradedAt: Date? = nil,
      revisedAt: Date? = nil,
      hints: Int = 0,
      helpfulHints: [Int] = [],
      unhelpfulHints: [Int] = [],
      certainty: Certainty? = nil,
      rating: SpacedReview.MemoryModel.Rating? = nil,
      isWithdrawn: Bool = false
    ) throws(AnswerLog.RecordError) {
      guard (0...1).contains(credit) else { throw .creditOutOfRange(credit) }
      if let seconds, !(seconds >= 0 && seconds.isFinite) { throw .secondsOutOfRange(seconds) }
      guard let decided = date.truncatedToMilliseconds else { throw .dateOutOfRange }
      for other in [gradedAt, revisedAt] where other != nil && other?.truncatedToMilliseconds == nil
      {
        throw .dateOutOfRange
      }
      self.learner = learner
      self.quiz = quiz
      self.problem = problem
      self.set = set
      self.shown = shown
      self.responses = responses
      self.isResponseUnknown = isResponseUnknown && responses.isEmpty
      self.credit = credit
      self.isFirstTryCorrect = isFirstTryCorrect
      self.seconds = seconds
      self.date = decided
      self.gradedAt = gradedAt?.truncatedToMilliseconds
      self.hints = max(hints, 0)
      let seen = 0..<max(hints, 0)
      self.helpfulHints = Set(helpfulHints.filter(seen.contains)).sorted()
      self.unhelpfulHints = Set(unhelpfulHints.filter(seen.contains))
        .subtracting(helpfulHints).sorted()
      self.certainty = certainty
      self.rating = rating
      self.isWithdrawn = isWithdrawn
      judgedAt = revisedAt?.truncatedToMilliseconds
      ratedAt = rating == nil ? nil : judgedAt
      withdrawnAt = isWithdrawn ? judgedAt : nil
    }

    /// Whether the learner had the problem presented and left it without an answer.
    public var isOmitted: Bool { responses.isEmpty && !isResponseUnknown }

    /// Whether the learner knew the answer, for what is drawn or shown again: the first try earned
    /// the full credit, or, where nothing was answered, as to a card that was turned over, their own
    /// rating says so.
    var isKnown: Bool {
      guard isOmitted, let rating else { return isFirstTryCorrect }
      return rating != .again
    }
  }
}

// MARK: - Revisions

extension AnswerLog.Record {
  /// Returns the record with another credit, as when the key was wrong or a person decided
  /// otherwise.
  ///
  /// ```swift
  /// log.record(try record.revised(credit: 1, isFirstTryCorrect: true, at: now))
  /// ```
  ///
  /// - Parameters:
  ///   - credit: The share earned of the problem's points, from 0 to 1.
  ///   - isFirstTryCorrect: Whether the first try earned the full credit.
  ///   - date: Now; a log takes the record of the later date.
  /// - Returns: The record as it is to be added to logs, in which it replaces the one before.
  /// - Throws: ``AnswerLog/RecordError/creditOutOfRange(_:)`` or
  ///   ``AnswerLog/RecordError/dateOutOfRange``.
  public func revised(
    credit: Fraction,
    isFirstTryCorrect: Bool,
    at date: Date
  ) throws(AnswerLog.RecordError) -> AnswerLog.Record {
    guard (0...1).contains(credit) else { throw .creditOutOfRange(credit) }
    var record = self
    record.judgedAt = try Self.stored(date)
    record.credit = credit
    record.isFirstTryCorrect = isFirstTryCorrect
    return record
  }

  /// Returns the record with another rating of how well the learner remembered.
  ///
  /// - Parameters:
  ///   - rating: The rating, or nil to go by the answer alone.
  ///   - date: Now; a log takes the rating of the later date.
  /// - Returns: The record as it is to be added to logs.
  /// - Throws: ``AnswerLog/RecordError/dateOutOfRange``.
  public func rated(
    _ rating: SpacedReview.MemoryModel.Rating?,
    at date: Date
  ) throws(AnswerLog.RecordError) -> AnswerLog.Record {
    var record = self
    record.ratedAt = try Self.stored(date)
    record.rating = rating
    return record
  }

  /// Returns the record of an answer that is taken back, as when a review is undone.
  ///
  /// - Parameter date: Now.
  /// - Returns: The record as it is to be added to logs. They keep it, so that the answer does not
  ///   come back with another log, and count it nowhere.
  /// - Throws: ``AnswerLog/RecordError/dateOutOfRange``.
  public func withdrawn(at date: Date) throws(AnswerLog.RecordError) -> AnswerLog.Record {
    var record = self
    record.withdrawnAt = try Self.stored(date)
    record.isWithdrawn = true
    return record
  }

  /// Returns the record of an answer that counts again after it was taken back.
  ///
  /// - Parameter date: Now, later than when it was taken back.
  /// - Returns: The record as it is to be added to logs.
  /// - Throws: ``AnswerLog/RecordError/dateOutOfRange``.
  public func restored(at date: Date) throws(AnswerLog.RecordError) -> AnswerLog.Record {
    var record = self
    record.withdrawnAt = try Self.stored(date)
    record.isWithdrawn = false
    return record
  }

  private static func stored(_ date: Date) throws(AnswerLog.RecordError) -> Date {
    guard let stored = date.truncatedToMilliseconds else { throw .dateOutOfRange }
    return stored
  }

  /// Returns what two records of the same answer come to: what was judged, rated and withdrawn
  /// last.
  ///
  /// It does not depend on the order of the two, and of several records not on which are joined
  /// first, because each of the three is a maximum.
  func joined(_ other: AnswerLog.Record) -> AnswerLog.Record {
    guard self != other else { return self }
    var joined = isJudged(after: other) ? self : other
    let rated = isRated(after: other) ? self : other
    joined.rating = rated.rating
    joined.ratedAt = rated.ratedAt
    let withdrawn = isWithdrawn(after: other) ? self : other
    joined.isWithdrawn = withdrawn.isWithdrawn
    joined.withdrawnAt = withdrawn.withdrawnAt
    return joined
  }

  /// Two judgments that differ although neither is later are not made by one session.
  ///
  /// Which of them stays must still not depend on the order in which logs are merged, so their JSON
  /// decides.
  private func isJudged(after other: AnswerLog.Record) -> Bool {
    let (last, otherLast) = (
      max(judgedAt.revision, gradedAt.revision),
      max(other.judgedAt.revision, other.gradedAt.revision)
    )
    guard last == otherLast else { return last > otherLast }
    // Hints can be rated when the answer is in a log already.
    guard ratedHintCount == other.ratedHintCount else {
      return ratedHintCount > other.ratedHintCount
    }
    return other.judgmentText < judgmentText
  }

  private var ratedHintCount: Int { helpfulHints.count + unhelpfulHints.count }

  /// A session that is recorded once more knows nothing of the learner's own rating.
  private func isRated(after other: AnswerLog.Record) -> Bool {
    (ratedAt.revision, rating?.rawValue ?? 0)
      > (other.ratedAt.revision, other.rating?.rawValue ?? 0)
  }

  private func isWithdrawn(after other: AnswerLog.Record) -> Bool {
    (withdrawnAt.revision, isWithdrawn ? 1 : 0)
      > (other.withdrawnAt.revision, other.isWithdrawn ? 1 : 0)
  }

  /// The JSON of the record without rating and withdrawal.
  private var judgmentText: String {
    var record = self
    (record.rating, record.ratedAt) = (nil, nil)
    (record.isWithdrawn, record.withdrawnAt) = (false, nil)
    // Every record that can be made can be written.
    let data = (try? ContentJSON<JSONFault>.encode(record)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  private var partlyJudgedAt: Date? { isRevisedAsAWhole ? nil : judgedAt }
  private var partlyRatedAt: Date? { isRevisedAsAWhole ? nil : ratedAt }
  private var partlyWithdrawnAt: Date? { isRevisedAsAWhole ? nil : withdrawnAt }

  /// Whether the date of the last revision is that of all that the record says.
  private var isRevisedAsAWhole: Bool {
    judgedAt == revisedAt && ratedAt == (rating == nil ? nil : judgedAt)
      && withdrawnAt == (isWithdrawn ? judgedAt : nil)
  }
}

// MARK: - JSON

extension AnswerLog.Record: JSONRecord {
  package static func form(_ record: inout Record<Self, JSONFault>) throws -> Self {
    let learner = record.field("learner", \.learner)
    let quiz = record.field("quiz", \.quiz)
    let problem = record.field("problem", \.problem)
    let set = record.field("set", \.set)
    let shown = record.field("shown", \.shown, default: [])
    let responses = record.field("responses", \.responses, default: [])
    let isResponseUnknown = record.field("responseUnknown", \.isResponseUnknown, default: false)
    let credit = record.field("credit", \.credit)
    let isFirstTryCorrect = record.field("firstTryCorrect", \.isFirstTryCorrect, default: false)
    let seconds = record.field("seconds", \.seconds)
    let date = record.field("at", \.date, as: .milliseconds)
    let gradedAt = record.field("gradedAt", \.gradedAt, as: .milliseconds)
    let revisedAt = record.field("revisedAt", \.revisedAt, as: .milliseconds)
    let judgedAt = record.field("judgedAt", \.partlyJudgedAt, as: .milliseconds)
    let ratedAt = record.field("ratedAt", \.partlyRatedAt, as: .milliseconds)
    let withdrawnAt = record.field("withdrawnAt", \.partlyWithdrawnAt, as: .milliseconds)
    let hints = record.field("hints", \.hints, default: 0)
    let helpful = record.field("helpfulHints", \.helpfulHints, default: [])
    let unhelpful = record.field("unhelpfulHints", \.unhelpfulHints, default: [])
    let certainty = record.field("certainty", \.certainty)
    let rating = record.field("rating", \.rating)
    let isWithdrawn = record.field("withdrawn", \.isWithdrawn, default: false)
    let parts = [judgedAt, ratedAt, withdrawnAt].compactMap { $0.value ?? nil }
    if let last = parts.max(), revisedAt.value != last {
      record.note(
        .malformed("expected the latest of the other dates of revisions"),
        at: ContentPlace().key("revisedAt")
      )
    }
    do {
      var answer = try AnswerLog.Record(
        learner: learner(),
        quiz: quiz(),
        problem: problem(),
        set: set(),
        shown: shown(),
        responses: responses(),
        isResponseUnknown: isResponseUnknown(),
        credit: credit(),
        isFirstTryCorrect: isFirstTryCorrect(),
        seconds: seconds(),
        date: date(),
        gradedAt: gradedAt(),
        revisedAt: revisedAt(),
        hints: hints(),
        helpfulHints: helpful(),
        unhelpfulHints: unhelpful(),
        certainty: certainty(),
        rating: rating(),
        isWithdrawn: isWithdrawn()
      )
      if !parts.isEmpty {
        answer.judgedAt = try judgedAt()
        answer.ratedAt = try ratedAt()
        answer.withdrawnAt = try withdrawnAt()
      }
      return answer
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
