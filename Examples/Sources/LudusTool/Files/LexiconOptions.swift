import AnswerMatching
import ArgumentParser

/// What else a written answer could mean.
struct LexiconOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words of the language, one a line: an answer that is another word is not a misspelled one.",
      valueName: "file"
    )
  )
  var words: String?

  @Option(
    help: ArgumentHelp(
      "Terms of the course, one a line: an answer that is as near to another term does not count.",
      valueName: "file"
    )
  )
  var vocabulary: String?

  /// Reads the lists; an empty lexicon without any.
  func load() throws(Failure) -> Lexicon {
    Lexicon(words: try Self.terms(of: words), terms: try Self.terms(of: vocabulary))
  }

  private static func terms(of path: String?) throws(Failure) -> [String] {
    try path.map { path throws(Failure) in try TermFile(path: path).load() } ?? []
  }
}
