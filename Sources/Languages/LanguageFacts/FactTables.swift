// SPDX-License-Identifier: Apache-2.0

// How the tables of facts are read, for every engine that asks for them.

extension String {
  /// The words of a table, which have blanks between them.
  package var words: [String] { split(separator: " ").map(String.init) }

  /// The lines of a table, each with its first word apart.
  package var rows: [(key: String, words: [String])] {
    split(separator: "\n").compactMap { line in
      let words = String(line).words
      return words.first.map { ($0, Array(words.dropFirst())) }
    }
  }

  /// The forms of a word, with strokes between them.
  package var forms: [String] { split(separator: "|").map(String.init) }

  /// The words of a table in pairs of a key and what follows it.
  package var keyed: [(key: String, forms: String)] {
    let words = words
    return stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
  }
}
