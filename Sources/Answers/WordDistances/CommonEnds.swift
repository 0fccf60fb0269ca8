// SPDX-License-Identifier: Apache-2.0

/// How many letters two words share at their beginning, and at their end behind that.
///
/// No metric edits these: there is always a script of the least number of edits that leaves them alone.
struct CommonEnds {
  let prefix: Int
  let suffix: Int

  @inline(__always)
  init(_ first: Span<Letter>, _ second: Span<Letter>) {
    let shorter = min(first.count, second.count)
    var prefix = 0
    while prefix < shorter, first[prefix] == second[prefix] {
      prefix += 1
    }
    var suffix = 0
    while suffix < shorter - prefix,
      first[first.count - 1 - suffix] == second[second.count - 1 - suffix]
    {
      suffix += 1
    }
    self.prefix = prefix
    self.suffix = suffix
  }

  /// Returns where a word's letters between the common ends are.
  @inline(__always)
  func middle(of word: Span<Letter>) -> Range<Int> {
    prefix..<word.count - suffix
  }
}
