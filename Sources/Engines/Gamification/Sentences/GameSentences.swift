// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences that groups say to people.
let gameSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.games,
  spanish: Spanish.games,
  italian: Italian.games,
  portuguese: Portuguese.games,
  dutch: Dutch.games,
  czech: Czech.games,
  russian: Russian.games
)
