// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The commands `ludus group ...`.
struct GroupCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "group",
    abstract: "Share todos and points in a group, replay its history, and compare rules.",
    discussion: """
      Example:

        ludus group play Examples/Content/flat-share/house-rules.json
      """,
    subcommands: [
      GroupPlay.self, GroupReplay.self, GroupExplain.self, GroupCompare.self, GroupSimulate.self,
      GroupCoverage.self,
    ]
  )
}
