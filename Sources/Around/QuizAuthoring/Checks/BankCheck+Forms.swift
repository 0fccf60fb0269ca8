// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import MathAnswers
internal import QuizContent
internal import Quizzes

extension BankCheck {
  /// Answers that are judged as their author cannot want it.
  func misjudgments(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    interchangeableAnswers(of: bank, in: draft) + keysWithoutForm(of: bank, in: draft)
  }

  /// Corrections that would not count themselves, because they miss the form or the test of their problem.
  private func keysWithoutForm(of bank: ProblemBank, in draft: DraftBank) -> [BankCheck.Finding] {
    let places = Dictionary(draft.problems.map { ($0.id, $0.place) }) { first, _ in first }
    return bank.allProblems.flatMap { problem in
      problem.kind.algebraMatchers.compactMap { matcher -> BankCheck.Finding? in
        guard let place = places[problem.id.rawValue],
          case .wrong = matcher.verdict(for: matcher.preferred)
        else { return nil }
        return BankCheck.Finding(
          .keyWithoutForm,
          at: place,
          "\"\(matcher.preferred)\" is shown as the correction, but would be wrong as an answer: "
            + "write it as learners shall"
        )
      }
    }
  }
}

extension ProblemKind {
  /// The matchers of expressions, those of gaps included.
  fileprivate var algebraMatchers: [AlgebraMatcher] {
    switch self {
    case .algebraic(let matcher): [matcher]
    case .cloze(let task): task.gaps.flatMap(\.kind.algebraMatchers)
    default: []
    }
  }
}
