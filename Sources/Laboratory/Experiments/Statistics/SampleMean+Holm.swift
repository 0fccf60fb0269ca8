// SPDX-License-Identifier: Apache-2.0
extension SampleMean {
  /// Corrects chances of error for being several, so that the chance of any false finding among them stays that
  /// of one.
  ///
  /// ```swift
  /// SampleMean.corrected([0.01, 0.04, 0.03])  // [0.03, 0.06, 0.06]
  /// ```
  ///
  /// Source: S. Holm, A simple sequentially rejective multiple test procedure, Scandinavian Journal of Statistics 6,
  /// 1979. It holds whatever the tests have to do with each other.
  ///
  /// - Parameter pValues: The ``pValue`` of each comparison.
  /// - Returns: The corrected ones, in the same order.
  public static func corrected(_ pValues: [Double]) -> [Double] {
    var corrected = pValues
    var largest = 0.0
    let order = pValues.indices.sorted { (pValues[$0], $0) < (pValues[$1], $1) }
    for (rank, index) in order.enumerated() {
      largest = max(largest, min(1, Double(pValues.count - rank) * pValues[index]))
      corrected[index] = largest
    }
    return corrected
  }
}
