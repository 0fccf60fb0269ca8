public import LudusCore

/// The record of a child's work in an exercise, for statistics.
public struct ExerciseRecord: Hashable, Sendable {
  /// The child.
  public let learner: Learner.ID
  /// The exercise.
  public let exercise: ExerciseID
  /// Its format.
  public let format: Exercise.Format
  /// The outcome of each task that was done.
  public let outcomes: [TaskOutcome]
  /// Every mistake.
  public let mistakes: [Mistake]
  /// Every word that was written, correct or not.
  public let evidence: [SpellingEvidence]

  /// Takes what statistics need from a session.
  ///
  /// - Parameters:
  ///   - session: The session, finished or not.
  ///   - learner: The child whose session it is.
  ///   - exercise: The exercise.
  public init(_ session: some ExerciseSession, of learner: Learner.ID, exercise: Exercise) {
    self.learner = learner
    self.exercise = exercise.id
    format = exercise.format
    outcomes = session.outcomes
    mistakes = session.mistakes
    evidence = session.evidence
  }

  /// Takes what statistics need from a session.
  ///
  /// - Parameters:
  ///   - session: The session, finished or not.
  ///   - learner: The child whose session it is.
  public init(_ session: AnyExerciseSession, of learner: Learner.ID) {
    self.init(session.base, of: learner, exercise: session.exercise)
  }
}
