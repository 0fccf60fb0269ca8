// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let dutch = DateWords(
    language: "nl",
    order: .dayFirst,
    months: [
      "januari, jan", "februari, feb", "maart, mrt", "april, apr", "mei", "juni, jun", "juli, jul",
      "augustus, aug", "september, sept, sep", "oktober, okt", "november, nov", "december, dec",
    ],
    weekdays: [
      "zondag", "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag",
    ],
    ordinals: [
      "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
      "tiende", "elfde", "twaalfde", "dertiende", "veertiende", "vijftiende", "zestiende",
      "zeventiende", "achttiende", "negentiende", "twintigste", "eenentwintigste",
    ],
    ordinalEndings: "e, ste, de",
    decades: "jaren, de jaren, decennium",
    centuries: "eeuw, eeuwen, e eeuw",
    beforeOurEra: """
      v. Chr., v. C., voor Chr., voor Christus, v. o. j., voor onze jaartelling, v. o. t.
      """,
    ourEra: "n. Chr., n. C., na Chr., na Christus, van onze jaartelling",
    until: "tot, tot en met, t/m",
    from: "vanaf",
    between: "tussen",
    and: "en",
    ignored: "de, het, van, op, in, jaar, maand, dag, omstreeks, rond, ongeveer, het was"
  )
}
