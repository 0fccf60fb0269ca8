// SPDX-License-Identifier: Apache-2.0

/// Words of a language that are meant where they are written: nobody who writes one of them has misspelled another word.
///
/// A list is a text in lower case with white space between its words, which are in their basic form. Left out are words with two
/// spellings and, but for ``englishEveryday``, words of three letters, which have no tolerance.
package enum WordLists {
  /// English words of school subjects and of every day, and names.
  package static let english = [englishTerms, englishNames, englishUsage, englishSubstances]
    .joined(separator: "\n")

  /// German words of school subjects, most of them nouns.
  package static let german = [germanTerms, germanSubstances].joined(separator: "\n")
}
