// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension MatchingTask: QuizTask {
  var shuffledItems: [Problem.Item] { right }

  func presentation(of shown: ShownParts) -> PresentedParts {
    PresentedParts(left: left, sharesRight: sharesRight)
  }

  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .pairs(let pairs) = response else { return nil }
    return try evaluate(pairs, in: grading.problem)
  }

  /// Grades pairs; an item of the left column that is in none of them earns nothing.
  ///
  /// - Complexity: O(*n*) in the number of items.
  private func evaluate(
    _ response: [Problem.Item.ID: Problem.Item.ID],
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !response.isEmpty else { throw .emptyResponse(problem: problem) }
    try check(response, in: problem)
    return grading.evaluate(
      left.map { item in
        let match = response[item.id]
        let isCorrect = match == pairs[item.id]
        return ResponseEvaluation.Part(
          id: ResponseEvaluation.Part.ID(item.id.rawValue),
          credit: isCorrect ? .one : .zero,
          weight: .share(1, of: left.count),
          reason: match == nil ? .unanswered : .pair(isCorrect)
        )
      }
    )
  }

  /// Refuses pairs of items that there are not, and items of the right column in more pairs than
  /// allowed.
  private func check(
    _ response: [Problem.Item.ID: Problem.Item.ID],
    in problem: Problem.ID
  ) throws(ResponseError) {
    let leftNames = Set(left.map(\.id))
    if let unknown = response.keys.sorted().first(where: { !leftNames.contains($0) }) {
      throw .unknownItem(unknown, problem: problem)
    }
    let rightNames = Set(right.map(\.id))
    var used: Set<Problem.Item.ID> = []
    for item in left {
      guard let match = response[item.id] else { continue }
      guard rightNames.contains(match) else { throw .unknownItem(match, problem: problem) }
      guard used.insert(match).inserted || sharesRight else {
        throw .repeatedItem(match, problem: problem)
      }
    }
  }
}
