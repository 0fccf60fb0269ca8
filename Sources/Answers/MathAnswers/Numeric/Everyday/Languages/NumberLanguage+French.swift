// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in French, with the tens of Belgium and Switzerland.
  static let french = NumberLanguage(
    small: "zéro un|une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze "
      + "quinze seize dixsept dixhuit dixneuf",
    tens:
      "vingt trente quarante cinquante soixante septante quatrevingt|quatrevingts|huitante|octante "
      + "nonante",
    compound: "{tens}{ones} {tens}et{ones}",
    others: "70 soixantedix 71 soixanteetonze|soixanteonze 72 soixantedouze 73 soixantetreize "
      + "74 soixantequatorze 75 soixantequinze 76 soixanteseize 77 soixantedixsept "
      + "78 soixantedixhuit 79 soixantedixneuf 90 quatrevingtdix 91 quatrevingtonze "
      + "92 quatrevingtdouze 93 quatrevingttreize 94 quatrevingtquatorze 95 quatrevingtquinze "
      + "96 quatrevingtseize 97 quatrevingtdixsept 98 quatrevingtdixhuit 99 quatrevingtdixneuf "
      + "100 cent 200 deuxcent|deuxcents 300 troiscent|troiscents 400 quatrecent|quatrecents "
      + "500 cinqcent|cinqcents 600 sixcent|sixcents 700 septcent|septcents 800 huitcent|huitcents "
      + "900 neufcent|neufcents",
    hundred: "",
    thousand: "mille",
    and: "et",
    or: "ou",
    minus: "moins",
    mark: "virgule",
    articles: "",
    of: "de d",
    parts: "2 demi|demie:demis|demies 3 tiers:tiers 4 quart:quarts 5 cinquième:cinquièmes "
      + "6 sixième:sixièmes 7 septième:septièmes 8 huitième:huitièmes 9 neuvième:neuvièmes "
      + "10 dixième:dixièmes 11 onzième:onzièmes 12 douzième:douzièmes 16 seizième:seizièmes "
      + "20 vingtième:vingtièmes 100 centième:centièmes 1000 millième:millièmes",
    fixedParts: "1/2 demi|demie|moitié",
    quantities: [
      ("12", "douzaine"), ("20", "vingtaine"), ("100", "centaine"), ("1000", "millier"),
    ],
    magnitudes: "3 mille|milliers 6 million|millions 9 milliard|milliards|mds|mrd "
      + "12 billion|billions",
    signs: [
      ("^", "puissance exposant à_la_puissance"), ("*", "fois multiplié_par"),
      ("/", "sur divisé_par"),
    ],
    approximations: "environ à_peu_près presque approximativement autour_de quelque vers ca",
    openings: "en en_l_an l_an l_année année le la les il_y_a il_y_en_a "
      + "c_est ce_sont la_réponse_est réponse le_résultat_est résultat cela_fait ça_fait",
    names: "ph ph_de",
    copulas: "est sont vaut valent fait égale",
    reservations: "pas non jamais moins plus sous sur sans sauf aucun aucune minimum maximum",
    eras: "ap_j_c apr_j_c après_jésus_christ de_notre_ère",
    counted: "habitants habitant personnes personne élèves enfants hommes femmes membres sièges "
      + "états pays planètes lunes os dents chromosomes électrons protons neutrons atomes molécules "
      + "ions particules cellules espèces morceaux points pages faces arêtes sommets côtés cartes "
      + "livres pommes œufs voitures voix possibilités combinaisons résultats solutions éléments "
      + "lettres mots paires buts joueurs fois"
  )
}
