// SPDX-License-Identifier: Apache-2.0
import Foundation
import Gamification
import Testing

@Suite("ludus group replay")
struct GroupReplayTests {
  // To renew the file after a wanted change:
  // swift run ludus group replay --format json --rules Content/flat-share/house-rules.json
  //   < Content/flat-share/flat-share.jsonl > Tool/Tests/Golden/flat-share.jsonl
  @Test("prints exactly how the flat share stands, in whatever order and however often events come")
  func golden() throws {
    let lines = try history()
    let golden = try Files.golden("flat-share.jsonl")
    #expect(try replay(lines) == Run(status: 0, output: golden))
    for seed in 1...5 {
      var generator = SeededGenerator(seed: UInt64(seed))
      let shuffled = (lines + lines.prefix(60)).shuffled(using: &generator)
      #expect(try replay(shuffled) == Run(status: 0, output: golden))
    }
  }

  @Test("has no events without effect in the bundled history")
  func noRefusals() throws {
    #expect(try replay(history(), "--refusals").output == Files.golden("flat-share.jsonl"))
  }

  @Test("tells how the group stood at a date, which can be written in three ways")
  func dates() throws {
    let first = """
      {"achievements":3,"level":2,"member":"ben","points":123,"rank":1}
      {"achievements":3,"level":1,"member":"ada","points":67,"rank":2}
      {"achievements":3,"level":1,"member":"cleo","points":46,"rank":3}

      """
    for date in ["2026-02-01T23:59:59.999Z", "2026-02-01T23:00:00Z", "1769986800000"] {
      #expect(try replay(history(), "--at", date) == Run(status: 0, output: first))
    }
    // The next season begins with its first instant, in the zone that days are of.
    let zero = try replay(history(), "--at", "2026-02-02")
    #expect(zero.output.split(separator: "\n").allSatisfy { $0.contains(#""points":0,"rank":1"#) })
    // The bounds of seasons are instants in the history; the beginning of a day is the zone's.
    let earlier = try replay(history(), "--at", "2026-02-02", "--zone", "Asia/Kathmandu")
    #expect(
      try earlier == replay(history(), "--at", "2026-02-01T18:15:00Z", "--zone", "Asia/Kathmandu")
    )
    #expect(earlier.output.contains(#""points":120"#))
    #expect(try replay(history(), "--at", "-5") == Run(status: 0, output: ""))
  }

  @Test("tells the points of all time")
  func lifetime() throws {
    let run = try replay(history(), "--scope", "lifetime")
    let members = run.output.split(separator: "\n")
    #expect(members.count == 4)
    #expect(members.first?.contains(#""member":"ben""#) == true)
  }

  @Test("puts who is not compared last and without a rank")
  func optedOut() throws {
    let run = try replay([
      #"{"id":"a","at":1,"by":"ada","kind":"founded"}"#,
      #"{"id":"b","at":2,"by":"ben","kind":"joined"}"#,
      #"{"id":"c","at":3,"by":"ada","kind":"awarded","member":"ada","points":120}"#,
      #"{"id":"d","at":4,"by":"ada","kind":"optedOut"}"#,
    ])
    let output = """
      {"achievements":0,"level":1,"member":"ben","points":0,"rank":1}
      {"achievements":0,"level":2,"member":"ada","points":120}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("answers a line that cannot be used in its place, and goes on")
  func faults() throws {
    let run = try replay([
      #"{"id":"a","at":1,"by":"ada","kind":"founded"}"#,
      #"{"id":"b","at":"soon","by":"ben","kind":"joined"}"#,
      #"{"id":7"#,
      "",
      #"{"id":"c","at":3,"by":"cleo","kind":"danced"}"#,
      #"{"id":"a","at":1,"by":"ben","kind":"founded"}"#,
      #"{"id":"","at":1,"by":"ben","kind":"joined"}"#,
      #"{"id":"d","at":2,"by":"ben","kind":"joined"}"#,
    ])
    #expect(run.status == 1)
    let lines = run.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 7)
    #expect(lines[0].hasPrefix(#"{"id":"b","error":"at: "#) && lines[0].hasSuffix(#""line":2}"#))
    #expect(lines[1].hasPrefix(#"{"id":null,"error":"column 8: this is not JSON"#))
    #expect(lines[2].hasPrefix(#"{"id":"c","error":"kind: the kind \"danced\" is not known"#))
    let stored = "This cannot be stored"
    let twice = "\(stored): another event has the same identifier."
    #expect(lines[3] == #"{"id":"a","error":"\#(twice)","line":6}"#)
    #expect(lines[4] == #"{"id":"","error":"\#(stored): its identifier is empty.","line":7}"#)
    #expect(lines[5...].map { $0.contains("\"points\":0") } == [true, true])
  }

  @Test("lists events without effect when it is asked to")
  func refusals() throws {
    let events = [
      #"{"id":"a","at":1,"by":"ada","kind":"founded"}"#,
      #"{"id":"c","at":3,"by":"ben","kind":"joined"}"#,
      #"{"id":"b","at":2,"by":"ben","kind":"claimed","todo":"windows"}"#,
    ]
    let members = try replay(events)
    #expect(members.status == 0)
    #expect(members.output.split(separator: "\n").count == 2)
    let reason = #"Only members of the group can do that. (member.notMember: \"ben\")"#
    let refusal = #"{"id":"b","refused":"\#(reason)"}"#
    let all = Run(status: 0, output: "\(refusal)\n\(members.output)")
    #expect(try replay(events, "--refusals") == all)
  }

  @Test(
    "refuses options that it cannot use",
    arguments: [
      (["--at", "soon"], "The value of --at is soon, expected a date such as"),
      (["--at", "9999999999999999"], "The value of --at is 9999999999999999, expected a date"),
      (["--at", "2026-02-30"], "The value of --at is 2026-02-30, expected a date such as"),
      (["--zone", "Mars/Base"], "The value of --zone is Mars/Base, expected the name of"),
      (["--scope", "week"], "The value “week” is invalid for --scope <scope>"),
    ]
  )
  func options(arguments: [String], message: String) throws {
    let run = try Tool.ludus.run(
      ["group", "replay", "--rules", Files.flatShare("none.json")] + arguments,
      input: Data()
    )
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)"))
  }

  @Test(
    "says in a line what is wrong with rules",
    arguments: [
      ("{", "line 1, column 2: this is not JSON, expected a key in double quotes"),
      (
        "{\n\"version\":1,\n}",
        "line 3, column 1: this is not JSON, expected a key in double quotes"
      ),
      ("[]", "expected an object"),
      (#"{"version":1,"claimLimit":"x"}"#, "claimLimit: expected"),
      (
        #"{"version":1,"catchUp":{"kind":"magic"}}"#,
        #"catchUp.kind: the kind "magic" is not known, expected one of none, gap, joinDate"#
      ),
    ]
  )
  func faultyRules(rules: String, fault: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(rules.utf8), to: "rules.json").path
    let run = try Tool.ludus.run("group", "replay", "--rules", file)
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(file): \(fault)"), "\(run.errors)")
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  @Test("says that there are no rules")
  func missingRules() throws {
    let errors = "Error: /nowhere.json: there is no such file\n"
    #expect(
      try Tool.ludus.run("group", "replay", "--rules", "/nowhere.json")
        == Run(status: 66, output: "", errors: errors)
    )
  }

  private func history() throws -> [String] {
    let data = try Data(contentsOf: URL(fileURLWithPath: Files.flatShare("flat-share.jsonl")))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { String($0) }
  }

  private func replay(_ lines: [String], _ arguments: String...) throws -> Run {
    try Tool.ludus.run(
      ["group", "replay", "--format", "json", "--rules", Files.flatShare("house-rules.json")]
        + arguments,
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
  }
}
