// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling
import ArgumentParser

/// The command `ludus diagnose`.
struct DiagnoseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Say what is wrong with misspelled words, one a line.",
    discussion: """
      Reads JSON Lines such as

        {"id":1,"input":"engstlich","target":"ängstlich"}

      from standard input and writes for each of them

        {"id":1,"categories":["umlaut-derivation"],
         "edits":[{"at":0,"input":"e","operation":"substitute","target":"ä"}]}

      An edit is a unit of letters: "at" counts the letters of the target before it, "input" is what was \
      written and "target" what is right. The operation is substitute, omit, insert or transpose.

      The categories are case, boundary, das-dass, doubling, long-i, length-mark, sharp-s, umlaut-derivation, \
      umlaut-dots, f-v-w, final-devoicing, voicing, schwa-r, special-grapheme, morpheme, phoneme and \
      punctuation, in the order of their places. Equal words have none.

      A target may be an array of its word parts, such as ["Fahr","rad"], if these are known.

      A line that cannot be used gives {"id":1,"error":"...","line":3} in its place, and the exit status is 1 \
      at the end. Lines without anything in them are passed over.

      Example:

        ludus diagnose --language de --hints de < words.jsonl
      """
  )

  /// The languages whose misspellings can be diagnosed.
  enum WordLanguage: String, CaseIterable, ExpressibleByArgument {
    case german = "de"
  }

  @Option(help: ArgumentHelp("The language of the words.", valueName: "language"))
  var language = WordLanguage.german

  @Option(
    help: ArgumentHelp(
      "Adds to every edit its categories and a hint for a child in a language.",
      valueName: "language"
    )
  )
  var hints: Language?

  @OptionGroup var jobs: JobsOption

  func run() async throws {
    let hints = hints
    try await JSONLines.answer(DiagnoseInput.self, jobs) { line in
      DiagnoseAnswer(
        SpellingDiagnosis(target: line.target, input: line.input),
        hintsIn: hints
      )
    }
  }
}
