// SPDX-License-Identifier: Apache-2.0
extension Int {
  /// Returns the sum with a number that is not negative, or `Int.max` when it does not fit.
  @inlinable package func addingUpToMaximum(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }

  /// Returns the difference to another number, or the nearest integer when it does not fit.
  @inlinable package func subtractingWithinBounds(_ other: Int) -> Int {
    let (difference, overflow) = subtractingReportingOverflow(other)
    guard overflow else { return difference }
    return self > other ? .max : .min
  }
}
