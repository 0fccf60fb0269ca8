// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// An answer that a teacher judged by one of the answer tests.
struct AnswerTestCase: CustomTestStringConvertible, Sendable {
  var test: AlgebraMatcher.Test
  var accepted: String
  var answer: String
  var isCorrect: Bool

  var testDescription: String { "\(answer) for \(accepted)" }

  /// Cases of one test: the accepted answer, and what is right and wrong for it.
  static func cases(
    _ test: AlgebraMatcher.Test,
    _ table: [(String, right: [String], wrong: [String])]
  )
    -> [AnswerTestCase]
  {
    table.flatMap { accepted, right, wrong in
      right.map { AnswerTestCase(test: test, accepted: accepted, answer: $0, isCorrect: true) }
        + wrong.map { AnswerTestCase(test: test, accepted: accepted, answer: $0, isCorrect: false) }
    }
  }

  static let derivatives =
    cases(
      .derivative(.init(in: "x", of: "x^3 + 2x")),
      [
        (
          "3x^2 + 2", right: ["2 + 3x²", "f'(x) = 3x^2+2", "3(x^2 + 2/3)"],
          wrong: ["3x^2", "x^4/4 + x^2", "3x^2 + 2x", "y = 3x^2 + 2", "3t^2 + 2"]
        )
      ]
    )
    + cases(
      .derivative(.init(in: "x", of: "sin(3x)")),
      [
        (
          "3cos(3x)", right: ["3 cos 3x", "cos(3x)*3"],
          wrong: ["cos(3x)", "-3cos(3x)", "3 sin(3x)", "3cos x"]
        )
      ]
    )
    + cases(
      .derivative(.init(in: "x", of: "e^(x^2)")),
      [
        (
          "2x e^(x^2)", right: ["2xe^x²", "2x exp(x^2)"],
          wrong: ["e^(x^2)", "x^2 e^(x^2-1)", "2e^(x^2)"]
        )
      ]
    )
    + cases(
      .derivative(.init(in: "t", of: "a t^2 / 2")),
      [("a t", right: ["ta"], wrong: ["a t^2", "a", "t", "t^2/2"])]
    )
    + cases(
      .derivative(.init(in: "x", of: "ln(x^2+1)")),
      [
        (
          "2x/(x^2+1)", right: ["(x^2+1)^(-1) * 2x", "2/(x + 1/x)"],
          wrong: ["1/(x^2+1)", "2x ln(x^2+1)"]
        )
      ]
    )
    + cases(
      .derivative(.init(in: "x", of: "x^x")),
      [("x^x (ln x + 1)", right: ["x^x + x^x ln x"], wrong: ["x x^(x-1)", "x^x ln x"])]
    )
    + cases(
      .derivative(.init(in: "x", of: "sqrt(1-x^2)")),
      [
        (
          "-x/sqrt(1-x^2)", right: ["-x(1-x^2)^(-1/2)"],
          wrong: ["1/(2sqrt(1-x^2))", "x/sqrt(1-x^2)"]
        )
      ]
    )

  static let antiderivatives =
    cases(
      .antiderivative(.init(in: "x", of: "x^2")),
      [
        (
          "x^3/3", right: ["x^3/3 + C", "1/3 x³ + 7", "F(x) = x^3/3 - c"],
          wrong: ["2x", "x^3", "x^3/3 + x", "x^2"]
        )
      ]
    )
    + cases(
      .antiderivative(.init(in: "x", of: "x^2", requiresConstant: true)),
      [
        (
          "x^3/3 + C", right: ["C + x^3/3", "x³/3 + k", "x^3/3 + 2C", "x^3/3 - c + 1"],
          wrong: [
            "x^3/3", "x^3/3 + 1", "C x^3/3", "x^3/3 + C x", "x^3/3 + C + k", "2x + C", "x^3/3 + x",
          ]
        )
      ]
    )
    + cases(
      .antiderivative(.init(in: "x", of: "1/x", requiresConstant: true)),
      [
        (
          "ln|x| + C", right: ["C + ln(|x|)", "ln|3x| + c"],
          wrong: ["ln(x) + C", "ln|x|", "-1/x^2 + C", "1/ln|x| + C"]
        )
      ]
    )
    + cases(
      .antiderivative(.init(in: "x", of: "2x/(x^2+1)", requiresConstant: true)),
      [
        (
          "ln(x^2+1) + C", right: ["ln|x^2+1| + C", "C + ln(2x^2+2)"],
          wrong: ["ln(x^2+1)", "ln(x^2) + C"]
        )
      ]
    )
    + cases(
      .antiderivative(.init(in: "x", of: "sin(x)cos(x)")),
      [
        (
          "sin(x)^2/2", right: ["-cos(x)^2/2", "-cos(2x)/4", "-1/4 cos(2x) + C"],
          wrong: ["sin(x)^2", "cos(x)^2/2", "sin x cos x"]
        )
      ]
    )
    + cases(
      .antiderivative(.init(in: "t", of: "a e^(k t)")),
      [("a/k e^(k t)", right: ["a e^(kt)/k + C"], wrong: ["a e^(kt)", "a k e^(kt)", "a/t e^(kt)"])]
    )

