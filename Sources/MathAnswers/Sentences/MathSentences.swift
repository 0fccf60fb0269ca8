internal import LudusCore

/// The sentences of matchers of numbers and expressions for authors.
let mathSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
