// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct AlgebraMatcherTests {
  @Test func theAcceptedAnswerToTheLetterIsExactAnotherWayOfWritingItEquivalent() throws {
    let matcher = try AlgebraMatcher("x+1", alternatives: ["x-1"])
    #expect(matcher.verdict(for: "x+1") == .correct(Verdict.Match(accepted: "x+1", reason: .exact)))
    #expect(
      matcher.verdict(for: "1+x") == .correct(Verdict.Match(accepted: "x+1", reason: .equivalent))
    )
    #expect(
      matcher.verdict(for: "-1+x") == .correct(Verdict.Match(accepted: "x-1", reason: .equivalent))
    )
  }

  @Test func aMatcherIsStoredWithWhatWasChosen() throws {
    try expectJSON(try AlgebraMatcher("2x"), #"{"accepted":["2x"]}"#)
    try expectJSON(
      try AlgebraMatcher(
        "2x",
        alternatives: ["3x"],
        form: .expanded,
        variables: ["x"],
        functions: ["f"],
        decimalSeparator: .comma,
        seed: 7
      ),
      #"{"accepted":["2x","3x"],"decimalSeparator":"comma","form":"expanded","functions":["f"],"seed":"0000000000000007","variables":["x"]}"#
    )
  }

  @Test(arguments: [
    #"{"accepted":[]}"#, #"{"accepted":["(x"]}"#, #"{"accepted":["x"],"form":"round"}"#,
    #"{"accepted":["x"],"seed":"x"}"#, #"{"accepted":["x"],"decimalSeparator":"dot"}"#,
  ])
  func aStoredMatcherThatMakesNoSenseIsRefused(json: String) {
    #expect(throws: ContentError<MathFault>.self) { try decode(AlgebraMatcher.self, json) }
  }

  @Test func anAcceptedAnswerThatCannotBeReadIsToldWithItsPlace() {
    let fault = Verdict.ExpressionFault(
      position: 4,
      reason: .unexpected(found: "", expected: .operand)
    )
    let place = ContentPlace().key("accepted").index(1)
    let mathFault = MathFault.unreadable("2x +", Verdict.NotGradable(.expression(fault)))
    #expect(throws: ContentError(faults: [LocatedFault(mathFault, at: place)])) {
      try AlgebraMatcher("x", alternatives: ["2x +"])
    }
  }
}
