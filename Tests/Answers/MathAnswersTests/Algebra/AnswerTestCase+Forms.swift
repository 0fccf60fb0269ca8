// SPDX-License-Identifier: Apache-2.0
import MathAnswers

/// Answers that must be written alike or with other letters, and sets, vectors and matrices.
extension AnswerTestCase {
  static let identical = cases(
    .identical,
    [
      ("x + 1", right: ["x+1", "x  +  1"], wrong: ["1 + x", "x + 1.0", "x + 2/2"]),
      ("3/4", right: ["3 / 4"], wrong: ["0.75", "6/8", "3:4 + 0", "3*1/4"]),
      ("2x", right: ["2 x", "2*x", "2·x"], wrong: ["x*2", "x + x", "2x + 0", "2.0x"]),
      ("x^2 - 1", right: ["x² - 1", "x**2-1"], wrong: ["(x-1)(x+1)", "-1 + x^2", "x*x - 1"]),
      ("y = 3x", right: ["y=3x"], wrong: ["3x = y", "y - 3x = 0", "2y = 6x"]),
      ("sqrt(8)", right: ["√8", "\\sqrt{8}"], wrong: ["2 sqrt(2)", "8^(1/2)"]),
      ("x < 2", right: ["x<2"], wrong: ["2 > x", "x ≤ 2"]),
      ("{1, 2}", right: ["{1; 2}"], wrong: ["{2, 1}", "{1, 2, 2}"]),
    ]
  )

  static let renamings =
    cases(
      .upToRenaming(keeping: []),
      [
        (
          "y = x^2", right: ["a^2 = b", "y = x^2", "x = y^2", "s = t*t"],
          wrong: ["y = x^3", "y = x^2 + 1", "x = x^2", "y = z x"]
        ),
        ("a + b", right: ["x + y", "u + v"], wrong: ["x - y", "x + x", "x y", "a + b + c"]),
        ("x^2 + 1", right: ["n^2 + 1"], wrong: ["n^2 - 1", "n^2 + m"]),
      ]
    )
    + cases(
      .upToRenaming(keeping: ["x"]),
      [
        ("x + a", right: ["x + k", "b + x", "x + a"], wrong: ["y + a", "a + b", "x - k", "2x"]),
        (
          "C_1 e^x + C_2 e^(-x)", right: ["A e^x + B e^(-x)", "a e^-x + b e^x"],
          wrong: ["A e^x + A e^(-x)", "A e^x", "A e^(2x) + B e^(-x)", "A e^t + B e^(-t)"]
        ),
      ]
    )

  static let sets = cases(
    .equivalent,
    [
      (
        "x = 3 or x = -2",
        right: ["{3, -2}", "{-2; 3; 3}", "x1 = 3, x2 = -2", "3 and -2", "x ∈ {-2, 3}"],
        wrong: ["{3}", "{3, 2}", "{3, -2, 0}", "(3, -2)", "x = 3 and x = 2", "y = 3 or y = -2"]
      ),
      (
        "x < -1 or x >= 3", right: ["(-∞,-1) ∪ [3,∞)", "x ≥ 3 or -1 > x", "]-∞; -1[ ∪ [3; ∞["],
        wrong: ["(-∞,-1] ∪ [3,∞)", "x < -1", "-1 < x <= 3", "x < -1 and x >= 3"]
      ),
      (
        "[0, 5)", right: ["0 <= x < 5", "[0; 5[", "x >= 0 and x < 5"],
        wrong: ["(0, 5)", "[0, 5]", "(0, 5]", "[0, 6)", "{0, 5}"]
      ),
      ("(1, 2) ∪ (2, 3)", right: ["1 < x < 2 or 2 < x < 3"], wrong: ["(1, 3)", "(1, 2)"]),
      ("[1, 2] ∪ [2, 3]", right: ["[1, 3]", "1 ≤ x ≤ 3"], wrong: ["[1, 2] ∪ (2, 3)"]),
    ]
  )

  static let matrices = cases(
    .equivalent,
    [
      (
        "[[1,2],[3,4]]", right: ["((1,2),(3,4))", "[[2/2, 2],[3, 2^2]]", "[[1;2];[3;4]]"],
        wrong: ["[[1,3],[2,4]]", "[[1,2],[3,-4]]", "(1,2,3,4)", "[[1,2,3,4]]", "[[1,2]]", "1"]
      ),
      (
        "(3, -2, 1)",
        right: [
          "[3,-2,1]", "<3,-2,1>", "(3|-2|1)", "3i - 2j + k", "(6/2; -2; 1)", "[[3],[-2],[1]]",
        ],
        wrong: ["(3, 2, 1)", "(-3, 2, -1)", "(3, -2)", "(1, -2, 3)", "{3, -2, 1}", "3 - 2 + 1"]
      ),
      ("(a, 2a)", right: ["(a|a + a)", "(a, 3a - a)"], wrong: ["(2a, a)", "(a, a)", "a + 2a"]),
      (
        "[[a, 0],[0, a]]", right: ["((a,0),(0,a))", "[[a, 0],[0, 2a/2]]"],
        wrong: ["[[0, a],[a, 0]]", "[[a, 0],[0, 1]]"]
      ),
    ]
  )
}
