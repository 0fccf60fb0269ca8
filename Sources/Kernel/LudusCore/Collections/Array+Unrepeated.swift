// SPDX-License-Identifier: Apache-2.0
extension Array where Element: Hashable {
  /// The elements, each once, in the order in which they come first.
  package var unrepeated: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
