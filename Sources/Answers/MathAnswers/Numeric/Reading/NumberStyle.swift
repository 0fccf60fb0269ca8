// SPDX-License-Identifier: Apache-2.0
internal import KnownLanguages
internal import LanguageFacts
public import LudusCore

/// The style in which the numbers of a problem are written: the sign before decimals, and the
/// language.
struct NumberStyle: Hashable, Sendable {
  /// The sign before decimals.
  let separator: DecimalSeparator
  /// Whether the author chose the sign; else it is that of the language.
  let isDeclared: Bool
  let language: Language?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - declared: The sign before decimals; nil for that of the language, or a point where none is
  ///     said.
  ///   - language: The language.
  init(_ declared: DecimalSeparator?, in language: Language? = nil) {
    separator = declared ?? language.map(DecimalSeparator.init) ?? .point
    isDeclared = declared != nil
    self.language = language
  }

  static let point = NumberStyle(.point)
  static let comma = NumberStyle(.comma)
  static let either = NumberStyle(.either)

  /// The same with another sign, for one way to read a text.
  func with(_ separator: DecimalSeparator) -> NumberStyle { NumberStyle(separator, in: language) }

  /// The ways to read a number, the one to report faults of first.
  var conventions: [NumberConvention] {
    switch separator {
    case .point: [convention(.point)]
    case .comma: [convention(.comma)]
    case .either: [convention(.point), convention(.comma)]
    }
  }

  /// The way to read numbers that is not declared, or nil when none is.
  var other: NumberConvention? {
    switch separator {
    case .point: convention(.comma)
    case .comma: convention(.point)
    case .either: nil
    }
  }

  private func convention(_ base: NumberConvention) -> NumberConvention {
    guard let language, let facts = language.facts else { return base }
    var convention = base
    convention.language = facts.language
    convention.groupsInTwos = language.region.map(facts.groupsInTwos.contains) ?? false
    convention.readsApostrophes = facts.writesApostropheBeforeDecimals && base.decimalMark == ","
    return convention
  }
}

extension DecimalSeparator {
  /// The sign of a language, or of its region; a point for a language without facts.
  package init(in language: Language) {
    let facts = language.facts
    let mark = language.region.flatMap { facts?.decimalMarksByRegion[$0] } ?? facts?.decimalMark
    self = mark == "," ? .comma : .point
  }
}

extension Language {
  /// The code of the region, in capitals.
  fileprivate var region: String? {
    let subtags: [Substring] = (canonical ?? self).rawValue.split(separator: "-")
    return subtags.dropFirst().first { $0.count == 2 }.map(String.init)
  }
}

/// The character that separates the decimals of a number.
///
/// The other sign groups digits in threes. Apostrophes and blanks always do.
public enum DecimalSeparator: String, CaseIterable, Hashable, Sendable, JSONName {
  /// A point, as in English: `1,234.5`.
  case point
  /// A comma, as in German: `1.234,5`.
  case comma
  /// Whichever the answer uses.
  ///
  /// `1,234` and `1.234` can then be read in two ways, and what is right in one of them is right.
  /// Only `2,500` for 2.5 is not gradable. In an accepted answer a point stands before decimals.
  case either
}

/// One way to read what can be read in several.
struct NumberConvention: Hashable, Sendable {
  /// The sign before the decimals.
  let decimalMark: Unicode.Scalar
  /// The sign between groups of three digits, apart from apostrophes and narrow blanks.
  let groupMark: Unicode.Scalar
  /// Whether a full blank may stand between groups of three digits too.
  var joinsOverBlanks = true
  /// Whether "ms⁻¹" stands for meters by seconds, as many write it, and not for one by
  /// milliseconds.
  var splitsMetre = false
  /// The number of the way in which units that are written together are cut: "Jmol".
  var cut = 0
  /// Whether the point of "3.10^8" stands for times.
  var multipliesAtPoint = false
  /// Whether only the last of the decimals goes on in "0.16 recurring".
  var repeatsLastDigit = false
  /// Whether the digits above a thousand are grouped in twos, as in 1,00,000.
  var groupsInTwos = false
  /// Whether an apostrophe may stand before decimals too, as in 3'14.
  var readsApostrophes = false
  /// The language whose words count, where those of others mean something else.
  var language: Language?

  static let point = NumberConvention(decimalMark: ".", groupMark: ",")
  static let comma = NumberConvention(decimalMark: ",", groupMark: ".")

  init(decimalMark: Unicode.Scalar, groupMark: Unicode.Scalar) {
    self.decimalMark = decimalMark
    self.groupMark = groupMark
  }
}
