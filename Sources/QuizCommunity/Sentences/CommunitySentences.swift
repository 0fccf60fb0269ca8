internal import LudusCore

/// The sentences of challenges and contacts for people.
let communitySentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
