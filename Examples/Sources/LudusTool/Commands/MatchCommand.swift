import AnswerMatching
import ArgumentParser
import Foundation

/// The command `ludus match`.
struct MatchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "match",
    abstract: "Judge answers, one a line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"kind":"rough","accepted":["photosynthesis"],"input":"fotosinthesis","options":{"language":"en"}}

      from standard input and writes for each of them

        {"id":1,"correct":true,"distance":2,"matched":"photosynthesis","reason":"...","verdict":"rough"}

      The kind is exact or rough, and "confusables" can list terms that an answer must not be taken for. The \
      verdict is exact, normalized, rough, wrong or notGradable; for the last one "correct" is null.

      Options of both kinds: "caseSensitive" (true for exact, false for rough unless said otherwise), \
      "foldDiacritics" and "language", which is "en" or "de"; of rough: "inflections", which is "accepted" or \
      "rejected".

      A line that cannot be used gives {"id":1,"error":"...","line":3} in its place, and the exit status is 1 \
      at the end. Lines without anything in them are passed over.

      Example:

        ludus match --words /usr/share/dict/words < answers.jsonl
      """
  )

  @Option(
    help: "A file of words of the language, one a line: an answer that is another word is wrong."
  )
  var words: String?

  @Option(
    help: "A file of terms of the course, one a line: an answer as near to another term is wrong."
  )
  var vocabulary: String?

  func run() throws {
    let lexicon = Lexicon(words: try lines(of: words), terms: try lines(of: vocabulary))
    try JSONLines.answer(MatchInput.self) { input in
      MatchAnswer(try input.verdict(knowing: lexicon))
    }
  }

  private func lines(of path: String?) throws(Failure) -> [String] {
    guard let path else { return [] }
    let data = try InputFile(path: path).read()
    guard let text = String(data: data, encoding: .utf8) else {
      throw .badData("\(path): expected UTF-8 text with a word a line")
    }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
