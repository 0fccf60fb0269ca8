// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import QuizContent

extension ClozeTask {
  /// Grades what stands in the gaps; an empty one earns nothing.
  ///
  /// - Complexity: O(*n*) in the number of gaps and the length of the response.
  func evaluate(
    _ response: [ClozeTask.Gap.ID: String],
    knowing lexicon: Lexicon,
    in problem: Problem.ID
  ) throws(ResponseError) -> ResponseEvaluation {
    let known = Set(gaps.map(\.id))
    if let unknown = response.keys.sorted().first(where: { !known.contains($0) }) {
      throw .unknownGap(unknown, problem: problem)
    }
    guard !response.values.allSatisfy({ RichText($0).isBlank }) else {
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
    guard !RichText(entry).isBlank else {
      return ResponseEvaluation(credit: .zero, reason: .unanswered)
    }
    do {
      let response: QuizResponse =
        kind.options == nil ? .text(entry) : .choice(AnswerOption.ID(entry))
      return try expectedAnswers.evaluate(entry) { () throws(ResponseError) in
        try kind.evaluate(response, knowing: lexicon, in: problem)
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
