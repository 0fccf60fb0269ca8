// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus group explain, compare and coverage")
struct GroupRulesTests {
  @Test("explains every point, and the list sums to the number")
  func explanation() throws {
    let run = try flatShare(
      "explain",
      "--member",
      "cleo",
      "--format",
      "json",
      "--at",
      "2026-02-01",
      "--scope",
      "season"
    )
    let output = """
      {"at":1767873600000,"balance":12,"base":12,"id":"e025#1","kind":"shared","points":12,"subject":"sofa"}
      {"at":1768334400000,"balance":24,"base":12,"id":"e033#0","kind":"todo","points":12,"subject":"kitchen"}
      {"at":1768590000000,"balance":34,"base":10,"id":"e042#0","kind":"todo","points":10,"subject":"groceries"}
      {"at":1768857120000,"balance":34,"id":"e048#0","kind":"todo","points":0,"reversedBy":"e049#0","subject":"bathroom"}
      {"at":1768896000000,"balance":34,"id":"e049#0","kind":"penalty","points":0,"reverses":"e048#0","subject":"bathroom"}
      {"at":1768896000000,"balance":26,"base":-8,"id":"e049#1","kind":"penalty","points":-8,"subject":"bathroom"}
      {"at":1768989600000,"balance":31,"base":5,"id":"e056#0","kind":"todo","points":5,"subject":"boiler"}
      {"at":1769027400000,"balance":34,"base":3,"id":"e058#0","kind":"todo","points":3,"subject":"dishes"}
      {"at":1769079600000,"balance":38,"base":4,"id":"e060#0","kind":"todo","points":4,"subject":"rubbish"}
      {"at":1769864400000,"balance":46,"base":8,"id":"e080#0","kind":"todo","points":8,"subject":"stairs"}
      {"closing":46,"member":"cleo","opening":0,"total":46}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("explains the bonus for catching up apart")
  func bonus() throws {
    let run = try flatShare(
      "explain",
      "--member",
      "dora",
      "--format",
      "json",
      "--scope",
      "lifetime",
      rules: "joiners.json"
    )
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.contains(#""bonus":"#) })
    var sum = 0
    for line in lines.dropLast() {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let points = try #require(object?["points"] as? Int)
      let parts = ["base", "bonus", "cap", "floor"].compactMap { object?[$0] as? Int }
      #expect(points == parts.reduce(0, +))
      sum += points
    }
    #expect(lines.last?.hasSuffix(#""total":\#(sum)}"#) == true)
  }

  @Test("notes what a member did that does not count")
  func notes() throws {
    let history = """
      {"at":1767600000000,"by":"ada","id":"1","kind":"founded"}
      {"at":1767600001000,"by":"ada","id":"2","kind":"created","todo":{"id":"1","points":10,"title":"Bins"}}
      {"at":1767600002000,"by":"ada","id":"3","kind":"claimed","todo":"1"}
      {"at":1767600003000,"by":"ada","id":"4","kind":"completed","todo":"1"}
      {"at":1767600004000,"by":"ada","event":"4","id":"5","kind":"voided"}
      """
    let run = try Tool.ludus.run(
      [
        "group", "explain", "--member", "ada", "--format", "json", "--zone", "Europe/Berlin",
        "--rules", Files.flatShare("house-rules.json"),
      ],
      input: Data(history.utf8)
    )
    let note = "“Bins” of 2026-01-05, 09:00 does not count: it was taken back on 2026-01-05, 09:00."
    let output = """
      {"at":1767600003000,"id":"4","note":"\(note)"}
      {"closing":0,"member":"ada","opening":0,"total":0}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("refuses to explain the points of a stranger")
  func stranger() throws {
    let run = try flatShare("explain", "--member", "zoe")
    #expect(
      run
        == Run(
          status: 64,
          output: "",
          errors: "Error: the group has no member “zoe”; it has ada, ben, cleo, dora\n"
        )
    )
  }

  @Test("tells what other rules would change, and nothing when nothing would")
  func differences() throws {
    let run = try flatShare(
      "compare",
      "--format",
      "json",
      "--other",
      Files.flatShare("joiners.json")
    )
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(run.output.hasPrefix(#"{"member":"dora","points":["#))
    let same = try flatShare("compare", "--format", "json", "--other", Files.flatShare("none.json"))
    #expect(same == Run(status: 0, output: ""))
  }

  @Test("adopting other rules gives exactly what was told")
  func adoption() throws {
    let before = try flatShare(
      "compare",
      "--format",
      "json",
      "--other",
      Files.flatShare("joiners.json")
    ).output
    let adopted = try flatShare(
      "replay",
      "--scope",
      "lifetime",
      "--format",
      "json",
      rules: "joiners.json"
    ).output
    let dora = try #require(adopted.split(separator: "\n").first { $0.contains("dora") })
    let points = try #require(
      dora.components(separatedBy: #""points":"#).last?.split(separator: ",").first
    )
    #expect(before.contains(",\(points)]"))
  }

  @Test("tells which types of players the rules appeal to")
  func coverage() throws {
    let output = """
      {"mechanics":["points","todoBoard","achievements","titles"],"type":"achiever"}
      {"mechanics":["leaderboard","titles","seasons"],"type":"competitor"}
      {"mechanics":[],"type":"explorer"}
      {"mechanics":["todoBoard"],"type":"socializer"}
      {"warning":"Nothing appeals to explorers."}

      """
    let rules = Files.flatShare("seasons.json")
    #expect(
      try Tool.ludus.run("group", "coverage", "--json", "--rules", rules)
        == Run(status: 0, output: output)
    )
  }

  private func flatShare(
    _ arguments: String...,
    rules: String = "house-rules.json"
  ) throws -> Run {
    let history = URL(fileURLWithPath: Files.flatShare("flat-share.jsonl"))
    return try Tool.ludus.run(
      ["group"] + arguments + ["--rules", Files.flatShare(rules)],
      input: Data(contentsOf: history)
    )
  }
}
