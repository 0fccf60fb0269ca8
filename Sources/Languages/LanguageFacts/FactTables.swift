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
}
