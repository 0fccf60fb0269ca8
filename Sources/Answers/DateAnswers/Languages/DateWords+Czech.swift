// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let czech = DateWords(
    language: "cs",
    order: .dayFirst,
    months: [
      "leden, ledna, lednu, led", "únor, února, únoru, úno", "březen, března, březnu, bře",
      "duben, dubna, dubnu, dub", "květen, května, květnu, kvě", "červen, června, červnu, čvn",
      "červenec, července, červenci, čvc", "srpen, srpna, srpnu, srp", "září, zář",
      "říjen, října, říjnu, říj", "listopad, listopadu, lis", "prosinec, prosince, prosinci",
    ],
    weekdays: [
      "neděle, neděli", "pondělí", "úterý", "středa, středu", "čtvrtek", "pátek", "sobota, sobotu",
    ],
    ordinalEndings: "",
    centuries: "století, stol, st",
    beforeOurEra: "př. n. l., př. Kr., před naším letopočtem, před Kristem",
    ourEra: "n. l., po Kr., našeho letopočtu, po Kristu",
    until: "až",
    from: "od",
    between: "mezi",
    and: "a",
    ignored: "v, ve, rok, roku, roce, r, léta, den, dne, asi, kolem, zhruba"
  )
}
