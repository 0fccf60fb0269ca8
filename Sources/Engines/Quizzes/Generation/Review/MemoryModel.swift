// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import NumericMethods
internal import QuizContent

extension SpacedReview {
  /// The memory model FSRS-6: how well a problem is remembered, and when to ask it again.
  ///
  /// ```swift
  /// let model = SpacedReview.MemoryModel.standard
  /// var memory = model.memory(after: .good, at: monday)
  /// memory = model.memory(of: memory, after: .good, at: memory.due)
  /// memory.stability                          // days until 9 of 10 are still recalled
  /// model.retrievability(of: memory, at: today)  // the chance to recall it today
  /// ```
  ///
  /// A memory has a *stability*, the days after which the chance of recall is down to 90 percent,
  /// and a *difficulty* from 1 to 10. Each review changes both, by its rating and by how likely
  /// recall was at that time. Between reviews the chance of recall falls as a power of time.
  ///
  /// A new or a forgotten problem first goes through short steps of seconds to hours. After them it
  /// is due when its chance of recall has fallen to `desiredRetention`, in whole days.
  ///
  /// Source: Jarrett Ye and others, FSRS-6 (github.com/open-spaced-repetition, "The Algorithm"),
  /// with the published parameters, bounds and rules of the Python package `fsrs` 6.3.2.
  public struct MemoryModel: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The 21 parameters of FSRS-6, w0 to w20, each within the published bounds.
      public var parameters: [Double] = SpacedReview.MemoryModel.standardParameters
      /// The chance of recall at which a problem is due again, from 0.5 to 0.99.
      public var desiredRetention: Double = 0.9
      /// The waits of a new problem before days are counted: at most 20, each from 1 second to 30
      /// days.
      public var learningSteps: [Int] = [60, 600]
      /// The waits of a forgotten problem before days are counted again, with the same limits.
      public var relearningSteps: [Int] = [600]
      /// The longest interval, from 1 to 36,500 days.
      public var maximumInterval: Int = 36_500

      /// Creates the defaults.
      public init() {}
    }

    /// The values.
    public let checked: Checked<Draft>

    /// Creates the policy that has these values.
    public init(_ checked: Checked<Draft>) {
      self.checked = checked
      equations = MemoryEquations(checked.draft.parameters)
      intervalFactor = equations.daysPerStability(until: checked.draft.desiredRetention)
    }
    let equations: MemoryEquations
    /// Times a stability, it gives the days until the chance of recall is down to
    /// `desiredRetention`.
    private let intervalFactor: Double

    /// The published parameters, a retention of 90 percent, and steps of 1 and 10 minutes for new
    /// problems and 10 minutes for forgotten ones.
    public static let standard = MemoryModel()

    /// The published parameters.
    static let standardParameters: [Double] = [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
      0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]

    /// The bounds of the parameters, as published.
    static let bounds: [ClosedRange<Double>] = [
      0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
      0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
      0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
    ]

    /// The whole days until a problem of some stability is due.
    func interval(stability: Double) -> Int {
      // To the even one of two whole numbers that are equally near, as Python rounds.
      let days = (stability * intervalFactor).rounded(.toNearestOrEven)
      return Int(Swift.min(Swift.max(days, 1), Double(draft.maximumInterval)))
    }
  }
}

/// In JSON only what differs from the standard model is written.
extension SpacedReview.MemoryModel: JSONPolicy {}

extension SpacedReview.MemoryModel.Draft: DeclaredDraft {
  private static func faults(ofSteps steps: [Int]) -> [LocatedFault<ProblemFault>] {
    var faults: [LocatedFault<ProblemFault>] = []
    if steps.count > 20 {
      let reason = "\(steps.count) steps, expected at most 20"
      faults.append(LocatedFault(.malformed(reason), at: ContentPlace()))
    }
    for (index, step) in steps.enumerated() where !(1...2_592_000).contains(step) {
      let fault = ProblemFault.Reason.numberOutOfRange(step, 1...2_592_000)
      faults.append(LocatedFault(fault, at: ContentPlace().index(index)))
    }
    return faults
  }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("parameters", \.parameters)
    values.check(\.parameters) { parameters in
      let bounds = SpacedReview.MemoryModel.bounds
      guard parameters.count == bounds.count else {
        let reason = "\(parameters.count) parameters, expected \(bounds.count)"
        return [LocatedFault(.malformed(reason), at: ContentPlace())]
      }
      return zip(parameters, bounds).enumerated().filter { !$1.1.contains($1.0) }.map {
        let fault = ProblemFault.numberOutOfRange($1.0, expected: $1.1)
        return LocatedFault(fault, at: ContentPlace().index($0))
      }
    }
    values.value("desiredRetention", \.desiredRetention, in: 0.5...0.99)
    values.value("learningSteps", \.learningSteps)
    values.check(\.learningSteps, Self.faults(ofSteps:))
    values.value("relearningSteps", \.relearningSteps)
    values.check(\.relearningSteps, Self.faults(ofSteps:))
    values.value("maximumInterval", \.maximumInterval, in: SpacedReview.Spacing.intervalRange)
  }
}