  static let constants =
    cases(
      .upToConstant(nil),
      [
        (
          "x^2", right: ["x^2", "x^2 + 3", "x² - C", "(x+1)(x-1)"],
          wrong: ["x^2 + x", "2x^2", "x^3", "x^2 + C x"]
        ),
        ("ln(x)", right: ["ln(2x)", "ln x + C"], wrong: ["2 ln x", "ln(x+1)", "log(x)"]),
        (
          "e^x", right: ["e^x - 7", "exp(x) + C", "e^x + ln 2"],
          wrong: ["e^(x+1)", "2e^x", "e^x + x", "e^(-x)"]
        ),
        (
          "sin(x)^2", right: ["-cos(x)^2", "1 + sin²x", "-cos(2x)/2"], wrong: ["cos(x)^2", "sin x"]
        ),
      ]
    )
    + cases(
      .upToConstant(.init(in: "x", parameters: ["k"], requiresConstant: true)),
      [
        (
          "x^(k+1)/(k+1)", right: ["x^(k+1)/(k+1) + c", "1 + C + x^(k+1)/(k+1)"],
          wrong: [
            "x^(k+1)/(k+1)", "x^(k+1)/(k+1) + 1", "x^(k+1)/(k+1) + k", "x^(k+1)/(k+1) + c + d",
            "x^k/(k+1) + c",
          ]
        )
      ]
    )

  static let partialFractions = cases(
    .partialFractions(variable: "x"),
    [
      (
        "1/(x-1) - 1/(x+1)",
        right: [
          "-1/(x+1) + 1/(x-1)", "1/(x-1) + 1/(-x-1)", "(x-1)^(-1) - (x+1)^(-1)",
          "2/(2x-2) - 1/(x+1)",
        ],
        wrong: [
          "2/(x^2-1)", "2/((x-1)(x+1))", "1/(x-1) + 1/(x+1)", "x/(x-1) - 1/(x+1) - 1",
          "(x+1)/(x^2-1) - 1/(x+1)",
        ]
      ),
      (
        "x + 1 + 2/(x-3)", right: ["2/(x-3) + x + 1", "(x + 1) + 2/(x-3)"],
        wrong: ["(x^2-2x-1)/(x-3)", "x + (x-1)/(x-3)"]
      ),
      (
        "1/x + 2/x^2 - 1/(x^2+1)", right: ["2/x^2 + 1/x - 1/(1+x^2)"],
        wrong: ["(x+2)/x^2 - 1/(x^2+1)", "1/x + 2/x - 1/(x^2+1)"]
      ),
      (
        "1/(x-a) + 1/(x+a)", right: ["1/(x+a) + 1/(x-a)"],
        wrong: ["2x/(x^2-a^2)", "2x/((x-a)(x+a))"]
      ),
      (
        "3/(x+1) + 3/(x+2)", right: ["3(1/(x+1) + 1/(x+2))"],
        wrong: ["(6x+9)/((x+1)(x+2))", "3/(x+1) + 3/(x-2)", "1/(x+1) + 2/(x+1) + 3/(x+2)"]
      ),
      (
        "9 - 6/(x+2)", right: ["9 + -6/(x+2)"],
        wrong: ["(3x+3)(1/(x+1) + 2/(x+2))", "(9x+12)/(x+2)"]
      ),
      (
        "2/x - 3/(x-1)^2", right: ["-3/(x-1)^2 + 2/x", "2/x - 3/(1-x)^2", "2x^-1 - 3(x-1)^-2"],
        wrong: ["(2(x-1)^2 - 3x)/(x(x-1)^2)", "2/x - 3/(x-1)", "(2/x)(1) - 3/(x+1)^2"]
      ),
    ]
  )

