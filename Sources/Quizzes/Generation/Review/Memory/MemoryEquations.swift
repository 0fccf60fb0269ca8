internal import LudusCore

/// A number that the equations of memory are computed with: a `Double`, or one that knows its derivatives as well.
protocol MemoryNumber: Sendable {
  init(constant: Double)
  /// The number without its derivatives.
  var value: Double { get }
  var exp: Self { get }
  var log: Self { get }
  static func + (one: Self, other: Self) -> Self
  static func - (one: Self, other: Self) -> Self
  static func * (one: Self, other: Self) -> Self
  static func / (one: Self, other: Self) -> Self
  static func * (one: Self, other: Double) -> Self
  static func + (one: Self, other: Double) -> Self
}

extension Double: MemoryNumber {
  init(constant: Double) { self = constant }
  var value: Double { self }
  var exp: Double { Elementary.exp(self) }
  var log: Double { Elementary.log(self) }
}

/// The equations of FSRS-6.
///
/// Everything that depends on the parameters alone is computed once.
struct MemoryEquations<Number: MemoryNumber> {
  /// Stability in days, and difficulty from 1 to 10.
  struct State {
    var stability: Number
    var difficulty: Number
  }

  private let firsts: [State]
  /// How far an answer of each rating moves the difficulty, before damping.
  private let moves: [Number]
  /// Difficulties are drawn towards the one of an easy start by this share.
  private let reversion: Number
  private let target: Number
  private let decay: Number
  private let factor: Number
  private let gain: Number
  private let bonus: [Number]
  private let w9: Number
  private let w10: Number
  private let w11: Number
  private let w12: Number
  private let w13: Number
  private let w14: Number
  private let w19: Number
  private let shortTerm: [Number]
  private let lapse: Number

  init(_ w: [Number]) {
    func start(_ rating: Int) -> Number {
      w[4] - (w[5] * Double(rating - 1)).exp + 1
    }
    firsts = (1...4).map { rating in
      State(stability: w[rating - 1], difficulty: Self.clamped(start(rating)))
    }
    moves = (1...4).map { w[6] * Double(3 - $0) }
    reversion = w[7]
    target = w[7] * start(4)
    decay = w[20] * -1
    let power = Number(constant: Elementary.log(0.9)) / (w[20] * -1)
    factor = power.exp + -1
    gain = w[8].exp
    let one = Number(constant: 1)
    bonus = [one, w[15], one, w[16]]
    (w9, w10, w11, w12, w13, w14, w19) = (w[9], w[10], w[11], w[12], w[13], w[14], w[19])
    shortTerm = (1...4).map { (w[17] * (w[18] + Double($0 - 3))).exp }
    lapse = (w[17] * w[18]).exp
  }

  /// The chance of recall after some days.
  func retrievability(_ stability: Number, after days: Double) -> Number {
    guard days > 0 else { return Number(constant: 1) }
    return (decay * (factor * days / stability + 1).log).exp
  }

  /// Days of a memory of stability 1 until the chance of recall is down to a share.
  func daysPerStability(until retention: Double) -> Double {
    (Elementary.exp(Elementary.log(retention) / decay.value) - 1) / factor.value
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
  func next(_ state: State, _ rating: Int, after days: Int, recall: Number) -> State {
    let stability: Number
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

  private func sameDayGrowth(_ stability: Number, _ rating: Int) -> Number {
    let growth = shortTerm[rating - 1] * (w19 * -1 * stability.log).exp
    return rating > 1 && growth.value < 1 ? Number(constant: 1) : growth
  }

  private func growth(_ state: State, _ rating: Int, _ recall: Number) -> Number {
    let surprise = (w10 * (recall * -1 + 1)).exp + -1
    let saturation = (w9 * -1 * state.stability.log).exp
    return gain * (state.difficulty * -1 + 11) * saturation * surprise * bonus[rating - 1] + 1
  }

  private func forgotten(_ state: State, _ recall: Number) -> Number {
    let power = (w13 * (state.stability + 1).log).exp + -1
    let ease = (w12 * -1 * state.difficulty.log).exp
    let long = w11 * ease * power * (w14 * (recall * -1 + 1)).exp
    let short = state.stability / lapse
    return short.value < long.value ? short : long
  }

  private func nextDifficulty(_ difficulty: Number, _ rating: Int) -> Number {
    // The nearer to 10, the smaller the step.
    let damped = difficulty + (difficulty * -1 + 10) * moves[rating - 1] * (1 / 9)
    return Self.clamped(target + (reversion * -1 + 1) * damped)
  }

  private static func clamped(_ difficulty: Number) -> Number {
    if difficulty.value < 1 { return Number(constant: 1) }
    return difficulty.value > 10 ? Number(constant: 10) : difficulty
  }

  /// Not below the published minimum, nor above what would overflow after many reviews.
  private static func bounded(_ stability: Number) -> Number {
    if stability.value < 0.001 { return Number(constant: 0.001) }
    return stability.value > 1e15 ? Number(constant: 1e15) : stability
  }
}

extension MemoryEquations: Sendable {}
extension MemoryEquations.State: Sendable {}
extension MemoryEquations.State: Equatable where Number: Equatable {}
extension MemoryEquations.State: Hashable where Number: Hashable {}
