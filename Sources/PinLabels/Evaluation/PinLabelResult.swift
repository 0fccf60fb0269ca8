internal import LudusCore

/// What came of all pins of a session.
public struct PinLabelResult: Hashable, Sendable {
  /// The pins that were asked for, in order.
  public let order: [Pin.ID]
  /// What came of each.
  public let pins: [Pin.ID: PinResult]
  /// The score, 0 to 1.
  public let score: Fraction
  /// The grade, or nil when the score is below the scale.
  public let grade: String?

  /// How many pins are right; the learner reads "k of n".
  public var rightCount: Int { pins.values.count { $0.verdict == .right } }
  /// How many pins were asked for.
  public var count: Int { order.count }

  /// The pins with a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { pins[$0]?.verdict == verdict }
  }
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
