// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of a diagnosis for children and teachers.
let spellingSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.spelling,
  spanish: Spanish.spelling,
  italian: Italian.spelling,
  portuguese: Portuguese.spelling,
  dutch: Dutch.spelling,
  czech: Czech.spelling,
  russian: Russian.spelling
)
