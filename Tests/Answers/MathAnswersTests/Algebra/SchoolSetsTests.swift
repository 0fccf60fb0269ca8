// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import Testing

/// Points, sets of numbers and periodic solutions, as learners in several countries write them.
struct SchoolSetsTests {
  private func isCorrect(_ answer: String, for accepted: String) throws -> Bool {
    try AlgebraMatcher(accepted).verdict(for: answer).isCorrect
  }

  private static let same: [(String, [String])] = [
    (
      "(3|4), (-4|-3)",
      [
        "L = {(3|4); (-4|-3)}", "(-4,-3) and (3,4)", "x=3, y=4 or x=-4, y=-3", "P(3|4), Q(-4|-3)",
        "x=3 and y=4 or x=-4 and y=-3", "{(3;4), (-4;-3)}",
      ]
    ),
    ("A(1|2), B(3|4)", ["B(3|4), A(1|2)", "(3|4), (1|2)", "A = (1, 2) und B = (3, 4)"]),
    (
      "{2; 3}",
      [
        "IL = {2; 3}", "x1,2 = 5/2 ± 1/2", "x1/2 = 5/2 ± 1/2", "x=2 x=3", "x=2 ou x=3", "2 et 3",
        "x = 2 et x = 3", "x=2 of x=3",
      ]
    ),
    ("x = 2, y = 3", ["x=2 y=3", "(2|3)", "y=3  x=2"]), ("x = 2y = 6", ["x=2 y=6", "x = 2y = 6"]),
    (
      "[-2; 3[",
      ["x >= -2, x < 3", "{x∈IR | -2≤x<3}", "W = [-2; 3[", "L = [-2; 3)", "x < 3, x ≥ -2"]
    ),
    ("]5; ∞[", ["L = ]5; ∞[", "L = (5; ∞)", "x > 5", "D = ]5; +∞["]), ("x ≠ 0", ["ℝ*", "x ∈ R*"]),
    ("x < -1 or x >= 3", ["x<-1, x>=3"]), ("(3, 4)", ["<3,4>", #"\vec{v} = (3,4)"#, "v = (3|4)"]),
    (
      "no solution",
      ["pas de solution", "sin solución", "нет решений", "geen oplossing", "nemá řešení"]
    ),
    ("(2|0), (-2|0)", ["(±2|0)", "N1(2|0), N2(-2|0)", "N(±2|0)"]),
    ("y = 2x + 3", ["g: y = 2x + 3", "f: y = 3 + 2x"]), ("sqrt(2)", ["Wurzel(2)", "racine(2)"]),
    ("x >= 1", ["[1; unendlich[", "x ≧ 1"]),
    (#"ℝ\{0; 1}"#, ["x ≠ 0; 1", "x ∉ {0; 1}", "x≠0, x≠1"]),
    ("45°", ["45 Grad", "45 degrees"]), ("1.5*10^8", ["1.5 x 10^8", "1.5 * 10^8"]),
    ("x^2 + C", ["x² + c, c ∈ ℝ", "x^2 + C (C ∈ R)"]),
    ("{1, 2, 3}", ["1, 2 oder 3", "x=1, x=2 or x=3", "1, 2 und 3", "x = 1, 2, 3"]),
    (
      #"ℝ\{2}"#,
      [
        "x ≠ 2", #"R\{2}"#, #"D = R \ {2}"#, #"\mathbb{R} \setminus \{2\}"#, #"x ∈ ℝ \ {2}"#,
        #"IR\{2}"#, "(-∞,2) ∪ (2,∞)", "]-∞;2[ ∪ ]2;∞[", "x<2 or x>2", #"Df = ℝ\{2}"#,
        "x ∈ ℝ, x ≠ 2", "R - {2}", "{x ∈ ℝ | x ≠ 2}", #"\mathbb R ∖ {2}"#, #"D_f = ℝ \ {2}"#,
        "x ∈ R, x ≠ 2", #"ℝ\{4/2}"#,
      ]
    ),
    (
      #"(-1, ∞) \ {1}"#,
      ["(-1,1) ∪ (1,∞)", #"]-1; ∞[ ∖ {1}"#, "x > -1, x ≠ 1", #"(-1,∞)\{-3; 1}"#, "(-1,∞) - {1}"]
    ),
    (
      "[0, 1) ∪ (2, 3]",
      [#"[0; 1] ∪ [2; 3] \ {1; 2}"#, #"x ∈ [0, 1[ ∪ ]2, 3]"#]
    ),
    (#"ℝ\{-2; 2}"#, ["x ≠ ±2", "x≠2, x≠-2", #"R\{2,-2}"#, "x ≠ 2 and x ≠ -2"]),
    ("(-∞, ∞)", ["R", "ℝ", "x ∈ ℝ", "L = ℝ", "all real numbers", "alle reellen Zahlen", #"\R"#]),
    ("1 < x < 3", ["x>1 and x<3 and x<5", "x>0 und x>1 und x<3", "1<x and x<3 and x≠5"]),
    ("x < -1 or x > 2", ["x<-1 or x<-3 or x>2", "x<-1 or x=-2 or x>2"]),
    ("x ≥ 0 and x ≠ 1", ["x≥0 and x≠1 and x≠-1", "0≤x<1 or x>1"]),
    ("x = kπ", ["x = nπ", "x = n*pi, n ∈ ℤ", "nπ (n ∈ Z)", "x = -kπ"]),
    ("k*pi", ["n*pi", "π n"]),
    (
      "x = π/2 + kπ, k ∈ ℤ",
      [
        "x = (2k+1)π/2", "x = k·π - π/2 mit k ∈ ℤ", "-π/2 + nπ", "x=π/2+2kπ or x=3π/2+2kπ",
        "x = 90° + 180°k",
      ]
    ),
    ("x = ±π/3 + 2kπ", ["x=π/3+2kπ or x=5π/3+2kπ", "x_1 = π/3 + 2nπ, x_2 = -π/3 + 2nπ"]),
  ]

  @Test(arguments: same)
  func oneResultIsWrittenInManyWays(accepted: String, answers: [String]) throws {
    for answer in answers { #expect(try isCorrect(answer, for: accepted), "\(answer)") }
  }

  private static let different: [(String, [String])] = [
    ("]2; 3[", ["x=2, y=3", "(2|3)", "P(2|3)", "x=2 and y=3"]), ("x ∈ (2, 3)", ["x=2, y=3"]),
    ("P(2|3)", ["Q(2|3)", "Q = (2, 3)", "]2; 3[", "P_1(2|3)"]), ("(2|3)", ["]2; 3["]),
    ("[3, 4]", ["x=3, y=4"]), ("x > 5", ["x>2, x>5", "L = ]5; 6["]), ("x = 2, y = 3", ["x=2 y=4"]),
    ("a = (1, 2, 3)", ["b = (1, 2, 3)"]), ("x = 2", ["x = 2 y = 2"]),
    ("(2|0), (-2|0)", ["(2|±1)", "(±2|1)", "(2|0)"]),
    (#"ℝ\{0; 1}"#, ["x ∈ {0; 1}", "x ∉ {0}", "x≠0"]),
    ("a:y = 3", ["y = 3"]), ("]-3; -2[", ["-3i - 2j"]),
    (
      "(3|4), (-4|-3)",
      ["(3|-3), (-4|4)", "(3|4)", "x=3 and y=-3 or x=-4 and y=4", "(3,4,-4,-3)", "(4|3), (-3|-4)"]
    ),
    ("x=3 and y=4 or x=-4 and y=-3", ["x=3 and y=-3 or x=-4 and y=4", "x=3 or y=4"]),
    ("A(1|2), B(3|4)", ["A(3|4), B(1|2)", "A(1|2), C(3|4)"]),
    (#"(-1, ∞) \ {1}"#, ["(-1, ∞)", #"[-1, ∞) \ {1}"#, #"(-1, ∞) \ {2}"#, "(-1, 1)"]),
    (#"ℝ\{2}"#, ["ℝ", #"ℝ\{3}"#, "x = 2", "{2}", #"ℝ\{2, 3}"#]), ("x ≠ 2", [#"R\{x}"#]),
    ("R - 2", ["R - {3}"]), ("ℝ", ["Q", "0", "{}", "(0, ∞)"]),
    ("x > 2", ["y > 0 and y > 2", "y > 2", "y>2 or y=3"]), ("1 < x < 3", ["y>1, y<3"]),
    ("1 < x < 3", ["x>1 and x<3 and x<2", "x>1 and x<3 and x≠2", "y>1 and y<3 and y<5"]),
    ("x = 2 and x = -2", ["x = 3 and x = -3"]), ("x > 3 and x < 1", ["x > 5 and x < 2"]),
    ("x = kπ", ["x = 2kπ", "x = π", "x = kπ + 1", "y = kπ", "x = k"]),
    ("x = ±π/3 + 2kπ", ["x=π/3+2kπ or x=4π/3+2kπ", "x=π/3+2kπ", "x = ±π/3 + kπ"]),
    ("S = (n-2)π", ["S = nπ"]), ("(n-2)π", ["nπ"]), ("n", ["k"]), ("n r π", ["k r π"]),
  ]

  @Test(arguments: different)
  func whatOnlyLooksLikeItIsNot(accepted: String, answers: [String]) throws {
    for answer in answers { #expect(try !isCorrect(answer, for: accepted), "\(answer)") }
  }

  @Test(arguments: [
    ("P(2|3)", "Q(2|3)", "The point P is asked for."),
    ("(3|4), (-4|-3)", "(3|4)", "A solution is missing."),
    ("(3|4), (-4|-3)", "(3|4), (-4|-3), (0|0)", "There is one solution too many."),
    ("]2; 3[", "[2; 3[", "An endpoint is included"),
  ])
  func theSentenceNamesTheMistake(accepted: String, answer: String, sentence: String) throws {
    let verdict = try AlgebraMatcher(accepted).verdict(for: answer)
    #expect(verdict.sentence(in: .english).contains(sentence), "\(verdict)")
  }
}
