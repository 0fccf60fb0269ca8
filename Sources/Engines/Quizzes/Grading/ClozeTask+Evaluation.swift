// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

extension ClozeTask: QuizTask {
  func presentation(of shown: ShownParts) -> PresentedParts {
    PresentedParts(
      text: text,
      gaps: segments.compactMap { segment in
        if case .gap(let gap) = segment { self[id: gap] } else { nil }
      }
    )
  }

  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .gaps(let entries) = response else { return nil }
    for (gap, options) in (grading.shown?.gapOptions ?? [:]).sorted(by: { $0.key < $1.key }) {
      if let entry = entries[gap], !entry.isInvisible {
        try options.check(AnswerOption.ID(entry), in: grading.problem)
      }
    }
    return try evaluate(entries, knowing: grading.lexicon, in: grading.problem)
  }

  /// Grades what stands in the gaps; an empty one earns nothing.
  ///
  /// - Complexity: O(*n*) in the number of gaps and the length of the response.
  private func evaluate(
    _ response: [ClozeTask.Gap.ID: String],
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    let known = Set(gaps.map(\.id))
    if let unknown = response.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownGap(unknown, problem: problem)
    }
    guard !response.values.allSatisfy({ $0.isInvisible }) else {
      throw .emptyResponse(problem: problem)
    }
    let weights = gaps.reduce(0) { $0 + $1.weight }
    var parts: [ResponseEvaluation.Part] = []
    for gap in gaps {
      let entry = response[gap.id] ?? ""
      let evaluation = try gap.evaluate(entry, knowing: lexicon, in: problem)
      parts.append(
        ResponseEvaluation.Part(
          id: ResponseEvaluation.Part.ID(gap.id.rawValue),
          credit: evaluation.credit,
          weight: .share(gap.weight, of: weights),
          reason: evaluation.reason,
          feedback: gap.feedback(on: entry, isCorrect: evaluation.isCorrect)
        )
      )
    }
    return grading.evaluate(parts)
  }
}

extension ClozeTask.Gap {
  fileprivate func evaluate(
    _ entry: String,
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !entry.isInvisible else {
      return ResponseEvaluation(credit: .zero, reason: .unanswered)
    }
    do {
      let response: QuizResponse =
        kind.options == nil ? .text(entry) : .choice(AnswerOption.ID(entry))
      return try expectedAnswers.evaluate(entry) { () throws(ResponseError) in
        try kind.evaluate(response, in: Grading(lexicon: lexicon, problem: problem))
      }
    } catch {
      switch error {
      case .notGradable(let reason, _):
        throw .gapNotGradable(reason, gap: id, problem: problem)
      case .undecided(let reason, _):
        throw .gapUndecided(reason, gap: id, problem: problem)
      default:
        throw error
      }
    }
  }

  /// The author's text about what stands in the gap.
  fileprivate func feedback(on entry: String, isCorrect: Bool) -> RichText? {
    kind.options?[id: AnswerOption.ID(entry)]?.feedback
      ?? expectedAnswers.feedback(on: entry, isCorrect: isCorrect)
  }
}

extension OpenResponseTask: QuizTask {
  func presentation(of shown: ShownParts) -> PresentedParts {
    PresentedParts(minimumWords: minimumWords, maximumWords: maximumWords)
  }

  func evaluate(
    _ response: QuizResponse,
    in grading: Grading
  ) throws(ResponseError) -> ResponseEvaluation? {
    guard case .text(let text) = response else { return nil }
    return try evaluate(text, in: grading.problem)
  }

  /// Takes a text whose length is within the limits; a person grades it.
  private func evaluate(
    _ text: String,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    guard !text.isInvisible else { throw .emptyResponse(problem: problem) }
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
  /// - Returns: The points of the levels as a part of the most there are, with a part for each
  ///   criterion.
  /// - Throws: ``EnteredGrade/Refusal/noRubric(problem:)`` when there is nothing to choose from,
  ///   ``EnteredGrade/Refusal/unknownCriterion(_:problem:)`` and
  ///   ``EnteredGrade/Refusal/unknownLevel(_:of:problem:)`` for what the rubric does not have, and
  ///   ``EnteredGrade/Refusal/missingCriteria(_:problem:)`` unless there is a level for each.
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
