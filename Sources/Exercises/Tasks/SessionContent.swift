internal import LudusCore

/// The content of a session in which words are written: the exercise, and how and by whom it is done.
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
  public let context: LogContext

  /// Creates the content of a session.
  public init(exercise: Exercise, spelling: SpellingPolicy, context: LogContext) {
    self.exercise = exercise
    self.spelling = spelling
    self.context = context
  }
}

extension SessionContent: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let exercise = record.field("exercise", \.exercise)
    let spelling = record.field("spelling", \.spelling)
    let context = record.field("context", \.context)
    return try SessionContent(exercise: exercise(), spelling: spelling(), context: context())
  }
}

extension ExerciseSession {
  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: The rules for which spelling counts as correct.
  ///   - context: The learner and the app, for the log.
  public init<Exercise>(
    _ exercise: Exercise,
    spelling: SpellingPolicy = .standard,
    context: LogContext = .anonymous
  ) where Content == SessionContent<Exercise> {
    self.init(SessionContent(exercise: exercise, spelling: spelling, context: context))
  }
}
