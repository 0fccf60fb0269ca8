// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Quizzes

/// The weighted likelihood of an ability, given answers to problems of known difficulty.
///
/// T. A. Warm, "Weighted likelihood estimation of ability in item response theory" (Psychometrika 54, 1989):
/// at the estimate the slope of the log-likelihood plus *J* / 2*I* is 0, where *I* is the information, and *J* the sum of
/// *P*′*P*″ / *P*(1 - *P*).
struct WeightedLikelihood {
  /// An answer, with what is known of its problem.
  struct Answer: Hashable {
    let difficulty: Double
    var slope = 1.0
    var guessing = 0.0
    let isCorrect: Bool
  }

  private let answers: [Answer]

  /// Gathers answers; nil for none.
  init?(_ answers: [Answer]) {
    guard !answers.isEmpty else { return nil }
    self.answers = answers
  }

  /// The ability at which the weighted likelihood is greatest.
  var maximum: Estimate {
    let flattest = answers.reduce(.infinity) { min($0, $1.slope) }
    let steepest = answers.reduce(0) { max($0, $1.slope) }
    // Beyond that from all difficulties the slope has the sign that leads back.
    let count = 2 * Double(answers.count) * (steepest / flattest)
    let reach = (Elementary.log(count) + 1) / flattest
    var low = answers.reduce(.infinity) { min($0, $1.difficulty) } - reach
    var high = answers.reduce(-.infinity) { max($0, $1.difficulty) } + reach
    if answers.contains(where: { $0.guessing > 0 }) {
      // A logit in which even the steepest problem changes little does not hide two peaks.
      let steps = Int(max(8, min(512, 4 * steepest * (high - low))))
      (low, high) = highestPeak(from: low, to: high, in: steps)
    }
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

  /// Two abilities around the highest of several peaks: guessing makes right answers to hard problems say little, so that the
  /// slope may cross 0 more than once.
  private func highestPeak(
    from low: Double,
    to high: Double,
    in count: Int
  ) -> (Double, Double) {
    let step = (high - low) / Double(count)
    var (height, best) = (0.0, (height: -Double.infinity, place: 0))
    var last = slope(at: low).value
    for place in 1...count {
      let next = slope(at: low + Double(place) * step).value
      if last > 0, next <= 0, height > best.height { best = (height, place - 1) }
      height += (last + next) / 2 * step
      last = next
    }
    let start = low + Double(best.place) * step
    return (start, start + step)
  }

  private func slope(at ability: Double) -> (value: Double, information: Double) {
    var (right, expected, information, skew) = (0.0, 0.0, 0.0, 0.0)
    for answer in answers {
      let base = Elementary.logistic(answer.slope * (ability - answer.difficulty))
      let chance = answer.guessing + (1 - answer.guessing) * base
      // How much of a right answer is not owed to a guess.
      let weight = chance > 0 ? answer.slope * (base / chance) : answer.slope
      let curvature = weight * answer.slope * base * (1 - base) * (1 - answer.guessing)
      right += answer.isCorrect ? weight : 0
      expected += weight * chance
      information += curvature
      skew += curvature * (1 - 2 * base) * answer.slope
    }
    // Where there is no information left, the ability lies on the other side of all difficulties.
    guard information > 0 else { return (right - expected, .leastNormalMagnitude) }
    return (right - expected + skew / (2 * information), information)
  }
}
