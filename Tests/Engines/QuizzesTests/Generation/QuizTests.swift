// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusFoundation
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

struct QuizTests {
  private func faults(_ json: String) -> [String] {
    contentFaults(ProblemFault.self) {
      _ = try Quiz(json: Data(json.utf8))
    }
  }

  @Test func aQuizCanBeMadeOfChosenProblems() throws {
    let quiz = try Samples.quiz()
    #expect(quiz.points == 6)
    #expect(quiz.items[0].options.map(\.id) == ["a", "b", "c"])
    #expect(quiz.items[2].options.isEmpty)
  }

  @Test func aQuizHasItemsAndNoneTwice() throws {
    let item = Quiz.Item(try Samples.choice("p"), set: "s", setTitle: "S")
    let none = #expect(throws: ContentError<ProblemFault>.self) { try Quiz(id: "q", items: []) }
    #expect(none?.description == "items: the quiz has no items")
    let twice = #expect(throws: ContentError<ProblemFault>.self) {
      try Quiz(id: "q", items: [item, item])
    }
    #expect(
      twice?.description == #"items[1]: the identifier "p" is taken already, by items[0]"#
    )
  }

  @Test func survivesJSONWithTheOptionsShown() {
    forEachSeed(0..<80) { generator in
      let bank = try Samples.randomBank(using: &generator)
      let blueprint = try Blueprint(count: generator.draw(below: 12) + 1)
      let quiz = try assume(try? Quiz(from: bank, blueprint, using: &generator))
      try expectRoundTrip(quiz)
      try #require(try Quiz(json: Data(try json(quiz).utf8)) == quiz)
    }
  }

  @Test func aForgedQuizIsRefusedWithEveryFault() throws {
    let problem = try json(try Samples.checkAll("p"))
    func item(_ options: String) -> String {
      #"{"problem":\#(problem),"set":"s","setTitle":"S","options":\#(options)}"#
    }
    let json = #"{"version":1,"id":"q","items":[\#(item(#"["a","z","a"]"#)),\#(item("7"))]}"#
    #expect(
      faults(json) == [
        #"items[0].options[1]: the option "z" is not one of the problem's, or is shown twice"#,
        #"items[0].options[2]: the option "a" is not one of the problem's, or is shown twice"#,
        #"items[0].options: the correct option "c" is not shown"#,
        "items[1].options: expected an array",
      ]
    )
    #expect(faults(#"{"version":1,"id":"q","items":[]}"#) == ["items: the quiz has no items"])
    #expect(faults(#"{"version":3}"#) == ["version: version 3 is not known, expected 1"])
    #expect(faults("[").count == 1)
  }

  @Test func aQuizHasAnIdentifierAndShowsAChoice() throws {
    let problem = try json(try Samples.choice("p"))
    let item = #"{"problem":\#(problem),"set":"s","setTitle":"S","options":["b"]}"#
    #expect(
      faults(#"{"version":1,"id":" ","items":[\#(item)]}"#) == [
        "items[0].options: 1 options, expected at least 2", "id: the identifier is empty",
      ]
    )
  }

  @Test func equalQuizzesAreWrittenInEqualBytes() throws {
    let bytes = try Samples.quiz().json()
    #expect(try Quiz(json: bytes).json() == bytes)
  }

  @Test func whatThePlayerIsShownHasNoKey() throws {
    let shown = try Samples.quiz().items.map(\.presentation)
    try expectJSON(
      shown[0],
      #"{"id":"choice","kind":"multipleChoice","options":[{"id":"1","text":"a proton"},"#
        + #"{"id":"2","text":"an electron"},{"id":"3","text":"a neutron"}],"points":1,"#
        + #""prompt":"What has a charge of 1-?","set":"set","setTitle":"Set"}"#
    )
    #expect(shown[2].options.isEmpty)
  }
}
