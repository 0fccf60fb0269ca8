// SPDX-License-Identifier: Apache-2.0
internal import LudusCore
internal import AnswerMatching

extension ProblemTemplate {
  /// How a template writes a number.
  ///
  /// Rounding goes to the nearest number, a half away from 0, as at school.
  public enum NumberStyle: Hashable, Sendable {
    /// As it is: 3, 0.25, and 10/3 where no decimal number of up to 12 places is the same.
    case exact
    /// As an integer or a fraction in lowest terms: 1/4.
    case fraction
    /// With so many decimals, 0 to 30: 0.30 with 2.
    case decimalPlaces(Int)
    /// With so many significant figures, 1 to 30: 0.0120 with 3; very large and small numbers as by
    /// ``scientific(_:)``.
    case significantFigures(Int)
    /// As a number between 1 and 10 with so many figures, 1 to 30, times a power of ten: 1.20 × 10⁻².
    case scientific(Int)

    /// The most decimals, or figures, that are written.
    static let maximumDigits = 30
    private static let maximumExactPlaces = 12

    /// Whether the digits are in range.
    var isPossible: Bool {
      switch self {
      case .exact, .fraction: true
      case .decimalPlaces(let places): (0...Self.maximumDigits).contains(places)
      case .significantFigures(let figures), .scientific(let figures):
        (1...Self.maximumDigits).contains(figures)
      }
    }

    /// Writes a number.
    ///
    /// - Parameters:
    ///   - number: The number.
    ///   - mark: The decimal separator.
    /// - Returns: The text.
    /// - Throws: `ExactArithmeticError` when a number on the way is too long.
    func text(for number: Rational, mark: String) throws(ExactArithmeticError) -> String {
      switch self {
      case .exact:
        for places in 0...Self.maximumExactPlaces
        where try (number * Rational.powerOfTen(places)).isInteger {
          return try Self.decimal(number, places: places, mark: mark)
        }
        return number.description
      case .fraction:
        return number.description
      case .decimalPlaces(let places):
        return try Self.decimal(number.rounded(decimalPlaces: places), places: places, mark: mark)
      case .significantFigures(let figures):
        let rounded = try number.rounded(significantFigures: figures)
        let exponent = rounded.decimalExponent ?? 0
        guard (-5...5).contains(exponent) || (0..<figures).contains(exponent) else {
          return try Self.scientific(rounded, figures: figures, mark: mark)
        }
        return try Self.decimal(rounded, places: max(0, figures - 1 - exponent), mark: mark)
      case .scientific(let figures):
        let rounded = try number.rounded(significantFigures: figures)
        return try Self.scientific(rounded, figures: figures, mark: mark)
      }
    }

    /// Writes a number that has no more decimals than these.
    private static func decimal(
      _ number: Rational,
      places: Int,
      mark: String
    ) throws(ExactArithmeticError) -> String {
      let digits = try (number * Rational.powerOfTen(places)).numerator.magnitude.description
      let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
      let sign = number.isNegative ? "-" : ""
      let decimals = places > 0 ? mark + padded.suffix(places) : ""
      return sign + padded.dropLast(places) + decimals
    }

    private static func scientific(
      _ number: Rational,
      figures: Int,
      mark: String
    ) throws(ExactArithmeticError) -> String {
      let exponent = number.decimalExponent ?? 0
      let mantissa = try number * Rational.powerOfTen(-exponent)
      return try decimal(mantissa, places: figures - 1, mark: mark) + " × 10"
        + superscript(exponent)
    }

    private static func superscript(_ number: Int) -> String {
      String(
        number.description.map { character in
          character == "-" ? "⁻" : Array("⁰¹²³⁴⁵⁶⁷⁸⁹")[character.wholeNumberValue ?? 0]
        }
      )
    }
  }
}

/// In JSON a style is "exact", "fraction", or an object such as `{"decimalPlaces":2}`.
extension ProblemTemplate.NumberStyle: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("exact", .exact),
    JSONTag("fraction", .fraction),
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let places) = $0 { places } else { nil }
    },
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let figures) = $0 { figures } else { nil }
    },
    JSONTag("scientific", Self.scientific) {
      if case .scientific(let figures) = $0 { figures } else { nil }
    },
  ]
}
