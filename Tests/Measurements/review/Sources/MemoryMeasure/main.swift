// SPDX-License-Identifier: Apache-2.0

// Fits the model of memory to reviews from standard input, or simulates a year of learning; see the
// scripts `fit` and `year`.
//
//   swift build -c release --scratch-path Tests/Benchmarks/.build --package-path
//   Tests/Measurements/review

if CommandLine.arguments.dropFirst().first == "fit" {
  try FittedReviews.run()
} else {
  try SimulatedYear.run()
}
