// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import GermanSpelling
import Foundation
import Testing

@Suite("ludus diagnose")
struct DiagnoseTests {
  private func diagnose(_ lines: String..., hints: String? = nil) throws -> Run {
    let arguments = ["diagnose", "--language", "de"] + (hints.map { ["--hints", $0] } ?? [])
    return try Tool.ludus.run(
      arguments,
      input: Data(lines.map { "\($0)\n" }.joined().utf8)
    )
  }

  @Test("says where a word differs, and the categories")
  func places() throws {
    let run = try diagnose(
      #"{"id":1,"input":"engstlich","target":"ängstlich"}"#,
      #"{"id":"b","input":"ferschtegen","target":"verstecken"}"#,
      #"{"input":"nich","target":"nicht"}"#,
      #"{"id":4,"input":"Schuhle","target":"Schule"}"#,
      #"{"id":5,"input":"Forsch","target":"Frosch"}"#
    )
    let output = #"""
      {"id":1,"categories":["umlaut-derivation"],"edits":[{"at":0,"input":"e","operation":"substitute","target":"ä"}]}
      {"id":"b","categories":["f-v-w","special-grapheme","doubling","voicing"],"edits":[{"at":0,"input":"f","operation":"substitute","target":"v"},{"at":3,"input":"scht","operation":"insert","target":"st"},{"at":6,"input":"g","operation":"substitute","target":"ck"}]}
      {"id":null,"categories":["phoneme"],"edits":[{"at":4,"input":"","operation":"omit","target":"t"}]}
      {"id":4,"categories":["length-mark"],"edits":[{"at":3,"input":"uh","operation":"insert","target":"u"}]}
      {"id":5,"categories":["phoneme"],"edits":[{"at":1,"input":"or","operation":"transpose","target":"ro"}]}

      """#
    #expect(run == Run(status: 0, output: output))
  }

  @Test("has nothing to say about equal words")
  func equal() throws {
    let run = try diagnose(#"{"id":1,"input":"geht’s ","target":"geht's"}"#)
    #expect(run == Run(status: 0, output: "{\"id\":1,\"categories\":[],\"edits\":[]}\n"))
  }

  @Test("takes a target as its parts, and gives hints")
  func partsAndHints() throws {
    let line = #"{"id":1,"input":"Schuleiter","target":["Schul","leiter"]}"#
    let hint = "Zerlege das Wort in seine Bausteine. Schreib jeden ganz und setze sie zusammen."
    let edit =
      #"{"at":4,"categories":["morpheme"],"hint":"\#(hint)","input":"l","operation":"omit","target":"ll"}"#
    #expect(
      try diagnose(line, hints: "de")
        == Run(status: 0, output: #"{"id":1,"categories":["morpheme"],"edits":[\#(edit)]}"# + "\n")
    )
    let english = try diagnose(line, hints: "en")
    #expect(english.output.contains("Take the word apart."))
  }

  @Test("gives every hint of a place, and none of them twice")
  func allHints() throws {
    func say(_ written: String, _ meant: String) throws -> String {
      try Tool.ludus.run("diagnose", "--language", "de", "--hints", "de", written, meant).output
    }
    let two = try say("erzelt", "erzählt")
    #expect(two.split(separator: "\n").count == 1)
    #expect(two.contains("verwandtes Wort"), "\(two)")
    let twice = try say("Bane", "Banane")
    #expect(twice.components(separatedBy: "Hast du jeden Laut geschrieben?").count == 2)
    let line = #"{"id":1,"input":"erzelt","target":"erzählt"}"#
    let json = try diagnose(line, hints: "de").output
    #expect(json.contains("verwandtes Wort"))
  }

  @Test("answers a line that cannot be used in its place, and goes on")
  func faults() throws {
    let run = try diagnose(
      #"{"id":1,"input":"hir"}"#,
      #"{"id":2,"input":7,"target":"hier"}"#,
      #"{"id":3,"input":"hir","target":7}"#,
      "",
      #"{"id":5,"input":"hir""#,
      #"[]"#,
      #"{"id":7,"input":"hir","target":"hier"}"#
    )
    let output = #"""
      {"id":1,"error":"target: this key is missing","line":1}
      {"id":2,"error":"input: expected a string","line":2}
      {"id":3,"error":"target: expected a string or an array of strings","line":3}
      {"id":null,"error":"column 22: this is not JSON, expected “,” or “}”","line":5}
      {"id":null,"error":"expected an object","line":6}
      {"id":7,"categories":["long-i"],"edits":[{"at":1,"input":"i","operation":"omit","target":"ie"}]}

      """#
    #expect(run == Run(status: 1, output: output))
  }

  @Test(
    "says in a line what is wrong with a word that is typed",
    arguments: [
      (
        ["Hant", "Hand"],
        "“t” for “d” (final-devoicing): Make the word longer: say two of it, or another form. What do you hear now?\n"
      ),
      (
        ["engstlich", "ängstlich", "--hints", "de"],
        "“e” for “ä” (umlaut-derivation): Gibt es ein verwandtes Wort mit a oder au?\n"
      ),
      (["Hand", "Hand"], "Nothing is wrong.\n"),
    ]
  )
  func typed(arguments: [String], lines: String) throws {
    let run = try Tool.ludus.run(["diagnose"] + arguments, input: Data())
    #expect(run == Run(status: 0, output: lines))
    #expect(try Tool.ludus.run("diagnose", "a", "b", "c").status == 64)
  }

  @Test("knows no language without rules")
  func languages() throws {
    let run = try Tool.ludus.run("diagnose", "--language", "es")
    #expect(run.status == 64)
    #expect(run.errors.contains("“es” is invalid for --language"))
  }

  @Test("answers 20,000 lines as the library does")
  func manyLines() throws {
    let words = ["Fahrrad", "ängstlich", "Straße", "gehen", "Schüssel", "verstecken"]
    var input = Data()
    var expected = ""
    for id in 0..<20_000 {
      let target = words[id % words.count]
      var letters = Array(target)
      letters.swapAt(id % letters.count, id / 7 % letters.count)
      let written = String(letters)
      input += Data("{\"id\":\(id),\"input\":\"\(written)\",\"target\":\"\(target)\"}\n".utf8)
      let categories = SpellingDiagnosis(target: target, input: written).categories
      expected += categories.map(\.rawValue).joined(separator: " ") + "\n"
    }
    struct Answer: Decodable { let categories: [String] }
    let run = try Tool.ludus.run(["diagnose"], input: input)
    let categories = try run.output.split(separator: "\n").map { line in
      try JSONDecoder().decode(Answer.self, from: Data(line.utf8)).categories
    }
    #expect(run.status == 0)
    #expect(categories.map { $0.joined(separator: " ") + "\n" }.joined() == expected)
  }
}
