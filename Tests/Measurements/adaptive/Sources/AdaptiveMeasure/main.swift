// SPDX-License-Identifier: Apache-2.0

// Runs adaptive sessions, calibrates problems or prints figures, on responses from standard input; see
// the scripts `simulate`, `calibrate`, `models` and `peers`. `differences` and `recovery` draw their own.
//
//   swift build -c release --scratch-path Tests/Benchmarks/.build \
//     --package-path Tests/Measurements/adaptive
//   Tests/Measurements/adaptive/simulate [LEARNERS]
//   Tests/Measurements/adaptive/calibrate
//   Tests/Measurements/adaptive/models
//   Tests/Measurements/adaptive/peers [FOLDER]
//   Tests/Benchmarks/.build/release/AdaptiveMeasure differences [TESTS [LEARNERS [CASE]]]
//   Tests/Benchmarks/.build/release/AdaptiveMeasure recovery [TESTS]
//   Tests/Benchmarks/.build/release/AdaptiveMeasure large

import Foundation
import QuizAnalytics

let arguments = CommandLine.arguments.dropFirst().map { $0 }
switch arguments.first {
case "log": try SimulatedLog.run(FileHandle.standardInput.readDataToEndOfFile())
case "figures": try Figures.run(FileHandle.standardInput.readDataToEndOfFile())
case "links": try Figures.Links.run(FileHandle.standardInput.readDataToEndOfFile())
case "models": try ModelFits.run(FileHandle.standardInput.readDataToEndOfFile())
case "differences":
  let numbers = arguments.dropFirst().compactMap { Int($0) }
  try GroupDifferences.run(
    tests: numbers.first ?? 1000,
    learners: numbers.dropFirst().first ?? 500,
    part: arguments.count > 3 ? arguments[3] : ""
  )
case "recovery":
  try Recovery.run(tests: arguments.dropFirst().first.flatMap { Int($0) } ?? 50)
case "large":
  for model in [ScaleModel.oneParameter, .twoParameter, .threeParameter] {
    try LargeTable.run(model)
  }
default: try SimulatedSessions.run(FileHandle.standardInput.readDataToEndOfFile())
}
