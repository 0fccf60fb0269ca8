// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import LudusTool

@Suite("Findings and progress")
struct FindingTests {
  @Test("those that must be mended come first, and else findings are in their order")
  func order() {
    let lines = [
      "b.json:1: hint: an error: here", "sets[0]: advice: a", "p: error: one", "p: warning: w",
      "none", "Error: two", "p: error: three",
    ]
    #expect(
      FindingSeverity.errorsFirst(lines) == [
        "p: error: one", "none", "Error: two", "p: error: three", "p: warning: w",
        "sets[0]: advice: a", "b.json:1: hint: an error: here",
      ]
    )
  }

  @Test("severities have colors, and only the word that says so")
  func colors() {
    let style = Style(isColored: true)
    #expect(
      style.finding("a:1: warning: no error: none")
        == "a:1: \u{1B}[1m\u{1B}[33mwarning:\u{1B}[0m\u{1B}[0m no error: none"
    )
    #expect(style.finding("terror: x") == "terror: x")
    #expect(Style(isColored: false).finding("error: x") == "error: x")
  }

  @Test("errors are red on a terminal", .enabled(if: Terminal.isAvailable))
  func terminal() throws {
    let run = try Terminal.run("quiz check /nowhere.json", environment: ["TERM": "xterm"])
    #expect(run.output.hasPrefix("\u{1B}[1m\u{1B}[31mError:\u{1B}[0m"))
    let bad = try Terminal.run(
      "quiz check '\(Files.fixture("bad-bank.json"))'",
      environment: ["NO_COLOR": "1"]
    )
    let lines = bad.output.split(separator: "\n").dropLast()
    let first = lines.firstIndex { !$0.contains(": error: ") } ?? lines.endIndex
    #expect(first > 0 && !lines[first...].contains { $0.contains(": error: ") })
  }

  @Test(
    "progress says what is counted, how fast, and how long it takes",
    arguments: [
      (0, nil, nil, 12.0, "quiz statistics: 12 s"),
      (120_000, nil, 0.5, 8, "quiz statistics: 120,000 worlds, 15,000 a second, 8 s left"),
      (300, 3000, 0.1, 12, "quiz statistics: 300 of 3,000 worlds, 25 a second, 108 s left"),
      (1, nil, nil, 4, "quiz statistics: 1 world, 0.2 a second"),
      (30, 30, 1, 4, "quiz statistics: 30 of 30 worlds, 4 s"),
      (30, 300, 0.1, 60, "quiz statistics: 30 of 300 worlds, 0.5 a second, 9 min left"),
    ] as [(Int, Int?, Double?, Double, String)]
  )
  func progress(count: Int, total: Int?, share: Double?, seconds: Double, text: String) {
    let step = ProgressLine.Step(
      name: "quiz statistics",
      unit: ("world", "worlds"),
      count: count,
      total: total
    )
    #expect(step.text(after: seconds, share: share) == text)
  }

  @Test(
    "what takes longer than two seconds says so on a terminal, and leaves nothing behind",
    .enabled(if: Terminal.isAvailable)
  )
  func longCommand() throws {
    let folder = try TemporaryFolder()
    let plan = """
      {"version": 1, "title": "Panels", "world": "ratings", "population": {"works": 200},
       "variants": [{"name": "one", "policy": {"raters": 1}}, {"name": "five", "policy": {"raters": 5}}],
       "outcomes": ["error"], "seeds": 200000}
      """
    try folder.write(Data(plan.utf8), to: "plan.json")
    // It is broken off after some seconds.
    let command = "experiment '\(folder.path("plan.json"))' --jobs 1"
    let run = try Terminal.run(command, environment: ["TERM": "xterm"], patience: 5)
    #expect(run.output.contains("experiment: "))
    #expect(run.output.contains(" of 200,000 worlds, ") && run.output.contains(" left"))
  }
}
