// SPDX-License-Identifier: Apache-2.0
import Foundation
import Quizzes
import Testing

@Suite("ludus quiz play --save")
struct QuizSaveTests {
  @Test("goes on wherever it was left, to the same end", arguments: 0...8)
  func resume(count: Int) throws {
    let folder = try TemporaryFolder()
    let input = [":s", "b", "c", "", "c", "", "no", ""]
    let whole = try play(input, save: folder.path("whole"))
    let first = try play(Array(input.prefix(count)), save: folder.path("parts"))
    #expect(first.output.contains("Saved. To continue: ") == (count < 8))
    // The options for drawing are not used any more, nor is the bank.
    let rest = try Tool.ludus.run(
      [
        "quiz", "play", "/nowhere.json", "--count", "1", "--seed", "9", "--save",
        folder.path("parts"),
      ],
      input: Data(input.dropFirst(count).map { "\($0)\n" }.joined().utf8)
    )
    #expect(rest.status == 0)
    #expect(rest.errors.isEmpty)
    #expect(
      rest.output.hasPrefix("The quiz is drawn already; --set, --count and --seed are not used.\n")
    )
    #expect(summaryLines(of: rest) == summaryLines(of: whole))
    #expect(summaryLines(of: whole).first == "Score: 2 of 4 (50 %)")
    let sessions = try ["whole", "parts"].map { name in
      try JSONDecoder().decode(QuizSession.self, from: Data(try folder.text(of: name).utf8))
    }
    #expect(sessions[0].summary == sessions[1].summary)
    #expect(sessions[0].phase == .finished)
    #expect(sessions[0].events.count == sessions[1].events.count)
  }

  @Test("recaps where a resumed quiz is")
  func recap() throws {
    let folder = try TemporaryFolder()
    let save = "quiz.save"
    _ = try play("::q", "", "b", save: save, in: folder)
    let picking = try play(save: save, in: folder)
    let open = """
      You are continuing the quiz in \(save).
      Decided: 1 of 3. Points so far: 1 of 4.

      2 of 3 · Units · 2 points
        Which of these are powers of two?
          a) 1000
        ✓ b) 1024
          c) 1
          d) 6
        Pick all the right ones: one by one, or together as in “a c”.
        ✓ Picked 1 of 2 right options.
      > 
      Saved. To continue: ludus quiz play \(threeKinds) --save \(save)

      """
    #expect(picking.output == open)
    _ = try play("d", save: save, in: folder)
    let decided = """
      You are continuing the quiz in \(save).
      Decided: 2 of 3. Points so far: 1 of 4.

      2 of 3 · Units · 2 points
        Which of these are powers of two?
          a) 1000
        ✓ b) 1024
          c) 1
        ✗ d) 6
        ✗ Option d is not one of the right ones.
          The right answer: b) 1024 · c) 1
      Return to continue > 
      Saved. To continue: ludus quiz play \(threeKinds) --save \(save)

      """
    #expect(try play(save: save, in: folder).output == decided)
    _ = try play("", "b", "", save: save, in: folder)
    let finished = """
      The quiz in \(save) is finished.
      Score: 2 of 4 (50 %)
        The shell  2 of 2 (100 %)
        Units      0 of 2 (0 %)
      To start a new quiz, delete quiz.save or name another file with --save.

      """
    #expect(try play(save: save, in: folder) == Run(status: 0, output: finished))
  }

  @Test("saves before the first answer")
  func saveAtOnce() throws {
    let folder = try TemporaryFolder()
    _ = try play(save: folder.path("save"))
    let saved = Data(try folder.text(of: "save").utf8)
    let session = try JSONDecoder().decode(QuizSession.self, from: saved)
    #expect(session.events.map(\.action) == [.started])
    #expect(session.content.items.map(\.problem.id) == ["quit", "powers", "list"])
  }

  @Test("refuses a save that is forged or something else, and leaves it alone")
  func forgedSave() throws {
    let folder = try TemporaryFolder()
    _ = try play("::q", "", "b", save: folder.path("save"))
    let genuine = try folder.text(of: "save")
    let forgeries = [
      (
        // An answer without a judgment is judged when it is read.
        genuine.replacingOccurrences(
          of: "\"choices\":[\"1024\"],\"judged\":{\"decided\":false}",
          with: "\"choices\":[\"2048\"]"
        ),
        "events[3]: refused: This is not part of the problem (“2048”, problem “powers”)."
      ),
      (
        genuine.replacingOccurrences(of: "\"kind\":\"proceeded\"", with: "\"kind\":\"won\""),
        "events[2].kind: the kind \"won\" is not known, expected one of started, answered, tookHint, ratedHint, revealed, proceeded, skipped, reported, cameBack, timeEnded, submitted, graded, amended, quit"
      ),
      (
        genuine.replacingOccurrences(of: "\"points\":2,", with: "\"points\":-2,"),
        "content.items[1].problem.points: -2 points, expected more than 0 and at most 1000000, in steps of 1/600"
      ),
      (
        String(genuine.dropLast()),
        "line 1, column \(genuine.count): this is not JSON, expected \",\" or \"}\""
      ),
      (" ", "line 1, column 2: this is not JSON, expected a value"),
      ("{}", "content: this key is missing"),
    ]
    for (forgery, reason) in forgeries {
      #expect(forgery != genuine)
      try folder.write(Data(forgery.utf8), to: "forged")
      let run = try play("", save: folder.path("forged"))
      let errors = "Error: \(folder.path("forged")) is not a saved quiz: \(reason)\n"
      #expect(run == Run(status: 65, output: "", errors: errors))
      #expect(try folder.text(of: "forged") == forgery)
    }
  }

  @Test("refuses a save that cannot be written")
  func unwritableSave() throws {
    let run = try play("::q", save: "/nowhere/save")
    #expect(run.status == 73)
    let reason = "the quiz cannot be saved there: there is no such folder"
    #expect(run.errors == "Error: /nowhere/save: \(reason)\n")
  }

  @Test("says that a save may not be written", .enabled(if: geteuid() != 0, "root may write"))
  func forbiddenSave() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0o500], ofItemAtPath: folder.url.path)
    let save = folder.path("save")
    let reason = "the quiz cannot be saved there: nothing may be written there"
    #expect(
      try play(save: save) == Run(status: 73, output: "", errors: "Error: \(save): \(reason)\n")
    )
  }

  /// A save holds the key, so nobody else on the machine may read or change it, whatever the umask
  /// is; who gives it other permissions keeps them.
  @Test("is its owner's alone", arguments: ["000", "022", "077"])
  func privateSave(umask: String) throws {
    let folder = try TemporaryFolder()
    let games = [
      ("quiz.save", "quiz play '\(threeKinds)' --seed 2", "::q\n\nb\n"),
      ("exercise.save", "exercise play '\(Files.spelling)' --seed 1 --exercise 4", "a\nb\n"),
      ("pins.save", "pins play '\(Files.content("hand-bones.json"))'", "Ulna\nRadius\n"),
      ("group.save", "group play '\(Files.flatShare("house-rules.json"))'", "as ada\nfound\n"),
    ]
    for (save, command, typed) in games {
      try folder.write(Data(typed.utf8), to: "typed")
      // The second sitting replaces the file of the first.
      let line = "'\(Tool.ludus.executable.path)' \(command) --save \(save) <typed >/dev/null"
      let shell = Process()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", "umask \(umask); \(line); \(line)"]
      shell.currentDirectoryURL = folder.url
      try shell.run()
      shell.waitUntilExit()
      let file = try FileManager.default.attributesOfItem(atPath: folder.path(save))
      #expect(file[.posixPermissions] as? Int == 0o600, "\(save)")
    }
  }

  /// Whoever has a link to the save, or keeps it to themselves, still has it afterwards, and
  /// nothing stays around.
  @Test("keeps links and permissions")
  func linksAndPermissions() throws {
    let folder = try TemporaryFolder()
    _ = try play("::q", "", "b", save: folder.path("save"))
    let before = try folder.text(of: "save")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o600],
      ofItemAtPath: folder.path("save")
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"),
      withDestinationPath: "save"
    )
    #expect(try play("", "b", save: folder.path("link")).status == 0)
    #expect(try folder.text(of: "save") != before)
    let file = try FileManager.default.attributesOfItem(atPath: folder.path("save"))
    #expect(file[.posixPermissions] as? Int == 0o600)
    let link = try FileManager.default.attributesOfItem(atPath: folder.path("link"))
    #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    #expect(Set(names) == ["save", "link"])
  }

  @Test("leaves a save alone that may only be read, or that another program is at")
  func heldSave() throws {
    let folder = try TemporaryFolder()
    let save = folder.path("save")
    _ = try play("::q", "", "b", save: save)
    let before = try folder.text(of: "save")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: save)
    let forbidden = try play("", "b", save: save)
    #expect(forbidden.status == 73 && forbidden.errors.contains("the file may only be read"))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: save)
    let held = open(save, O_RDONLY | O_CLOEXEC)
    defer { close(held) }
    #expect(flock(held, LOCK_EX | LOCK_NB) == 0)
    let refused = try play("", "b", save: save)
    #expect(refused.status == 73 && refused.output.isEmpty)
    #expect(refused.errors.contains("another program is using the saved game"))
    #expect(try folder.text(of: "save") == before)
  }

  @Test("refuses devices as saves and as content", arguments: ["/dev/full", "/dev/null"])
  func devices(path: String) throws {
    let errors = "Error: \(path): this is a device, expected a file\n"
    #expect(try play("", save: path) == Run(status: 66, output: "", errors: errors))
    #expect(
      try Tool.ludus.run("quiz", "check", path) == Run(status: 66, output: "", errors: errors)
    )
  }

  @Test("takes an empty file for no save yet, but not a folder")
  func emptySave() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data(), to: "save")
    #expect(try play("", save: folder.path("save")).status == 0)
    #expect(try !folder.text(of: "save").isEmpty)
    let errors = "Error: \(folder.url.path): this is a folder, expected a file\n"
    #expect(
      try play(save: folder.url.path) == Run(status: 66, output: "", errors: errors)
    )
  }

  private func summaryLines(of run: Run) -> [Substring] {
    Array(run.output.split(separator: "\n").drop { !$0.hasPrefix("Score: ") }.prefix(3))
  }
}
