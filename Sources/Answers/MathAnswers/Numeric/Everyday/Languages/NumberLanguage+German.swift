// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in German.
  static let german = NumberLanguage(
    small: "null eins|ein|eine|einen|einem|einer|eines zwei|zwo drei vier fünf sechs sieben acht "
      + "neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
    tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    compound: "{ones}und{tens}",
    hundred: "hundert",
    thousand: "tausend",
    and: "und",
    or: "oder",
    minus: "minus",
    mark: "komma",
    articles: "",
    of: "von",
    parts: "2 halb|halbe|halber|halbes|halben|halbem:halbe 3 drittel:drittel 4 viertel:viertel "
      + "5 fünftel:fünftel 6 sechstel:sechstel 7 siebtel|siebentel:siebtel|siebentel "
      + "8 achtel:achtel 9 neuntel:neuntel 10 zehntel:zehntel 11 elftel:elftel "
      + "12 zwölftel:zwölftel 16 sechzehntel:sechzehntel 20 zwanzigstel:zwanzigstel "
      + "100 hundertstel:hundertstel 1000 tausendstel:tausendstel",
    fixedParts: "1/2 halb|halbe|halber|halbes|halben|halbem "
      + "3/2 anderthalb|anderthalbe|anderthalben|anderthalber",
    quantities: [
      ("12", "dutzend"), ("1/4 h", "viertelstunde"), ("1/2 h", "halbestunde"),
      ("3/4 h", "dreiviertelstunde"),
    ],
    magnitudes:
      "2 hundert 3 tausend|tsd 6 million|millionen|mio|mill 9 milliarde|milliarden|mrd|md "
      + "12 billion|billionen|bio 15 billiarde|billiarden 18 trillion|trillionen "
      + "21 trilliarde|trilliarden",
    signs: [("^", "hoch"), ("*", "mal"), ("/", "zu von durch geteilt_durch")],
    approximations:
      "etwa ungefähr rund circa zirka ca annähernd fast knapp in_etwa gut so_um",
    openings:
      "der die das im_jahr im_jahre jahr das_jahr im die_antwort_ist antwort die_lösung_ist lösung "
      + "das_ergebnis_ist ergebnis es_sind es_ist das_sind das_ist sind ist in_ca",
    names: "ph ph_wert ph_von",
    copulas: "ist sind beträgt war gleich",
    reservations:
      "nicht kein keine nie weniger mehr als unter über mindestens höchstens ohne außer "
      + "kleiner größer",
    eras: "n_chr nach_christus nach_chr u_z unserer_zeitrechnung anno",
    counted: "einwohner einwohnern einwohnerinnen menschen mensch personen person leute bürger "
      + "schüler schülerinnen kinder männer frauen mitglieder sitze staaten länder bundesländer "
      + "planeten monde knochen zähne chromosomen elektronen protonen neutronen atome moleküle "
      + "ionen teilchen zellen arten stück stk mal punkte seiten flächen kanten ecken karten "
      + "bücher äpfel eier autos stimmen möglichkeiten kombinationen ergebnisse lösungen elemente "
      + "lang breit tief schwer alt schnell buchstaben wörter paare tore spieler"
  )
}
