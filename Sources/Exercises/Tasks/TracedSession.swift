/// A session that notes in a trace what all formats have in common, and tells it from there.
protocol TracedSession: ExerciseSession {
  /// What the session has noted down so far.
  var trace: SessionTrace { get }

  /// How many tasks there are.
  var taskCount: Int { get }
}

extension TracedSession {
  /// How many tasks are done.
  public var progress: TaskProgress {
    TaskProgress(done: trace.outcomes.count, total: taskCount)
  }

  /// Whether all tasks are done.
  public var isFinished: Bool { trace.outcomes.count == taskCount }

  /// Every mistake, in the order in which they were made.
  public var mistakes: [Mistake] { trace.mistakes }

  /// What each task came to that is done, in the order in which they were done.
  public var outcomes: [TaskOutcome] { trace.outcomes }

  /// Every word that the child wrote, right or wrong, in the order in which they were written.
  public var evidence: [SpellingEvidence] { trace.evidence }

  /// What happened, in the shape in which the server takes it.
  public var log: [LogEntry] { trace.log }
}
