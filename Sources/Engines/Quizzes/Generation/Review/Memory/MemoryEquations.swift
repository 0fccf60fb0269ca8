// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The equations of FSRS-6.
///
/// Everything that depends on the parameters alone is computed once.
struct MemoryEquations: Hashable, Sendable {
  /// Stability in days, and difficulty from 1 to 10.
  struct State: Hashable, Sendable {
    var stability: Double
    var difficulty: Double
  }

  private let firsts: [State]
  /// How far an answer of each rating moves the difficulty, before damping.
  private let moves: [Double]
  /// Difficulties are drawn towards the one of an easy start by this share.
  private let reversion: Double
  private let target: Double
  private let decay: Double
  private let factor: Double
  private let gain: Double
  private let bonus: [Double]
  private let w9: Double
  private let w10: Double
  private let w11: Double
  private let w12: Double
  private let w13: Double
  private let w14: Double
  private let w19: Double
  private let shortTerm: [Double]
  private let lapse: Double

  init(_ w: [Double]) {
    func start(_ rating: Int) -> Double {
      w[4] - Elementary.exp(w[5] * Double(rating - 1)) + 1
    }
    firsts = (1...4).map { rating in
      State(stability: w[rating - 1], difficulty: Self.clamped(start(rating)))
    }
    moves = (1...4).map { w[6] * Double(3 - $0) }
    reversion = w[7]
    target = w[7] * start(4)
    decay = -w[20]
    let power = Elementary.log(0.9) / -w[20]
    factor = Elementary.exp(power) - 1
    gain = Elementary.exp(w[8])
    bonus = [1, w[15], 1, w[16]]
    (w9, w10, w11, w12, w13, w14, w19) = (w[9], w[10], w[11], w[12], w[13], w[14], w[19])
    shortTerm = (1...4).map { Elementary.exp(w[17] * (w[18] + Double($0 - 3))) }
    lapse = Elementary.exp(w[17] * w[18])
  }

  /// The chance of recall after some days.
  func retrievability(_ stability: Double, after days: Double) -> Double {
    guard days > 0 else { return 1 }
    return Elementary.exp(decay * Elementary.log(factor * days / stability + 1))
  }

  /// Days of a memory of stability 1 until the chance of recall is down to a share.
  func daysPerStability(until retention: Double) -> Double {
    (Elementary.exp(Elementary.log(retention) / decay) - 1) / factor
  }

  /// The memory after the first review.
  func first(_ rating: Int) -> State { firsts[rating - 1] }

  /// The memory after another review.
  ///
  /// - Parameters:
  ///   - state: The memory before.
  ///   - rating: From 1 to 4.
  ///   - days: The whole days since the last review; less than 1 for a review on the same day.
  ///   - recall: The chance of recall at the time of the review.
  /// - Returns: The memory after it.
  func next(_ state: State, _ rating: Int, after days: Int, recall: Double) -> State {
    let stability: Double
    if days < 1 {
      stability = state.stability * sameDayGrowth(state.stability, rating)
    } else if rating == 1 {
      stability = forgotten(state, recall)
    } else {
      stability = state.stability * growth(state, rating, recall)
    }
    return State(
      stability: Self.bounded(stability),
      difficulty: nextDifficulty(state.difficulty, rating)
    )
  }

  private func sameDayGrowth(_ stability: Double, _ rating: Int) -> Double {
    let growth = shortTerm[rating - 1] * Elementary.exp(-w19 * Elementary.log(stability))
    return rating > 1 && growth < 1 ? 1 : growth
  }

  private func growth(_ state: State, _ rating: Int, _ recall: Double) -> Double {
    let surprise = Elementary.exp(w10 * (1 - recall)) - 1
    let saturation = Elementary.exp(-w9 * Elementary.log(state.stability))
    return gain * (11 - state.difficulty) * saturation * surprise * bonus[rating - 1] + 1
  }

  private func forgotten(_ state: State, _ recall: Double) -> Double {
    let power = Elementary.exp(w13 * Elementary.log(state.stability + 1)) - 1
    let ease = Elementary.exp(-w12 * Elementary.log(state.difficulty))
    let long = w11 * ease * power * Elementary.exp(w14 * (1 - recall))
    let short = state.stability / lapse
    return short < long ? short : long
  }

  private func nextDifficulty(_ difficulty: Double, _ rating: Int) -> Double {
    // The nearer to 10, the smaller the step.
    let damped = difficulty + (10 - difficulty) * moves[rating - 1] / 9
    return Self.clamped(target + (1 - reversion) * damped)
  }

  private static func clamped(_ difficulty: Double) -> Double {
    if difficulty < 1 { return 1 }
    return difficulty > 10 ? 10 : difficulty
  }

  /// Not below the published minimum, nor above what would overflow after many reviews.
  private static func bounded(_ stability: Double) -> Double {
    if stability < 0.001 { return 0.001 }
    return stability > 1e15 ? 1e15 : stability
  }
}
