// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

/// What learners write for one and the same result, and what only looks like it.
struct SchoolNotationTests {
  private func isCorrect(_ answer: String, for accepted: String) throws -> Bool {
    try AlgebraMatcher(accepted).verdict(for: answer).isCorrect
  }

  @Test(arguments: [
    (
      "x = 3 or x = -2",
      [
        "{3; -2}", "L = {-2; 3}", "x_1 = 3; x_2 = -2", "x1=3 and x2=-2", "3 und -2", "x ∈ {3, -2}",
        "x=3 and x=-2", "x = -2 und 3 = x", "x=3 & x=-2", "x=3 && x=-2", "x = -2 ∧ x = 6/2",
      ]
    ),
    (
      "{2, -2}",
      ["±2", "x = ±2", "+-2", "+/-2", "\\pm 2", "x=2 v x=-2", "x ist 2 oder -2", "2, -2, 2"]
    ),
    ("x > 2", ["(2, ∞)", "]2; ∞[", "{x | x > 2}", "(2, inf)", "x ∈ ]2; +∞[", "2x > 4"]),
    ("-1 <= x < 3", ["[-1, 3)", "[-1; 3[", "x ≥ -1 and x < 3", "{x ∈ ℝ | -1 ≤ x < 3}"]),
    (
      "x < -1 or x >= 3",
      ["(-∞,-1) ∪ [3,∞)", "]-∞; -1[ ∪ [3; ∞[", "(-∞, -1) U [3, inf)", "x≥3 oder x<-1"]
    ),
    ("x < 1 or 2 < x < 3", ["(-inf, 1) ∪ (2, 3)", "2 < x < 3 or x < 1"]),
    (
      "(2, 5)",
      [
        "(2|5)", "(2;5)", "(4/2, 5)", "x=2, y=5", "x=2; y=5", "y = 5 and x = 2", "P(2|5)",
        "P = (2, 5)", "S(2;5)", "S_1(2|5)", "(x,y)=(2,5)", "(x|y) = (2|5)", "L = {(2|5)}",
        "{(2, 5)}",
      ]
    ),
    ("x=2, y=5", ["(2,5)", "(2|5)", "P(2|5)", "L = {(2|5)}", "(x,y) = (2, 5)"]),
    ("x = 2 and y = 5", ["(2, 5)", "L = {(2|5)}"]), ("P(2|5)", ["(2,5)", "y=5, x=2"]),
    ("(5, 2)", ["[5, 2]", "5i + 2j"]),
    (
      "(3, -2, 1)",
      ["<3,-2,1>", "[3,-2,1]", "(3|-2|1)", "3i-2j+k", "\\begin{pmatrix}3\\\\-2\\\\1\\end{pmatrix}"]
    ),
    (
      "[[1,2],[3,4]]",
      ["\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}", "((1,2),(3,4))", "[[1;2];[3;4/1]]"]
    ),
    ("2x + 3", ["f(x) = 2x + 3", "y = 3 + 2x", "f'(x) = 2x+3", "dy/dx = 2x+3"]),
    ("y = 2x + 3", ["f(x) = 2x + 3", "2x + 3"]),
    ("n = p V/(R T)", ["pV = nRT", "n=PV/(RT)", "pV/RT"]),
    ("11", ["x = 5+5+1 = 11", "x ≈ 11", "k = 11", "5 + 5 + 1 = 10 + 1 = 11"]), ("x = 11", ["11"]),
    ("1/2 m v^2", ["E_kin = ½ m v²", "½·m·v²", "Ekin = ½mv²"]),
    ("m g", ["Fg = mg", "FG = g·m"]), ("0.051", ["5.1e-2", "5.1*10^-2", "5.1·10⁻²"]),
    ("e^(2x)", ["e²ˣ", "ℯ^(2x)"]), ("x + 1", ["\\( x + 1 \\)", "ｘ＋１"]),
    ("x^2 + C", ["x² + c", "c + x·x"]), ("C + x^2/2 - x", ["0.5x² - x + c"]),
    ("F(x) = x^2 + C", ["x² + c", "F(x) = x² + c"]), ("y = x^2 + C", ["y = c + x²"]),
    (
      "{}",
      [
        "∅", "\\emptyset", "\\varnothing", "L = {}", "no solution", "No solutions.", "unlösbar",
        "keine Lösung", "keine Loesung", "There is no real solution", "L = \\emptyset",
      ]
    ),
    ("x = 2 ± a", ["x_{1,2} = 2 ± a", "x_1,2 = 2 ± a", "x_{1/2} = 2 ± a"]),
    ("v_1 = 2a", ["v_1/2 = a"]),
    ("1000", ["1'000", "1’000", "= 1000", "≈ 1'000.0"]), ("x = 5", ["= 5"]),
    (
      "55",
      [
        "\\sum_{i=1}^{10} i", "∑_{k=1}^{10} k", "\\sum\\limits_{n=0}^{9}(n+1)", "\\binom{11}{2}",
        "\\sum_{k=1}^{10}\\sum_{n=k}^{k} n", "54 + \\prod_{k=-1}^{-1} k^2",
        "\\sum_{k=1}^{9} k + 10",
      ]
    ),
    (
      "1 + x + x^2",
      ["\\sum_{k=0}^2 x^k", "sum_{k=0}^2 x^k", "\\sum^{2}_{i=0} x^i", "Σ_{n=0}^2 xⁿ"]
    ),
    ("a_1 + a_2 + a_3", ["\\sum_{k=1}^{3} a_k", "\\sum\\nolimits_{i=1}^3 a_i"]),
    ("1", ["\\prod_{k=1}^{0} k", "1 + \\sum_{k=1}^{0} k", "mod(7, 3)", "ggT(8, 9)"]),
    ("2", ["17 mod 5", "2 * 4 mod 3", "(-7) mod 3", "17 \\bmod 5", "1 + 7 mod 3"]),
    ("2", ["-7 mod 3", "--17 mod 5", "-2 * 2 mod 3", "3 - 7 mod 3", "-(7 mod 3) + 3"]),
    ("x mod 2", ["mod(x, 2)", "(x + 2) mod 2", "-(-x) mod 2"]),
    ("-x mod 3", ["mod(-x, 3)", "(3 - x) mod 3"]),
    (
      "10",
      [
        "\\tbinom52", "\\binom5{\\binom21}", "{5 \\choose 2}", "5 choose 2", "(5 über 2)",
        "nCr(5, 2)",
        "binom(4 + 1; 2)", "(4 + 1 choose 2)", "{20 \\over 2}", "max(3, 10, 7)",
      ]
    ),
    ("|x|/x", ["sgn x", "sgn(x)", "-sign(-x)"]),
    ("n(n-1)/2", ["\\binom{n}{2}", "{n \\choose 2}", "\\frac{n^2-n}2"]),
    ("(x + 1)/(x - 1)", ["{x+1 \\over x-1}"]), ("x + 1/2", ["x+{1 \\over 2}"]),
    ("2", ["⌊2.5⌋", "floor(e)", "\\lfloor 2.5 \\rfloor", "ceil(1.5)", "⌈3/2⌉", "∜16", "-⌊-2⌋"]),
    (
      "floor(x)", ["⌊x⌋", "\\left\\lfloor x\\right\\rfloor", "-⌈-x⌉", "⌊x+1⌋ - 1", "x - mod(x, 1)"]
    ),
    (
      "6",
      [
        "ggT(12, 18)", "\\gcd(12, 18)", "GCD(12; 18; -30)", "mcd(2^2*3, 18)", "kgV(2, 3)",
        "lcm(6, 3, 1)",
      ]
    ),
    ("12345", ["12\\,345", "12{,}345", "12~345", "12\\ 345.0"]), ("3.14", ["3{,}14"]),
    ("sin(x)", ["sen x", "sen(x)", "\\operatorname{sen} x", "-Sen(-x)"]),
    ("tan x", ["tg(x)", "1/cotg(x)", "1/ctg x", "1/cotan(x)"]),
    ("1/sin(x)", ["cosec(x)", "cossec x"]), ("tanh x", ["tgh(x)", "1/cotgh(x)"]),
    ("arccot x", ["arcctg x", "arccotg(x)", "arccotan(x)"]), ("arctan x", ["arctg(x)"]),
    ("arsinh x", ["argsinh(x)", "arsenh x", "argsenh(x)"]), ("sinh x", ["senh(x)"]),
    ("arcosh x", ["argcosh(x)"]), ("artanh x", ["argtanh(x)"]),
    ("arcsin x", ["arc sin x", "arc sin(x)", "arcsen x", "Arc sin(x)"]),
    ("arsinh x", ["ar sinh(x)"]),
    ("3", ["log₂ 8", "log₂(8)", "6∶2"]), ("2π", ["2𝜋", "2𝛑"]), ("x - 1000", ["x﹣1\u{2009}000"]),
    ("no solution", ["{}", "∅", "keine Lösung", "x ∈ ∅"]),
  ])
  func oneResultIsWrittenInManyWays(accepted: String, answers: [String]) throws {
    for answer in answers { #expect(try isCorrect(answer, for: accepted), "\(answer)") }
  }

  @Test(arguments: [
    (
      "x = 3 or x = -2",
      [
        "{3}", "x=-3, x=2", "(3, -2)", "{3, -2, 0}", "y=3 or y=-2", "x=3 and x=2",
        "x=3 and x=3", "y=3 and y=-2", "x=3 and y=-2", "3 = x = -2", "x>3 and x>-2",
        "x=3 and x=-2 and x=0", "x≠3 and x≠-2",
      ]
    ),
    ("a = 3 and b = 5", ["a = 5 and b = 3", "{3, 5}", "3, 5"]),
    ("m g", ["Fg = 2mg", "gF = mg", "2F = mg"]),
    ("a_1 = 3, a_2 = 5", ["a_1 = 5, a_2 = 3"]),
    ("x > 2", ["[2, ∞)", "(-∞, 2)", "x ≥ 2", "(2, 5)", "2"]),
    (
      "(1, 2)",
      [
        "[1, 2]", "(2, 1)", "1 < x <= 2", "x=2, y=1", "y=1, x=2", "P(2|1)", "P = (2, 1)",
        "(x,y)=(2,1)", "(y,x)=(1,2)", "L = {(2|1)}", "{1, 2}", "x=1 or y=2", "x_1=1, x_2=2", "x=1",
        "x=1, y=2, z=3", "P(1|2|3)", "x=1, x=2", "P = [1, 2]", "f(1|2)", "P(1)(2)", "x≠1, y≠2",
      ]
    ),
    ("x=1, y=2", ["(2,1)", "(2|1)", "P(2|1)", "L = {(2|1)}", "[1, 2]", "(1, 2, 3)"]),
    ("P(2)", ["P(2, 3)"]), ("x_1=3, x_2=-2", ["(3, -2)"]),
    ("x < -1 or x >= 3", ["(-∞,-1] ∪ [3,∞)", "[3,-1)", "-1 > x >= 3", "(-1, 3)", "x<-1 and x>=3"]),
    ("x = 2", ["x=2 and x=-2", "2 = x = -2"]), ("x = 2 and y = 3", ["x=2 and x=3"]),
    ("x < 1 or 2 < x < 3", ["x < 1 or x > 2", "(-inf, 3)"]),
    ("x < 0 or x > 3", ["x < 0 or floor(x) > 3", "floor(x) < 0 or x >= 3"]),
    ("(3, -2, 1)", ["(3,2,1)", "3i+2j+k", "{3,-2,1}", "(3,-2)", "3i*j"]),
    ("[[1,2],[3,4]]", ["[[1,3],[2,4]]", "(1,2,3,4)", "[[1,2,3,4]]"]),
    ("2x + 3", ["x = 2x + 3", "f(x) = 2x"]),
    ("11", ["x = 5+5+2 = 11", "x = 12", "11 = 11"]),
    ("n = p V/(R T)", ["pV = nR/T", "n = pV/R*T", "m = pV/(RT)"]),
    ("m = E/c^2", ["E = m c^2"]), ("6", ["a(b) = 6"]),
    ("a/(bc)", ["a/bc"]), ("X^2", ["x^2"]), ("y = 2x - 5", ["(y+5)/x = 2"]),
    ("2 pi", ["6.2831853"]), ("6", ["ggT(12, 8)", "kgV(6, 4)"]),
    ("10", ["5 choose 1", "{4 \\choose 2}"]),
    ("floor(x)", ["x", "ceil(x) - 1", "floor(x + 1)", "-floor(-x)", "x - 1/2", "|x|"]),
    ("floor(2x)", ["2 floor(x)"]), ("0", ["⌊x/1000⌋"]), ("a_1 + a_2", ["\\sum_{k=1}^{3} a_k"]),
    ("x^2 + C", ["x^2 + k", "x^2", "x^2 - c", "c x^2", "x^2 + 2c", "x^2 + cx", "x^3 + c"]),
    ("x = 2 ± a", ["x_{1,2} = 2 + a", "y_{1,2} = 2 ± a", "x_1,2 = 3 ± a"]), ("x_1/2", ["x_1"]),
    ("1000", ["1'00", "1'0000", "10'00", "= 100", "= 1000 = 1", "=", "= = 1000", "≠ 1000"]),
    ("C x^2", ["c x^2"]), ("(x + C)^2", ["(x + c)^2"]), ("x^2 + c", ["x^2 + C"]),
    ("A + B + C", ["A + B + c"]), ("x C + C", ["x c + c"]), ("C", ["c"]), ("x - C", ["x - c"]),
    ("{}", ["0", "{0}", "no", "solution", "all real numbers", "no solution x"]),
    ("{2}", ["no solution", "∅"]), ("x = 2", ["keine Lösung", "\\emptyset"]),
    ("no solution", ["x = 2", "{0}", "0"]), ("n o s o l u t i o n", ["no solution"]),
  ])
  func whatOnlyLooksLikeItIsNot(accepted: String, answers: [String]) throws {
    for answer in answers { #expect(try !isCorrect(answer, for: accepted), "\(answer)") }
  }

  @Test func intervalsInEveryNotationAreOneSet() throws {
    forEachSeed(0..<200) { generator in
      let lower = generator.draw(below: 40) - 20
      let upper = lower + 1 + generator.draw(below: 9)
      let (isLower, isUpper) = (generator.draw(below: 2) == 0, generator.draw(below: 2) == 0)
      let interval = "\(isLower ? "[" : "(")\(lower), \(upper)\(isUpper ? "]" : ")")"
      let school = "x ∈ \(isLower ? "[" : "]")\(lower); \(upper)\(isUpper ? "]" : "[")"
      let chain = "\(lower) \(isLower ? "<=" : "<") x \(isUpper ? "≤" : "<") \(upper)"
      let other = "\(lower) \(isLower ? "<" : "<=") x \(isUpper ? "≤" : "<") \(upper)"
      for accepted in [chain, interval] {
        for answer in [interval, school, chain] {
          try #require(try isCorrect(answer, for: accepted), "\(answer) for \(accepted)")
        }
        try #require(try !isCorrect(other, for: accepted), "\(other) for \(accepted)")
      }
    }
  }
}
