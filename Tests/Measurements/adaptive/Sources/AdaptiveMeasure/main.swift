// SPDX-License-Identifier: Apache-2.0

// Runs adaptive sessions, or calibrates problems, on responses from standard input; see the scripts
// `simulate` and `calibrate`.
//
//   swift build -c release --scratch-path Tests/Benchmarks/.build \
//     --package-path Tests/Measurements/adaptive
//   Tests/Measurements/adaptive/simulate [LEARNERS]
//   Tests/Measurements/adaptive/calibrate

import Foundation

let data = FileHandle.standardInput.readDataToEndOfFile()
if CommandLine.arguments.dropFirst().first == "log" {
  try SimulatedLog.run(data)
} else {
  try SimulatedSessions.run(data)
}
