// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let spanish = DateWords(
    language: "es",
    order: .dayFirst,
    months: [
      "enero, ene", "febrero, feb", "marzo, mar", "abril, abr", "mayo, may", "junio, jun",
      "julio, jul", "agosto, ago", "septiembre, setiembre, sept, sep", "octubre, oct",
      "noviembre, nov", "diciembre, dic",
    ],
    weekdays: ["domingo", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado"],
    ordinals: [
      "primero, primer", "segundo", "tercero, tercer", "cuarto", "quinto", "sexto", "séptimo",
      "octavo", "noveno", "décimo", "undécimo", "duodécimo",
    ],
    ordinalEndings: "o, a, ro, er, do, to, mo, vo, no",
    decades: "años, los años, década, década de, década de los",
    centuries: "siglo, siglos, s, sig",
    beforeOurEra: """
      a. C., a. de C., a. J. C., a. de J. C., antes de Cristo, antes de Jesucristo, AEC, \
      antes de nuestra era, antes de la era común
      """,
    ourEra: """
      d. C., d. de C., d. J. C., después de Cristo, después de Jesucristo, de nuestra era, \
      de la era común
      """,
    until: "hasta, hasta el",
    untilOrOn: "a, al",
    from: "desde, desde el",
    between: "entre",
    and: "y, e",
    ignored: "el, la, los, las, de, del, en, en el, año, mes, día, hacia, alrededor de, sobre, fue"
  )
}