  static let orders = cases(
    .upToOrder,
    [
      (
        "a + b c", right: ["a + b c", "bc + a", "c*b + a"],
        wrong: ["a + b/c^-1", "a + 1 b c", "a - -b c"]
      ),
      (
        "x^2 - 2x + 1", right: ["1 - 2x + x^2", "-2x + x² + 1", "1 + x^2 - x*2"],
        wrong: ["(x-1)^2", "x*x - 2x + 1", "x^2 - x - x + 1", "x^2 - 2x + 2/2"]
      ),
      ("1/2", right: ["1/2"], wrong: ["0.5", "2/4", "2^-1"]),
      ("y = x + 1", right: ["x + 1 = y", "1 + x = y"], wrong: ["y - x = 1", "2y = 2x + 2"]),
      (
        "(x+1)(x-1)", right: ["(x-1)(1+x)", "(-1+x)*(x+1)"],
        wrong: ["-(1-x)(x+1)", "x^2 - 1", "(x+1)(x-1)*1"]
      ),
      ("{1, 2}", right: ["{2, 1}"], wrong: ["{1, 2, 2}", "(1, 2)"]),
      ("(1, 2)", right: ["(1;2)"], wrong: ["(2, 1)"]),
      ("sqrt(2)/2", right: ["2^(1/2)/2"], wrong: ["1/sqrt(2)", "0.5 sqrt(2)", "1/2 sqrt(2)"]),
      ("x < 3", right: ["x<3"], wrong: ["3 > x", "x <= 3"]),
    ]
  )

  static let systems = cases(
    .system,
    [
      (
        "x + y = 3 and x - y = 1",
        right: [
          "x = 2 and y = 1", "y = 1, x = 2", "2x = 4 and x + y = 3", "x+y=3, x-y=1, 2x=4",
          "{x = 2, y = 1}",
        ],
        wrong: [
          "x = 1 and y = 2", "x + y = 3", "x = 2 and y = 1 and x = 3", "x = 2 and y = 2", "x = 2",
        ]
      ),
      (
        "x + y = 1 and 2x + 2y = 2", right: ["x + y = 1", "y = 1 - x"],
        wrong: ["x = 1 and y = 0", "x + y = 2", "x = 1"]
      ),
      (
        "x = 1 and x = 2", right: ["x = 3 and x = 4", "x + 1 = x, x = 1"],
        wrong: ["x = 1", "x = 2"]
      ),
      (
        "x + y + z = 6 and x - y = 0 and z = 2",
        right: ["x = 2, y = 2, z = 2", "z = 2 and x = y and x + y = 4"],
        wrong: ["x = 2, y = 2, z = 3", "x = 2, y = 2"]
      ),
      (
        "y = x^2 and y = 4", right: ["(2|4), (-2|4)", "x = ±2 and y = 4", "x^2 = 4 and y = 4"],
        wrong: ["(2|4)", "y = 4 and x = 2", "(4|2), (4|-2)"]
      ),
      (
        "a_1 = 3, a_2 = 5", right: ["a_2 = 5 and a_1 = 3", "a_1 + a_2 = 8 and a_2 - a_1 = 2"],
        wrong: ["a_1 = 5, a_2 = 3"]
      ),
    ]
  )

  static let logic = cases(
    .logic,
    [
      (
        "A implies B",
        right: [
          "not A or B", "¬A ∨ B", "not B implies not A", "A -> B", "A ⇒ B", "not (A and not B)",
          "B or not A", "\\neg A \\lor B",
        ], wrong: ["B implies A", "not A and B", "A or B", "A iff B", "not A"]
      ),
      (
        "A xor B",
        right: [
          "(not A and B) or (not B and A)", "not (A iff B)", "(A or B) and not (A and B)", "A ⊕ B",
        ], wrong: ["A or B", "A iff B", "A and B"]
      ),
      (
        "A and (B or C)", right: ["(A and B) or (A and C)", "A & (C | B)", "A ∧ (B ∨ C)"],
        wrong: ["A and B or C", "A or (B and C)", "A and B"]
      ),
      (
        "not (A and B)", right: ["not A or not B", "!A || !B", "¬(B ∧ A)"],
        wrong: ["not A and not B", "not A and B", "!A && B"]
      ),
      (
        "A or not A", right: ["true", "B or not B", "A implies A"], wrong: ["A", "false", "A or B"]
      ),
    ]
  )

  static let all =
    derivatives + antiderivatives + constants + partialFractions + orders + identical + renamings
    + systems + logic + sets + matrices
}
