// SPDX-License-Identifier: Apache-2.0
import Exercises
import Foundation
import Testing

@Suite("ludus exercise grade")
struct ExerciseGradeTests {
  /// An answer as far as tests look at it.
  private struct Grade: Decodable {
    struct Part: Decodable, Equatable {
      struct Reasons: Decodable, Equatable {
        var correct: [String] = []
        var wrong: [String] = []
        var missed: [String] = []
      }

      var place: Int?
      var category: String?
      var verdict: String
      var input: String?
      var target: String?
      var categories: [String]?
      var hint: String?
      var reasons: Reasons?
    }

    let correct: Bool
    let credit: Fraction
    let parts: [Part]
    let log: [LogEntry]
  }

  private func run(_ lines: String...) throws -> Run {
    try Tool.ludus.run(
      "exercise",
      "grade",
      "--content",
      Files.spelling,
      input: lines.map { "\($0)\n" }.joined()
    )
  }

  private func grade(_ exercise: Int, task: Int = 0, _ input: String) throws -> Grade {
    let line = #"{"id":1,"exercise":\#(exercise),"task":\#(task),"input":\#(input)}"#
    let run = try run(line)
    #expect(run.status == 0)
    return try JSONDecoder().decode(Grade.self, from: Data(run.output.utf8))
  }

