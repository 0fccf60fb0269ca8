// SPDX-License-Identifier: Apache-2.0
internal import AnswerMatching
internal import LudusCore

/// A number as templates write it in JSON: an integer, a decimal number, or a text such as "0.05"
/// or "1/3".
struct TemplateNumber: Codable, Equatable {
  let fraction: Fraction

  init(_ fraction: Fraction) {
    self.fraction = fraction
  }

  /// Reads a number; a decimal one means the digits that are written.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      fraction = Fraction(integer)
      return
    }
    // The description of a Double is the shortest decimal number that means it.
    let text =
      (try? container.decode(String.self)) ?? (try? container.decode(Double.self))?.description
    guard let number = text.flatMap({ Rational($0) }), let fraction = Fraction(number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected a number or a text such as \"0.05\" or \"1/3\""
      )
    }
    self.fraction = fraction
  }

  /// Writes an integer, or a text with a decimal number or a fraction.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if fraction.isInteger {
      try container.encode(fraction.numerator)
    } else {
      try container.encode(
        try ProblemTemplate.NumberStyle.exact.text(for: Rational(fraction), mark: ".")
      )
    }
  }
}

extension Rational {
  /// Creates the same number.
  init(_ fraction: Fraction) {
    // A fraction never has the denominator 0.
    let quotient = try? Rational(BigInteger(fraction.numerator), BigInteger(fraction.denominator))
    self = quotient ?? .zero
  }
}

extension Fraction {
  /// Creates the same number, or nil when its terms do not fit.
  init?(_ number: Rational) {
    guard let above = Int(number.numerator), let below = Int(number.denominator),
      let fraction = try? Fraction(above, below)
    else { return nil }
    self = fraction
  }
}
