extension Problem {
  /// Grades a response.
  ///
  /// - Multiple choice is right when the one right option is picked.
  /// - Check all that apply is graded incrementally, in the order picked: a wrong pick fails the problem,
  ///   picking one twice counts once, and once all right ones are picked it is right and later picks do
  ///   not count. As long as right ones are missing it earns nothing.
  /// - A written answer is right when the matcher says so.
  ///
  /// Source: QuizASSIST (Worcester Polytechnic Institute, 2016).
  ///
  /// - Parameter response: The whole response; for check-all, all picks so far.
  /// - Returns: The grade and its reason.
  /// - Throws: ``QuizError/responseDoesNotFit(_:problem:)`` for a response of another kind,
  ///   ``QuizError/unknownOption(_:problem:)`` for an option that the problem does not have,
  ///   ``QuizError/emptyResponse(problem:)`` when nothing is picked or written, and
  ///   ``QuizError/notGradable(_:problem:)`` or ``QuizError/undecided(_:problem:)`` when the matcher says so.
  /// - Complexity: O(*n*) in the length of the response and the number of options.
  public func evaluate(_ response: Response) throws(QuizError) -> ResponseEvaluation {
    if let matcher = kind.matcher, case .text(let text) = response {
      return try evaluate(text, by: matcher)
    }
    switch (kind, response) {
    case (.multipleChoice(let options), .choice(let pick)):
      guard let isRight = options[id: pick]?.isCorrect else {
        throw .unknownOption(pick, problem: id)
      }
      return ResponseEvaluation(
        grade: isRight ? .one : .zero,
        reason: isRight ? .correctChoice : .wrongChoice(pick)
      )
    case (.checkAll(let options), .choice(let pick)):
      return try evaluate([pick], of: options)
    case (.checkAll(let options), .choices(let picks)):
      return try evaluate(picks, of: options)
    default:
      throw .responseDoesNotFit(kind.name, problem: id)
    }
  }

  private func evaluate(
    _ picks: [AnswerOption.ID],
    of options: AnswerOptions
  ) throws(QuizError) -> ResponseEvaluation {
    var grader = CheckAllGrader(options.all)
    try grader.pick(picks, of: self)
    return grader.evaluation
  }

  private func evaluate(
    _ text: String,
    by matcher: any AnswerMatcher
  ) throws(QuizError) -> ResponseEvaluation {
    guard !RichText(text).isBlank else { throw .emptyResponse(problem: id) }
    switch matcher.verdict(for: text) {
    case .right(let match): return ResponseEvaluation(grade: .one, reason: .matched(match))
    case .wrong(let mismatch):
      return ResponseEvaluation(grade: .zero, reason: .mismatched(mismatch))
    case .notGradable(let notGradable): throw .notGradable(notGradable, problem: id)
    case .undecided(let undecided): throw .undecided(undecided, problem: id)
    }
  }
}

extension ProblemBank {
  /// Grades a response to one of the bank's problems.
  ///
  /// - Parameters:
  ///   - response: The whole response; for check-all, all picks so far.
  ///   - problem: The problem that is responded to.
  /// - Returns: The grade and its reason.
  /// - Throws: ``QuizError/unknownProblem(_:)`` for a problem that the bank does not have, and what
  ///   ``Problem/evaluate(_:)`` throws.
  public func evaluate(
    _ response: Response,
    to problem: Problem.ID
  ) throws(QuizError) -> ResponseEvaluation {
    guard let problem = self.problem(problem) else { throw .unknownProblem(problem) }
    return try problem.evaluate(response)
  }
}
