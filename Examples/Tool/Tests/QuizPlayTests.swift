// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz play")
struct QuizPlayTests {
  @Test("plays a whole quiz")
  func whole() throws {
    let run = try play("::q", "", "b", "a", "", "B", "")
    let output = """
      A quiz of 3 problems, drawn with the seed 2. :help lists the commands.

      1 of 3 · The shell
        What do you type in Vim to quit?
        Type your answer; :help lists the commands.
      > ::q
        ✓ Right, 1 point. This is the accepted answer “:q”.
          A command of the ex editor.
      Return to continue > 

      2 of 3 · Units · 2 points
        Which of these are powers of two?
          a) 1000
          b) 1024
          c) 1
          d) 6
        Pick all the right ones: one by one, or together as in “a c”.
      > b
        ✓ Picked 1 of 2 right options.
      > a
        ✗ Option a is not one of the right ones. It is 2³ × 5³.
          The right answer: b) 1024 · c) 1
      Return to continue > 

      3 of 3 · The shell
        Which command lists *files*?
          a) cd
          b) ls
          c) rm
      > B
        ✓ Right, 1 point. This is the right option.
      Return to continue > 

      Score: 2 of 4 (50 %)
        The shell  2 of 2 (100 %)
        Units      0 of 2 (0 %)

      """
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("skips, reveals, helps, and says what it does not understand")
  func commands() throws {
    let run = try play(
      ":leave",
      "",
      ":s",
      "e",
      "b, c, q",
      ":nothing",
      "?",
      "C  b",
      "c",
      "?",
      ":s",
      "",
      "a b",
      "r",
      "",
      ":skip",
      ":reveal",
      ""
    )
    let help = """
        :skip, :s      put the problem off until the others are done
        :back          list the problems you put off; :back 4 comes back to number 4
        :reveal, :r    show the right answer, which earns nothing
        :submit        end the quiz here; what you have answered counts
        :quit, :q      give the quiz up; it is lost
        :help, :h      show this list
        ctrl-D         quit; with --save you can continue later
        Return         continue after the verdict
        Where no text is asked for, a command needs no colon.
      """
    let output = """
      A quiz of 3 problems, drawn with the seed 2. :help lists the commands.

      1 of 3 · The shell
        What do you type in Vim to quit?
        Type your answer; :help lists the commands.
      > :leave
        There is no command “:leave”. To answer just that, write “::leave”.
      > 
        The problem waits for an answer; :help lists what you can do.
      > :s

      2 of 3 · Units · 2 points
        Which of these are powers of two?
          a) 1000
          b) 1024
          c) 1
          d) 6
        Pick all the right ones: one by one, or together as in “a c”.
      > e
        There is no option “e”. :help lists what you can do.
      > b, c, q
        There is no option “q”. :help lists what you can do.
      > :nothing
        There is no command “:nothing”. :help lists what you can do.
      > ?
        a, b, ...      the letters of right options, one by one or all at once
      \(help)
      > C  b
        ✓ Right, 2 points. All the right options are picked.
      Return to continue > c
        This problem is decided: press Return to continue.
      Return to continue > ?
        a, b, ...      the letters of right options, one by one or all at once
      \(help)
      Return to continue > :s
        This problem is decided: press Return to continue.
      Return to continue > 

      3 of 3 · The shell
        Which command lists *files*?
          a) cd
          b) ls
          c) rm
      > a b
        Only one option is right: pick one.
      > r
        ✗ The right answer was shown.
          The right answer: b) ls
      Return to continue > 

      1 of 3 · The shell
        What do you type in Vim to quit?
        Type your answer; :help lists the commands.
      > :skip
        This is the only problem left, so it cannot be skipped.
      > :reveal
        ✗ The right answer was shown.
          The right answer: :q
          A command of the ex editor.
      Return to continue > 

      Score: 2 of 4 (50 %)
        The shell  0 of 2 (0 %)
        Units      2 of 2 (100 %)

      """
    #expect(run.output == output)
    #expect(run.errors.isEmpty)
    #expect(run.status == 0)
  }

  @Test("quits, and keeps the quit quiz as lost")
  func quit() throws {
    let folder = try TemporaryFolder()
    let run = try play("::q", "", "q", ":quit", save: "a quiz", in: folder)
    let question = """
      > q
        Giving up loses the quiz. To give up, enter :quit again; to leave and keep it,
        press ctrl-D.
      > :quit
      You gave the quiz up: it is lost.

      """
    #expect(run.output.hasSuffix(question))
    #expect(run.status == 0)
    let lost = """
      The quiz in a quiz was given up and is lost.
      To start a new quiz, delete a quiz or name another file with --save.

      """
    #expect(try play("b", save: "a quiz", in: folder) == Run(status: 0, output: lost))
  }

  @Test("does not quit when something comes between, and says what is lost without a save")
  func quitOnce() throws {
    let run = try play(":q", "", ":q", ":q")
    let output = """
      > :q
        Giving up loses the quiz, as leaving does without --save. To give up, enter
        :quit again.
      > 
        The problem waits for an answer; :help lists what you can do.
      > :q
        Giving up loses the quiz, as leaving does without --save. To give up, enter
        :quit again.
      > :q
      You gave the quiz up: it is lost.

      """
    #expect(run.output.hasSuffix(output))
  }

  @Test("leaves at the end of the input and says how to go on, or that it cannot")
  func leave() throws {
    let folder = try TemporaryFolder()
    let save = folder.path("it's mine")
    let saved = try play("::q", save: save)
    let command = "ludus quiz play \(threeKinds) --save '\(folder.url.path)/it'\\''s mine'"
    #expect(saved.output.hasSuffix("Return to continue > \nSaved. To continue: \(command)\n"))
    #expect(saved.status == 0)
    let lost = try play("::q")
    let goodbye = "Return to continue > \nYou left, and without --save the progress is lost.\n"
    #expect(lost.output.hasSuffix(goodbye))
    #expect(lost.status == 0)
  }

  @Test("names the tool as it was called")
  func calledByPath() throws {
    let folder = try TemporaryFolder()
    let tool = folder.url.appendingPathComponent("our ludus")
    try FileManager.default.createSymbolicLink(at: tool, withDestinationURL: Tool.ludus.executable)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", "./our*ludus quiz play '\(threeKinds)' --save save </dev/null"]
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    try process.run()
    let written = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let command = "'./our ludus' quiz play \(threeKinds) --save save"
    #expect(
      String(decoding: written, as: UTF8.self).hasSuffix("\nSaved. To continue: \(command)\n")
    )
  }

