// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

/// What is named in addition to a save, and is not used.
struct ResumeTests {
  @Test(arguments: [
    (
      ["quiz", "play", Files.fixture("three-kinds.json")], [Files.chemistry],
      "is not of \(Files.chemistry), which is not used."
    ),
    (
      ["exercise", "play", Files.spelling, "--exercise", "4"], [Files.content("mots.json")],
      "It is not of \(Files.content("mots.json")), which is not used."
    ),
    (
      ["exercise", "play", Files.spelling, "--exercise", "4"],
      [Files.spelling, "--exercise", "5"],
      "The exercise is chosen already; --exercise, --words and --seed are not used."
    ),
    (
      ["pins", "play", Files.content("hand-bones.json")], [Files.content("plant-cell.json")],
      "It is not that of \(Files.content("plant-cell.json")), which is not used."
    ),
    (
      ["pins", "play", Files.content("hand-bones.json"), "--mode", "exam"],
      [Files.content("hand-bones.json"), "--mode", "practice"],
      "The pins are asked for already; --mode, --pin, --labels and --vocabulary are not used."
    ),
    (
      ["group", "play", Files.flatShare("none.json")], [Files.flatShare("gap.json")],
      "It keeps its rules; those of \(Files.flatShare("gap.json")) are not used."
    ),
  ])
  func whatIsNotUsedIsSaid(first: [String], other: [String], sentence: String) throws {
    let folder = try TemporaryFolder()
    let save = ["--save", "save"]
    _ = try Tool.ludus.run(first + save, input: Data(), in: folder.url)
    let again = try Tool.ludus.run(
      Array(first.prefix(3)) + save,
      input: Data(),
      in: folder.url
    )
    #expect(!unwrapped(again).contains("not used"))
    let run = try Tool.ludus.run(
      Array(first.prefix(2)) + other + save,
      input: Data(),
      in: folder.url
    )
    #expect(run.status == 0 && unwrapped(run).contains(sentence))
    // A command to copy names no file that is not used.
    let command = run.output.split(separator: "\n").first { $0.hasPrefix("Saved. To continue: ") }
    #expect(try #require(command).contains(other[0]) == (first[2] == other[0]))
  }

  private func unwrapped(_ run: Run) -> String {
    run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
