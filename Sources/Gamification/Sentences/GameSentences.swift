internal import LudusCore

/// The sentences that groups say to people.
let gameSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
