// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Figures as tables, JSON Lines and CSV.
struct FormatTests {
  private static let hand = [Files.content("hand-bones.json"), Files.content("hand-answers.jsonl")]
  private static let commands: [[String]] = [
    ["quiz", "statistics", Files.content("answers.jsonl")],
    ["group", "simulate", Files.flatShare("none.json"), "--runs", "2"],
    ["group", "coverage", Files.flatShare("none.json")],
    ["pins", "evaluate", "--statistics"] + hand,
    ["pins", "evaluate", "--by-student"] + hand,
    ["diary", "plan", Files.content("diary/log.jsonl"), "--at", "2026-03-21"],
    ["quiz", "fit-memory", Files.content("answers.jsonl")],
  ]

  /// A table is what a person gets who asks for nothing; its numbers have few digits.
  @Test(arguments: commands)
  func formsOfFigures(command: [String]) throws {
    let table = try Tool.ludus.run(command, input: Data())
    #expect(table.status == 0 && !table.output.isEmpty)
    #expect(try Tool.ludus.run(command + ["--format", "table"], input: Data()) == table)
    #expect(table.output.firstMatch(of: /[.][0-9]{4}/) == nil)

    let lines = try Tool.ludus.run(command + ["--format", "json"], input: Data())
    #expect(try Tool.ludus.run(command + ["--json"], input: Data()) == lines)
    for line in lines.output.split(separator: "\n") {
      #expect(try JSONSerialization.jsonObject(with: Data(line.utf8)) is [String: Any])
    }

    let csv = try Tool.ludus.run(command + ["--format", "csv"], input: Data())
    #expect(csv.status == 0)
    for rows in csv.output.split(separator: "\n\n") {
      let quoted = rows.replacing(/"[^"]*"/, with: "")
      let commas = quoted.split(separator: "\n").map { line in line.count { $0 == "," } }
      #expect(Set(commas).count == 1)
    }
    #expect(try Tool.ludus.run(command + ["--format", "cvs"], input: Data()).status == 64)
  }

  /// A cell has a value, and never several that are to be taken apart.
  @Test func rowsForOptions() throws {
    let command = ["quiz", "statistics", Files.content("answers.jsonl"), "--format", "csv"]
    let csv = try Tool.ludus.run(
      command + ["--report", "options", "--report", "items"],
      input: Data()
    )
    let tables = csv.output.components(separatedBy: "\n\n").map { $0.split(separator: "\n") }
    let reports = tables.map { String($0[1].prefix { $0 != "," }) }
    #expect(reports.contains("item") && reports.contains("item.options"))
    #expect(reports.contains("options.options.points"))
    for table in tables {
      #expect(!table.contains { $0.contains(";") }, "\(table[0])")
      #expect(table[0].hasPrefix("report,id"))
    }
    let options = try #require(tables.last { $0[1].hasPrefix("item.options,") })
    #expect(options[0].hasPrefix("report,id,options.id,"))
  }

  /// A name that would break a row stays in its cell.
  @Test func hostileNames() throws {
    let folder = try TemporaryFolder()
    let rules = #"{"version":1,"name":"a,\"b\"\n\u001b[2J"}"#
    try folder.write(Data(rules.utf8), to: "rules.json")
    let command = ["group", "simulate", "--runs", "1", "--format"]
    let csv = try Tool.ludus.run(command + ["csv", "rules.json"], input: Data(), in: folder.url)
    #expect(csv.output.contains("\n\"a,\"\"b\"\"\n"))
    let table = try Tool.ludus.run(
      command + ["table", "rules.json"],
      input: Data(),
      in: folder.url
    )
    #expect(table.output.split(separator: "\n").count == 2)
    #expect(!table.output.contains("\u{1B}"))
  }

  /// Nothing is drawn anew where output should be the same, and a draw says how to repeat it.
  @Test func seeds() throws {
    let simulate = ["group", "simulate", Files.flatShare("none.json"), "--runs", "2"]
    let run = try Tool.ludus.run(simulate, input: Data())
    #expect(try Tool.ludus.run(simulate + ["--seed", "0"], input: Data()) == run)
    let answers = ["quiz", "simulate", Files.chemistry, "--students", "2"]
    let log = try Tool.ludus.run(answers, input: Data())
    #expect(try Tool.ludus.run(answers + ["--seed", "0"], input: Data()) == log)
    let draw = try Tool.ludus.run("quiz", "generate", Files.chemistry, "--count", "5")
    let seed = try #require(draw.errors.firstMatch(of: /^Drawn with --seed ([0-9]+)[.]\n$/)).1
    let again = try Tool.ludus.run(
      "quiz",
      "generate",
      Files.chemistry,
      "--count",
      "5",
      "--seed",
      String(seed)
    )
    #expect(again == Run(status: 0, output: draw.output))
  }
}
