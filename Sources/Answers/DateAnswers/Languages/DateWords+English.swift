// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let english = DateWords(
    language: .english,
    order: nil,
    ordersByRegion: [
      "US": .monthFirst, "GB": .dayFirst, "IE": .dayFirst, "AU": .dayFirst, "NZ": .dayFirst,
      "IN": .dayFirst,
    ],
    months: [
      "January, Jan", "February, Feb", "March, Mar", "April, Apr", "May", "June, Jun", "July, Jul",
      "August, Aug", "September, Sept, Sep", "October, Oct", "November, Nov", "December, Dec",
    ],
    weekdays: [
      "Sunday, Sun", "Monday, Mon", "Tuesday, Tue, Tues", "Wednesday, Wed, Weds",
      "Thursday, Thu, Thur, Thurs", "Friday, Fri", "Saturday, Sat",
    ],
    ordinals: [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth",
      "eighteenth", "nineteenth", "twentieth", "twenty-first", "twenty-second", "twenty-third",
      "twenty-fourth", "twenty-fifth", "twenty-sixth", "twenty-seventh", "twenty-eighth",
      "twenty-ninth", "thirtieth", "thirty-first",
    ],
    ordinalEndings: "st, nd, rd, th",
    decadeEndings: "s",
    decades: "decade, decade of",
    centuries: "century, centuries, cent, c",
    beforeOurEra: "BC, BCE, before Christ, before the common era, before Common Era",
    ourEra: "AD, CE, after Christ, anno Domini, of the common era, common era",
    until: "to, until, till, through, up to",
    from: "from",
    between: "between",
    and: "and",
    ignored: """
      the, of, in, on, at, during, year, day, month, in the year, year of our Lord, it was, about, around, \
      circa, ca, approximately, approx
      """
  )
}
