// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of matchers of dates for authors.
let dateSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.dates,
  spanish: Spanish.dates,
  italian: Italian.dates,
  portuguese: Portuguese.dates,
  dutch: Dutch.dates,
  czech: Czech.dates,
  russian: Russian.dates
)
