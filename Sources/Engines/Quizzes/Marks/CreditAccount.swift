// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

/// How the credit for a problem comes about: the try that counts, and the steps from its credit to what is
/// earned.
struct CreditAccount: Hashable, Sendable {
  /// The try that counts, or nil when there is none.
  private(set) var counted: JudgedTry?
  private(set) var steps: [QuizSummary.CreditStep] = []
  /// The sum of the steps, with the bonus.
  private(set) var credit = Fraction.zero
  /// How much of that is the bonus for time.
  private(set) var bonus = Fraction.zero

  /// The account of a problem without a try.
  init() {}

  /// Creates the account by which a try counts, after the wrong ones before it.
  init(
    of counted: JudgedTry,
    after wrongTries: Int,
    by rules: QuizRules
  ) throws(FractionError) {
    let credit = counted.credit ?? .zero
    self.counted = counted
    steps = [QuizSummary.CreditStep(.response, credit)]
    self.credit = credit
    switch rules.mode {
    case .immediate, .deferred:
      break
    case .adaptive, .interactive:
      try add(.earlierTries(wrongTries), .zero - rules.penalty * Fraction(wrongTries))
    case .countBack:
      try add(.countBack, (counted.countedBack ?? credit) - credit)
    }
    try add(.hints(counted.hintCount), .zero - counted.hintPenalty)
    if self.credit < .zero {
      try add(.floor, .zero - self.credit)
    }
    if rules.timeBonus != .zero, let limit = rules.problemTimeLimit {
      let left = counted.secondsLeft
      bonus = try self.credit * rules.timeBonus * Fraction(left, limit.seconds)
      try add(.timeBonus(secondsLeft: left, of: limit.seconds), bonus)
    }
  }

  private mutating func add(
    _ reason: QuizSummary.CreditStep.Reason,
    _ amount: Fraction
  ) throws(FractionError) {
    guard amount != .zero else { return }
    steps.append(QuizSummary.CreditStep(reason, amount))
    credit = try credit + amount
  }
}
