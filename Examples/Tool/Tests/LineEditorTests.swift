// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// Lines that are typed at a terminal.
@Suite(.enabled(if: Terminal.isAvailable))
struct LineEditorTests {
  /// What is not known is repeated as it was understood.
  private func understood(_ keys: String) throws -> [String] {
    let run = try Terminal.run(
      "group play '\(Files.flatShare("none.json"))' --at 2026-01-05",
      input: keys,
      environment: ["NO_COLOR": "1", "TERM": "xterm"]
    )
    #expect(run.status == 0)
    return run.output.matches(of: /There is no command “(.*?)”/).map { String($0.1) }
  }

  @Test(arguments: [
    ("abc\r", ["abc"]), ("ac\u{1B}[Db\n", ["abc"]), ("bc\u{1}a\n", ["abc"]),
    ("bc\u{1B}OHa\n", ["abc"]), ("xabc\u{1}\u{1B}[3~\n", ["abc"]),
    ("axbc\u{1B}[D\u{1B}[D\u{8}\n", ["abc"]), ("abcxy\u{2}\u{2}\u{B}\n", ["abc"]),
    ("bc\u{1B}[1~a\u{1B}[4~d\n", ["abcd"]), ("ab\u{1B}[5~c\n", ["abc"]),
    ("one\ntwo\n\u{10}\u{10}s\n", ["one", "two", "ones"]),
    ("one\ntwo\nthr\u{1B}[A\u{1B}[A\u{1B}[B\u{1B}[Bee\n", ["one", "two", "three"]),
    ("one\n\u{1B}[A\u{1B}[A\u{1B}[A\n", ["one", "one"]), ("日本\u{1B}[D語\n", ["日語本"]),
    ("käse\u{1B}[D\u{1B}[D\u{8}\n", ["kse"]), ("a\u{FF}b\n", ["aÿb"]),
  ])
  func keysEditTheLine(keys: String, lines: [String]) throws {
    #expect(try understood(keys) == lines)
  }

  /// Nothing that is typed ends the program or leaves a line that was not entered.
  ///
  /// The end of what is typed comes as a control-D, which leaves at an empty line only: so a line
  /// with letters is cut before it.
  @Test(arguments: [
    "", "abc\u{15}", "\u{1B}", "\u{1B}[", "\u{1B}[9999999999999999999\u{15}", "\u{1B}[A\u{1B}[B",
  ])
  func leaving(keys: String) throws {
    #expect(try understood(keys).isEmpty)
  }
}
