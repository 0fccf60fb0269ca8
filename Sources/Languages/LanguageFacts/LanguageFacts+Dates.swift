// SPDX-License-Identifier: Apache-2.0
extension LanguageFacts {
  /// The words and signs with which a language writes dates.
  ///
  /// Lists are separated by commas. Case, accents, blanks and full stops make no difference: "v.
  /// Chr." is also "v.Chr." and "V CHR".
  package struct Dates: Sendable {
    /// The order in which three numbers are a date, "dmy" or "mdy"; nil where that is not the same
    /// everywhere.
    package var order: String?
    /// The order in regions of a language that has none, by their codes.
    package var ordersByRegion: [String: String] = [:]
    /// The twelve months: names, their other forms, abbreviations.
    package var months: [String] = []
    /// The seven days of the week from Sunday on.
    package var weekdays: [String] = []
    /// First, second, third and so on, as far as they are of use for days and centuries.
    package var ordinals: [String] = []
    /// The words for one, two, three and so on, where days or centuries are counted with them; they
    /// are read in answers of the language alone.
    package var cardinals: [String] = []
    /// The names of the decades from the twenties to the nineties.
    package var decadeNames: [String] = []
    /// Centuries with names of their own, each behind its number.
    package var centuryNames = ""
    /// The endings of the digits of an ordinal number: "3rd".
    package var ordinalEndings = ""
    /// The endings of the digits of a decade: "1990s".
    package var decadeEndings = ""
    /// The words that make the year behind them a decade: "années 1990".
    package var decades = ""
    /// The words that make the ordinal number before them a decade: "léta" of the Czech sixties.
    package var decadesBehind = ""
    /// The words that make a number a century.
    package var centuries = ""
    /// The words that make a year one before our era.
    package var beforeOurEra = ""
    /// The words that make a year one of our era.
    package var ourEra = ""
    /// The words between the ends of a period.
    package var until = ""
    /// The same words where they can also stand before a single date: "a 14 de julho".
    package var untilOrOn = ""
    /// The words that stand before the first end of a period and never before a single date.
    package var from = ""
    /// The same for a period whose ends are joined by "and".
    package var between = ""
    /// The "and" of it; at the beginning it is taken for nothing, as the French "en 1789".
    package var and = ""
    /// The words that say nothing about the date: articles, prepositions, "year", "about".
    package var ignored = ""
    /// The form in which a date is shown.
    package var writing = DateWriting()

    package init() {}
  }

  /// The form in which a date is shown, with names in braces for its parts.
  package struct DateWriting: Sendable {
    /// A day of a month of a year.
    package var day = "{day} {month} {year}"
    /// The same in regions that put the day first, in a language that has no order for all.
    package var dayFirst = "{day} {month} {year}"
    /// A month of a year.
    package var month = "{month} {year}"
    /// The names of the twelve months behind a day, where they are others than alone.
    package var monthsOfDays = ""
    /// The number of the first day of a month, as it stands in a date.
    package var firstDay = "1"
    /// The words behind a date before our era.
    package var beforeOurEra = ""
    /// The words behind a date of our era in the first century.
    package var ourEra = ""

    package init() {}
  }
}
