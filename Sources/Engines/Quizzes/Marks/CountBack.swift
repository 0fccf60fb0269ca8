// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The formula of `QuizRules.Mode.countBack`.
///
/// A part that ends up with the credit *g* earns max(0, *g* - *p* · (*k* + 1)), where *k*, counted from 0, is
/// the last try in which it had less than *g*, and -1 when there was none. The parts count by their weights.
struct CountBack {
  let penalty: Fraction

  /// Returns the credit for a problem that tries earn, of which there is at least one.
  func credit(of tries: [ResponseEvaluation]) throws(FractionError) -> Fraction {
    guard let last = tries.last else { return .zero }
    // A formula that does not add up its parts, such as all or nothing, has only the whole.
    for evaluation in tries where try !evaluation.creditIsSumOfParts {
      return try earned(last.credit, history: tries.map(\.credit))
    }
    let credits = tries.map { evaluation in
      Dictionary(evaluation.parts.map { ($0.id, $0.credit) }) { first, _ in first }
    }
    var sum = Fraction.zero
    for part in last.parts {
      let earned = try earned(part.credit, history: credits.map { $0[part.id] ?? .zero })
      sum = try sum + earned * part.weight
    }
    return sum
  }

  private func earned(_ credit: Fraction, history: [Fraction]) throws(FractionError) -> Fraction {
    let wrongTries = history.lastIndex { $0 < credit }.map { $0 + 1 } ?? 0
    return max(.zero, try credit - penalty * Fraction(wrongTries))
  }
}

extension ResponseEvaluation {
  fileprivate var creditIsSumOfParts: Bool {
    get throws(FractionError) {
      var sum = Fraction.zero
      for part in parts {
        sum = try sum + part.credit * part.weight
      }
      return !parts.isEmpty && sum == credit
    }
  }
}
