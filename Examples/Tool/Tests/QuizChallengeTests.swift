// SPDX-License-Identifier: Apache-2.0
import Foundation
import QuizCommunity
import Quizzes
import Testing

@Suite("ludus quiz challenge")
struct QuizChallengeTests {
  // To renew the file after a wanted change: swift run ludus quiz challenge --challenge
  // Content/challenge/challenge.json --at 2026-03-06T08:00:00Z < Content/challenge/events.jsonl >
  // Tool/Tests/Golden/challenge.jsonl
  @Test("prints exactly what each player is told in the end, in whatever order and however often")
  func golden() throws {
    let lines = try events()
    let golden = try Files.golden("challenge.jsonl")
    let end = "2026-03-06T08:00:00Z"
    #expect(try challenge(lines, "--at", end) == Run(status: 0, output: golden))
    for seed in 1...3 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let shuffled = generator.shuffled(lines + lines.prefix(4))
      #expect(try challenge(shuffled, "--at", end) == Run(status: 0, output: golden))
    }
  }

  @Test("tells nobody the score of another one before the deadline")
  func hidden() throws {
    for date in ["2026-03-03", "2026-03-04T13:00:00Z", "2026-03-06T07:59:59.999Z"] {
      let run = try challenge(events(), "--at", date)
      #expect(run.status == 0)
      let lines = run.output.split(separator: "\n")
      #expect(lines.count == 5)
      for line in lines {
        let view = try JSONDecoder().decode(QuizChallenge.View.self, from: Data(line.utf8))
        #expect(view.outcome == nil)
        for player in view.players where player.id != view.viewer {
          #expect(player.score == nil && player.forfeit == nil)
        }
      }
    }
  }

  @Test("takes the date of the last event where none is given, and one player where he is named")
  func defaults() throws {
    let run = try challenge(events(), "--player", "ben")
    let view = try JSONDecoder().decode(QuizChallenge.View.self, from: Data(run.output.utf8))
    #expect(view.viewer == "ben")
    // When ben's session, which had ended before, became known.
    #expect(view.date == Date(timeIntervalSince1970: 1_772_629_200))
    #expect(view.player("ben")?.score != nil)
    #expect(run.output.filter(\.isNewline).count == 1)
    // Without events nobody has answered.
    let none = try challenge([], "--player", "ben")
    #expect(none.output.contains(#"{"id":"ben","state":"invited"}"#))
  }

  @Test("answers a line that cannot be used in its place, and goes on")
  func faults() throws {
    let run = try challenge(
      [
        #"{"id":"a","at":1772445600000,"by":"ben","kind":"accepted"}"#,
        #"{"id":"b","at":1772445600000,"by":"ben","kind":"won"}"#,
        "{",
        #"{"id":"a","at":1772445600000,"by":"ben","kind":"declined"}"#,
      ],
      "--player",
      "ben"
    )
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(#"{"id":"b","error":"kind: the kind \"won\" is not known"#))
    #expect(lines[1].hasPrefix(#"{"id":null,"error":"column 2: this is not JSON"#))
    #expect(
      lines[2]
        == #"{"id":"a","error":"This cannot be stored: another event has the same identifier.","line":4}"#
    )
    #expect(lines[3].contains(#"{"id":"ben","state":"accepted"}"#))
  }

  @Test("lists events without effect when it is asked to")
  func refusals() throws {
    let events = [
      #"{"id":"a","at":1772445600000,"by":"eve","kind":"accepted"}"#,
      #"{"id":"b","at":1772445600000,"by":"ben","kind":"started"}"#,
    ]
    let run = try challenge(events, "--refusals", "--player", "ben")
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(run.status == 0)
    #expect(
      lines.prefix(2) == [
        #"{"id":"a","refused":"You are not invited to this challenge. (notPlayer: \"eve\")"}"#,
        #"{"id":"b","refused":"Accept the challenge before you play. (notAccepted: \"ben\")"}"#,
      ]
    )
  }

  @Test("refuses options that it cannot use")
  func options() throws {
    let unknown = try challenge([], "--player", "eve")
    #expect(unknown.status == 64)
    #expect(unknown.errors.hasPrefix("Error: the challenge has no player “eve”"))
    let date = try challenge([], "--at", "soon")
    #expect(date.status == 64)
    #expect(date.errors.hasPrefix("Error: The value of --at is soon, expected a date such as"))
  }

  @Test("says in a line what is wrong with a challenge")
  func faultyContent() throws {
    let folder = try TemporaryFolder()
    let json = #"{"version":1,"id":"c","players":["a"],"opensAt":1,"deadline":1,"quiz":5}"#
    let file = try folder.write(Data(json.utf8), to: "challenge.json").path
    let run = try Tool.ludus.run("quiz", "challenge", "--challenge", file)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(file): quiz: expected an object"), "\(run.errors)")
    #expect(run.errors.contains("; players: 1 players, expected at least 2; deadline: "))
    #expect(run.errors.filter(\.isNewline).count == 1)
    let missing = "Error: /nowhere.json: there is no such file\n"
    #expect(
      try Tool.ludus.run("quiz", "challenge", "--challenge", "/nowhere.json")
        == Run(status: 66, output: "", errors: missing)
    )
  }

  private func events() throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: Files.content("challenge/events.jsonl")))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  private func challenge(_ lines: [String], _ arguments: String...) throws -> Run {
    try Tool.ludus.run(
      ["quiz", "challenge", "--challenge", Files.content("challenge/challenge.json")] + arguments,
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
  }
}
