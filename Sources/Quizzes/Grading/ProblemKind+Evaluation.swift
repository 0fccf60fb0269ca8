internal import LudusCore

extension ProblemKind {
  /// Grades a response, of which all options can be picked.
  func evaluate(
    _ response: Response,
    in problem: Problem.ID
  ) throws(QuizError) -> ResponseEvaluation {
    switch (self, response) {
    case (.multipleChoice(let options, let formula), .choice(let pick)):
      return try options.evaluate(pick, by: formula, in: problem)
    case (.checkAll(let options, let formula), .choice),
      (.checkAll(let options, let formula), .choices):
      return try formula.evaluate(response.picks, of: options.all, in: problem)
    case (.ordering(let task), .order(let order)):
      return try task.evaluate(order, in: problem)
    case (.matching(let task), .pairs(let pairs)):
      return try task.evaluate(pairs, in: problem)
    case (.cloze(let task), .gaps(let gaps)):
      return try task.evaluate(gaps, in: problem)
    case (.openResponse(let task), .text(let text)):
      return try task.evaluate(text, in: problem)
    case (_, .text(let text)):
      guard let matcher else { throw .responseDoesNotFit(name, problem: problem) }
      return try Self.evaluate(text, by: matcher, in: problem)
    default:
      throw .responseDoesNotFit(name, problem: problem)
    }
  }

  private static func evaluate(
    _ text: String,
    by matcher: any AnswerMatcher,
    in problem: Problem.ID
  ) throws(QuizError) -> ResponseEvaluation {
    guard !RichText(text).isBlank else { throw .emptyResponse(problem: problem) }
    switch matcher.verdict(for: text) {
    case .right(let match): return ResponseEvaluation(grade: .one, reason: .matched(match))
    case .wrong(let mismatch):
      return ResponseEvaluation(grade: .zero, reason: .mismatched(mismatch))
    case .notGradable(let notGradable): throw .notGradable(notGradable, problem: problem)
    case .undecided(let undecided): throw .undecided(undecided, problem: problem)
    }
  }
}

extension AnswerOptions {
  /// Grades the pick of a multiple-choice problem.
  fileprivate func evaluate(
    _ pick: AnswerOption.ID,
    by formula: ChoiceFormula,
    in problem: Problem.ID
  ) throws(QuizError) -> ResponseEvaluation {
    guard let option = self[id: pick] else { throw .unknownOption(pick, problem: problem) }
    if option.isCorrect {
      return ResponseEvaluation(grade: .one, reason: .correctChoice)
    }
    if formula == .weighted, let weight = option.weight, weight > 0 {
      return ResponseEvaluation(grade: weight, reason: .partlyCorrectChoice(pick, weight))
    }
    return ResponseEvaluation(grade: .zero, reason: .wrongChoice(pick))
  }
}
