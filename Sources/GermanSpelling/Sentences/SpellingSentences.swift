internal import LudusCore

/// The sentences of a diagnosis for children and teachers.
let spellingSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
