// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import Spelling
public import LudusCore
internal import LudusFoundation

/// A session that keeps the notes that all formats have in common.
protocol TracedSession: ExerciseSession, ActionSession
where Action: ExerciseAction, Refusal: FormatRefusal {
  /// The notes of the session so far.
  var trace: SessionTrace { get set }

  /// The number of tasks.
  var taskCount: Int { get }

  /// The activity of the child now.
  var mode: LogEntry.Mode { get }

  /// The words or sentences of the whole exercise.
  var loggedWords: [String] { get }

  /// Shows the first task.
  mutating func begin(at date: Date)

  /// Makes the change that an action describes in a session that is under way.
  ///
  /// - Returns: The action with its judgment.
  mutating func react(to action: Action, at date: Date) throws(Refusal) -> Action
}

extension TracedSession {
  package mutating func change(by action: Action, at date: Date) throws(Refusal) -> Action {
    guard trace.start != nil else {
      guard action == .started else { throw .session(.notStarted) }
      trace.start = date
      begin(at: date)
      note(.started, at: date)
      if isFinished { note(.finished, at: date) }
      return action
    }
    guard !isFinished else { throw .session(.finished) }
    guard action != .started else { throw .session(.alreadyStarted) }
    let action = try react(to: action, at: date)
    if isFinished { note(.finished, at: date) }
    return action
  }

  /// Logs that the whole exercise was begun or done.
  private mutating func note(_ state: LogEntry.State, at date: Date) {
    trace.note(state, mode, LogEntry.InputErrors(words: loggedWords), at: date)
  }

  /// Starts the session, from which the time of its first task counts.
  public mutating func start(at date: Date) throws(Refusal) {
    try apply(Timed(.started, at: date))
  }

  /// Starts the session if it has not been started, lets time pass and applies an action; or
  /// changes nothing.
  mutating func act(_ action: Action, at date: Date) throws(Refusal) {
    guard events.isEmpty else { return try perform(action, at: date) }
    var session = self
    try session.start(at: date)
    try session.perform(action, at: date)
    self = session
  }

  /// The number of tasks that are done.
  public var progress: TaskProgress {
    TaskProgress(done: trace.outcomes.count, total: taskCount)
  }

  /// Whether all tasks are done.
  public var isFinished: Bool { trace.outcomes.count == taskCount }

  /// All mistakes, in the order in which they were made.
  public var mistakes: [Mistake] { trace.mistakes }

  /// The outcome of each task that is done, in the order in which they were done.
  public var outcomes: [TaskOutcome] { trace.outcomes }

  /// Everything that the child did with a word, rightly or wrongly, in its order.
  public var evidence: [SpellingEvidence] { trace.evidence }

  /// The log of the session, in the form that the server takes.
  public var log: [LogEntry] { trace.log }
}

/// The notes that every session takes as its events are applied, whatever its format.
struct SessionTrace: Hashable, Sendable {
  private let exercise: ExerciseID
  private let context: LogEntry.Context
  /// The date when the session started.
  var start: Date?
  /// The date when the current task was shown.
  private var taskStart: Date?
  /// The mistakes made before the current task.
  private var mistakesBefore = 0

  private(set) var mistakes: [Mistake] = []
  private(set) var outcomes: [TaskOutcome] = []
  private(set) var evidence: [SpellingEvidence] = []
  private(set) var log: [LogEntry] = []

  init(_ exercise: ExerciseID, _ context: LogEntry.Context) {
    self.exercise = exercise
    self.context = context
  }

  /// The number of the current task, counted from 0.
  var task: Int { outcomes.count }

  /// The mistakes made in the current task.
  var mistakesOfTask: ArraySlice<Mistake> { mistakes[mistakesBefore...] }

  /// Notes that the current task is shown, from when on its time counts.
  mutating func startTask(at date: Date) {
    taskStart = date
  }

  /// Notes that the current task is done, which has a number of its own where tasks are not done in
  /// order.
  mutating func finishTask(_ number: Int? = nil, credit: Fraction, at date: Date) {
    outcomes.append(
      TaskOutcome(
        task: number ?? task,
        mistakeCount: mistakes.count - mistakesBefore,
        credit: credit,
        seconds: taskStart.map(date.timeIntervalSince) ?? 0
      )
    )
    mistakesBefore = mistakes.count
  }

  /// Notes a mistake at a place of the current task, or of another one, with the diagnosis of a
  /// spelling.
  mutating func note(
    _ kind: Mistake.Kind,
    task: Int? = nil,
    _ place: Int?,
    _ input: String,
    target: String?,
    _ spelling: Mistake.Spelling? = nil,
    at date: Date
  ) {
    mistakes.append(
      Mistake(
        task: task ?? self.task,
        place: place,
        kind: kind,
        input: input,
        target: target,
        spelling: spelling,
        date: date
      )
    )
  }

