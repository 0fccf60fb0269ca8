// SPDX-License-Identifier: Apache-2.0
package import LudusCore

extension SpellingHint {
  /// The hints that languages whose spelling is a table of units share, by their keys.
  ///
  /// - Parameter sentence: Returns a sentence of the language or of those that languages share.
  /// - Returns: The hints.
  package static func common(
    sentence: @escaping @Sendable (String, Phrasebook) -> String
  ) -> [String: SpellingHint] {
    let hints: [(String, SpellingCategory)] = [
      ("case.missing", .letterCase), ("case.needless", .letterCase), ("case.inside", .letterCase),
      ("boundary.missing", .wordBoundary), ("boundary.needless", .wordBoundary),
      ("doubling.missing", .doubling), ("doubling.needless", .doubling), ("homophone", .homophone),
      ("silent.missing", .silentLetter), ("silent.needless", .silentLetter),
      ("vowel", .vowelSpelling), ("consonant", .consonantSpelling),
      ("apostrophe.missing", .apostrophe), ("apostrophe.needless", .apostrophe),
      ("phoneme.missing", .phoneme), ("phoneme.added", .phoneme), ("phoneme.replaced", .phoneme),
      ("phoneme.order", .phoneme), ("punctuation", .punctuation),
    ]
    return Dictionary(
      uniqueKeysWithValues: hints.map { key, category in
        (key, SpellingHint(key, of: category) { sentence("hint.\(key)", $0) })
      }
    )
  }
}
