internal import LudusCore

/// The sentences of diagnostics; the key of each is its code.
let interchangeSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
