// SPDX-License-Identifier: Apache-2.0
import DateAnswers
import LudusCore

/// Writes dates as people do in one language, from facts of its own.
struct DateWriter {
  let language: Language
  let months: [String]
  let shortMonths: [String]
  /// A day, a month and a year, with `d`, `ddd` (ordinal), `mmm`, `mm` (short) and `y` for these.
  let days: [String]
  let monthsAndYears: [String]
  let years: [String]
  let centuries: [String]
  let periods: [String]
  let before: [String]
  var ordinal: @Sendable (Int) -> String = { "\($0)." }

  static let numericDays = [
    "d.m.y", "dd.mm.y", "d. m. y", "y-mm-dd", "y/mm/dd", "d.R.y", "y.mm.dd", "d. R. y",
  ]

  /// Writes a day in the notation.
  func write(_ notation: String, day: Int, month: Int, year: Int) -> String {
    var text = ""
    var rest = notation[...]
    let parts: [(String, String)] = [
      ("{d}", "\(day)"), ("{dd}", Self.padded(day)), ("{o}", ordinal(day)),
      ("{m}", "\(month)"), ("{mm}", Self.padded(month)), ("{R}", Self.roman[month]),
      ("{M}", months[month - 1]), ("{S}", shortMonths[month - 1]), ("{y}", "\(year)"),
    ]
    while !rest.isEmpty {
      if let (name, value) = parts.first(where: { rest.hasPrefix($0.0) }) {
        text += value
        rest = rest.dropFirst(name.count)
      } else {
        text.append(rest.removeFirst())
      }
    }
    return text
  }

  static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  static let roman = [
    "", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV",
    "XV",
    "XVI", "XVII", "XVIII", "XIX", "XX", "XXI",
  ]

  /// The notations that every language shares, none of which is ambiguous.
  static let shared = [
    "{d}.{m}.{y}", "{dd}.{mm}.{y}", "{d}. {m}. {y}", "{y}-{mm}-{dd}", "{y}/{mm}/{dd}",
    "{y}.{mm}.{dd}",
    "{d}.{R}.{y}", "{d} {R} {y}", "{d}-{S}-{y}", "{d} {M} {y}", "{d}. {M} {y}", "{d} {S}. {y}",
    "{M} {d}, {y}", "{y} {M} {d}", "  {d}   {M}\u{A0}{y} ", "({d} {M} {y})", "{d} {M}, {y}",
  ]
}

