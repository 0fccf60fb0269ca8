public import LudusFoundation
internal import QuizContent

/// When each problem that a learner has done is due for review.
///
/// ```swift
/// let schedule = ReviewSchedule(of: "ada", in: log)
/// schedule.due(at: now).map(\.problem)   // what to review today, the longest overdue first
/// ```
///
/// It follows from the answers alone, so nothing needs to be stored, and another policy gives another schedule of
/// the same answers. ``SpacedReview/Spacing`` describes the rule.
public struct ReviewSchedule: Hashable, Sendable {
  /// When one problem is due.
  public struct Entry: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// The box that it is in, from 1.
    public let box: Int
    /// When it was put there: the date of the last answer that counted.
    public let date: Date
    /// From when on it is due.
    public let due: Date
  }

  /// The rule.
  public let policy: SpacedReview.Spacing
  /// All problems that the learner has done, by the dates on which they are due, then by name.
  public let entries: [Entry]

  /// Creates the schedule of a learner.
  ///
  /// - Parameters:
  ///   - learner: Whose answers count.
  ///   - log: The answers.
  ///   - bank: Whose templates are reviewed as one problem each, whatever variants of them were done;
  ///     nil to take every variant for a problem of its own.
  ///   - policy: The rule.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records in the log and of problems done.
  public init(
    of learner: Learner.ID,
    in log: AnswerLog,
    templatesOf bank: ProblemBank? = nil,
    policy: SpacedReview.Spacing = .leitner
  ) {
    let names = bank.map(TemplateNames.init(of:)) ?? TemplateNames()
    self.init(LearnerPast(of: learner, in: log, names: names), policy: policy)
  }

  init(_ past: LearnerPast, policy: SpacedReview.Spacing) {
    self.policy = policy
    var entries: [Problem.ID: Entry] = [:]
    for record in past.records {
      let problem = past.names.countedName(of: record.problem)
      let isCorrect = record.isFirstTryCorrect
      let known = entries[problem]
      // A right answer ahead of its time is not spaced.
      if let known, isCorrect, record.date < known.due { continue }
      let box =
        known.map { policy.box(after: $0.box, isCorrect: isCorrect) }
        ?? policy.firstBox(isCorrect: isCorrect)
      entries[problem] = Entry(
        problem: problem,
        box: box,
        date: record.date,
        due: record.date.adding(days: policy.intervals[box - 1])
      )
    }
    self.entries = entries.values.sorted { ($0.due, $0.problem) < ($1.due, $1.problem) }
  }

  /// When a problem is due, or nil when the learner has not done it.
  ///
  /// - Complexity: O(*n*) in the number of problems done.
  public func entry(of problem: Problem.ID) -> Entry? {
    entries.first { $0.problem == problem }
  }

  /// The problems that are due at an instant, the longest overdue first.
  ///
  /// - Complexity: O(*n*) in the number of problems that are due.
  public func due(at date: Date) -> [Entry] {
    Array(entries.prefix { $0.due <= date })
  }
}
