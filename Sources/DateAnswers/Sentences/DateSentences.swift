internal import LudusCore

/// The sentences of matchers of dates for authors.
let dateSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
