internal import LudusCore
internal import LudusFoundation

/// What every session notes down as its events are applied, whatever its format.
struct SessionTrace: Hashable, Sendable {
  private let exercise: ExerciseID
  private let context: LogContext
  /// When the session started.
  private(set) var start: Date?
  /// When the last event happened.
  private var last: Date?
  /// When the current task was shown.
  private var taskStart: Date?
  /// The mistakes made before the current task.
  private var mistakesBefore = 0

  private(set) var mistakes: [Mistake] = []
  private(set) var outcomes: [TaskOutcome] = []
  private(set) var evidence: [SpellingEvidence] = []
  private(set) var log: [LogEntry] = []

  init(_ exercise: ExerciseID, _ context: LogContext) {
    self.exercise = exercise
    self.context = context
  }

  /// Returns the event at whole milliseconds, if it can be the next one.
  func next<Event: ExerciseEvent>(
    _ event: Event,
    of session: some ExerciseSession
  ) throws(ExerciseError) -> Event {
    guard let date = event.date.truncatedToMilliseconds else { throw .dateOutOfRange }
    let event = event.at(date)
    guard let last else {
      guard event == .started(at: date) else { throw .notStarted }
      return event
    }
    guard !session.isFinished else { throw .sessionIsOver }
    guard event != .started(at: date) else { throw .alreadyStarted }
    guard date >= last else { throw .dateBeforeLastEvent(date, last: last) }
    return event
  }

  /// Notes when an event happened that was applied.
  mutating func note(_ date: Date) {
    start = start ?? date
    last = date
  }

  /// The number of the current task, counted from 0.
  var task: Int { outcomes.count }

  /// The mistakes made in the current task.
  var mistakesOfTask: ArraySlice<Mistake> { mistakes[mistakesBefore...] }

  mutating func startTask(_ mode: LogEntry.Mode, word: String = "", words: [String], at date: Date)
  {
    taskStart = date
    note(.started, mode, LogEntry.InputErrors(word: word, words: words), at: date)
  }

  /// Notes that the current task is done, which has a number of its own where tasks are not done in order.
  mutating func finishTask(
    _ mode: LogEntry.Mode,
    _ number: Int? = nil,
    word: String = "",
    words: [String],
    credit: Fraction,
    at date: Date
  ) {
    note(.finished, mode, LogEntry.InputErrors(word: word, words: words), at: date)
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

  mutating func note(_ mistake: Mistake) {
    mistakes.append(mistake)
  }

  mutating func note(_ written: SpellingEvidence) {
    evidence.append(written)
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
