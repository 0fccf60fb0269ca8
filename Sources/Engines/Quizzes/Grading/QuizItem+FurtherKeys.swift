// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import QuizContent

extension Quiz.Item {
  /// The most kinds that the keys of an item are combined to; only gaps with keys each of their own
  /// come to more than one for each key.
  private static let maximumKeys = 256

  /// Returns the item with further keys, by the best of which a response counts, or nil when one of
  /// them does not fit.
  ///
  /// Keys of gaps combine: what is accepted in one gap is so whatever is in the others.
  func accepting(_ keys: [QuizResponse]) -> Quiz.Item? {
    var kinds = [problem.kind]
    for key in keys {
      guard problem.kind.keyed(by: key) != nil else { return nil }
      for kind in kinds {
        guard kinds.count <= Self.maximumKeys, let further = kind.keyed(by: key),
          !kinds.contains(further)
        else { continue }
        kinds.append(further)
      }
    }
    return with(furtherKeys: kinds.dropFirst().map { FurtherKey(kind: $0, shown: shown) })
  }

  /// Returns the best of an evaluation and those by the further keys.
  func best(
    of first: Result<ResponseEvaluation, ResponseError>,
    _ response: QuizResponse
  ) -> Result<ResponseEvaluation, ResponseError> {
    var best = first
    for key in furtherKeys {
      if case .success(let found) = best, found.isCorrect { break }
      let grading = Grading(shown: key.shown, lexicon: vocabulary.lexicon, problem: problem.id)
      guard let evaluation = try? key.kind.evaluate(response, in: grading) else { continue }
      if case .success(let found) = best, found.credit >= evaluation.credit { continue }
      best = .success(evaluation)
    }
    return best
  }

  /// Returns the evaluation of picks that were made one after the other, of which a grader has
  /// taken those that count.
  func evaluate(_ grader: CheckAllGrader, of picks: [AnswerOption.ID]) -> ResponseEvaluation {
    guard !furtherKeys.isEmpty else { return grader.evaluation }
    let best = best(of: .success(grader.evaluation), .choices(picks))
    return (try? best.get()) ?? grader.evaluation
  }
}

/// Another key by which responses to an item count, since the quiz was amended.
///
/// It is not stored: a session keeps the credits that came of it.
struct FurtherKey: Hashable, Sendable {
  let kind: ProblemKind
  /// The parts that are shown, with the other key.
  let shown: ShownParts

  init(kind: ProblemKind, shown: ShownParts) {
    func keyed(_ options: [AnswerOption], in all: AnswerOptions?) -> [AnswerOption] {
      options.map { all?[id: $0.id] ?? $0 }
    }
    self.kind = kind
    var shown = shown
    shown.options = keyed(shown.options, in: kind.options)
    for gap in kind.gaps {
      shown.gapOptions[gap.id] = shown.gapOptions[gap.id].map { keyed($0, in: gap.kind.options) }
    }
    self.shown = shown
  }
}
