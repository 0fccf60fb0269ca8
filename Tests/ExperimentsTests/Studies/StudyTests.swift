// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Experiments

/// The studies of `Examples/Experiments`: what they expect is to stay true.
@Suite struct StudyTests {
  /// The plan of a study, of fewer worlds where these show as much.
  private static func plan(_ name: String, seeds: Int? = nil) throws -> ExperimentPlan {
    var path = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    path = "/\(path)/Examples/Experiments/\(name).json"
    let data = try #require(FileManager.default.contents(atPath: path))
    let json = String(decoding: data, as: UTF8.self)
    let text = seeds.map { json.replacing(/"seeds": \d+/, with: "\"seeds\": \($0)") } ?? json
    return try ExperimentPlan(json: Data(text.utf8))
  }

  @Test(
    arguments: [
      ("catch-up", nil), ("check-all", nil), ("misspellings", 20), ("spelling-order", 30),
      ("pin-feedback", nil),
    ] as [(String, Int?)]
  )
  func whatAStudyExpectsIsTrue(name: String, seeds: Int?) async throws {
    let plan = try Self.plan(name, seeds: seeds)
    let findings = try await plan.findings(jobs: 2)
    #expect(findings.isMet, "\(findings.report(in: .english))")
    #expect(findings.checks.count == plan.expectations.count)
    try expectRoundTrip(plan)
  }

  @Test func aStudyHasTheSameBytesTwiceAndOnTwoJobs() async throws {
    let plan = try Self.plan("check-all", seeds: 40)
    let first = try await plan.findings(jobs: 1)
    let second = try await plan.findings(jobs: 2)
    #expect(first.report(in: .german) == second.report(in: .german))
    #expect(first.html(in: .english) == second.html(in: .english))
  }
}
