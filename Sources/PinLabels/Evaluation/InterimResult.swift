extension PinLabelSession {
  /// What a learner is told between: which answers are right, and no correction.
  public struct InterimResult: Hashable, Sendable {
    /// The pins whose answers are right, in order; none in an exam.
    public let right: [Pin.ID]
    /// The pins whose answers are wrong, in order; none in an exam.
    public let wrong: [Pin.ID]
    /// The pins without an answer, in order.
    public let empty: [Pin.ID]
  }
}
