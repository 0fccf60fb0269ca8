// SPDX-License-Identifier: Apache-2.0

/// Phrases of one or more words, found by the first.
struct PhraseTable: Sendable {
  /// The further words of the phrases that begin with a word, the longest first, so that none is taken for its beginning.
  private var rests: [String: [[String]]] = [:]

  /// Adds phrases with blanks between them and low lines in them.
  mutating func add(_ phrases: String) {
    for phrase in phrases.split(separator: " ") {
      let words = phrase.split(separator: "_").map(String.init)
      guard let first = words.first else { continue }
      rests[first, default: []].append(Array(words.dropFirst()))
      rests[first]?.sort { $0.count > $1.count }
    }
  }

  /// Returns how many words the longest phrase has with which words begin, or nil when none does.
  func count(at first: String, followedBy words: () -> [String]) -> Int? {
    guard let rests = rests[first] else { return nil }
    let following = rests.allSatisfy(\.isEmpty) ? [] : words()
    return rests.first { following.starts(with: $0) }.map { $0.count + 1 }
  }
}
