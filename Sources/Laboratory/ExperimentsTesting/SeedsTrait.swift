// SPDX-License-Identifier: Apache-2.0
public import Experiments
public import Testing

/// The seeds of the worlds that the experiments of a test are tried in.
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
  ///   - count: How many worlds.
  ///   - first: The first seed; one that leaves too few up to `UInt64.max` is moved to the last place that does not.
  ///     Choose others than those in which the idea came up.
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
