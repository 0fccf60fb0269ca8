// SPDX-License-Identifier: Apache-2.0
public import AnswerMatching
public import LudusCore
internal import QuizContent

extension Problem {
  /// Grades a response.
  ///
  /// - Multiple choice is correct when the one correct option is picked; a wrong one can have a
  ///   weight.
  /// - Check all that apply is graded by its `CheckAllFormula`. By the incremental one, which is
  ///   the standard one, a wrong pick fails the problem, picking one twice counts once, and once
  ///   all correct ones are picked it is correct and later picks do not count. While correct ones
  ///   are missing it earns nothing.
  /// - A written answer is correct when the matcher says so; else it earns what the first expected
  ///   answer that it is earns, also where the matcher cannot judge it: a number without its unit
  ///   can be worth a half.
  /// - An order is graded by its `OrderingTask.Formula`, pairs and gaps by their `PartsFormula`.
  ///   Pairs and gaps that are missing earn nothing; an order must have every item once.
  /// - An open response waits for a person: its evaluation ``ResponseEvaluation/isPending``.
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - lexicon: Other terms that a written answer could mean; a bank and a quiz know it by
  ///     themselves.
  /// - Returns: The credit and its reason.
  /// - Throws: ``ResponseError/responseDoesNotFit(_:problem:)`` for a response of another kind,
  ///   ``ResponseError/unknownOption(_:problem:)``, ``ResponseError/unknownItem(_:problem:)`` or
  ///   ``ResponseError/unknownGap(_:problem:)`` for what the problem does not have,
  ///   ``ResponseError/emptyResponse(problem:)`` when nothing is picked or written,
  ///   ``ResponseError/repeatedItem(_:problem:)`` and ``ResponseError/missingItems(_:problem:)``
  ///   for an order or pairs that cannot be meant,
  ///   ``ResponseError/wordCountOutOfRange(_:minimum:maximum:problem:)`` for a text that is too
  ///   short or too long, and ``ResponseError/notGradable(_:problem:)`` or
  ///   ``ResponseError/undecided(_:problem:)``, or the same of a gap, when the matcher says so and
  ///   no expected answer earns anything.
  /// - Complexity: O(*n*) in the length of the response and the number of options, but for orders,
  ///   which take O(*n* log *n*).
  public func evaluate(
    _ response: QuizResponse,
    knowing lexicon: Lexicon = .empty
  ) throws(ResponseError) -> ResponseEvaluation {
    try expectedAnswers.evaluate(response.text) { () throws(ResponseError) in
      try kind.evaluate(response, in: Grading(lexicon: lexicon, problem: id))
    }
  }

  /// Grades a response without saying why, for grading many.
  ///
  /// For choices, numbers and texts that must match exactly this takes a fraction of the time.
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - lexicon: Other terms that a written answer could mean.
  /// - Returns: The credit that ``evaluate(_:knowing:)`` gives, from 0 to 1; for an open response
  ///   0, as it waits for a person.
  /// - Throws: The errors that ``evaluate(_:knowing:)`` throws.
  /// - Complexity: As that of ``evaluate(_:knowing:)``.
  public func grade(
    _ response: QuizResponse,
    knowing lexicon: Lexicon = .empty
  ) throws(ResponseError) -> Fraction {
    try kind.grade(response, expecting: expectedAnswers, knowing: lexicon, in: id)
  }
}

extension [Problem.ExpectedAnswer] {
  /// Grades a text that can be one of these answers, which may earn more, or something where it
  /// cannot be judged otherwise.
  func evaluate(
    _ text: String?,
    otherwise evaluate: () throws(ResponseError) -> ResponseEvaluation
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !isEmpty else { return try evaluate() }
    let evaluation = Result(catching: evaluate)
    switch evaluation {
    case .success(let evaluation) where evaluation.isCorrect: return evaluation
    case .success, .failure(.notGradable), .failure(.undecided): break
    case .failure(let error): throw error
    }
    guard let text, let expected = first(for: text), expected.credit > 0 else {
      return try evaluation.get()
    }
    if expected.credit == .one,
      case .correct(let match)? = expected.kind.matcher?.verdict(for: text)
    {
      return ResponseEvaluation(credit: .one, reason: .matched(match))
    }
    return ResponseEvaluation(credit: expected.credit, reason: .expectedAnswer(expected.credit))
  }
}

extension Quiz.Item {
  /// Grades a response to the problem as shown.
  ///
  /// Only what is shown can be picked, and formulae that count options count those.
  ///
  /// - Parameter response: The whole response; for incremental check-all, all picks so far.
  /// - Returns: The credit and its reason.
  /// - Throws: ``ResponseError/unknownOption(_:problem:)`` for an option that is not shown, and
  ///   what `Problem.evaluate(_:knowing:)` throws.
  /// - Complexity: As that of `Problem.evaluate(_:knowing:)`.
  public func evaluate(_ response: QuizResponse) throws(ResponseError) -> ResponseEvaluation {
    guard furtherKeys.isEmpty else {
      let byOwnKey = Result { () throws(ResponseError) in try evaluateByOwnKey(response) }
      return try best(of: byOwnKey, response).get()
    }
    return try evaluateByOwnKey(response)
  }

