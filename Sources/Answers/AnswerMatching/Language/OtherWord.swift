// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
package import LudusCore
internal import TextFolding

extension Language {
  /// Whether a written word is another word of the language than the expected one, or a form of
  /// another one: "hips" for "lips", "Weine" for "Beine".
  ///
  /// These are the words by which rough answers are judged, so that whatever is written is judged
  /// alike everywhere.
  ///
  /// - Parameters:
  ///   - word: The word that was written, with its marks.
  ///   - expected: The word that was expected.
  /// - Returns: Whether it is another one; false for a language without rules.
  package func has(_ word: String, insteadOf expected: String) -> Bool {
    let choice = LanguageRules.Choice(self)
    guard choice != .neutral else { return false }
    let (word, expected) = (word.caseFolded, expected.caseFolded)
    let rules = LanguageRules.rules(for: choice)
    return word != expected && !rules.areIrregularForms(word, expected)
      && rules.know(word, insteadOf: expected)
  }
}
