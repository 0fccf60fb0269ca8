// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

struct AlgebraEqualityTests {
  static let equal: [(String, String)] = [
    ("(a+b)(c+d)", "ac+ad+bc+bd"), ("(x-a)^6000", "(a-x)^6000"), ("(1/3)^-x", "3^x"),
    ("x^1000000", "x^999999*x"), ("1/(x+1)+1/(x+2)", "(2x+3)/((x+1)(x+2))"),
    ("sin(x)^2", "(sin x)^2"), ("sin(2x)", "2 sin x cos x"), ("cot x", "1/tan x"),
    ("sqrt(2)*sqrt(3)", "sqrt(6)"), ("sqrt(5+2sqrt(6))", "sqrt(2)+sqrt(3)"), ("sqrt(x^2)", "|x|"),
    ("sqrt(x)^2", "x"), ("|ab|", "|a||b|"), ("(x^3)^(1/3)", "x"), ("x^(1/3)x^(1/6)", "sqrt(x)"),
    ("ln(xy)", "ln x + ln y"), ("ln(x^2)", "2ln x"), ("e^(ln x)", "x"), ("log_b(b^x)", "x"),
    ("e^(i pi)", "-1"), ("(a+bi)(a-bi)", "a^2+b^2"), ("e^(ix)", "cos x + i sin x"),
    ("(-1)^(2n)", "1"), ("n!/(n-1)!", "n"), ("cosh(0.2)", "1.020066755619076"),
    ("arsinh(x)", "ln(x+sqrt(x^2+1))"), ("|arctan x|", "arctan |x|"), ("0.1+0.2", "0.3"),
    ("2x=4", "x=2"), ("x^2=1", "(x-1)(x+1)=0"), ("y=2x+1", "2x-y+1=0"), ("-2>-2x", "x>1"),
    ("|x|=|y|", "x^2=y^2"), ("1<x<3", "x>1 and x<3"), ("x=2; x=3", "x=3 or x=2"),
    ("{1,2,2}", "{2,1}"), ("x=1±2", "x=3, x=-1"), ("[1;2[", "[1, 2)"), ("(-∞, 3]", "(-∞, 6/2]"),
    ("x+y=1, x-y=2", "x-y=2; y+x=1"), ("x = 11", "11"),
  ]

  static let different: [(String, String)] = [
    ("2^x", "x^2"), ("(x-a)^6001", "(a-x)^6001"), ("0.333333333", "1/3"), ("3.14159", "pi"),
    ("0.3333333333333333333333", "1/3"), ("1.41421356237", "sqrt(2)"), ("x^1000000", "x^1000000+1"),
    ("sqrt(x^2)", "x"), ("sqrt((x-3)(x-5))", "sqrt(x-3)sqrt(x-5)"),
    ("|x-15|", "15-x"), ("cos(x+y)", "cos x + cos y"), ("2 arctan x", "arctan(2x/(1-x^2))"),
    ("f(x)", "g(x)"), ("y=x", "-y=x"), ("y=x", "y≠x"), ("x^2=x", "x=1"), ("x=y", "x^2=y^2"),
    ("x=sqrt(a)", "x^2=a"), ("x>1", "x>=1"), ("x>1", "x<1"), ("-x>1", "x>-1"), ("0=0", "x=0"),
    ("x=1", "x"), ("11a+c", "7=11a+c"), ("(1,2)", "(2,1)"), ("[1,2]", "[1,2)"), ("{1,2}", "{1,3}"),
    ("x<1 and x<2", "x<1 or x<2"), ("1/(4x-(pi+sqrt(2)))", "1/(x+1)"), ("1/(x-x)", "1"),
    ("s^2*e^(s t)=0", "s^2=0"), ("1<x<=3", "1<x<3"), ("5", "∞"),
  ]

  @Test(arguments: equal)
  func expressionsWithTheSameValueAreEqual(answer: String, accepted: String) throws {
    #expect(Outcome(try judge(answer, as: accepted)) == .correct)
  }

  @Test(arguments: different)
  func expressionsOfWhichTheValuesDifferAreNotEqual(answer: String, accepted: String) throws {
    #expect(Outcome(try judge(answer, as: accepted)) == .wrong)
    if !answer.hasPrefix("x = ") {
      #expect(try !judge(accepted, as: answer).isCorrect)
    }
  }

  @Test(arguments: [
    ("9^9^9^9", "9^9^9^8"), ("e^(pi sqrt(163))", "262537412640768744"), ("1/0", "1/(x-x)"),
    ("sin(10^20 x)", "sin(10^20 x + pi - 3)"),
  ])
  func whatCanBeNeitherProvedNorRefutedIsUndecided(answer: String, accepted: String) throws {
    #expect(Outcome(try judge(answer, as: accepted)) == .undecided)
  }

  @Test func aHugeNumberEqualsItselfInAnyOrder() throws {
    #expect(try judge("1 + 9^9^9^9", as: "9^9^9^9 + 1").isCorrect)
    #expect(try judge("10^400 x", as: "x*10^400").isCorrect)
  }

  @Test func whereOnlyOneSideIsDefinedIsTold() throws {
    let gap = Verdict.Witness(values: ["x": "1"], answer: "undefined", expected: "2")
    let match = Verdict.Match(accepted: "x+1", reason: .equivalentWhereDefined(gap))
    #expect(try AlgebraMatcher("x+1").verdict(for: "(x^2-1)/(x-1)") == .correct(match))
  }

  @Test func theVerdictIsTheSameUnderAThousandSeeds() throws {
    let cases = Self.equal.map { ($0, Outcome.correct) } + Self.different.map { ($0, .wrong) }
    forEachSeed(0..<1000) { generator in
      let seed = generator.next()
      let ((answer, accepted), expected) = cases[Int(seed % UInt64(cases.count))]
      let verdict = try judge(answer, as: accepted, seed: seed)
      try #require(Outcome(verdict) == expected, "\(answer) and \(accepted): \(verdict)")
    }
  }
}
