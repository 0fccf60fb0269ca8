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
        let middle = try? (low + high) / 2, let tolerance = try? high - middle
      else { return nil }
      value = middle.text()
      self.tolerance = tolerance.text()
      return
    }
    let colon = text.firstIndex(of: ":")
    let number = text[..<(colon ?? text.endIndex)].trimmingSpaces
    let tolerance = colon.map { text[text.index(after: $0)...].trimmingSpaces } ?? "0"
    guard number == "*" || Self.number(number) != nil, Self.number(tolerance) != nil else {
      return nil
    }
    value = number
    self.tolerance = tolerance
  }

  /// The number that an author means by one with a comma, or an example.
  static func better(_ number: String) -> String {
    let point = String(number.map { $0 == "," ? "." : $0 })
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
}
