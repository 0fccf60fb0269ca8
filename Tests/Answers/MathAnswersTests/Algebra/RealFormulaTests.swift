// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

struct RealFormulaTests {
  private func real(_ text: String, _ values: [(String, RealNumber)] = []) throws -> RealNumber {
    let formula = try ExactFormula(text, variables: values.map(\.0))
    return try formula.real(
      formula.variables.compactMap { name in values.first { $0.0 == name }?.1 }
    )
  }

  private func holds(_ text: String) throws -> Bool {
    try ExactFormula(text, variables: []).holds([RealNumber]())
  }

  @Test(arguments: [
    ("sqrt(5)", "√5"), ("sqrt(8)", "2√2"), ("sqrt(2) sqrt(2)", "2"), ("sqrt(1/2)", "√2/2"),
    ("sqrt(3)/sqrt(27)", "1/3"), ("(sqrt(2))^3", "2√2"), ("sqrt(12) + sqrt(3)", "3√3"),
    ("2 pi * 3 / (pi * 9)", "2/3"), ("pi * 2^2", "4π"), ("1/pi", "1/π"), ("2/(3 pi^2)", "2/(3π²)"),
    ("sqrt(pi^2)", "π"), ("-sqrt(2)", "-√2"), ("|-sqrt(2)|", "√2"), ("2^(1/2)", "√2"),
    ("8^(1/3)", "2"), ("2^(3/2)", "2√2"), ("2^(-1/2)", "√2/2"), ("3 pi sqrt(2)/2", "3π√2/2"),
    ("sqrt(10^12)", "1000000"), ("sqrt(999983)", "√999983"), ("sqrt(9973*9973*2)", "9973√2"),
    ("sqrt(5) - sqrt(5)", "0"), ("0 * pi", "0"),
  ])
  func rootsAndMultiplesOfPiAreExact(text: String, expected: String) throws {
    #expect(try real(text).description == expected)
  }

  @Test(arguments: [
    ("sin(30°)", "1/2"), ("sin(pi/6)", "1/2"), ("cos(60°)", "1/2"), ("sin(60°)", "√3/2"),
    ("cos(pi/4)", "√2/2"), ("tan(45°)", "1"), ("tan(60°)", "√3"), ("tan(30°)", "√3/3"),
    ("sin(0)", "0"), ("cos(pi)", "-1"), ("sin(-pi/2)", "-1"), ("sin(750°)", "1/2"),
    ("cos(-300°)", "1/2"), ("sin(210°)", "-1/2"), ("cot(30°)", "√3"), ("csc(30°)", "2"),
    ("arcsin(1/2)", "π/6"), ("arccos(-1)", "π"), ("arctan(1)", "π/4"), ("arctan(-sqrt(3))", "-π/3"),
    ("180 arcsin(sqrt(2)/2)/pi", "45"), ("arccos(0)", "π/2"), ("exp(0)", "1"), ("ln(1)", "0"),
    ("cosh(0)", "1"), ("log10(1000)", "3"),
  ])
  func functionsOfKnownAnglesAreExact(text: String, expected: String) throws {
    #expect(try real(text).description == expected)
  }

  /// The values of another program to twelve figures: the math module of Python 3.12.
  @Test(arguments: [
    ("exp(1)", "2.71828182846"), ("e^2", "7.38905609893"), ("exp(-2.5)", "0.0820849986239"),
    ("ln(2)", "0.69314718056"), ("log10(2)", "0.301029995664"), ("log_2(10)", "3.32192809489"),
    ("sin(1)", "0.841470984808"), ("cos(2)", "-0.416146836547"), ("tan(1)", "1.55740772465"),
    ("arctan(2)", "1.10714871779"), ("arcsin(0.3)", "0.304692654015"), ("sinh(1)", "1.17520119364"),
    ("arsinh(1)", "0.88137358702"), ("2^0.3", "1.23114441334"), ("2^pi", "8.82497782708"),
    ("5^(1/3)", "1.70997594668"), ("sqrt(2) + sqrt(3)", "3.14626436994"),
    ("pi + 1", "4.14159265359"),
    ("sin(10)", "-0.544021110889"), ("sin(15°)", "0.258819045103"),
    ("sqrt(1 + sqrt(2))", "1.55377397403"),
    ("arctan(1/2) + arctan(1/3)", "0.785398163397"), ("1000 exp(-0.3)", "740.818220682"),
  ])
  func otherFunctionsAreKnownToTwelveFigures(text: String, expected: String) throws {
    #expect(try real(text).rounded(significantFigures: 12)?.text() == expected)
  }

  @Test(arguments: [
    ("1/sin(pi)", FormulaError.divisionByZero), ("tan(pi/2)", .divisionByZero),
    ("1/(sin(1)^2 + cos(1)^2 - 1)", .divisionByZero), ("sqrt(-4)", .noRealValue),
    ("log10(0)", .noRealValue), ("ln(-pi)", .noRealValue), ("arcsin(2)", .noRealValue),
    ("(-2)^0.3", .noRealValue), ("(-1)!", .noRealValue),
    ("exp(10000)", .tooLarge), ("sin(10^9)", .tooLarge), ("10^100000", .tooLarge),
    ("pi^10000", .tooLarge), ("infty", .noRealValue),
  ])
  func whatHasNoRealValueSaysWhy(text: String, error: FormulaError) {
    #expect(throws: error) { try real(text) }
  }

