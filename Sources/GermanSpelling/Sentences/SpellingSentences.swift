internal import LudusCore

/// What a diagnosis says to children and teachers.
let spellingSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
