// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension OpenResponseTask {
  /// Takes a text whose length is within the limits; a person grades it.
  func evaluate(
    _ text: String,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !RichText(text).isBlank else { throw .emptyResponse(problem: problem) }
    let count = Self.wordCount(of: text)
    guard count >= minimumWords ?? 0, count <= maximumWords ?? .max else {
      throw .wordCountOutOfRange(
        count,
        minimum: minimumWords,
        maximum: maximumWords,
        problem: problem
      )
    }
    return ResponseEvaluation(credit: .zero, reason: .awaitsGrade)
  }
}

extension Problem {
  /// Grades an open response by the levels that a person chose from its rubric.
  ///
  /// ```swift
  /// try essay.evaluate(levels: ["cause": "clear", "source": "missing"])
  /// ```
  ///
  /// - Parameter levels: For each criterion of the rubric, the level that the text is on.
  /// - Returns: The points of the levels as a part of the most there are, with a part for each criterion.
  /// - Throws: ``EnteredGrade/Refusal/noRubric(problem:)`` when there is nothing to choose from,
  ///   ``EnteredGrade/Refusal/unknownCriterion(_:problem:)`` and ``EnteredGrade/Refusal/unknownLevel(_:of:problem:)`` for what the
  ///   rubric does not have, and ``EnteredGrade/Refusal/missingCriteria(_:problem:)`` unless there is a level for each.
  public func evaluate(
    levels: [Rubric.Criterion.ID: Rubric.Level.ID]
  ) throws(EnteredGrade.Refusal) -> ResponseEvaluation {
    guard case .openResponse(let task) = kind, let rubric = task.rubric else {
      throw .noRubric(problem: id)
    }
    let known = Set(rubric.criteria.map(\.id))
    if let unknown = levels.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownCriterion(unknown, problem: id)
    }
    let missing = rubric.criteria.map(\.id).filter { levels[$0] == nil }
    guard missing.isEmpty else { throw .missingCriteria(missing, problem: id) }
    var points = 0
    var parts: [ResponseEvaluation.Part] = []
    for criterion in rubric.criteria {
      guard let name = levels[criterion.id] else { continue }
      guard let level = criterion.levels.first(where: { $0.id == name }) else {
        throw .unknownLevel(name, of: criterion.id, problem: id)
      }
      points += level.points
      parts.append(
        ResponseEvaluation.Part(
          id: ResponseEvaluation.Part.ID(criterion.id.rawValue),
          credit: .share(level.points, of: criterion.points),
          weight: .share(criterion.points, of: rubric.points),
          reason: .rubric(points: level.points, of: criterion.points)
        )
      )
    }
    return ResponseEvaluation(
      credit: .share(points, of: rubric.points),
      reason: .rubric(points: points, of: rubric.points),
      parts: parts
    )
  }
}
