internal import LudusCore

/// The sentences of matchers of formulae and equations for authors.
let chemistrySentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
