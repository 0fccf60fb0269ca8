// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
public import LudusFoundation
internal import QuizContent

/// The due dates of the problems that a learner has done.
///
/// ```swift
/// let schedule = ReviewSchedule(of: "ada", in: log, calendar: .current, policy: .fsrs)
/// schedule.due(at: now).map(\.problem)     // what to review now, the most urgent first
/// schedule.forecast(days: 7, from: now)    // how many reviews today and the next six days bring
/// ```
///
/// It follows from the answers alone, so nothing needs to be stored, and another policy gives
/// another schedule of the same answers. ``SpacedReview/Spacing`` describes the rule.
public struct ReviewSchedule: Hashable, Sendable {
  /// The due date of one problem.
  public struct Entry: Hashable, Sendable {
    /// The problem.
    public let problem: Problem.ID
    /// The box that it is in, from 1; nil by a model of memory.
    public let box: Int?
    /// The memory of it after the last answer; nil by boxes.
    public let memory: SpacedReview.MemoryModel.Memory?
    /// The date of the last answer that counted.
    public let date: Date
    /// The date from which it is due: the beginning of a day, or, in the short steps of a model of
    /// memory, an instant.
    ///
    /// Where the calendar ends before that day, it is the last day, or the date of the answer if
    /// that is later.
    public let due: Date
  }

  /// The rule.
  public let policy: SpacedReview.Spacing
  /// All problems that the learner has done, by the dates on which they are due, then by name.
  public let entries: [Entry]
  private let days: ZonedDays

  /// Creates the schedule of a learner.
  ///
  /// - Parameters:
  ///   - learner: The learner whose answers count.
  ///   - log: The answers.
  ///   - calendar: The learner's calendar, whose time zone says which day it is.
  ///   - bank: The bank whose templates are reviewed as one problem each, whatever variants of them
  ///     were done; nil to take every variant for a problem of its own.
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
    days = ZonedDays(calendar.timeZone, dayStart: policy.dayStart.minutes)
    var problems = ScheduledProblems(policy, days)
    for record in past.records {
      problems.take(record, as: past.names.countedName(of: record.problem))
    }
    entries = problems.entries.sorted { ($0.due, $0.problem) < ($1.due, $1.problem) }
  }
}

/// The dates when problems are due, while answers are gone through.
struct ScheduledProblems: Sendable {
  private let policy: SpacedReview.Spacing
  // One of them is used, in place, so that no answer copies the others.
  private var remembered: RememberedProblems?
  private var boxed: BoxedProblems

  init(_ policy: SpacedReview.Spacing, _ days: ZonedDays) {
    self.policy = policy
    remembered = policy.memory.map { RememberedProblems($0, policy.spread, days) }
    boxed = BoxedProblems(policy, days)
  }

  /// One entry for each problem, in no order.
  var entries: [ReviewSchedule.Entry] { remembered?.entries ?? boxed.entries }

  func entry(of problem: Problem.ID) -> ReviewSchedule.Entry? {
    policy.memory == nil ? boxed.entry(of: problem) : remembered?.entry(of: problem)
  }

  /// Takes an answer, later than those before.
  mutating func take(_ record: AnswerLog.Record, as problem: Problem.ID) {
    if policy.memory == nil {
      boxed.review(problem, isCorrect: record.isKnown, at: record.date)
    } else {
      let rating = policy.ratings.rating(of: record)
      remembered?.review(problem, rating, at: record.date)
    }
  }

  /// Takes how far another program was with a problem.
  mutating func carry(_ carried: CarriedMemory) {
    if policy.memory == nil { boxed.carry(carried) } else { remembered?.carry(carried) }
  }

  /// The entry that an answer would lead to.
  mutating func preview(
    _ problem: Problem.ID,
    _ rating: SpacedReview.MemoryModel.Rating,
    at date: Date
  ) -> ReviewSchedule.Entry? {
    guard policy.memory == nil else { return remembered?.preview(problem, rating, at: date) }
    let known = boxed
    defer { boxed = known }
    boxed.review(problem, isCorrect: rating != .again, at: date)
    return boxed.entry(of: problem)
  }
}

/// The answers of a learner as boxes take them.
private struct BoxedProblems: Sendable {
  /// The box of a problem.
  private struct Boxed {
    let box: Int
    let date: Date
    let due: CalendarDay
    let dueDate: Date
  }

  private let policy: SpacedReview.Spacing
  private var clock: DayClock
  private var boxes: [Problem.ID: Boxed] = [:]

  init(_ policy: SpacedReview.Spacing, _ days: ZonedDays) {
    self.policy = policy
    clock = DayClock(days)
  }

  var entries: [ReviewSchedule.Entry] { boxes.keys.compactMap(entry) }

  func entry(of problem: Problem.ID) -> ReviewSchedule.Entry? {
    boxes[problem].map {
      ReviewSchedule.Entry(
        problem: problem,
        box: $0.box,
        memory: nil,
        date: $0.date,
        due: $0.dueDate
      )
    }
  }

