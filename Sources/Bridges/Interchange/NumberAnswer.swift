// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A number of an answer with its tolerance, as `5`, `5:0.1` or `4.9..5.1`; `*` is any number.
struct NumberAnswer {
  let value: String
  let tolerance: String

  init?(_ text: String) {
    if let dots = text.firstRange(of: ".."), dots.lowerBound > text.startIndex {
      guard let low = Self.number(text[..<dots.lowerBound]),
        let high = Self.number(text[dots.upperBound...]),
        let middle = try? (low + high) / 2, let tolerance = try? high - middle,
        !tolerance.isNegative
      else { return nil }
      value = middle.text()
      self.tolerance = tolerance.text()
      return
    }
    let colon = text.firstIndex(of: ":")
    let number = text[..<(colon ?? text.endIndex)].trimmingSpaces
    let tolerance = colon.map { text[text.index(after: $0)...].trimmingSpaces } ?? "0"
    guard number == "*" || Self.number(number) != nil, let width = Self.number(tolerance),
      !width.isNegative
    else { return nil }
    value = number
    self.tolerance = tolerance
  }

  /// The number that an author means by one with a comma, or an example.
  static func better(_ number: String) -> String {
    let point = String(number.map { $0 == "," ? "." : $0 })
    let parts = point.split(separator: "..", omittingEmptySubsequences: false)
    if parts.count == 2, NumberAnswer(point) == nil {
      let turned = "\(parts[1].trimmingSpaces)..\(parts[0].trimmingSpaces)"
      if NumberAnswer(turned) != nil { return turned }
    }
    return NumberAnswer(point) != nil ? point : "3.5"
  }

  /// A number as programs write it, such as -2.5, .5 or 1e-3.
  static func number(_ text: some StringProtocol) -> Rational? {
    let text = text.trimmingSpaces
    return text.utf8.count > 64
      ? nil : Rational(text.hasPrefix("+") ? String(text.dropFirst()) : text)
  }
}

extension Rational {
  /// The number with at most 15 digits, as programs read it.
  var decimals: String {
    let text = text()
    guard text.contains("/") || text.contains("≈") else { return text }
    return (try? rounded(significantFigures: 15))?.text() ?? text
  }
}

extension Fraction {
  /// Creates a fraction from a decimal number such as "33.33333", of which nine decimals count.
  init?(decimal text: some StringProtocol) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    var (value, scale, isBehindPoint, digits) = (0, 1, false, 0)
    for byte in text.utf8.dropFirst(isNegative ? 1 : 0) {
      switch byte {
      case UInt8(ascii: ".") where !isBehindPoint: isBehindPoint = true
      case 0x30...0x39:
        digits += 1
        guard scale < 1_000_000_000 else { continue }
        guard value < 1_000_000_000_000_0 else { return nil }
        value = value * 10 + Int(byte - 0x30)
        if isBehindPoint { scale *= 10 }
      default:
        guard let number = Double(String(text)), number.magnitude < 1_000_000,
          let fraction = try? Fraction(Int((number * 1e9).rounded()), 1_000_000_000)
        else { return nil }
        self = fraction
        return
      }
    }
    guard digits > 0, let fraction = try? Fraction(isNegative ? -value : value, scale) else {
      return nil
    }
    self = fraction
  }

  /// The simple fraction that a program has rounded to decimals: 0.333, 0.3333333 and 33.33 of 100
  /// are a third, and so is 0.334, as the last of three that add up to one.
  ///
  /// Numbers with fewer than three decimals are what they are, and so is each number that the
  /// fraction would have been written as without rounding: 0.126 is no eighth.
  var unrounded: Fraction {
    var (scale, places) = (1, 0)
    while scale % denominator != 0 {
      guard places < 18 else { return self }
      scale *= 10
      places += 1
    }
    guard places > 2, numerator.magnitude / denominator.magnitude < 1_000_000 else { return self }
    let value = Double(self)
    // One unit of the last decimal, as some programs cut decimals off; no finer than a Double is.
    let width = max(1.000_001 / Double(scale), 1e-12)
    for below in 1...(places < 5 ? 12 : 60) {
      let above = (value * Double(below)).rounded()
      guard above != 0, (value - above / Double(below)).magnitude <= width,
        let fraction = try? Fraction(Int(above), below),
        // One is what rounded parts add up to.
        fraction.isInteger || scale % fraction.denominator != 0
      else { continue }
      return fraction
    }
    return self
  }
}

extension [Fraction] {
  /// The weights that are meant where programs have rounded them to decimals; those that add up to
  /// one still do.
  ///
  /// It is the one place that decides so, for all formats.
  var unrounded: [Fraction] {
    let meant = map(\.unrounded)
    func total(_ weights: [Fraction]) -> Fraction? { try? weights.filter { $0 > 0 }.sum() }
    return total(self) == .one && total(meant) != .one ? self : meant
  }
}

extension [Question.Answer] {
  /// The answers with the weights that are meant.
  var withMeantWeights: [Question.Answer] {
    zip(self, map(\.fraction).unrounded).map { answer, fraction in
      var answer = answer
      answer.fraction = fraction
      return answer
    }
  }
}

/// The weights that Moodle lets an answer have.
///
/// Source: `question_bank::fraction_options_full` of Moodle 5.0. Their negatives count too.
enum MoodleWeights {
  private static let all: [(above: Int, below: Int)] = [
    (0, 1), (1, 1), (9, 10), (5, 6), (4, 5), (3, 4), (7, 10), (2, 3), (3, 5), (1, 2), (2, 5),
    (1, 3), (3, 10), (1, 4), (1, 5), (1, 6), (1, 7), (1, 8), (1, 9), (1, 10), (1, 20),
  ]

  private static let values = all.map { Double($0.above) / Double($0.below) }

  /// The weight that is meant by its first five decimals, or nil for one that Moodle does not know.
  static func known(_ fraction: Fraction) -> Fraction? {
    if fraction.isInteger, (-1...1).contains(fraction.numerator) { return fraction }
    let nearest = nearest(fraction)
    let (wanted, found) = (Double(fraction), Double(nearest))
    return (wanted - found).magnitude < 0.00001 ? nearest : nil
  }

  /// The nearest weight that Moodle knows.
  static func nearest(_ fraction: Fraction) -> Fraction {
    let value = Double(fraction).magnitude
    let nearest = values.indices.min {
      (value - values[$0]).magnitude < (value - values[$1]).magnitude
    }
    let sign = fraction < 0 ? -1 : 1
    return nearest.flatMap { try? Fraction(sign * all[$0].above, all[$0].below) } ?? fraction
  }

  /// A weight in percent with the decimals that Moodle writes: 33.33333.
  static func percent(_ fraction: Fraction) -> String { decimal(fraction, times: 100, places: 5) }

  /// A number with at most so many decimals.
  static func decimal(_ fraction: Fraction, times factor: Int = 1, places: Int) -> String {
    guard let scaled = try? fraction * Fraction(factor) else { return "\(fraction)" }
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let value = (Double(scaled) * Double(scale)).rounded()
    guard value.magnitude < 1e15 else { return "\(fraction)" }
    let (whole, rest) = Int(value).magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    let digits = String(rest)
    var decimals = Substring(String(repeating: "0", count: places - digits.utf8.count) + digits)
    while decimals.last == "0" { decimals.removeLast() }
    let sign = value < 0 ? "-" : ""
    return decimals.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(decimals)"
  }
}
