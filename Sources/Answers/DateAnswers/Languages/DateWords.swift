// SPDX-License-Identifier: Apache-2.0
internal import LudusCore

/// The words and signs with which a language writes dates: facts, one file per language.
///
/// Lists are separated by commas. Case, accents, blanks and full stops make no difference: "v. Chr." is also
/// "v.Chr." and "V CHR".
struct DateWords: Sendable {
  /// The language.
  let language: Language
  /// In which order three numbers are a date; nil where that is not the same everywhere.
  let order: DateMatcher.Order?
  /// The order in regions of a language that has none, by their codes.
  var ordersByRegion: [String: DateMatcher.Order] = [:]
  /// The twelve months: names, their other forms, abbreviations.
  let months: [String]
  /// The seven days of the week from Sunday on.
  let weekdays: [String]
  /// First, second, third and so on, as far as they are of use for days and centuries.
  var ordinals: [String] = []
  /// The endings of the digits of an ordinal number: "3rd".
  let ordinalEndings: String
  /// The endings of the digits of a decade: "1990s".
  var decadeEndings = ""
  /// The words that make the year behind them a decade: "années 1990".
  var decades = ""
  /// The words that make a number a century.
  let centuries: String
  /// The words that make a year one before our era.
  let beforeOurEra: String
  /// The words that make a year one of our era.
  let ourEra: String
  /// The words between the ends of a period.
  let until: String
  /// The same words where they can also stand before a single date: "a 14 de julho".
  var untilOrOn = ""
  /// The words that stand before the first end of a period and never before a single date.
  let from: String
  /// The same for a period whose ends are joined by "and".
  let between: String
  /// The "and" of it; at the beginning it is taken for nothing, as the French "en 1789".
  let and: String
  /// The words that say nothing about the date: articles, prepositions, "year", "about".
  let ignored: String

  /// All languages, the first of which counts where two have the same word for different things.
  static let all: [DateWords] = [
    .english, .german, .french, .spanish, .italian, .portuguese, .dutch, .czech, .russian,
  ]

  /// The order that is usual in a language or region, or nil when it is unknown or differs.
  static func order(in language: Language) -> DateMatcher.Order? {
    guard let words = all.first(where: { $0.language == language.base }) else { return nil }
    let subtags: [Substring] = (language.canonical ?? language).rawValue.split(separator: "-")
    let region = subtags.dropFirst().first { $0.count == 2 }
    return words.order ?? region.flatMap { words.ordersByRegion[String($0)] }
  }
}
