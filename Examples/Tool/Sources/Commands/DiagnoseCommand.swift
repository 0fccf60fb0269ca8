// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ArgumentParser
import EnglishSpelling
import FrenchSpelling
import GermanSpelling
import Languages

/// The command `ludus diagnose`.
struct DiagnoseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagnose",
    abstract: "Diagnose misspelled words: one given as arguments, or many, one per line.",
    discussion: """
      Given the written and the intended word, it describes the mistake:

        ludus diagnose Hant Hand

      Otherwise it reads JSON Lines such as

        {"id":1,"input":"engstlich","target":"ängstlich"}

      from a file or standard input and writes for each of them

        {"id":1,"categories":["umlaut-derivation"],
         "edits":[{"at":0,"input":"e","operation":"substitute","target":"ä"}]}

      An edit is a unit of letters: "at" counts the letters of the target before it, "input" is what was \
      written and "target" what is right. The operation is substitute, omit, insert or transpose.

      The categories of German are case, boundary, das-dass, doubling, long-i, length-mark, sharp-s, umlaut-derivation, \
      umlaut-dots, f-v-w, final-devoicing, voicing, schwa-r, special-grapheme, morpheme, phoneme and \
      punctuation, in the order of their places. English and French have their own, for example ie-ei and accent. Equal words have none.

      A target may be an array of its word parts, such as ["Fahr","rad"], if these are known.

      An unusable line yields {"id":1,"error":"...","line":3} in its place, and the exit status is then 1. Blank \
      lines are skipped.

      Example:

        ludus diagnose --hints de words.jsonl
      """
  )

  /// The languages whose misspellings can be diagnosed.
  enum WordLanguage: String, CaseIterable, ExpressibleByArgument {
    case german = "de"
    case english = "en"
    case french = "fr"

    /// The rules of the language.
    var rules: any SpellingRules {
      switch self {
      case .german: GermanRules()
      case .english: EnglishRules()
      case .french: FrenchRules()
      }
    }
  }

  @Argument(
    help: ArgumentHelp(
      "A file of JSON Lines instead of standard input; or the written word followed by the intended one.",
      valueName: "file or words"
    ),
    completion: .file()
  )
  var words: [String] = []

  @Option(help: "The language of the words: de, en or fr.")
  var language = WordLanguage.german

  @Option(
    help: ArgumentHelp(
      "The language of a hint for a child; in lines it adds the hint and its categories to every edit.",
      valueName: "language"
    )
  )
  var hints: Phrasebook?

  @OptionGroup var jobs: JobsOption

  func validate() throws {
    guard words.count <= 2 else {
      throw ValidationError("Name one file, or what was written and what was meant.")
    }
  }

  func run() async throws {
    let hints = hints
    let rules = language.rules
    if words.count == 2 {
      return try say(rules.diagnosis(of: words[0], for: words[1]))
    }
    let source = LinesInput(
      path: words.first,
      hint: words.first.map {
        "to diagnose a word, add what was meant: \(ToolName.current) diagnose \($0.quotedForShell) WORD"
      }
    )
    try await JSONLines.answer(DiagnoseInput.self, from: source, jobs) { line in
      DiagnoseAnswer(
        rules.diagnosis(of: line.input, for: line.target),
        hintsIn: hints
      )
    }
  }

  /// Says in a line for each place what is wrong there.
  private func say(_ diagnosis: SpellingDiagnosis) throws {
    var output = OutputBuffer()
    var said: Set<SpellingHint> = []
    for place in diagnosis.places {
      let categories = place.categories.map(\.rawValue).joined(separator: ", ")
      // A hint is given once, however many places it fits.
      let sentences = place.hints.filter { said.insert($0).inserted }
        .map { $0.sentence(in: hints ?? .english) }
      let fault = "“\(place.input)” for “\(place.target)” (\(categories))"
      let hint = sentences.isEmpty ? "" : ": \(sentences.joined(separator: " "))"
      try output.write("\(fault)\(hint)".onOneLine.utf8)
      try output.write("\n".utf8)
    }
    if diagnosis.places.isEmpty { try output.write("Nothing is wrong.\n".utf8) }
    try output.flush()
  }
}
