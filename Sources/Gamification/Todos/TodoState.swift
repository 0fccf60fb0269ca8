extension GroupView {
  /// Where a todo is in its life.
  ///
  /// It is created open. Claiming, releasing, taking over, completing, withdrawing, and a penalty for
  /// it, lead from one state to another; a recurring todo is open again after a while.
  public enum TodoState: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nobody works on it, and anyone may claim it.
    case open
    /// One member or several work on it.
    case claimed
    /// It is done.
    case completed
    /// It was taken off the board.
    case withdrawn
  }
}
