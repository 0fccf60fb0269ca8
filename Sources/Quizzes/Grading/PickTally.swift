extension GradeReason {
  /// What was picked of the options of a check-all problem, in numbers.
  public struct PickTally: Hashable, Sendable {
    /// How many right options were picked.
    public let hits: Int
    /// How many wrong options were picked.
    public let wrong: Int
    /// How many options are right.
    public let correct: Int
    /// How many options are shown.
    public let options: Int

    /// Creates a tally.
    public init(hits: Int, wrong: Int, correct: Int, options: Int) {
      self.hits = hits
      self.wrong = wrong
      self.correct = correct
      self.options = options
    }

    /// How many options are judged wrong: picked though wrong, or right but not picked.
    public var errors: Int { wrong + correct - hits }
  }
}
