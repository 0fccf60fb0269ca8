internal import LudusCore

/// The sentences that wallets say to people.
let progressSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
