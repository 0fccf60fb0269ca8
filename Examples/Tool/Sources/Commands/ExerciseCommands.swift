// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import ArgumentParser
import Exercises
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

/// The language of hints.
struct HintLanguage: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The language of hints. (default: that of the exercise)",
      valueName: "code"
    )
  )
  var language: Phrasebook?

  /// The language that is named, or that of an exercise.
  func phrasebook(for exercise: Exercise) -> Phrasebook {
    language ?? Phrasebook(for: exercise.language) ?? .english
  }
}
