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
  private(set) var response: Response?
  /// The response that was judged last.
  private(set) var lastTry: JudgedTry?
  /// The tries before that; none in deferred mode, where a response takes the place of the one before.
  private(set) var earlierTries = TryHistory()
  /// The hints that were seen.
  private(set) var hints: [TakenHint] = []
  /// The grade that a person gave, and the evaluation that it makes.
  private(set) var entered: EnteredGrade?
  private var enteredEvaluation: ResponseEvaluation?
  /// How the attempt came to its end, or nil while it is open.
  private(set) var closing: Closing?
  /// How the mark comes about.
  private(set) var account = MarkAccount()
  /// What that is in points.
  private(set) var worth = Worth()
  /// Judges the picks of a check-all problem, while some are missing.
  private var grader: CheckAllGrader?

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
  var countedResponse: Response? { account.counted?.response ?? response }

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

// MARK: - Changes

extension QuizAttempt {
  /// Judges a response, of a check-all problem that is graded pick by pick together with the picks before it.
  ///
  /// - Throws: What `QuizItem.evaluate(_:)` throws, and `QuizError.scoreOverflow`. The attempt is then
  ///   unchanged.
  mutating func add(
    _ response: Response,
    certainty: Certainty?,
    to item: QuizItem,
    by rules: QuizRules,
    at date: Date
  ) throws(QuizError) {
    var changed = self
    let evaluation = try changed.evaluate(response, to: item, by: rules)
    if evaluation.isDecided || rules.mode == .deferred {
      let limit = rules.problemTimeLimit
      if let lastTry, rules.mode != .deferred {
        changed.earlierTries.add(lastTry.evaluation, by: rules)
      }
      changed.lastTry = JudgedTry(
        response: changed.response ?? response,
        evaluation: evaluation,
        certainty: certainty,
        hintCount: hints.count { $0.penalty != .zero },
        hintPenalty: try hintPenalty,
        secondsLeft: openedAt.flatMap { limit?.secondsLeft(at: date, from: $0) } ?? 0
      )
      try changed.settle(item, by: rules)
      changed.grader = nil
      if rules.mode != .deferred, changed.isThrough(by: rules) {
        changed.closing = .answered
      }
    }
    self = changed
  }

  /// Whether the last try was right, waits for a person, or was the last one allowed.
  private func isThrough(by rules: QuizRules) -> Bool {
    guard let evaluation = lastTry?.evaluation else { return false }
    return evaluation.isCorrect || evaluation.isPending || triesLeft(by: rules) == 0
  }

  private mutating func evaluate(
    _ response: Response,
    to item: QuizItem,
    by rules: QuizRules
  ) throws(QuizError) -> ResponseEvaluation {
    switch (item.problem.kind, response) {
    case (.checkAll, .choice), (.checkAll, .choices):
      // In deferred mode a response replaces the one before, so it is the whole answer.
      let before = rules.mode == .deferred ? nil : grader
      var grader = before ?? CheckAllGrader(item.options)
      try grader.pick(response.picks, of: item.problem.id)
      self.grader = grader
      self.response = .choices(grader.picks)
      return grader.evaluation
    default:
      self.response = response
      return try item.evaluate(response)
    }
  }

  /// Shows the next hint, which must exist.
  mutating func take(_ hint: Hint, by rules: QuizRules) throws(QuizError) {
    let price = price(of: hint, by: rules)
    var changed = self
    changed.hints.append(
      TakenHint(hint: hint, penalty: price.penalty, isPaidByTry: price.isPaidByTry)
    )
    _ = try changed.hintPenalty  // refuses a sum that does not fit before anyone has seen the hint
    self = changed
  }

  /// What a hint costs now.
  func price(of hint: Hint, by rules: QuizRules) -> (penalty: Fraction, isPaidByTry: Bool) {
    let penalty = hint.penalty ?? rules.hintPenalty
    let wrongTries = rules.mode.hasSeveralTries ? tryCount : 0
    let isPaidByTry =
      penalty != .zero && rules.triesPayForHints
      && hints.count(where: \.isPaidByTry) < wrongTries
    return (isPaidByTry ? .zero : penalty, isPaidByTry)
  }

  /// What the hints seen so far cost together.
  private var hintPenalty: Fraction {
    get throws(QuizError) {
      do {
        return try hints.map(\.penalty).sum()
      } catch {
        throw .scoreOverflow
      }
    }
  }

  /// Keeps what the learner says about a hint that was seen.
  mutating func rate(hint index: Int, isHelpful: Bool) {
    hints[index].isHelpful = isHelpful
  }

  /// Takes over a person's grade, in place of an earlier one.
  mutating func enter(
    _ grade: EnteredGrade,
    for item: QuizItem,
    by rules: QuizRules
  ) throws(QuizError) {
    var changed = self
    changed.enteredEvaluation = try grade.grade.evaluation(for: item.problem)
    changed.entered = grade
    try changed.settle(item, by: rules)
    self = changed
  }

  /// Ends the attempt, which is open.
  mutating func close(_ closing: Closing) {
    self.closing = closing
    if closing == .timeOver(isLost: true) {
      account = MarkAccount()
      worth = Worth()
    }
  }

  /// Works out what the tries are worth.
  private mutating func settle(_ item: QuizItem, by rules: QuizRules) throws(QuizError) {
    guard var counted = lastTry else { return }
    if let enteredEvaluation {
      counted.evaluation = enteredEvaluation
    }
    do {
      _ = try counted.certainty?.mark(for: counted.evaluation.grade)
      let account = try MarkAccount(of: counted, after: earlierTries, by: rules)
      let isBetter = rules.mode != .adaptive || earlierTries.count == 0
      if isBetter || account.part > self.account.part {
        self.account = account
        worth = try Worth(account, of: item.problem.points, isPending: isPending)
      }
    } catch {
      throw .scoreOverflow
    }
  }
}
