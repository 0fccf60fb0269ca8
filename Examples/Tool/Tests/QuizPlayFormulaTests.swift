// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@Suite("ludus quiz play with numbers and formulae")
struct QuizPlayFormulaTests {
  @Test("says how to write a number, and what to do when one cannot be judged, at no cost")
  func number() throws {
    let run = try play(
      #""kind":"numeric","accepted":["2.50 mol"],"points":2"#,
      answers: ["2.5", "a lot", "?", "2500 mmol", ""]
    )
    let hint = "  Type a number with its unit; :help lists the commands.\n"
    let costless = """
      > 2.5
        A unit is missing: write it after the number, as in 5 kg. This costs nothing;
        answer again.
      > a lot
      """
    #expect(run.output.contains(hint))
    #expect(run.output.contains(costless))
    #expect(run.output.contains("  ✓ Right, 2 points. "))
    #expect(run.output.contains("\nScore: 2 of 2 (100 %)\n"))
    #expect(run.status == 0)
  }

  @Test(
    "names a unit in the hint only where that gives nothing away",
    arguments: [
      (#""accepted":["5 kg"]"#, true), (#""accepted":["5 kg"],"units":"same""#, true),
      (#""accepted":["5 kg"],"units":"required""#, false), (#""accepted":["5"]"#, false),
    ]
  )
  func unit(key: String, isNamed: Bool) throws {
    let run = try play(#""kind":"numeric",\#(key)"#, answers: [])
    #expect(run.output.contains("Type a number with its unit; ") == isNamed)
    #expect(run.output.contains("Type a number; ") != isNamed)
  }

  @Test("says how to write a formula, and judges it in any form")
  func formula() throws {
    let run = try play(
      #""kind":"algebraic","accepted":["a/(a + b)"],"variables":["a","b"]"#,
      answers: ["c/b", ":help", "1 - b/(a+b)", ""]
    )
    #expect(
      run.output.contains("  Type a formula such as 2x^2/(y + 1); :help lists the commands.\n")
    )
    let costless = """
      > c/b
        “c” at character 1 is an unknown variable: use only those in the question.
        This costs nothing; answer again.

      """
    #expect(run.output.contains(costless))
    let help = "  a formula      your answer; * or a blank multiplies, / divides, ^ is a power\n"
    #expect(run.output.contains(help))
    #expect(run.output.contains("  ✓ Right, 1 point. "))
    #expect(run.output.contains("\nScore: 1 of 1 (100 %)\n"))
  }

  /// Plays a quiz of one problem.
  private func play(_ key: String, answers: [String]) throws -> Run {
    let folder = try TemporaryFolder()
    let bank = """
      {"version":1,"id":"t","title":"T","sets":[{"id":"s","title":"S","problems":[
      {"id":"p","prompt":"P",\(key)}]}]}
      """
    let file = try folder.write(Data(bank.utf8), to: "bank.json")
    return try Tool.ludus.run(
      ["quiz", "play", file.path, "--seed", "1"],
      input: Data(answers.map { "\($0)\n" }.joined().utf8)
    )
  }
}
