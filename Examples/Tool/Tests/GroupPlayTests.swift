// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus group play")
struct GroupPlayTests {
  @Test("lets several people share todos and points, and refuses with sentences")
  func session() throws {
    let run = try playGroup(
      "board",
      "claim 1",
      "as ada",
      "claim 1",
      "found",
      "invite ben",
      "as ben",
      "join",
      "join",
      "new 20 Clean the windows",
      "new 25/2 Carry the sofa",
      "new 99 Gold",
      "claim 1",
      ":claim #2",
      "done 1",
      "as ada",
      "claim 2",
      "done 2",
      "todos",
      "board",
      "explain ben",
      "as ben",
      "penalize ben 1",
      "achievements",
      "achievements",
      "as ada",
      "penalize ben 1",
      "explain ben",
      "undo",
      "explain ben"
    )
    let output = """
      A new group. Say who you are (as NAME), then found it (found). :help lists the
      commands.
      > board
      There is nobody to compare.
      > claim 1
      Who are you? as NAME
      > as ada
      ada> claim 1
      ✗ The group does not exist yet.
      ada> found
      ✓ ada founded the group
      ada> invite ben
      ✓ ada invited ben
      ada> as ben
      ben> join
      ✓ ben joined
      ben> join
      ✗ That person is already in the group.
      ben> new 20 Clean the windows
      ✓ ben put “Clean the windows” on the board for 20 points
      It is todo 1.
      ben> new 25/2 Carry the sofa
      ✓ ben put “Carry the sofa” on the board for 25 points
      It is todo 2.
      ben> new 99 Gold
      ✗ Only 1 to 50 points are possible here.
      ben> claim 1
      ✓ ben claimed “Clean the windows”
      ben> :claim #2
      ✓ ben claimed “Carry the sofa”
      ben> done 1
      ✓ ben completed “Clean the windows”
      ben: 20 points
      ben has a new achievement: Helping hand
      ben is number 1 with 20 points.
      ben> as ada
      ada> claim 2
      ✓ ada claimed “Carry the sofa”
      ada> done 2
      ✓ ada completed “Carry the sofa”
      ada: 13 points
      ben: 12 points
      ada has a new achievement: Helping hand
      ada is number 2 with 13 points.
      ada> todos
        1  Clean the windows, 20 points: done by ben
        2  Carry the sofa, 25 points for 2: done by ada, ben
      ada> board
        1. ben  32 points, 2 achievements
        2. ada  13 points, 1 achievement
      ada> explain ben
        +20  2026-01-05  “Clean the windows”
        +12  2026-01-05  a share of “Carry the sofa”
         32  together
      ada> as ben
      New achievements: 2. To see them, write achievements.
      ben> penalize ben 1
      ✗ Only administrators can do that.
      ben> achievements
        ★ Helping hand: 1 of 4, new · next: 2 of 5
        ★ Good eye: 1 of 2, new · next: 2 of 10
        ☆ Together: 0 of 2 · next: 0 of 1
        ☆ Champion: 0 of 1 · next: 0 of 1
      ben> achievements
        ★ Helping hand: 1 of 4 · next: 2 of 5
        ★ Good eye: 1 of 2 · next: 2 of 10
        ☆ Together: 0 of 2 · next: 0 of 1
        ☆ Champion: 0 of 1 · next: 0 of 1
      ben> as ada
      New achievements: 1. To see them, write achievements.
      ada> penalize ben 1
      ✓ ada took back what ben got for “Clean the windows”
      ada> explain ben
          0  2026-01-05  “Clean the windows”, taken back
        +12  2026-01-05  a share of “Carry the sofa”
        -10  2026-01-05  penalty for “Clean the windows”
          2  together
      ada> undo
      ✓ undone: ada took back what ben got for “Clean the windows”
      ben had 2 points and has 32 now.
      ada> explain ben
        +20  2026-01-05  “Clean the windows”
        +12  2026-01-05  a share of “Carry the sofa”
         32  together
      An entry of 2026-01-05, 00:00 does not count: it was taken back on 2026-01-05,
        00:00.
      ada> 
      You left, and without --save the group is lost.

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("plays seasons on a clock that players move")
  func seasons() throws {
    let run = try playGroup(
      "as ada",
      "found",
      "season spring every 4 weeks",
      "season summer 1 month",
      "new 20 Windows",
      "claim 1",
      "done 1",
      "board",
      "wait 4 weeks",
      "board",
      "board all",
      "close",
      "close"
    )
    let output = """
      ada> season spring every 4 weeks
      ✓ ada opened the season “spring”
      ada> season summer 1 month
      ✗ There is another season at that time.
      ada> new 20 Windows
      ✓ ada put “Windows” on the board for 20 points
      It is todo 1.
      ada> claim 1
      ✓ ada claimed “Windows”
      ada> done 1
      ✓ ada completed “Windows”
      ada: 20 points
      ada has a new achievement: Helping hand
      ada is number 1 with 20 points.
      ada> board
      Season “spring” until 2026-02-01
        1. ada  20 points, 2 achievements
      ada> wait 4 weeks
      It is 2026-02-02.
      ada> board
      Season “spring-2” until 2026-03-01
        1. ada the Champion  0 points, 3 achievements
      ada> board all
        1. ada the Champion  20 points, 3 achievements
      ada> close
      ✓ ada closed the season “spring-2”
      ada> close
      No season is open.

      """
    #expect(run.output.contains(output), "\(run.output)")
  }

  @Test("takes over, gives back, confirms and withdraws")
  func todos() throws {
    let rules = #"{"version":1,"confirmations":1,"stealAfter":{"days":2}}"#
    let run = try playGroup(
      [
        "as ada", "found", "as ben", "join", "new 10 Dishes", "claim 1", "drop 1", "claim 1",
        "as ada", "steal 1", "wait 3 days", "steal 1", "done 1", "confirm 1", "as ben", "confirm 1",
        "new 5 Bins", "withdraw 2", "claim 2", "todos", "leave", "undo",
      ],
      rules: rules
    )
    for line in [
      "✓ ben gave back “Dishes”", "✗ This todo can be taken over from 2026-01-07, 00:00 on.",
      "✓ ada took over “Dishes” from ben", "Others must confirm it: confirm 1",
      "✗ Someone else has to confirm this todo.", "✓ ben confirmed “Dishes”",
      "✓ ben withdrew “Bins”", "✗ This todo was taken off the board.",
      "  1  Dishes, 10 points: done by ada", "✓ ben left",
      "✗ Only members of the group can do that.",
    ] {
      #expect(run.output.contains("\n\(line)\n"), "\(line)\n\(run.output)")
    }
  }

  @Test(
    "says how a command is written",
    arguments: [
      ("dance", "There is no command “dance”. :help lists what you can do."),
      ("claim windows", "Write it as in “claim 3”."),
      ("new Windows", "Write it as in “new 20 TITLE”."),
      ("new 20/2/3 Windows", "Write it as in “new 20 TITLE”."),
      ("season spring 4 years", "Write it as in “season NAME 4 weeks”."),
      ("season spring 0 weeks", "Write it as in “season NAME 4 weeks”."),
      ("wait", "Write it as in “wait 4 weeks”."),
      ("wait 1000000 weeks", "That is too long: the calendar ends in 9999."),
      ("change 3 color red", "Write it as in “change 3 points 25”."),
      ("say 3", "Write it as in “say 3 TEXT”."),
      ("explain", "Who? explain NAME"),
      ("undo", "There is nothing to undo."),
      ("todos", "There are no todos. To add one: new 20 Clean the windows"),
    ]
  )
  func advice(line: String, advice: String) throws {
    #expect(try playGroup(line).output.contains("\n> \(line)\n\(advice)\n"))
  }

  @Test("lists in its help every command that it takes")
  func help() throws {
    let output = try playGroup("?").output
    for verb in [
      "as", "found", "join", "invite", "new", "claim", "done", "steal", "confirm", "withdraw",
      "change", "say", "remove", "penalize", "season", "close", "undo", "todos", "board", "explain",
      "achievements", "wait",
    ] {
      #expect(output.contains("\n  \(verb) "), "\(verb)")
    }
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("goes on after a wait that would end the calendar")
  func longWait() throws {
    let output = try playGroup("as ada", "found", "wait 1000000 weeks", "new 20 Windows").output
    #expect(output.contains("That is too long: the calendar ends in 9999."))
    #expect(output.contains("It is todo 1."))
  }

  @Test("changes todos, takes comments and cheers, and removes members")
  func talk() throws {
    let output = try playGroup(
      "as ada",
      "found",
      "as ben",
      "join",
      "new 20 Clen",
      "change 1 title Clean",
      "change 1 points 25",
      "claim 1",
      "done 1",
      "as ada",
      "say 1 Well done",
      "cheer 1",
      "cheer 1",
      "remove ben",
      "as ben",
      "join"
    ).output
    for line in [
      "✓ ben changed “Clean”", "ben: 25 points", "✓ ada said about “Clean”: Well done",
      "✓ ada cheered for “Clean” 👏", "✗ You have already cheered for this.", "✓ ada removed ben",
      "✗ You need an invitation to join.",
    ] {
      #expect(output.contains("\n\(line)\n"), "\(line)")
    }
  }

  @Test("does not let players move the clock on the wall")
  func wall() throws {
    let rules = Files.flatShare("house-rules.json")
    let run = try Tool.ludus.run("group", "play", rules, input: "as ada\nfound\nwait 4 weeks\n")
    #expect(run.status == 0)
    #expect(run.output.contains("Time passes by the clock."))
  }

  @Test("goes on wherever it was left, to the same group", arguments: 0...9)
  func resume(count: Int) throws {
    let lines = [
      "as ada", "found", "as ben", "join", "new 20 Windows", "claim 1", "done 1", "as ada",
      "penalize ben 1",
    ]
    let folder = try TemporaryFolder()
    _ = try playGroup(lines, save: folder.path("whole"))
    let first = try playGroup(Array(lines.prefix(count)), save: folder.path("parts"))
    #expect(first.output.contains("Saved. To continue: ludus group play --at 2026-01-05 "))
    // Who was at the device is not kept; the rules come from the save.
    let who = lines.prefix(count).last { $0.hasPrefix("as ") } ?? ""
    let rest = [who] + lines.dropFirst(count)
    let run = try Tool.ludus.run(
      ["group", "play", "/nowhere.json", "--at", "2026-01-05", "--save", folder.path("parts")],
      input: Data(rest.map { "\($0)\n" }.joined().utf8)
    )
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("You are continuing the group in "))
    #expect(try standings(folder, "parts") == standings(folder, "whole"))
  }

  @Test("refuses a save that is something else, and leaves it alone")
  func forgedSave() throws {
    let folder = try TemporaryFolder()
    _ = try playGroup(["as ada", "found"], save: folder.path("save"))
    let genuine = try folder.text(of: "save")
    let forgeries = [
      ("{}", " is not a saved group: rules: this key is missing"),
      (
        String(genuine.dropLast()),
        " is not a saved group: line 1, column \(genuine.count): this is not JSON"
      ),
      (
        genuine.replacingOccurrences(of: "founded", with: "danced"),
        " is not a saved group: events[0].kind: the kind"
      ),
      (
        genuine.replacingOccurrences(of: #""zone":""#, with: #""zone":"Mars/"#),
        " is not a saved group: zone: there is no time zone"
      ),
      (
        genuine.replacingOccurrences(of: #""id":"e000001"#, with: #""id":""#)
          .replacingOccurrences(
            of: #""id":"[^"]*""#,
            with: #""id":"""#,
            options: .regularExpression
          ),
        " is not a saved group: events[0]: refused: This cannot be stored: its identifier is empty."
      ),
    ]
    for (forgery, reason) in forgeries {
      try folder.write(Data(forgery.utf8), to: "forged")
      let run = try playGroup([], save: folder.path("forged"))
      #expect(run.status == 65)
      #expect(run.errors.hasPrefix("Error: \(folder.path("forged"))\(reason)"), "\(run.errors)")
      #expect(try folder.text(of: "forged") == forgery)
    }
  }

  @Test("refuses a save that cannot be written")
  func unwritableSave() throws {
    let run = try playGroup([], save: "/nowhere/save")
    #expect(run.status == 73)
    let reason = "the group cannot be saved there: there is no such folder"
    #expect(run.errors == "Error: /nowhere/save: \(reason)\n")
  }

  /// How the saved group stands.
  private func standings(_ folder: TemporaryFolder, _ save: String) throws -> [String] {
    let run = try playGroup(["board", "explain ben"], save: folder.path(save))
    return run.output.split(separator: "\n").filter { $0.hasPrefix("  ") }.map { String($0) }
  }
}
