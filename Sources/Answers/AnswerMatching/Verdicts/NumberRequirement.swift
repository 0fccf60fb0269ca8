// SPDX-License-Identifier: Apache-2.0
package import LudusCore

/// How a number must be written, whatever its value.
///
/// In JSON a requirement is its name, or an object such as `{"significantFigures": 3}`.
public enum NumberRequirement: Hashable, Sendable {
  /// With exactly so many significant figures; a zero at the end of an integer may count as one or not.
  case significantFigures(Int)
  /// With so many significant figures or more.
  case minimumSignificantFigures(Int)
  /// With exactly so many digits after the decimal point.
  case decimalPlaces(Int)
  /// In lowest terms and with a positive denominator, if it is a fraction at all.
  case lowestTerms
  /// As a fraction of two integers, improper or not.
  case fraction
  /// Not as a fraction or mixed number.
  case noFraction
  /// As a percentage.
  case percent
}

extension NumberRequirement: JSONTagged {
  package static let tags: [JSONTag<Self>] = [
    JSONTag("significantFigures", Self.significantFigures) {
      if case .significantFigures(let count) = $0 { count } else { nil }
    },
    JSONTag("minimumSignificantFigures", Self.minimumSignificantFigures) {
      if case .minimumSignificantFigures(let count) = $0 { count } else { nil }
    },
    JSONTag("decimalPlaces", Self.decimalPlaces) {
      if case .decimalPlaces(let count) = $0 { count } else { nil }
    },
    JSONTag("lowestTerms", .lowestTerms),
    JSONTag("fraction", .fraction),
    JSONTag("noFraction", .noFraction),
    JSONTag("percent", .percent),
  ]
}