extension SpacedReview.MemoryModel {
  /// How a review went.
  public enum Rating: Int, Hashable, Sendable, CaseIterable, Codable {
    /// Forgotten.
    case again = 1
    /// Recalled with trouble.
    case hard
    /// Recalled.
    case good
    /// Recalled at once.
    case easy
  }

  /// The state of memory for one problem, as known after a review.
  public struct Memory: Hashable, Sendable {
    /// The phase of learning, which decides on the intervals.
    public enum Phase: String, Hashable, Sendable {
      /// The short steps of a new problem.
      case learning
      /// Days.
      case review
      /// The short steps of a forgotten problem.
      case relearning
    }

    /// After how many days the chance of recall is down to 90 percent.
    public let stability: Double
    /// How hard the problem is to remember, from 1 to 10.
    public let difficulty: Double
    /// Which intervals the problem is given.
    public let phase: Phase
    /// The short step that it waits in, from 0; nil when its interval is in days.
    public let step: Int?
    /// When it was reviewed, in whole milliseconds.
    public let date: Date
    /// From when on it is due.
    public let due: Date

    var state: MemoryEquations.State {
      MemoryEquations.State(stability: stability, difficulty: difficulty)
    }
  }

  /// Returns the memory of a problem after a review.
  ///
  /// Days are periods of 24 hours here; a ``ReviewSchedule`` counts days of the calendar.
  ///
  /// - Parameters:
  ///   - memory: The memory before; nil at the first review.
  ///   - rating: How the review went.
  ///   - date: When it was. A date before the last review counts as no time.
  /// - Returns: The memory now.
  /// - Complexity: O(1).
  public func memory(of memory: Memory? = nil, after rating: Rating, at date: Date) -> Memory {
    let review = reviewed(memory, rating, after: memory.map { Self.days(from: $0.date, to: date) })
    let milliseconds = Int64(review.milliseconds)
    let due = date.milliseconds.map { Date(milliseconds: $0 + milliseconds) }
    return review.memory(reviewedAt: date, due: due ?? date + Double(milliseconds) / 1000)
  }

  /// The chance, from 0 to 1, to recall a problem at a date, in whole days of 24 hours since its
  /// review.
  public func retrievability(of memory: Memory, at date: Date) -> Double {
    retrievability(memory, after: Double(Self.days(from: memory.date, to: date)))
  }

  package func retrievability(_ memory: Memory, after days: Double) -> Double {
    equations.retrievability(memory.stability, after: days)
  }

  private static func days(from start: Date, to end: Date) -> Int {
    // The difference of whole milliseconds, free of the noise of seconds as they are stored.
    let milliseconds = (end.timeIntervalSince(start) * 1000).rounded()
    // Where there is no difference, as between two dates without end, no time counts.
    return milliseconds > 0 ? Int(Swift.min(milliseconds / 86_400_000, 1e9)) : 0
  }
}

extension SpacedReview.MemoryModel {
  /// The outcome of a review, before it is put on a calendar.
  struct Review {
    let state: MemoryEquations.State
    var phase = Memory.Phase.review
    var step: Int?
    /// Whole days until it is due, when it is not in a short step.
    var days = 0
    /// How long a short step is.
    var stepMilliseconds = 0

    var milliseconds: Int { step == nil ? days * 86_400_000 : stepMilliseconds }

    func memory(reviewedAt date: Date, due: Date) -> Memory {
      Memory(
        stability: state.stability,
        difficulty: state.difficulty,
        phase: phase,
        step: step,
        date: date,
        due: due
      )
    }
  }

  /// Applies a review, some whole days after the one before.
  func reviewed(_ memory: Memory?, _ rating: Rating, after days: Int?) -> Review {
    var review = Review(state: state(after: rating, of: memory, days ?? 0))
    switch memory?.phase ?? .learning {
    case .learning:
      take(rating, memory?.step ?? 0, of: draft.learningSteps, .learning, &review)
    case .relearning:
      take(rating, memory?.step ?? 0, of: draft.relearningSteps, .relearning, &review)
    case .review where rating == .again:
      take(rating, 0, of: draft.relearningSteps, .relearning, &review)
    case .review:
      break
    }
    if review.step == nil { review.days = interval(stability: review.state.stability) }
    return review
  }

