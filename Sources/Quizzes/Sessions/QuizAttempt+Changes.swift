internal import LudusCore
internal import LudusFoundation

extension QuizAttempt {
  /// Judges a response, of a check-all problem that is graded pick by pick together with the picks before it.
  ///
  /// - Throws: What `Quiz.Item.evaluate(_:)` throws, and `QuizError.scoreOverflow`. The attempt is then
  ///   unchanged.
  mutating func add(
    _ response: QuizResponse,
    certainty: Certainty?,
    to item: Quiz.Item,
    by rules: QuizRules,
    at date: Date
  ) throws(QuizError) {
    var changed = self
    let evaluation: ResponseEvaluation
    do {
      evaluation = try changed.evaluate(response, to: item, by: rules)
    } catch {
      throw .response(error)
    }
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
    _ response: QuizResponse,
    to item: Quiz.Item,
    by rules: QuizRules
  ) throws(ResponseError) -> ResponseEvaluation {
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
  mutating func take(_ hint: Problem.Hint, by rules: QuizRules) throws(QuizError) {
    let price = price(of: hint, by: rules)
    var changed = self
    changed.hints.append(
      Feedback.TakenHint(hint: hint, penalty: price.penalty, isPaidByTry: price.isPaidByTry)
    )
    _ = try changed.hintPenalty  // refuses a sum that does not fit before anyone has seen the hint
    self = changed
  }

  /// What a hint costs now.
  func price(of hint: Problem.Hint, by rules: QuizRules) -> (penalty: Fraction, isPaidByTry: Bool) {
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
    for item: Quiz.Item,
    by rules: QuizRules
  ) throws(QuizError) {
    var changed = self
    do {
      changed.enteredEvaluation = try grade.grade.evaluation(for: item.problem)
    } catch {
      throw .grade(error)
    }
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
  private mutating func settle(_ item: Quiz.Item, by rules: QuizRules) throws(QuizError) {
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
