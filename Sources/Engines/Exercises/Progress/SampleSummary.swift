// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The mean, median and standard deviation of some numbers.
///
/// ```swift
/// let summary = SampleSummary([2, 4, 4, 4, 5, 5, 7, 9])
/// summary.mean                // 5
/// summary.median              // 4.5
/// summary.standardDeviation   // about 2.14
/// ```
public struct SampleSummary: Hashable, Sendable {
  /// The number of values.
  public let count: Int
  /// The sum divided by the count; 0 if there are no numbers.
  public let mean: Double
  /// The middle number, or the mean of the two in the middle; 0 if there are no numbers.
  public let median: Double
  /// The sample standard deviation, with *n* - 1 as divisor; 0 for fewer than two numbers.
  public let standardDeviation: Double

  /// Summarizes numbers.
  ///
  /// - Parameter numbers: The numbers in any order, all finite.
  /// - Complexity: O(*n* log *n*).
  public init(_ numbers: [Double]) {
    let sorted = numbers.sorted()
    count = sorted.count
    guard let first = sorted.first else {
      mean = 0
      median = 0
      standardDeviation = 0
      return
    }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2)
      ? sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2 : sorted[middle]
    // Differences from one of them stay small where the numbers are large and close together.
    let offset = sorted.reduce(0) { $0 + ($1 - first) } / Double(sorted.count)
    let mean = first + offset
    let squares = sorted.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    self.mean = mean
    standardDeviation = sorted.count < 2 ? 0 : (squares / Double(sorted.count - 1)).squareRoot()
  }
}
