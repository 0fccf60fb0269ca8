// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import Translations

/// The sentences of quizzes.
let quizSentences = SentenceCatalog(
  english: englishSentences,
  german: germanSentences,
  french: French.quizzes,
  spanish: Spanish.quizzes,
  italian: Italian.quizzes,
  portuguese: Portuguese.quizzes,
  dutch: Dutch.quizzes,
  czech: Czech.quizzes,
  russian: Russian.quizzes
)
