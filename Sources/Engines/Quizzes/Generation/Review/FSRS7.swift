// SPDX-License-Identifier: Apache-2.0
internal import NumericMethods

/// The equations of FSRS-7: a slow and a fast trace, and fractions of days.
///
/// Source: the formulas published with the TypeScript package `ts-fsrs` (September 2026); the
/// published parameters and bounds are those of the Rust package `fsrs` and its clipper.
struct FSRS7: MemoryEquations {
  typealias Gradient = FSRS7Gradient

  static let published: [Double] = [
    0.1104, 2.2395, 3.9221, 11.7841, 6.1686, 0.6457, 3.6807, 1.9795, 0, 1.3826, 0.7024, 0.5999,
    0.8146, 0.6398, 1, 1.3207, 0.6707, 3.8668, 0.4416, 0.0934, 1.8631, 0.6162, 1.0869, 0.1567,
    0.0801, 0.2421, 0.9464, 0.1433, 0.7145, 0, 0.5667, 0.3734, 0.5333, 0.3048,
  ]

  static let bounds: [ClosedRange<Double>] = [
    0.0001...50, 0.0001...100, 0.0001...100, 0.0001...100, 1...10, 0.001...4, 0.1...4, 0...4,
    0...1.2, 0.3...3, 0.01...1.5, 0.1...1, 0...3.5, 0...1, 1...7, 0...4, 0...2, 0.5...6,
    0.001...1.5, 0.001...1, 0...5, 0...1, 1...7, 0.01...0.25, 0.01...0.95, 0.2...0.85, 0.5...0.99,
    0.01...1, 0.1...1, 0...0.9, 0.1...1.1, 0...1, 0...0.6, 0...0.6,
  ]

  static let countsFractions = true

  static let stabilityRange = 0.0001...36_500.0
  static let decayRange = 0.01...0.95
  /// The first parameters of how the slow and the fast trace grow.
  static let slowPart = 7
  static let fastPart = 15
  /// Chances stay so far from 0 and 1.
  static let margin = 1e-5
  /// The fast trace of a new memory as a share of the slow one, and the most of one that was
  /// forgotten.
  static let fastShare = 0.8
  /// The strength of the pull of difficulties towards that of an easy start.
  static let reversion = 0.01
  /// The days between which intervals are looked for.
  private static let intervalRange = 1e-9...36_500.0

  private let w: [Double]
  private let desiredRetention: Double
  private let firsts: [MemoryState]
  /// The difficulty of an easy start, not brought into its range.
  private let target: Double
  private let slow: TraceGrowth
  private let fast: TraceGrowth
  private let slowDecay: Double
  private let slowFactor: Double
  private let logarithmOfFast: Double

  static func settle(_ parameters: inout [Double]) {
    for index in 1...3 { parameters[index] = max(parameters[index], parameters[index - 1]) }
    parameters[26] = max(parameters[26], parameters[25])
  }

  init(_ w: [Double], desiredRetention: Double) {
    self.w = w
    self.desiredRetention = desiredRetention
    func start(_ rating: Int) -> Double {
      w[4] - Elementary.exp(w[5] * Double(rating - 1)) + 1
    }
    firsts = (1...4).map { rating in
      let slow = w[rating - 1].clamped(to: Self.stabilityRange)
      return MemoryState(
        stability: slow,
        fast: (slow * Self.fastShare).clamped(to: Self.stabilityRange),
        difficulty: start(rating).clamped(to: 1...10)
      )
    }
    target = start(4)
    slow = TraceGrowth(w, from: Self.slowPart)
    fast = TraceGrowth(w, from: Self.fastPart)
    slowDecay = -w[24].clamped(to: Self.decayRange)
    slowFactor = Elementary.exp(Elementary.log(w[26]) / slowDecay) - 1
    logarithmOfFast = Elementary.log(w[25])
  }

  func first(_ rating: Int) -> MemoryState { firsts[rating - 1] }

  func retrievability(_ state: MemoryState, after days: Double) -> Double {
    curve(of: state).recall(after: days)
  }

  func interval(_ state: MemoryState) -> Double { days(state, until: desiredRetention) }

  func days(_ state: MemoryState, until retention: Double) -> Double {
    let curve = curve(of: state)
    // Recall falls over many powers of ten, so that its logarithm is looked for.
    let logarithm = Elementary.zero(
      from: Elementary.log(Self.intervalRange.lowerBound),
      to: Elementary.log(Self.intervalRange.upperBound)
    ) { curve.recall(after: Elementary.exp($0)) - retention }
    return Elementary.exp(logarithm).clamped(to: Self.intervalRange)
  }

  func next(
    _ state: MemoryState,
    _ rating: Int,
    after days: Double,
    recall: Double
  ) -> MemoryState {
    let fastRecall = curve(of: state).fastRecall(after: days)
    let slow = slow.next(state.stability, rating, recall, state.difficulty)
    var fast = fast.next(state.fast, rating, fastRecall, state.difficulty)
    if rating == 1 { fast = min(fast, slow * Self.fastShare) }
    return MemoryState(
      stability: slow,
      fast: fast.clamped(to: Self.stabilityRange),
      difficulty: difficulty(state.difficulty, rating, recall)
    )
  }

