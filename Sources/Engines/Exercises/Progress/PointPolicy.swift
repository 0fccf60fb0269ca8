// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import LudusFoundation

/// The points that tasks and exercises earn and mistakes cost.
///
/// The server of IDeRBlog ii decided on points. Its rule is not published except for this: there
/// are points for tasks and for exercises, and fewer with mistakes.
///
/// In JSON a policy is an object; missing keys are as in ``standard``: `{"perTask":3}`.
public struct PointPolicy: Policy {
  /// The values as variables, not yet checked.
  public struct Draft: StandardDraft {
    /// The type of the faults of values.
    public typealias Fault = ExerciseFault

    /// The points of a task.
    public var perTask: Int = 10
    /// The points that each mistake in a task costs, until nothing of the task's is left.
    public var perMistake: Int = 2
    /// The points of a task that are never taken away once it is done.
    public var minimumPerTask: Int = 1
    /// The points of an exercise whose tasks are all done.
    public var perExercise: Int = 10
    /// The points on top for an exercise without a mistake.
    public var withoutMistake: Int = 5

    /// Creates the defaults.
    public init() {}
  }

  /// The values.
  public let checked: Checked<Draft>

  /// Creates the policy that has these values.
  public init(_ checked: Checked<Draft>) {
    self.checked = checked
  }

  /// Ten points for a task and ten for an exercise, minus two for each mistake, plus five for no
  /// mistakes.
  public static let standard = PointPolicy()

  /// The points of a session, broken down by reason.
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
      let (cost, overflows) = draft.perMistake.multipliedReportingOverflow(by: outcome.mistakeCount)
      return max(draft.perTask - (overflows ? .max : cost), draft.minimumPerTask)
    }
    let isDone = summary.progress.total > 0 && summary.progress.done == summary.progress.total
    return Points(
      tasks: tasks,
      exercise: isDone ? draft.perExercise : 0,
      withoutMistake: isDone && summary.mistakeCount == 0 ? draft.withoutMistake : 0
    )
  }
}

extension PointPolicy: JSONPolicy {}

extension PointPolicy.Draft: DeclaredDraft {
  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("perTask", \.perTask, in: 0...Int.max)
    values.value("perMistake", \.perMistake, in: 0...Int.max)
    values.value("minimumPerTask", \.minimumPerTask, in: 0...Int.max)
    values.value("perExercise", \.perExercise, in: 0...Int.max)
    values.value("withoutMistake", \.withoutMistake, in: 0...Int.max)
  }
}

/// The rules that decide which exercises and tasks a child sees.
///
/// ```swift
/// let policy = UnlockPolicy(exercises: [12: .init(points: 100), 13: .init(solved: [12])])
/// policy.visible([11, 12, 13], to: .init(points: 120, solved: [11]))   // [11, 12]
/// ```
///
/// Locked exercises are not shown. Exercises without a rule are open to everybody.
///
/// In JSON a policy is an object: `{"exercises":{"12":{"points":100}},"tasks":{"11":[0,50]}}`.
public struct UnlockPolicy: Hashable, Sendable {
  /// The conditions for opening an exercise, all of which must be met.
  ///
  /// In JSON a rule is an object, in which missing keys ask for nothing: `{"points":100}`.
  public struct Rule: Hashable, Sendable {
    /// The points a child must have.
    public let points: Int
    /// The exercises a child must have solved.
    public let solved: [ExerciseID]

    /// Creates a rule.
    public init(points: Int = 0, solved: [ExerciseID] = []) {
      self.points = points
      self.solved = solved
    }

    /// Returns whether a child meets the rule.
    package func isMet(by progress: Progress) -> Bool {
      progress.points >= points && solved.allSatisfy(progress.solved.contains)
    }
  }

  /// The rules of exercises.
  public let exercises: [ExerciseID: Rule]
  /// The points that open the further tasks of an exercise, task by task; tasks beyond the list are
  /// as open as its last one.
  public let tasks: [ExerciseID: [Int]]

  /// Everything is open to everyone.
  public static let standard = UnlockPolicy()

  /// Creates a policy.
  public init(exercises: [ExerciseID: Rule] = [:], tasks: [ExerciseID: [Int]] = [:]) {
    self.exercises = exercises
    self.tasks = tasks
  }

  /// Returns the exercises that a child sees, in their order.
  ///
  /// - Parameters:
  ///   - list: All exercises.
  ///   - progress: The progress of the child; assigned exercises are open in any case.
  /// - Returns: Those that are open.
  public func visible(_ list: [ExerciseID], to progress: Progress) -> [ExerciseID] {
    list.filter { isOpen($0, to: progress) }
  }

  /// Returns whether an exercise is open to a child.
  public func isOpen(_ exercise: ExerciseID, to progress: Progress) -> Bool {
    progress.assigned.contains(exercise) || (exercises[exercise] ?? Rule()).isMet(by: progress)
  }

  /// Returns how many of the tasks of an exercise, counted from the first, are open to a child.
  ///
  /// - Returns: A number up to the count.
  public func openTaskCount(
    of exercise: ExerciseID,
    count: Int,
    to progress: Progress
  ) -> Int {
    guard let points = tasks[exercise],
      let firstLocked = points.firstIndex(where: { $0 > progress.points })
    else { return count }
    return min(firstLocked, count)
  }
}

extension UnlockPolicy {
  /// The points, solved exercises and assignments of a child.
  public struct Progress: Hashable, Sendable {
    /// The points of the child.
    package let points: Int
    /// The exercises that the child has solved.
    package let solved: Set<ExerciseID>
    /// The exercises that are assigned to the child.
    package let assigned: Set<ExerciseID>

    /// Creates the progress of a child.
    public init(points: Int = 0, solved: Set<ExerciseID> = [], assigned: Set<ExerciseID> = []) {
      self.points = points
      self.solved = solved
      self.assigned = assigned
    }
  }
}

// MARK: - JSON

/// In JSON the progress of a child is an object, in which missing keys stand for nothing:
/// `{"points":120,"solved":[11]}`.
extension UnlockPolicy.Progress: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let points = record.field("points", \.points, default: 0)
    let solved = record.field("solved", \.solved, as: .sorted(), default: [])
    let assigned = record.field("assigned", \.assigned, as: .sorted(), default: [])
    return try UnlockPolicy.Progress(points: points(), solved: solved(), assigned: assigned())
  }
}

extension UnlockPolicy.Rule: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let points = record.field("points", \.points, default: 0)
    let solved = record.field("solved", \.solved, default: [])
    return try UnlockPolicy.Rule(points: points(), solved: solved())
  }
}

extension UnlockPolicy: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let exercises = record.field("exercises", \.exercises, default: [:])
    let tasks = record.field("tasks", \.tasks, default: [:])
    return try UnlockPolicy(exercises: exercises(), tasks: tasks())
  }
}
