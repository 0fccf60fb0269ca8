// SPDX-License-Identifier: Apache-2.0
internal import NumericMethods

/// The equations of FSRS-7 with their derivatives by the 34 parameters.
struct FSRS7Gradient: MemoryGradient {
  typealias Slopes = SIMD64<Double>

  /// A number, and how it moves with the parameters.
  struct Moving {
    var value: Double
    var slopes = Slopes.zero

    /// Brings the number into a range, in which alone it moves.
    mutating func clamp(to range: ClosedRange<Double>) {
      guard !range.contains(value) else { return }
      value = value.clamped(to: range)
      slopes = .zero
    }
  }

  /// A memory.
  struct State {
    var slow: Moving
    var fast: Moving
    var difficulty: Moving
  }

  /// The chance of recall, and that of the fast trace alone.
  struct Recall: RecallGradient {
    var whole: Moving
    var fast: Moving

    var value: Double { whole.value }
    var slopes: Slopes { whole.slopes }
  }

  private let w: [Double]
  private let firsts: [State]
  private let target: Moving

  init(_ w: [Double]) {
    self.w = w
    func start(_ rating: Int) -> Moving {
      let power = Elementary.exp(w[5] * Double(rating - 1))
      var start = Moving(value: w[4] - power + 1)
      start.slopes[4] = 1
      start.slopes[5] = -Double(rating - 1) * power
      return start
    }
    firsts = (1...4).map { rating in
      var state = State(
        slow: Moving(value: w[rating - 1]),
        fast: Moving(value: w[rating - 1] * FSRS7.fastShare),
        difficulty: start(rating)
      )
      state.slow.slopes[rating - 1] = 1
      state.fast.slopes[rating - 1] = FSRS7.fastShare
      state.slow.clamp(to: FSRS7.stabilityRange)
      state.fast.clamp(to: FSRS7.stabilityRange)
      state.difficulty.clamp(to: 1...10)
      return state
    }
    target = start(4)
  }

  func first(_ rating: Int) -> State { firsts[rating - 1] }

  // MARK: Recall

  func recall(_ state: State, after days: Double) -> Recall {
    let days = max(days, 0)
    let (fast, slow) = (fastRecall(state, days), slowRecall(state, days))
    let (fastWeight, slowWeight) = (fastWeight(state), slowWeight(state))
    let sum = fastWeight.value + slowWeight.value
    let mean = (fastWeight.value * fast.value + slowWeight.value * slow.value) / sum
    var slopes = fast.slopes * (fastWeight.value / sum)
    slopes += slow.slopes * (slowWeight.value / sum)
    slopes += fastWeight.slopes * ((fast.value - mean) / sum)
    slopes += slowWeight.slopes * ((slow.value - mean) / sum)
    let scale = 1 - 2 * FSRS7.margin
    return Recall(
      whole: Moving(value: mean * scale + FSRS7.margin, slopes: slopes * scale),
      fast: fast
    )
  }

  private func fastRecall(_ state: State, _ days: Double) -> Moving {
    let fast = state.fast.value
    let logarithm = Elementary.log(fast)
    let power = w[33] - 0.3
    let free = w[23] * Elementary.exp(power * logarithm)
    let moves = FSRS7.decayRange.contains(free)
    let decay = -free.clamped(to: FSRS7.decayRange)
    let base = Elementary.log(w[25])
    let exponent = min(base / decay, 60)
    let isFree = exponent < 60
    let grown = Elementary.exp(exponent)
    let time = days / fast
    let growth = (grown - 1) * time
    let log = Elementary.log(growth + 1)
    let value = Elementary.exp(decay * log)
    let byGrowth = value * decay / (growth + 1)
    let byDecay = value * log + (isFree ? -byGrowth * time * grown * base / (decay * decay) : 0)
    let decayByFast = moves ? -free * power / fast : 0
    var slopes = state.fast.slopes * (byDecay * decayByFast - byGrowth * growth / fast)
    if moves {
      slopes[23] -= byDecay * free / w[23]
      slopes[33] -= byDecay * free * logarithm
    }
    if isFree { slopes[25] += byGrowth * time * grown / (w[25] * decay) }
    return Moving(value: value, slopes: slopes)
  }

  private func slowRecall(_ state: State, _ days: Double) -> Moving {
    let slow = state.slow.value
    let away = state.difficulty.value - 5
    let decay = -w[24].clamped(to: FSRS7.decayRange)
    let base = Elementary.log(w[26])
    let grown = Elementary.exp(base / decay)
    let rate = Elementary.exp(away * (w[32] - 0.3)) * days / slow
    let growth = (grown - 1) * rate
    let log = Elementary.log(growth + 1)
    let value = Elementary.exp(decay * log)
    let byGrowth = value * decay / (growth + 1)
    var slopes = state.slow.slopes * (-byGrowth * growth / slow)
    slopes += state.difficulty.slopes * (byGrowth * growth * (w[32] - 0.3))
    slopes[32] += byGrowth * growth * away
    slopes[26] += byGrowth * rate * grown / (w[26] * decay)
    if FSRS7.decayRange.contains(w[24]) {
      slopes[24] -= value * log - byGrowth * rate * grown * base / (decay * decay)
    }
    return Moving(value: value, slopes: slopes)
  }

