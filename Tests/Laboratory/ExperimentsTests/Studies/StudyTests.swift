// SPDX-License-Identifier: Apache-2.0
import Languages
import LudusTestSupport
import Testing

@testable import Experiments

/// The studies of `Examples/Experiments`: what the quick ones expect is true; `.ci/run` runs all of
/// them.
@Suite struct StudyTests {
  /// The plan of a study, of fewer worlds if so wished.
  private static func plan(_ name: String, seeds: Int? = nil) throws -> ExperimentPlan {
    var path = #filePath.split(separator: "/").dropLast(5).joined(separator: "/")
    path = "/\(path)/Examples/Experiments/\(name).json"
    let data = try #require(FileManager.default.contents(atPath: path))
    let json = String(decoding: data, as: UTF8.self)
    let text = seeds.map { json.replacing(/"seeds": \d+/, with: "\"seeds\": \($0)") } ?? json
    return try ExperimentPlan(json: Data(text.utf8))
  }

  @Test(arguments: ["check-all", "pin-feedback"])
  func whatAStudyExpectsIsTrue(name: String) async throws {
    let plan = try Self.plan(name)
    let findings = try await plan.findings(jobs: 2)
    #expect(findings.isMet, "\(findings.report(in: .english))")
    #expect(findings.checks.count == plan.expectations.count)
  }

  @Test(
    arguments: [
      "catch-up", "check-all", "daily-limits", "memory-models", "memory-models-of-6",
      "misspellings",
      "pin-feedback", "spelling-order", "purification", "exposure", "guessing-models", "mastery",
    ]
  )
  func aStudyComesBack(name: String) throws { try expectRoundTrip(try Self.plan(name)) }

  @Test func aStudyHasTheSameBytesTwiceAndOnTwoJobs() async throws {
    let plan = try Self.plan("check-all", seeds: 40)
    let first = try await plan.findings(jobs: 1)
    let second = try await plan.findings(jobs: 2)
    #expect(first.report(in: .german) == second.report(in: .german))
    #expect(first.html(in: .english) == second.html(in: .english))
  }
}
