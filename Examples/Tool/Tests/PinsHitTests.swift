// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus pins hit")
struct PinsHitTests {
  private func hit(_ lines: String..., options: [String] = []) throws -> Run {
    let arguments = ["pins", "hit", "--sheet", Files.content("hand-bones.json")] + options
    return try Tool.ludus.run(arguments, input: Data(lines.map { "\($0)\n" }.joined().utf8))
  }

  @Test("names the pins and regions at a point, the one that is meant first")
  func hits() throws {
    let run = try hit(
      #"{"id":1,"x":0.42,"y":0.95}"#,
      #"{"id":"pisiform","x":0.655,"y":0.7883}"#,
      #"{"x":0.01,"y":0.01}"#
    )
    let output = """
      {"id":1,"pins":["p9"],"regions":["r9"]}
      {"id":"pisiform","pins":["p4","p3"],"regions":["r3","r4"]}
      {"id":null,"pins":[],"regions":[]}

      """
    #expect(run == Run(status: 0, output: output))
  }

  @Test("finds pins within reach, and regions only where the point is in them")
  func reach() throws {
    let line = #"{"id":1,"x":0.25,"y":0.95}"#
    #expect(try hit(line).output == #"{"id":1,"pins":[],"regions":[]}"# + "\n")
    #expect(
      try hit(line, options: ["--reach", "0.2"]).output
        == #"{"id":1,"pins":["p9"],"regions":[]}"# + "\n"
    )
    #expect(try hit(line, options: ["--reach", "-0.2"]).status == 64)
    #expect(try hit(line, options: ["--reach", "nan"]).status == 64)
  }

  @Test("says that pixels are no parts of the image")
  func pixels() throws {
    let run = try hit(#"{"id":1,"x":526,"y":946}"#, #"{"id":2,"x":1,"y":-0.5}"#)
    let output = """
      {"id":1,"error":"x is 526.0, expected a part of the image from 0 to 1","line":1}
      {"id":2,"error":"y is -0.5, expected a part of the image from 0 to 1","line":2}

      """
    #expect(run == Run(status: 1, output: output))
  }

  @Test("answers a line that cannot be used in its place and goes on")
  func faults() throws {
    let run = try hit(
      #"{"id":1,"x":0.5}"#,
      #"{"id":2,"x":"left","y":0}"#,
      "",
      "{",
      #"{"id":5,"x":0.42,"y":0.95}"#
    )
    let output = """
      {"id":1,"error":"y: this key is missing","line":1}
      {"id":2,"error":"x: expected a number","line":2}
      {"id":null,"error":"column 2: this is not JSON, expected a key in double quotes","line":4}
      {"id":5,"pins":["p9"],"regions":["r9"]}

      """
    #expect(run == Run(status: 1, output: output))
  }

  @Test("refuses a sheet or a view that there is not")
  func files() throws {
    let missing = try Tool.ludus.run("pins", "hit", "--sheet", "/nowhere.json")
    #expect(
      missing
        == Run(status: 66, output: "", errors: "Error: /nowhere.json: there is no such file\n")
    )
    let bank = try Tool.ludus.run("pins", "hit", "--sheet", Files.chemistry)
    #expect(bank.status == 65)
    #expect(bank.errors.contains("this is a problem bank"))
    let broken = Files.fixture("broken.json")
    #expect(try Tool.ludus.run("pins", "hit", "--sheet", broken).status == 65)
    let view = try hit("", options: ["--view", "dorsal"])
    #expect(view.status == 64)
    #expect(view.errors == "Error: the sheet has no view “dorsal”; it has palmar\n")
    #expect(try Tool.ludus.run("pins", "hit").status == 64)
  }
}