  private func evaluateByOwnKey(
    _ response: QuizResponse
  ) throws(ResponseError) -> ResponseEvaluation {
    try problem.expectedAnswers.evaluate(response.text) { () throws(ResponseError) in
      try problem.kind.evaluate(
        response,
        in: Grading(shown: shown, lexicon: vocabulary.lexicon, problem: problem.id)
      )
    }
  }
}

extension ProblemBank {
  /// Grades a response to one of the bank's problems.
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - problem: The problem that is responded to.
  /// - Returns: The credit and its reason.
  /// - Throws: ``ResponseError/unknownProblem(_:)`` for a problem that the bank does not have, and
  ///   what `Problem.evaluate(_:knowing:)` throws.
  public func evaluate(
    _ response: QuizResponse,
    to problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard let problem = self.problem(problem) else { throw .unknownProblem(problem) }
    return try problem.evaluate(response, knowing: lexicon(of: problem.id))
  }

  /// Grades a response to one of the bank's problems without saying why, for grading many.
  ///
  /// ```swift
  /// let credit = try bank.grade(.choice("b"), to: "acids-07")
  /// try credit.percent(.down)   // 100 when "b" is correct
  /// ```
  ///
  /// - Parameters:
  ///   - response: The whole response; for incremental check-all, all picks so far.
  ///   - problem: The problem that is responded to.
  /// - Returns: The credit that ``evaluate(_:to:)`` gives, from 0 to 1; see
  ///   `Problem.grade(_:knowing:)`.
  /// - Throws: The errors that ``evaluate(_:to:)`` throws.
  public func grade(_ response: QuizResponse, to problem: Problem.ID) throws(ResponseError)
    -> Fraction
  {
    let lexicon = lexicon(of: problem)
    if let offset = offset(of: problem) {
      // The parts that grading needs: to copy a whole problem would take as long as to grade it.
      return try allProblems[offset].kind.grade(
        response,
        expecting: allProblems[offset].expectedAnswers,
        knowing: lexicon,
        in: problem
      )
    }
    guard let variant = self.problem(problem) else { throw .unknownProblem(problem) }
    return try variant.grade(response, knowing: lexicon)
  }
}

extension ProblemKind {
  /// Returns the credit alone, which can be that of an expected answer, and throws the same errors.
  func grade(
    _ response: QuizResponse,
    expecting answers: [Problem.ExpectedAnswer],
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    guard !answers.isEmpty else { return try grade(response, knowing: lexicon, in: problem) }
    return try answers.evaluate(response.text) { () throws(ResponseError) in
      try evaluate(response, in: Grading(lexicon: lexicon, problem: problem))
    }
    .credit
  }

  /// Returns the credit alone, and throws the same errors.
  ///
  /// The credit is decided by the same function as in ``evaluate(_:in:)``; only the
  /// reasons, which take most of the time for the kinds that are answered most, are not made.
  func grade(
    _ response: QuizResponse,
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    switch (self, response) {
    case (.multipleChoice(let options, let formula), .choice(let pick)):
      return formula.grade(options.all[try options.offset(of: pick, in: problem)])
    case (.checkAll(let options, let formula), .choice),
      (.checkAll(let options, let formula), .choices):
      return try formula.grade(response.picks, of: options.all, in: problem)
    case (.exactMatch(let matcher), .text(let text)):
      return try Self.grade(text, by: matcher, in: problem)
    case (.numeric(let matcher), .text(let text)):
      return try Self.grade(text, by: matcher, in: problem)
    default:
      return try evaluate(response, in: Grading(lexicon: lexicon, problem: problem)).credit
    }
  }

  private static func grade(
    _ text: String,
    by matcher: some AnswerMatcher,
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    guard !text.isInvisible else { throw .emptyResponse(problem: problem) }
    switch matcher.judgment(of: text) {
    case .correct: return .one
    case .wrong: return .zero
    case .notGradable(let notGradable): throw .notGradable(notGradable, problem: problem)
    case .undecided(let undecided): throw .undecided(undecided, problem: problem)
    }
  }
}

extension AnswerMatcher {
  /// Judges an answer by a vocabulary that was gathered from a course.
  ///
  /// A vocabulary has terms in many forms. So it only refuses what would count as misspelled;
  /// another notation or another number of the accepted answer stays right, also where the course
  /// has it elsewhere.
  package func verdictOfCourse(on answer: String, knowing lexicon: Lexicon) -> Verdict {
    let verdict = verdict(for: answer, knowing: lexicon)
    guard case .wrong = verdict, !lexicon.isEmpty else { return verdict }
    guard case .correct(let match) = self.verdict(for: answer) else { return verdict }
    if case .misspelled = match.reason { return verdict }
    return .correct(match)
  }
}
