// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("league-example")
struct LeagueExampleTests {
  @Test("plays three seasons of four groups, the same ones for the same seed")
  func play() throws {
    let run = try Tool.leagueExample.run()
    #expect(run.output == (try Files.golden("league-example.txt")))
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
    #expect(try Tool.leagueExample.run("7").output == run.output)
  }

  @Test("shows whoever rises and falls, whatever the seed", arguments: ["1", "2", "3"])
  func seeds(seed: String) throws {
    let output = try Tool.leagueExample.run(seed).output
    for season in 1...3 { #expect(output.contains("Season \(season)\n")) }
    // Both groups of the first season have a first.
    let first = output.split(separator: "Season 2").first ?? ""
    #expect(first.count { $0 == "↑" } == 2)
    #expect(!first.contains("↓"))
  }
}
