internal import LudusCore

/// What the authoring of problems says to people.
let authoringSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
