// SPDX-License-Identifier: Apache-2.0
internal import NumericMethods

/// The equations of FSRS-6.
///
/// Everything that depends on the parameters alone is computed once.
struct FSRS6: MemoryEquations {
  typealias State = MemoryState

  static let published: [Double] = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
    0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
    0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]

  static let countsFractions = false

  private let firsts: [State]
  /// The change of the difficulty by an answer of each rating, before damping.
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
  /// Times a stability, it gives the days until the chance of recall is down to the desired one.
  private var intervalFactor = 0.0

  init(_ w: [Double], desiredRetention: Double) {
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
    intervalFactor = daysPerStability(until: desiredRetention)
  }

  func retrievability(_ state: State, after days: Double) -> Double {
    guard days > 0 else { return 1 }
    return Elementary.exp(decay * Elementary.log(factor * days / state.stability + 1))
  }

  func interval(_ state: State) -> Double { state.stability * intervalFactor }

  func days(_ state: State, until retention: Double) -> Double {
    state.stability * daysPerStability(until: retention)
  }

  func state(_ difficulty: Double, recalledWith retention: Double, after days: Double) -> State {
    State(
      stability: Self.bounded(days / daysPerStability(until: retention)),
      difficulty: Self.clamped(difficulty)
    )
  }

  func adopted(_ state: State) -> State {
    State(stability: Self.bounded(state.stability), difficulty: Self.clamped(state.difficulty))
  }

  func difficulty(_ stability: Double, growing ease: Double, recalledWith retention: Double)
    -> Double
  {
    let surprise = Elementary.exp(w10 * (1 - retention)) - 1
    let saturation = Elementary.exp(-w9 * Elementary.log(stability))
    return 11 - (ease - 1) / (gain * saturation * surprise)
  }

  /// Days of a memory of stability 1 until the chance of recall is down to a share.
  private func daysPerStability(until retention: Double) -> Double {
    (Elementary.exp(Elementary.log(retention) / decay) - 1) / factor
  }

  func first(_ rating: Int) -> State { firsts[rating - 1] }

  func next(_ state: State, _ rating: Int, after days: Double, recall: Double) -> State {
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

extension FSRS6 {
  typealias Gradient = FSRS6Gradient
}

/// The equations of FSRS-6 with their derivatives by the 21 parameters, carried along from review
/// to review: exact but for rounding.
struct FSRS6Gradient: MemoryGradient {
  /// A memory, and how it moves with the parameters.
  struct State {
    var stability: Double
    var difficulty: Double
    var stabilitySlopes: SIMD32<Double> = .zero
    /// By the parameters 4 to 7, which alone move the difficulty.
    var difficultySlopes: SIMD4<Double> = .zero
  }

  /// A chance of recall, and how it moves.
  struct Recall: RecallGradient {
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
    let equations = FSRS6(w)
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

  func first(_ rating: Int) -> State { firsts[rating - 1] }

  func recall(_ state: State, after days: Double) -> Recall {
    guard days > 0 else { return Recall() }
    let ratio = days / state.stability
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

  func next(_ state: State, _ rating: Int, after days: Double, _ recall: Recall) -> State {
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
