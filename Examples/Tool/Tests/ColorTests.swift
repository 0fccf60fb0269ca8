// SPDX-License-Identifier: Apache-2.0
import Testing

@Suite("Colour")
struct ColorTests {
  @Test(
    "is for terminals, and for those who want it",
    .enabled(if: Terminal.isAvailable),
    arguments: [
      (["TERM": "xterm"], true), (["TERM": "xterm", "NO_COLOR": ""], true), ([:], true),
      (["TERM": "xterm", "NO_COLOR": "1"], false), (["TERM": "dumb"], false),
    ]
  )
  func terminal(environment: [String: String], isColored: Bool) throws {
    let run = try Terminal.run("tour", environment: environment)
    let text = run.output
    #expect(run.status == 0)
    #expect(text.contains("✓ This is "))
    #expect(text.contains("\u{1B}[") == isColored)
  }

  @Test("is not for files")
  func file() throws {
    let output = try Tool.ludus.run("tour").output
    #expect(output.contains("✓ This is "))
    #expect(!output.contains("\u{1B}"))
  }
}
