// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation

/// Where the tool starts, and where everything that went wrong becomes a line and an exit status.
@main
enum Program {
  static func main() async {
    Streams.open()
    let words = Array(CommandLine.arguments.dropFirst())
    if words == ["--experimental-dump-help"], writeManualInput() { return }
    do {
      if words.first == "help", let stranger = stranger(in: words) {
        refuse(stranger, in: Array(words.dropFirst()))
      }
      var command = try Ludus.parseAsRoot()
      ProgressLine.shared.begin(names(in: words[...], below: Ludus.self).joined(separator: " "))
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      ProgressLine.shared.clear()
    } catch let failure as Failure {
      JSONLines.tell("Error: \(failure.message)")
      tellTypography(in: words)
      Ludus.exit(withError: failure.status)
    } catch {
      leave(with: error, words)
    }
  }

  /// Says what was wrong, and with which status the program ends.
  private static func leave(with error: any Error, _ words: [String]) -> Never {
    ProgressLine.shared.clear()
    let status = Ludus.exitCode(for: error)
    guard !(error is ExitCode), status != .success else { Ludus.exit(withError: error) }
    if status == .validationFailure, let stranger = stranger(in: words) {
      refuse(stranger, in: words)
    }
    let lines = Ludus.fullMessage(for: error).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    for line in lines {
      // What was typed is repeated, and must not drive a terminal.
      let text = Style.errors.finding(String(line).printable.withHouseQuotes)
      Streams.tell("\(text)\n")
    }
    tellTypography(in: words)
    Ludus.exit(withError: status)
  }

  /// Says which words have signs that a word processor or a web page made of those of a keyboard.
  private static func tellTypography(in words: [String]) {
    for word in words {
      let typed = word.asTyped
      guard typed != word else { continue }
      JSONLines.tell(
        "hint: “\(word.onOneLine)” has a sign of typography in it; did you mean \(typed.onOneLine)?"
      )
    }
  }

  /// Says that a command or an option is not known, and where to read about those there are.
  private static func refuse(_ stranger: String, in words: [String]) -> Never {
    let path = ["help"] + names(in: words[...], below: Ludus.self)
    JSONLines.tell("Error: \(stranger)")
    JSONLines.tell("\(ToolName.current) \(path.joined(separator: " ")) says more.")
    Ludus.exit(withError: ExitCode.validationFailure)
  }

  /// The words that name commands below one.
  private static func names(
    in words: ArraySlice<String>,
    below parent: any ParsableCommand.Type
  ) -> [String] {
    guard let word = words.first,
      let command = parent.configuration.subcommands.first(where: { $0._commandName == word })
    else { return [] }
    return [word] + names(in: words.dropFirst(), below: command)
  }

  private static func stranger(in words: [String]) -> String? {
    shape?.stranger(in: words)
  }

  private static var shape: CommandShape? {
    try? CommandShape(json: Data(Ludus._dumpHelp().utf8))
  }

  /// The option behind which a path was written; nil for one that stands alone.
  static func option(of path: String) -> String? {
    shape?.option(of: path, in: Array(CommandLine.arguments.dropFirst()))
  }

  /// Writes what manual pages are made of.
  private static func writeManualInput() -> Bool {
    guard let data = ManualInput.shortened(Data(Ludus._dumpHelp().utf8)) else { return false }
    print(String(decoding: data, as: UTF8.self))
    return true
  }
}

/// The command `ludus`.
struct Ludus: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ludus",
    abstract: "Engines for learning: see them at work, play them, and drive them from scripts.",
    discussion: """
      Start with the tour:

        ludus tour

      Then play a quiz yourself, and leave with ctrl-D to go on later:

        ludus quiz play Examples/Content/general-chemistry.json --save quiz.save

      The commands for scripts read and write JSON Lines. Exit status: 0 when all went well, 1 when a line \
      or a file had faults that the output lists, 64 for wrong usage, 65 for a file with bad data, \
      66 for a file that is not there.
      """,
    version: "ludus 0.2.0",
    subcommands: [
      Tour.self, CheckCommand.self, QuizCommands.self, GroupCommands.self, ExerciseCommands.self,
      PinsCommands.self, DiaryCommands.self, MatchCommand.self, DiagnoseCommand.self,
      ConvertCommand.self, InspectCommand.self, ExperimentCommand.self,
    ]
  )
}

extension String {
  /// The word with the signs of a keyboard: a dash at the beginning of an option, and quotation
  /// marks around a name, become what they were.
  fileprivate var asTyped: String {
    var word = self
    if let dash = word.first, "—–‒―−".contains(dash), word.dropFirst().first?.isLetter == true {
      word = (word.count == 2 ? "-" : "--") + word.dropFirst()
    } else if word.hasPrefix("-—") || word.hasPrefix("-–") {
      word = "--" + word.dropFirst(2)
    }
    let marks = "“”„‟«»‘’‚"
    if word.count > 2, let first = word.first, let last = word.last, marks.contains(first),
      marks.contains(last)
    {
      word = "\"\(word.dropFirst().dropLast())\""
    }
    return word
  }
}
