internal import LudusCore

/// What matchers of numbers and expressions say to authors.
let mathSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
