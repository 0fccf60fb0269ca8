internal import LudusCore

/// What groups and wallets say to people.
let gameSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
