// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ArgumentParser

/// What else a written answer could mean.
struct LexiconOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Words of the language, one per line, or a Hunspell dictionary, FILE.dic next to its FILE.aff: an answer \
      that is one of these words does not count as a misspelling.
      """,
      valueName: "file"
    ),
    completion: .file()
  )
  var words: String?

  @Option(
    help: ArgumentHelp(
      "Terms of the course, one per line: an answer that is just as close to another term does not count.",
      valueName: "file"
    ),
    completion: .file()
  )
  var vocabulary: String?

  /// Reads the lists; an empty lexicon without any.
  func load() throws(Failure) -> Lexicon {
    let terms = try Self.terms(of: vocabulary)
    guard let words, words.hasSuffix(".dic") else {
      return Lexicon(words: try Self.terms(of: words), terms: terms)
    }
    let affixes = "\(words.dropLast(4)).aff"
    let files = (try InputFile(path: words).read(), try InputFile(path: affixes).read())
    do throws(Lexicon.UnknownEncoding) {
      return try Lexicon(hunspell: Array(files.0), affixes: Array(files.1), terms: terms)
    } catch {
      throw .badData("\(affixes): the encoding is \(error.name), expected UTF-8 or ISO8859-1")
    }
  }

  private static func terms(of path: String?) throws(Failure) -> [String] {
    try path.map { path throws(Failure) in try TermFile(path: path).load() } ?? []
  }
}
