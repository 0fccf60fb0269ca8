// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension OrderingTask: QuizTask {
  var shuffledItems: [Problem.Item] { items }

  func isSolved(by order: [Problem.Item]) -> Bool {
    // Where many orders are right, as one of two is, a wrong one would be solved by turning it
    // round, so they are shown in any.
    guard hasOneOrder, items.count > 2 else { return false }
    // The name of the problem is only told in errors.
    return (try? evaluate(order.map(\.id), in: ""))?.isCorrect ?? false
  }

  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .order(let order) = response else { return nil }
    return try evaluate(order, in: grading.problem)
  }

  /// Grades an order, which must have every item once.
  ///
  /// - Complexity: O(*n* log *n* + *m*) in the numbers of items and predecessors.
  private func evaluate(
    _ order: [Problem.Item.ID],
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    let ranks = try ranks(of: order, in: problem)
    if !hasOneOrder || grading == .dependencyGraph {
      return evaluateDependencies(ranks)
    }
    let comparison = OrderComparison(ranks: ranks)
    switch grading {
    case .allOrNothing, .dependencyGraph:
      let areInPlace = comparison.areInPlace
      let right = areInPlace.count(where: \.self)
      return ResponseEvaluation(
        credit: right == items.count ? .one : .zero,
        reason: reason(right, of: items.count),
        parts: parts(areInPlace, reason: GradeReason.place)
      )
    case .exactPosition:
      return evaluation(of: parts(comparison.areInPlace, reason: GradeReason.place))
    case .relativeNext:
      return evaluation(of: parts(comparison.areFollowed, reason: GradeReason.next))
    case .allPreviousAndNext:
      return evaluateSides(comparison.rightSides)
    case .longestSubsequence:
      return evaluation(ofStretch: comparison.longestSubsequence)
    case .longestRun:
      return evaluation(ofStretch: comparison.longestRun)
    case .kendall:
      let pairs = items.count * (items.count - 1) / 2
      let right = comparison.rightSides.reduce(0, +) / 2  // each pair was counted from both ends
      return ResponseEvaluation(
        credit: .share(max(2 * right - pairs, 0), of: pairs),
        reason: reason(right, of: pairs)
      )
    }
  }

  /// The correct place of each item, in the order given.
  private func ranks(
    of order: [Problem.Item.ID],
    in problem: Problem.ID
  ) throws(ResponseError) -> [Int] {
    guard !order.isEmpty else { throw .emptyResponse(problem: problem) }
    let known = Set(items.map(\.id))
    if let unknown = order.first(where: { !known.contains($0) }) {
      throw .unknownItem(unknown, problem: problem)
    }
    var places = Dictionary(items.enumerated().map { ($1.id, $0) }) { first, _ in first }
    var ranks: [Int] = []
    for item in order {
      guard let rank = places.removeValue(forKey: item) else {
        throw .repeatedItem(item, problem: problem)
      }
      ranks.append(rank)
    }
    guard places.isEmpty else {
      throw .missingItems(items.map(\.id).filter { places[$0] != nil }, problem: problem)
    }
    return ranks
  }

  private func reason(_ right: Int, of all: Int) -> GradeReason {
    .order(correct: right, of: all, by: grading)
  }
}

// MARK: - By parts

extension OrderingTask {
  /// A part for each of the first items, of equal weight, that is correct or wrong.
  private func parts(_ areCorrect: [Bool], reason: (Bool) -> GradeReason) -> [ResponseEvaluation
    .Part]
  {
    zip(items, areCorrect).map { item, isCorrect in
      ResponseEvaluation.Part(
        id: ResponseEvaluation.Part.ID(item.id.rawValue),
        credit: isCorrect ? .one : .zero,
        weight: .share(1, of: areCorrect.count),
        reason: reason(isCorrect)
      )
    }
  }

  private func evaluation(of parts: [ResponseEvaluation.Part]) -> ResponseEvaluation {
    let right = parts.count(where: \.isCorrect)
    return ResponseEvaluation(
      credit: .share(right, of: parts.count),
      reason: reason(right, of: parts.count),
      parts: parts
    )
  }

  private func evaluateSides(_ sides: [Int]) -> ResponseEvaluation {
    let others = items.count - 1
    let parts = zip(items, sides).map { item, right in
      ResponseEvaluation.Part(
        id: ResponseEvaluation.Part.ID(item.id.rawValue),
        credit: .share(right, of: others),
        weight: .share(1, of: items.count),
        reason: .sides(correct: right, of: others)
      )
    }
    let right = sides.reduce(0, +)
    return ResponseEvaluation(
      credit: .share(right, of: items.count * others),
      reason: reason(right, of: items.count * others),
      parts: parts
    )
  }

  /// A single item is in order with itself, which shows nothing.
  private func evaluation(ofStretch length: Int) -> ResponseEvaluation {
    let right = length > 1 ? length : 0
    return ResponseEvaluation(
      credit: .share(right, of: items.count),
      reason: reason(right, of: items.count)
    )
  }

  /// A part for each item that has predecessors, which weighs as many as it has.
  private func evaluateDependencies(_ ranks: [Int]) -> ResponseEvaluation {
    var places = Array(repeating: 0, count: ranks.count)
    for (place, rank) in ranks.enumerated() {
      places[rank] = place
    }
    let predecessors =
      hasOneOrder
      ? items.indices.map { $0 > 0 ? [$0 - 1] : [] } : DependencyGraph(self).predecessors
    let all = predecessors.reduce(0) { $0 + $1.count }
    var met = 0
    var parts: [ResponseEvaluation.Part] = []
    for (item, predecessors) in zip(items.indices, predecessors) where !predecessors.isEmpty {
      let right = predecessors.count { places[$0] < places[item] }
      met += right
      parts.append(
        ResponseEvaluation.Part(
          id: ResponseEvaluation.Part.ID(items[item].id.rawValue),
          credit: .share(right, of: predecessors.count),
          weight: .share(predecessors.count, of: all),
          reason: .predecessors(correct: right, of: predecessors.count)
        )
      )
    }
    return ResponseEvaluation(
      credit: grading == .allOrNothing && met < all ? .zero : .share(met, of: all),
      reason: reason(met, of: all),
      parts: parts
    )
  }
}

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
