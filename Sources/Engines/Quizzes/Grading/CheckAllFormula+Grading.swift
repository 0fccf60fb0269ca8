// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension CheckAllFormula {
  /// Grades picks that are made together, or all picks so far.
  ///
  /// - Parameters:
  ///   - picks: The picks in their order; one that comes again does not count.
  ///   - options: The options shown.
  ///   - problem: The problem, for errors.
  /// - Returns: The credit and its reason.
  /// - Throws: An error when nothing is picked, or an option that is not shown.
  func evaluate(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    if self == .incremental {
      return try pickByPick(picks, of: options, in: problem).evaluation
    }
    let (tally, weights) = try together(picks, of: options, in: problem)
    return ResponseEvaluation(
      credit: grade(tally, weights: weights),
      reason: self == .weighted
        ? .weightedPicks(tally, sum: weights) : .picks(tally, by: self)
    )
  }

  /// Returns the credit alone, and throws the same errors.
  func grade(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> Fraction {
    if self == .incremental {
      return try pickByPick(picks, of: options, in: problem).evaluation.credit
    }
    let (tally, weights) = try together(picks, of: options, in: problem)
    return grade(tally, weights: weights)
  }

  private func pickByPick(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> CheckAllGrader {
    var grader = CheckAllGrader(options)
    try grader.pick(picks, of: problem)
    return grader
  }

  /// Counts picks that are made together, and adds up their weights.
  private func together(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(ResponseError) -> (tally: GradeReason.PickTally, weights: Fraction) {
    guard !picks.isEmpty else { throw .emptyResponse(problem: problem) }
    let finder = OptionFinder(options)
    var isPicked = Array(repeating: false, count: options.count)
    for pick in picks {
      guard let offset = finder.offset(of: pick) else {
        throw .unknownOption(pick, problem: problem)
      }
      isPicked[offset] = true
    }
    var (hits, wrong, correct) = (0, 0, 0)
    var weights = Fraction.zero
    for offset in options.indices {
      let isCorrect = options[offset].isCorrect
      correct += isCorrect ? 1 : 0
      guard isPicked[offset] else { continue }
      hits += isCorrect ? 1 : 0
      wrong += isCorrect ? 0 : 1
      // A problem's weights have a small common denominator, so their sum is always there.
      if let weight = options[offset].weight { weights = (try? weights + weight) ?? weights }
    }
    return (
      GradeReason.PickTally(hits: hits, wrong: wrong, correct: correct, options: options.count),
      weights
    )
  }

  /// The credit of picks that are made together.
  private func grade(_ picks: GradeReason.PickTally, weights: Fraction) -> Fraction {
    switch self {
    case .incremental, .allOrNothing:
      picks.errors == 0 ? .one : .zero
    case .weighted:
      min(max(weights, .zero), .one)
    case .netCorrect:
      .share(max(picks.hits - picks.wrong, 0), of: picks.correct)
    case .eachOption:
      .share(picks.options - picks.errors, of: picks.options)
    case .coverage:
      .share(picks.hits * picks.hits, of: picks.correct * (picks.hits + picks.wrong))
    case .halves:
      Self.isGuess(picks) ? .zero : .share(1, of: 1 << picks.errors)
    }
  }

  /// Whether half of the options or more are judged wrong, by which ``halves`` gives nothing.
  ///
  /// So are more errors than a power of two in an `Int` can count.
  static func isGuess(_ picks: GradeReason.PickTally) -> Bool {
    2 * picks.errors >= picks.options || picks.errors > 61
  }
}

extension Fraction {
  /// A number of things as a part of all; none of none is 0.
  static func share(_ count: Int, of all: Int) -> Fraction {
    // Two numbers that are not negative have a quotient, unless the second is 0.
    (try? Fraction(count, all)) ?? .zero
  }
}
