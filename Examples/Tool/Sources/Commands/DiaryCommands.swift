// SPDX-License-Identifier: Apache-2.0
import ArgumentParser

/// The commands `ludus diary ...`.
struct DiaryCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diary",
    abstract: "Show a learning diary, plan a week, replay its log, and exchange it with calendars.",
    discussion: """
      Example:

        ludus diary show Examples/Content/diary/log.jsonl --zone Europe/Vienna \\
          --platform Examples/Content/diary/courses.json
      """,
    subcommands: [
      DiaryShow.self, DiaryPlan.self, DiaryReplay.self, DiaryExport.self, DiaryImport.self,
    ]
  )
}
