// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let german = DateWords(
    language: .german,
    order: .dayFirst,
    months: [
      "Januar, Jänner, Jaenner, Jan", "Februar, Feber, Feb", "März, Maerz, Mär, Mrz", "April, Apr",
      "Mai", "Juni, Juno, Jun", "Juli, Jul", "August, Aug", "September, Sept, Sep",
      "Oktober, Okt", "November, Nov", "Dezember, Dez",
    ],
    weekdays: [
      "Sonntag, So", "Montag, Mo", "Dienstag, Di", "Mittwoch, Mi", "Donnerstag, Do", "Freitag, Fr",
      "Samstag, Sonnabend, Sa",
    ],
    ordinals: [
      "ersten, erster, erstes, erste", "zweiten, zweiter, zweites, zweite",
      "dritten, dritter, drittes, dritte", "vierten, vierter, viertes, vierte",
      "fünften, fünfter, fünftes, fünfte", "sechsten, sechster, sechstes, sechste",
      "siebten, siebter, siebtes, siebte, siebenten", "achten, achter, achtes, achte",
      "neunten, neunter, neuntes, neunte", "zehnten, zehnter, zehntes, zehnte",
      "elften, elfter, elftes, elfte", "zwölften, zwölfter, zwölftes, zwölfte",
      "dreizehnten, dreizehnter, dreizehntes, dreizehnte",
      "vierzehnten, vierzehnter, vierzehntes, vierzehnte",
      "fünfzehnten, fünfzehnter, fünfzehntes, fünfzehnte",
      "sechzehnten, sechzehnter, sechzehntes, sechzehnte",
      "siebzehnten, siebzehnter, siebzehntes, siebzehnte",
      "achtzehnten, achtzehnter, achtzehntes, achtzehnte",
      "neunzehnten, neunzehnter, neunzehntes, neunzehnte",
      "zwanzigsten, zwanzigster, zwanzigstes, zwanzigste",
      "einundzwanzigsten, einundzwanzigster, einundzwanzigstes, einundzwanzigste",
      "zweiundzwanzigsten, zweiundzwanzigster", "dreiundzwanzigsten, dreiundzwanzigster",
      "vierundzwanzigsten, vierundzwanzigster", "fünfundzwanzigsten, fünfundzwanzigster",
      "sechsundzwanzigsten, sechsundzwanzigster", "siebenundzwanzigsten, siebenundzwanzigster",
      "achtundzwanzigsten, achtundzwanzigster", "neunundzwanzigsten, neunundzwanzigster",
      "dreißigsten, dreißigster", "einunddreißigsten, einunddreißigster",
    ],
    ordinalEndings: "te, ten, ter, tes, ste, sten",
    decadeEndings: "er, ern",
    centuries:
      "Jahrhundert, Jahrhunderts, Jahrhunderte, Jahrhunderten, Jh, Jhd, Jhdt, Jhs, Jahrh, Jht",
    beforeOurEra: """
      v. Chr., v. C., vor Chr., vor Christus, vor Christi, vor Christi Geburt, v. u. Z., vor unserer Zeitrechnung, \
      vor unserer Zeit, v. d. Z.
      """,
    ourEra: """
      n. Chr., n. C., nach Chr., nach Christus, nach Christi, nach Christi Geburt, n. u. Z., u. Z., \
      unserer Zeitrechnung, nach unserer Zeitrechnung
      """,
    until: "bis, bis zum, bis zu, bis ins",
    from: "",
    between: "zwischen",
    and: "und",
    ignored: """
      der, die, das, den, dem, des, am, im, in, ins, von, vom, zum, Jahr, Jahre, Jahren, Jahres, im Jahr, \
      Monat, Tag, um, etwa, ungefähr, rund, gegen, circa, es war, das war
      """
  )
}
