internal import LudusCore

/// What the content of quizzes says to people.
let contentSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
