public import LudusCore

/// How the pairs of a matching problem, or the gaps of a cloze text, are graded together.
///
/// By both formulae one more correct part never earns less.
public enum PartsFormula: String, Hashable, Sendable, JSONName {
  /// Each part earns its share: pairs share alike, gaps by their weights.
  case perPart
  /// 1 if every part is correct, else 0.
  case allOrNothing
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
