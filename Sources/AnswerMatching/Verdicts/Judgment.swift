extension Verdict {
  /// Whether an answer counts, without the reason: what is left of a ``Verdict`` when nobody reads it.
  ///
  /// Most of a verdict's cost is its reason: the nearest accepted answer, the steps that made two texts equal, a
  /// number in the unit of another. Whoever judges many answers at once, and shows none of them, asks for this.
  ///
  /// ```swift
  /// let matcher = ExactMatcher("oxygen", caseSensitive: false)
  /// matcher.judgment(of: " Oxygen")   // .right
  /// ```
  public enum Judgment: Hashable, Sendable {
    /// The answer counts.
    case right
    /// The answer does not count.
    case wrong
    /// The answer cannot be read, which costs the learner nothing.
    case notGradable(NotGradable)
    /// It could neither be shown that the answer is right nor that it is wrong.
    case undecided(Undecided)
  }
}

extension Verdict {
  /// The verdict without the reasons for right and wrong.
  public var judgment: Verdict.Judgment {
    switch self {
    case .right: .right
    case .wrong: .wrong
    case .notGradable(let notGradable): .notGradable(notGradable)
    case .undecided(let undecided): .undecided(undecided)
    }
  }
}
