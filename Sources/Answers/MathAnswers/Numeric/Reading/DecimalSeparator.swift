// SPDX-License-Identifier: Apache-2.0
public import LudusCore

/// The sign before the decimals of a number.
///
/// The other sign groups digits in threes. Apostrophes and blanks always do.
public enum DecimalSeparator: String, CaseIterable, Hashable, Sendable, JSONName {
  /// A point, as in English: `1,234.5`.
  case point
  /// A comma, as in German: `1.234,5`.
  case comma
  /// Whichever the answer uses.
  ///
  /// `1,234` and `1.234` can then be read in two ways, and what is right in one of them is right. Only `2,500` for
  /// 2.5 is not gradable. In an accepted answer a point stands before decimals.
  case either

  /// The ways to read a number, the one to report faults of first.
  var conventions: [NumberConvention] {
    switch self {
    case .point: [.point]
    case .comma: [.comma]
    case .either: [.point, .comma]
    }
  }

  /// The way to read numbers that is not declared, or nil when none is.
  var other: NumberConvention? {
    switch self {
    case .point: .comma
    case .comma: .point
    case .either: nil
    }
  }
}

/// One way to read what can be read in several.
struct NumberConvention: Hashable, Sendable {
  /// The sign before the decimals.
  let decimalMark: Unicode.Scalar
  /// The sign between groups of three digits, apart from apostrophes and narrow blanks.
  let groupMark: Unicode.Scalar
  /// Whether a full blank may stand between groups of three digits too.
  var joinsOverBlanks = true
  /// Whether "ms⁻¹" stands for meters by seconds, as many write it, and not for one by milliseconds.
  var splitsMetre = false

  static let point = NumberConvention(decimalMark: ".", groupMark: ",")
  static let comma = NumberConvention(decimalMark: ",", groupMark: ".")
}
