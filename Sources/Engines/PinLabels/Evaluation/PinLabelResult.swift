// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The result of a session, pin by pin.
public struct PinLabelResult: Hashable, Sendable {
  /// The pins that were asked for, in order.
  public let order: [Pin.ID]
  /// The outcome of each pin.
  public let pins: [Pin.ID: PinResult]
  /// The share of the possible credit that was earned, 0 to 1.
  public let credit: Fraction
  /// The mark, or nil when the credit is below the scale.
  public let mark: String?

  /// How many pins are correct; the learner reads "k of n".
  public var correctCount: Int { pins.values.count { $0.verdict == .correct } }
  /// How many pins were asked for.
  public var count: Int { order.count }

  /// The pins with a verdict, in order.
  public func pins(_ verdict: PinVerdict) -> [Pin.ID] {
    order.filter { pins[$0]?.verdict == verdict }
  }
}

/// The outcome of a pin.
public struct PinResult: Hashable, Sendable {
  /// How the answer was judged, as the learner saw it.
  public let verdict: PinVerdict
  /// The learner's answer, or nil.
  public let answer: String?
  /// The label that is shown, in the learner's language where there is one, else the first.
  public let correction: PinLabel
  /// Why the answer is correct or wrong, as it is judged today.
  public let reason: LabelVerdict
  /// Further findings about the answer, in the order of ``PinDiagnosis``'s cases; none for a correct one.
  public let diagnoses: [PinDiagnosis]
  /// The credit for the answer, 0 to 1, before the policy of the whole.
  public let credit: Fraction

  /// Whether the learner is to see the correction with their own answer below it.
  public var needsCorrection: Bool { verdict != .correct }
}

/// How the answer for a pin is judged.
public enum PinVerdict: String, Hashable, Sendable, JSONName {
  /// It is correct.
  case correct
  /// It is wrong but earns something, as the scoring says.
  case partial
  /// It is wrong.
  case wrong
  /// There is none.
  case unanswered
}
