// SPDX-License-Identifier: Apache-2.0
import Foundation
import PinLabels
import Testing

@Suite("ludus pins merge")
struct PinsMergeTests {
  /// The sheet of the hand after a replacement in its text.
  private func edited(_ text: String, _ other: String) throws -> String {
    let file = URL(fileURLWithPath: Files.content("hand-bones.json"))
    return try String(contentsOf: file, encoding: .utf8)
      .replacingOccurrences(of: text, with: other)
  }

  private func merge(_ ours: String, _ theirs: String, _ options: String...) throws -> Run {
    let folder = try TemporaryFolder()
    try folder.write(Data(ours.utf8), to: "ours.json")
    try folder.write(Data(theirs.utf8), to: "theirs.json")
    let files = [
      Files.content("hand-bones.json"), folder.path("ours.json"), folder.path("theirs.json"),
    ]
    return try Tool.ludus.run(["pins", "merge"] + files + options, input: Data())
  }

  @Test("merges edits of both sides")
  func both() throws {
    let run = try merge(
      try edited("Os scaphoideum", "Os naviculare manus"),
      try edited("[524, 946], \"labels\"", "[520, 940], \"labels\"")
        .replacingOccurrences(of: "Mondbein", with: "Os lunatum (Mondbein)")
    )
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let sheet = try PinSheet(json: Data(run.output.utf8))
    #expect(sheet.pin("p1")?.correction.text == "Os naviculare manus")
    #expect(sheet.pin("p2")?.labels[1].text == "Os lunatum (Mondbein)")
  }

  @Test("tells conflicts on standard error and keeps ours")
  func conflict() throws {
    let (ours, theirs) = (
      try edited("Os scaphoideum", "Os naviculare"), try edited("Os scaphoideum", "Scaphoid")
    )
    let run = try merge(ours, theirs)
    #expect(run.status == 1)
    #expect(
      run.errors
        == #"Conflict: label:p1-la.text: ours {"text":"Os naviculare"}, theirs {"text":"Scaphoid"}, before {"text":"Os scaphoideum"}"#
        + "\n"
    )
    #expect(try PinSheet(json: Data(run.output.utf8)).pin("p1")?.correction.text == "Os naviculare")
    let last = try merge(ours, theirs, "--last-write-wins")
    #expect(last.status == 0)
    #expect(last.errors.isEmpty)
  }

  @Test("refuses another sheet, and files that are none")
  func files() throws {
    let other = try merge(try edited("\"hand-bones\"", "\"foot-bones\""), try edited("a", "a"))
    #expect(other.status == 65)
    #expect(other.errors.contains("another sheet (“foot-bones”, expected “hand-bones”)."))
    #expect(try merge("{", "{}").status == 65)
    #expect(try Tool.ludus.run("pins", "merge", "/a", "/b", "/c").status == 66)
    #expect(try Tool.ludus.run("pins", "merge", "/a").status == 64)
  }
}