  mutating func review(_ problem: Problem.ID, isCorrect: Bool, at date: Date) {
    let known = boxes[problem]
    let today = clock.day(of: date)
    // A right answer ahead of its time is not spaced.
    if let known, isCorrect, today < known.due { return }
    let box =
      known.map { policy.box(after: $0.box, isCorrect: isCorrect) }
      ?? policy.firstBox(isCorrect: isCorrect)
    let due = CalendarDay(clamping: today.number + policy.intervals[box - 1])
    let dueDate = clock.due(on: due, answered: date)
    boxes[problem] = Boxed(box: box, date: date, due: due, dueDate: dueDate)
  }

  /// Puts a problem into the last box whose interval is not longer than the one it had.
  mutating func carry(_ carried: CarriedMemory) {
    let box = policy.intervals.lastIndex { Double($0) <= carried.interval } ?? 0
    boxes[carried.problem] = Boxed(
      box: box + 1,
      date: carried.reviewedAt,
      due: clock.day(of: carried.due),
      dueDate: carried.due
    )
  }
}

// MARK: - Questions

extension ReviewSchedule {
  /// Returns the entry of a problem with the date when it is due, or nil when the learner has not
  /// done it.
  ///
  /// - Complexity: O(*n*) in the number of problems done.
  public func entry(of problem: Problem.ID) -> Entry? {
    entries.first { $0.problem == problem }
  }

  /// The problems that are due at an instant: the longest overdue first, or by a model of memory
  /// the one that is most likely forgotten.
  ///
  /// - Complexity: O(*n* log *n*) in the number of problems that are due.
  public func due(at date: Date) -> [Entry] {
    let due = entries.prefix { $0.due <= date }
    guard policy.memory != nil else { return Array(due) }
    // Sorting is stable: equal ones stay in the order of their dates.
    return due.map { ($0, urgency: urgency(of: $0, at: date)) }
      .sorted { $0.urgency < $1.urgency }
      .map(\.0)
  }

  /// Returns the memory of a problem at a date, with the chance to recall it then, from 0 to 1.
  ///
  /// - Returns: Nil when the learner has not done the problem, or the policy has no model of
  ///   memory.
  /// - Complexity: O(*n*) in the number of problems done.
  public func memory(
    of problem: Problem.ID,
    at date: Date
  ) -> (memory: SpacedReview.MemoryModel.Memory, retrievability: Double)? {
    guard let model = policy.memory, let memory = entry(of: problem)?.memory else { return nil }
    guard !model.countsFractions else {
      return (memory, model.retrievability(of: memory, at: date))
    }
    let elapsed = days.day(of: date).number - days.day(of: memory.date).number
    return (memory, model.retrievability(memory, after: Double(elapsed)))
  }

  /// The number of problems that become due on each of the next days, as planned now.
  ///
  /// - Parameters:
  ///   - count: The number of days, at most 36,500.
  ///   - date: An instant of the first day; it has what is overdue, too.
  /// - Returns: A number for each day.
  /// - Complexity: O(*n* + *d*) in the numbers of problems done and of days.
  public func forecast(days count: Int, from date: Date) -> [Int] {
    var numbers = Array(repeating: 0, count: min(max(count, 0), 36_500))
    var clock = DayClock(days)
    let today = days.day(of: date).number
    for entry in entries {
      let day = max(clock.day(of: entry.due).number - today, 0)
      guard day < numbers.count else { break }
      numbers[day] += 1
    }
    return numbers
  }

  /// A number that is lower for what should be reviewed earlier.
  func urgency(of entry: Entry, at date: Date) -> Double {
    guard let model = policy.memory, let memory = entry.memory else {
      return entry.due.timeIntervalSinceReferenceDate
    }
    return model.retrievability(memory, after: date.timeIntervalSince(memory.date) / 86_400)
  }
}

/// A quiz of problems due for review, topped up with others.
///
/// Problems that are due come before chance: the longest overdue are taken first, and chance only
/// decides between problems that are due at the same instant. With ``Blueprint/Stratum`` that holds
/// within each stratum.
public struct SpacedReview: Hashable, Sendable {
  /// The problems that fill the remaining places.
  public enum Filling: String, Hashable, Sendable, JSONName {
    /// Problems that the learner has not done yet, so that those done right wait their turn.
    case unanswered
    /// Any problems, even if they are not due yet.
    case any
    /// Nothing: the quiz is shorter.
    case nothing
  }

  /// The rule by which a problem becomes due.
  public let spacing: SpacedReview.Spacing
  /// The problems for the places that are left.
  public let filling: Filling

  /// Creates a plan.
  ///
  /// - Parameters:
  ///   - spacing: The rule by which a problem becomes due.
  ///   - filling: The problems for the places that are left.
  public init(spacing: SpacedReview.Spacing = .leitner, filling: Filling = .unanswered) {
    self.spacing = spacing
    self.filling = filling
  }
}

/// In JSON only what differs from the default is written.
extension SpacedReview: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let spacing = record.field("spacing", \.spacing, default: .leitner)
    let filling = record.field("filling", \.filling, default: .unanswered)
    return try SpacedReview(spacing: spacing(), filling: filling())
  }
}

/// Looks up days, and keeps those it has found: answers of one day stand together in a log, and
/// many problems are due on the same day.
struct DayClock {
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

  /// Returns the date when a review is due that is planned for a day: not before the answer, which
  /// may be after the last day of the calendar.
  mutating func due(on day: CalendarDay, answered date: Date) -> Date {
    max(beginning(of: day), date)
  }
}
