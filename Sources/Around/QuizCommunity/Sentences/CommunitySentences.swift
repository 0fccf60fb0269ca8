// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of challenges and contacts for people.
let communitySentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.community,
  spanish: Spanish.community,
  italian: Italian.community,
  portuguese: Portuguese.community,
  dutch: Dutch.community,
  czech: Czech.community,
  russian: Russian.community
)
