public import LudusCore
public import LudusFoundation

/// A child's way through the tasks of an exercise, in any of the five formats.
///
/// Every session starts, has tasks that are done one after the other, and is finished; mistakes are counted
/// as they happen. What a front end, a teacher and a learner model want to know is asked of all formats in
/// the same words.
///
/// The first command starts a session that has not been started. Nothing runs by itself: where a format has
/// time limits, ``advance(to:)`` ends what is over, and so does every command before it acts.
///
/// In JSON a session is its content and its events, which are replayed when it is read.
public protocol ExerciseSession: Replayable, Hashable, Codable
where Content: Codable, Event: ExerciseEvent, Refusal == ExerciseError {
  /// How many tasks are done.
  var progress: TaskProgress { get }

  /// Every mistake, in the order in which they were made.
  var mistakes: [Mistake] { get }

  /// What each task came to that is done, in their order.
  var outcomes: [TaskOutcome] { get }

  /// Every word that the child wrote, right or wrong, in the order in which they were written.
  var evidence: [SpellingEvidence] { get }

  /// What happened, in the shape in which the server takes it.
  ///
  /// It is a view of the events: right answers have no entry of their own.
  var log: [LogEntry] { get }

  /// Whether all tasks are done.
  var isFinished: Bool { get }

  /// When the time of the current phase is over, or nil where it has no limit.
  var deadline: Date? { get }

  /// Ends every phase whose time is over by a date, each at its own instant.
  ///
  /// - Parameter date: Now. A date before the last event changes nothing.
  /// - Throws: ``ExerciseError/dateOutOfRange`` for a date too far away.
  mutating func advance(to date: Date) throws(ExerciseError)
}

extension ExerciseSession {
  /// Starts the session, from which the time of its first task counts.
  ///
  /// - Parameter date: When the child begins.
  /// - Throws: ``ExerciseError/alreadyStarted`` for one that has been started.
  public mutating func start(at date: Date) throws(ExerciseError) {
    try apply(.started(at: date))
  }

  /// Nil, for most formats have no time limits.
  public var deadline: Date? { nil }

  /// Does nothing, for most formats have no time limits.
  public mutating func advance(to date: Date) throws(ExerciseError) {}

  /// Starts the session if nobody has, lets what is over end, and applies an event; or changes nothing.
  mutating func perform(_ event: Event) throws(ExerciseError) {
    if !events.isEmpty, deadline.map({ event.date < $0 }) ?? true {
      try apply(event)
      return
    }
    // Of several changes the last may be refused, so they are made to a copy.
    var session = self
    if session.events.isEmpty {
      try session.start(at: event.date)
    }
    try session.advance(to: event.date)
    try session.apply(event)
    self = session
  }
}