  @Test(arguments: [
    ("sqrt(2) < 3/2", true), ("pi > 3.14159", true), ("pi < 3.14159", false),
    ("sqrt(2) sqrt(3) = sqrt(6)", true), ("sin(1)^2 + cos(1)^2 = 1", true),
    ("sin(1)^2 + cos(1)^2 < 1", false), ("ln(8)/ln(2) >= 3", true), ("ln(8)/ln(2) != 3", false),
    ("sqrt(5) > 2 and pi < 4", true), ("-pi < sqrt(2)", true), ("0 < sqrt(2)", true),
  ])
  func comparisonsHoldWithinWhatIsKnown(text: String, expected: Bool) throws {
    #expect(try holds(text) == expected)
  }

  @Test(arguments: [
    ("sqrt(2)", 3, "1.414"), ("pi", 0, "3"), ("1000 pi", -2, "3100"), ("-pi", 2, "-3.14"),
    // A half for all that is known goes away from 0, as an exact one does.
    ("sin(1)^2 + cos(1)^2 - 1/2", 0, "1"), ("1/2 - sin(1)^2 - cos(1)^2", 0, "-1"),
    ("(sin(1)^2 + cos(1)^2) / 8", 2, "0.13"),
  ])
  func numbersAreRoundedAsAtSchool(text: String, places: Int, expected: String) throws {
    #expect(try real(text).rounded(decimalPlaces: places)?.text() == expected)
  }

  @Test func morePlacesThanAreKnownAreNotWritten() throws {
    let number = try real("exp(1)")
    #expect(try number.rounded(significantFigures: 12) != nil)
    #expect(try number.rounded(significantFigures: 17) == nil)
    #expect(try number.rounded(decimalPlaces: 30) == nil)
    #expect(try real("sin(1)^2 + cos(1)^2 - 1").rounded(significantFigures: 1) == nil)
    // A fraction is known to any place.
    #expect(try real("1/3").rounded(decimalPlaces: 40) != nil)
  }

  @Test(arguments: [
    ("ln(8)/ln(2)", "3"), ("10 sin(30°)", "5"), ("floor(ln(8)/ln(2))", "3"),
    ("ceil(sqrt(2))", "2"), ("floor(-pi)", "-4"),
  ])
  func wholeNumbersAreKnownAsSuch(text: String, expected: String) throws {
    #expect(try real(text).whole?.description == expected)
  }

  @Test func aChainOfNumbersKeepsItsForms() throws {
    let root = try real("sqrt(a)", [("a", RealNumber(Rational(5)))])
    #expect(try real("r^2", [("r", root)]).rational == 5)
    let angle = try real("arcsin(1/2)")
    #expect(try real("sin(2 w)", [("w", angle)]).description == "√3/2")
  }

  /// What is said of the error holds: the same number by another formula is never told apart.
  @Test func identitiesHoldWithinTheError() {
    forEachSeed(0..<200) { generator in
      let numbers = (0..<2).map { _ in Rational(generator.draw(below: 4000) - 2000) }
      let (x, y) = (try numbers[0] / Rational(997), try numbers[1] / Rational(1009))
      let values = [("x", RealNumber(x)), ("y", RealNumber(y))]
      for identity in [
        "sin(x + y) = sin(x) cos(y) + cos(x) sin(y)", "exp(x + y) = exp(x) exp(y)",
        "ln((x^2 + 1) (y^2 + 2)) = ln(x^2 + 1) + ln(y^2 + 2)", "cosh(x)^2 - sinh(x)^2 = 1",
        "sqrt(x^2 + y^2 + 1)^2 = x^2 + y^2 + 1", "tan(arctan(x)) = x",
      ] {
        let formula = try ExactFormula(identity, variables: ["x", "y"])
        let arguments = formula.variables.compactMap { name in
          values.first { $0.0 == name }?.1
        }
        let holds = try formula.holds(arguments)
        try #require(holds, "\(identity) for \(x), \(y)")
      }
    }
  }

  @Test func fractionsBecomeTheNearestBinaryNumbers() throws {
    for text in ["1/3", "-1/3", "0.1", "1e300", "1e-100", "123456789012345678901", "7/1e50"] {
      let number = try #require(Rational(text))
      let rounded = try #require(try RealNumber(number).rounded(significantFigures: 15))
      let difference = try (number - rounded).magnitude / number.magnitude
      #expect(difference < Rational("1e-14") ?? 0)
    }
    for value in [0.1, -2.5, 1e300, 1e-300, 0, 0x1p-1074, 1.5] {
      #expect(Rational(exactly: value).map { $0 == .zero } == (value == 0))
    }
    #expect(Rational(exactly: .nan) == nil && Rational(exactly: .infinity) == nil)
    #expect(Rational(exactly: -2.5) == Rational("-5/2"))
  }
}
