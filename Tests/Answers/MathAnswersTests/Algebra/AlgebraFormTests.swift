// SPDX-License-Identifier: Apache-2.0
import Languages
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

struct AlgebraFormTests {
  @Test(
    arguments: [
      (.expanded, "x^2+2x+1", "x(x+2)+1"), (.expanded, "6+sqrt(20)", "2(3+sqrt(5))"),
      (.expanded, "x^2+2x+1", "(x+1)^2"), (.factored, "(x-3)(x+3)", "x^2-9"),
      (.factored, "3(x+2)(x+4)", "(3x+6)(x+4)"), (.factored, "x(x+1)", "x^2+x"),
      (.factored, "(a-b)(a+b)", "a^2-b^2"), (.factored, "(x^2+1)(x^2+2)", "x^4+3x^2+2"),
      (.factored, "5(x-1)^2", "5(x^2-2x+1)"), (.factored, "2x(x+2)", "x(2x+4)"),
      (.simplified, "2x", "x+x"), (.simplified, "x^2", "x*x"), (.simplified, "3x/4", "6x/8"),
      (.simplified, "2sqrt(2)", "sqrt(8)"), (.simplified, "x", "1x"), (.simplified, "x", "x+0"),
      (.simplified, "x", "--x"), (.simplified, "x=2y", "2x=4y"),
      (.simplified, "ln(x)", "ln(x/2)+ln(2)"),
      (.lowestTerms, "-2/3", "-4/6"), (.lowestTerms, "sqrt(5)/5", "1/sqrt(5)"),
      (.singleFraction, "(x+1)/x", "1+1/x"), (.singleFraction, "-1/2", "-1*2^-1"),
      (.singleFraction, "x/(x+1)", "1/(1+1/x)"),
      (.completedSquare(variable: "x"), "2(x-1)^2+3", "2x^2-4x+5"),
      (.completedSquare(variable: "x"), "3-(x-1)^2/k", "3-(x^2-2x+1)/k"),
      (.noDecimals, "1/2", "0.5"), (.likeAccepted, "(1-x)(y+2)", "y+2-xy-2x"),
      (.likeAccepted, "-(x-1)(2+y)", "-(x-1)*2-(x-1)y"),
    ] as [(RequiredForm, String, String)]
  )
  func aRequiredFormIsCheckedBesideTheValue(form: RequiredForm, good: String, bad: String) throws {
    let accepted = form == .likeAccepted ? "(2+y)(1-x)" : good
    #expect(try judge(good, as: accepted, form: form).isCorrect)
    guard case .wrong(let mismatch) = try judge(bad, as: accepted, form: form) else {
      Issue.record("\(bad) is not wrong")
      return
    }
    #expect(mismatch.reason == .form(form))
    #expect(mismatch.sentence(in: .english).hasPrefix("The value is right, but"))
    #expect(mismatch.sentence(in: .german).hasPrefix("Der Wert stimmt, aber"))
  }

  @Test func aWrongValueIsWrongInAnyForm() throws {
    guard case .wrong(let mismatch) = try judge("x^2-1", as: "x^2+1", form: .expanded) else {
      Issue.record("it is not wrong")
      return
    }
    #expect(mismatch.reason != .form(.expanded))
  }

  @Test(arguments: [
    (RequiredForm.expanded, "\"expanded\""), (.factored, "\"factored\""),
    (.simplified, "\"simplified\""), (.lowestTerms, "\"lowestTerms\""),
    (.singleFraction, "\"singleFraction\""), (.noDecimals, "\"noDecimals\""),
    (.likeAccepted, "\"likeAccepted\""),
    (.completedSquare(variable: "x"), "{\"completedSquare\":\"x\"}"),
  ])
  func aFormIsStoredByItsName(form: RequiredForm, text: String) throws {
    try expectJSON([form], "[\(text)]")
  }
}
