// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of the content of quizzes.
let contentSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.content,
  spanish: Spanish.content,
  italian: Italian.content,
  portuguese: Portuguese.content,
  dutch: Dutch.content,
  czech: Czech.content,
  russian: Russian.content
)
