// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The equations of FSRS-6 with their derivatives by the 21 parameters, carried along from review to review: exact but for
/// rounding.
struct MemoryGradient {
  /// A memory, and how it moves with the parameters.
  struct State {
    var stability: Double
    var difficulty: Double
    var stabilitySlopes: SIMD32<Double> = .zero
    /// By the parameters 4 to 7, which alone move the difficulty.
    var difficultySlopes: SIMD4<Double> = .zero
  }

  /// A chance of recall, and how it moves.
  struct Recall {
    var value = 1.0
    var slopes = SIMD32<Double>.zero
    /// With the stability alone.
    fileprivate var byStability = 0.0
    /// With the last parameter alone, the decay.
    fileprivate var byDecay = 0.0
  }

  private let w: [Double]
  private let firsts: [State]
  private let easyStart: Double
  private let easySlope: Double
  private let factor: Double
  private let factorSlope: Double
  private let gain: Double
  private let bonus: [Double]
  private let lapse: Double

  init(_ w: [Double]) {
    self.w = w
    let equations = MemoryEquations(w)
    firsts = (1...4).map { rating in
      let first = equations.first(rating)
      var state = State(stability: first.stability, difficulty: first.difficulty)
      state.stabilitySlopes[rating - 1] = 1
      let power = Elementary.exp(w[5] * Double(rating - 1))
      if (1...10).contains(w[4] - power + 1) {
        state.difficultySlopes = [1, -Double(rating - 1) * power, 0, 0]
      }
      return state
    }
    let easy = Elementary.exp(w[5] * 3)
    easyStart = w[4] - easy + 1
    easySlope = -3 * easy
    let power = Elementary.exp(Elementary.log(0.9) / -w[20])
    factor = power - 1
    factorSlope = power * Elementary.log(0.9) / (w[20] * w[20])
    gain = Elementary.exp(w[8])
    bonus = [1, w[15], 1, w[16]]
    lapse = Elementary.exp(w[17] * w[18])
  }

  /// The memory after the first review.
  func first(_ rating: Int) -> State { firsts[rating - 1] }

  /// The chance of recall after some days.
  func recall(_ state: State, after days: Int) -> Recall {
    guard days > 0 else { return Recall() }
    let ratio = Double(days) / state.stability
    let growth = factor * ratio
    let logarithm = Elementary.log(growth + 1)
    let value = Elementary.exp(-w[20] * logarithm)
    var recall = Recall(value: value)
    recall.byStability = value * w[20] * growth / ((growth + 1) * state.stability)
    recall.byDecay = -value * (logarithm + w[20] * ratio * factorSlope / (growth + 1))
    recall.slopes = state.stabilitySlopes * recall.byStability
    recall.slopes[20] += recall.byDecay
    return recall
  }

  /// The memory after another review.
  func next(_ state: State, _ rating: Int, after days: Int, _ recall: Recall) -> State {
    var next = state
    if days < 1 {
      repeatSameDay(&next, rating)
    } else if rating == 1 {
      forget(&next, recall)
    } else {
      grow(&next, rating, recall)
    }
    if !(0.001...1e15).contains(next.stability) {
      next.stability = Swift.min(Swift.max(next.stability, 0.001), 1e15)
      next.stabilitySlopes = .zero
    }
    changeDifficulty(&next, rating)
    return next
  }

  /// Moves the slopes of the stability with its own and with those of the difficulty.
  private func carry(_ state: inout State, byStability: Double, byDifficulty: Double) {
    state.stabilitySlopes *= byStability
    for index in 0..<4 {
      state.stabilitySlopes[4 + index] += byDifficulty * state.difficultySlopes[index]
    }
  }

  private func repeatSameDay(_ state: inout State, _ rating: Int) {
    let logarithm = Elementary.log(state.stability)
    let push = w[18] + Double(rating - 3)
    let growth = Elementary.exp(w[17] * push - w[19] * logarithm)
    guard rating == 1 || growth >= 1 else { return }
    let stability = state.stability * growth
    carry(&state, byStability: growth * (1 - w[19]), byDifficulty: 0)
    state.stabilitySlopes[17] += stability * push
    state.stabilitySlopes[18] += stability * w[17]
    state.stabilitySlopes[19] -= stability * logarithm
    state.stability = stability
  }

  private func grow(_ state: inout State, _ rating: Int, _ recall: Recall) {
    let stability = state.stability
    let logarithm = Elementary.log(stability)
    let surprise = Elementary.exp(w[10] * (1 - recall.value))
    let rest = 11 - state.difficulty
    let scale = gain * rest * Elementary.exp(-w[9] * logarithm) * bonus[rating - 1]
    let added = scale * (surprise - 1)
    let byRecall = -stability * scale * w[10] * surprise
    let gained = stability * added
    carry(
      &state,
      byStability: 1 + added - w[9] * added + byRecall * recall.byStability,
      byDifficulty: -gained / rest
    )
    state.stabilitySlopes[8] += gained
    state.stabilitySlopes[9] -= gained * logarithm
    state.stabilitySlopes[10] += stability * scale * surprise * (1 - recall.value)
    if rating == 2 { state.stabilitySlopes[15] += gained / w[15] }
    if rating == 4 { state.stabilitySlopes[16] += gained / w[16] }
    state.stabilitySlopes[20] += byRecall * recall.byDecay
    state.stability = stability + gained
  }

  private func forget(_ state: inout State, _ recall: Recall) {
    let stability = state.stability
    let short = stability / lapse
    let logarithm = Elementary.log(stability + 1)
    let power = Elementary.exp(w[13] * logarithm)
    let ease = Elementary.log(state.difficulty)
    let scale = w[11] * Elementary.exp(w[14] * (1 - recall.value) - w[12] * ease)
    let long = scale * (power - 1)
    guard long <= short else {
      carry(&state, byStability: 1 / lapse, byDifficulty: 0)
      state.stabilitySlopes[17] -= short * w[18]
      state.stabilitySlopes[18] -= short * w[17]
      state.stability = short
      return
    }
    let byRecall = -w[14] * long
    carry(
      &state,
      byStability: scale * w[13] * power / (stability + 1) + byRecall * recall.byStability,
      byDifficulty: -w[12] * long / state.difficulty
    )
    state.stabilitySlopes[11] += long / w[11]
    state.stabilitySlopes[12] -= long * ease
    state.stabilitySlopes[13] += scale * power * logarithm
    state.stabilitySlopes[14] += long * (1 - recall.value)
    state.stabilitySlopes[20] += byRecall * recall.byDecay
    state.stability = long
  }

  private func changeDifficulty(_ state: inout State, _ rating: Int) {
    let rest = 10 - state.difficulty
    let step = Double(3 - rating) / 9
    let damped = state.difficulty + rest * w[6] * step
    let difficulty = w[7] * easyStart + (1 - w[7]) * damped
    guard (1...10).contains(difficulty) else {
      state.difficulty = Swift.min(Swift.max(difficulty, 1), 10)
      state.difficultySlopes = .zero
      return
    }
    state.difficultySlopes *= (1 - w[7]) * (1 - w[6] * step)
    state.difficultySlopes += [
      w[7], w[7] * easySlope, (1 - w[7]) * rest * step, easyStart - damped,
    ]
    state.difficulty = difficulty
  }
}
