// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// A piece of what a learner wrote.
struct NumberToken: Hashable {
  enum Kind: Hashable {
    /// Digits with their separators, and with "e" and an exponent.
    case number(NumberLiteral)
    /// A fraction in one character: "½".
    case vulgarFraction(Int, Int)
    /// A raised integer: "⁻²".
    case superscript(Int)
    /// A word or a sign that may be a unit.
    case word(String)
    /// One of + - * / ^ ( ).
    case sign(Unicode.Scalar)
    /// The command `\frac` of TeX, after which two groups follow.
    case fraction
  }

  let kind: Kind
  /// Where the piece begins, as offset of a Unicode scalar in the text.
  let offset: Int
  /// Whether there is a blank before it.
  let followsBlank: Bool
}

/// A number in digits, as it is written.
struct NumberLiteral: Hashable {
  let value: Rational
  /// The significant figures; zeros at the end of an integer may count or not.
  let figures: ClosedRange<Int>
  /// The digits after the decimal point, less the exponent; 0 for none.
  let places: Int
  /// The number of digits as they are written, with zeros in front.
  let digits: Int
  /// Whether there are nothing but digits and separators of groups.
  let isPlainInteger: Bool
  /// Whether a full blank stands between groups of digits, so that it could be two numbers.
  let joinsOverBlank: Bool

  var form: WrittenForm {
    .decimal(figures: figures, places: places, isPlainInteger: isPlainInteger)
  }
}
