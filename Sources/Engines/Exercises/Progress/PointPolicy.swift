// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The points that tasks and exercises earn, and those that mistakes cost.
///
/// The server of IDeRBlog ii decided on points. Its rule is not published except for this: there are points for
/// tasks and for exercises, and fewer with mistakes.
///
/// In JSON a policy is an object; missing keys are as in ``standard``: `{"perTask":3}`.
public struct PointPolicy: Hashable, Sendable {
  /// The points of a task.
  public let perTask: Int
  /// The points that each mistake in a task costs, until nothing of the task's is left.
  public let perMistake: Int
  /// The points of a task that are never taken away once it is done.
  public let minimumPerTask: Int
  /// The points of an exercise whose tasks are all done.
  public let perExercise: Int
  /// The points on top for an exercise without a mistake.
  public let withoutMistake: Int

  /// Ten points for a task and ten for an exercise, less two for each mistake, and five for none.
  public static let standard = PointPolicy(standard: ())

  /// Creates a policy.
  ///
  /// - Throws: A fault for each number below 0.
  public init(
    perTask: Int = 10,
    perMistake: Int = 2,
    minimumPerTask: Int = 1,
    perExercise: Int = 10,
    withoutMistake: Int = 5
  ) throws(ContentError<ExerciseFault>) {
    self.perTask = perTask
    self.perMistake = perMistake
    self.minimumPerTask = minimumPerTask
    self.perExercise = perExercise
    self.withoutMistake = withoutMistake
    let range = 0...Int.max
    try ExerciseFault.check([
      .outside(range, perTask, at: "perTask"),
      .outside(range, perMistake, at: "perMistake"),
      .outside(range, minimumPerTask, at: "minimumPerTask"),
      .outside(range, perExercise, at: "perExercise"),
      .outside(range, withoutMistake, at: "withoutMistake"),
    ])
  }

  private init(standard: Void) {
    (perTask, perMistake, minimumPerTask) = (10, 2, 1)
    (perExercise, withoutMistake) = (10, 5)
  }

  /// The points of a session, by their reasons.
  public struct Points: Hashable, Sendable {
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

  /// Returns the points of a session so far, by their reasons.
  public func points(for summary: ExerciseSummary) -> Points {
    let tasks = summary.outcomes.map { outcome in
      let (cost, overflows) = perMistake.multipliedReportingOverflow(by: outcome.mistakeCount)
      return max(perTask - (overflows ? .max : cost), minimumPerTask)
    }
    let isDone = summary.progress.total > 0 && summary.progress.done == summary.progress.total
    return Points(
      tasks: tasks,
      exercise: isDone ? perExercise : 0,
      withoutMistake: isDone && summary.mistakeCount == 0 ? withoutMistake : 0
    )
  }
}

extension PointPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let perTask = record.field("perTask", \.perTask, default: 10)
    let perMistake = record.field("perMistake", \.perMistake, default: 2)
    let minimumPerTask = record.field("minimumPerTask", \.minimumPerTask, default: 1)
    let perExercise = record.field("perExercise", \.perExercise, default: 10)
    let withoutMistake = record.field("withoutMistake", \.withoutMistake, default: 5)
    return try PointPolicy(
      perTask: perTask(),
      perMistake: perMistake(),
      minimumPerTask: minimumPerTask(),
      perExercise: perExercise(),
      withoutMistake: withoutMistake()
    )
  }
}
