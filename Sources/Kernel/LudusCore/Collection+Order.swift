// SPDX-License-Identifier: Apache-2.0
extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  package var unrepeated: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element for which a condition holds that holds for all after
  /// it, or the end.
  ///
  /// - Complexity: O(log *n*), and O(1) when that is the end.
  @inlinable
  package func firstIndexInOrder(where condition: (Element) -> Bool) -> Int {
    // Most often what comes is later than all there is.
    guard !isEmpty, condition(self[endIndex - 1]) else { return endIndex }
    var (low, high) = (startIndex, endIndex - 1)
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
