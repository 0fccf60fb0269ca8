// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

extension QuizSummary {
  /// A step on the way from a response to the credit for its problem.
  ///
  /// The amounts of all steps add up to that credit:
  ///
  /// ```swift
  /// session.summary.results[0].steps.map(\.amount)   // [1, -1/3, -1/10]
  /// session.summary.results[0].credit                // 17/30 of the points
  /// ```
  public struct CreditStep: Hashable, Sendable {
    /// The reason for a step.
    public enum Reason: Hashable, Sendable {
      /// The credit of the response that counts.
      case response
      /// The penalty for wrong tries before the one that counts.
      case earlierTries(Int)
      /// The penalty for parts that were not correct from the beginning.
      case countBack
      /// The penalty for hints that were seen before the response was given.
      case hints(Int)
      /// The amount that brings a credit below 0 back to 0.
      case floor
      /// The bonus for an answer with time left, in whole seconds.
      case timeBonus(secondsLeft: Int, of: Int)
    }

    /// The reason for the step.
    public let reason: Reason
    /// The share of the problem's points that it adds, negative for what it takes away.
    public let amount: Fraction

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - reason: The reason for the step.
    ///   - amount: The share of the problem's points that it adds, negative for what it takes away.
    package init(_ reason: Reason, _ amount: Fraction) {
      self.reason = reason
      self.amount = amount
    }
  }
}

extension QuizSummary.CreditStep: CustomStringConvertible {
  /// The step with its amount, as in "2 earlier wrong tries: -2/3".
  public var description: String {
    let reason =
      switch reason {
      case .response: "the answer"
      case .earlierTries(1): "1 earlier wrong try"
      case .earlierTries(let count): "\(count) earlier wrong tries"
      case .countBack: "parts that were wrong at first"
      case .hints(1): "1 hint"
      case .hints(let count): "\(count) hints"
      case .floor: "nothing is below 0"
      case .timeBonus(let left, let limit): "\(left) of \(limit) seconds left"
      }
    return "\(reason): \(amount > 0 && self.reason != .response ? "+" : "")\(amount)"
  }
}
