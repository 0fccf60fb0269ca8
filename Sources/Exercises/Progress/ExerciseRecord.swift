/// What a child has made of an exercise: what statistics are made of.
public struct ExerciseRecord: Hashable, Sendable {
  /// The child.
  public let pupil: Pupil.ID
  /// The exercise.
  public let exercise: ExerciseID
  /// Its format.
  public let format: Exercise.Format
  /// What each task came to that was done.
  public let outcomes: [TaskOutcome]
  /// Every mistake.
  public let mistakes: [Mistake]
  /// Every word that was written, right or wrong.
  public let evidence: [SpellingEvidence]

  /// Takes what statistics need from a session.
  ///
  /// - Parameters:
  ///   - session: The session, finished or not.
  ///   - pupil: The child whose session it is.
  ///   - exercise: The exercise.
  public init(_ session: some ExerciseSession, of pupil: Pupil.ID, exercise: Exercise) {
    self.pupil = pupil
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
  ///   - pupil: The child whose session it is.
  public init(_ session: AnyExerciseSession, of pupil: Pupil.ID) {
    self.init(session.base, of: pupil, exercise: session.exercise)
  }
}
