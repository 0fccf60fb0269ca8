// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Testing

@testable import Exercises

@Suite struct KeywordsCheckTests {
  private func compare(_ inputs: [String], of targets: [String]) -> KeywordsSession.Check {
    let words = targets.map { HeardWord($0) }
    return KeywordsSession.Check(
      KeywordsSession.Action.Verdict(inputs, of: words),
      on: inputs,
      of: words,
      .standard
    )
  }

  @Test func aWordThatIsLeftOutDoesNotShiftTheOthers() {
    let check = compare(["Farad", "", "ihnn"], of: ["Vater", "Fahrrad", "ihn"])
    #expect(check.words.map(\.input) == [nil, "Farad", "ihnn"])
    #expect(check.surplus.isEmpty)
    #expect(check.wrongInputs == ["Farad", "ihnn"])
  }

  @Test func eachInputCountsForOneWord() {
    let check = compare(["ihn", "ihn"], of: ["ihn", "ihm"])
    #expect(check.words.map(\.isCorrect) == [true, false])
    #expect(check.words.map(\.input) == ["ihn", "ihn"])
    #expect(compare(["ihn", "ihn"], of: ["ihn", "ihn"]).isCorrect)
  }

  @Test func whatIsTooMuchIsToldApart() {
    let check = compare(["ihn", "Vater", "zu"], of: ["ihn"])
    #expect(check.words.map(\.isCorrect) == [true])
    #expect(check.surplus == ["Vater", "zu"])
    #expect(!check.isCorrect)
  }

  @Test func everyInputIsToldOnce() {
    forEachSeed(0..<300) { generator in
      let letters = ["a", "ab", "abc", "b", "bc", "c", ""]
      func draw() -> [String] {
        (0..<Int(generator.draw(below: 6))).map { _ in
          letters[Int(generator.draw(below: letters.count))]
        }
      }
      let targets = draw().filter { !$0.isEmpty }
      let inputs = draw()
      let check = compare(inputs, of: targets)
      try #require(check.words.map(\.target) == targets)
      let told = check.words.compactMap(\.input) + check.surplus
      try #require(told.sorted() == inputs.filter { !$0.isEmpty }.sorted())
      try #require(check.words.allSatisfy { $0.isCorrect == ($0.input == $0.target) })
    }
  }
}