  /// Notes what the child did with a word of the current task, or of another one, as it was judged.
  ///
  /// - Returns: The diagnosis of a wrong text; nil where none was written.
  @discardableResult
  mutating func note(
    _ kind: SpellingEvidence.Kind,
    _ input: String,
    task: Int? = nil,
    _ place: Int,
    target: String,
    isCorrect: Bool,
    by spelling: SpellingPolicy,
    categories: [SpellingCategory] = [],
    letter: Int? = nil,
    at date: Date
  ) -> Mistake.Spelling? {
    let noted = SpellingEvidence(
      kind,
      task: task ?? self.task,
      place: place,
      target: target,
      input: input,
      isCorrect: isCorrect,
      by: spelling,
      categories: categories,
      letter: letter,
      at: date
    )
    evidence.append(noted)
    guard !isCorrect, kind == .written else { return nil }
    return Mistake.Spelling(noted.diagnosis, by: spelling)
  }

  /// Adds an entry to the server's log.
  mutating func note(
    _ state: LogEntry.State,
    _ mode: LogEntry.Mode,
    _ errors: LogEntry.InputErrors,
    at date: Date
  ) {
    log.append(
      LogEntry(
        context,
        exercise: exercise,
        mode: mode,
        session: (start ?? date).wholeSeconds,
        timestamp: date.wholeSeconds,
        state: state,
        inputErrors: errors
      )
    )
  }
}

extension Date {
  /// The seconds since 1970 that have passed whole, as the server counts them.
  fileprivate var wholeSeconds: Int {
    Int(exactly: timeIntervalSince1970.rounded(.down)) ?? 0
  }
}

/// The outcome of a finished task.
public struct TaskOutcome: Hashable, Sendable {
  /// The task, counted from 0.
  public let task: Int
  /// The number of mistakes that were made in it.
  public let mistakeCount: Int
  /// The share of the task that was done without a mistake, from 0 to 1.
  public let credit: Fraction
  /// The seconds from when the task was shown until it was done.
  public let seconds: Double
}

extension TaskOutcome: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let task = record.field("task", \.task)
    let mistakeCount = record.field("mistakes", \.mistakeCount, default: 0)
    let credit = record.field("credit", \.credit)
    let seconds = record.field("seconds", \.seconds)
    let outcome = try TaskOutcome(
      task: task(),
      mistakeCount: mistakeCount(),
      credit: credit(),
      seconds: seconds()
    )
    try ExerciseFault.check([
      .outside(0...Int.max, outcome.task, at: "task"),
      .outside(0...Int.max, outcome.mistakeCount, at: "mistakes"),
      .noPart(outcome.credit, at: "credit"), .outside(0...1e15, outcome.seconds, at: "seconds"),
    ])
    return outcome
  }
}

/// The progress of a session: "3 / 6".
public struct TaskProgress: Hashable, Sendable {
  /// The number of tasks that are done.
  public let done: Int
  /// The number of tasks.
  public let total: Int

  package init(done: Int, total: Int) { (self.done, self.total) = (done, total) }
}

/// The summary of a session: its progress and its number of mistakes.
public struct ExerciseSummary: Hashable, Sendable {
  /// The number of tasks that are done.
  public let progress: TaskProgress
  /// The number of mistakes that were made.
  public let mistakeCount: Int
  /// The outcome of each task that is done.
  public let outcomes: [TaskOutcome]

  /// Whether there are tasks, all of them are done, and no mistake was made.
  public var isSolvedWithoutError: Bool {
    progress.total > 0 && progress.done == progress.total && mistakeCount == 0
  }

  /// The seconds that the tasks took together.
  public var seconds: Double { outcomes.reduce(0) { $0 + $1.seconds } }

  /// Returns a closing sentence for the child: praise for all tasks done without a mistake, the
  /// advice to try again after mistakes, and neither where the child was interrupted or there was
  /// nothing to do.
  ///
  /// Source: IDeRBlog ii (Graz University of Technology, 2019), for the praise in German.
  public func sentence(in phrasebook: Phrasebook) -> String {
    let key =
      if progress.total == 0 {
        "summary.nothing"
      } else if progress.done < progress.total {
        progress.done > 0 && mistakeCount == 0 ? "summary.interrupted.good" : "summary.interrupted"
      } else {
        mistakeCount == 0 ? "summary.solved" : "summary.tryAgain"
      }
    return exerciseSentences(Sentence(key), in: phrasebook)
  }
}

extension Fraction {
  /// A part of a whole as a credit; 1 where the whole is nothing.
  static func part(_ part: Int, of whole: Int) -> Fraction {
    (try? Fraction(part, whole)) ?? .one
  }

  /// The mean of credits, which is 1 for none.
  ///
  /// Credits whose exact sum would not fit count as 0; that takes denominators which no settings
  /// have.
  static func mean(of parts: [Fraction]) -> Fraction {
    let sum = parts.reduce(Fraction.zero as Fraction?) { sum, part in
      sum.flatMap { try? $0 + part }
    }
    guard let sum, let mean = try? sum / Fraction(max(parts.count, 1)) else { return .zero }
    return parts.isEmpty ? .one : mean
  }
}
