public import LudusFoundation
internal import QuizContent

/// When each problem that a learner has done is due for review.
///
/// ```swift
/// let schedule = ReviewSchedule(of: "ada", in: log, calendar: .current)
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
    /// From when on it is due: the beginning of a day.
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
  ///   - calendar: The learner's calendar, whose time zone says which day it is.
  ///   - bank: Whose templates are reviewed as one problem each, whatever variants of them were done;
  ///     nil to take every variant for a problem of its own.
  ///   - policy: The rule.
  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records in the log and of problems done.
  public init(
    of learner: Learner.ID,
    in log: AnswerLog,
    calendar: Calendar,
    templatesOf bank: ProblemBank? = nil,
    policy: SpacedReview.Spacing = .leitner
  ) {
    let names = bank.map(TemplateNames.init(of:)) ?? TemplateNames()
    self.init(
      LearnerPast(of: learner, in: log, names: names),
      policy: policy,
      calendar: calendar
    )
  }

  init(_ past: LearnerPast, policy: SpacedReview.Spacing, calendar: Calendar) {
    self.policy = policy
    var clock = DayClock(ZonedDays(calendar.timeZone, dayStart: policy.dayStart))
    var boxes: [Problem.ID: Boxed] = [:]
    for record in past.records {
      let problem = past.names.countedName(of: record.problem)
      let isCorrect = record.isFirstTryCorrect
      let known = boxes[problem]
      let today = clock.day(of: record.date)
      // A right answer ahead of its time is not spaced.
      if let known, isCorrect, today < known.due { continue }
      let box =
        known.map { policy.box(after: $0.box, isCorrect: isCorrect) }
        ?? policy.firstBox(isCorrect: isCorrect)
      let due = CalendarDay(clamping: today.number + policy.intervals[box - 1])
      boxes[problem] = Boxed(box: box, date: record.date, due: due)
    }
    entries = boxes.map { problem, boxed in
      Entry(
        problem: problem,
        box: boxed.box,
        date: boxed.date,
        due: clock.beginning(of: boxed.due)
      )
    }
    .sorted { ($0.due, $0.problem) < ($1.due, $1.problem) }
  }

  /// The box of a problem, while answers are gone through.
  private struct Boxed {
    let box: Int
    let date: Date
    let due: CalendarDay
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

/// Looks up days, and keeps those it has found: answers of one day stand together in a log, and many problems are due on
/// the same day.
private struct DayClock {
  private let days: ZonedDays
  private var last: (day: CalendarDay, interval: Range<Date>)?
  private var beginnings: [CalendarDay: Date] = [:]

  init(_ days: ZonedDays) {
    self.days = days
  }

  mutating func day(of date: Date) -> CalendarDay {
    if let last, last.interval.contains(date) { return last.day }
    let day = days.day(of: date)
    last = (day, days.interval(of: day))
    return day
  }

  mutating func beginning(of day: CalendarDay) -> Date {
    if let known = beginnings[day] { return known }
    let beginning = days.interval(of: day).lowerBound
    beginnings[day] = beginning
    return beginning
  }
}
