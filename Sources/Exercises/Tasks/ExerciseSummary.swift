public import LudusCore

/// What a session has come to.
public struct ExerciseSummary: Hashable, Sendable {
  /// How many tasks are done.
  public let progress: TaskProgress
  /// How many mistakes were made.
  public let mistakeCount: Int
  /// What each task came to that is done.
  public let outcomes: [TaskOutcome]

  /// Whether all tasks are done, and no mistake was made.
  public var isSolvedWithoutError: Bool {
    progress.done == progress.total && mistakeCount == 0
  }

  /// The seconds that the tasks took together.
  public var seconds: Double { outcomes.reduce(0) { $0 + $1.seconds } }

  /// Returns what to tell the child at the end.
  ///
  /// Source: IDeRBlog ii (Graz University of Technology, 2019), for the praise in German.
  ///
  /// - Parameter language: The language of the sentence.
  /// - Returns: Praise, or the advice to try again.
  public func sentence(in language: Language) -> String {
    switch (language.base, isSolvedWithoutError) {
    case (.german, true):
      "Super, du hast alle Beispiele ohne Fehler richtig lösen können."
    case (.german, false):
      "Probiere es erneut, dann gelingt es dir noch besser."
    case (_, true):
      "Great, you solved everything without a mistake."
    case (_, false):
      "Try it again, and you will do even better."
    }
  }
}

extension ExerciseSession {
  /// What the session has come to so far.
  public var summary: ExerciseSummary {
    ExerciseSummary(progress: progress, mistakeCount: mistakes.count, outcomes: outcomes)
  }
}
