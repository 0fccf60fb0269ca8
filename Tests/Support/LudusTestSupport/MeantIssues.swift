// SPDX-License-Identifier: Apache-2.0
import Synchronization
public import Testing

/// A test of what reports issues: those that are meant are no failures, but another number of them
/// is one.
public struct MeantIssues: TestTrait, TestScoping {
  let count: Int
  let isMeant: @Sendable (Issue) -> Bool

  /// Runs the test, and counts its issues.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let seen = Mutex(0)
    let handling = IssueHandlingTrait.compactMapIssues { issue in
      // Those that are known already are no failures, and would only be told again.
      guard issue.isFailure else { return nil }
      guard isMeant(issue) else { return issue }
      seen.withLock { $0 += 1 }
      return nil
    }
    try await handling.provideScope(for: test, testCase: testCase, performing: function)
    #expect(seen.withLock { $0 } == count, "the test means \(count) issues")
  }
}

extension Trait where Self == MeantIssues {
  /// Expects issues that fit a condition, for every case of a test.
  public static func meansIssues(
    _ count: Int = 1,
    where isMeant: @escaping @Sendable (Issue) -> Bool = { _ in true }
  ) -> Self {
    MeantIssues(count: count, isMeant: isMeant)
  }
}
