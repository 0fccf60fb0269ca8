// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels
import Testing

@Suite("ludus pins play")
struct PinsPlayTests {
  private func play(_ lines: [String], _ options: [String] = []) throws -> Run {
    let file = Files.content("hand-bones.json")
    return try Tool.ludus.run(
      ["pins", "play", file] + options,
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
  }

  private let three = ["--pin", "p1", "--pin", "p2", "--pin", "p9", "--language", "de"]

  @Test("asks for one pin after the other, checks without corrections, and evaluates")
  func practice() throws {
    let run = try play(["Os lunatum", "Kahnbein", ":check", "Speche", ":evaluate"], three)
    let output = """
      Bones of the hand
      Picture: Bones of the left hand (hand-bones.svg)

      Pin 1 (1 of 3)
      > Os lunatum

      Pin 2 (2 of 3)
      > Kahnbein

      Pin 9 (3 of 3)
      > :check
        ✓ none
        ✗ Pin 1, Pin 2
        ? Pin 9

      Pin 9 (3 of 3)
      > Speche

      Pin 1 (1 of 3): Os lunatum
      > :evaluate

        ✗ Pin 1: Kahnbein
          You wrote “Os lunatum”. You swapped it with Pin 2.
        ✗ Pin 2: Mondbein
          You wrote “Kahnbein”. You swapped it with Pin 1.
        ✓ Pin 9: Speiche
          You wrote “Speche”. Right, with 1 misspelled letter.

      1 of 3 right, failed

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("tells nothing in an exam before the end")
  func exam() throws {
    let run = try play(
      ["Kahnbein", ":check", "", ":2", ":none", ":evaluate"],
      three + ["--mode", "exam"]
    )
    #expect(run.output.contains("  Not now. Nothing is shown before you submit.\n"))
    #expect(!run.output.dropLast(200).contains("✓"))
    let end = """
        ✓ Pin 1: Kahnbein
        ✗ Pin 2: Mondbein
          There is no answer.
        ✗ Pin 9: Speiche
          There is no answer.

      1 of 3 right, failed

      """
    #expect(run.output.hasSuffix(end))
  }

  @Test("shows labels to who studies")
  func study() throws {
    let run = try play(["", "", ""], three + ["--mode", "study"])
    let output = """
      Pin 1 (1 of 3)
      > \("")
        It is Kahnbein.

      Pin 1 (1 of 3)
      > \("")

      Pin 2 (2 of 3)
      > \("")
        It is Mondbein.

      """
    #expect(run.output.contains(output))
    #expect(run.output.hasSuffix("You left, and without --save the labels are lost.\n"))
  }

  @Test("lets names be picked from a list, of which one is right")
  func list() throws {
    let options = ["--pin", "p1", "--list", "--seed", "3"]
    let shown = try play([], options).output
    let names = shown.split(separator: "\n").filter { $0.contains(") Os ") }
    #expect(names.count == 4)
    #expect(names.filter { $0.contains("Os scaphoideum") }.count == 1)
    let right = try #require(names.firstIndex { $0.contains("Os scaphoideum") })
    let run = try play(["7", "\(Int.min)", "Os lunatum", "\(right + 1)", ":evaluate"], options)
    #expect(run.output.components(separatedBy: "  Type a number from 1 to 4.\n").count == 4)
    #expect(run.output.hasSuffix("  ✓ Pin 1: Os scaphoideum\n\n1 of 1 right, passed\n"))
  }

  @Test("goes on wherever it was left, to the same end")
  func resume() throws {
    let folder = try TemporaryFolder()
    let lines = ["Kahnbein", ":check", "Os lunatm", ":1", "Os scaphoideum", "Elle", ":evaluate"]
    let whole = try play(lines, three).output.split(separator: "\n").suffix(8)
    for count in 0..<lines.count {
      let save = ["--save", folder.path("\(count)")]
      let first = try play(Array(lines.prefix(count)), three + save)
      #expect(first.output.contains("Saved. To continue: ludus pins play "))
      // Which pin is asked for is not kept: the first that has no label is.
      let rest = try play([":\(position(after: count))"] + lines.dropFirst(count), save)
      #expect(rest.status == 0)
      #expect(rest.output.hasPrefix("You are continuing the sheet in "))
      #expect(rest.output.split(separator: "\n").suffix(8) == whole)
    }
    let session = try PinLabelSession(json: Data(folder.text(of: "0").utf8))
    #expect(session.result?.correctCount == 1)
    try folder.write(Data("{}".utf8), to: "broken")
    let broken = try play([], ["--save", folder.path("broken")])
    #expect(broken.status == 65)
    #expect(broken.errors.contains("is not a saved sheet of pins"))
  }

  @Test("refuses a save that asks for no pin")
  func noPins() throws {
    let folder = try TemporaryFolder()
    let save = ["--save", folder.path("save")]
    _ = try play([], three + save)
    let kept = try folder.text(of: "save")
    let none = kept.replacing(#""pins":["p1","p2","p9"]"#, with: #""pins":[]"#)
    #expect(none != kept)
    try folder.write(Data(none.utf8), to: "save")
    let run = try play([], save)
    #expect(run.status == 65 && run.errors == "Error: \(save[1]): there are no pins\n")
  }

  /// The pin that is asked for after some of the lines above.
  private func position(after count: Int) -> Int { [1, 2, 2, 3, 1, 2, 3][count] }

  @Test("shows what can be typed", arguments: [[], ["--list"], ["--mode", "study"]])
  func help(options: [String]) throws {
    let run = try play([":help", "?", ":dance", ":99", ":\(Int.min)"], options)
    #expect(run.output.components(separatedBy: "  :help, ?   show this list\n").count == 3)
    #expect(run.output.contains("There is no command “:dance”."))
    let refusal = "Type a number from 1 to 14, as in :1.\n"
    #expect(run.output.components(separatedBy: refusal).count == 3)
  }

  @Test("refuses pins that there are not")
  func unknownPins() throws {
    let run = try play([], ["--pin", "p99"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("Error: the sheet has no pin “p99”; did you mean “p9”?"))
    #expect(try Tool.ludus.run("pins", "play", "/nowhere.json").status == 66)
    #expect(try play([], ["--mode", "odd"]).status == 64)
    #expect(try play([], ["--seed", "-1"]).status == 64)
  }
}
