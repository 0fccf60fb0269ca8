// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let italian = DateWords(
    language: "it",
    order: .dayFirst,
    months: [
      "gennaio, gen, genn", "febbraio, feb, febbr", "marzo, mar", "aprile, apr", "maggio, mag",
      "giugno, giu", "luglio, lug", "agosto, ago", "settembre, set, sett", "ottobre, ott",
      "novembre, nov", "dicembre, dic",
    ],
    weekdays: [
      "domenica", "lunedì", "martedì", "mercoledì", "giovedì", "venerdì", "sabato",
    ],
    ordinals: [
      "primo", "secondo", "terzo", "quarto", "quinto", "sesto", "settimo", "ottavo", "nono",
      "decimo", "undicesimo", "dodicesimo", "tredicesimo", "quattordicesimo", "quindicesimo",
      "sedicesimo", "diciassettesimo", "diciottesimo", "diciannovesimo", "ventesimo",
      "ventunesimo",
    ],
    ordinalEndings: "o, a, esimo, mo",
    decades: "anni, gli anni, decennio",
    centuries: "secolo, secoli, sec",
    beforeOurEra: "a. C., avanti Cristo, avanti C., prima di Cristo, a. e. v.",
    ourEra: "d. C., dopo Cristo, dopo C., e. v.",
    until: "fino al, fino a",
    untilOrOn: "al, a, all'",
    from: "dal, dall'",
    between: "tra, tra il, fra, fra il",
    and: "e, e il",
    ignored: """
      il, lo, la, gli, l', di, del, dell', nel, nell', anno, mese, giorno, verso, intorno al, era il
      """
  )
}
