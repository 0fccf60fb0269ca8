// SPDX-License-Identifier: Apache-2.0
import LudusTestSupport
import Quizzes
import QuizTestSupport
import Testing

/// Problems whose answers are compared by value: numbers and expressions.
struct ValueProblemTests {
  private static func molarMass() throws -> Problem {
    try Problem(
      id: "mass",
      prompt: "What is the molar mass of water?",
      kind: .numeric(NumericMatcher("18.0 g/mol", tolerance: .significantFigures(3)))
    )
  }

  private static func square() throws -> Problem {
    try Problem(
      id: "square",
      prompt: "Expand.",
      kind: .algebraic(AlgebraMatcher("(x+1)^2", form: .expanded))
    )
  }

  @Test(arguments: [
    ("18.0 g/mol", true), ("0.0180 kg/mol", true), ("18.04 g/mol", true), ("18.1 g/mol", false),
    ("18 g", false),
  ])
  func aNumberIsComparedWithItsUnit(answer: String, isRight: Bool) throws {
    #expect(try Self.molarMass().evaluate(.text(answer)).isCorrect == isRight)
  }

  @Test(arguments: [
    ("x^2 + 2x + 1", true), ("1 + 2x + x²", true), ("(x+1)^2", false), ("x^2 + 2x - 1", false),
  ])
  func anExpressionIsComparedInValueAndForm(answer: String, isRight: Bool) throws {
    #expect(try Self.square().evaluate(.text(answer)).isCorrect == isRight)
  }

  @Test(arguments: [
    ("14 July 1789", true), ("14. Juli 1789", true), ("14/7/1789", true), ("July 1789", false),
    ("15 July 1789", false),
  ])
  func aDateIsComparedInAnyNotation(answer: String, isRight: Bool) throws {
    #expect(try Samples.writtenDate().evaluate(.text(answer)).isCorrect == isRight)
  }

  @Test func aDateThatTheCalendarDoesNotHaveIsRefused() throws {
    let problem = try Samples.writtenDate()
    #expect {
      try problem.evaluate(.text("31 June 1789"))
    } throws: { error in
      if case ResponseError.notGradable(_, problem: problem.id) = error { true } else { false }
    }
  }

  @Test func aWrongExpressionComesWithAWitness() throws {
    let evaluation = try Self.square().evaluate(.text("x^2 + 2x - 1"))
    guard case .mismatched(let mismatch) = evaluation.reason,
      case .unequal(let witness) = mismatch.reason
    else {
      Issue.record("expected a witness in \(evaluation.reason)")
      return
    }
    #expect(witness == Verdict.Witness(values: ["x": "1"], answer: "2", expected: "4"))
  }

  @Test(arguments: ["eighteen", "18.0"])
  func anAnswerThatCannotBeReadIsRefused(answer: String) throws {
    let problem = try Self.molarMass()
    #expect {
      try problem.evaluate(.text(answer))
    } throws: { error in
      if case ResponseError.notGradable(_, problem: problem.id) = error { true } else { false }
    }
  }

  @Test func anExpressionThatCannotBeReadIsRefused() throws {
    let problem = try Self.square()
    #expect {
      try problem.evaluate(.text("x^2 + (2x"))
    } throws: { error in
      if case ResponseError.notGradable(_, problem: problem.id) = error { true } else { false }
    }
  }

  @Test func theRightAnswerIsThePreferredOne() throws {
    #expect(try Self.molarMass().correctAnswer == .text("18.0 g/mol"))
    #expect(try Self.square().correctAnswer == .text("(x+1)^2"))
  }

  @Test func survivesJSON() throws {
    try expectRoundTrip(try Self.molarMass())
    try expectRoundTrip(try Self.square())
    try expectJSON(
      try Self.molarMass(),
      #"{"accepted":["18.0 g/mol"],"id":"mass","kind":"numeric","#
        + #""prompt":"What is the molar mass of water?","tolerance":{"significantFigures":3}}"#
    )
  }

  @Test(arguments: [
    (#""kind":"numeric","accepted":["much"]"#, "much"),
    (#""kind":"numeric","accepted":[]"#, "expected at least one answer"),
    (#""kind":"numeric","accepted":["1"],"tolerance":{"absolute":-1}"#, "tolerance"),
    (#""kind":"algebraic","accepted":["(x"]"#, "(x"),
    (#""kind":"algebraic""#, "accepted"),
  ])
  func whatCannotBeReadIsAFault(keys: String, told: String) {
    let faults = contentFaults(ProblemFault.self) {
      _ = try decode(Problem.self, #"{"id":"p","prompt":"?",\#(keys)}"#)
    }
    #expect(faults.count == 1)
    #expect(faults.allSatisfy { $0.contains(told) }, "\(faults)")
  }
}
