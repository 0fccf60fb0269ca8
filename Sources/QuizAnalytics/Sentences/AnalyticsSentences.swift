internal import LudusCore

/// The sentences of the analysis of answers.
let analyticsSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
