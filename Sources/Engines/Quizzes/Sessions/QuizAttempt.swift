// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import LudusFoundation
internal import QuizContent

/// The tries of a learner at an item of a quiz, and the credit for them.
struct QuizAttempt: Hashable, Sendable {
  /// How an attempt came to its end.
  enum Closing: Hashable, Sendable {
    /// By a response that was correct, or the last one allowed.
    case answered
    /// The learner gave up.
    case revealed
    /// The quiz was submitted.
    case submitted
    /// The time was up.
    case timeOver(isLost: Bool, at: Date)
  }

  /// When the problem was first presented; known where there is a time limit for problems.
  var openedAt: Date?
  /// The last response; of a check-all problem that is graded pick by pick, the picks that count.
  var response: QuizResponse?
  /// The response that was judged last.
  var lastTry: JudgedTry?
  /// The tries before that; none in deferred mode, where a response takes the place of the one before.
  var earlierTries = TryHistory()
  /// The hints that were seen.
  var hints: [Feedback.TakenHint] = []
  /// The grade that a person gave, and the credit that it comes to.
  var entered: EnteredGrade?
  var enteredCredit: Fraction?
  /// How the attempt came to its end, or nil while it is open.
  var closing: Closing?
  /// How the credit comes about.
  var account = CreditAccount()
  /// The credit in points.
  var earned = EarnedPoints()
  /// Judges the picks of a check-all problem, while some are missing.
  var grader: CheckAllGrader?

  /// Whether nothing more can be answered.
  var isClosed: Bool { closing != nil }

  /// Whether there is a response that was judged.
  var isAnswered: Bool { lastTry != nil }

  /// How many responses were judged.
  var tryCount: Int { lastTry == nil ? 0 : earlierTries.count + 1 }

  /// Whether the time ended the attempt and took what was answered.
  var isLost: Bool {
    if case .timeOver(isLost: true, _) = closing { true } else { false }
  }

  /// Whether the answer is one that a person grades, or has graded.
  var isGradedByPerson: Bool { lastTry.map { $0.credit == nil } ?? false && !isLost }

  /// Whether the answer waits for a person's grade.
  var isPending: Bool { isGradedByPerson && entered == nil }

  /// How many tries are left, or nil for as many as one likes.
  func triesLeft(by rules: QuizRules) -> Int? {
    guard !isClosed else { return 0 }
    return rules.mode == .deferred ? nil : rules.tries.map { max($0 - tryCount, 0) }
  }
}

// MARK: - What came of it

extension QuizAttempt {
  /// Whether there is anything to say about the attempt.
  var hasOutcome: Bool {
    switch closing {
    case nil, .answered: isAnswered || grader != nil
    case .revealed, .submitted, .timeOver: true
    }
  }

  /// Returns what the last response is worth by itself, or why there is none; nil before there is anything to
  /// say.
  func lastEvaluation(of item: Quiz.Item) -> ResponseEvaluation? {
    switch closing {
    case .revealed: ResponseEvaluation(credit: .zero, reason: .revealed)
    case .timeOver where isLost || !isAnswered:
      ResponseEvaluation(credit: .zero, reason: .timeOver)
    case .submitted where !isAnswered:
      ResponseEvaluation(credit: .zero, reason: .unanswered)
    default:
      enteredEvaluation(of: item) ?? pickedSoFar ?? lastTry?.evaluation(of: item)
    }
  }

  /// Returns what the response that counts is worth, and why.
  func evaluation(of item: Quiz.Item) -> ResponseEvaluation {
    let counted =
      isLost ? nil : enteredEvaluation(of: item) ?? account.counted?.evaluation(of: item)
    return counted ?? lastEvaluation(of: item)
      ?? ResponseEvaluation(credit: .zero, reason: .unanswered)
  }

  private func enteredEvaluation(of item: Quiz.Item) -> ResponseEvaluation? {
    guard let entered, let enteredCredit else { return nil }
    let today = try? entered.grade.evaluation(for: item.problem)
    return ResponseEvaluation(recorded: enteredCredit, today: today)
  }

  /// The credit for the picks of a check-all problem while some are missing.
  ///
  /// Those that are wrong today but did not decide the problem then keep their credit, which is none.
  private var pickedSoFar: ResponseEvaluation? {
    guard let today = grader?.evaluation else { return nil }
    return today.isDecided ? ResponseEvaluation(credit: .zero, reason: .recorded) : today
  }

  /// The response that counts, else the last one.
  var countedResponse: QuizResponse? { account.counted?.response ?? response }

  /// How sure the learner was of the response that counts.
  var countedCertainty: Certainty? { account.counted?.certainty }

  /// The certainty of a judged response and the credit that it got.
  var certaintyAndCredit: (certainty: Certainty, credit: Fraction)? {
    guard let counted = account.counted, let certainty = counted.certainty, !isPending else {
      return nil
    }
    return (certainty, counted.credit ?? .zero)
  }

  /// The mark for the certainty; checked to fit when the response was judged.
  var certaintyMark: Fraction? {
    certaintyAndCredit.flatMap { try? $0.certainty.mark(for: $0.credit) }
  }
}

/// The points that a problem has brought.
struct EarnedPoints: Hashable, Sendable {
  /// The points earned, with the bonus.
  var earned = Fraction.zero
  /// How many of them are a bonus for time.
  var bonus = Fraction.zero
  /// The points of an answer that waits for a person's grade.
  var pending = 0

  /// The points of a problem without an answer.
  init() {}

  init(_ account: CreditAccount, of points: Int, isPending: Bool) throws(FractionError) {
    guard !isPending else {
      pending = points
      return
    }
    earned = try account.credit * Fraction(points)
    bonus = try account.bonus * Fraction(points)
  }
}
