// SPDX-License-Identifier: Apache-2.0

/// Phrases of one or more words, found by the first.
struct PhraseTable: Sendable {
  /// The further words of the phrases that begin with a word, the longest first, so that none is taken for its
  /// beginning.
  private let rests: [String: [[String]]]

  /// Reads phrases with blanks between them and low lines in them.
  init(_ phrases: [String]) {
    let words = phrases.flatMap { $0.split(separator: " ") }
      .map { $0.split(separator: "_").map(String.init) }
    rests = Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[0] }
      .mapValues { $0.map { Array($0.dropFirst()) }.sorted { $0.count > $1.count } }
  }

  /// Returns how many words the longest phrase has with which words begin, or nil when none does.
  func count(at first: String, followedBy words: () -> [String]) -> Int? {
    guard let rests = rests[first] else { return nil }
    let following = rests.allSatisfy(\.isEmpty) ? [] : words()
    return rests.first { following.starts(with: $0) }.map { $0.count + 1 }
  }
}
