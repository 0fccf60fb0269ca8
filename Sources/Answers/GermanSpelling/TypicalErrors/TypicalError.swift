// SPDX-License-Identifier: Apache-2.0

/// A misspelling of a word that children typically make: some letters put for others.
///
/// ```swift
/// TypicalError.errors(in: "Dienstag", of: .longI).map(\.misspelling)           // ["Dinstag", "Dihnstag"]
/// TypicalError.errors(in: "gar nicht", of: .wordBoundary).map(\.misspelling)   // ["garnicht"]
/// TypicalError.errors(in: "dass,", of: .punctuation).map(\.misspelling)        // ["dass"]
/// ```
///
/// Every error is one that can be heard or that a rule of spelling invites at its place: no consonant is doubled
/// behind a long vowel, no h marks a short one, and f stands for v only where v sounds like f. Where the other letters
/// would make another correct form of the word, as "Vogel" for "Vögel" or "mache" for "machte", there is no error.
public struct TypicalError: Hashable, Sendable {
  /// The word.
  package let word: String
  /// Where the letters are, counted from 0 in grapheme clusters.
  public let range: Range<Int>
  /// The letters that are put for them; empty where they are left out.
  public let replacement: String
  /// The word as it is written then.
  public let misspelling: String
  /// The diagnosis of the misspelling.
  package let diagnosis: SpellingDiagnosis
  /// The category of the error.
  public let category: SpellingCategory

  /// A longer text is no word that a child learns, and takes long to try.
  private static let maximumLength = 100

  /// Returns the typical errors in a word.
  ///
  /// An error is one of the usual confusions of letters that the diagnosis takes for one category and nothing
  /// else.
  ///
  /// - Parameters:
  ///   - word: The word; also two words, which some write as one, or a word with the mark behind it, which some leave
  ///     out.
  ///   - wanted: The category of the errors; nil for all.
  /// - Returns: The errors from left to right; none in a text of more than 100 letters.
  /// - Complexity: O(*n*) diagnoses for a word of *n* letters.
  public static func errors(in word: String, of wanted: SpellingCategory? = nil) -> [TypicalError] {
    errors(in: word) { _ in true }.filter { wanted == nil || wanted == $0.category }
  }

  /// Returns the typical errors that concern a letter of a word, counted from 0 in grapheme clusters.
  package static func errors(in word: String, at letter: Int) -> [TypicalError] {
    errors(in: word) { $0.contains(letter) }
  }

  private static func errors(in word: String, where isWanted: (Range<Int>) -> Bool)
    -> [TypicalError]
  {
    let letters = Array(word)
    guard letters.count <= maximumLength else { return [] }
    return ErrorSites(word).swaps.filter { isWanted($0.range) }.compactMap { swap in
      let (before, after) = (letters[..<swap.range.lowerBound], letters[swap.range.upperBound...])
      let misspelling = String(before) + swap.letters + String(after)
      let diagnosis = SpellingDiagnosis(target: word, input: misspelling)
      guard diagnosis.places.count == 1, diagnosis.categories.count == 1 else { return nil }
      return TypicalError(
        word: word,
        range: swap.range,
        replacement: swap.letters,
        misspelling: misspelling,
        diagnosis: diagnosis,
        category: diagnosis.categories[0]
      )
    }
  }

  /// Returns whether the misspelling is another word of a vocabulary, so that it may not be an error.
  ///
  /// Where a capital or a mark is missing, the sentence decides and no vocabulary.
  package func isOtherWord(of vocabulary: Set<String>) -> Bool {
    Self.isOtherWord(misspelling, than: word, of: vocabulary)
  }

  /// Returns whether a misspelling is another word of a vocabulary, and not the word with another capital or mark.
  package static func isOtherWord(
    _ misspelling: String,
    than word: String,
    of vocabulary: Set<String>
  ) -> Bool {
    guard vocabulary.contains(misspelling), misspelling != word else { return false }
    let categories = SpellingDiagnosis(target: word, input: misspelling).categories
    return !categories.allSatisfy { $0 == .letterCase || $0 == .punctuation }
  }
}
