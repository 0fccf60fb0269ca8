// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

// Like a mark for certainty, a deduction stands next to the credit of an answer: the credit, which
// statistics and schedules go by, stays from 0 to 1.
extension QuizRules.Deduction {
  /// Returns the share of the problem's points that a response costs, from 0 to 1.
  func share(
    for evaluation: ResponseEvaluation,
    to item: Quiz.Item
  ) throws(FractionError) -> Fraction {
    let wrongness = evaluation.wrongness
    guard wrongness > 0 else { return .zero }
    switch amount {
    case .share(let share):
      return try share * wrongness
    case .points(let points):
      return try min(points / item.problem.points, .one) * wrongness
    case .guessing:
      guard case .wrongChoice = evaluation.reason, item.options.count > 1 else { return .zero }
      return try Fraction(1, item.options.count - 1)
    case .weights:
      return try evaluation.weightBelowZero(in: item)
    }
  }
}

extension ResponseEvaluation {
  /// The degree to which picks are wrong, from 0 to 1: entirely, where they earn nothing by a
  /// formula that does not add them up.
  fileprivate var wrongness: Fraction {
    guard credit == .zero else { return .zero }
    return switch reason {
    case .wrongChoice, .wrongPick: .one
    case .picks(let picks, by: .netCorrect):
      min(.share(max(picks.wrong - picks.hits, 0), of: picks.correct), .one)
    case .picks: .one
    case .weightedPicks(_, let sum): min(max((try? -sum) ?? .one, .zero), .one)
    default: .zero
    }
  }

  /// The price of the picks by their own weights, from 0 to 1.
  fileprivate func weightBelowZero(in item: Quiz.Item) throws(FractionError) -> Fraction {
    switch (item.problem.kind, reason) {
    case (.multipleChoice(let options, .weighted), .wrongChoice(let pick)):
      try max(-(options[id: pick]?.weight ?? .zero), .zero)
    case (_, .weightedPicks): wrongness
    default: .zero
    }
  }
}
