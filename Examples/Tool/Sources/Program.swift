// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// Where the tool starts, and where everything that went wrong becomes a line and an exit status.
@main
enum Program {
  static func main() async {
    do {
      var command = try Ludus.parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      JSONLines.tell("Error: \(failure.message)")
      Ludus.exit(withError: failure.status)
    } catch {
      Ludus.exit(withError: error)
    }
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
      or a file had faults that were told in the output, 64 for wrong usage, 65 for a file with bad data, \
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
