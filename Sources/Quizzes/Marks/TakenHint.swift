internal import LudusCore

extension Feedback {
  /// A hint that a learner has seen.
  public struct TakenHint: Hashable, Sendable {
    /// The hint.
    public let hint: Problem.Hint
    /// The part of the problem's points that seeing it costs; 0 when a wrong try has paid for it.
    public let penalty: Fraction
    /// Whether a wrong try has paid for it.
    public let isPaidByTry: Bool
    /// Whether the learner found it helpful, or nil when that was not said.
    public internal(set) var isHelpful: Bool?
  }
}
