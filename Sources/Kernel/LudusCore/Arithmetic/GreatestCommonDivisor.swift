// SPDX-License-Identifier: Apache-2.0
extension UnsignedInteger where Self: FixedWidthInteger {
  /// Returns the largest number that divides both, by Euclid's algorithm; 0 only for two zeros.
  ///
  /// - Complexity: O(log *n*) in the smaller number.
  @inlinable
  package func greatestCommonDivisor(with other: Self) -> Self {
    var (first, second) = (self, other)
    while second != 0 {
      (first, second) = (second, first % second)
    }
    return first
  }
}
