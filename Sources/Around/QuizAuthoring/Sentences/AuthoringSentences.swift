// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of the authoring of problems.
let authoringSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.authoring,
  spanish: Spanish.authoring,
  italian: Italian.authoring,
  portuguese: Portuguese.authoring,
  dutch: Dutch.authoring,
  czech: Czech.authoring,
  russian: Russian.authoring
)
