internal import LudusCore

/// What quizzes say to people.
let quizSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
