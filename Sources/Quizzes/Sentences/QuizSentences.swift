internal import LudusCore

/// The sentences of quizzes.
let quizSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
