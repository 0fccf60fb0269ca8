internal import AnswerMatching
internal import LudusCore

/// The sentences of this module for children, teachers and authors.
let exerciseSentences = SentenceCatalog([.english: english, .german: german])

extension Language {
  /// The language as AnswerMatching names it, which knows German and English.
  var textLanguage: TextLanguage { base == .german ? .german : .english }
}
