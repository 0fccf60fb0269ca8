// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ArgumentParser
import Languages

/// The commands `ludus exercise ...`.
struct ExerciseCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Play, grade, report and check spelling exercises.",
    discussion: """
      Example:

        ludus exercise play Examples/Content/spelling.json --exercise 4
      """,
    subcommands: [
      ExercisePlay.self, ExerciseGrade.self, ExerciseReport.self, ExerciseCheckCommand.self,
    ]
  )
}

/// The words for exercises that the server sends without.
struct WordsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words, one per line, for keywords exercises that the server sends without words.",
      valueName: "file"
    ),
    completion: .file()
  )
  var words: String?

  func load() throws(Failure) -> [String] {
    try words.map { path throws(Failure) in try TermFile(path: path).load() } ?? []
  }
}

/// The language of hints and of the sentence at the end.
struct HintLanguage: ParsableArguments {
  @Option(help: ArgumentHelp("The language of hints.", valueName: "code"))
  var language: Phrasebook = .german
}
