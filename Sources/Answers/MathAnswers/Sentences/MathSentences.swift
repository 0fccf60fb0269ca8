// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of matchers of numbers and expressions for authors.
let mathSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.math,
  spanish: Spanish.math,
  italian: Italian.math,
  portuguese: Portuguese.math,
  dutch: Dutch.math,
  czech: Czech.math,
  russian: Russian.math
)
