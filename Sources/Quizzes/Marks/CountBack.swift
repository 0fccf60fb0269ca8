internal import LudusCore

/// The formula of ``QuizRules/Mode/countBack``.
///
/// A part that ends up with the grade *g* earns max(0, *g* - *p* · (*k* + 1)), where *k*, counted from 0, is
/// the last try in which it had less than *g*, and -1 when there was none. The parts count by their weights.
struct CountBack {
  let penalty: Fraction

  /// Returns the part of a problem's points that tries earn, of which there is at least one.
  func part(of tries: [ResponseEvaluation]) throws(FractionError) -> Fraction {
    guard let last = tries.last else { return .zero }
    // A formula that does not add up its parts, such as all or nothing, has only the whole.
    for evaluation in tries where try !evaluation.gradeIsSumOfParts {
      return try earned(last.grade, history: tries.map(\.grade))
    }
    let grades = tries.map { evaluation in
      Dictionary(evaluation.parts.map { ($0.id, $0.grade) }) { first, _ in first }
    }
    var sum = Fraction.zero
    for part in last.parts {
      let earned = try earned(part.grade, history: grades.map { $0[part.id] ?? .zero })
      sum = try sum + earned * part.weight
    }
    return sum
  }

  private func earned(_ grade: Fraction, history: [Fraction]) throws(FractionError) -> Fraction {
    let wrongTries = history.lastIndex { $0 < grade }.map { $0 + 1 } ?? 0
    return max(.zero, try grade - penalty * Fraction(wrongTries))
  }
}

extension ResponseEvaluation {
  fileprivate var gradeIsSumOfParts: Bool {
    get throws(FractionError) {
      var sum = Fraction.zero
      for part in parts {
        sum = try sum + part.grade * part.weight
      }
      return !parts.isEmpty && sum == grade
    }
  }
}
