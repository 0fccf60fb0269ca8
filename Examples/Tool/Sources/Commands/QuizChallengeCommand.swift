// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizCommunity
import Quizzes

/// The command `ludus quiz challenge`.
struct QuizChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge",
    abstract: "Show what each player of a challenge sees.",
    discussion: """
      Reads the events of the challenge, in any order and with duplicates, as JSON Lines such as

        {"id":"e3","at":1772445600000,"by":"ben","kind":"accepted"}

      from a file or standard input and writes, at the end, a line with each player's view at the date:

        {"at":1772445600000,"challenge":"c1","deadline":1772784000000,
         "players":[{"id":"ada","state":"finished"},{"id":"ben","state":"accepted"}],
         "points":5,"problems":5,"viewer":"ben"}

      Players see only their own scores until everyone has declined or finished, or until the deadline at the \
      latest. Then each player has a score or a forfeit, those who took part have ranks, and there is an outcome.

      An unusable line yields {"id":"e3","error":"...","line":3} in its place, and the exit status is then 1. An \
      event that was not possible at its place has no effect; --refusals lists these before \
      the views.

      Example:

        ludus quiz challenge Examples/Content/challenge/challenge.json \\
          --at 2026-03-04 < Examples/Content/challenge/events.jsonl
      """
  )

  @OptionGroup var challenge: StreamedFile<ChallengeKind>

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The date: 2026-03-01 (its beginning), 2026-03-01T12:00:00Z, or milliseconds since 1970. (default: "
        + "that of the last event)",
      valueName: "date"
    )
  )
  var at: TypedDate?

  @OptionGroup var zone: ZoneOption

  @Option(help: ArgumentHelp("The only player whose view to show.", valueName: "id"))
  var player: String?

  @Flag(help: "List events without effect and the reason for each.")
  var refusals = false

  func validate() throws {
    _ = try at?.date(for: "--at", in: zone.calendar)
  }

  func run() throws {
    let content: QuizChallenge.Content = try ContentFile(path: challenge.path).load()
    if let player, !content.players.contains(Learner.ID(player)) {
      throw Failure.unknown("player", player, in: "the challenge", content.players)
    }
    var challenge = QuizChallenge(content)
    let isFaultless = try JSONLines.read(QuizChallenge.Event.self, from: self.challenge.lines) {
      try challenge.apply($0)
    }
    let last = challenge.events.map(\.recordedAt).max() ?? content.opensAt
    let date = try at?.date(for: "--at", in: zone.calendar) ?? last
    var output = JSONWriter()
    if refusals {
      for refusal in challenge.refusals {
        try output.write(RefusalLine(refusal.id, refusal.reason))
      }
    }
    for viewer in content.players where player.map({ viewer == Learner.ID($0) }) ?? true {
      try output.write(try challenge.view(for: viewer, at: date))
    }
    try output.flush()
    guard isFaultless else { throw ExitCode.failure }
  }
}
