/// What a session in which words are written is about.
///
/// ```swift
/// let content = SessionContent(exercise: exercise, spelling: .strict, context: .anonymous)
/// var session = InsertSession(content)   // as InsertSession(exercise)
/// ```
public struct SessionContent<Exercise: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
  /// The exercise.
  public let exercise: Exercise
  /// What counts as right.
  public let spelling: SpellingPolicy
  /// Who works where.
  public let context: LogContext

  /// Creates the content of a session.
  public init(exercise: Exercise, spelling: SpellingPolicy, context: LogContext) {
    self.exercise = exercise
    self.spelling = spelling
    self.context = context
  }
}

extension ExerciseSession {
  /// Creates a session before its first event.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - spelling: What counts as right.
  ///   - context: Who works where, for the log.
  public init<Exercise>(
    _ exercise: Exercise,
    spelling: SpellingPolicy = .strict,
    context: LogContext = .anonymous
  ) where Content == SessionContent<Exercise> {
    self.init(SessionContent(exercise: exercise, spelling: spelling, context: context))
  }
}
