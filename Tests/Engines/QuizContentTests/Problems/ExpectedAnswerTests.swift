// SPDX-License-Identifier: Apache-2.0
import AnswerMatching
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct ExpectedAnswerTests {
  private func problem(
    _ expected: [Problem.ExpectedAnswer],
    kind: ProblemKind = .exactMatch(ExactMatcher("Canberra"))
  ) throws -> Problem {
    try Problem(id: "c", prompt: "Capital?", kind: kind, expectedAnswers: expected)
  }

  @Test func aProblemKeepsItsExpectedAnswersInJSON() throws {
    let sydney = Problem.ExpectedAnswer(
      .exactMatch(ExactMatcher("Sydney")),
      credit: try Fraction(1, 4),
      feedback: "The largest."
    )
    let problem = try problem([sydney])
    #expect(
      try json(problem).contains(
        #""expectedAnswers":[{"accepted":["Sydney"],"credit":"1/4","feedback":"The largest.","kind":"exactMatch"}]"#
      )
    )
    try expectRoundTrip(problem)
    #expect(try !json(try Samples.exact()).contains("expectedAnswers"))
  }

  @Test func aGapKeepsItsExpectedAnswersInJSON() throws {
    let gap = ClozeTask.Gap(
      "1",
      .exactMatch(ExactMatcher("Canberra")),
      expectedAnswers: [.init(.exactMatch(ExactMatcher("Sydney")), credit: try Fraction(1, 4))]
    )
    let task = ClozeTask("The capital is [[1]].", gaps: [gap])
    let problem = try Problem(id: "c", prompt: "Fill in.", kind: .cloze(task))
    #expect(
      try json(problem).contains(
        #""expectedAnswers":[{"accepted":["Sydney"],"credit":"1/4","kind":"exactMatch"}]"#
      )
    )
    try expectRoundTrip(problem)
    let faults = contentFaults(ProblemFault.self) {
      let answers = [Problem.ExpectedAnswer(.exactMatch(ExactMatcher("x")), credit: 2)]
      let gap = ClozeTask.Gap(
        "1",
        .multipleChoice([.correct("a", "a"), .wrong("b", "b")]),
        expectedAnswers: answers
      )
      _ = try Problem(id: "c", prompt: "Fill in.", kind: .cloze(ClozeTask("[[1]]", gaps: [gap])))
    }
    #expect(faults.count == 2)
    #expect(faults.contains { $0.hasPrefix("gaps[0].expectedAnswers[0].credit") })
    #expect(faults.contains { $0.hasPrefix("gaps[0].expectedAnswers[0].kind") })
  }

  @Test func theLanguageOfABankHoldsForExpectedAnswers() throws {
    let expected = #""expectedAnswers":[{"kind":"roughMatch","accepted":["el agua"]}]"#
    let source = #"""
      {"version":1,"id":"b","title":"B","language":"es","sets":[{"id":"s","title":"S","problems":[
        {"id":"p","prompt":"?","kind":"exactMatch","accepted":["H2O"],\#(expected)},
        {"id":"c","prompt":"?","kind":"cloze","text":"[[1]]",
         "gaps":[{"id":"1","kind":"exactMatch","accepted":["H2O"],\#(expected)}]}
      ]}]}
      """#
    let bank = try decode(ProblemBank.self, source)
    let water = ProblemKind.roughMatch(RoughMatcher("el agua", language: "es"))
    #expect(bank.problem("p")?.expectedAnswers.first(for: "agua")?.kind == water)
    guard case .cloze(let task) = bank.problem("c")?.kind else {
      Issue.record("no cloze")
      return
    }
    #expect(task.gaps[0].expectedAnswers.map(\.kind) == [water])
    // What is inherited stands once in the file.
    #expect(try json(bank).split(separator: "language").count == 2)
    try expectRoundTrip(bank)
  }

  @Test func aProblemKeepsItsTitleAndItsIntroduction() throws {
    let problem = try Problem(
      id: "c",
      title: "Capitals",
      introduction: "Read the map.",
      prompt: "Capital?",
      kind: .trueFalse(true)
    )
    #expect(try json(problem).contains(#""introduction":"Read the map.""#))
    #expect(try json(problem).contains(#""title":"Capitals""#))
    try expectRoundTrip(problem)
    let faults = contentFaults(ProblemFault.self) {
      _ = try Problem(id: "c", introduction: " ", prompt: "Capital?", kind: .trueFalse(true))
    }
    #expect(faults.map { $0.prefix(12) } == ["introduction"])
  }

  @Test func everyFaultOfAnExpectedAnswerHasItsPlace() throws {
    let faults = contentFaults(ProblemFault.self) {
      _ = try problem([
        .init(.exactMatch(ExactMatcher(" ")), credit: 2), .init(.trueFalse(true), credit: 0),
      ])
    }
    #expect(faults.count == 3)
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[0].accepted[0]") })
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[0].credit") })
    #expect(faults.contains { $0.hasPrefix("expectedAnswers[1].kind") })
    let unwritten = contentFaults(ProblemFault.self) {
      _ = try problem(
        [.init(.exactMatch(ExactMatcher("x")), credit: 0)],
        kind: .trueFalse(true)
      )
    }
    let written = ProblemKind.Name.allCases.filter { $0.responseShape == .text }.map(\.rawValue)
    #expect(
      unwritten == [
        "expectedAnswers[0].kind: no answer of the kind multipleChoice can be expected, only one of "
          + written.joined(separator: ", ")
      ]
    )
  }
}