  private func difficulty(_ difficulty: Double, _ rating: Int, _ recall: Double) -> Double {
    let move = -w[6] * Double(rating - 3) * (rating == 1 ? recall + 0.1 : 1)
    let damped = difficulty + (10 - difficulty) / 9 * move
    return (Self.reversion * target + (1 - Self.reversion) * damped).clamped(to: 1...10)
  }

  /// The curve by which recall falls.
  private struct Curve {
    let fastDecay: Double
    let slowDecay: Double
    /// The rate at which time runs for each trace.
    let fastRate: Double
    let slowRate: Double
    /// The weight of the fast trace, from 0 to 1.
    let share: Double

    func fastRecall(after days: Double) -> Double {
      days > 0 ? Elementary.exp(fastDecay * Elementary.log(fastRate * days + 1)) : 1
    }

    func recall(after days: Double) -> Double {
      let slow = days > 0 ? Elementary.exp(slowDecay * Elementary.log(slowRate * days + 1)) : 1
      let mean = share * fastRecall(after: days) + (1 - share) * slow
      return mean * (1 - 2 * FSRS7.margin) + FSRS7.margin
    }
  }

  private func curve(of state: MemoryState) -> Curve {
    let logarithm = Elementary.log(state.fast)
    let away = state.difficulty - 5
    let decay = -(w[23] * Elementary.exp((w[33] - 0.3) * logarithm)).clamped(to: Self.decayRange)
    let fastFactor = Elementary.exp(min(logarithmOfFast / decay, 60)) - 1
    let fastWeight = w[27] * Elementary.exp(-w[29] * logarithm)
    let slowWeight =
      w[28] * Elementary.exp(w[30] * Elementary.log(state.stability) + away * (w[31] - 0.5))
    return Curve(
      fastDecay: decay,
      slowDecay: slowDecay,
      fastRate: fastFactor / state.fast,
      slowRate: slowFactor * Elementary.exp(away * (w[32] - 0.3)) / state.stability,
      share: fastWeight / (fastWeight + slowWeight)
    )
  }

  // MARK: From other programs

  func state(
    _ difficulty: Double,
    recalledWith retention: Double,
    after days: Double
  ) -> MemoryState {
    func state(_ logarithm: Double) -> MemoryState {
      let slow = Elementary.exp(logarithm).clamped(to: Self.stabilityRange)
      return MemoryState(
        stability: slow,
        fast: (slow * Self.fastShare).clamped(to: Self.stabilityRange),
        difficulty: difficulty.clamped(to: 1...10)
      )
    }
    let range = Self.stabilityRange
    return state(
      Elementary.zero(
        from: Elementary.log(range.lowerBound),
        to: Elementary.log(range.upperBound)
      ) { retention - retrievability(state($0), after: days) }
    )
  }

  /// Of a version with one stability the memory that is recalled with 90 percent after as many days.
  func adopted(_ state: MemoryState) -> MemoryState {
    self.state(state.difficulty, recalledWith: 0.9, after: state.stability)
  }

  func difficulty(
    _ stability: Double,
    growing ease: Double,
    recalledWith retention: Double
  ) -> Double {
    slow.difficulty(stability, growing: ease, retention)
  }
}

/// The growth and decay of a trace.
private struct TraceGrowth: Sendable {
  private let gain: Double
  private let saturation: Double
  private let surprise: Double
  private let lapse: Double
  private let lapsePower: Double
  private let lapseSurprise: Double
  private let bonus: [Double]

  init(_ w: [Double], from first: Int) {
    gain = Elementary.exp(w[first] - 1.5)
    (saturation, surprise) = (w[first + 1], w[first + 2])
    (lapse, lapsePower, lapseSurprise) = (w[first + 3], w[first + 4], w[first + 5])
    bonus = [1, w[first + 6], 1, w[first + 7]]
  }

  func next(_ stability: Double, _ rating: Int, _ recall: Double, _ difficulty: Double) -> Double {
    let power = Elementary.exp(lapsePower * Elementary.log(stability + 1)) - 1
    let forgotten = min(
      stability,
      lapse * power * Elementary.exp((1 - recall) * lapseSurprise)
    )
    guard rating > 1 else { return forgotten.clamped(to: FSRS7.stabilityRange) }
    let growth = scale(stability, recall) * (11 - difficulty) * bonus[rating - 1]
    return max(forgotten, stability * (1 + growth)).clamped(to: FSRS7.stabilityRange)
  }

  func difficulty(_ stability: Double, growing ease: Double, _ recall: Double) -> Double {
    11 - (ease - 1) / scale(stability, recall)
  }

  private func scale(_ stability: Double, _ recall: Double) -> Double {
    gain * Elementary.exp(-saturation * Elementary.log(stability))
      * (Elementary.exp((1 - recall) * surprise) - 1)
  }
}

extension Double {
  /// The nearest number of a range; its lowest for what is no number.
  func clamped(to range: ClosedRange<Double>) -> Double {
    guard self > range.lowerBound else { return range.lowerBound }
    return self < range.upperBound ? self : range.upperBound
  }
}
