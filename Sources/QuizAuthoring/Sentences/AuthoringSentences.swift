internal import LudusCore

/// The sentences of the authoring of problems.
let authoringSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
