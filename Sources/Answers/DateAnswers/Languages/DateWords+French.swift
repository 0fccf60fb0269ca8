// SPDX-License-Identifier: Apache-2.0
extension DateWords {
  static let french = DateWords(
    language: "fr",
    order: .dayFirst,
    months: [
      "janvier, janv", "février, févr, fév", "mars", "avril, avr", "mai", "juin", "juillet, juil",
      "août", "septembre, sept", "octobre, oct", "novembre, nov", "décembre, déc",
    ],
    weekdays: [
      "dimanche, dim", "lundi, lun", "mardi", "mercredi, mer", "jeudi, jeu", "vendredi, ven",
      "samedi, sam",
    ],
    ordinals: [
      "premier, première", "deuxième, second, seconde", "troisième", "quatrième", "cinquième",
      "sixième", "septième", "huitième", "neuvième", "dixième", "onzième", "douzième", "treizième",
      "quatorzième", "quinzième", "seizième", "dix-septième", "dix-huitième", "dix-neuvième",
      "vingtième", "vingt-et-unième, vingt et unième",
    ],
    ordinalEndings: "er, ère, re, e, ème, ième",
    decades: "années, les années, décennie",
    centuries: "siècle, siècles, s",
    beforeOurEra: """
      av. J.-C., avant J.-C., avant Jésus-Christ, avant notre ère, av. n. è., avant l'ère commune, AEC
      """,
    ourEra: """
      ap. J.-C., apr. J.-C., après J.-C., après Jésus-Christ, de notre ère, de l'ère commune
      """,
    until: "jusqu'à, jusqu'en, jusqu'au",
    untilOrOn: "à, au",
    from: "",
    between: "entre",
    and: "et, en",
    ignored: """
      le, la, les, l', du, de, des, d', dans, an, année, mois, jour, vers, environ, autour de, l'an, en l'an, \
      c'était
      """
  )
}
