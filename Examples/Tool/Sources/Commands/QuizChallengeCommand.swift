// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import QuizCommunity
import Quizzes

/// The command `ludus quiz challenge`.
struct QuizChallengeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenge",
    abstract: "Tell what the players of a challenge see.",
    discussion: """
      Reads the events of the challenge, in any order and as often as they come, as JSON Lines such as

        {"id":"e3","at":1772445600000,"by":"ben","kind":"accepted"}

      from a file or standard input and writes, at the end, a line with what each player is told at the date:

        {"at":1772445600000,"challenge":"c1","deadline":1772784000000,
         "players":[{"id":"ada","state":"finished"},{"id":"ben","state":"accepted"}],
         "points":5,"problems":5,"viewer":"ben"}

      Until all players have declined or come to an end, and until the deadline at the latest, nobody is told any \
      score but their own. Then each player has a score or a forfeit, who took part has a rank, and there is an \
      outcome.

      A line that cannot be used gives {"id":"e3","error":"...","line":3} in its place, and the exit status is 1 \
      at the end. An event that was not possible at its place stays without effect; --refusals lists these before \
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

  @Option(help: ArgumentHelp("Only what this player sees.", valueName: "id"))
  var player: String?

  @Flag(help: "List the events without effect, each with the reason.")
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
