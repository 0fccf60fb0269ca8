// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension PartsFormula {
  /// Grades parts together.
  func evaluate(_ parts: [ResponseEvaluation.Part]) -> ResponseEvaluation {
    let right = parts.count(where: \.isCorrect)
    return ResponseEvaluation(
      credit: grade(parts),
      reason: .parts(correct: right, of: parts.count, by: self),
      parts: parts
    )
  }

  private func grade(_ parts: [ResponseEvaluation.Part]) -> Fraction {
    switch self {
    case .perPart:
      // The terms have small common denominators, those of the weights of gaps and options.
      (try? parts.map { part throws(FractionError) in try part.credit * part.weight }.sum())
        ?? .zero
    case .allOrNothing:
      parts.allSatisfy(\.isCorrect) ? .one : .zero
    }
  }
}
