internal import LudusCore

/// What tasks and exercises are worth, and what mistakes cost.
///
/// The server of IDeRBlog ii decided on points; its rule is not published but for this: there are points for
/// tasks and for exercises, and fewer with mistakes.
public struct PointPolicy: Hashable, Sendable, Codable {
  /// The points of a task, from 0.
  public var perTask: Int
  /// The points that each mistake in a task costs, until nothing of the task's is left.
  public var perMistake: Int
  /// The points of a task that is never taken away once it is done.
  public var leastPerTask: Int
  /// The points of an exercise whose tasks are all done.
  public var perExercise: Int
  /// The points on top for an exercise without a mistake.
  public var withoutMistake: Int

  /// Creates a policy.
  ///
  /// - Parameters:
  ///   - perTask: The points of a task.
  ///   - perMistake: The points that each mistake in a task costs.
  ///   - leastPerTask: The points of a task that are never taken away once it is done.
  ///   - perExercise: The points of an exercise whose tasks are all done.
  ///   - withoutMistake: The points on top for an exercise without a mistake.
  public init(
    perTask: Int = 10,
    perMistake: Int = 2,
    leastPerTask: Int = 1,
    perExercise: Int = 10,
    withoutMistake: Int = 5
  ) {
    self.perTask = perTask
    self.perMistake = perMistake
    self.leastPerTask = leastPerTask
    self.perExercise = perExercise
    self.withoutMistake = withoutMistake
  }

  /// Returns the points of a session, each with what it is for.
  ///
  /// - Parameter summary: What the session has come to so far.
  /// - Returns: The points; a sum that would not fit into an integer is the greatest one.
  public func points(for summary: ExerciseSummary) -> ExercisePoints {
    let tasks = summary.outcomes.map { outcome in
      let (cost, overflows) = perMistake.multipliedReportingOverflow(by: outcome.mistakeCount)
      let (rest, underflows) = perTask.subtractingReportingOverflow(overflows ? .max : cost)
      return max(underflows ? 0 : rest, leastPerTask, 0)
    }
    let isDone = summary.progress.total > 0 && summary.progress.done == summary.progress.total
    return ExercisePoints(
      tasks: tasks,
      exercise: isDone ? max(perExercise, 0) : 0,
      withoutMistake: isDone && summary.mistakeCount == 0 ? max(withoutMistake, 0) : 0
    )
  }
}

/// The points of a session and what they are for.
public struct ExercisePoints: Hashable, Sendable {
  /// The points of each task that is done.
  public let tasks: [Int]
  /// The points for all tasks being done.
  public let exercise: Int
  /// The points for not having made a mistake.
  public let withoutMistake: Int

  /// All points together; a sum that would not fit is the greatest integer.
  public var total: Int {
    (tasks + [exercise, withoutMistake]).reduce(0) { $0.addingUpToMaximum($1) }
  }
}
