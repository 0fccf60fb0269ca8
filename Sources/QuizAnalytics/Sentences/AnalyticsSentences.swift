internal import LudusCore

/// What the analysis of answers says to people.
let analyticsSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
