internal import LudusCore

/// How answers become a score.
///
/// ```swift
/// var scoring = PinScoring(.fractionRight)
/// scoring.wrongSide = try Fraction(1, 2)   // the right structure of the other side earns a half
/// ```
public struct PinScoring: Hashable, Sendable {
  /// How the credits of the pins become one score.
  public enum Rule: Hashable, Sendable {
    /// The right ones of all.
    case fractionRight
    /// The right ones less the wrong ones, of all, and never below nothing. Unanswered pins cost nothing.
    case rightMinusWrong
    /// Everything if all pins are right, else nothing.
    case allOrNothing
    /// Each pin that is right earns its part less a penalty for each interim check before the answer was
    /// right for good, and never less than nothing.
    case firstTry(penalty: Fraction)
  }

  /// How the credits of the pins become one score.
  public var rule: Rule
  /// What the right structure of the other side earns, 0 to 1.
  public var wrongSide: Fraction
  /// What the right name in another number earns, 0 to 1.
  public var otherNumber: Fraction

  /// Creates a policy.
  ///
  /// Values outside of 0 to 1 are taken for the nearer of the two.
  ///
  /// - Parameters:
  ///   - rule: How the credits of the pins become one score.
  ///   - wrongSide: What the right structure of the other side earns, 0 to 1.
  ///   - otherNumber: What the right name in another number earns, 0 to 1.
  public init(_ rule: Rule = .fractionRight, wrongSide: Fraction = 0, otherNumber: Fraction = 0) {
    self.rule = rule
    self.wrongSide = wrongSide
    self.otherNumber = otherNumber
  }

  /// What an answer earns before the rule of the whole.
  func credit(for verdict: LabelVerdict) -> Fraction {
    switch verdict {
    case .right: return .one
    case .unanswered: return .zero
    case .wrong(let mismatch):
      if mismatch.isOtherSide { return wrongSide.clamped }
      return mismatch.otherNumber == nil ? .zero : otherNumber.clamped
    }
  }

  /// The score of some pins, 0 to 1; 0 for none.
  ///
  /// - Parameters:
  ///   - results: What came of each pin.
  ///   - checks: How many interim checks each pin had before it was right for good, in the same order.
  /// - Returns: The score.
  /// - Throws: When a number gets too large.
  func score(of results: [PinResult], checks: [Int]) throws(FractionError) -> Fraction {
    guard !results.isEmpty else { return .zero }
    let count = Fraction(results.count)
    switch rule {
    case .fractionRight:
      return try results.map(\.credit).sum() / count
    case .rightMinusWrong:
      let wrong = results.count { $0.verdict == .wrong }
      let left = try results.map(\.credit).sum() - Fraction(wrong)
      return max(.zero, try left / count)
    case .allOrNothing:
      return results.allSatisfy { $0.verdict == .right } ? .one : .zero
    case .firstTry(let penalty):
      var total = Fraction.zero
      for (result, checks) in zip(results, checks) {
        let lost = try penalty.clamped * Fraction(checks)
        total = try total + max(.zero, result.credit - lost)
      }
      return try total / count
    }
  }
}

extension Fraction {
  /// The nearest value from 0 to 1.
  fileprivate var clamped: Fraction { max(.zero, min(.one, self)) }
}
