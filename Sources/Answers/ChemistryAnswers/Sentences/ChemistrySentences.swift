// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of matchers of formulae and equations for authors.
let chemistrySentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.chemistry,
  spanish: Spanish.chemistry,
  italian: Italian.chemistry,
  portuguese: Portuguese.chemistry,
  dutch: Dutch.chemistry,
  czech: Czech.chemistry,
  russian: Russian.chemistry
)
