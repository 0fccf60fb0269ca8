// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The evidence that a blueprint asks for, looked up once.
struct Knowledge: Sendable {
  private let names: TemplateNames
  private let weights: ProblemWeights
  private let popularity: [Problem.ID: Problem.Popularity]
  private let past: LearnerPast?
  private let facilities: [Problem.ID: FacilityTally]
  private let now: Instant?
  private let repeated: Set<Problem.ID>
  /// The date when each problem that the learner has done is due and its urgency, for blueprints
  /// with a review.
  private let schedule: [Problem.ID: (due: Date, urgency: Double)]
  private let answers: Blueprint.AnswerFilter
  private let filling: SpacedReview.Filling

  /// - Complexity: O(*n* + *m* log *m*) in the numbers of records in the log and of problems that
  ///   the learner has done; O(1) for a blueprint that asks for nothing.
  init(
    for blueprint: Blueprint,
    from evidence: QuizEvidence,
    in bank: ProblemBank
  ) throws(QuizGenerationError) {
    names = TemplateNames(of: bank)
    weights = blueprint.draft.weights
    popularity = weights.popularity == nil ? [:] : evidence.popularity
    answers = blueprint.draft.answers
    filling = blueprint.draft.review?.filling ?? .any
    past = try Self.past(for: blueprint, from: evidence, names)
    now = try Self.now(for: blueprint, from: evidence)
    facilities = weights.difficulty == nil ? [:] : evidence.answers.facilities(by: names)
    repeated = Self.repeated(within: blueprint.draft.noRepeats, past, now)
    schedule = try Self.schedule(by: blueprint.draft.review, past, evidence.calendar, now)
  }

  /// Whether the filters let a problem through, by how the learner did it.
  func admits(_ problem: Problem.ID) -> Bool {
    answers.admits(past?[names.countedName(of: problem)]) && !repeated.contains(problem)
  }

  /// Whether a problem that the filters let through belongs into the quiz today, by the plan of
  /// review.
  func isForToday(_ problem: Problem.ID) -> Bool {
    switch filling {
    case .any: true
    case .unanswered: past?[names.countedName(of: problem)] == nil || due(problem) != nil
    case .nothing: due(problem) != nil
    }
  }

  /// Returns the date from which a problem is due for review, or nil when it is not.
  func due(_ problem: Problem.ID) -> Date? {
    guard let now, let due = dueDate(of: problem), due <= now.date else { return nil }
    return due
  }

  /// Returns the date when a problem is or becomes due for review, or nil when the learner has not
  /// done it.
  func dueDate(of problem: Problem.ID) -> Date? { schedule[names.countedName(of: problem)]?.due }

  /// A number that is lower for what should be reviewed earlier.
  func urgency(of problem: Problem.ID) -> Double {
    schedule[names.countedName(of: problem)]?.urgency ?? .infinity
  }

  /// The factors of the policies in the weight of a problem.
  func factors(of problem: Problem) -> [ProblemWeights.Factor] {
    let name = names.countedName(of: problem.id)
    let past = past?[name]
    var factors: [ProblemWeights.Factor] = []
    if let policy = weights.popularity {
      factors.append(policy.factor(popularity[name] ?? .none))
    }
    if let policy = weights.mistakes {
      factors.append(policy.factor(past))
    }
    if let policy = weights.difficulty {
      factors.append(policy.factor(problem, facilities[name]))
    }
    if let policy = weights.recency, let now {
      factors.append(policy.factor(past, at: now))
    }
    return factors
  }

  private static func past(
    for blueprint: Blueprint,
    from evidence: QuizEvidence,
    _ names: TemplateNames
  ) throws(QuizGenerationError) -> LearnerPast? {
    guard blueprint.needsLearner else { return nil }
    guard let learner = evidence.learner else { throw .learnerIsMissing }
    return LearnerPast(of: learner, in: evidence.answers, names: names)
  }

