internal import AnswerMatching
internal import LudusCore

/// What quizzes say to people.
let quizSentences = SentenceCatalog([.english: englishSentences, .german: germanSentences])

extension Language {
  /// The language in which answer matching says why an answer matches or not.
  var ofVerdicts: TextLanguage { TextLanguage(rawValue: base.rawValue) ?? .english }
}
