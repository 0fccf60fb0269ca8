internal import LudusCore

/// The sentences of the content of quizzes.
let contentSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
