// SPDX-License-Identifier: Apache-2.0
public import LudusCore
public import LudusFoundation
internal import NumericMethods
internal import QuizContent

extension SpacedReview {
  /// The memory model FSRS: how well a problem is remembered, and when to ask it again.
  ///
  /// ```swift
  /// let model = SpacedReview.MemoryModel.standard
  /// var memory = model.memory(after: .good, at: monday)
  /// memory = model.memory(of: memory, after: .good, at: memory.due)
  /// memory.stability                          // days until 9 of 10 are still recalled
  /// model.retrievability(of: memory, at: today)  // the chance to recall it today
  /// ```
  ///
  /// A memory has a *stability* in days and a *difficulty* from 1 to 10. Each review changes both,
  /// by its rating and by how likely recall was at that time. Between reviews the chance of recall
  /// falls as a power of time.
  ///
  /// A new or a forgotten problem first goes through short steps of seconds to hours. After them it
  /// is due when its chance of recall has fallen to `desiredRetention`, in whole days.
  ///
  /// There are two versions, known by their parameters. In FSRS-6, the standard, stability is
  /// the days after which the chance of recall is down to 90 percent, and time counts in whole
  /// days. ``fsrs7`` has a slow and a fast trace, and time counts in fractions of days, so that it
  /// foresees reviews of the same day too.
  ///
  /// Source: Jarrett Ye and others, FSRS-6 (github.com/open-spaced-repetition, "The Algorithm"),
  /// with the published parameters, bounds and rules of the Python package `fsrs` 6.3.2; FSRS-7
  /// with the formulas published with the package `ts-fsrs` (September 2026), and the published
  /// parameters and bounds of the Rust package `fsrs`.
  public struct MemoryModel: Policy {
    /// The values as variables, not yet checked.
    public struct Draft: StandardDraft {
      /// The type of the faults of values.
      public typealias Fault = ProblemFault

      /// The parameters, each within the published bounds: 21 of FSRS-6, w0 to w20, or 34 of
      /// FSRS-7, w0 to w33; see ``Version/parameters``.
      public var parameters: [Double] = Version.fsrs6.parameters
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
      let values = checked.draft
      let version = Version(parameters: values.parameters.count) ?? .fsrs6
      equations = version.equations.init(
        values.parameters,
        desiredRetention: values.desiredRetention
      )
      countsFractions = version.equations.countsFractions
    }
    let equations: any MemoryEquations
    let countsFractions: Bool

    /// The published parameters, a retention of 90 percent, and steps of 1 and 10 minutes for new
    /// problems and 10 minutes for forgotten ones.
    public static let standard = MemoryModel()

    /// FSRS-7 with its published parameters, and the same retention and steps as the standard.
    public static let fsrs7 = MemoryModel.named { $0.parameters = Version.fsrs7.parameters }

    /// The whole days until a problem is due.
    func interval(_ state: MemoryState) -> Int {
      // To the even one of two whole numbers that are equally near, as Python rounds.
      let days = equations.interval(state).rounded(.toNearestOrEven)
      return Int(Swift.min(Swift.max(days, 1), Double(draft.maximumInterval)))
    }
  }
}

/// In JSON only what differs from the standard model is written.
extension SpacedReview.MemoryModel: JSONPolicy {}

extension SpacedReview.MemoryModel: Hashable {
  /// Whether two models have the same values, from which the rest follows.
  public static func == (left: Self, right: Self) -> Bool { left.checked == right.checked }

  /// Feeds the values to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(checked) }
}

/// The parameters of a model as they stand in JSON: the name of a version, or numbers.
private enum NamedParameters: Codable {
  case version(SpacedReview.MemoryModel.Version)
  case numbers([Double])

  init(from decoder: any Decoder) throws {
    let isName = (try? decoder.singleValueContainer().decode(String.self)) != nil
    self =
      try isName
      ? .version(SpacedReview.MemoryModel.Version(from: decoder))
      : .numbers([Double](from: decoder))
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .version(let version): try version.encode(to: encoder)
    case .numbers(let numbers): try numbers.encode(to: encoder)
    }
  }
}

