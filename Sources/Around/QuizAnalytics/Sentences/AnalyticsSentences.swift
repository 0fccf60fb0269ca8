// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of the analysis of answers.
let analyticsSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.analytics,
  spanish: Spanish.analytics,
  italian: Italian.analytics,
  portuguese: Portuguese.analytics,
  dutch: Dutch.analytics,
  czech: Czech.analytics,
  russian: Russian.analytics
)
