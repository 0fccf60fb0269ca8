// SPDX-License-Identifier: Apache-2.0

/// Words of a language that are meant where they are written: nobody who writes one of them has misspelled another word.
///
/// A list is a text in lower case with white space between its words, which are in their basic form. Left out are words with two
/// spellings and, but for ``englishEveryday``, words of three letters, which have no tolerance.
package enum WordLists {
  /// English words of school subjects and of every day, names, and words whose use is often confused.
  package static let english = [
    englishTerms, englishNames, englishUsage, englishSubstances, englishEveryday,
  ].joined(separator: "\n")

  /// German words of school subjects and of every day.
  package static let german = [germanTerms, germanSubstances, germanEveryday]
    .joined(separator: "\n")
}
