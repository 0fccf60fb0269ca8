import ArgumentParser
import Interchange

/// The command `ludus inspect`.
struct InspectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "inspect",
    abstract: "Show what a reader finds in a file with questions, a JSON object a line.",
    discussion: """
      Prints an object for each question, category and text in the order of the file, in the terms of Moodle, such as

        {"type":"multichoice","text":"...","single":true,"answers":[...]}

      then an object for each diagnostic, and how many there are of each type:

        {"diagnostic":{"code":"truth-as-text","line":3,"column":9,...}}
        {"counts":{"multichoice":1}}

      For tables the rows stand first.

      The exit status is 0 whatever is in the file.

      Example:

        ludus inspect questions.gift
      """
  )

  @Argument(help: ArgumentHelp("The file, or - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var source: SourceOptions

  func run() throws {
    let question = QuestionFile(path: file, format: source.from, isWindows1252: source.windows1252)
    guard let (imported, format) = try question.imported() else {
      throw Failure.wrongUsage("\(file) names no format: give one with --from")
    }
    var writer = JSONWriter()
    try Inspection(imported: imported, format: format).write { try writer.write($0) }
    try writer.flush()
  }
}

/// How to read a file.
struct SourceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The format of the file. Default: what its name says.", valueName: "format")
  )
  var from: FileFormat?

  @Flag(help: "The file is in Windows-1252, not in UTF-8.")
  var windows1252 = false
}
