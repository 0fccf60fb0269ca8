// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The rules by which answers earn credit.
///
/// ```swift
/// // The right structure of the other side earns a half.
/// let scoring = try PinScoring(.fractionCorrect, wrongSide: Fraction(1, 2))
/// ```
///
/// In JSON a policy is an object with its rule; all other keys have defaults:
/// `{"rule":"fractionCorrect","wrongSide":"1/2"}` or `{"penalty":"1/4","rule":"firstTry"}`.
public struct PinScoring: Hashable, Sendable {
  /// How the credits of the pins become one.
  public enum Rule: Hashable, Sendable {
    /// The correct ones of all.
    case fractionCorrect
    /// The correct ones less the wrong ones, of all, and never below nothing. Unanswered pins cost nothing.
    case correctMinusWrong
    /// Everything if all pins are correct, else nothing.
    case allOrNothing
    /// Each pin that is correct earns its part less a penalty, 0 to 1, for each interim check that found a wrong
    /// answer there, and never less than nothing. A pin that was not answered yet loses nothing.
    case firstTry(penalty: Fraction)
  }

  /// How the credits of the pins become one.
  public let rule: Rule
  /// The credit for the right structure of the other side, 0 to 1.
  public let wrongSide: Fraction
  /// The credit for the right name in another number, 0 to 1.
  public let otherNumber: Fraction

  /// Creates a policy.
  ///
  /// - Throws: Every fault.
  public init(
    _ rule: Rule = .fractionCorrect,
    wrongSide: Fraction = 0,
    otherNumber: Fraction = 0
  ) throws(ContentError<SheetFault>) {
    var faults = FaultList()
    if case .firstTry(let penalty) = rule { faults.add(credit: penalty, at: "penalty") }
    faults.add(credit: wrongSide, at: "wrongSide")
    faults.add(credit: otherNumber, at: "otherNumber")
    try faults.check()
    (self.rule, self.wrongSide, self.otherNumber) = (rule, wrongSide, otherNumber)
  }

  private init() { (rule, wrongSide, otherNumber) = (.fractionCorrect, .zero, .zero) }

  /// The correct ones of all, without credit for anything else.
  public static let standard = PinScoring()

  /// The credit for an answer before the rule of the whole.
  func credit(for verdict: LabelVerdict) -> Fraction {
    switch verdict {
    case .correct: .one
    case .unanswered: .zero
    case .wrong(let mismatch) where mismatch.isOtherSide: wrongSide
    case .wrong(let mismatch): mismatch.otherNumber == nil ? .zero : otherNumber
    }
  }

  /// The credit for some pins together, 0 to 1; 0 for none.
  ///
  /// - Parameters:
  ///   - outcomes: The outcome of each pin.
  ///   - checks: How many interim checks found a wrong answer at each pin, in the same order.
  ///   - weights: How much each pin counts, in the same order.
  /// - Returns: The credit.
  /// - Throws: When a number gets too large.
  func credit(
    for outcomes: [(verdict: PinVerdict, credit: Fraction)],
    checks: [Int],
    weights: [Fraction]
  ) throws(FractionError) -> Fraction {
    if rule == .allOrNothing {
      return !outcomes.isEmpty && outcomes.allSatisfy { $0.verdict == .correct } ? .one : .zero
    }
    var (earned, all) = (Fraction.zero, Fraction.zero)
    for ((outcome, checks), weight) in zip(zip(outcomes, checks), weights) {
      var credit = outcome.credit
      if case .firstTry(let penalty) = rule {
        credit = max(.zero, try credit - penalty * Fraction(checks))
      } else if rule == .correctMinusWrong, outcome.verdict == .wrong {
        credit = try credit - .one
      }
      (earned, all) = (try earned + credit * weight, try all + weight)
    }
    return all > .zero ? max(.zero, try earned / all) : .zero
  }
}

extension PinScoring: JSONRecord {
  package static func form(_ record: inout Record<Self, SheetFault>) throws -> Self {
    let rule = record.inline(\.rule)
    let wrongSide = record.field("wrongSide", \.wrongSide, default: .zero)
    let otherNumber = record.field("otherNumber", \.otherNumber, default: .zero)
    return try PinScoring(
      rule(or: .fractionCorrect),
      wrongSide: wrongSide(or: .zero),
      otherNumber: otherNumber(or: .zero)
    )
  }
}

extension PinScoring.Rule: JSONUnion {
  package static let kindKey = "rule"

  package static let cases: [JSONCase<Self, SheetFault>] = [
    JSONCase("fractionCorrect", .fractionCorrect),
    JSONCase("correctMinusWrong", .correctMinusWrong),
    JSONCase("allOrNothing", .allOrNothing),
    JSONCase("firstTry", { .firstTry(penalty: $0) }, "penalty") {
      if case .firstTry(let penalty) = $0 { penalty } else { nil }
    },
  ]
}