  @Test("answers to the letter, with the log as the server takes it")
  func golden() throws {
    let run = try run(
      #"{"id":"a","student":2858,"exercise":13,"task":0,"input":"Fogel","at":1560709957000}"#
    )
    func entry(_ state: String, _ inputs: String) -> String {
      #"{"app":"Ludus","exercise_id":13,"input_errors":{"grapheme_clicked":null,"user_inputs":["#
        + inputs + #"],"word":"\#(state == "checked" ? "Vogel" : "")","words":["Vogel"]},"#
        + #""mode":"write","session":1560709957,"state":"\#(state)","timestamp":1560709957,"#
        + #""user_id":2858,"user_role":"Student"}"#
    }
    let log = [entry("started", ""), entry("checked", #""Fogel""#), entry("finished", "")]
    let part =
      #"{"categories":["f-v-w"],"hint":"Mehrere Buchstaben klingen so ähnlich. Ist das ein Merkwort?","#
      + #""input":"Fogel","place":0,"target":"Vogel","verdict":"wrong"}"#
    #expect(
      run
        == Run(
          status: 0,
          output: #"{"id":"a","correct":false,"credit":0,"log":["#
            + log.joined(separator: ",") + #"],"parts":[\#(part)]}"# + "\n"
        )
    )
  }

  @Test("takes the words of a round in any order")
  func keywords() throws {
    let right = try grade(2, #"["schreien","ängstlich"]"#)
    #expect(right.correct)
    #expect(right.credit == 1)
    #expect(right.log.map(\.state) == [.started, .finished])
    let wrong = try grade(2, #"["schreien","engstlich","Hund"]"#)
    #expect(!wrong.correct)
    #expect(wrong.credit == Fraction("1/2"))
    #expect(wrong.parts.map(\.verdict) == ["wrong", "correct", "surplus"])
    #expect(wrong.parts[0].categories == ["umlaut-derivation"])
    #expect(wrong.parts[0].hint == "Gibt es ein verwandtes Wort mit a oder au?")
    #expect(wrong.log[1].inputErrors.words == ["ängstlich", "schreien"])
    let missed = try grade(2, task: 2, #"["endlich"]"#)
    #expect(missed.parts.map(\.verdict) == ["correct", "missed"])
    // Marks are no part of a line, and are not asked for.
    #expect(try grade(1, task: 1, #"["Tiger"]"#).correct)
  }

  @Test("judges gaps one by one")
  func insert() throws {
    let grade = try grade(4, #"["i","ie"]"#)
    #expect(!grade.correct)
    #expect(grade.credit == Fraction("1/2"))
    #expect(grade.parts.map(\.verdict) == ["wrong", "correct"])
    #expect(grade.parts[0].categories == ["long-i"])
    #expect(grade.parts[0].hint?.hasPrefix("Klingt das i lang oder kurz?") == true)
    #expect(grade.parts[1].categories == nil)
    // Nothing is finished as long as a gap is wrong.
    #expect(grade.log.map(\.state) == [.started, .checked])
    #expect(try self.grade(4, #"["ie","ie"]"#).credit == 1)
    #expect(try self.grade(7, #"["hr","r"]"#).correct)
  }

  @Test("tells right words that were tapped, and reasons one by one")
  func errorLocations() throws {
    let all = try grade(
      8,
      #"{"taps":[1,3],"reasons":{"1":["umlaut-derivation"],"3":["umlaut-derivation"]}}"#
    )
    #expect(all.correct)
    #expect(all.credit == 1)
    #expect(all.parts.map(\.target) == ["Mäuse", "ängstlich"])
    // Tapped five times, a right word is one mistake.
    let often = try grade(
      8,
      #"{"taps":[0,0,1,0,3,0,0],"reasons":{"1":["umlaut-derivation"],"3":["umlaut-derivation"]}}"#
    )
    #expect(often.credit == Fraction("1/2"))
    #expect(often.parts.map(\.verdict) == ["correctWordTapped", "found", "found"])
    let some = try grade(
      8,
      task: 2,
      #"{"taps":[7],"reasons":{"7":["doubling","umlaut-derivation"]}}"#
    )
    #expect(some.parts.map(\.verdict) == ["found", "missed"])
    #expect(
      some.parts[0].reasons
        == .init(correct: ["doubling"], wrong: ["umlaut-derivation"], missed: ["case"])
    )
    #expect(some.credit == 0)
    #expect(try grade(8, #"{"taps":[]}"#).log.map(\.state) == [.started])
  }

  @Test("judges category and spelling apart")
  func match() throws {
    let written = try grade(11, #"{"ie":"Bine","i":"Biene","noun":"Biene"}"#)
    #expect(written.parts.map(\.category) == ["ie", "i", "noun"])
    #expect(written.parts.map(\.verdict) == ["misspelled", "wrongCategory", "correct"])
    #expect(written.parts[0].categories == ["long-i"])
    #expect(!written.correct)
    let dragged = try grade(12, #"["vor","lich"]"#)
    #expect(dragged.parts.map(\.verdict) == ["correct", "missed", "wrongCategory"])
    #expect(try grade(12, #"["ig","vor"]"#).correct)
  }

  @Test("gives hints in English when asked to")
  func language() throws {
    let run = try Tool.ludus.run(
      "exercise",
      "grade",
      Files.spelling,
      "--language",
      "en",
      input: #"{"id":1,"exercise":13,"task":0,"input":"Fogel"}"#
    )
    #expect(run.output.contains("Several letters sound like this."))
  }

  @Test(
    "answers a line that cannot be used in its place, and works on",
    arguments: [
      (#""exercise":99,"input":"x""#, "there is no exercise 99"),
      (
        #""exercise":13,"task":8,"input":"x""#,
        "the exercise 13 has no task 8, counted from 0; it has 8"
      ),
      (
        #""exercise":13,"task":-1,"input":"x""#,
        "the exercise 13 has no task -1, counted from 0; it has 8"
      ),
      (#""exercise":13,"input":["x"]"#, "input: expected a string, the word or sentence"),
      (#""exercise":13,"input":" ""#, "Write the word first."),
      (#""exercise":13,"input":7"#, "input: expected a string, an array of strings, or an object"),
      (#""exercise":4,"input":["ie"]"#, "input: expected 2 entries"),
      (#""exercise":4,"input":["ie",""]"#, "Fill all gaps first."),
      (#""exercise":2,"input":"x""#, "input: expected an array with the words of the round"),
      (
        #""exercise":10,"input":["x"]"#,
        "There is no category “x”."
      ),
      (
        #""exercise":10,"input":[]"#, "Put the word into a category first."
      ),
      (
        #""exercise":10,"input":{"noun":"Garten"}"#,
        "Drag the word to its category."
      ),
      (#""exercise":8,"input":{"taps":[99]}"#, "This word does not exist (99)."),
      (
        #""exercise":8,"input":{"taps":[1],"reasons":{"1":["x"]}}"#,
        "This reason is not on the list (“x”)."
      ),
      (
        #""exercise":8,"input":{"taps":[0],"reasons":{"0":[]}}"#,
        #"input.reasons: "0" is not a misspelled word that was tapped"#
      ),
      (
        #""exercise":13,"input":"x","at":9223372036854775807"#,
        "The clock shows a date that cannot be right."
      ),
      (
        #""exercise":13,"input":"x","when":1"#,
        #""when" is not a key of this line, expected one of id, student, exercise, task, input, at"#
      ),
      (#""input":"x""#, "exercise: this key is missing"),
    ]
  )
  func unusable(fields: String, error: String) throws {
    let run = try run("{\"id\":1,\(fields)}", #"{"id":2,"exercise":13,"input":"Vogel"}"#)
    let lines = run.output.split(separator: "\n")
    #expect(run.status == 1)
    #expect(lines.count == 2)
    let escaped = error.replacingOccurrences(of: "\"", with: "\\\"")
    #expect(lines[0] == "{\"id\":1,\"error\":\"\(escaped)\",\"line\":1}")
    #expect(lines[1].hasPrefix(#"{"id":2,"correct":true,"credit":1,"#))
  }

  @Test("needs words for exercises that the server sends without")
  func fromServer() throws {
    let file = Files.content("keywords-from-server.json")
    let without = try Tool.ludus.run("exercise", "grade", file)
    #expect(without.status == 64)
    #expect(without.errors.contains("name some with --words FILE"))
    let folder = try TemporaryFolder()
    let words = try folder.write(Data("Biene\n".utf8), to: "words").path
    let run = try Tool.ludus.run(
      "exercise",
      "grade",
      file,
      "--words",
      words,
      input: #"{"id":1,"exercise":1,"input":["Biene"]}"#
    )
    #expect(run.output.hasPrefix(#"{"id":1,"correct":true,"#))
  }
}
