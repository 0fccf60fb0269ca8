// SPDX-License-Identifier: Apache-2.0
public import Experiments
public import Testing

extension Experiment.Result {
  /// Expects a mean or a difference to keep a bound, and otherwise records an issue with the table
  /// and the smallest seed of a world that speaks against it; so it does without any bound.
  ///
  /// - Parameters:
  ///   - variant: The name of the variant.
  ///   - other: The name of the variant to compare with; nil for the mean of the variant itself.
  ///   - outcome: One of the outcomes of the experiment, found by its name.
  ///   - lower: The mean or difference is above this; nil for no bound.
  ///   - upper: The mean or difference is below this; nil for no bound.
  ///   - confidence: The required certainty of that, above 0.5 and below 1.
  ///   - method: The method of finding it.
  ///   - sourceLocation: The source location at which to record the issue.
  /// - Throws: `Experiment.Failure`.
  public func expect(
    _ variant: String,
    over other: String? = nil,
    in outcome: Experiment.Outcome,
    isAbove lower: Double? = nil,
    isBelow upper: Double? = nil,
    confidence: Double = 0.99,
    method: SampleMean.Method = .student,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let worlds = try figures(of: variant, over: other, in: outcome)
    let sample =
      try other.map { try difference(of: variant, over: $0, in: outcome) }
      ?? sample(of: variant, in: outcome)
    let name = other.map { "\(variant) - \($0)" } ?? variant
    func record(_ bound: String, _ against: UInt64?) {
      let seed = against.map { "; the world of seed \($0) speaks against it" } ?? ""
      Issue.record(
        """
        \(outcome.name) of \(name) is not surely \(bound) at \(confidence): \(sample)\(seed)
        \(report(in: .english))
        """,
        sourceLocation: sourceLocation
      )
    }
    if lower == nil, upper == nil {
      Issue.record(
        "nothing is expected of \(outcome.name) of \(name): name a bound",
        sourceLocation: sourceLocation
      )
    }
    if let lower, !sample.isAbove(lower, confidence: confidence, method: method) {
      record("above \(lower)", worlds.first { $0.figure <= lower }?.seed)
    }
    if let upper, !sample.isBelow(upper, confidence: confidence, method: method) {
      record("below \(upper)", worlds.first { $0.figure >= upper }?.seed)
    }
  }
}

extension ExperimentPlan.Findings {
  /// Expects all that the plan expects, and otherwise records an issue for each expectation that is
  /// not met, with the report.
  ///
  /// - Parameter sourceLocation: The source location at which to record the issues.
  public func expectMet(sourceLocation: SourceLocation = #_sourceLocation) {
    for check in checks where !check.isMet {
      let expectation = check.expectation
      let name = expectation.other.map { "\(expectation.variant) - \($0)" } ?? expectation.variant
      Issue.record(
        """
        \(title): \(expectation.outcome) of \(name) is not as expected: \(check.sample)
        \(report(in: .english))
        """,
        sourceLocation: sourceLocation
      )
    }
  }
}

/// The seeds of the worlds in which a test runs its experiments.
///
/// ```swift
/// @Test(.seeds(200)) func seasonsKeepLateJoinersInTheRace() async throws {
///   let result = try await experiment.run()
///   try result.expect("seasons", over: "none", in: .caughtUp, isAbove: 0.3)
/// }
/// ```
public struct SeedsTrait: TestTrait, SuiteTrait, TestScoping {
  /// The seeds of the test that is running; 0 to 99 in one without the trait.
  @TaskLocal public static var current: Range<UInt64> = 0..<100

  let seeds: Range<UInt64>

  /// Runs a test with the seeds.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(seeds, operation: function)
  }
}

extension Trait where Self == SeedsTrait {
  /// Tries the experiments of a test in so many worlds.
  ///
  /// - Parameters:
  ///   - count: The number of worlds.
  ///   - first: The first seed; one that leaves too few up to `UInt64.max` is moved to the last
  ///     place that does not. Choose others than those in which the idea came up.
  /// - Returns: The trait.
  public static func seeds(_ count: Int, from first: UInt64 = 0) -> Self {
    let start = min(first, .max - UInt64(max(count, 0)))
    return SeedsTrait(seeds: start..<start + UInt64(max(count, 0)))
  }
}

extension Experiment {
  /// Tries all variants in the worlds of the test that is running, on all cores.
  ///
  /// - Returns: The figures, the same for any number of cores.
  /// - Throws: `Experiment.Failure`, or what the population throws.
  public func run() async throws -> Result {
    try await run(seeds: SeedsTrait.current, jobs: maximumJobs)
  }
}

/// No more worlds are tried at the same time than there are cores.
let maximumJobs = 64

extension ExperimentPlan {
  /// Runs the plan on all cores, once for all tests of a process that ask for the same content.
  ///
  /// - Returns: The findings.
  /// - Throws: `Experiment.Failure`, or what the world throws.
  public func cachedFindings() async throws -> Findings {
    try await FindingsCache.shared.findings(of: self)
  }
}

/// The findings of the plans that were run in this process.
private actor FindingsCache {
  static let shared = FindingsCache()

  private var runs: [ExperimentPlan: Task<ExperimentPlan.Findings, any Error>] = [:]

  func findings(of plan: ExperimentPlan) async throws -> ExperimentPlan.Findings {
    let run = runs[plan] ?? Task { try await plan.findings(jobs: maximumJobs) }
    runs[plan] = run
    return try await run.value
  }
}
