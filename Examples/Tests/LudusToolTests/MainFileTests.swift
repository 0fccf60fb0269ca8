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
    #expect(place.status == 0)
    for arguments in [[], [file, "--\(option)", file]] {
      let run = try run(command + arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(
        run.errors.hasPrefix("Error: Name one \(noun), either as FILE or as --\(option) FILE.\n")
      )
    }
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