  private static func now(
    for blueprint: Blueprint,
    from evidence: QuizEvidence
  ) throws(QuizGenerationError) -> Instant? {
    guard blueprint.needsDate else { return nil }
    guard let date = evidence.date else { throw .dateIsMissing }
    guard let now = Instant(date) else { throw .dateOutOfRange }
    return now
  }

  private static func repeated(
    within window: Blueprint.RepeatWindow?,
    _ past: LearnerPast?,
    _ now: Instant?
  ) -> Set<Problem.ID> {
    guard let window, let past else { return [] }
    guard let now, window.span == .days else {
      return past.problems(ofLastQuizzes: window.length)
    }
    let length = Int64(window.length) * Instant.day
    return Set(
      past.records.filter { now.milliseconds(since: $0.date) < length }.map(\.problem)
    )
  }

  private static func schedule(
    by review: SpacedReview?,
    _ past: LearnerPast?,
    _ calendar: Calendar?,
    _ now: Instant?
  ) throws(QuizGenerationError) -> [Problem.ID: (due: Date, urgency: Double)] {
    guard let review, let past, let now else { return [:] }
    guard let calendar else { throw .calendarIsMissing }
    let schedule = ReviewSchedule(past, policy: review.spacing, calendar: calendar)
    let entries = schedule.entries.map {
      ($0.problem, (due: $0.due, urgency: schedule.urgency(of: $0, at: now.date)))
    }
    return Dictionary(entries) { first, _ in first }
  }
}

/// A learner's past with problems, as far as drawing depends on it.
struct LearnerPast: Sendable {
  /// The learner's record with one problem.
  struct Done: Hashable, Sendable {
    var lastDate: Date
    var isLastCorrect: Bool
    var wasEverWrong: Bool
  }

  private var problems: [Problem.ID: Done] = [:]
  /// The records of the learner, in order.
  let records: [AnswerLog.Record]
  /// The names that problems count by.
  let names: TemplateNames

  /// - Complexity: O(*n*) in the number of records in the log.
  init(of learner: Learner.ID, in log: AnswerLog, names: TemplateNames) {
    self.names = names
    records = log.records(of: learner)
    for record in records {
      let problem = names.countedName(of: record.problem)
      let isCorrect = record.isKnown
      let wasEverWrong = problems[problem]?.wasEverWrong ?? false
      problems[problem] = Done(
        lastDate: record.date,
        isLastCorrect: isCorrect,
        wasEverWrong: wasEverWrong || !isCorrect
      )
    }
  }

  /// Returns the learner's record with a problem, by the name that it counts by.
  subscript(_ problem: Problem.ID) -> Done? { problems[problem] }

  /// The problems of the learner's last quizzes, by their own names.
  ///
  /// - Complexity: O(*n*) in the number of the learner's records.
  func problems(ofLastQuizzes count: Int) -> Set<Problem.ID> {
    var quizzes: Set<Quiz.ID> = []
    for record in records.reversed() {
      quizzes.insert(record.quiz)
      if quizzes.count == count { break }
    }
    return Set(records.filter { quizzes.contains($0.quiz) }.map(\.problem))
  }
}

/// An instant in whole milliseconds, for distances in days of 24 hours.
struct Instant: Hashable, Sendable {
  /// A day in milliseconds.
  static let day: Int64 = 86_400_000

  let date: Date
  private let milliseconds: Int64

  /// Creates the millisecond in which a date lies, or nil for a date too far away.
  init?(_ date: Date) {
    guard let milliseconds = date.milliseconds else { return nil }
    self.milliseconds = milliseconds
    self.date = Date(milliseconds: milliseconds)
  }

  /// The milliseconds from a date of whole ones to this instant.
  func milliseconds(since other: Date) -> Int64 {
    // Neither is more than 2^50 milliseconds away from 1970.
    milliseconds - (other.milliseconds ?? milliseconds)
  }
}
