// SPDX-License-Identifier: Apache-2.0
import LudusCore
import LudusTestSupport
import MathAnswers
import Testing

/// Whatever is written in a notation of everyday life is read back to the same value, and to no
/// other.
struct EverydayLawsTests {
  /// Checks that texts count for a number and not for another one.
  private func expect(
    _ texts: [String],
    toMean key: String,
    not other: String,
    _ separator: DecimalSeparator = .either
  ) throws {
    let matcher = try NumericMatcher(key, decimalSeparator: separator)
    let wrong = try NumericMatcher(other, decimalSeparator: separator)
    for text in texts {
      try #require(matcher.verdict(for: text).isCorrect, "\(text) for \(key)")
      try #require(!wrong.verdict(for: text).isCorrect, "\(text) for \(other)")
    }
  }

  @Test func integersInWords() {
    forEachSeed(0..<100) { generator in
      let limit = [100, 1000, 1_000_000][generator.draw(below: 3)]
      let number = generator.draw(below: limit)
      let (english, german) = (SpelledText.english, SpelledText.german)
      let texts = [
        english.text(number), english.text(number, tensJoint: " "),
        english.text(number).uppercased(),
        english.text(number, joint: " and "), "the answer is " + english.text(number),
        german.text(number), "etwa " + german.text(number), "x = " + german.text(number),
        german.text(number).replacing("ü", with: "ue").replacing("ß", with: "ss")
          .replacing("ö", with: "oe"),
      ]
      try expect(texts, toMean: "\(number)", not: "\(number + 1)")
      let minus = ["minus " + english.text(number), "minus " + german.text(number)]
      try expect(minus, toMean: "-\(number)", not: "\(number + 1)")
    }
  }

  @Test func fractionsInWords() {
    let parts = [
      (2, "half", "halves", "halb", "halbe"), (3, "third", "thirds", "Drittel", "Drittel"),
      (4, "quarter", "quarters", "Viertel", "Viertel"),
      (5, "fifth", "fifths", "Fünftel", "Fünftel"),
      (8, "eighth", "eighths", "Achtel", "Achtel"), (10, "tenth", "tenths", "Zehntel", "Zehntel"),
    ]
    forEachSeed(0..<100) { generator in
      guard let part = generator.drawElement(of: parts) else { return }
      let (above, whole) = (generator.draw(below: 19) + 1, generator.draw(below: 90) + 1)
      let english = SpelledText.english.text(above) + " " + (above == 1 ? part.1 : part.2)
      let german =
        (above == 1 ? "ein" : SpelledText.german.text(above)) + " "
        + (above == 1 ? part.3 : part.4)
      try expect(
        [english, german, english.replacing(" ", with: "-")],
        toMean: "\(above)/\(part.0)",
        not: "\(above + 1)/\(part.0)"
      )
      let mixed = [
        SpelledText.english.text(whole) + " and a " + part.1, "\(whole) and a \(part.1)",
        "\(whole) 1/\(part.0)", "\(whole) ein\(part.3.lowercased())",
      ]
      try expect(mixed, toMean: "\(whole) 1/\(part.0)", not: "\(whole) 2/\(part.0)")
    }
  }

  @Test func magnitudes() {
    let words = [
      ("thousand", 3), ("Tausend", 3), ("Tsd.", 3), ("million", 6), ("Millionen", 6), ("Mio.", 6),
      ("Mio", 6), ("mln", 6), ("billion", 9), ("bn", 9), ("Milliarden", 9), ("Mrd.", 9),
      ("trillion", 12), ("Billionen", 12), ("Billiarden", 15), ("Trillionen", 18),
    ]
    forEachSeed(0..<100) { generator in
      let (whole, tenths) = (generator.draw(below: 998) + 2, generator.draw(below: 10))
      guard let (word, exponent) = generator.drawElement(of: words) else { return }
      let texts = [
        "\(whole).\(tenths) \(word)", "\(whole),\(tenths) \(word)",
        "ca. \(whole).\(tenths) \(word)",
        "\(whole).\(tenths) \(word) people", "N = \(whole),\(tenths) \(word)",
      ]
      let key = "\(whole)\(tenths)e\(exponent - 1)"
      try expect(texts, toMean: key, not: "\(whole)\(tenths)e\(exponent)")
      let prices = [
        "\(whole).\(tenths) \(word) €", "€\(whole).\(tenths) \(word)",
        "\(whole),\(tenths) \(word) Euro",
      ]
      try expect(prices, toMean: key + " €", not: key + " $")
    }
  }

