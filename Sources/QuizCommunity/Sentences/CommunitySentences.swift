internal import LudusCore

/// What challenges, contacts and votes say to people.
let communitySentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])
