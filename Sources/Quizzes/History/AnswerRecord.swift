public import LudusCore
public import LudusFoundation

extension AnswerLog {
  /// What a learner answered to a problem of a quiz, and what it was worth.
  ///
  /// A record says nothing about the key, so that a log of them can be shown to everybody who may see answers. It
  /// is made of a session by ``AnswerLog/record(_:by:)``, or by hand from another source.
  public struct Record: Hashable, Sendable {
    /// Who answered.
    public let learner: Learner.ID
    /// The quiz.
    public let quiz: Quiz.ID
    /// The problem.
    public let problem: Problem.ID
    /// The set that the problem directly belongs to.
    public let set: ProblemSet.ID
    /// The options in the order in which they were shown; none for a problem without options.
    public let shown: [AnswerOption.ID]
    /// What the learner answered, one response for each try, in order; none for a problem left without answer.
    ///
    /// Of a check-all problem, which takes one pick after the other, all picks of a try are one response. In
    /// deferred mode only the answer that was submitted counts.
    public let responses: [QuizResponse]
    /// The part earned of the problem's points, from 0 to 1, without a bonus for time.
    public let fraction: Fraction
    /// Whether the first try earned the full grade.
    public let isFirstTryRight: Bool
    /// For how many seconds the problem was presented until it was decided, all its presentations together;
    /// nil when that is not known.
    ///
    /// In deferred mode time ends when the learner leaves the problem. The beginning is not known of the first
    /// problem in a quiz without time limit, which needs no start.
    public let seconds: Double?
    /// When the problem was decided, in whole milliseconds.
    public let date: Date
    /// When a person last graded the answer, in whole milliseconds; nil when nobody did.
    public let gradedAt: Date?

    /// Creates a record.
    ///
    /// - Parameters:
    ///   - learner: Who answered.
    ///   - quiz: The quiz.
    ///   - problem: The problem.
    ///   - set: The set that the problem directly belongs to.
    ///   - shown: The options in the order in which they were shown, none for a problem without options.
    ///   - responses: What the learner answered, one response for each try, in order.
    ///   - fraction: The part earned of the problem's points, from 0 to 1.
    ///   - isFirstTryRight: Whether the first try earned the full grade.
    ///   - seconds: For how many seconds the problem was presented, 0 or more, or nil when that is not known.
    ///   - date: When the problem was decided; it is kept in whole milliseconds.
    ///   - gradedAt: When a person last graded the answer, if anybody did.
    /// - Throws: ``AnswerLog/RecordError/gradeOutOfRange(_:)``, ``AnswerLog/RecordError/secondsOutOfRange(_:)`` or
    ///   ``AnswerLog/RecordError/dateOutOfRange``.
    public init(
      learner: Learner.ID,
      quiz: Quiz.ID,
      problem: Problem.ID,
      set: ProblemSet.ID,
      shown: [AnswerOption.ID] = [],
      responses: [QuizResponse],
      fraction: Fraction,
      isFirstTryRight: Bool,
      seconds: Double? = nil,
      date: Date,
      gradedAt: Date? = nil
    ) throws(AnswerLog.RecordError) {
      guard (0...1).contains(fraction) else { throw .gradeOutOfRange(fraction) }
      if let seconds, !(seconds >= 0 && seconds.isFinite) { throw .secondsOutOfRange(seconds) }
      guard let decided = date.truncatedToMilliseconds else { throw .dateOutOfRange }
      if let gradedAt, gradedAt.truncatedToMilliseconds == nil { throw .dateOutOfRange }
      self.learner = learner
      self.quiz = quiz
      self.problem = problem
      self.set = set
      self.shown = shown
      self.responses = responses
      self.fraction = fraction
      self.isFirstTryRight = isFirstTryRight
      self.seconds = seconds
      self.date = decided
      self.gradedAt = gradedAt?.truncatedToMilliseconds
    }

    /// Whether the learner had the problem presented and left it without an answer.
    public var isOmitted: Bool { responses.isEmpty }
  }
}
