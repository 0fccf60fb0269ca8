// SPDX-License-Identifier: Apache-2.0
import MathAnswers
import LudusCore
import LudusTestSupport
import Testing

/// What holds for every number, in whatever notation it is written.
struct NumericLawsTests {
  @Test func theNotationDoesNotMatter() {
    forEachSeed { generator in
      let decimal = generator.decimal()
      let matcher = try NumericMatcher(decimal.plain)
      let other = try NumericMatcher(decimal.nextPlain)
      for notation in decimal.notations {
        try #require(matcher.verdict(for: notation).isCorrect, "\(notation) for \(decimal.plain)")
        try #require(
          Outcome(other.verdict(for: notation)) == .wrong,
          "\(notation) for \(decimal.nextPlain)"
        )
      }
    }
  }

  @Test func theUnitDoesNotMatter() {
    let units: [(String, Int)] = [
      ("m", 0), ("km", 3), ("mm", -3), ("µm", -6), ("um", -6), ("metres", 0), ("Zentimeter", -2),
      ("m²/m", 0), ("km s/ms", 6), ("J/N", 0), ("dm", -1), ("kilometer", 3), ("m^3/cm^2", 4),
    ]
    forEachSeed { generator in
      let decimal = generator.decimal()
      guard let unit = generator.drawElement(of: units),
        let other = generator.drawElement(of: units)
      else { return }
      let matcher = try NumericMatcher("\(decimal.plain) \(unit.0)")
      let answer = "\(decimal.plain)e\(unit.1 - other.1) \(other.0)"
      try #require(matcher.verdict(for: answer).isCorrect, "\(answer) for \(matcher.preferred)")
      let wrong = "\(decimal.nextPlain)e\(unit.1 - other.1) \(other.0)"
      try #require(Outcome(matcher.verdict(for: wrong)) == .wrong, "\(wrong)")
    }
  }

  @Test(arguments: [DecimalSeparator.point, .comma, .either])
  func aUnitWrittenAsTheAuthorDoesIsReadAsAnyOther(separator: DecimalSeparator) {
    let units = [
      "m", "m/s^2", "°C", "%", "kJ/(kg K)", "e", "ms^-1", "ft", "h", "'", "€", "min", "$", "π",
      "rad",
      "E3 m", "e-2", "x 10^2 m", "1/2 h", "h 30 min", "m 75", "ft 0 in", "Mio. €", "m; 3 m",
    ]
    forEachSeed(0..<200) { generator in
      guard let unit = generator.drawElement(of: units) else { return }
      let blank = generator.draw(below: 2) == 0 ? "" : " "
      let (accepted, answered) = (generator.decimal(), generator.decimal())
      let preferred = "\(accepted.plain)\(blank)\(unit)"
      guard let matcher = try? NumericMatcher(preferred, decimalSeparator: separator) else {
        return
      }
      for answer in ["\(answered.plain)\(unit)", "\(answered.plain) \(unit)", "7 \(unit)"]
      where answer != preferred {
        // With a blank behind it an answer takes the way through the whole grammar.
        let (quick, whole) = (matcher.verdict(for: answer), matcher.verdict(for: answer + " "))
        try #require(quick.sentence(in: .english) == whole.sentence(in: .english), "\(answer)")
        try #require(matcher.judgment(of: answer) == matcher.judgment(of: answer + " "))
      }
    }
  }

  @Test func everyFractionEqualsItselfExpanded() {
    forEachSeed { generator in
      let above = generator.draw(below: 1999) - 999
      let (below, factor) = (generator.draw(below: 999) + 1, generator.draw(below: 99) + 1)
      let matcher = try NumericMatcher("\(above)/\(below)")
      try #require(matcher.verdict(for: "\(above * factor)/\(below * factor)").isCorrect)
      try #require(
        matcher.verdict(for: "\\frac{\(above * factor)}{\(below * factor)}").isCorrect
      )
      try #require(!matcher.verdict(for: "\(above * factor + 1)/\(below * factor)").isCorrect)
      try assume(above > below)
      let mixed = "\(above / below) \(above % below)/\(below)"
      // A blank before three digits may group them, which would be another number.
      let verdict = matcher.verdict(for: mixed)
      try #require(verdict.isCorrect || verdict.numberFault != nil, "\(mixed)")
    }
  }

  @Test func anAbsoluteToleranceIsExactAndSymmetric() {
    forEachSeed { generator in
      let (center, width) = (generator.draw(below: 20_001) - 10_000, generator.draw(below: 100))
      let tolerance = NumericMatcher.Tolerance.absolute(Double(width) / 100)
      for (shift, counts) in [
        (width, true), (-width, true), (width + 1, false), (-width - 1, false),
      ] {
        let (first, second) = (hundredths(center), hundredths(center + shift))
        let verdict = try NumericMatcher(first, tolerance: tolerance).verdict(for: second)
        let mirrored = try NumericMatcher(second, tolerance: tolerance).verdict(for: first)
        try #require(verdict.isCorrect == counts, "\(second) for \(first) ± \(width)/100")
        try #require(mirrored.isCorrect == counts)
      }
    }
  }

  @Test func aRelativeToleranceIsExactOnBothSidesOfZero() {
    forEachSeed { generator in
      let (center, percent) = (generator.draw(below: 9999) + 1, generator.draw(below: 100))
      let edge = center * percent
      for sign in [1, -1] {
        let matcher = try NumericMatcher(
          "\(sign * center)",
          tolerance: .relative(Double(percent) / 100)
        )
        for (shift, counts) in [(edge, true), (-edge, true), (edge + 1, false), (-edge - 1, false)]
        {
          let answer = hundredths(sign * center * 100 + shift)
          try #require(matcher.verdict(for: answer).isCorrect == counts, "\(answer)")
        }
      }
    }
  }

  @Test(arguments: [NumericMatcher.Tolerance.significantFigures(3), .decimalPlaces(1)])
  func roundingIsSymmetric(tolerance: NumericMatcher.Tolerance) {
    forEachSeed { generator in
      let (first, second) = (generator.draw(below: 40_000), generator.draw(below: 40) - 20)
      let (a, b) = (hundredths(first), hundredths(first + second))
      let verdict = try NumericMatcher(a, tolerance: tolerance).verdict(for: b)
      let mirrored = try NumericMatcher(b, tolerance: tolerance).verdict(for: a)
      try #require(verdict.isCorrect == mirrored.isCorrect, "\(a), \(b)")
    }
  }

  @Test func aMatcherIsTheSameAfterStoring() {
    forEachSeed(0..<200) { generator in
      let decimal = generator.decimal()
      try expectRoundTrip(try NumericMatcher(decimal.plain, tolerance: .relative(0.01)))
    }
  }

  private func hundredths(_ number: Int) -> String {
    let digits = String(number.magnitude)
    let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
    return (number < 0 ? "-" : "") + padded.dropLast(2) + "." + padded.suffix(2)
  }
}

