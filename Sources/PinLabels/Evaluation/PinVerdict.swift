/// How the answer for a pin is marked.
public enum PinVerdict: String, Hashable, Sendable, Codable, CaseIterable {
  /// It is right.
  case right
  /// It is wrong but earns something, as the scoring says.
  case partial
  /// It is wrong.
  case wrong
  /// There is none.
  case unanswered
}

/// What came of a pin.
public struct PinResult: Hashable, Sendable {
  /// How the answer is marked.
  public let verdict: PinVerdict
  /// What the learner wrote, or nil.
  public let answer: String?
  /// The label that is shown, in the learner's language where there is one, else the first.
  public let correction: PinLabel
  /// Why the answer is right or wrong.
  public let reason: LabelVerdict
  /// What the answer shows beside, in the order of ``PinDiagnosis``'s cases; none for a right one.
  public let diagnoses: [PinDiagnosis]
  /// What the answer earns, 0 to 1, before the policy of the whole.
  public let credit: Fraction

  /// Whether the learner is to see the correction with the own answer below it.
  public var needsCorrection: Bool { verdict != .right }
}
