// SPDX-License-Identifier: Apache-2.0

/// How a language counts things: which numbers take which form of a word.
///
/// Source: Unicode CLDR, plural rules for cardinal numbers, for whole numbers.
package enum PluralRule: CaseIterable, Sendable {
  /// The forms, by the names of CLDR.
  package enum Form: String, CaseIterable, Sendable {
    case one, few, many, other
  }

  /// One form for 1 and one for the others, as in English, German, Dutch, Spanish and Italian.
  case one
  /// One form for 0 and 1, as in French and the Portuguese of Brazil.
  case zeroAndOne
  /// A form for 1 and one for 2 to 4, as in Czech and Slovak.
  case oneAndFew
  /// Forms by the last digit, as in Russian and Ukrainian.
  case oneFewAndMany
  /// Forms by the last digit, two of them, as in Serbian and Croatian.
  case oneAndFewByDigit

  /// The rule of a language for which an app brings texts of its own; one that is not known here
  /// counts as English does.
  package init(of language: Language) {
    self =
      switch language.base {
      case "fr", "pt": .zeroAndOne
      case "cs", "sk": .oneAndFew
      case "ru", "uk": .oneFewAndMany
      case "sr", "hr": .oneAndFewByDigit
      default: .one
      }
  }

  /// Returns the form for a whole number of things.
  package func form(of count: Int) -> Form {
    let (tens, units) = ((count.magnitude % 100) / 10, count.magnitude % 10)
    switch self {
    case .one: return count == 1 ? .one : .other
    case .zeroAndOne: return count.magnitude <= 1 ? .one : .other
    case .oneAndFew: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
    case .oneFewAndMany, .oneAndFewByDigit:
      if units == 1, tens != 1 { return .one }
      if (2...4).contains(units), tens != 1 { return .few }
      return self == .oneFewAndMany ? .many : .other
    }
  }
}
