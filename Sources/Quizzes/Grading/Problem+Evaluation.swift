public import LudusCore

extension Problem {
  /// Grades a response.
  ///
  /// - Multiple choice is right when the one right option is picked; a wrong one can have a weight.
  /// - Check all that apply is graded by its ``CheckAllFormula``. By the incremental one, which is the usual
  ///   one, a wrong pick fails the problem, picking one twice counts once, and once all right ones are picked
  ///   it is right and later picks do not count. As long as right ones are missing it earns nothing.
  /// - A written answer is right when the matcher says so.
  /// - An order is graded by its ``OrderingTask/Formula``, pairs and gaps by their ``PartsFormula``. Pairs and
  ///   gaps that are missing earn nothing; an order must have every item once.
  /// - An open response waits for a person: its evaluation ``ResponseEvaluation/isPending``.
  ///
  /// - Parameter response: The whole response; for incremental check-all, all picks so far.
  /// - Returns: The grade and its reason.
  /// - Throws: ``ResponseError/responseDoesNotFit(_:problem:)`` for a response of another kind,
  ///   ``ResponseError/unknownOption(_:problem:)``, ``ResponseError/unknownItem(_:problem:)`` or
  ///   ``ResponseError/unknownGap(_:problem:)`` for what the problem does not have,
  ///   ``ResponseError/emptyResponse(problem:)`` when nothing is picked or written,
  ///   ``ResponseError/repeatedItem(_:problem:)`` and ``ResponseError/missingItems(_:problem:)`` for an order or pairs
  ///   that cannot be meant, ``ResponseError/wordCountOutOfRange(_:minimum:maximum:problem:)`` for a text that is
  ///   too short or too long, and ``ResponseError/notGradable(_:problem:)`` or ``ResponseError/undecided(_:problem:)``,
  ///   or the same of a gap, when the matcher says so.
  /// - Complexity: O(*n*) in the length of the response and the number of options, but for orders, which take
  ///   O(*n* log *n*).
  public func evaluate(_ response: QuizResponse) throws(ResponseError) -> ResponseEvaluation {
    try kind.evaluate(response, in: id)
  }

  /// Grades a response without saying why, for whoever grades many.
  ///
  /// For choices, numbers and texts that must match exactly this takes a fraction of the time.
  ///
  /// - Parameter response: The whole response; for incremental check-all, all picks so far.
  /// - Returns: The grade that ``evaluate(_:)`` gives, from 0 to 1; for an open response 0, as it waits for a
  ///   person.
  /// - Throws: What ``evaluate(_:)`` throws.
  /// - Complexity: As that of ``evaluate(_:)``.
  public func grade(_ response: QuizResponse) throws(ResponseError) -> Fraction {
    try kind.grade(response, in: id)
  }
}

extension ProblemBank {
  /// Grades a response to one of the bank's problems.
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - problem: The problem that is responded to.
  /// - Returns: The grade and its reason.
  /// - Throws: ``ResponseError/unknownProblem(_:)`` for a problem that the bank does not have, and what
  ///   ``Problem/evaluate(_:)`` throws.
  public func evaluate(
    _ response: QuizResponse,
    to problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard let problem = self.problem(problem) else { throw .unknownProblem(problem) }
    return try problem.evaluate(response)
  }

  /// Grades a response to one of the bank's problems without saying why, for whoever grades many.
  ///
  /// ```swift
  /// let grade = try bank.grade(.choice("b"), to: "acids-07")
  /// try grade.percent(.down)   // 100 when "b" is right
  /// ```
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - problem: The problem that is responded to.
  /// - Returns: The grade that ``evaluate(_:to:)`` gives, from 0 to 1; see ``Problem/grade(_:)``.
  /// - Throws: What ``evaluate(_:to:)`` throws.
  public func grade(_ response: QuizResponse, to problem: Problem.ID) throws(ResponseError)
    -> Fraction
  {
    // It is graded where it stands, as copying a problem takes longer than to grade many a response.
    if let offset = offset(of: problem) { return try allProblems[offset].grade(response) }
    guard let variant = self.problem(problem) else { throw .unknownProblem(problem) }
    return try variant.grade(response)
  }
}
