// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Experiments

/// The studies of `Examples/Experiments`: what they expect is to stay true.
@Suite struct StudyTests {
  private static func plan(_ name: String) throws -> ExperimentPlan {
    var path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    path = "/\(path)/Examples/Experiments/\(name).json"
    return try ExperimentPlan(json: try #require(FileManager.default.contents(atPath: path)))
  }

  @Test(
    arguments: ["catch-up", "check-all", "misspellings", "spelling-order", "pin-feedback"]
  )
  func whatAStudyExpectsIsTrue(name: String) async throws {
    let plan = try Self.plan(name)
    let findings = try await plan.findings(jobs: 2)
    #expect(findings.isMet, "\(findings.report(in: .english))")
    #expect(findings.checks.count == plan.expectations.count)
    try expectRoundTrip(plan)
  }

  @Test func aStudyHasTheSameBytesTwiceAndOnTwoJobs() async throws {
    let plan = try Self.plan("check-all")
    let first = try await plan.findings(jobs: 1)
    let second = try await plan.findings(jobs: 2)
    #expect(first.report(in: .german) == second.report(in: .german))
    #expect(first.html(in: .english) == second.html(in: .english))
  }
}
