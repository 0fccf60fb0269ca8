// SPDX-License-Identifier: Apache-2.0

/// How a number is written, which its value does not show.
enum WrittenForm: Hashable, Sendable {
  /// Digits, perhaps with a decimal point or times a power of ten.
  ///
  /// Zeros at the end of 100 may be significant or not, so that it has one to three figures.
  case decimal(figures: ClosedRange<Int>, places: Int, isPlainInteger: Bool)
  /// One integer over another, as in 3/4.
  case fraction(isInLowestTerms: Bool)
  /// An integer before a fraction, as in 1 1/2.
  case mixed(isInLowestTerms: Bool)
  /// A quantity in several units, as in 2 h 30 min.
  case severalUnits
  /// A power of ten without a number before it.
  case powerOfTen(Int)
  /// A unit without a number.
  case unitAlone
  /// π with a factor, as in 3π/4, which has to be worked out unless it is an angle.
  case multipleOfPi
  /// Something that has to be worked out to be a number: 2 + 3, 2 * 3, 2^3.
  case calculation

  /// The significant figures, for a number in digits.
  var figures: ClosedRange<Int>? {
    switch self {
    case .decimal(let figures, _, _): figures
    case .powerOfTen: 1...1
    default: nil
    }
  }

  /// The digits after the decimal point, for a number in digits.
  var places: Int? {
    switch self {
    case .decimal(_, let places, _): places
    case .powerOfTen(let exponent): max(0, -exponent)
    default: nil
    }
  }

  /// Whether nothing has to be worked out.
  var isWorkedOut: Bool { self != .calculation && self != .multipleOfPi }

  /// Whether this is a plain integer, which can be part of a fraction.
  var isPlainInteger: Bool {
    if case .decimal(_, _, true) = self { true } else { false }
  }
}
