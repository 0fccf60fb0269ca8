// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in Italian.
  static let italian = NumberLanguage(
    small: "zero uno|un|una due tre|tré quattro cinque sei sette otto nove dieci undici dodici "
      + "tredici quattordici quindici sedici diciassette diciotto diciannove",
    tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
    compound: "{tens}{ones}",
    others:
      "21 ventuno|ventun 28 ventotto 31 trentuno|trentun 38 trentotto 41 quarantuno|quarantun "
      + "48 quarantotto 51 cinquantuno|cinquantun 58 cinquantotto 61 sessantuno|sessantun "
      + "68 sessantotto 71 settantuno|settantun 78 settantotto 81 ottantuno|ottantun 88 ottantotto "
      + "91 novantuno|novantun 98 novantotto 108 centotto 180 centottanta",
    hundred: "cento",
    thousand: "mille mila",
    and: "e",
    or: "o oppure",
    minus: "meno",
    mark: "virgola",
    articles: "",
    of: "di",
    parts: "2 mezzo|mezza:mezzi 3 terzo:terzi 4 quarto:quarti 5 quinto:quinti 6 sesto:sesti "
      + "7 settimo:settimi 8 ottavo:ottavi 9 nono:noni 10 decimo:decimi 11 undicesimo:undicesimi "
      + "12 dodicesimo:dodicesimi 16 sedicesimo:sedicesimi 20 ventesimo:ventesimi "
      + "100 centesimo:centesimi 1000 millesimo:millesimi",
    fixedParts: "1/2 mezzo|mezza|metà",
    quantities: [("12", "dozzina"), ("100", "centinaio"), ("1000", "migliaio")],
    magnitudes: "3 mila 6 milione|milioni|mln 9 miliardo|miliardi|mld",
    signs: [
      ("^", "alla elevato_a elevato_alla"), ("*", "moltiplicato_per"),
      ("/", "fratto diviso diviso_per"),
    ],
    approximations: "circa quasi all_incirca approssimativamente intorno_a più_o_meno",
    openings: "nel nell_anno l_anno anno il la lo gli le sono è c_è ci_sono "
      + "la_risposta_è risposta il_risultato_è risultato",
    names: "ph ph_di",
    copulas: "è sono vale valgono fa era",
    reservations: "non mai meno più sotto sopra senza tranne nessuno nessuna minimo massimo",
    eras: "d_c dopo_cristo",
    counted: "abitanti abitante persone persona alunni alunne bambini bambine uomini donne membri "
      + "seggi stati paesi pianeti lune ossa denti cromosomi elettroni protoni neutroni atomi molecole "
      + "ioni particelle cellule specie pezzi punti pagine facce spigoli vertici lati carte libri mele "
      + "uova auto voti possibilità combinazioni risultati soluzioni elementi lettere parole coppie "
      + "gol giocatori volte"
  )
}