extension JSONShape where Value == [Double], Raw == NamedParameters {
  fileprivate static var parameters: Self {
    JSONShape(
      read: {
        switch $0 {
        case .version(let version): version.parameters
        case .numbers(let numbers): numbers
        }
      },
      write: { parameters in
        SpacedReview.MemoryModel.Version.allCases.first { $0.parameters == parameters }
          .map(NamedParameters.version) ?? .numbers(parameters)
      }
    )
  }
}

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

  private static func faults(ofParameters parameters: [Double]) -> [LocatedFault<ProblemFault>] {
    typealias Version = SpacedReview.MemoryModel.Version
    guard let version = Version(parameters: parameters.count) else {
      let counts = Version.allCases.map { "\($0.bounds.count)" }.joined(separator: " or ")
      let reason = "\(parameters.count) parameters, expected \(counts)"
      return [LocatedFault(.malformed(reason), at: ContentPlace())]
    }
    let faults = zip(parameters, version.bounds).enumerated().filter { !$1.1.contains($1.0) }.map {
      let fault = ProblemFault.numberOutOfRange($1.0, expected: $1.1)
      return LocatedFault(fault, at: ContentPlace().index($0))
    }
    guard faults.isEmpty else { return faults }
    var settled = parameters
    version.equations.settle(&settled)
    return zip(parameters, settled).enumerated().filter { $1.0 != $1.1 }.map {
      let reason = "\($1.0), expected at least \($1.1), as of a parameter before it"
      return LocatedFault(.malformed(reason), at: ContentPlace().index($0))
    }
  }

  package static func declare(_ values: inout PolicyValues<Self>) {
    values.value("parameters", \.parameters, as: .parameters)
    values.check(\.parameters, Self.faults(ofParameters:))
    values.value("desiredRetention", \.desiredRetention, in: 0.5...0.99)
    values.value("learningSteps", \.learningSteps)
    values.check(\.learningSteps, Self.faults(ofSteps:))
    values.value("relearningSteps", \.relearningSteps)
    values.check(\.relearningSteps, Self.faults(ofSteps:))
    values.value("maximumInterval", \.maximumInterval, in: SpacedReview.Spacing.intervalRange)
  }
}

extension SpacedReview.MemoryModel {
  /// A rating of how well a review went.
  public enum Rating: Int, Hashable, Sendable, JSONNumber {
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

    /// The number of days after which the chance of recall is down to 90 percent in FSRS-6; in
    /// FSRS-7 the days of the slow trace.
    public let stability: Double
    /// The days of the fast trace of FSRS-7; nil in FSRS-6.
    public var fastStability: Double? { fast > 0 ? fast : nil }
    let fast: Double
    /// The difficulty of remembering the problem, from 1 to 10.
    public let difficulty: Double
    /// The phase, which decides on the intervals of the problem.
    public let phase: Phase
    /// The short step that it waits in, from 0; nil when its interval is in days.
    public let step: Int?
    /// The date when it was reviewed, in whole milliseconds.
    public let date: Date
    /// The date from which it is due.
    public let due: Date

    init(_ state: MemoryState, phase: Phase, step: Int?, date: Date, due: Date) {
      (stability, fast, difficulty) = (state.stability, state.fast, state.difficulty)
      (self.phase, self.step, self.date, self.due) = (phase, step, date, due)
    }

    var state: MemoryState {
      MemoryState(stability: stability, fast: fast, difficulty: difficulty)
    }
  }

  /// Returns the memory of a problem after a review.
  ///
  /// Days are periods of 24 hours here, which FSRS-6 counts as a whole; by FSRS-6 a
  /// ``ReviewSchedule`` counts days of the calendar.
  ///
  /// - Parameters:
  ///   - memory: The memory before; nil at the first review.
  ///   - rating: The rating of the review.
  ///   - date: The date of the review. A date before the last review counts as no time.
  /// - Returns: The memory now.
  /// - Complexity: O(1).
  public func memory(of memory: Memory? = nil, after rating: Rating, at date: Date) -> Memory {
    let review = reviewed(memory, rating, after: memory.map { days(from: $0.date, to: date) })
    let milliseconds = Int64(review.milliseconds)
    let due = date.milliseconds.map { Date(milliseconds: $0 + milliseconds) }
    return review.memory(reviewedAt: date, due: due ?? date + Double(milliseconds) / 1000)
  }

  /// Returns the memory of a problem after a review some days after the last one.
  ///
  /// - Parameters:
  ///   - memory: The memory before.
  ///   - rating: The rating of the review.
  ///   - days: The days of 24 hours since the last review, from 0 to 1,000,000,000; FSRS-6 counts
  ///     whole ones.
  /// - Returns: The memory now.
  public func memory(of memory: Memory, after rating: Rating, afterDays days: Double) -> Memory {
    let days = days.clamped(to: 0...1e9)
    let review = reviewed(memory, rating, after: countsFractions ? days : days.rounded(.down))
    let date = memory.date + days * 86_400
    return review.memory(
      reviewedAt: date,
      due: date + Double(review.milliseconds) / 1000
    )
  }

  /// The chance, from 0 to 1, to recall a problem some days of 24 hours after its review, of which
  /// FSRS-6 counts whole ones.
  public func retrievability(of memory: Memory, afterDays days: Double) -> Double {
    let days = days.clamped(to: 0...1e9)
    return retrievability(memory, after: countsFractions ? days : days.rounded(.down))
  }