  private func state(
    after rating: Rating,
    of memory: Memory?,
    _ days: Int
  ) -> MemoryEquations.State {
    guard let memory else { return equations.first(rating.rawValue) }
    let recall = days < 1 ? 1 : equations.retrievability(memory.stability, after: Double(days))
    return equations.next(memory.state, rating.rawValue, after: days, recall: recall)
  }

  /// Puts a review into the short step that it leads to, if it leads to one.
  private func take(
    _ rating: Rating,
    _ current: Int,
    of steps: [Int],
    _ phase: Memory.Phase,
    _ review: inout Review
  ) {
    let step: Int
    var milliseconds: Int?
    switch rating {
    case .again: step = 0
    case .hard:
      step = current
      if step == 0, let first = steps.first {
        // Between this step and the next one.
        milliseconds = steps.count > 1 ? (first + steps[1]) * 500 : first * 1500
      }
    case .good: step = current + 1
    case .easy: step = steps.count
    }
    guard step < steps.count else { return }
    review.phase = phase
    review.step = step
    review.stepMilliseconds = milliseconds ?? steps[step] * 1000
  }
}

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

extension SpacedReview.MemoryModel {
  /// How an answer is turned into a rating for the memory model.
  ///
  /// | answer | rating |
  /// |---|---|
  /// | the learner's own rating, if there is one | ``Rating`` as given |
  /// | no credit, or some in the only try | ``Rating/again`` |
  /// | some credit in a later try | ``Rating/hard`` |
  /// | right at first, but after a hint or slowly | ``Rating/hard`` |
  /// | right at first, of high certainty and fast | ``Rating/easy`` |
  /// | right at first | ``Rating/good`` |
  public struct RatingRule: Hashable, Sendable {
    /// A right answer that took more seconds was hard.
    public let slowAfter: Double
    /// A right and certain answer that took at most so many seconds was easy.
    public let fastWithin: Double

    /// More than a minute is slow, and at most 5 seconds is fast.
    ///
    /// Anki, too, counts no more than a minute for an answer, as longer ones were mostly
    /// interrupted or searched for. In 5 seconds a short question is read and answered without
    /// searching.
    public static let standard = RatingRule(unchecked: 60, fastWithin: 5)

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - slowAfter: A right answer that took more seconds was hard.
    ///   - fastWithin: A right and certain answer that took at most so many seconds was easy, from
    ///     0 to `slowAfter`.
    /// - Throws: A fault for a number of seconds that is out of its range.
    public init(slowAfter: Double = 60, fastWithin: Double = 5) throws(ContentError<ProblemFault>) {
      var faults: [LocatedFault<ProblemFault>] = []
      if !(slowAfter > 0 && slowAfter.isFinite) {
        let fault = ProblemFault.malformed("\(slowAfter), expected more than 0 seconds")
        faults.append(LocatedFault(fault, at: ContentPlace().key("slowAfter")))
      } else if !(fastWithin >= 0 && fastWithin <= slowAfter) {
        let fault = ProblemFault.malformed("\(fastWithin), expected 0 to \(slowAfter)")
        faults.append(LocatedFault(fault, at: ContentPlace().key("fastWithin")))
      }
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(unchecked: slowAfter, fastWithin: fastWithin)
    }

    private init(unchecked slowAfter: Double, fastWithin: Double) {
      self.slowAfter = slowAfter
      self.fastWithin = fastWithin
    }

    /// Returns the rating of an answer.
    public func rating(of answer: AnswerLog.Record) -> Rating {
      if let rating = answer.rating { return rating }
      guard answer.isFirstTryCorrect else {
        return answer.responses.count > 1 && answer.credit > .zero ? .hard : .again
      }
      guard answer.hints == 0 else { return .hard }
      guard let seconds = answer.seconds else { return .good }
      if seconds > slowAfter { return .hard }
      return answer.certainty == .high && seconds <= fastWithin ? .easy : .good
    }
  }
}

/// In JSON only what differs from the standard rule is written.
extension SpacedReview.MemoryModel.RatingRule: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let slowAfter = record.field("slowAfter", \.slowAfter, default: standard.slowAfter)
    let fastWithin = record.field("fastWithin", \.fastWithin, default: standard.fastWithin)
    return try Self(slowAfter: slowAfter(), fastWithin: fastWithin())
  }
}
