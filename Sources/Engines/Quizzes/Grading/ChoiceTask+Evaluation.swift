// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension ChoiceTask: QuizTask {
  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .choice(let pick) = response else { return nil }
    try grading.shown?.options.check(pick, in: grading.problem)
    return try all.evaluate(pick, by: self.grading, in: grading.problem)
  }
}

extension CheckAllTask: QuizTask {
  func presentation(of shown: ShownParts) -> PresentedParts {
    PresentedParts(picksAtOnce: grading != .incremental)
  }

  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    switch response {
    case .choice, .choices:
      try self.grading.evaluate(
        response.picks,
        of: grading.shown?.options ?? all.all,
        in: grading.problem
      )
    default: nil
    }
  }
}

extension [AnswerOption] {
  /// Refuses a pick that is not one of the options, which are those shown.
  func check(_ pick: AnswerOption.ID, in problem: Problem.ID) throws(ResponseError) {
    guard contains(where: { $0.id == pick }) else {
      throw .unknownOption(pick, problem: problem)
    }
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

  func offset(
    of pick: AnswerOption.ID,
    in problem: Problem.ID
  ) throws(ResponseError) -> Int {
    guard let offset = offset(of: pick) else { throw .unknownOption(pick, problem: problem) }
    return offset
  }
}

extension ChoiceFormula {
  /// The credit for picking an option.
  func grade(_ option: AnswerOption) -> Fraction {
    if option.isCorrect { return .one }
    return self == .weighted ? max(option.weight ?? .zero, .zero) : .zero
  }
}
