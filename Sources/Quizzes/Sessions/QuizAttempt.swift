internal import LudusCore
internal import LudusFoundation

/// What a learner did about an item of a quiz, and what that is worth.
struct QuizAttempt: Hashable, Sendable {
  /// How an attempt came to its end.
  enum Closing: Hashable, Sendable {
    /// By a response that was right, or the last one allowed.
    case answered
    /// The learner gave up.
    case revealed
    /// The quiz was submitted.
    case submitted
    /// The time was over.
    case timeOver(isLost: Bool)
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
  /// The grade that a person gave, and the evaluation that it makes.
  var entered: EnteredGrade?
  var enteredEvaluation: ResponseEvaluation?
  /// How the attempt came to its end, or nil while it is open.
  var closing: Closing?
  /// How the mark comes about.
  var account = MarkAccount()
  /// What that is in points.
  var worth = Worth()
  /// Judges the picks of a check-all problem, while some are missing.
  var grader: CheckAllGrader?

  /// Whether nothing more can be answered.
  var isClosed: Bool { closing != nil }

  /// Whether there is a response that was judged.
  var isAnswered: Bool { lastTry != nil }

  /// How many responses were judged.
  var tryCount: Int { lastTry == nil ? 0 : earlierTries.count + 1 }

  /// Whether the answer is one that a person grades, or has graded.
  var isGradedByPerson: Bool {
    lastTry?.evaluation.isPending == true && closing != .timeOver(isLost: true)
  }

  /// Whether the answer waits for a person's grade.
  var isPending: Bool { isGradedByPerson && entered == nil }

  /// How many tries are left, or nil for as many as one likes.
  func triesLeft(by rules: QuizRules) -> Int? {
    guard !isClosed else { return 0 }
    return rules.mode == .deferred ? nil : rules.tries.map { $0 - tryCount }
  }
}

// MARK: - What came of it

extension QuizAttempt {
  /// What the last response is worth by itself, or why there is none; nil before there is anything to say.
  var lastEvaluation: ResponseEvaluation? {
    switch closing {
    case .revealed: ResponseEvaluation(grade: .zero, reason: .revealed)
    case .timeOver(let isLost) where isLost || !isAnswered:
      ResponseEvaluation(grade: .zero, reason: .timeOver)
    case .submitted where !isAnswered:
      ResponseEvaluation(grade: .zero, reason: .unanswered)
    default: enteredEvaluation ?? grader?.evaluation ?? lastTry?.evaluation
    }
  }

  /// What the response that counts is worth, and why.
  var evaluation: ResponseEvaluation {
    let isLost = closing == .timeOver(isLost: true)
    let counted = isLost ? nil : enteredEvaluation ?? account.counted?.evaluation
    return counted ?? lastEvaluation ?? ResponseEvaluation(grade: .zero, reason: .unanswered)
  }

  /// The response that counts, else the last one.
  var countedResponse: QuizResponse? { account.counted?.response ?? response }

  /// How sure the learner was of the response that counts.
  var countedCertainty: Certainty? { account.counted?.certainty }

  /// The certainty of a judged response and the grade that it got.
  var certaintyAndGrade: (certainty: Certainty, grade: Fraction)? {
    guard let counted = account.counted, let certainty = counted.certainty, !isPending else {
      return nil
    }
    return (certainty, counted.evaluation.grade)
  }

  /// The mark for the certainty; checked to fit when the response was judged.
  var certaintyMark: Fraction? {
    certaintyAndGrade.flatMap { try? $0.certainty.mark(for: $0.grade) }
  }
}
