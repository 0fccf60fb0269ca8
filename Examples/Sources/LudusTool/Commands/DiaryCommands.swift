import ArgumentParser

/// The commands `ludus diary ...`.
struct DiaryCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diary",
    abstract: "Show a learning diary, replay its log, and exchange it with calendars.",
    discussion: """
      Example:

        ludus diary show --courses Examples/Content/diary/courses.json --zone Europe/Vienna \\
          < Examples/Content/diary/log.jsonl
      """,
    subcommands: [DiaryShow.self, DiaryReplay.self, DiaryExport.self, DiaryImport.self]
  )
}
