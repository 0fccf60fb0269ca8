import AnswerMatching
import ArgumentParser

/// The commands `ludus exercise ...`.
struct ExerciseCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Play, grade and check spelling exercises.",
    discussion: """
      Example:

        ludus exercise play Examples/Content/spelling.json --exercise 4
      """,
    subcommands: [ExercisePlay.self, ExerciseGrade.self, ExerciseCheckCommand.self]
  )
}

/// The exercises that a command works on, which can be named in two ways.
struct ExerciseOption: ParsableArguments {
  @Argument(help: "The exercises, a JSON file.")
  var file: String?

  @Option(help: ArgumentHelp("The same, for scripts that name all they give.", valueName: "file"))
  var content: String?

  func validate() throws {
    guard (file == nil) != (content == nil) else {
      throw ValidationError(
        "Name one file with exercises, either as FILE or as --content FILE."
      )
    }
  }

  /// The path of the one that was given.
  var path: String { file ?? content ?? "" }
}

/// The words for exercises that the server sends without.
struct WordsOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Words, one a line, for keywords exercises that come from the server without.",
      valueName: "file"
    )
  )
  var words: String?

  func load() throws(Failure) -> [String] {
    try words.map { path throws(Failure) in try TermFile(path: path).load() } ?? []
  }
}

/// The language of hints and of the sentence at the end.
struct HintLanguage: ParsableArguments {
  @Option(help: ArgumentHelp("The language of hints.", valueName: "code"))
  var language: TextLanguage = .german
}
