// SPDX-License-Identifier: Apache-2.0
extension Fraction: Comparable {
  /// Whether one number is less than the other.
  ///
  /// Exact for every pair of fractions.
  public static func < (left: Fraction, right: Fraction) -> Bool {
    let leftProduct = left.numerator.multipliedFullWidth(by: right.denominator)
    let rightProduct = right.numerator.multipliedFullWidth(by: left.denominator)
    return (leftProduct.high, leftProduct.low) < (rightProduct.high, rightProduct.low)
  }
}