  /// The chance, from 0 to 1, to recall a problem at a date, in days of 24 hours since its review,
  /// which FSRS-6 counts as a whole.
  public func retrievability(of memory: Memory, at date: Date) -> Double {
    retrievability(memory, after: days(from: memory.date, to: date))
  }

  /// Returns the days after its review, up to 36,500, at which the chance to recall a problem is
  /// down to a share.
  ///
  /// They are neither rounded nor bounded by the policy, as the dates that problems are due on are.
  ///
  /// - Parameters:
  ///   - memory: The memory after the review, by this model.
  ///   - retention: The share, above 0 and below 1; others count as the nearest one that can be.
  /// - Returns: The days, in fractions of 24 hours.
  public func days(of memory: Memory, untilRecallFallsTo retention: Double) -> Double {
    let share = retention.clamped(to: 1e-4...1 - 1e-4)
    return Swift.min(equations.days(state(of: memory), until: share), 36_500)
  }

  package func retrievability(_ memory: Memory, after days: Double) -> Double {
    equations.retrievability(state(of: memory), after: days)
  }

  /// The days between two reviews as the version counts them, where the calendar has no say.
  func days(from start: Date, to end: Date) -> Double {
    let days = Self.days(from: start, to: end)
    return countsFractions ? days : days.rounded(.down)
  }

  /// The days of 24 hours between two dates.
  static func days(from start: Date, to end: Date) -> Double {
    // The difference of whole milliseconds, free of the noise of seconds as they are stored.
    let milliseconds = (end.timeIntervalSince(start) * 1000).rounded()
    // Where there is no difference, as between two dates without end, no time counts.
    return milliseconds > 0 ? Swift.min(milliseconds / 86_400_000, 1e9) : 0
  }
}

extension SpacedReview.MemoryModel {
  /// Returns the memory that an interval of SM-2 stands for, as Anki and others count it.
  ///
  /// Its chance of recall after the interval is the given one. The difficulty is that with which a
  /// good review at that time would make the stability grow as the ease does. With FSRS-7 the fast
  /// trace is 0.8 of the slow one, as after a first review.
  ///
  /// Source: the function `memory_state_from_sm2` of the Rust package `fsrs`.
  ///
  /// - Parameters:
  ///   - days: The interval in days; less than a second counts as a second, and more than 36,500
  ///     days as these.
  ///   - ease: The factor by which intervals grow, 2.5 at first; below 1.3 it counts as that.
  ///   - retention: The chance of recall after the interval, from 0.5 to 0.99.
  ///   - date: The date when the problem was last reviewed.
  /// - Returns: The memory, due when the interval is over.
  public func memory(
    ofInterval days: Double,
    ease: Double = 2.5,
    recalledWith retention: Double = 0.9,
    reviewedAt date: Date
  ) -> Memory {
    let days = days.clamped(to: 1 / 86_400...36_500)
    let state = equations.state(
      ease: ease.clamped(to: 1.3...100),
      recalledWith: retention.clamped(to: 0.5...0.99),
      after: days
    )
    return Memory(
      state,
      phase: .review,
      step: nil,
      date: date,
      due: date + (days * 86_400_000).rounded() / 1000
    )
  }

  /// The state of a memory of FSRS-6, as other programs store it.
  func state(stability: Double, difficulty: Double) -> MemoryState {
    equations.adopted(MemoryState(stability: stability, difficulty: difficulty))
  }

  /// The outcome of a review, before it is put on a calendar.
  struct Review {
    let state: MemoryState
    var phase = Memory.Phase.review
    var step: Int?
    /// Whole days until it is due, when it is not in a short step.
    var days = 0
    /// The length of a short step.
    var stepMilliseconds = 0

    var milliseconds: Int { step == nil ? days * 86_400_000 : stepMilliseconds }

    func memory(reviewedAt date: Date, due: Date) -> Memory {
      Memory(
        state,
        phase: phase,
        step: step,
        date: date,
        due: due
      )
    }
  }

  /// Applies a review, some days after the one before, as the version counts them.
  func reviewed(_ memory: Memory?, _ rating: Rating, after days: Double?) -> Review {
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
    if review.step == nil { review.days = interval(review.state) }
    return review
  }

  private func state(
    after rating: Rating,
    of memory: Memory?,
    _ days: Double
  ) -> MemoryState {
    guard let memory else { return equations.first(rating.rawValue) }
    let state = state(of: memory)
    let recall = equations.retrievability(state, after: days)
    return equations.next(state, rating.rawValue, after: days, recall: recall)
  }

  /// The state of a memory as this version holds it, of whatever version it is.
  private func state(of memory: Memory) -> MemoryState {
    (memory.fast > 0) == countsFractions ? memory.state : equations.adopted(memory.state)
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

extension SpacedReview.MemoryModel {
  /// A rule that turns an answer into a rating for the memory model.
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
