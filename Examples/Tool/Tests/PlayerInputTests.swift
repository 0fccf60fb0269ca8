// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What the lines mean that a newcomer types.
@Suite("Lines of a learner")
struct PlayerInputTests {
  /// With seed 2 the problems come in this order: written, check-all, multiple choice.
  private func play(_ lines: String...) throws -> String {
    try Tool.ludus.run(
      ["quiz", "play", Files.fixture("three-kinds.json"), "--seed", "2"],
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    ).output
  }

  /// Options are called by their letters or, as they are read, by their texts.
  @Test(
    "options are picked by their texts",
    arguments: [
      (1, "1, 1024", "> 1, 1024\n  ✓ Right, 2 points."),
      (1, "1000,1024", "> 1000,1024\n  ✗"), (1, "1, 7", "There is no option “7”."),
      (2, "ls", "> ls\n  ✓ Right, 1 point."), (2, "LS", "> LS\n  ✓ Right, 1 point."),
      (2, "l", "There is no option “l”."), (2, "rm", "> rm\n  ✗"),
    ]
  )
  func texts(skips: Int, line: String, expected: String) throws {
    let lines = Array(repeating: ":s", count: skips) + [line]
    let run = try Tool.ludus.run(
      ["quiz", "play", Files.fixture("three-kinds.json"), "--seed", "2"],
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
    #expect(run.output.contains(expected))
  }

  @Test(
    "a lone question mark asks for help, also where text is asked for",
    arguments: ["?", " ? "]
  )
  func questionMark(line: String) throws {
    let output = try play(line)
    #expect(output.contains(":help, :h      show this"))
    #expect(!output.contains("Not right"))
  }

  @Test(
    "a bare command is asked about where text is asked for, and answers when it is entered again",
    arguments: [
      ("s", "To skip, write :skip."), ("SKIP", "To skip, write :skip."),
      ("r", "To see the right answer, write :reveal."),
      ("reveal", "To see the right answer, write :reveal."),
      ("q", "To leave, press ctrl-D; to give up, write :quit."),
      ("quit", "To leave, press ctrl-D; to give up, write :quit."),
      ("exit", "To leave, press ctrl-D; to give up, write :quit."),
      ("h", "For help, write :help."), ("help", "For help, write :help."),
      ("back", "To come back to a skipped problem, write :back."),
    ]
  )
  func bareCommand(line: String, advice: String) throws {
    let once = try play(line)
    #expect(words(of: once).contains("\(advice) To answer “\(line)”, enter it again."))
    #expect(!once.contains("Not right"))
    #expect(try play(line, line).contains("✗ Not right."))
    // Something came between, so it is not meant yet.
    #expect(try !play(line, "", line).contains("Not right"))
  }

  @Test("a bare command is graded at once where it is right")
  func rightCommand() throws {
    let folder = try TemporaryFolder()
    let bank = """
      {"version":1,"id":"t","title":"T","sets":[{"id":"s","title":"S","problems":[
        {"id":"p","kind":"exactMatch","prompt":"The unit of time?","accepted":["s"]}]}]}
      """
    try folder.write(Data(bank.utf8), to: "bank.json")
    let run = try Tool.ludus.run("quiz", "play", folder.path("bank.json"), input: "s\n")
    #expect(run.output.contains("> s\n  ✓ Right, 1 point."))
  }

  @Test("letters run together pick several options", arguments: ["bc", "CB", "b c", "b,c", "bcb"])
  func run(line: String) throws {
    #expect(try play(":s", line).contains("> \(line)\n  ✓ Right, 2 points."))
  }

  @Test("letters run together are refused when one of them is no option, and where one is right")
  func strangers() throws {
    let output = try play(":s", "bcx", ":s", "bc")
    #expect(output.contains("> bcx\n  There is no option “bcx”. :help lists what you can do.\n"))
    #expect(output.contains("> bc\n  Only one option is right: pick one.\n"))
  }

  @Test("back lists what was skipped, and comes back to it, also from a decided problem")
  func back() throws {
    let output = try play(":back", ":s", "back", "back 3", ":back 0", "bc", ":back 1", ":back")
    let expected = """
      > :back
        No skipped problem waits for you.
      > :s

      2 of 3 · Units · 2 points
        Which of these are powers of two?
          a) 1000
          b) 1024
          c) 1
          d) 6
        Pick all the right ones: one by one, or together as in “a c”.
      > back
        1  What do you type in Vim to quit?
        :back 1 comes back to problem 1.
      > back 3
        No skipped problem has the number 3; :back lists them.
      > :back 0
        No skipped problem has the number 0; :back lists them.
      > bc
        ✓ Right, 2 points. All the right options are picked. Two to the power of
        nought.
      Return to continue > :back 1

      1 of 3 · The shell
        What do you type in Vim to quit?
        Type your answer; :help lists the commands.
      > :back
        No skipped problem waits for you.
      > 

      """
    #expect(output.contains(expected))
  }

  /// The text as one line, wherever it was broken.
  private func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
