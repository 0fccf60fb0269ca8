// SPDX-License-Identifier: Apache-2.0

/// A part of a date as it is written, before it is known what it means.
enum DateToken: Hashable, Sendable {
  case number(DateNumber)
  /// A word in plain small letters.
  case word(String)
  case sign(DateSign)
}

/// A number in a date.
struct DateNumber: Hashable, Sendable {
  var value: Int
  /// How many digits it has, zeros before it included.
  var digits: Int
  /// Whether it is an ordinal number, as "3rd".
  var isOrdinal = false
  /// Whether an apostrophe stands for the century, as in '89.
  var isAbbreviated = false

  /// Whether it can be a year in full; one with fewer digits is one of the first century, or lacks its century.
  var isFullYear: Bool { digits > 2 }
}

/// A sign between the numbers of a date.
enum DateSign: Hashable, Sendable {
  case dot, comma, slash
  /// A hyphen or dash: whether there are blanks around it, and whether it is longer than a hyphen.
  case dash(isSpaced: Bool, isLong: Bool)
  /// Two or more dots: from and to.
  case dots
  case apostrophe

  var isDash: Bool { if case .dash = self { true } else { false } }

  /// Whether this is a dash that joins two ends rather than the numbers of one date.
  var isWideDash: Bool {
    if case .dash(let isSpaced, let isLong) = self { isSpaced || isLong } else { false }
  }
}
