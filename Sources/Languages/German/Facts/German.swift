// SPDX-License-Identifier: Apache-2.0
package import LanguageFacts

extension LanguageFacts {
  /// The facts of German.
  package static let german: LanguageFacts = {
    var facts = LanguageFacts("de", name: "german")
    facts.decimalMarksByRegion = ["CH": ".", "LI": "."]
    facts.servesUnknownLanguages = true
    facts.spelling = germanSpelling
    facts.words = [terms, substances, everyday]
    facts.frames = germanFrames
    facts.ordinals = germanOrdinals
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
      % prozent v._h. vom_hundert
      ‰ promille
      ° grad
      ′ bogenminute bogenminuten
      ″ bogensekunde bogensekunden
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
    facts.units.powersBehind =
      "2 zum_quadrat 2 im_quadrat 2 hoch_2 2 hoch_zwei 3 hoch_3 3 hoch_drei"
    facts.units.per = "pro je in_der in_einer in_einem"
    facts.units.compass = """
      N n nord nördlich nördlicher_breite nördliche_breite
      S s süd südlich südlicher_breite südliche_breite
      E o ost östlich östlicher_länge östliche_länge
      W w west westlich westlicher_länge westliche_länge
      """
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
    facts.headings.parts = """
      question: frage, fragetext, vorderseite, begriff, wort, vokabel, aufgabe, aufgabentext, aufgabenstellung
      answer: antwort, richtige antwort, richtig, rückseite, übersetzung, bedeutung, lösung, korrekte antwort, korrekt, definition, schlüssel
      alternatives: alternative, alternativ, auch richtig, weitere antwort, andere antwort, weitere richtige, synonym
      wrong: falsch, falsche antwort, distraktor, falsche, falsche option
      options: option, antwort, möglichkeit, auswahl, antwortmöglichkeit, antwortoption, auswahlmöglichkeit
      type: typ, art, fragetyp, fragenart, frageart, aufgabentyp
      feedback: rückmeldung, erklärung, erläuterung, begründung, kommentar
      hint: hinweis, tipp, hilfe
      points: punkt, punkte, punktzahl, bewertung, gewicht
      tolerance: toleranz, abweichung, erlaubte abweichung
      unit: einheit
      set: set, stapel, kategorie, kapitel, abschnitt, lektion, themenbereich
      tags: thema, themen, stichwort, stichwörter, schlagwort, schlagwörter, etikett
      language: sprache
      time: zeit, zeitlimit, sekunde, dauer, zeit in sekunden
      title: titel, name, bezeichnung
      source: quelle, buch, fundstelle
      image: bild, bildlink, medium, medien, ton, video
      id: nummer, kennung, kennziffer
      number: nr, lfd. nr, laufende nummer, fragennummer
      format: textformat
      details: einzelheiten
      """
    facts.headings.kinds = """
      multipleChoice: einfachauswahl, einfachwahl, auswahl, auswahlfrage, eine richtige, ankreuzen
      checkAll: mehrfachauswahl, mehrfachwahl, mehrere richtige, alle ankreuzen
      trueFalse: wahr/falsch, wahr oder falsch, richtig/falsch, richtig oder falsch, ja/nein
      exactMatch: text, kurzantwort, kurztext, eingabe, wort, karteikarte, karte
      numeric: zahl, numerisch, rechnung, rechenaufgabe
      algebraic: term, gleichung, formel, algebra
      chemical: chemie, reaktionsgleichung, chemische formel
      date: datum, jahr, jahreszahl
      ordering: reihenfolge, ordnen, sortieren, sortierung
      matching: zuordnung, zuordnen, paare
      cloze: lückentext, lücken, lücke
      openResponse: freitext, offen, offene frage, aufsatz, langtext
      """
    facts.headings.answers = """
      student: schüler, schülerin, schüler/in, lernende, lernender, lernende person, teilnehmer, teilnehmerin, prüfling, kandidat, student, studentin, studierende, benutzer, benutzername, name
      credit: anteil, wertung
      """
    facts.headings.isTrue = "wahr, richtig, ja, w, r, stimmt"
    facts.headings.isFalse = "falsch, nein, f, unwahr"
    facts.headings.languages = """
      deutsch, englisch, französisch, spanisch, italienisch, latein, griechisch, russisch, polnisch, türkisch, niederländisch
      """
    facts.headings.pluralEndings = "n, en, e"
    return facts
  }()
}
