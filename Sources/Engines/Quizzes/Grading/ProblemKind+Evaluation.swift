// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

extension ProblemKind {
  /// Grades a response: the one way to a grade with reasons, for problems, items of a quiz and gaps.
  ///
  /// - Parameters:
  ///   - response: The whole response.
  ///   - options: The options that a check-all problem shows, nil for all of them.
  ///   - lexicon: Other terms that a written answer could mean.
  ///   - problem: The problem, for errors.
  /// - Returns: The credit with its reasons.
  /// - Throws: Why the response cannot be graded, which costs the learner nothing.
  func evaluate(
    _ response: QuizResponse,
    showing options: [AnswerOption]? = nil,
    knowing lexicon: Lexicon = .empty,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    switch (self, response) {
    case (.multipleChoice(let options, let formula), .choice(let pick)):
      return try options.evaluate(pick, by: formula, in: problem)
    case (.checkAll(let all, let formula), .choice), (.checkAll(let all, let formula), .choices):
      return try formula.evaluate(response.picks, of: options ?? all.all, in: problem)
    case (.ordering(let task), .order(let order)):
      return try task.evaluate(order, in: problem)
    case (.matching(let task), .pairs(let pairs)):
      return try task.evaluate(pairs, in: problem)
    case (.cloze(let task), .gaps(let gaps)):
      return try task.evaluate(gaps, knowing: lexicon, in: problem)
    case (.openResponse(let task), .text(let text)):
      return try task.evaluate(text, in: problem)
    case (_, .text(let text)):
      guard let matcher else { throw .responseDoesNotFit(name, problem: problem) }
      return try Self.evaluate(text, by: matcher, knowing: lexicon, in: problem)
    default:
      throw .responseDoesNotFit(name, problem: problem)
    }
  }

  /// Returns the credit alone, which can be that of an expected answer, and throws the same errors.
  func grade(
    _ response: QuizResponse,
    expecting answers: [Problem.ExpectedAnswer],
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    guard !answers.isEmpty else { return try grade(response, knowing: lexicon, in: problem) }
    return try answers.evaluate(response.text) { () throws(ResponseError) in
      try evaluate(response, knowing: lexicon, in: problem)
    }
    .credit
  }

  /// Returns the credit alone, and throws the same errors.
  ///
  /// The credit is decided by the same function as in ``evaluate(_:showing:in:)``; only the reasons, which take most of
  /// the time for the kinds that are answered most, are not made.
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
      return try evaluate(response, knowing: lexicon, in: problem).credit
    }
  }

  private static func grade(
    _ text: String,
    by matcher: some AnswerMatcher,
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    guard !RichText(text).isBlank else { throw .emptyResponse(problem: problem) }
    switch matcher.judgment(of: text) {
    case .correct: return .one
    case .wrong: return .zero
    case .notGradable(let notGradable): throw .notGradable(notGradable, problem: problem)
    case .undecided(let undecided): throw .undecided(undecided, problem: problem)
    }
  }

  /// Grades a text.
  private static func evaluate(
    _ text: String,
    by matcher: any AnswerMatcher,
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !RichText(text).isBlank else { throw .emptyResponse(problem: problem) }
    switch matcher.verdictOfCourse(on: text, knowing: lexicon) {
    case .correct(let match): return ResponseEvaluation(credit: .one, reason: .matched(match))
    case .wrong(let mismatch):
      return ResponseEvaluation(credit: .zero, reason: .mismatched(mismatch))
    case .notGradable(let notGradable): throw .notGradable(notGradable, problem: problem)
    case .undecided(let undecided): throw .undecided(undecided, problem: problem)
    }
  }
}

extension AnswerMatcher {
  /// Judges an answer by a vocabulary that was gathered from a course.
  ///
  /// A vocabulary has terms in many forms. So it only refuses what would count as misspelled; another notation or another
  /// number of the accepted answer stays right, also where the course has it elsewhere.
  package func verdictOfCourse(on answer: String, knowing lexicon: Lexicon) -> Verdict {
    let verdict = verdict(for: answer, knowing: lexicon)
    guard case .wrong = verdict, !lexicon.isEmpty else { return verdict }
    guard case .correct(let match) = self.verdict(for: answer) else { return verdict }
    if case .misspelled = match.reason { return verdict }
    return .correct(match)
  }
}

extension AnswerOptions {
  /// Explains the credit of a multiple-choice problem.
  fileprivate func evaluate(
    _ pick: AnswerOption.ID,
    by formula: ChoiceFormula,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    let option = all[try offset(of: pick, in: problem)]
    let credit = formula.grade(option)
    let reason: GradeReason =
      if option.isCorrect {
        .correctChoice
      } else if credit > 0 {
        .partlyCorrectChoice(pick, credit)
      } else {
        .wrongChoice(pick)
      }
    return ResponseEvaluation(credit: credit, reason: reason)
  }

  fileprivate func offset(
    of pick: AnswerOption.ID,
    in problem: Problem.ID
  ) throws(ResponseError) -> Int {
    guard let offset = offset(of: pick) else { throw .unknownOption(pick, problem: problem) }
    return offset
  }
}

extension ChoiceFormula {
  /// The credit for picking an option.
  fileprivate func grade(_ option: AnswerOption) -> Fraction {
    if option.isCorrect { return .one }
    return self == .weighted ? max(option.weight ?? .zero, .zero) : .zero
  }
}
