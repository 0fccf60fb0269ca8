// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation

/// One child's session with the tasks of an exercise, in any format.
///
/// Every session starts, has tasks that are done one after the other, and is finished. Mistakes are
/// counted as they happen. A front end, a teacher and a learner model ask all formats the same
/// questions.
///
/// The first command starts a session that has not been started. Where a format has time limits,
/// every command first ends the phases whose time is up, as `advance(to:)` does.
///
/// In JSON a session is its content and its events: `{"content":{...},"events":[...]}`. Reading it
/// replays the events.
public protocol ExerciseSession: TimedSession, Hashable, Codable
where Content: Codable, Action: JudgedAction, Refusal: ExerciseRefusal {
  /// The format of the exercises that are done in sessions like this one.
  static var format: Exercise.Format { get }

  /// The session among those of all formats.
  var asAny: AnyExerciseSession { get }

  /// The exercise that the session is about, with the words that it is played with.
  var exercise: Exercise { get }

  /// The number of tasks that are done.
  var progress: TaskProgress { get }

  /// Every mistake, in the order in which they were made.
  var mistakes: [Mistake] { get }

  /// The outcome of each task that is done, in the order in which they were done.
  var outcomes: [TaskOutcome] { get }

  /// Everything that the child did with a word, rightly or wrongly, in its order.
  var evidence: [SpellingEvidence] { get }

  /// The log of the session, in the form that the server takes.
  ///
  /// It is a view of the events: correct answers have no entry of their own.
  var log: [LogEntry] { get }

  /// Starts the session, from which the time of its first task counts.
  ///
  /// - Throws: ``ExerciseError/alreadyStarted`` when the session has been started.
  mutating func start(at date: Date) throws(Refusal)
}

extension ExerciseSession {
  /// The summary of the session so far.
  public var summary: ExerciseSummary {
    ExerciseSummary(progress: progress, mistakeCount: mistakes.count, outcomes: outcomes)
  }
}

/// An action in a session, in any format.
package protocol ExerciseAction: JudgedAction
where Fault == ExerciseFault, Judgment == ExerciseJudgment<Verdict> {
  /// The verdict on what a child submits.
  associatedtype Verdict: Hashable & Sendable

  /// The action with which every session begins.
  static var started: Self { get }
}

extension ExerciseAction {
  /// Returns the new verdict; the session goes on by the one that the child saw.
  public static func regrade(_ old: Judgment, to new: Judgment) -> Judgment {
    ExerciseJudgment(new.verdict, told: old.told)
  }
}

/// A judgment stored in an event: the verdict that counts, and the one that the child saw.
///
/// The two differ only after a session was regraded over mended content: mistakes and credit follow
/// the new verdict, and the child's way through the tasks follows the one that the child saw.
///
/// In JSON the verdict stands among the keys of the event; the one that the child saw follows only
/// where it differs.
public struct ExerciseJudgment<Verdict: Hashable & Sendable>: Hashable, Sendable {
  /// The verdict that counts.
  public let verdict: Verdict
  /// The verdict that the child saw.
  public let told: Verdict

  init(_ verdict: Verdict, told: Verdict? = nil) {
    self.verdict = verdict
    self.told = told ?? verdict
  }

  /// The verdict that the child saw, if it is another one.
  fileprivate var toldOtherwise: Verdict? { told == verdict ? nil : told }
}

extension Record {
  /// The judgment of an action, whose verdict stands at a key.
  mutating func judgment<Verdict: Codable>(
    _ key: String,
    _ judgment: (Source) -> ExerciseJudgment<Verdict>?
  ) -> () throws -> ExerciseJudgment<Verdict>? {
    let verdict = field(key) { judgment($0)?.verdict }
    let told = field("told") { judgment($0)?.toldOtherwise }
    return {
      let told = try told()
      return try verdict().map { ExerciseJudgment($0, told: told) }
    }
  }
}

/// The content of a session: the exercise, how it is done and by whom.
///
/// ```swift
/// let content = SessionContent(exercise: exercise, spelling: .standard, context: .anonymous)
/// var session = InsertSession(content)   // as InsertSession(exercise)
/// ```
public struct SessionContent<Exercise: Codable & Hashable & Sendable>: Hashable, Sendable {
  /// The exercise.
  public let exercise: Exercise
  /// The rules for which spelling counts as correct.
  public let spelling: SpellingPolicy
  /// The learner and the app, for the log.
  public let context: LogEntry.Context

  /// Creates the content of a session.
  public init(exercise: Exercise, spelling: SpellingPolicy, context: LogEntry.Context) {
    self.exercise = exercise
    self.spelling = spelling
    self.context = context
  }
}

