// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in Dutch.
  static let dutch = NumberLanguage(
    small:
      "nul een|één|ene twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien "
      + "vijftien zestien zeventien achttien negentien",
    tens: "twintig dertig veertig vijftig zestig zeventig tachtig negentig",
    compound: "{ones}en{tens} {ones}ën{tens}",
    hundred: "honderd",
    thousand: "duizend",
    and: "en ën",
    or: "of",
    minus: "minus",
    mark: "komma",
    articles: "een",
    of: "van",
    parts:
      "2 half|halve:halven|halve 3 derde:derde|derden 4 kwart|vierde:kwart|kwarten|vierde|vierden "
      + "5 vijfde:vijfde|vijfden 6 zesde:zesde|zesden 7 zevende:zevende|zevenden "
      + "8 achtste:achtste|achtsten 9 negende:negende|negenden 10 tiende:tiende|tienden "
      + "11 elfde:elfde|elfden 12 twaalfde:twaalfde|twaalfden 16 zestiende:zestiende|zestienden "
      + "20 twintigste:twintigste|twintigsten 100 honderdste:honderdste|honderdsten "
      + "1000 duizendste:duizendste|duizendsten",
    fixedParts: "1/2 half|halve|helft 3/2 anderhalf|anderhalve",
    quantities: [("12", "dozijn"), ("1/4 h", "kwartier")],
    magnitudes: "3 duizend 6 miljoen|mln 9 miljard|mld|mrd 12 biljoen",
    signs: [
      ("^", "tot_de_macht"), ("*", "keer maal"), ("/", "gedeeld_door op_de"),
    ],
    approximations: "ongeveer circa ca bijna rond zowat om_en_nabij zo_n een_stuk_of",
    openings: "in_het_jaar het_jaar jaar in de het er_zijn het_is het_zijn dat_is dat_zijn "
      + "het_antwoord_is antwoord het_resultaat_is resultaat",
    names: "ph ph_van",
    copulas: "is zijn bedraagt was waren",
    reservations: "niet geen nooit minder meer onder boven zonder behalve minstens hoogstens",
    eras: "n_chr na_christus na_chr",
    counted:
      "inwoners inwoner mensen personen persoon leerlingen kinderen mannen vrouwen leden zetels "
      + "staten landen planeten manen botten tanden chromosomen elektronen protonen neutronen atomen "
      + "moleculen ionen deeltjes cellen soorten stuks punten vlakken ribben hoekpunten zijden "
      + "kaarten boeken appels eieren stemmen mogelijkheden combinaties uitkomsten oplossingen "
      + "elementen letters woorden paren doelpunten spelers keer"
  )
}
