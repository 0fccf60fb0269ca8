// SPDX-License-Identifier: Apache-2.0
import Exercises
import Testing

@Suite struct SampleSummaryTests {
  @Test(
    arguments: [
      ([], 0.0, 0.0, 0.0), ([3], 3, 3, 0), ([1, 2], 1.5, 1.5, 0.5.squareRoot()),
      ([9, 4, 4, 5, 5, 7, 4, 2], 5, 4.5, (32.0 / 7).squareRoot()),
      // Close together and far from zero.
      ([1e15 + 1, 1e15 + 2, 1e15 + 3], 1e15 + 2, 1e15 + 2, 1),
    ] as [([Double], Double, Double, Double)]
  )
  func numbersAreSummarised(
    numbers: [Double],
    mean: Double,
    median: Double,
    standardDeviation: Double
  ) {
    let summary = SampleSummary(numbers)
    #expect(summary.count == numbers.count)
    #expect(summary.mean == mean)
    #expect(summary.median == median)
    #expect(abs(summary.standardDeviation - standardDeviation) < 1e-12)
  }
}