  private func fastWeight(_ state: State) -> Moving {
    let logarithm = Elementary.log(state.fast.value)
    let power = Elementary.exp(-w[29] * logarithm)
    let value = w[27] * power
    var slopes = state.fast.slopes * (-value * w[29] / state.fast.value)
    slopes[27] += power
    slopes[29] -= value * logarithm
    return Moving(value: value, slopes: slopes)
  }

  private func slowWeight(_ state: State) -> Moving {
    let logarithm = Elementary.log(state.slow.value)
    let away = state.difficulty.value - 5
    let power = Elementary.exp(w[30] * logarithm + away * (w[31] - 0.5))
    let value = w[28] * power
    var slopes = state.slow.slopes * (value * w[30] / state.slow.value)
    slopes += state.difficulty.slopes * (value * (w[31] - 0.5))
    slopes[28] += power
    slopes[30] += value * logarithm
    slopes[31] += value * away
    return Moving(value: value, slopes: slopes)
  }

  // MARK: Reviews

  func next(_ state: State, _ rating: Int, after days: Double, _ recall: Recall) -> State {
    var next = State(
      slow: trace(state.slow, recall.whole, state.difficulty, rating, FSRS7.slowPart),
      fast: trace(state.fast, recall.fast, state.difficulty, rating, FSRS7.fastPart),
      difficulty: difficulty(state.difficulty, rating, recall.whole)
    )
    if rating == 1, next.fast.value > next.slow.value * FSRS7.fastShare {
      next.fast.value = next.slow.value * FSRS7.fastShare
      next.fast.slopes = next.slow.slopes * FSRS7.fastShare
      next.fast.clamp(to: FSRS7.stabilityRange)
    }
    return next
  }

  private func trace(
    _ trace: Moving,
    _ recall: Moving,
    _ difficulty: Moving,
    _ rating: Int,
    _ part: Int
  ) -> Moving {
    var next = forgotten(trace, recall, part)
    if rating > 1 {
      let grown = grown(trace, recall, difficulty, rating, part)
      if grown.value >= next.value { next = grown }
    }
    next.clamp(to: FSRS7.stabilityRange)
    return next
  }

  private func forgotten(_ trace: Moving, _ recall: Moving, _ part: Int) -> Moving {
    let logarithm = Elementary.log(trace.value + 1)
    let power = Elementary.exp(w[part + 4] * logarithm)
    let surprise = Elementary.exp((1 - recall.value) * w[part + 5])
    let scale = w[part + 3] * surprise
    let value = scale * (power - 1)
    guard value < trace.value else { return trace }
    var slopes = trace.slopes * (scale * w[part + 4] * power / (trace.value + 1))
    slopes -= recall.slopes * (w[part + 5] * value)
    slopes[part + 3] += surprise * (power - 1)
    slopes[part + 4] += scale * power * logarithm
    slopes[part + 5] += value * (1 - recall.value)
    return Moving(value: value, slopes: slopes)
  }

  private func grown(
    _ trace: Moving,
    _ recall: Moving,
    _ difficulty: Moving,
    _ rating: Int,
    _ part: Int
  ) -> Moving {
    let bonus = [1, w[part + 6], 1, w[part + 7]][rating - 1]
    let logarithm = Elementary.log(trace.value)
    let rest = 11 - difficulty.value
    // What is gained but for the bonus and the surprise.
    let scale =
      trace.value * Elementary.exp(w[part] - 1.5 - w[part + 1] * logarithm) * rest
    let surprise = Elementary.exp((1 - recall.value) * w[part + 2])
    let plain = scale * (surprise - 1)
    let gained = plain * bonus
    var slopes = trace.slopes * (1 + gained * (1 - w[part + 1]) / trace.value)
    slopes -= recall.slopes * (scale * bonus * surprise * w[part + 2])
    slopes -= difficulty.slopes * (gained / rest)
    slopes[part] += gained
    slopes[part + 1] -= gained * logarithm
    slopes[part + 2] += scale * bonus * surprise * (1 - recall.value)
    if rating == 2 { slopes[part + 6] += plain }
    if rating == 4 { slopes[part + 7] += plain }
    return Moving(value: trace.value + gained, slopes: slopes)
  }

  private func difficulty(_ difficulty: Moving, _ rating: Int, _ recall: Moving) -> Moving {
    let step = -Double(rating - 3) / 9
    let share = rating == 1 ? recall.value + 0.1 : 1
    let rest = 10 - difficulty.value
    let kept = 1 - FSRS7.reversion
    let damped = difficulty.value + rest * w[6] * step * share
    var next = Moving(value: FSRS7.reversion * target.value + kept * damped)
    next.slopes = target.slopes * FSRS7.reversion
    next.slopes += difficulty.slopes * (kept * (1 - w[6] * step * share))
    next.slopes[6] += kept * rest * step * share
    if rating == 1 { next.slopes += recall.slopes * (kept * rest * w[6] * step) }
    next.clamp(to: 1...10)
    return next
  }
}
