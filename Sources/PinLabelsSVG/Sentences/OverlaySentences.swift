internal import LudusCore

/// What a drawing is described with, for people who have it read to them.
let overlaySentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