/// A decimal number that can be written in many ways.
private struct Decimal {
  let isNegative: Bool
  let digits: [Int]
  let places: Int

  /// With a point, as programs write it.
  var plain: String { sign("-") + text(digits) }

  /// The number one unit of the last place farther from zero.
  var nextPlain: String {
    var next = digits
    var index = next.count - 1
    while index >= 0, next[index] == 9 {
      next[index] = 0
      index -= 1
    }
    if index >= 0 { next[index] += 1 } else { next.insert(1, at: 0) }
    return sign("-") + text(next)
  }

  var notations: [String] {
    let integer = digits.map(String.init).joined()
    let one = "1" + String(repeating: "0", count: places)
    var all = [
      plain, sign("−") + text(digits), "  \(plain) ", plain + (places > 0 ? "00" : ".00"),
      sign("-") + "00" + text(digits), plain + "e0",
      sign("-") + "\(integer)e-\(places)", sign("−") + "\(integer)·10^-\(places)",
      sign("-") + "\(integer) \\cdot 10^{-\(places)}",
      sign("-") + "\(integer) × 10⁻\(raised(places))",
      sign("-") + "\(integer)/\(one)", sign("-") + "\\frac{\(integer)}{\(one)}", "(\(plain))",
      sign("-") + "\(integer)e\(2 - places) %", fullWidth(plain), "$\(plain)$",
    ]
    for separator in [",", "'", "’", "\u{202F}", "\u{A0}", " ", "\\,"] {
      all.append(sign("-") + grouped(separator))
    }
    return all
  }

  private func sign(_ minus: String) -> String { isNegative ? minus : "" }

  private func text(_ digits: [Int]) -> String {
    let all = digits.map(String.init)
    let integer = all.dropLast(places).joined()
    return places == 0 ? integer : integer + "." + all.suffix(places).joined()
  }

  private func grouped(_ separator: String) -> String {
    let integer = digits.dropLast(places).map(String.init)
    let groups = stride(from: integer.count, to: 0, by: -3).map { end in
      integer[max(0, end - 3)..<end].joined()
    }
    let decimals = digits.suffix(places).map(String.init).joined()
    return groups.reversed().joined(separator: separator) + (places == 0 ? "" : "." + decimals)
  }

  private func raised(_ number: Int) -> String {
    let raised = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    return String("\(number)".compactMap { $0.wholeNumberValue.map { raised[$0] } })
  }

  private func fullWidth(_ text: String) -> String {
    let shifted = text.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }
    return String(String.UnicodeScalarView(shifted))
  }
}

extension SeededGenerator {
  /// A number of one to twelve digits without zeros in front, some of them decimals.
  fileprivate mutating func decimal() -> Decimal {
    let count = draw(below: 12) + 1
    let digits = [draw(below: 9) + 1] + (1..<count).map { _ in draw(below: 10) }
    return Decimal(isNegative: draw(below: 2) == 0, digits: digits, places: draw(below: count))
  }
}
