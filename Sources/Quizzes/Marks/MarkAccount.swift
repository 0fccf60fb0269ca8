internal import LudusCore

/// How a mark comes about: the try that counts, and the steps from its grade to what is earned.
struct MarkAccount: Hashable, Sendable {
  /// The try that counts, or nil when there is none.
  private(set) var counted: JudgedTry?
  private(set) var steps: [QuizSummary.MarkStep] = []
  /// The sum of the steps: the part of the problem's points that is earned, with the bonus.
  private(set) var part = Fraction.zero
  /// How much of that is the bonus for time.
  private(set) var bonus = Fraction.zero

  /// The account of a problem without a try.
  init() {}

  /// Creates the account by which a try counts, after the wrong ones before it.
  init(
    of counted: JudgedTry,
    after earlier: TryHistory,
    by rules: QuizRules
  ) throws(FractionError) {
    let grade = counted.evaluation.grade
    self.counted = counted
    steps = [QuizSummary.MarkStep(.response, grade)]
    part = grade
    switch rules.mode {
    case .immediate, .deferred:
      break
    case .adaptive, .interactive:
      try add(.earlierTries(earlier.count), .zero - rules.penalty * Fraction(earlier.count))
    case .countBack:
      let formula = CountBack(penalty: rules.penalty)
      let evaluations = earlier.evaluations + [counted.evaluation]
      try add(.countBack, formula.part(of: evaluations) - grade)
    }
    try add(.hints(counted.hintCount), .zero - counted.hintPenalty)
    if part < .zero {
      try add(.floor, .zero - part)
    }
    if rules.timeBonus != .zero, let limit = rules.problemTimeLimit {
      let left = counted.secondsLeft
      bonus = try part * rules.timeBonus * Fraction(left, limit.seconds)
      try add(.timeBonus(secondsLeft: left, of: limit.seconds), bonus)
    }
  }

  private mutating func add(
    _ reason: QuizSummary.MarkStep.Reason,
    _ amount: Fraction
  ) throws(FractionError) {
    guard amount != .zero else { return }
    steps.append(QuizSummary.MarkStep(reason, amount))
    part = try part + amount
  }
}

/// The wrong tries at a problem, as far as marks depend on them.
struct TryHistory: Hashable, Sendable {
  private(set) var count = 0
  /// What each of them was worth, kept for count-back alone: its tries are limited.
  private(set) var evaluations: [ResponseEvaluation] = []

  mutating func add(_ evaluation: ResponseEvaluation, by rules: QuizRules) {
    count += 1
    if rules.mode == .countBack {
      evaluations.append(evaluation)
    }
  }
}
