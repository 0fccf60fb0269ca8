internal import LudusCore
internal import Quizzes

/// The weighted likelihood of an ability, given answers to problems of known difficulty.
///
/// T. A. Warm, "Weighted likelihood estimation of ability in item response theory" (Psychometrika 54, 1989):
/// at the estimate the number of right answers, less its expectation, plus *J* / 2*I* is 0, where *I* is the
/// sum of *p*(1 - *p*) and *J* that of *p*(1 - *p*)(1 - 2*p*).
struct WeightedLikelihood {
  private let difficulties: [Double]
  private let right: Double

  /// Gathers answers; nil for none.
  init?(_ answers: [(difficulty: Double, isCorrect: Bool)]) {
    guard !answers.isEmpty else { return nil }
    difficulties = answers.map(\.difficulty)
    right = Double(answers.count(where: \.isCorrect))
  }

  /// The ability at which the weighted likelihood is greatest.
  var maximum: Estimate {
    // Beyond ln(2n) + 1 from all difficulties the slope has the sign that leads back.
    let reach = Elementary.log(2 * Double(difficulties.count)) + 1
    var low = (difficulties.min() ?? 0) - reach
    var high = (difficulties.max() ?? 0) + reach
    for _ in 0..<48 {
      let middle = low + (high - low) / 2
      if slope(at: middle).value > 0 {
        low = middle
      } else {
        high = middle
      }
    }
    let ability = low + (high - low) / 2
    let error = 1 / slope(at: ability).information.squareRoot()
    return Estimate(unchecked: ability, standardError: error)
  }

  private func slope(at ability: Double) -> (value: Double, information: Double) {
    var (expected, information, skew) = (0.0, 0.0, 0.0)
    for difficulty in difficulties {
      let chance = Elementary.logistic(ability - difficulty)
      let variance = chance * (1 - chance)
      expected += chance
      information += variance
      skew += variance * (1 - 2 * chance)
    }
    return (right - expected + skew / (2 * information), information)
  }
}
