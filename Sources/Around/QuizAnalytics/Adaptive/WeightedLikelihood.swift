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
    let ability = Elementary.zero(from: low, to: high) { slope(at: $0).value }
    let information = max(slope(at: ability).information, .leastNormalMagnitude)
    return Estimate(unchecked: ability, standardError: 1 / information.squareRoot())
  }

  /// Two abilities around the highest of several peaks: guessing makes right answers to hard problems say little, so that the
  /// slope may cross 0 more than once.
  private func highestPeak(
    from low: Double,
    to high: Double,
    in count: Int
  ) -> (Double, Double) {
    let step = (high - low) / Double(count)
    var slopes = [Slope](repeating: Slope(), count: count + 1)
    for answer in answers {
      GuessingModel.forEachOdds(
        slope: answer.slope,
        from: low - answer.difficulty,
        by: step,
        count: count + 1
      ) { slopes[$0].add(answer, odds: $1) }
    }
    var (height, best) = (0.0, (height: -Double.infinity, place: 0))
    for place in 1...count {
      let (last, next) = (slopes[place - 1].value, slopes[place].value)
      if last > 0, next <= 0, height > best.height { best = (height, place - 1) }
      height += (last + next) / 2 * step
    }
    let start = low + Double(best.place) * step
    return (start, start + step)
  }

  private func slope(at ability: Double) -> Slope {
    var slope = Slope()
    for answer in answers {
      slope.add(answer, odds: Elementary.exp(-answer.slope * (ability - answer.difficulty)))
    }
    return slope
  }

  /// The slope of the logarithm at an ability, and its parts.
  private struct Slope {
    private var residual = 0.0
    private var skew = 0.0
    private(set) var information = 0.0

    /// Adds an answer to a problem, by the odds against knowing it.
    mutating func add(_ answer: Answer, odds: Double) {
      let known = 1 / (1 + odds)
      // How much of a right answer is not owed to a guess.
      let weight = answer.guessing > 0 ? answer.slope / (1 + answer.guessing * odds) : answer.slope
      let curvature = weight * answer.slope * known * (1 - known) * (1 - answer.guessing)
      residual += (answer.isCorrect ? weight : 0) - answer.slope * known
      information += curvature
      skew += curvature * (1 - 2 * known) * answer.slope
    }

    var value: Double {
      // Where there is no information left, the ability lies on the other side of all difficulties.
      information > 0 ? residual + skew / (2 * information) : residual
    }
  }
}
