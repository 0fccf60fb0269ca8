// SPDX-License-Identifier: Apache-2.0
extension NumberLanguage {
  /// Numbers in Czech; tens may stand behind ones.
  static let czech = NumberLanguage(
    small:
      "nula jeden|jedna|jedno dva|dvě tři čtyři pět šest sedm osm devět deset jedenáct dvanáct "
      + "třináct čtrnáct patnáct šestnáct sedmnáct osmnáct devatenáct",
    tens: "dvacet třicet čtyřicet padesát šedesát sedmdesát osmdesát devadesát",
    compound: "{tens}{ones} {ones}a{tens}",
    others: "21 jednadvacet 31 jednatřicet 41 jednačtyřicet 51 jednapadesát 61 jednašedesát "
      + "71 jednasedmdesát 81 jednaosmdesát 91 jednadevadesát 100 sto 200 dvěstě 300 třista "
      + "400 čtyřista 500 pětset 600 šestset 700 sedmset 800 osmset 900 devětset",
    hundred: "",
    thousand: "tisíce tisíc",
    and: "a",
    or: "nebo anebo",
    minus: "minus mínus",
    mark: "celá celé celých",
    articles: "",
    of: "z ze",
    parts:
      "2 polovina|půlka|půl:poloviny|půlky 3 třetina:třetiny|třetin 4 čtvrtina|čtvrt:čtvrtiny|čtvrtin|"
      + "čtvrtě 5 pětina:pětiny|pětin 6 šestina:šestiny|šestin 7 sedmina:sedminy|sedmin "
      + "8 osmina:osminy|osmin 9 devítina:devítiny|devítin 10 desetina:desetiny|desetin "
      + "11 jedenáctina:jedenáctiny|jedenáctin 12 dvanáctina:dvanáctiny|dvanáctin "
      + "16 šestnáctina:šestnáctiny|šestnáctin 20 dvacetina:dvacetiny|dvacetin "
      + "100 setina:setiny|setin 1000 tisícina:tisíciny|tisícin",
    fixedParts: "1/2 půl|polovina|půlka 1/4 čtvrt 3/2 půldruhého|půldruhé 1/3 třetina 1/4 čtvrtina",
    quantities: [("12", "tucet")],
    magnitudes: "3 tisíc|tisíce|tis 6 milion|miliony|milionů|milión|milióny|miliónů|mio "
      + "9 miliarda|miliardy|miliard|mld 12 bilion|biliony|bilionů",
    signs: [("^", "na"), ("*", "krát"), ("/", "děleno lomeno")],
    approximations: "asi přibližně zhruba cca okolo kolem skoro téměř",
    openings: "v_roce roku rok je jsou to_je to_jsou odpověď_je odpověď výsledek_je výsledek",
    names: "ph",
    copulas: "je jsou byl byla bylo činí",
    reservations: "ne není nikdy méně více pod nad bez kromě žádný žádná nejméně nejvýše",
    eras: "n_l po_kristu po_kr našeho_letopočtu",
    counted:
      "obyvatel obyvatelé lidí lidé osob osoby žáků dětí mužů žen členů států zemí planet měsíců "
      + "kostí zubů chromozomů elektronů protonů neutronů atomů molekul iontů částic buněk druhů kusů "
      + "bodů stran stěn hran vrcholů karet knih jablek vajec aut hlasů možností kombinací výsledků "
      + "řešení prvků písmen slov párů gólů hráčů"
  )
}
