// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("Help")
struct HelpTests {
  @Test(
    "has an example for every command",
    arguments: EveryCommand.all.map(\.path) + ["quiz", "exercise", "group", "pins", "diary"]
  )
  func examples(command: String) throws {
    let words = command.split(separator: " ").map { String($0) }
    let run = try Tool.ludus.run(words + ["--help"], input: Data())
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW: "))
    #expect(run.output.contains("Example:\n\n  ludus \(command) "))
    // What is indented, such as JSON and commands to copy, fits into a line and is not wrapped.
    let lines = run.output.components(separatedBy: "\n")
    #expect(lines.allSatisfy { $0.isEmpty || $0.contains { $0 != " " } })
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("USAGE: ") })
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  ") {
      #expect(next.isEmpty || next.hasPrefix("  "), "\(line)\n\(next)")
    }
    let text = lines.joined(separator: " ").replacing(#/ +/#, with: " ")
    // As in the other texts, see .ci/prose.
    #expect(!text.contains(#/\b([Tt]ells?|told|none such|beside)\b|\. (What|Who) [a-z]/#))
    // The parser writes "(default: x)" behind the full stop, so people do.
    #expect(!text.contains(#/Default: |[^.] \(default: /#))
  }

  @Test("tells the version")
  func version() throws {
    let run = try Tool.ludus.run("--version")
    #expect(run == Run(status: 0, output: "ludus 0.2.0\n"))
  }

  @Test("refuses a command that there is not")
  func unknownCommand() throws {
    let run = try Tool.ludus.run("juggle")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("Error: "))
  }
}
