// SPDX-License-Identifier: Apache-2.0
import MathAnswers

/// A second set of answers as a course of calculus gets them: other functions, other letters,
/// nested and signed.
extension AnswerTestCase {
  static let course = integrals + slopes + splits + systemsAndSets

  private static let integrals =
    // Without the function, the accepted answer says it, and its constant is none of its
    // parameters.
    cases(
      .antiderivative(.init(in: "x", requiresConstant: true)),
      [
        (
          "ln|x-1| - ln|x+1| + C",
          right: ["ln|(x-1)/(x+1)| + C", "ln|x-1| - ln|x+1| + ln|C|", "k - ln|x+1| + ln|1-x|"],
          wrong: [
            "ln((x-1)/(x+1)) + C", "ln|x-1| - ln|x+1|", "ln|x-1| + ln|x+1| + C",
            "ln|x-1| - ln|x+1| + 2",
          ]
        ),
        (
          "x ln(x) - x + C", right: ["x(ln(x) - 1) + k", "x ln|x| - x + C"],
          wrong: ["x ln(x) + C", "ln(x) + C", "x ln(x) - x", "1/x + C"]
        ),
        (
          "arctan(x) + C", right: ["-arccot(x) + C", "arctan x - c"],
          wrong: ["arctan x + 2", "1/tan(x) + C", "C arctan(x)"]
        ),
        (
          "-e^(-x)(x+1) + C", right: ["C - x e^(-x) - e^(-x)", "-(x+1)/e^x + 3 + C"],
          wrong: ["-e^(-x)(x+1+C)", "-e^(-x) x + C"]
        ),
        (
          "-ln|cos(x)| + C", right: ["ln|sec(x)| + C", "-ln|2cos x| + C"],
          wrong: ["-ln(cos(x)) + C", "ln|cos(x)| + C", "tan(x)^2 + C"]
        ),
        (
          "sin(x)^2/2 + C", right: ["-cos(2x)/4 + C", "C - cos²(x)/2"],
          wrong: ["sin(x)^2 + C", "cos(x)^2/2 + C", "-cos(2x)/4"]
        ),
        ("F(x) = a x^2 + C", right: ["a x² + c"], wrong: ["a x^2 + a", "a x^2", "2a x + C"]),
      ]
    )
    + cases(
      .antiderivative(.init(in: "t", parameters: ["w"], requiresConstant: true)),
      [
        (
          "-cos(w t)/w + C", right: ["-(1/w) cos(w t) + c"],
          wrong: ["-cos(w t)/w + w", "-w cos(w t) + C", "w cos(wt) + C"]
        )
      ]
    )
    + cases(
      .upToConstant(.init(in: "x", requiresConstant: true)),
      [
        (
          "ln(x)", right: ["ln(k x)", "ln(x) + ln(c)", "5 + C + ln x"],
          wrong: ["ln(x + c)", "ln(5x)", "c ln(x)", "ln(x) + a + b"]
        ),
        ("1/x", right: ["(1 + c x)/x"], wrong: ["(1 + c)/x", "1/(x + c)", "1/x"]),
        ("cos(x)^2", right: ["c - sin(x)^2"], wrong: ["c + sin(x)^2", "cos(x + c)^2"]),
      ]
    )

  private static let slopes =
    cases(
      .derivative(.init(in: "x")),
      [
        ("-2/(1-2x)", right: ["2/(2x-1)"], wrong: ["1/(1-2x)", "2/(1-2x)"]),
        ("1/(2sqrt(x))", right: ["x^(-1/2)/2", "√x/(2x)"], wrong: ["1/2 sqrt(x)", "1/sqrt(2x)"]),
        ("1/(x ln 10)", right: ["1/(ln(10) x)"], wrong: ["1/x", "1/(10x)"]),
        ("2^x ln 2", right: ["ln(2) e^(x ln 2)"], wrong: ["x*2^(x-1)", "2^x"]),
        ("tan(x)^2 + 1", right: ["1/cos(x)^2", "sec^2 x"], wrong: ["1/sin(x)^2", "tan(x)^2"]),
        ("e^x(sin x + cos x)", right: ["e^x sin x + e^x cos x"], wrong: ["e^x cos x"]),
        ("x/|x|", right: ["sgn(x)", "|x|/x"], wrong: ["1", "|x|"]),
        ("0", right: ["0", "1 - 1"], wrong: ["C", "x"]),
        ("6x", right: ["y' = 6x", "dy/dx = 6x"], wrong: ["6x + C", "d/dx = 6x", "6"]),
      ]
    )

  private static let splits = cases(
    .partialFractions(variable: "x"),
    [
      (
        "2/x + (x-3)/(x^2+4)",
        right: ["(x-3)/(x^2+4) + 2/x", "2/x + x/(x^2+4) - 3/(x^2+4)", "(3-x)/(-x^2-4) + 2/x"],
        wrong: [
          "(3x^2-3x+8)/(x(x^2+4))", "2/x + (x+3)/(x^2+4)", "1/x + 1/x + (x-3)/(x^2+4)",
          "2/x + x/(x^2+4) - 1/(x^2+4) - 2/(x^2+4)",
        ]
      ),
      (
        "1/(2(x-1)) - 1/(2(x+1))",
        right: ["0.5/(x-1) - 0.5/(x+1)", "1/(2x-2) - 1/(2x+2)", "1/2 (1/(x-1) - 1/(x+1))"],
        wrong: ["1/(x^2-1)", "1/(2x-1) - 1/(2x+1)"]
      ),
      (
        "1/(x-1)^2 - 1/(x-1)", right: ["1/(1-x) + 1/(1-x)^2"],
        wrong: ["(2-x)/(x-1)^2", "1/(x-1)^2 + 1/(x-1)"]
      ),
    ]
  )

  private static let systemsAndSets =
    cases(
      .system,
      [
        (
          "x+y=3, x-y=1", right: ["(2|1)", "y=1, x=2", "2x+2y=6, x-y=1"],
          wrong: ["x+y=3, 2x+2y=6", "x=1, y=2", "(1|2)", "2", "keine", "x = 2", "y = 3 - x"]
        ),
        (
          "x^2+y^2=25, x=3", right: ["x=3, y^2=16", "(3|4), (3|-4)"],
          wrong: ["x=3, y=4", "(3|4)", "x=3"]
        ),
        (
          "(3|4), (-4|-3)", right: ["(-4|-3), (3|4)", "x=3, y=4 or x=-4, y=-3"],
          wrong: ["(3|4)", "(4|3), (-3|-4)", "x=3 or x=-4", "3"]
        ),
        ("x y = 6, x+y=5", right: ["x^2-5x+6=0, y=5-x"], wrong: ["x=2, y=3"]),
      ]
    )
    + cases(
      .equivalent,
      [
        ("(-1,1) ∪ (1,∞)", right: ["x>-1 and x≠1"], wrong: ["(-1,∞)", "[-1,1) ∪ (1,∞)"]),
        ("-2 < x < 2", right: ["x ∈ (-2; 2)"], wrong: ["|x| ≤ 2", "x < 2", "x < ±2"]),
        ("{1/2, sqrt(2)}", right: ["{0.5, 2^(1/2)}"], wrong: ["{1/2, 2}", "{1/2}"]),
        ("(a+b, a-b)", right: ["(b+a, -b+a)"], wrong: ["(a-b, a+b)", "(a+b, b-a)"]),
        (
          "[[cos t, -sin t],[sin t, cos t]]", right: ["[[cos t, -sin t],[sin t, sin(t+π/2)]]"],
          wrong: ["[[cos t, sin t],[-sin t, cos t]]"]
        ),
      ]
    )
}
