// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus group simulate")
struct GroupSimulateTests {
  /// A group small enough to be played often.
  private static let population =
    #"{"members":4,"lateJoiners":1,"joiningWeek":4,"weeks":8,"minimumTodos":1,"maximumTodos":4}"#

  @Test("writes a line for each file of rules, with figures of at most three decimals")
  func figures() throws {
    let names = ["none", "gap", "gap-limited", "joiners", "seasons"]
    let run = try simulate(names, "--runs", "4", "--seed", "1")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0].contains(#""name":"No help""#))
    #expect(lines[4].contains(#""name":"Seasons of four weeks""#))
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      for key in ["tau", "gini", "mobility", "inTheRace", "caughtUp"] {
        let figure = try #require(object?[key] as? Double)
        #expect(abs(figure) <= 1)
        #expect("\(figure)".count <= 6, "\(figure)")
      }
      #expect(object?["runs"] as? Int == 4)
      #expect(object?["delayGain"] == nil)
    }
  }

  @Test("is the same each time, and another with another seed")
  func repeats() throws {
    let first = try simulate(["none"], "--runs", "3", "--seed", "1")
    #expect(try simulate(["none"], "--runs", "3", "--seed", "1") == first)
    #expect(try simulate(["none"], "--runs", "3", "--seed", "2").output != first.output)
    // What one file gives does not depend on the others.
    let both = try simulate(["gap", "none"], "--runs", "3", "--seed", "1")
    #expect(both.output.hasSuffix("\n\(first.output)"))
  }

  @Test("tells what holding todos back pays into the last season, and that dates undo it")
  func holdingBack() throws {
    let arguments = ["--runs", "3", "--seed", "1", "--hold-back", "2-6"]
    let hoarded = try gains(simulate(["none", "seasons"], arguments))
    #expect(hoarded[0] == 0)
    #expect(hoarded[1] > 0)
    #expect(try gains(simulate(["none", "seasons"], arguments + ["--dated"])) == [0, 0])
  }

  @Test("calls rules without a name like their file")
  func unnamed() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(#"{"version":1}"#.utf8), to: "plain.json").path
    let people = try folder.write(Data(Self.population.utf8), to: "people.json").path
    let run = try Tool.ludus.run(
      "group",
      "simulate",
      "--format",
      "json",
      "--rules",
      file,
      "--seed",
      "1",
      "--runs",
      "1",
      "--population",
      people
    )
    #expect(run.output.contains(#""name":"plain""#))
  }

  @Test(
    "refuses options that it cannot use",
    arguments: [
      (["--seed", "-1"], "The value of --seed is -1, expected a whole number from 0 to"),
      (
        ["--seed", "1", "--runs", "0"],
        "The value of --runs is 0, expected a whole number from 1 to 100000"
      ),
      (
        ["--seed", "1", "--hold-back", "9-4"],
        "The value of --hold-back is 9-4, expected two weeks from 0 to 520 such as 4-12."
      ),
      (["--seed", "1", "--hold-back", "-1-4"], "The value of --hold-back is -1-4, expected"),
      (
        ["--seed", "1", "--dated"],
        "--dated only applies to todos that are held back: it needs --hold-back."
      ),
    ]
  )
  func options(arguments: [String], message: String) throws {
    let run = try Tool.ludus.run(
      ["group", "simulate", "--rules", Files.flatShare("none.json")] + arguments,
      input: Data()
    )
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: \(message)"), "\(run.errors)")
  }

  @Test("lists every fault of a population")
  func faultyPopulation() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(#"{"members":1,"weeks":0}"#.utf8), to: "people.json").path
    let run = try Tool.ludus.run(
      "group",
      "simulate",
      "--format",
      "json",
      "--rules",
      Files.flatShare("none.json"),
      "--seed",
      "1",
      "--population",
      file
    )
    #expect(run.status == 65)
    #expect(run.errors.hasPrefix("Error: \(file): members: "), "\(run.errors)")
    #expect(run.errors.contains("; weeks: "))
    #expect(run.errors.filter(\.isNewline).count == 1)
  }

  private func gains(_ run: Run) throws -> [Double] {
    try run.output.split(separator: "\n").map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(object?["delayGain"] as? Double)
    }
  }

  private func simulate(_ rules: [String], _ arguments: String...) throws -> Run {
    try simulate(rules, arguments)
  }

  private func simulate(_ rules: [String], _ arguments: [String]) throws -> Run {
    let folder = try TemporaryFolder()
    let people = try folder.write(Data(Self.population.utf8), to: "people.json").path
    return try Tool.ludus.run(
      ["group", "simulate", "--format", "json", "--population", people] + arguments
        + rules.flatMap { ["--rules", Files.flatShare("\($0).json")] },
      input: Data()
    )
  }
}
