// SPDX-License-Identifier: Apache-2.0

// Runs an experiment from a JSON file, or experiments in which nothing or a known amount differs,
// see `errors`, or looks for exploits.
//
//   swift build -c release --scratch-path Tests/Benchmarks/.build --package-path
//   Tests/Measurements/experiments ExperimentMeasure plan FILE [JOBS] ExperimentMeasure errors
//   EXPERIMENTS ExperimentMeasure exploits

import Experiments
import Foundation

let arguments = CommandLine.arguments.dropFirst()
let clock = ContinuousClock()
let start = clock.now
if arguments.first == "plan", let file = arguments.dropFirst().first {
  let plan = try ExperimentPlan(json: try Data(contentsOf: URL(fileURLWithPath: file)))
  let findings = try await plan.findings(jobs: Int(arguments.dropFirst(2).first ?? "1") ?? 1)
  print(findings.report(in: .english))
} else if arguments.first == "exploits" {
  try Exploits.run()
} else {
  try ErrorRates.run(experiments: Int(arguments.dropFirst().first ?? "1000") ?? 1000)
}
let seconds = (clock.now - start) / .seconds(1)
FileHandle.standardError.write(Data("\(seconds) seconds\n".utf8))
