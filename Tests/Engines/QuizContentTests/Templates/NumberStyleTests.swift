// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import QuizContent
import QuizTestSupport
import Testing

struct NumberStyleTests {
  /// The number as a variant of a template writes it.
  private func text(
    _ number: Fraction,
    _ style: ProblemTemplate.NumberStyle,
    _ mark: DecimalSeparator
  ) throws
    -> String?
  {
    let template = try ProblemTemplate(
      id: "t",
      prompt: "{{a}}",
      variables: [ProblemTemplate.Variable("a", .numbers([number]), style: style)],
      key: .multipleChoice([.correct("x", "x"), .wrong("y", "y")]),
      decimalSeparator: mark
    )
    return template.variant("t#0")?.prompt.plainText
  }

  @Test(arguments: [
    ("3", ProblemTemplate.NumberStyle.exact, "3"), ("1/4", .exact, "0.25"),
    ("-1/8", .exact, "-0.125"),
    ("10/3", .exact, "10/3"),
    ("0", .exact, "0"), ("1/4", .fraction, "1/4"), ("-6/3", .fraction, "-2"),
    ("1/8", .decimalPlaces(2), "0.13"), ("-1/8", .decimalPlaces(2), "-0.13"),
    ("3", .decimalPlaces(2), "3.00"),
    ("1/300", .decimalPlaces(2), "0.00"), ("-1/300", .decimalPlaces(2), "0.00"),
    ("5/2", .decimalPlaces(0), "3"),
    ("12/1000", .significantFigures(3), "0.0120"), ("10/3", .significantFigures(3), "3.33"),
    ("12345", .significantFigures(3), "12300"), ("9999/10", .significantFigures(3), "1000"),
    ("0", .significantFigures(3), "0.00"), ("1234567", .significantFigures(3), "1.23 × 10⁶"),
    ("1234567", .significantFigures(7), "1234567"),
    ("3/1000000", .significantFigures(2), "3.0 × 10⁻⁶"),
    ("12/1000", .scientific(3), "1.20 × 10⁻²"), ("-9999", .scientific(2), "-1.0 × 10⁴"),
    ("7", .scientific(1), "7 × 10⁰"),
  ])
  func numbersAreWrittenByTheRule(
    number: String,
    style: ProblemTemplate.NumberStyle,
    expected: String
  ) throws {
    let fraction = try #require(Fraction(number))
    #expect(try text(fraction, style, .point) == expected)
    #expect(
      try text(fraction, style, .comma)
        == String(expected.map { $0 == "." ? "," : $0 })
    )
  }

  /// What is written is what a learner can write: the matcher reads it.
  @Test func everyStyleCanBeReadAsAnAnswer() {
    let styles: [ProblemTemplate.NumberStyle] = [
      .exact, .fraction, .decimalPlaces(3), .significantFigures(4), .scientific(3),
    ]
    forEachSeed(0..<200) { generator in
      let number = try Fraction(
        generator.draw(below: 2_000_001) - 1_000_000,
        generator.draw(below: 999) + 1
      )
      for style in styles {
        let written = try text(number, style, .comma) ?? ""
        let matcher = try NumericMatcher(written, decimalSeparator: .comma)
        let isRight = matcher.verdict(for: written).isCorrect
        try #require(isRight)
      }
    }
  }

  @Test func survivesJSON() throws {
    try expectJSON(ProblemTemplate.NumberStyle.exact, #""exact""#)
    try expectJSON(ProblemTemplate.NumberStyle.fraction, #""fraction""#)
    try expectJSON(ProblemTemplate.NumberStyle.decimalPlaces(2), #"{"decimalPlaces":2}"#)
    try expectJSON(ProblemTemplate.NumberStyle.significantFigures(3), #"{"significantFigures":3}"#)
    try expectJSON(ProblemTemplate.NumberStyle.scientific(1), #"{"scientific":1}"#)
    for wrong in [
      #""round""#, "{}", "3", #"{"decimalPlaces":1,"scientific":1}"#,
      #"{"decimalPlaces":1,"mark":","}"#,
    ] {
      #expect(throws: DecodingError.self) { try decode(ProblemTemplate.NumberStyle.self, wrong) }
    }
  }
}
