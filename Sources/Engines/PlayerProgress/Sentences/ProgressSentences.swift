// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences that wallets and player logs say to people.
let progressSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.progress,
  spanish: Spanish.progress,
  italian: Italian.progress,
  portuguese: Portuguese.progress,
  dutch: Dutch.progress,
  czech: Czech.progress,
  russian: Russian.progress
)
