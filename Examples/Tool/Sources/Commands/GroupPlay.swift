// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Gamification

/// The command `ludus group play`.
struct GroupPlay: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Share todos and points with others on one device.",
    discussion: """
      Enter "as NAME" to say who is at the device, found the group, and put todos on the board; :help lists other \
      commands. Anything that the rules do not allow is refused with an explanation. Quit with ctrl-D; a group \
      played with --save continues where you left off when you run the same command again. The input can also \
      come from a file or a pipe, a line for each command.

      With --at the game has its own clock, which stands still until you let time pass: "wait 4 weeks".

      Example:

        ludus group play Examples/Content/flat-share/house-rules.json \\
          --save flat.save --at 2026-01-05
      """
  )

  @OptionGroup var rules: MainFile<RulesKind>
  @OptionGroup var keeping: SaveOption

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date of the game, such as 2026-01-05, instead of now. A game that is already past it continues from there.",
      valueName: "date"
    )
  )
  var at: TypedDate?

  @OptionGroup var zone: ZoneOption

  func validate() throws {
    _ = try at?.date(for: "--at", in: zone.calendar)
  }

  func run() throws {
    var console = Console()
    let save = keeping.file
    let group: PlayerGroup
    var path = rules.path
    if let save, let saved = try save.loadGroup() {
      group = saved
      let members = saved.view().members.map { "\($0)".onOneLine }.joined(separator: ", ")
      try console.printParagraph("You are continuing the group in \(save.path.onOneLine).")
      if let rules = try? rules.load(), rules != saved.content.rules {
        try console.printParagraph(
          "It keeps its rules; those of \(path.onOneLine) are not used."
        )
        path = "RULES"
      }
      try console.printParagraph(members.isEmpty ? "It has no members." : "Members: \(members)")
    } else {
      group = PlayerGroup(id: "group", rules: try rules.load(), calendar: zone.calendar)
      try console.printParagraph(
        "A new group. Say who you are (as NAME), then found it (found). :help lists the commands."
      )
    }
    let date = try at?.date(for: "--at", in: group.content.calendar)
    let clock = GroupClock(standingAt: date)
    var player = GroupPlayer(group, on: console, savingTo: save, clock: clock)
    console = try player.play()
    if save != nil || !player.group.events.isEmpty {
      let command = "group play" + (at.map { " --at \($0.typed.quotedForShell)" } ?? "")
      try console.printLeaving(command, path, savedTo: save, orLosing: "group is lost")
    }
    try console.flush()
  }
}
