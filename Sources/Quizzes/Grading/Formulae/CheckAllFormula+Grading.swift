internal import LudusCore

extension CheckAllFormula {
  /// Grades picks that are made together, or all picks so far.
  ///
  /// - Parameters:
  ///   - picks: The picks in their order; one that comes again does not count.
  ///   - options: The options shown.
  ///   - problem: The problem, for errors.
  /// - Returns: The grade and its reason.
  /// - Throws: An error when nothing is picked, or an option that is not shown.
  func evaluate(
    _ picks: [AnswerOption.ID],
    of options: [AnswerOption],
    in problem: Problem.ID
  ) throws(QuizError) -> ResponseEvaluation {
    if self == .incremental {
      var grader = CheckAllGrader(options)
      try grader.pick(picks, of: problem)
      return grader.evaluation
    }
    guard !picks.isEmpty else { throw .emptyResponse(problem: problem) }
    var unpicked = Dictionary(options.map { ($0.id, $0) }) { first, _ in first }
    var picked: [AnswerOption] = []
    for pick in picks {
      if let option = unpicked.removeValue(forKey: pick) {
        picked.append(option)
      } else if !picked.contains(where: { $0.id == pick }) {
        throw .unknownOption(pick, problem: problem)
      }
    }
    let hits = picked.count(where: \.isCorrect)
    let tally = PickTally(
      hits: hits,
      wrong: picked.count - hits,
      correct: options.count(where: \.isCorrect),
      options: options.count
    )
    // A problem's weights have a small common denominator, so their sum is always there.
    let weights = (try? picked.compactMap(\.weight).sum()) ?? .zero
    return ResponseEvaluation(
      grade: grade(tally, weights: weights),
      reason: self == .weighted
        ? .weightedPicks(tally, sum: weights) : .picks(tally, by: self)
    )
  }

  /// The grade of picks that are made together.
  private func grade(_ picks: PickTally, weights: Fraction) -> Fraction {
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
  static func isGuess(_ picks: PickTally) -> Bool {
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
