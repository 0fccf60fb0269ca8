// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The outcome of a task that is done.
public struct TaskOutcome: Hashable, Sendable {
  /// The task, counted from 0.
  public let task: Int
  /// How many mistakes were made in it.
  public let mistakeCount: Int
  /// The share of the task that was done without a mistake, from 0 to 1.
  public let credit: Fraction
  /// The seconds from when the task was shown until it was done.
  public let seconds: Double
}

extension TaskOutcome: JSONRecord {
  package static func form(_ record: inout Record<Self, ExerciseFault>) throws -> Self {
    let task = record.field("task", \.task)
    let mistakeCount = record.field("mistakes", \.mistakeCount, default: 0)
    let credit = record.field("credit", \.credit)
    let seconds = record.field("seconds", \.seconds)
    let outcome = try TaskOutcome(
      task: task(),
      mistakeCount: mistakeCount(),
      credit: credit(),
      seconds: seconds()
    )
    try ExerciseFault.check([
      .outside(0...Int.max, outcome.task, at: "task"),
      .outside(0...Int.max, outcome.mistakeCount, at: "mistakes"),
      .noPart(outcome.credit, at: "credit"), .outside(0...1e15, outcome.seconds, at: "seconds"),
    ])
    return outcome
  }
}

/// How far a session has come: "3 / 6".
public struct TaskProgress: Hashable, Sendable {
  /// How many tasks are done.
  public let done: Int
  /// How many tasks there are.
  public let total: Int

  package init(done: Int, total: Int) { (self.done, self.total) = (done, total) }
}

/// The summary of a session: how far it has come, and with how many mistakes.
public struct ExerciseSummary: Hashable, Sendable {
  /// How many tasks are done.
  public let progress: TaskProgress
  /// How many mistakes were made.
  public let mistakeCount: Int
  /// The outcome of each task that is done.
  public let outcomes: [TaskOutcome]

  /// Whether all tasks are done, and no mistake was made.
  public var isSolvedWithoutError: Bool {
    progress.done == progress.total && mistakeCount == 0
  }

  /// The seconds that the tasks took together.
  public var seconds: Double { outcomes.reduce(0) { $0 + $1.seconds } }

  /// Returns a closing sentence for the child: praise, or the advice to try again.
  ///
  /// Source: IDeRBlog ii (Graz University of Technology, 2019), for the praise in German.
  public func sentence(in phrasebook: Phrasebook) -> String {
    exerciseSentences(isSolvedWithoutError ? "summary.solved" : "summary.tryAgain", in: phrasebook)
  }
}

extension Fraction {
  /// A part of a whole as a credit; 1 where the whole is nothing.
  static func part(_ part: Int, of whole: Int) -> Fraction {
    (try? Fraction(part, whole)) ?? .one
  }

  /// The mean of credits, which is 1 for none.
  ///
  /// Credits whose exact sum would not fit count as 0; that takes denominators which no settings have.
  static func mean(of parts: [Fraction]) -> Fraction {
    let sum = parts.reduce(Fraction.zero as Fraction?) { sum, part in
      sum.flatMap { try? $0 + part }
    }
    guard let sum, let mean = try? sum / Fraction(max(parts.count, 1)) else { return .zero }
    return parts.isEmpty ? .one : mean
  }
}