  @Test func clocks() {
    forEachSeed(0..<100) { generator in
      let (hours, minutes, seconds) = (
        generator.draw(below: 30), generator.draw(below: 60), generator.draw(below: 60)
      )
      func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
      let sum = (hours * 60 + minutes) * 60
      try expect(
        [
          "\(hours):\(two(minutes)) h", "\(hours):\(two(minutes)):00 h",
          "\(hours) h \(two(minutes))",
          "\(hours)h\(two(minutes))", "\(hours) h \(minutes) min",
          "\(hours) hours and \(minutes) minutes", "\(hours) Std. \(minutes) Min.",
          "t = \(hours):\(two(minutes)) Stunden",
        ],
        toMean: "\(sum) s",
        not: "\(sum + 60) s"
      )
      try expect(
        ["\(hours):\(two(minutes)):\(two(seconds)) h"],
        toMean: "\(sum + seconds) s",
        not: "\(sum + seconds + 1) s"
      )
    }
  }

  @Test func numbersWithWordsAroundThem() {
    let before = [
      "", "≈ ", "~", "ca. ", "about ", "etwa ", "x = ", "x=", "pH = ", "the result is ",
      "Ergebnis: ",
      "in ", "im Jahr ", "AD ", "v_max ≈ ", "P(X ≤ 3) = ", "f'(x) = ", "= ", "about ca. ", "ΔT = ",
    ]
    let behind = ["", ".", "!", " AD", " n. Chr.", " people", " Personen", " ", " ungefähr"]
    forEachSeed { generator in
      // "42!" is a factorial.
      let number = 100 + generator.draw(below: 100_000)
      guard let prefix = generator.drawElement(of: before),
        let suffix = generator.drawElement(of: behind)
      else { return }
      let number1 = "\(number)"
      try expect([prefix + number1 + suffix], toMean: number1, not: "\(number + 1)")
    }
  }

  @Test func uncertainties() {
    forEachSeed(0..<100) { generator in
      let (whole, width) = (generator.draw(below: 1000), generator.draw(below: 9) + 1)
      let texts = ["±", "+/-", "+-", "\\pm"].flatMap { sign in
        [
          "\(whole).5 \(sign) 0.\(width) m", "(\(whole).5 \(sign) 0.\(width)) m",
          "\(whole),5 m \(sign) \(width) %", "l = \(whole).5 \(sign) 0,\(width) m",
        ].filter { !$0.contains(".") || !$0.contains(",") }
      }
      try expect(texts, toMean: "\(whole).5 m", not: "\(whole).6 m")
    }
  }

  @Test func theDecimalMarkOfAnotherLanguage() {
    forEachSeed { generator in
      let (whole, places) = (generator.draw(below: 900) + 1, generator.draw(below: 5) + 1)
      let limit = (0..<places).reduce(1) { power, _ in power * 10 }
      let decimals = String(String(limit + generator.draw(below: limit)).dropFirst())
      // A zero at the end of three decimals makes them look like a group.
      try assume(places != 3 || decimals.last != "0")
      let key = "\(whole).\(decimals)"
      try expect(
        ["\(whole),\(decimals)", "x = \(whole),\(decimals)", "\(whole),\(decimals)e0"],
        toMean: key,
        not: "\(whole + 1).\(decimals)",
        .point
      )
      try expect([key, "\(whole),\(decimals)"], toMean: key, not: "\(whole + 1).\(decimals)")
      let comma = "\(whole),\(decimals)"
      try expect([key, "ca. \(key)"], toMean: comma, not: "\(whole + 1),\(decimals)", .comma)
    }
  }

  @Test func ratiosAndLists() {
    forEachSeed(0..<150) { generator in
      let (above, below) = (generator.draw(below: 99) + 1, generator.draw(below: 99) + 1)
      try expect(
        ["\(above):\(below)", "\(above) : \(below)", "\(above)/\(below)"],
        toMean: "\(above):\(below)",
        not: "\(above + 1):\(below)"
      )
      let (first, second) = (above, -below)
      try expect(
        [
          "\(first); \(second)", "\(second); \(first)", "{\(first); \(second)}",
          "x = \(first) or x = \(second)", "\(second) und \(first)", "L = {\(second), \(first)}",
          "x1 = \(first), x2 = \(second)", "x₁ = \(first); x₂ = \(second)", "\(first), \(second)",
        ],
        toMean: "\(first); \(second)",
        not: "\(first + 1); \(second)"
      )
    }
  }
}
