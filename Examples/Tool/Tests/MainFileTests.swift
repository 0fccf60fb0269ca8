// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("The file that a command works on")
struct MainFileTests {
  /// A command, the option for its file, and what the file is called.
  private static let commands: [(command: [String], file: String, option: String, noun: String)] = [
    (["quiz", "play", "--seed", "2"], threeKinds, "bank", "problem bank"),
    (["quiz", "generate", "--seed", "2"], threeKinds, "bank", "problem bank"),
    (["quiz", "simulate", "--seed", "2"], threeKinds, "bank", "problem bank"),
    (["quiz", "grade"], threeKinds, "bank", "problem bank"),
    (["quiz", "check"], threeKinds, "bank", "problem bank"),
    (["quiz", "challenge"], Files.content("challenge/challenge.json"), "challenge", "challenge"),
    (["exercise", "play", "--exercise", "4"], Files.spelling, "content", "file with exercises"),
    (["exercise", "grade"], Files.spelling, "content", "file with exercises"),
    (["exercise", "check"], Files.spelling, "content", "file with exercises"),
    (["pins", "play"], Files.content("hand-bones.json"), "sheet", "sheet"),
    (["pins", "evaluate"], Files.content("hand-bones.json"), "sheet", "sheet"),
    (["pins", "hit"], Files.content("hand-bones.json"), "sheet", "sheet"),
    (["pins", "svg"], Files.content("hand-bones.json"), "sheet", "sheet"),
    (["group", "play"], Files.flatShare("house-rules.json"), "rules", "file with rules"),
    (["group", "replay"], Files.flatShare("house-rules.json"), "rules", "file with rules"),
    (["group", "coverage"], Files.flatShare("house-rules.json"), "rules", "file with rules"),
    (
      ["group", "compare", "--other", Files.flatShare("none.json")],
      Files.flatShare("house-rules.json"), "rules", "file with rules"
    ),
  ]

  @Test("is named by its place or by an option, and once", arguments: commands.indices)
  func forms(index: Int) throws {
    let (command, file, option, noun) = Self.commands[index]
    let place = try run(command + [file])
    #expect(place == (try run(command + ["--\(option)", file])))
    // A history with nothing in it is refused.
    #expect(place.status == (["replay", "compare"].contains(command[1]) ? 65 : 0))
    // A second file is one of lines, where a command reads them.
    let streamed = ["grade", "challenge", "evaluate", "hit", "replay", "compare"]
    let lines = streamed.contains(command[1]) ? [file] : []
    // Any number of files with answers can follow a bank that is graded by.
    let isOpen = command == ["quiz", "grade"]
    for arguments in [[]] + (isOpen ? [] : [[file, "--\(option)", file] + lines]) {
      let run = try run(command + arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("Error: Name one \(noun), either as FILE or as --\(option) FILE.\n")
      )
    }
  }

  @Test(
    "is followed by a file of lines, which are the same on standard input",
    arguments: [
      (["quiz", "statistics"], [], nil, "answers.jsonl"),
      (["quiz", "report"], [], nil, "answers.jsonl"),
      (["match"], [], nil, "written-answers.jsonl"),
      (["exercise", "grade"], ["spelling.json"], "content", "spelling-answers.jsonl"),
      (["exercise", "report"], ["spelling.json"], "content", "spelling-answers.jsonl"),
      (["pins", "evaluate"], ["hand-bones.json"], "sheet", "hand-answers.jsonl"),
      (["pins", "report"], ["hand-bones.json"], "sheet", "hand-answers.jsonl"),
      (
        ["group", "replay"], ["flat-share/house-rules.json"], "rules", "flat-share/flat-share.jsonl"
      ),
      (
        ["quiz", "challenge"], ["challenge/challenge.json"], "challenge", "challenge/events.jsonl"
      ),
      (["diary", "replay"], [], nil, "diary/log.jsonl"),
    ]
  )
  func lines(command: [String], main: [String], option: String?, name: String) throws {
    let (file, lines) = (main.map(Files.content), Files.content(name))
    let text = try Data(contentsOf: URL(fileURLWithPath: lines))
    let typed = try Tool.ludus.run(command + file, input: text)
    #expect(typed.status == 0 && !typed.output.isEmpty)
    #expect(try run(command + file + [lines]) == typed)
    #expect(try Tool.ludus.run(command + file + ["-"], input: text) == typed)
    if let option { #expect(try run(command + ["--\(option)", file[0], lines]) == typed) }
    let none = try run(command + file + ["/nowhere.jsonl"])
    #expect(
      none == Run(status: 66, output: "", errors: "Error: /nowhere.jsonl: there is no such file\n")
    )
    let bank = try run(command + file + [Files.chemistry])
    #expect(bank.status == 65 && bank.errors.contains("this is a problem bank; try: "))
  }

  @Test("can be several where rules are compared by simulation")
  func several() throws {
    let start = ["group", "simulate", "--seed", "1", "--runs", "1"]
    let files = [Files.flatShare("none.json"), Files.flatShare("seasons.json")]
    let place = try run(start + files)
    #expect(place == (try run(start + files.flatMap { ["--rules", $0] })))
    #expect(place.status == 0)
    for arguments in [[], [files[0], "--rules", files[1]]] {
      let run = try run(start + arguments)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: Name files with rules, either as FILE ..."))
    }
  }

  private func run(_ arguments: [String]) throws -> Run {
    try Tool.ludus.run(arguments, input: Data())
  }
}
