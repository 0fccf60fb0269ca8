// SPDX-License-Identifier: Apache-2.0
public import LudusCore
internal import QuizContent

extension SpacedReview {
  /// How well a problem is remembered, and when it should be asked again: the model FSRS-6.
  ///
  /// ```swift
  /// let model = SpacedReview.MemoryModel.standard
  /// var memory = model.memory(after: .good, at: monday)
  /// memory = model.memory(of: memory, after: .good, at: memory.due)
  /// memory.stability                          // days until 9 of 10 are still recalled
  /// model.retrievability(of: memory, at: today)  // the chance to recall it today
  /// ```
  ///
  /// A memory has a *stability*, the days after which the chance of recall is down to 90 percent, and a *difficulty* from 1
  /// to 10. Each review changes both, by its rating and by how likely recall was at that time. Between reviews the chance of
  /// recall falls as a power of time.
  ///
  /// A new or a forgotten problem first goes through short steps of seconds to hours. After them it is due when its chance
  /// of recall has fallen to ``desiredRetention``, in whole days.
  ///
  /// Source: Jarrett Ye and others, FSRS-6 (github.com/open-spaced-repetition, "The Algorithm"), with the published
  /// parameters, bounds and rules of the Python package `fsrs` 6.3.2.
  public struct MemoryModel: Hashable, Sendable {
    /// The 21 parameters of FSRS-6, w0 to w20.
    public let parameters: [Double]
    /// The chance of recall at which a problem is due again, from 0.5 to 0.99.
    public let desiredRetention: Double
    /// The waits of a new problem before days are counted, in seconds.
    public let learningSteps: [Int]
    /// The waits of a forgotten problem before days are counted again, in seconds.
    public let relearningSteps: [Int]
    /// The longest interval, in days.
    public let maximumInterval: Int
    let equations: MemoryEquations
    /// Times a stability, it gives the days until the chance of recall is down to ``desiredRetention``.
    private let intervalFactor: Double

    /// Creates a model.
    ///
    /// - Parameters:
    ///   - parameters: The 21 parameters of FSRS-6, each within the published bounds.
    ///   - desiredRetention: The chance of recall at which a problem is due again, from 0.5 to 0.99.
    ///   - learningSteps: The waits of a new problem, at most 20, each from 1 second to 30 days.
    ///   - relearningSteps: The waits of a forgotten problem, with the same limits.
    ///   - maximumInterval: The longest interval, from 1 to 36,500 days.
    /// - Throws: A fault for each number that is out of its range, and for other than 21 parameters.
    public init(
      parameters: [Double] = Self.standard.parameters,
      desiredRetention: Double = 0.9,
      learningSteps: [Int] = [60, 600],
      relearningSteps: [Int] = [600],
      maximumInterval: Int = 36_500
    ) throws(ContentError<ProblemFault>) {
      let top = ContentPlace()
      var faults: [LocatedFault<ProblemFault>] = []
      if parameters.count != Self.bounds.count {
        let reason = "\(parameters.count) parameters, expected \(Self.bounds.count)"
        faults.append(LocatedFault(.malformed(reason), at: top.key("parameters")))
      } else {
        for (index, (value, bounds)) in zip(parameters, Self.bounds).enumerated()
        where !bounds.contains(value) {
          let place = top.key("parameters").index(index)
          faults.append(LocatedFault(.outOfRange(value, bounds), at: place))
        }
      }
      if !Self.retentionRange.contains(desiredRetention) {
        let fault = ProblemFault.outOfRange(desiredRetention, Self.retentionRange)
        faults.append(LocatedFault(fault, at: top.key("desiredRetention")))
      }
      for (key, steps) in [("learningSteps", learningSteps), ("relearningSteps", relearningSteps)] {
        if steps.count > Self.maximumSteps {
          let reason = "\(steps.count) steps, expected at most \(Self.maximumSteps)"
          faults.append(LocatedFault(.malformed(reason), at: top.key(key)))
        }
        for (index, step) in steps.enumerated() where !Self.stepRange.contains(step) {
          let fault = ProblemFault.Reason.numberOutOfRange(step, Self.stepRange)
          faults.append(LocatedFault(fault, at: top.key(key).index(index)))
        }
      }
      let days = Spacing.intervalRange
      faults += ProblemFault.faults(of: [("maximumInterval", maximumInterval, days)])
      guard faults.isEmpty else { throw ContentError(faults: faults) }
      self.init(
        unchecked: parameters,
        desiredRetention,
        learningSteps,
        relearningSteps,
        maximumInterval
      )
    }

    private init(
      unchecked parameters: [Double],
      _ desiredRetention: Double,
      _ learningSteps: [Int],
      _ relearningSteps: [Int],
      _ maximumInterval: Int
    ) {
      self.parameters = parameters
      self.desiredRetention = desiredRetention
      self.learningSteps = learningSteps
      self.relearningSteps = relearningSteps
      self.maximumInterval = maximumInterval
      equations = MemoryEquations(parameters)
      intervalFactor = equations.daysPerStability(until: desiredRetention)
    }

    /// The published parameters, a retention of 90 percent, and steps of 1 and 10 minutes for new problems and 10 minutes
    /// for forgotten ones.
    public static let standard = MemoryModel(
      unchecked: [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
        0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
      ],
      0.9,
      [60, 600],
      [600],
      36_500
    )

    /// The bounds of the parameters, as published.
    static let bounds: [ClosedRange<Double>] = [
      0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
      0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
      0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
    ]

    private static let retentionRange = 0.5...0.99
    private static let stepRange = 1...2_592_000
    private static let maximumSteps = 20

    /// The whole days until a problem of some stability is due.
    func interval(stability: Double) -> Int {
      // To the even one of two whole numbers that are equally near, as Python rounds.
      let days = (stability * intervalFactor).rounded(.toNearestOrEven)
      return Int(Swift.min(Swift.max(days, 1), Double(maximumInterval)))
    }

    /// Returns the same model with other parameters that are within the bounds.
    func with(checked parameters: [Double]) -> MemoryModel {
      MemoryModel(
        unchecked: parameters,
        desiredRetention,
        learningSteps,
        relearningSteps,
        maximumInterval
      )
    }
  }
}

/// In JSON only what differs from the standard model is written.
extension SpacedReview.MemoryModel: JSONRecord {
  package static func form(_ record: inout Record<Self, ProblemFault>) throws -> Self {
    let standard = Self.standard
    let parameters = record.field("parameters", \.parameters, default: standard.parameters)
    let retention = record.field("desiredRetention", \.desiredRetention, default: 0.9)
    let learning = record.field("learningSteps", \.learningSteps, default: standard.learningSteps)
    let again = record.field(
      "relearningSteps",
      \.relearningSteps,
      default: standard.relearningSteps
    )
    let maximum = record.field(
      "maximumInterval",
      \.maximumInterval,
      default: standard.maximumInterval
    )
    return try SpacedReview.MemoryModel(
      parameters: parameters(),
      desiredRetention: retention(),
      learningSteps: learning(),
      relearningSteps: again(),
      maximumInterval: maximum()
    )
  }
}

extension ProblemFault {
  fileprivate static func outOfRange(
    _ value: Double,
    _ range: ClosedRange<Double>
  ) -> ProblemFault {
    .malformed("\(value), expected \(range.lowerBound) to \(range.upperBound)")
  }
}
