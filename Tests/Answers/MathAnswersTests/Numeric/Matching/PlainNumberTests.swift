// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

/// Plain numbers are read in a short way, which must lead where the long way leads.
///
/// An invisible character at the end means nothing, and takes a text the long way.
struct PlainNumberTests {
  static var matchers: [NumericMatcher] {
    get throws {
      var matchers: [NumericMatcher] = []
      for separator in DecimalSeparator.allCases {
        for requirement: NumberRequirement in [
          .significantFigures(2), .significantFigures(1), .decimalPlaces(1), .decimalPlaces(0),
        ] {
          matchers.append(
            try NumericMatcher(
              "[-50; 150]",
              alternatives: ["1000"],
              decimalSeparator: separator,
              requiring: [requirement]
            )
          )
        }
        matchers.append(
          try NumericMatcher("12", tolerance: .absolute(4), decimalSeparator: separator)
        )
      }
      return matchers
    }
  }

  /// Digits, signs, marks and blanks as they come.
  static func text(using generator: inout SeededGenerator) -> String {
    let pieces = ["1", "2", "5", "0", "0", "00", "12", "125", "000", ".", ",", "-", " ", "\t"]
    let rare = [
      "+", "e", "e2", "'", "\u{A0}", "−", "/", "m", "%", "½", "²", "(", ")", "\n", "9999999999",
    ]
    let count = generator.draw(below: 7) + 1
    return (0..<count).compactMap { _ in
      generator.drawElement(of: generator.draw(below: 8) == 0 ? rare : pieces)
    }.joined()
  }

  @Test func theShortWayLeadsWhereTheLongWayLeads() throws {
    let matchers = try Self.matchers
    forEachSeed(0..<200) { generator in
      let text = Self.text(using: &generator)
      for matcher in matchers {
        let (short, long) = (matcher.judgment(of: text), matcher.judgment(of: text + "\u{200B}"))
        try #require(short == long, "\(text) by \(matcher.decimalSeparator)")
      }
    }
  }

  @Test(arguments: [
    ("-0", "0"), ("007.50", "7.5"), (".5", "0.5"), ("-.5", "-0.5"), (" 3\t", "3"),
    ("999999999999999999", "999999999999999999"), ("9999999999999999999", "9999999999999999999"),
    ("0.000000000000000001", "1e-18"), ("-12.25", "-49/4"),
  ])
  func plainNumbersAreRead(answer: String, accepted: String) throws {
    #expect(try NumericMatcher(accepted).judgment(of: answer) == .correct)
  }

  @Test func threeDigitsBehindAMarkStayAmbiguous() throws {
    let matcher = try NumericMatcher("1", tolerance: .absolute(1), decimalSeparator: .either)
    #expect(matcher.verdict(for: "1.250").numberFault == .ambiguous(readings: ["1.25", "1250"]))
    #expect(
      matcher.judgment(of: "1.234") == .correct,
      "nobody writes so for 1234 where 1.234 is right"
    )
    #expect(matcher.judgment(of: "12,345") == .wrong, "it is wrong in both readings")
    #expect(matcher.judgment(of: "1,2345") == .correct)
  }
}
