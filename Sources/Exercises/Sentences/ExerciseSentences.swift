internal import AnswerMatching
internal import LudusCore

/// The sentences of this module for children, teachers and authors.
let exerciseSentences = SentenceCatalog([.english: english, .german: german])
