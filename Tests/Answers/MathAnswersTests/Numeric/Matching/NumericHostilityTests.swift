// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

/// Whatever is written, there is a verdict, and soon.
struct NumericHostilityTests {
  @Test func anAnswerOfMegabytesIsTooLong() throws {
    let matcher = try NumericMatcher("1")
    let verdict = matcher.verdict(for: String(repeating: "1", count: 10_000_000))
    #expect(
      verdict == .notGradable(Verdict.NotGradable(.tooLong(limit: Verdict.maximumAnswerLength)))
    )
  }

  @Test(arguments: [
    String(repeating: "(", count: 50_000) + "1", String(repeating: "-", count: 50_000) + "1",
    "1" + String(repeating: " m", count: 30_000), "1" + String(repeating: "/s", count: 30_000),
    String(repeating: "1+", count: 30_000) + "1", String(repeating: "\\frac{", count: 9000),
    String(repeating: "((((((((((", count: 3) + "1" + String(repeating: ")", count: 30),
  ])
  func whatIsTooComplicatedIsNotGradable(answer: String) throws {
    #expect(try NumericMatcher("1 m").verdict(for: answer).numberFault == .tooComplicated)
  }

  @Test func bracketsAndFactorsWithinTheLimitsAreRead() throws {
    let brackets = String(repeating: "(", count: 15) + "1" + String(repeating: ")", count: 15)
    #expect(try NumericMatcher("1").verdict(for: brackets).isCorrect)
    let factors = "1" + String(repeating: " m", count: 40)
    #expect(try NumericMatcher("1 m^40").verdict(for: factors).isCorrect)
  }

  @Test(arguments: [
    "", " ", "fife", "AZYUK2A", "--", "1..2", "1.2.3", "1,2,3", "1,2.3,4", "1e",
    "e5",
    "1 2", "()", "(1", "1)", "1/", "/2", "1//2", "1/0", "0/0", "2^", "^2", "²", "½½", "1 ½ ½", "m",
    "m/s", "%", "5 °°", "5 m^m", "5 m^0.5", "5 m^^2", "\\", "\\frac", "\\frac{1}", "\\frac12", "$",
    "$$", "5 m + 3 s", "20 °C + 1 K", "NaN", "inf", "∞", "0x10", "1_000", "1' 000", "1,00 0", "5 =",
    "5 = 5", "= =", "x =", "\u{0}", "\u{301}", "5\u{301}", "5 kg 3", "5 6 kg", "1e5e5", "5 per",
    "square",
    "5 square",
    "5 s squared squared", "5 degrees Kelvin Celsius", "I", "x", "5x", "5 x", "±", "5 ±", "± 1",
    "5 ± 1 ± 1",
    "[1, 2]",
  ])
  func whatIsNoNumberIsNeverRightOrWrong(answer: String) throws {
    let verdict = try NumericMatcher("1").verdict(for: answer)
    #expect(verdict.numberFault != nil, "\(verdict)")
  }

  @Test(arguments: [
    "hundred ", "one ", "and ", "zweieinhalb ", "halb ", "ein", "und", "hundert", "million ", "± ",
    "1:",
    "+-", "= ", "x = ", "a b ", "1 million ", "five ", "minus ", "point ", "to the power of ", ",-",
    "1 h ", "e.", "; ", "±1; ", "{", "√", "2 and ", "1,5; ",
  ])
  func wordsWithoutEndHaveAVerdictSoon(piece: String) throws {
    let matchers = [
      try NumericMatcher("2.5 m", decimalSeparator: .either), try NumericMatcher("2; 3"),
      try NumericMatcher("√2"),
    ]
    for count in [1, 3, 25, 900] {
      for text in count < 100 ? ["", "5 ", "five "] : ["five "] {
        let text = text + String(repeating: piece, count: count)
        for matcher in matchers {
          #expect(!matcher.verdict(for: text).isCorrect)
          #expect(!matcher.verdict(for: text + "5").isCorrect)
        }
        // Whoever writes it as a key gets an error, or a matcher.
        _ = try? NumericMatcher(text)
      }
    }
  }

  /// Each word or part doubled the time once.
  @Test(arguments: [
    "1" + String(repeating: " billion", count: 36), String(repeating: "centomila", count: 21),
    String(repeating: "hunderttausend", count: 13), String(repeating: "стысяч", count: 16),
  ])
  func wordsOfManyReadingsHaveAVerdictSoon(answer: String) throws {
    for separator in DecimalSeparator.allCases {
      #expect(try !NumericMatcher("5", decimalSeparator: separator).verdict(for: answer).isCorrect)
    }
  }

  @Test func everySequenceOfPiecesHasAVerdict() throws {
    let pieces = [
      "1", "23", "456", "000", ".", ",", "'", " ", "\u{202F}", "-", "−", "+", "*", "·", "/", "^",
      "(", ")",
      "e", "e-3", "½", "²", "⁻", "m", "s", "kg", "°", "C", "%", "$", "€", "\\frac", "{", "}",
      "\\cdot",
      "\\text{", "x", "per", "square", "squared", "±", "[", "]", ";", "Quadratmeter", "10^",
      "\u{301}", "one", "half", "ein", "drei", "viertel", "hundert", "million", "Mio.", " and ",
      " und ",
      "point", "minus", "=", ":", "30", "x =", "ca. ", "AD", ",-", "hoch", "√", "pi", "people",
      "\u{F8FF}",
    ]
    var generator = SeededGenerator(seed: 4)
    let matchers = try DecimalSeparator.allCases.flatMap { separator in
      [
        try NumericMatcher("12", decimalSeparator: separator, allowsCalculation: true),
        try NumericMatcher(
          "12 m",
          tolerance: .significantFigures(2),
          decimalSeparator: separator,
          requiring: [.lowestTerms]
        ),
      ]
    }
    for _ in 0..<400 {
      let count = generator.draw(below: 9)
      let text = (0..<count).compactMap { _ in generator.drawElement(of: pieces) }.joined()
      for matcher in matchers {
        let verdict = matcher.verdict(for: text)
        #expect(verdict == matcher.verdict(for: text))
        // An accepted answer that can be read counts for itself, if it is a number.
        guard
          let itself = try? NumericMatcher(
            text,
            decimalSeparator: matcher.decimalSeparator,
            allowsCalculation: true
          )
        else { continue }
        let isCorrect = itself.verdict(for: text).isCorrect
        #expect(
          isCorrect || ["±", "["].contains { text.contains($0) } || text.contains(";"),
          "\(text)"
        )
      }
    }
  }
}