extension DateWriter {
  static let all: [DateWriter] = [
    DateWriter(
      language: "en",
      months: list(
        "January February March April May June July August September October November December"
      ),
      shortMonths: list("Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec"),
      days: [
        "the {o} of {M}, {y}", "{M} {o}, {y}", "{M} the {o} {y}", "on {d} {M} {y}", "{S} {d} {y}",
      ],
      monthsAndYears: ["{M} {y}", "in {M} {y}", "{S} {y}", "{M} of {y}"],
      years: ["{y}", "in {y}", "the year {y}", "{y} AD", "AD {y}", "{y} CE", "A.D. {y}"],
      centuries: ["{o} century", "the {o} century", "{o} c.", "{R} century", "{o}-century"],
      periods: [
        "{a}-{b}", "{a}–{b}", "{a} - {b}", "{a} to {b}", "from {a} to {b}", "from {a} until {b}",
      ],
      before: ["{y} BC", "{y} BCE", "{y} B.C.", "{y}BC", "-{y}"],
      ordinal: {
        "\($0)\($0 / 10 == 1 ? "th" : ["th", "st", "nd", "rd"].dropFirst($0 % 10).first ?? "th")"
      }
    ),
    DateWriter(
      language: "de",
      months: list(
        "Januar Februar März April Mai Juni Juli August September Oktober November Dezember"
      ),
      shortMonths: list("Jan Feb Mär Apr Mai Jun Jul Aug Sept Okt Nov Dez"),
      days: ["am {d}. {M} {y}", "den {d}. {M} {y}", "{d}. {S}. {y}", "am {d}. {M} im Jahr {y}"],
      monthsAndYears: ["{M} {y}", "im {M} {y}", "{S}. {y}", "im {M} des Jahres {y}"],
      years: [
        "{y}", "im Jahr {y}", "im Jahre {y}", "{y} n. Chr.", "{y} n.Chr.", "{y} nach Christus",
      ],
      centuries: ["{d}. Jahrhundert", "{d}. Jh.", "im {d}. Jahrhundert", "{R}. Jahrhundert"],
      periods: ["{a} bis {b}", "von {a} bis {b}", "{a}–{b}", "{a} – {b}"],
      before: [
        "{y} v. Chr.", "{y} v.Chr.", "{y} vor Christus", "{y} v. u. Z.", "im Jahr {y} v. Chr.",
      ]
    ),
    DateWriter(
      language: "fr",
      months: list(
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
      ),
      shortMonths: list("janv févr mars avr mai juin juil août sept oct nov déc"),
      days: ["le {d} {M} {y}", "le {o} {M} {y}", "{d} {S}. {y}"],
      monthsAndYears: ["{M} {y}", "en {M} {y}", "{S}. {y}"],
      years: ["{y}", "en {y}", "l'an {y}", "{y} ap. J.-C.", "en {y} après Jésus-Christ"],
      centuries: [
        "{R}e siècle", "le {R}e siècle", "{R}ème siècle", "{d}e siècle", "au {R}ᵉ siècle",
      ],
      periods: ["de {a} à {b}", "{a}-{b}", "{a} – {b}", "entre {a} et {b}"],
      before: ["{y} av. J.-C.", "{y} avant J.-C.", "{y} avant Jésus-Christ", "en {y} av. J.-C."],
      ordinal: { $0 == 1 ? "1er" : "\($0)" }
    ),
    DateWriter(
      language: "es",
      months: list(
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
      ),
      shortMonths: list("ene feb mar abr may jun jul ago sept oct nov dic"),
      days: [
        "{d} de {M} de {y}", "el {d} de {M} de {y}", "{d} de {M} del {y}", "{o} de {M} de {y}",
      ],
      monthsAndYears: ["{M} de {y}", "en {M} de {y}", "{S}. {y}"],
      years: ["{y}", "en {y}", "el año {y}", "en el año {y}", "{y} d. C.", "{y} d.C."],
      centuries: ["siglo {R}", "el siglo {R}", "s. {R}", "siglo {d}"],
      periods: ["de {a} a {b}", "{a}-{b}", "desde {a} hasta {b}", "entre {a} y {b}"],
      before: ["{y} a. C.", "{y} a.C.", "{y} antes de Cristo", "el año {y} a. de C."],
      ordinal: { $0 == 1 ? "1º" : "\($0)" }
    ),
    DateWriter(
      language: "it",
      months: list(
        "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre"
      ),
      shortMonths: list("gen feb mar apr mag giu lug ago set ott nov dic"),
      days: ["il {d} {M} {y}", "{o} {M} {y}", "{d} {M} del {y}"],
      monthsAndYears: ["{M} {y}", "nel {M} {y}", "{S}. {y}"],
      years: ["{y}", "nel {y}", "l'anno {y}", "{y} d.C.", "{y} dopo Cristo"],
      centuries: ["{R} secolo", "il {R} secolo", "sec. {R}", "{d}° secolo"],
      periods: ["dal {a} al {b}", "{a}-{b}", "tra il {a} e il {b}"],
      before: ["{y} a.C.", "{y} a. C.", "{y} avanti Cristo", "nel {y} a.C."],
      ordinal: { $0 == 1 ? "1º" : "\($0)" }
    ),
    DateWriter(
      language: "pt",
      months: list(
        "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro"
      ),
      shortMonths: list("jan fev mar abr mai jun jul ago set out nov dez"),
      days: [
        "{d} de {M} de {y}", "a {d} de {M} de {y}", "em {d} de {M} de {y}", "{o} de {M} de {y}",
      ],
      monthsAndYears: ["{M} de {y}", "em {M} de {y}", "{S}. {y}"],
      years: ["{y}", "em {y}", "o ano {y}", "no ano de {y}", "{y} d.C."],
      centuries: ["século {R}", "o século {R}", "séc. {R}", "no século {R}"],
      periods: ["de {a} a {b}", "{a}-{b}", "entre {a} e {b}", "de {a} até {b}"],
      before: ["{y} a.C.", "{y} a. C.", "{y} antes de Cristo"],
      ordinal: { $0 == 1 ? "1.º" : "\($0)" }
    ),
    DateWriter(
      language: "nl",
      months: list(
        "januari februari maart april mei juni juli augustus september oktober november december"
      ),
      shortMonths: list("jan feb mrt apr mei jun jul aug sep okt nov dec"),
      days: ["op {d} {M} {y}", "{o} {M} {y}", "de {o} {M} {y}"],
      monthsAndYears: ["{M} {y}", "in {M} {y}", "{S}. {y}"],
      years: ["{y}", "in {y}", "in het jaar {y}", "{y} n.Chr.", "{y} na Christus"],
      centuries: ["{d}e eeuw", "de {d}e eeuw", "in de {d}de eeuw", "{R}e eeuw"],
      periods: [
        "van {a} tot {b}", "{a}-{b}", "{a} t/m {b}", "tussen {a} en {b}", "{a} tot en met {b}",
      ],
      before: ["{y} v.Chr.", "{y} v. Chr.", "{y} voor Christus"],
      ordinal: { "\($0)e" }
    ),
  ]

  private static func list(_ words: String) -> [String] {
    words.split(separator: " ").map(String.init)
  }
}