extension SessionContent where Exercise: DescribedExercise {
  /// Returns the rules for a word of the exercise, in the language of the word, or else in that of
  /// the exercise.
  public func spelling(of word: HeardWord) -> SpellingPolicy {
    spelling.speaking(exercise.info.word(word).language)
  }
}

/// The content of a format, which has the description of its exercise.
public protocol DescribedExercise {
  /// The description that a list of exercises shows.
  var info: ExerciseInfo { get }
}

extension ErrorLocationsExercise: DescribedExercise {}
extension InsertExercise: DescribedExercise {}
extension MatchExercise: DescribedExercise {}
extension WheelExercise: DescribedExercise {}

extension SessionContent: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let exercise = record.field("exercise", \.exercise)
    let spelling = record.field("spelling", \.spelling, or: { _ in .standard })
    let context = record.field("context", \.context)
    return try SessionContent(exercise: exercise(), spelling: spelling(), context: context())
  }
}

extension ExerciseSession {
  /// Creates a session before its first event.
  public init<Exercise>(
    _ exercise: Exercise,
    spelling: SpellingPolicy = .standard,
    context: LogEntry.Context = .anonymous
  ) where Content == SessionContent<Exercise> {
    self.init(SessionContent(exercise: exercise, spelling: spelling, context: context))
  }
}

/// A session of any format, for apps that do not care which one.
///
/// ```swift
/// var session = AnyExerciseSession(exercise)        // for any Exercise
/// try session.start(at: now)
/// session.base.progress                             // common to all formats
/// switch session {                                  // what a format has of its own
/// case .insert(let insert): show(insert.sentence, insert.gaps)
/// default: break
/// }
/// try session[InsertSession.self]?.fill(gap: 0, with: "ie", at: now)
/// try session.json()                                // to go on later with AnyExerciseSession(json:)
/// ```
///
/// In JSON the name of the format stands among the keys of the session:
/// `{"content":{...},"events":[...],"format":"insert"}`.
public enum AnyExerciseSession: Hashable, Sendable {
  /// Misspelled words are found and explained.
  case errorLocations(ErrorLocationsSession)
  /// Gaps are filled.
  case insert(InsertSession)
  /// Words are read, hidden and written from memory.
  case keywords(KeywordsSession)
  /// Words are put into categories.
  case match(MatchSession)
  /// Words are heard and written.
  case wheelOfFortune(WheelSession)

  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: The rules for which spelling counts as correct.
  ///   - context: The learner and the app, for the log.
  public init(
    _ exercise: Exercise,
    spelling: SpellingPolicy = .standard,
    context: LogEntry.Context = .anonymous
  ) {
    self = exercise.content.session(spelling: spelling, context: context).asAny
  }

  /// The session, by the protocol that all formats have in common.
  public var base: any ExerciseSession {
    switch self {
    case .errorLocations(let session): session
    case .insert(let session): session
    case .keywords(let session): session
    case .match(let session): session
    case .wheelOfFortune(let session): session
    }
  }

  /// The exercise of the session, with the words that it is played with.
  public var exercise: Exercise { base.exercise }
}

// MARK: - Commands

extension AnyExerciseSession {
  /// The session as that of a format, to which the commands of the format can be given.
  ///
  /// ```swift
  /// try session[WheelSession.self]?.submit("Vogel", at: now)   // nil if the session is of another format
  /// ```
  ///
  /// It is nil for another format. Nil and sessions of another format cannot be assigned: they
  /// change nothing.
  public subscript<Session: ExerciseSession>(type: Session.Type) -> Session? {
    get { base as? Session }
    set {
      guard let newValue, base is Session else { return }
      self = newValue.asAny
    }
  }

  /// Starts the session, from which the time of its first task counts.
  ///
  /// - Throws: ``ExerciseError/alreadyStarted`` in the refusal of the format when the session has
  ///   been started.
  public mutating func start(at date: Date) throws {
    var session = base
    try session.start(at: date)
    self = session.asAny
  }

  /// Lets time pass: phases whose time is up until a date end now.
  ///
  /// - Throws: The refusal of the format for a date that cannot be right.
  public mutating func advance(to date: Date) throws {
    var session = base
    try session.advance(to: date)
    self = session.asAny
  }
}

extension AnyExerciseSession: JSONUnion, JSONContent {
  package static var kindKey: String { Exercise.kindKey }

  package static let cases: [JSONCase<Self, ExerciseFault>] = Exercise.Format.allCases.map {
    row($0.session)
  }

  private static func row<Session: ExerciseSession>(
    _ type: Session.Type
  ) -> JSONCase<Self, ExerciseFault> {
    JSONCase(Session.format.rawValue) {
      $0.base as? Session
    } form: { record in
      let session = record.inline(\.self)
      return try session().asAny
    }
  }
}
