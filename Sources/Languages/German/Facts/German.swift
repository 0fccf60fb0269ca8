// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of German.
  package static let german: LanguageFacts = {
    var facts = LanguageFacts("de", name: "german")
    facts.servesUnknownLanguages = true
    facts.spelling = germanSpelling
    facts.words = [terms, substances, everyday]
    facts.articles.words = "der die das den dem des ein eine einen einem einer eines"
    facts.articles.genders = "der die das"
    facts.phrases.negatingPrefixes = "nicht un in im ir il"
    facts.phrases.notNegated = "unbedingt"
    facts.phrases.titles = "kaiser kaiserin könig königin papst präsident"
    facts.phrases.nameParticles = "von der"
    facts.phrases.abbreviations = """
      st sankt
      dr doktor
      % prozent
      """
    facts.numerals = germanNumerals
    facts.numbers = germanNumbers
    facts.dates = germanDates
    facts.units.names = """
      m meter metern
      g gramm
      s sekunde sekunden sek
      A ampere
      K kelvin
      mol mol
      cd candela
      Hz hertz
      N newton
      Pa pascal
      J joule
      W watt
      C coulomb
      V volt
      Ω ohm
      S siemens
      F farad
      Wb weber
      T tesla
      H henry
      lm lumen
      lx lux
      Bq becquerel
      Gy gray
      Sv sievert
      kat katal
      rad radiant
      sr steradiant
      °C celsius
      min minute minuten
      h stunde stunden
      d tag tage tagen
      L liter litern
      t tonne tonnen
      ha hektar
      dpt dioptrie dioptrien
      eV elektronenvolt
      % prozent
      ‰ promille
      ° grad
      wk woche wochen
      yr jahr jahre jahren
      Å ångström angström
      ly lichtjahr lichtjahre
      a ar
      bar bar
      atm atmosphäre atmosphären
      Torr torr
      cal kalorie kalorien
      Wh wattstunde wattstunden
      Nm newtonmeter
      VA voltampere
      PS pferdestärke pferdestärken
      bit bit
      B byte
      KiB kibibyte
      € euro
      $ dollar
      ¥ yen
      CHF franken
      ct cent
      in zoll
      ft fuß
      mi meile meilen
      gal gallone gallonen
      oz unze unzen
      kn knoten
      °F fahrenheit
      """
    facts.units.prefixes = """
      k kilo
      m milli
      c zenti
      M mega
      µ mikro
      n nano
      G giga
      d dezi
      h hekto
      p piko
      T tera
      da deka
      f femto
      a atto
      P peta
      E exa
      z zepto
      Z zetta
      y yokto
      Y yotta
      r ronto
      R ronna
      q quekto
      Q quetta
      """
    facts.units.powersAtBeginning = "2 quadrat 3 kubik"
    facts.units.degrees = "grad"
    facts.units.kilograms = "kilo kilos"
    facts.units.inPhrases = """
      km kilometer
      m meter
      cm zentimeter
      mm millimeter
      kg kilogramm kilo kilos
      g gramm
      mg milligramm
      l liter
      ml milliliter
      h stunde stunden
      min minute minuten
      s sekunde sekunden
      """
    facts.elements = """
      Wasserstoff Helium Lithium Beryllium Bor Kohlenstoff Stickstoff Sauerstoff Fluor Neon Natrium Magnesium Aluminium \
      Silicium Phosphor Schwefel Chlor Argon Kalium Calcium Scandium Titan Vanadium Chrom Mangan Eisen Cobalt Nickel Kupfer \
      Zink Gallium Germanium Arsen Selen Brom Krypton Rubidium Strontium Yttrium Zirconium Niob Molybdän Technetium \
      Ruthenium Rhodium Palladium Silber Cadmium Indium Zinn Antimon Tellur Iod Xenon Caesium Barium Lanthan Cer Praseodym \
      Neodym Promethium Samarium Europium Gadolinium Terbium Dysprosium Holmium Erbium Thulium Ytterbium Lutetium Hafnium \
      Tantal Wolfram Rhenium Osmium Iridium Platin Gold Quecksilber Thallium Blei Bismut Polonium Astat Radon Francium \
      Radium Actinium Thorium Protactinium Uran Neptunium Plutonium Americium Curium Berkelium Californium Einsteinium \
      Fermium Mendelevium Nobelium Lawrencium Rutherfordium Dubnium Seaborgium Bohrium Hassium Meitnerium Darmstadtium \
      Roentgenium Copernicium Nihonium Flerovium Moscovium Livermorium Tenness Oganesson
      """
    facts.formulaWords = """
      root wurzel
      infinity unendlich
      and und
      or oder
      degree Grad
      gcd ggt
      lcm kgv
      """
    facts.completions.demands = """
      plural sind waren heißen
      singular ist war heißt
      notFeminine einen einem dem
      accusative für gegen ohne
      dative mit von
      """
    facts.completions.exclusions = """
      plural das ein eine
      singular zwei drei vier fünf mehrere viele alle
      accusative der dem einem einer des eines
      dative das die des ein eine einen
      """
    facts.completions.feminineEndings = "ung heit keit ität tion"
    facts.completions.otherEndings = "sprung schwung dung"
    facts.completions.smallWords = "der die das ist sind ein eine und den"
    facts.headings.question = "frage, vorderseite, begriff, wort, vokabel"
    facts.headings.answer = "antwort, rückseite, übersetzung, bedeutung, lösung"
    facts.headings.alternatives = "auch richtig"
    facts.headings.wrong = "falsch"
    facts.headings.feedback = "erklärung"
    facts.headings.tags = "themen, stichwörter"
    facts.headings.id = "nummer"
    facts.headings.languages = """
      deutsch, englisch, französisch, spanisch, italienisch, latein, griechisch, russisch, polnisch, türkisch, niederländisch
      """
    facts.headings.pluralEndings = "n, en"
    return facts
  }()
}
