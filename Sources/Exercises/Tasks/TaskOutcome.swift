public import LudusCore

/// What a task that is done has come to.
public struct TaskOutcome: Hashable, Sendable {
  /// The task, counted from 0.
  public let task: Int
  /// The mistakes that were made in it.
  public let mistakeCount: Int
  /// The part of its points that is earned, from 0 to 1.
  public let credit: Fraction
  /// The seconds from when the task was shown until it was done.
  public let seconds: Double

  /// Creates an outcome.
  public init(task: Int, mistakeCount: Int, credit: Fraction, seconds: Double) {
    self.task = task
    self.mistakeCount = mistakeCount
    self.credit = credit
    self.seconds = seconds
  }

  /// Whether no mistake was made.
  public var isSolvedWithoutError: Bool { mistakeCount == 0 }
}
