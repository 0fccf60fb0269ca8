// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore
internal import Translations

/// The sentences of this module for children, teachers and authors.
let exerciseSentences = SentenceCatalog(
  english: english,
  german: german,
  french: French.exercises,
  spanish: Spanish.exercises,
  italian: Italian.exercises,
  portuguese: Portuguese.exercises,
  dutch: Dutch.exercises,
  czech: Czech.exercises,
  russian: Russian.exercises
)