  @Test("tells its seed, also one that was drawn")
  func seed() throws {
    let run = try Tool.ludus.run("quiz", "play", Files.chemistry)
    let first = try #require(run.output.split(separator: "\n").first)
    let pattern = try Regex("A quiz of 10 problems, drawn with the seed ([0-9]+)\\..*")
    let seed = try #require(first.wholeMatch(of: pattern)?[1].substring)
    let again = try Tool.ludus.run("quiz", "play", Files.chemistry, "--seed", String(seed))
    #expect(again == run)
    #expect(run.status == 0)
  }

  @Test(
    "gives reasons in the language of the bank, unless another one is asked for",
    arguments: [
      ("de", [], "Das ist die richtige Antwort „Hund“."),
      ("la", [], "This is the accepted answer “Hund”."),
      ("de", ["--language", "en"], "This is the accepted answer “Hund”."),
      ("en", ["--language", "de"], "Das ist die richtige Antwort „Hund“."),
    ] as [(String, [String], String)]
  )
  func reasons(tag: String, options: [String], reason: String) throws {
    let folder = try TemporaryFolder()
    let bank = """
      {"version":1,"id":"b","title":"B","language":"\(tag)","sets":[{"id":"s","title":"S","problems":[
      {"id":"p","kind":"exactMatch","prompt":"dog?","accepted":["Hund"]}]}]}
      """
    try folder.write(Data(bank.utf8), to: "bank.json")
    let command = ["quiz", "play", "bank.json", "--save", "save"] + options
    let first = try Tool.ludus.run(command, input: Data(), in: folder.url)
    #expect(first.status == 0)
    // A quiz that goes on does so in the same language.
    let run = try Tool.ludus.run(command, input: Data("Hund\n".utf8), in: folder.url)
    #expect(run.output.contains("  ✓ Right, 1 point. \(reason)\n"))
    #expect(run.status == 0)
  }

  @Test("says what is wrong with its bank")
  func banks() throws {
    let missing = try Tool.ludus.run("quiz", "play", "/nowhere.json")
    #expect(
      missing
        == Run(status: 66, output: "", errors: "Error: /nowhere.json: there is no such file\n")
    )
    #expect(try Tool.ludus.run("quiz", "play", Files.fixture("five-faults.json")).status == 65)
    #expect(try Tool.ludus.run("quiz", "play").status == 64)
  }
}
