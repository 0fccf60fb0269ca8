// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The width of lines", .enabled(if: Terminal.isAvailable))
struct TerminalWidthTests {
  @Test(
    "is that of the terminal, within limits",
    arguments: [(40, 40), (60, 60), (80, 80), (100, 80), (nil, 80)]
  )
  func tour(columns: Int?, width: Int) throws {
    let run = try Terminal.run("tour", columns: columns, environment: ["NO_COLOR": "1"])
    #expect(run.status == 0)
    // The command at the end is to be copied, so it is left whole.
    let lines = run.output.split(separator: "\n").dropLast(2)
    let longest = lines.map(\.count).max() ?? 0
    #expect((width - 6...width).contains(longest))
  }

  @Test("leaves words whole on the narrowest terminals")
  func narrowest() throws {
    let run = try Terminal.run("tour", columns: 5, environment: ["NO_COLOR": "1"])
    #expect(
      run.output.hasPrefix("Six engines, one\npage each; questions\nare drawn and judged\n")
    )
  }

  @Test("is the same with colours")
  func colors() throws {
    let plain = try Terminal.run("tour", columns: 40, environment: ["NO_COLOR": "1"]).output
    let colored = try Terminal.run("tour", columns: 40, environment: ["TERM": "xterm"]).output
    let color = try Regex("\u{1B}\\[[0-9]+m")
    #expect(colored != plain)
    // Emphasis is marked with stars where there are no colours, which takes columns.
    #expect(colored.replacing(color, with: "").split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("leaves room for the meaning of every command")
  func help() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(":help\n".utf8), to: "input")
    let bank = Files.fixture("three-kinds.json")
    let run = try Terminal.run(
      "quiz play '\(bank)' --seed 2 <'\(folder.path("input"))'",
      columns: 40,
      environment: ["NO_COLOR": "1"]
    )
    let table = """
        any text       your answer; one that
                       begins with a colon
                       needs two
        :skip, :s      put the problem off
                       until the others are
                       done

      """
    #expect(run.output.contains(table))
  }
}
